/// Taking a text apart into paragraphs, and long paragraphs into stretches.
extension FlowParagraph {
    /// How many UTF-16 code units of a paragraph are laid out together, and how many remain at least of one that is cut: as much as is laid out with a key.
    static let longest = 8192, shortest = 4096

    /// The paragraphs of a part of a text.
    /// - Parameters:
    ///   - isLast: Whether the text ends with the part: then behind a last line feed is one more paragraph.
    ///   - direction: Of the paragraph that the part begins within.
    ///   - goesOn: Whether the part ends within a paragraph.
    /// - Returns: The paragraphs, and the direction of what follows them.
    @MainActor
    static func split(_ text: Substring, from start: Int, isLast: Bool, direction: TextParagraph.Direction = .natural, goesOn: Bool = false)
        -> (made: [FlowParagraph], next: TextParagraph.Direction) {
        var splitting = TextSplitting(start)
        // All at once where the text is in one piece.
        let isTaken: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in for byte in bytes { splitting.take(byte) } }
        if isTaken == nil { for byte in text.utf8 { splitting.take(byte) } }
        splitting.end(isLast: isLast, goesOn: goesOn)
        var found = splitting.found
        var current = direction
        for index in found.indices {
            found[index].direction = current
            guard found[index].goesOn else {
                current = .natural
                continue
            }
            guard current == .natural else { continue }
            let units = text.utf16, first = units.index(units.startIndex, offsetBy: found[index].start - start)
            current = side(of: text[first..<units.index(first, offsetBy: found[index].length)].prefix(1000))
        }
        return (found, current)
    }

    /// That of the first letter with one, as Pango finds it.
    @MainActor
    static func side(of text: Substring) -> TextParagraph.Direction {
        TextLayout([TextRun(String(text), AttributedText.attributes([:]))]).isRightToLeft ? .rightToLeft : .leftToRight
    }
}

/// Reads a text byte by byte.
private struct TextSplitting {
    private(set) var found: [FlowParagraph] = []
    private var begin: Int, place: Int
    private var wasReturn = false
    private var before: (UInt8, UInt8) = (0, 0)
    /// Where a long paragraph is cut once it turns out to be one: behind the first space after the shortest stretch, or between letters that stand alone.
    private var cut: Int?

    init(_ start: Int) { (begin, place) = (start, start) }

    private mutating func close(_ feed: Int) {
        found.append(FlowParagraph(start: begin, length: place - begin, feed: feed))
        begin = place
        cut = nil
    }

    mutating func take(_ byte: UInt8) {
        if wasReturn, byte == 0x0A {
            place += 1
            close(2)
            wasReturn = false
        } else {
            if wasReturn { close(1) }
            wasReturn = false
            if place - begin >= FlowParagraph.shortest { takeLong(byte) }
            if byte & 0xC0 != 0x80 { place += byte >= 0xF0 ? 2 : 1 }
            if byte == 0x0A { close(1) }
            if byte == 0x0D { wasReturn = true }
            // U+2029
            if byte == 0xA9, before == (0xE2, 0x80) { close(1) }
        }
        before = (before.1, byte)
    }

    /// Before a byte that is far from the paragraph's beginning.
    private mutating func takeLong(_ byte: UInt8) {
        let isLetter = byte & 0xC0 != 0x80 && Self.standsAlone(byte)
        if cut == nil, before.1 == 0x20, isLetter { cut = place }
        guard place - begin >= FlowParagraph.longest, isLetter else { return }
        // Without a space, between letters: those of many scripts are not written apart.
        if cut == nil, byte < 0x80 || Self.isIdeograph(byte) { cut = place }
        guard let end = cut else { return }
        found.append(FlowParagraph(start: begin, length: end - begin, feed: 0))
        found[found.count - 1].goesOn = true
        begin = end
        cut = nil
    }

    /// Whether a scalar begins with it that is not put over the one before.
    private static func standsAlone(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte >= 0xC0 && byte != 0xCC && byte != 0xCD
    }

    /// Whether a scalar begins with it that is an ideograph or a syllable of Korean.
    private static func isIdeograph(_ byte: UInt8) -> Bool { 0xE4...0xE9 ~= byte || 0xEB...0xEC ~= byte }

    mutating func end(isLast: Bool, goesOn: Bool) {
        if wasReturn { close(1) }
        guard isLast || begin < place else { return }
        close(0)
        found[found.count - 1].goesOn = goesOn
    }
}
