#if Web
import TouchHost

/// Takes little-endian values out of a message, and refuses to read past its end.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func take<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) throws(MalformedMessage) -> Value {
        guard bytes.count - position >= MemoryLayout<Value>.size else { throw MalformedMessage("it ends too early") }
        defer { position += MemoryLayout<Value>.size }
        return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Value.self))
    }

    /// A number that must be one, and not larger than the limit either way.
    mutating func takeNumber(_ name: StaticString, upTo limit: Double) throws(MalformedMessage) -> Double {
        let value = Double(Float(bitPattern: try take()))
        guard value.magnitude <= limit else { throw MalformedMessage("\(name) is out of range") }
        return value
    }

    /// As ``takeNumber(_:upTo:)``; a NaN says that there is none.
    mutating func takeOptionalNumber(_ name: StaticString, upTo limit: Double) throws(MalformedMessage) -> Double? {
        let value = Double(Float(bitPattern: try take()))
        guard !value.isNaN else { return nil }
        guard value.magnitude <= limit else { throw MalformedMessage("\(name) is out of range") }
        return value
    }

    /// A page's time, in seconds since it was opened.
    mutating func takeTime() throws(MalformedMessage) -> Double {
        let value = Double(bitPattern: try take()) / 1000
        guard value.magnitude <= PageLimits.latestTime else { throw MalformedMessage("a time is out of range") }
        return value
    }

    /// A text that is preceded by its length in bytes, 16 bits.
    mutating func takeText(upTo limit: Int) throws(MalformedMessage) -> String {
        let count = Int(try take(UInt16.self))
        guard count <= limit else { throw MalformedMessage("a text is longer than \(limit) bytes") }
        guard bytes.count - position >= count else { throw MalformedMessage("it ends too early") }
        defer { position += count }
        guard let text = String(validating: bytes[position..<position + count], as: UTF8.self) else {
            throw MalformedMessage("a text is not UTF-8")
        }
        return text
    }
}

/// A message that no page of ours sends; its connection is closed.
struct MalformedMessage: Error, Equatable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// What a page may send at most.
enum PageLimits {
    /// Bytes of a message.
    static let messageBytes = 1 << 16
    /// Samples of contacts in a message: ten fingers at 1000 a second for the tenth of a second.
    static let samples = 1024
    /// Bytes of a text that is entered or pasted at once.
    static let textBytes = 1 << 14
    /// Fingers, pens and mice that one page may have down at a time. More are ignored.
    static let contacts = 32
    /// Pixels from the upper left corner.
    static let position = 1e6
    /// Seconds that a page has been open.
    static let latestTime = 1e10
    /// Pixels of the surface: a screen of 4096 x 4096.
    static let pixels = 1 << 24

    /// Whether a surface may have this size.
    static func allow(_ size: PixelSize) -> Bool {
        max(size.width, size.height) <= PixelSize.largestSide && size.width * size.height <= pixels
    }
}
#endif
