internal import CPango

/// Words that go through many lines.
extension TextSource {
    /// How many bytes of a word are laid out in one piece; a few more where it can't be cut there.
    private static let longestPiece = 1024

    /// Cuts words without a space, such as encoded or minified text, into pieces. For each line Pango looks at all that is left of a piece, so that a
    /// word of 40,000 letters took seconds; pieces of a thousand bytes make it linear.
    ///
    /// Every other piece gets an attribute that changes nothing, which makes it a separate item.
    static func cutLongWords(of text: [UInt8], _ list: OpaquePointer?) {
        for piece in everyOtherPiece(of: text) {
            // Text stands on its line unless this says otherwise.
            guard let plain = pango_attr_rise_new(0) else { return }
            plain.pointee.start_index = UInt32(piece.lowerBound)
            plain.pointee.end_index = UInt32(piece.upperBound)
            pango_attr_list_insert(list, plain)
        }
    }

    /// Of each long word the second piece, the fourth and so on.
    static func everyOtherPiece(of text: [UInt8]) -> [Range<Int>] {
        var pieces: [Range<Int>] = [], start = 0, isMarked = false
        for (place, byte) in text.enumerated() {
            let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
            guard isSpace || place - start >= longestPiece && mayBeCut(text, before: place) else { continue }
            if isMarked { pieces.append(start..<place) }
            (start, isMarked) = (place, !isSpace && !isMarked)
        }
        if isMarked { pieces.append(start..<text.count) }
        return pieces
    }

    /// Whether a scalar begins here that is shown the same apart from the one before: both are letters, digits or signs that stand alone.
    private static func mayBeCut(_ text: [UInt8], before place: Int) -> Bool {
        if text[place] & 0xC0 == 0x80 { return false }
        var before = place - 1
        while before > 0, text[before] & 0xC0 == 0x80 { before -= 1 }
        return standsAlone(text[place...]) && standsAlone(text[before..<place])
    }

    private static func standsAlone(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first else { return false }
        if first < 0x80 { return first > 0x20 }
        guard let scalar = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first else { return false }
        // Parts of Korean syllables are joined, though they are letters.
        if 0x1100..<0x1200 ~= scalar.value || 0xA960..<0xA980 ~= scalar.value || 0xD7B0..<0xD800 ~= scalar.value { return false }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber, .otherNumber, .letterNumber, .otherPunctuation,
             .dashPunctuation, .openPunctuation, .closePunctuation, .mathSymbol, .currencySymbol: true
        default: false
        }
    }
}
