import CLinux
import Foundation
import HostKit

/// The kernel's input devices, which a bare display gets its touches from, by what it says of them to everybody: they are listed also where
/// they may not be opened.
package struct KernelDevices {
    /// Absolute axes by the kernel's numbers.
    private enum Axis: Int {
        case x = 0x00, y = 0x01, pressure = 0x18, distance = 0x19, tiltX = 0x1a, tiltY = 0x1b
        case slot = 0x2f, major = 0x30, positionX = 0x35, positionY = 0x36, tool = 0x37, tracking = 0x39, touchPressure = 0x3a
    }

    private static let touch = 0x14a, pen = 0x140, eraser = 0x141, barrel = 0x14b, finger = 0x145
    private static let isDirect = 1

    private let folder: String
    private let nodes: String
    private let database: String
    private let mayOpen: (String) -> Bool

    /// - Parameters:
    ///   - folder: Where the kernel describes its devices.
    ///   - nodes: Where they are opened.
    ///   - database: Where udev keeps what it knows.
    package init(folder: String = "/sys/class/input", nodes: String = "/dev/input", database: String = "/run/udev/data",
                 mayOpen: @escaping (String) -> Bool) {
        self.folder = folder
        self.nodes = nodes
        self.database = database
        self.mayOpen = mayOpen
    }

    /// Touchscreens, pens and pads, in the order of their numbers.
    package func list() -> [InputDevice] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasPrefix("event") }
        return names.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(1024).compactMap(describe)
    }

    /// The devices with what would mend permissions.
    package var deviceList: DeviceList {
        let devices = list()
        let isLocked = devices.contains { $0.troubles.contains { $0.hasPrefix("no permission") } }
        return DeviceList(devices, remark: devices.isEmpty ? "none: the kernel knows no touchscreen, pen or pad" : nil,
                          remedy: isLocked ? Self.remedy : [])
    }

    private static let remedy = ["A rule that lets the person at the screen in, for /etc/udev/rules.d/70-touch.rules:", ""]
        + rule.split(separator: "\n").map(String.init)
        + ["", "and then, as root: udevadm control --reload && udevadm trigger --subsystem-match=input"]

    /// What lets the person at the screen use all touchscreens and pens.
    private static let rule = """
        SUBSYSTEM=="input", KERNEL=="event*", ENV{ID_INPUT_TOUCHSCREEN}=="1", TAG+="uaccess"
        SUBSYSTEM=="input", KERNEL=="event*", ENV{ID_INPUT_TABLET}=="1", TAG+="uaccess"
        """

    private func describe(_ event: String) -> InputDevice? {
        let device = "\(folder)/\(event)/device"
        let axes = Bits(text("\(device)/capabilities/abs")), keys = Bits(text("\(device)/capabilities/key"))
        let properties = Bits(text("\(device)/properties")), known = udev(event)
        let isTouch = axes.contains(Axis.positionX.rawValue) || axes.contains(Axis.x.rawValue) && keys.contains(Self.touch)
        let kind: InputDevice.Kind
        if known["ID_INPUT_TABLET_PAD"] == "1" {
            kind = .pad
        } else if keys.contains(Self.pen) || known["ID_INPUT_TABLET"] == "1" {
            kind = .pen
        } else if known["ID_INPUT_TOUCHSCREEN"] == "1" || isTouch && (properties.contains(Self.isDirect) || !keys.contains(Self.finger)) {
            // A touchpad's finger does not make a touch.
            guard known["ID_INPUT_TOUCHPAD"] != "1" else { return nil }
            kind = .touchscreen
        } else {
            return nil
        }
        let name = text("\(device)/name").filter { !$0.isNewline }
        var found = InputDevice(kind: kind, name: name.isEmpty ? "no name" : String(name.prefix(80)), place: "\(nodes)/\(event)",
                                output: known["WL_OUTPUT"].map { "output \($0)" } ?? "whichever is shown")
        found.abilities = abilities(kind, axes, keys)
        found.troubles = troubles(found, axes, known)
        return found
    }

    private func abilities(_ kind: InputDevice.Kind, _ axes: Bits, _ keys: Bits) -> [String] {
        var words: [String] = []
        func add(_ word: String, if isSo: Bool) { if isSo { words.append(word) } }
        switch kind {
        case .touchscreen:
            words.append(axes.contains(Axis.slot.rawValue) || axes.contains(Axis.tracking.rawValue) ? "several fingers" : "one finger")
            add("size", if: axes.contains(Axis.major.rawValue))
            add("pressure", if: axes.contains(Axis.touchPressure.rawValue))
            add("palms", if: axes.contains(Axis.tool.rawValue))
        case .pen:
            add("pressure", if: axes.contains(Axis.pressure.rawValue))
            add("tilt", if: axes.contains(Axis.tiltX.rawValue) && axes.contains(Axis.tiltY.rawValue))
            add("hover", if: axes.contains(Axis.distance.rawValue))
            add("eraser", if: keys.contains(Self.eraser))
            add("button", if: keys.contains(Self.barrel))
        case .pad: words.append("buttons")
        }
        return words
    }

    private func troubles(_ device: InputDevice, _ axes: Bits, _ known: [String: String]) -> [String] {
        var lines: [String] = []
        if !FileManager.default.fileExists(atPath: device.place) {
            lines.append("\(device.place) is missing: the device is not passed on to this machine")
        } else if !mayOpen(device.place) {
            lines.append("no permission: log in at the screen, start seatd, or add the rule below")
        }
        if known.isEmpty {
            lines.append("udev says nothing of it, so libinput does not use it: start udev")
        } else if known["LIBINPUT_IGNORE_DEVICE"] == "1" {
            lines.append("udev has it ignored: take LIBINPUT_IGNORE_DEVICE out of the rules")
        }
        let isMulti = axes.contains(Axis.slot.rawValue)
        if device.kind == .touchscreen, isMulti, !(axes.contains(Axis.positionX.rawValue) && axes.contains(Axis.positionY.rawValue)) {
            lines.append("it has slots and no positions: its driver is broken")
        }
        if device.kind == .touchscreen, !isMulti, axes.contains(Axis.positionX.rawValue), !axes.contains(Axis.tracking.rawValue) {
            lines.append("it reports fingers without numbers (protocol A): lifts may be guessed wrong")
        }
        if device.kind == .pen, !axes.contains(Axis.pressure.rawValue) { lines.append("it reports no pressure: strokes have one width") }
        return lines
    }

    /// What udev knows of the device, by its number.
    private func udev(_ event: String) -> [String: String] {
        let number = text("\(folder)/\(event)/dev").filter { !$0.isNewline }
        guard !number.isEmpty else { return [:] }
        var known: [String: String] = [:]
        for line in text("\(database)/c\(number)").split(separator: "\n") where line.hasPrefix("E:") {
            let parts = line.dropFirst(2).split(separator: "=", maxSplits: 1)
            if parts.count == 2 { known[String(parts[0])] = String(parts[1]) }
        }
        return known
    }

    private func text(_ path: String) -> String {
        guard let file = FileHandle(forReadingAtPath: path), let bytes = try? file.read(upToCount: 1 << 16) else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A set of numbers as the kernel writes it: words in hexadecimal, the highest first.
struct Bits {
    private let words: [UInt]

    init(_ text: String) {
        words = text.split(whereSeparator: { $0 == " " || $0.isNewline }).reversed().map { UInt($0, radix: 16) ?? 0 }
    }

    func contains(_ number: Int) -> Bool {
        let word = number / UInt.bitWidth
        return words.indices.contains(word) && words[word] >> UInt(number % UInt.bitWidth) & 1 != 0
    }
}
