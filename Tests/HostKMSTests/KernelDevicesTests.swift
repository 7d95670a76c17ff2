import Foundation
import HostKit
import Testing
import TouchHost
@testable import HostKMS
@testable import HostRunner

/// What `dactyl devices` says of the kernel's devices, from folders that look like the kernel's.
@MainActor @Suite struct KernelDevicesTests {
    private let root = NSTemporaryDirectory() + "dactyl-input-\(UUID().uuidString)"

    private func add(_ number: Int, name: String, abs: String, key: String = "0", properties: String = "0", udev: String? = nil,
                     hasNode: Bool = true) throws {
        let event = "\(root)/class/event\(number)"
        try FileManager.default.createDirectory(atPath: "\(event)/device/capabilities", withIntermediateDirectories: true)
        for folder in ["dev", "udev"] { try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true) }
        for (path, text) in [("device/name", name), ("device/capabilities/abs", abs), ("device/capabilities/key", key),
                             ("device/properties", properties), ("dev", "13:\(64 + number)")] {
            try (text + "\n").write(toFile: "\(event)/\(path)", atomically: true, encoding: .utf8)
        }
        if let udev { try udev.write(toFile: "\(root)/udev/c13:\(64 + number)", atomically: true, encoding: .utf8) }
        if hasNode { try "".write(toFile: "\(root)/dev/event\(number)", atomically: true, encoding: .utf8) }
    }

    private func kernelDevices(mayOpen: Bool = true) -> KernelDevices {
        KernelDevices(folder: "\(root)/class", nodes: "\(root)/dev", database: "\(root)/udev", mayOpen: { _ in mayOpen })
    }

    private func list(mayOpen: Bool = true) -> [InputDevice] { kernelDevices(mayOpen: mayOpen).list() }

    private func clear() { try? FileManager.default.removeItem(atPath: root) }

    @Test func touchscreensPensAndPads() throws {
        defer { clear() }
        // Slot, major, position, tool, number, pressure; and BTN_TOUCH.
        let touch = String((1 << 0x2f | 1 << 0x30 | 1 << 0x35 | 1 << 0x36 | 1 << 0x37 | 1 << 0x39 | 1 << 0x3a | 3) as UInt, radix: 16)
        let pen = String((3 | 1 << 0x18 | 1 << 0x19 | 1 << 0x1a | 1 << 0x1b) as UInt, radix: 16)
        // Bit 0x140, and 0x14a, 0x14b: in the sixth word.
        let penKeys = String((1 | 1 << 10 | 1 << 11) as UInt, radix: 16) + " 0 0 0 0 0"
        let touchKeys = String((1 << 10) as UInt, radix: 16) + " 0 0 0 0 0"
        try add(2, name: "Panel", abs: touch, key: touchKeys, properties: "2", udev: "I:1\nE:ID_INPUT_TOUCHSCREEN=1\nE:WL_OUTPUT=DSI-1\n")
        try add(10, name: "Bamboo Pad", abs: "3", udev: "E:ID_INPUT_TABLET=1\nE:ID_INPUT_TABLET_PAD=1\n")
        try add(3, name: "Wacom", abs: pen, key: penKeys, properties: "2", udev: "E:ID_INPUT_TABLET=1\n")
        try add(4, name: "Keyboard", abs: "0", key: "fffffffffffffffe", udev: "E:ID_INPUT_KEYBOARD=1\n")
        try add(5, name: "Touchpad", abs: touch, key: String((1 << 10 | 1 << 5) as UInt, radix: 16) + " 0 0 0 0 0", properties: "1",
                udev: "E:ID_INPUT_TOUCHPAD=1\n")
        let found = list()
        #expect(found.map(\.name) == ["Panel", "Wacom", "Bamboo Pad"])
        #expect(found.map(\.kind) == [.touchscreen, .pen, .pad])
        #expect(found[0].abilities == ["several fingers", "size", "pressure", "palms"])
        #expect(found[0].output == "output DSI-1")
        #expect(found[1].abilities == ["pressure", "tilt", "hover", "button"])
        #expect(found.flatMap(\.troubles) == [])
        let text = DeviceReport(host: "kms", kernelDevices().deviceList).text
        #expect(text.hasPrefix("kms: 3 devices\n") && !text.contains("udev"))
    }

    @Test func whatIsWrongIsSaidWithWhatToDo() throws {
        defer { clear() }
        try add(0, name: "Old Panel", abs: String((1 << 0x35 | 1 << 0x36 | 3) as UInt, radix: 16), properties: "2")
        try add(1, name: "Gone", abs: String((1 << 0x2f) as UInt, radix: 16), udev: "E:ID_INPUT_TOUCHSCREEN=1\nE:LIBINPUT_IGNORE_DEVICE=1\n",
                hasNode: false)
        let found = list(mayOpen: false)
        #expect(found.count == 2)
        #expect(found[0].troubles.count == 3, "no permission, no udev, protocol A")
        #expect(found[1].troubles.count == 3, "missing, ignored, no positions")
        let text = DeviceReport(host: "kms", kernelDevices(mayOpen: false).deviceList).text
        #expect(text.contains("TAG+=\"uaccess\"") && text.contains("udevadm trigger"), "the rule is ready")
    }

    @Test func damagedDescriptionsAreNoDevices() throws {
        defer { clear() }
        try add(0, name: String(repeating: "x", count: 5000), abs: "zzzz -1 99999999999999999999", udev: "E:ID_INPUT_TOUCHSCREEN=1\nE:\nE:=\n")
        let found = list()
        #expect(found.count == 1 && found[0].name.count == 80 && found[0].abilities == ["one finger"])
        #expect(KernelDevices(folder: "/nowhere", nodes: "", database: "", mayOpen: { _ in true }).list() == [])
    }
}
