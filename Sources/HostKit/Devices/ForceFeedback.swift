internal import Foundation
package import TouchHost

/// The motors of the kernel's input devices: of touchscreens, of phones, but not of game controllers, which are not held for the app's sake.
///
/// A device may take its time to accept a push, so all of it happens on a separate queue.
package final class ForceFeedback: @unchecked Sendable {
    // Sendable: `devices` is touched on the queue alone.

    /// Those of this machine.
    package static let shared = ForceFeedback()

    private struct Device {
        var file: Int32
        /// The numbers that the kernel has given to the pushes that were uploaded last.
        var effects: [Int16] = []
    }

    private let folder: String
    private let nodes: String
    private let kernel: any ForceFeedbackKernel
    private let queue = DispatchQueue(label: "ForceFeedback")
    private var devices: [Device] = []

    /// - Parameters:
    ///   - folder: Where the kernel describes its devices.
    ///   - nodes: Where they are opened.
    package init(folder: String = "/sys/class/input", nodes: String = "/dev/input", kernel: any ForceFeedbackKernel = LinuxForceFeedback()) {
        self.folder = folder
        self.nodes = nodes
        self.kernel = kernel
    }

    deinit { for device in devices { kernel.close(device.file) } }

    /// Opens the devices that have motors.
    package func prepare() {
        queue.async { self.open() }
    }

    /// Has pushes felt, on every device with a motor.
    package func play(_ pulses: [FeedbackPulse]) {
        queue.async { self.playNow(pulses) }
    }

    /// Waits until what was asked for is done.
    package func finish() { queue.sync {} }

    private func open() {
        guard devices.isEmpty else { return }
        devices = motors().compactMap { name in
            let file = kernel.open("\(nodes)/\(name)")
            return file >= 0 ? Device(file: file) : nil
        }
    }

    /// Devices with a motor, in the order of their numbers.
    package func motors() -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasPrefix("event") }
        return names.sorted { ($0.count, $0) < ($1.count, $1) }.filter { name in
            let effects = KernelBits(contentsOf: "\(folder)/\(name)/device/capabilities/ff")
            guard effects.contains(Self.rumble) else { return false }
            let keys = KernelBits(contentsOf: "\(folder)/\(name)/device/capabilities/key")
            return !Self.controllerButtons.contains { keys.contains($0) }
        }
    }

    private static let rumble = 0x50
    private static let controllerButtons = 0x120...0x13f
    /// As many as a device has room for at least.
    private static let mostPulses = 8

    private func playNow(_ pulses: [FeedbackPulse]) {
        open()
        for index in devices.indices.reversed() where !play(pulses, on: index) {
            kernel.close(devices[index].file)
            devices.remove(at: index)
        }
    }

    /// - Returns: `false` for a device that is gone.
    private func play(_ pulses: [FeedbackPulse], on index: Int) -> Bool {
        for (number, pulse) in pulses.prefix(Self.mostPulses).enumerated() {
            let known = number < devices[index].effects.count ? devices[index].effects[number] : -1
            var effect = ForceFeedbackEffect(pulse, number: known)
            guard kernel.upload(&effect, to: devices[index].file) else { return false }
            if known < 0 { devices[index].effects.append(effect.number) }
            guard kernel.start(effect.number, on: devices[index].file) else { return false }
        }
        return true
    }
}

/// What of the kernel force feedback takes.
package protocol ForceFeedbackKernel: Sendable {
    /// - Returns: A descriptor, or a negative number.
    func open(_ path: String) -> Int32
    func close(_ file: Int32)
    /// Hands an effect over. An effect with the number -1 gets a number.
    func upload(_ effect: inout ForceFeedbackEffect, to file: Int32) -> Bool
    /// Plays an effect once.
    func start(_ number: Int16, on file: Int32) -> Bool
}

/// A push as the kernel takes it: its `struct ff_effect` with a rumble.
package struct ForceFeedbackEffect {
    package private(set) var bytes: [UInt8]

    /// The size of the kernel's structure, in which a pointer has part.
    private static let size = MemoryLayout<Int>.size == 8 ? 48 : 44

    init(_ pulse: FeedbackPulse, number: Int16) {
        bytes = [UInt8](repeating: 0, count: Self.size)
        func milliseconds(_ seconds: Double) -> UInt16 { seconds > 0 ? UInt16(min(seconds * 1000, 10_000).rounded()) : 0 }
        let strength = pulse.strength > 0 ? UInt16((min(pulse.strength, 1) * 65535).rounded()) : 0
        put(0x50, at: 0)
        put(UInt16(bitPattern: number), at: 2)
        put(milliseconds(pulse.duration), at: 10)
        put(milliseconds(pulse.delay), at: 12)
        // The strong motor and the weak one: most devices have one of them.
        put(strength, at: 16)
        put(strength, at: 18)
    }

    private mutating func put(_ value: UInt16, at place: Int) {
        withUnsafeBytes(of: value) { bytes.replaceSubrange(place..<place + 2, with: $0) }
    }

    /// The number that the kernel gave it; -1 before.
    var number: Int16 { bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 2, as: Int16.self) } }

    package mutating func withPointer<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
        bytes.withUnsafeMutableBytes { body($0.baseAddress.unsafelyUnwrapped) }
    }

    /// `EVIOCSFF`.
    static var uploadRequest: UInt { 1 << 30 | UInt(size) << 16 | 0x45 << 8 | 0x80 }
}

/// The kernel itself.
package struct LinuxForceFeedback: ForceFeedbackKernel {
    package init() {}

    package func open(_ path: String) -> Int32 { Glibc.open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC) }
    package func close(_ file: Int32) { _ = Glibc.close(file) }

    package func upload(_ effect: inout ForceFeedbackEffect, to file: Int32) -> Bool {
        effect.withPointer { ioctl(file, ForceFeedbackEffect.uploadRequest, $0) } >= 0
    }

    package func start(_ number: Int16, on file: Int32) -> Bool {
        // `struct input_event`: a time, EV_FF, the number and how often.
        let start = MemoryLayout<timeval>.size
        var event = [UInt8](repeating: 0, count: start + 8)
        event.withUnsafeMutableBytes {
            $0.storeBytes(of: 0x15, toByteOffset: start, as: UInt16.self)
            $0.storeBytes(of: UInt16(bitPattern: number), toByteOffset: start + 2, as: UInt16.self)
            $0.storeBytes(of: 1, toByteOffset: start + 4, as: Int32.self)
        }
        return write(file, event, event.count) == event.count
    }
}

/// A set of numbers as the kernel writes it: words in hexadecimal, the highest first.
private struct KernelBits {
    private let words: [UInt]

    init(contentsOf path: String) {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        words = text.split(whereSeparator: { $0 == " " || $0.isNewline }).reversed().map { UInt($0, radix: 16) ?? 0 }
    }

    func contains(_ number: Int) -> Bool {
        let word = number / UInt.bitWidth
        return words.indices.contains(word) && words[word] >> UInt(number % UInt.bitWidth) & 1 != 0
    }
}
