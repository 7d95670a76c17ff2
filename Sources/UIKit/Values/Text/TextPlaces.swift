/// Where a caret can go in a text. Places count UTF-16 code units; beyond the text there are none.
@MainActor
protocol TextPlaces {
    func character(after place: Int) -> Int
    func character(before place: Int) -> Int
    func wordEnd(after place: Int) -> Int
    func wordStart(before place: Int) -> Int
    /// The word around the place or near it.
    func word(at place: Int) -> Range<Int>?
    /// The ends of the line that is seen.
    func line(at place: Int) -> Range<Int>
    /// The text up to the next line feed.
    func paragraph(at place: Int) -> Range<Int>
    func isRightToLeft(at place: Int) -> Bool
}
