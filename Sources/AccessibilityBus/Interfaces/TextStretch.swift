/// Which stretch of a text is around a place. Places count Unicode scalars.
enum TextStretch {
    /// As AT-SPI's `Text.GetStringAtOffset` numbers them.
    enum Granularity: Int { case character = 0, word, sentence, line, paragraph }

    /// What `Text.GetTextAtOffset` numbers, which is older: each kind with its starts and its ends.
    static func granularity(ofBoundary number: Int) -> Granularity? {
        switch number {
        case 0: .character
        case 1, 2: .word
        case 3, 4: .sentence
        case 5, 6: .line
        default: nil
        }
    }

    /// - Parameters:
    ///   - line: The line that is seen around a place.
    /// - Returns: At the end of the text a character is empty, and of other kinds it is the last stretch.
    static func range(_ granularity: Granularity, around place: Int, in scalars: [Unicode.Scalar], line: (Int) -> Range<Int>) -> Range<Int> {
        let place = min(max(place, 0), scalars.count)
        switch granularity {
        case .character: return place..<min(place + 1, scalars.count)
        case .line: return line(place)
        case .paragraph: return stretch(around: place, in: scalars) { index in index > 0 && scalars[index - 1] == "\n" }
        case .word: return stretch(around: place, in: scalars) { index in isWord(scalars[index]) && (index == 0 || !isWord(scalars[index - 1])) }
        case .sentence:
            return stretch(around: place, in: scalars) { index in
                guard index > 1, !scalars[index].properties.isWhitespace, scalars[index - 1].properties.isWhitespace else { return false }
                let end = scalars[..<index].last { !$0.properties.isWhitespace }
                return end.map { ".!?…。".unicodeScalars.contains($0) } ?? false
            }
        }
    }

    /// From the start before a place, or at it, to the next.
    private static func stretch(around place: Int, in scalars: [Unicode.Scalar], startsAt isStart: (Int) -> Bool) -> Range<Int> {
        var start = min(place, scalars.count), end = place
        while start > 0, start == scalars.count || !isStart(start) { start -= 1 }
        if end < scalars.count { end += 1 }
        while end < scalars.count, !isStart(end) { end += 1 }
        return start..<end
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "'" || scalar == "’" || scalar == "•"
    }
}
