#if Web
@testable import HostWeb

/// Writes what a page would send, or what no page would.
struct PageBytes {
    private(set) var bytes: [UInt8] = []

    init(_ kind: UInt8) { bytes = [kind] }

    func number<Value: FixedWidthInteger>(_ value: Value) -> Self {
        var copy = self
        withUnsafeBytes(of: value.littleEndian) { copy.bytes.append(contentsOf: $0) }
        return copy
    }

    func float(_ value: Float) -> Self { number(value.bitPattern) }
    func double(_ value: Double) -> Self { number(value.bitPattern) }

    func text(_ text: String, length: UInt16? = nil) -> Self {
        var copy = number(length ?? UInt16(text.utf8.count))
        copy.bytes.append(contentsOf: text.utf8)
        return copy
    }

    static func view(_ width: UInt16, _ height: UInt16, scale: Float = 1, isVisible: Bool = true) -> [UInt8] {
        PageBytes(1).number(width).number(height).float(scale).number(UInt8(isVisible ? 1 : 0)).bytes
    }

    static func shown(_ frame: UInt32) -> [UInt8] { PageBytes(3).number(frame).bytes }
    static let beat: [UInt8] = [8]

    /// The head of a message of samples; times in milliseconds.
    static func samples(now: Double = 1000, modifiers: UInt8 = 0, count: Int) -> PageBytes {
        PageBytes(2).double(now).number(modifiers).number(UInt16(count))
    }

    func sample(_ pointer: UInt32, _ phase: UInt8, tool: UInt8 = 0, buttons: UInt16 = 1, time: Double = 1000, x: Float = 10, y: Float = 20,
                pressure: Float = .nan, radius: Float = .nan, altitude: Float = .nan, azimuth: Float = .nan, roll: Float = .nan) -> Self {
        number(pointer).number(phase).number(tool).number(buttons).double(time).float(x).float(y).float(pressure).float(radius)
            .float(altitude).float(azimuth).float(roll)
    }

    /// One sample in a message of its own.
    static func finger(_ pointer: UInt32, _ phase: UInt8, x: Float = 10, y: Float = 20, now: Double = 1000) -> [UInt8] {
        samples(now: now, count: 1).sample(pointer, phase, time: now, x: x, y: y).bytes
    }
}

extension PageMessage {
    init(_ bytes: [UInt8]) throws {
        self = try bytes.withUnsafeBytes { bytes throws(MalformedMessage) in try PageMessage(bytes) }
    }
}
#endif
