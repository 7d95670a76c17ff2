import Foundation
import HostKit
import Synchronization
import Testing
import TouchHost

/// A kernel that writes down what it is asked for.
private final class NotedKernel: ForceFeedbackKernel {
    let lines = Mutex<[String]>([])
    let gone = Mutex<Set<Int32>>([])
    private let next = Mutex<Int16>(0)

    func note(_ line: String) { lines.withLock { $0.append(line) } }
    func take() -> [String] { lines.withLock { lines in defer { lines = [] }; return lines } }

    func open(_ path: String) -> Int32 {
        note("open \((path as NSString).lastPathComponent)")
        return path.hasSuffix("event9") ? -1 : Int32(path.last?.wholeNumberValue ?? 0)
    }

    func close(_ file: Int32) { note("close \(file)") }

    func upload(_ effect: inout ForceFeedbackEffect, to file: Int32) -> Bool {
        guard !gone.withLock({ $0.contains(file) }) else { return false }
        let bytes = effect.bytes
        func value(_ place: Int) -> UInt16 { bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt16.self) } }
        note("upload \(file): kind \(value(0)), number \(Int16(bitPattern: value(2))), \(value(10)) ms after \(value(12)), strength \(value(16)) \(value(18))")
        if Int16(bitPattern: value(2)) < 0 {
            let number = next.withLock { next in defer { next += 1 }; return next }
            effect.withPointer { $0.storeBytes(of: number, toByteOffset: 2, as: Int16.self) }
        }
        return bytes.count == (MemoryLayout<Int>.size == 8 ? 48 : 44)
    }

    func start(_ number: Int16, on file: Int32) -> Bool {
        note("start \(number) on \(file)")
        return true
    }
}

@Suite struct ForceFeedbackTests {
    private let root = NSTemporaryDirectory() + "dactyl-motors-\(UUID().uuidString)"

    private func add(_ number: Int, effects: String, keys: String = "0") throws {
        let folder = "\(root)/event\(number)/device/capabilities"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try (effects + "\n").write(toFile: folder + "/ff", atomically: true, encoding: .utf8)
        try (keys + "\n").write(toFile: folder + "/key", atomically: true, encoding: .utf8)
    }

    /// FF_RUMBLE is bit 0x50: the 17th of the second word.
    private static let rumble = "10000 0"

    @Test("R-FBK-2 motors of touchscreens and phones move, not those of game controllers, nor devices without rumble")
    func choice() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try add(1, effects: "0")
        try add(3, effects: Self.rumble)
        // A touchscreen's BTN_TOUCH is 0x14a, a controller's BTN_SOUTH 0x130.
        try add(12, effects: Self.rumble, keys: "400 0 0 0 0 0")
        try add(4, effects: Self.rumble, keys: "1000000000000 0 0 0 0")
        #expect(ForceFeedback(folder: root, kernel: NotedKernel()).motors() == ["event3", "event12"])
        #expect(ForceFeedback(folder: root + "/none", kernel: NotedKernel()).motors().isEmpty)
    }

    @Test("R-FBK-2 a push is uploaded once, changed afterwards, and started; a device that goes is left")
    func pushes() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try add(3, effects: Self.rumble)
        try add(9, effects: Self.rumble)
        let kernel = NotedKernel(), feedback = ForceFeedback(folder: root, nodes: "/nowhere", kernel: kernel)
        feedback.prepare()
        feedback.finish()
        #expect(kernel.take() == ["open event3", "open event9"])
        feedback.play([FeedbackPulse(duration: 0.02, strength: 1), FeedbackPulse(delay: 0.1, duration: 0.03, strength: 0.5)])
        feedback.finish()
        #expect(kernel.take() == ["upload 3: kind 80, number -1, 20 ms after 0, strength 65535 65535", "start 0 on 3",
                                  "upload 3: kind 80, number -1, 30 ms after 100, strength 32768 32768", "start 1 on 3"])
        feedback.play([FeedbackPulse(duration: .infinity, strength: .nan)])
        feedback.finish()
        #expect(kernel.take() == ["upload 3: kind 80, number 0, 10000 ms after 0, strength 0 0", "start 0 on 3"])
        kernel.gone.withLock { _ = $0.insert(3) }
        feedback.play([FeedbackPulse(duration: 0.02, strength: 1)])
        feedback.finish()
        #expect(kernel.take() == ["close 3"])
    }
}
