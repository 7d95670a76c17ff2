/// Reads choices out of an input. Behind its end all of them are 0, so that every input means something.
public struct Choices {
    private var rest: Slice<UnsafeRawBufferPointer>

    public init(_ bytes: UnsafeRawBufferPointer) { rest = bytes[...] }

    public var isAtEnd: Bool { rest.isEmpty }

    public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// One of so many, at most 256.
    public mutating func below(_ count: Int) -> Int { Int(byte()) % count }

    public mutating func chance() -> Bool { byte() & 1 == 1 }

    public mutating func bytes(_ count: Int) -> [UInt8] {
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    /// A place or a count: mostly a small one, sometimes one that is out of bounds or as large as numbers get.
    public mutating func place() -> Int {
        let byte = byte()
        switch byte {
        case 0xFF: return .max
        case 0xFE: return .min
        case 0xFD: return Int(Int16(bitPattern: UInt16(self.byte()) << 8 | UInt16(self.byte())))
        case 0xF0...0xFC: return Int(byte) - 0x100
        default: return Int(byte)
        }
    }

    /// A text: one that is known to be hard, or any bytes, taken for UTF-8 or for UTF-16. What is no text in them is repaired, as wherever
    /// text comes in.
    public mutating func text() -> String {
        let byte = byte()
        switch byte {
        case 0..<0x80: return Self.texts[Int(byte) % Self.texts.count]
        case 0x80..<0xC0: return String(decoding: bytes(Int(byte & 15)), as: UTF8.self)
        default:
            let units = bytes(Int(byte & 15) * 2)
            return String(decoding: stride(from: 0, to: units.count - 1, by: 2).map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) }, as: UTF16.self)
        }
    }

    /// Combining marks, joiners, flags, directions, line ends, signs of two code units, and none.
    public static let texts = [
        "a", "é", "e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "🇩", "\u{200D}", "\u{FE0F}", "\u{202E}", "אב", "عربي", "\0", "\n", "\r\n", "\t", "\u{D7FF}", "𝔘", "😀",
        "ﷺ", String(repeating: "\u{300}", count: 20), " ", String(repeating: "x", count: 300), "\u{2028}", "ก็", "한", "\u{1100}\u{1161}", "\u{E0001}", "",
        "👍🏽", "\u{1F3FD}", "a\nb", "\u{85}", "\u{FEFF}", "\u{10FFFF}", "ß ß", "क्षि", "🏴\u{E0067}\u{E0062}\u{E007F}", "\u{2066}א\u{2069}", "\u{FFFC}", "\r",
    ]
}
