/// Positions in a text: views count code units of UTF-16, compositors bytes of UTF-8, and input methods characters, which are Unicode's scalars.
package enum TextPositions {
    /// The bytes before a code unit. A position inside a character counts as its beginning.
    package static func bytes(_ units: Int, in text: String) -> Int { sum(of: UTF8.width, before: units, of: UTF16.width, in: text) }

    /// The code units before a byte. A position inside a character counts as its beginning.
    package static func units(_ bytes: Int, in text: String) -> Int { sum(of: UTF16.width, before: bytes, of: UTF8.width, in: text) }

    /// The characters before a code unit. A position inside a character counts as its beginning.
    package static func characters(_ units: Int, in text: String) -> Int { sum(of: { _ in 1 }, before: units, of: UTF16.width, in: text) }

    /// The code units before a character.
    package static func units(characters: Int, in text: String) -> Int { sum(of: UTF16.width, before: characters, of: { _ in 1 }, in: text) }

    /// The sum over the characters at the beginning that lie before a position as a whole.
    private static func sum(of width: (Unicode.Scalar) -> Int, before position: Int, of measure: (Unicode.Scalar) -> Int, in text: String) -> Int {
        var sum = 0, passed = 0
        for scalar in text.unicodeScalars {
            passed += measure(scalar)
            guard passed <= position else { break }
            sum += width(scalar)
        }
        return sum
    }

    /// The part of a text around its selection that fits into so many bytes, and the selection in it in bytes.
    package static func window(_ text: String, _ selection: Range<Int>, limit: Int) -> (text: String, cursor: Int, anchor: Int) {
        let start = bytes(selection.lowerBound, in: text), end = bytes(selection.upperBound, in: text)
        let utf8 = Array(text.utf8)
        guard utf8.count > limit else { return (text, end, start) }
        func boundary(_ position: Int) -> Int {
            var position = min(max(position, 0), utf8.count)
            while position < utf8.count, position > 0, utf8[position] & 0xc0 == 0x80 { position -= 1 }
            return position
        }
        let from = boundary(end - limit / 2), to = boundary(from + limit)
        return (String(decoding: utf8[from..<to], as: UTF8.self), end - from, max(0, start - from))
    }
}
