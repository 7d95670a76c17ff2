/// What two texts have in common, for those that lay out again only what has changed.
extension EditedText {
    /// Whether the text and its attributes are the same. Foundation's attributed strings are not asked: on Linux their comparison takes the first
    /// bytes of an attribute's object for a type of CoreFoundation, and may trap. Values that can't be compared are taken for different.
    func looksLike(_ other: EditedText) -> Bool {
        guard string.utf8.elementsEqual(other.string.utf8) else { return false }
        let (one, other) = (runs, other.runs)
        return one.count == other.count && zip(one, other).allSatisfy { $0.range == $1.range && Self.areEqual($0.attributes, $1.attributes) }
    }

    private static func areEqual(_ one: Attributes, _ other: Attributes) -> Bool {
        one.count == other.count && one.allSatisfy { key, value in
            guard let value = value as? AnyHashable, let other = other[key] as? AnyHashable else { return false }
            return value == other
        }
    }

    /// A part of the text.
    func part(_ range: Range<Int>) -> Substring {
        let units = string.utf16, range = clamped(range), start = units.index(units.startIndex, offsetBy: range.lowerBound)
        return string[start..<units.index(start, offsetBy: range.count)]
    }

    /// How many UTF-16 code units are the same from the beginning on.
    static func commonStart(_ one: EditedText, _ other: EditedText) -> Int {
        var count = bytes(one, other) { a, b in
            var index = 0
            while index < min(a.count, b.count), a[index] == b[index] { index += 1 }
            return index
        }
        let utf8 = one.string.utf8
        // Not within a character's code.
        while count > 0, count < utf8.count, utf8[utf8.index(utf8.startIndex, offsetBy: count)] & 0xC0 == 0x80 { count -= 1 }
        return one.string.utf16.distance(from: utf8.startIndex, to: utf8.index(utf8.startIndex, offsetBy: count))
    }

    /// How many are the same up to the end.
    static func commonEnd(_ one: EditedText, _ other: EditedText) -> Int {
        var count = bytes(one, other) { a, b in
            var index = 0
            while index < min(a.count, b.count), a[a.count - 1 - index] == b[b.count - 1 - index] { index += 1 }
            return index
        }
        let utf8 = one.string.utf8
        while count > 0, utf8[utf8.index(utf8.endIndex, offsetBy: -count)] & 0xC0 == 0x80 { count -= 1 }
        return one.string.utf16.distance(from: utf8.index(utf8.endIndex, offsetBy: -count), to: utf8.endIndex)
    }

    private static func bytes(_ one: EditedText, _ other: EditedText,
                              _ compare: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Int) -> Int {
        var (one, other) = (one.string, other.string)
        return one.withUTF8 { a in other.withUTF8 { b in compare(a, b) } }
    }
}
