/// What a text field shows of its text, and where: the text itself, or a bullet for each character when it is secret.
@MainActor
struct ShownText: TextPlaces {
    /// Places in the text for places in what is shown, both in UTF-16 code units; `nil` where they are the same.
    private let places: [Int]?
    private let string: String
    let runs: [TextRun]
    let layout: TextLayout
    let breaks: TextBreaks

    private static let bullet = "•"

    init(_ text: EditedText, isSecret: Bool, defaults: AttributedText.Defaults) {
        if isSecret {
            var place = 0, places = [0]
            for character in text.string {
                place += character.utf16.count
                places.append(place)
            }
            self.places = places
            string = String(repeating: Self.bullet, count: places.count - 1)
            runs = [TextRun(string, AttributedText.attributes(text.runs.first?.attributes ?? [:], defaults: defaults))]
        } else {
            places = nil
            string = text.string
            runs = Self.runs(of: text, defaults: defaults)
        }
        breaks = TextBreaks(string)
        let paragraph = TextParagraph(alignment: .left, lineBreak: .none, maximumLines: 1)
        layout = TextLayout(runs, paragraph: paragraph)
    }

    /// The parts that look alike; marked text is underlined.
    static func runs(of text: EditedText, defaults: AttributedText.Defaults) -> [TextRun] {
        var runs: [TextRun] = []
        for run in text.runs {
            let attributes = AttributedText.attributes(run.attributes, defaults: defaults)
            guard let marked = text.marked?.clamped(to: run.range), !marked.isEmpty else {
                runs.append(TextRun(text.substring(run.range), attributes))
                continue
            }
            var underlined = attributes
            underlined.underline = .single
            for (range, look) in [(run.range.lowerBound..<marked.lowerBound, attributes), (marked, underlined),
                                  (marked.upperBound..<run.range.upperBound, attributes)] where !range.isEmpty {
                runs.append(TextRun(text.substring(range), look))
            }
        }
        // Empty text is as high as a line of its font.
        return runs.isEmpty ? [TextRun("", AttributedText.attributes([:], defaults: defaults))] : runs
    }

    // MARK: Places

    /// The place in what is shown.
    func shown(_ place: Int) -> Int {
        guard let places else { return place }
        return places.firstIndex { $0 >= place } ?? places.count - 1
    }

    /// The place in the text.
    func text(_ place: Int) -> Int { places.map { $0[min(max(place, 0), $0.count - 1)] } ?? place }

    private func byte(_ place: Int) -> Int {
        let units = string.utf16
        let index = units.index(units.startIndex, offsetBy: max(shown(place), 0), limitedBy: units.endIndex) ?? units.endIndex
        return string.utf8.distance(from: string.startIndex, to: index)
    }

    /// Where a caret stands, from the left edge of the text.
    func x(of place: Int) -> CGFloat { layout.caret(atByte: byte(place)) }

    /// The place nearest to a distance from the left edge of the text.
    func place(at x: CGFloat) -> Int {
        let utf8 = string.utf8
        let index = utf8.index(string.startIndex, offsetBy: layout.byte(at: x), limitedBy: string.endIndex) ?? string.endIndex
        return text(breaks.caret(atOrBefore: string.utf16.distance(from: string.startIndex, to: index)))
    }

    func stretches(_ range: Range<Int>) -> [ClosedRange<CGFloat>] { layout.stretches(byte(range.lowerBound)..<byte(range.upperBound)) }

    // MARK: Steps

    func character(after place: Int) -> Int { text(breaks.caret(after: shown(place))) }
    func character(before place: Int) -> Int { text(breaks.caret(before: shown(place))) }
    /// A secret is one word.
    func wordEnd(after place: Int) -> Int { places?.last ?? breaks.wordEnd(after: place) }
    func wordStart(before place: Int) -> Int { places == nil ? breaks.wordStart(before: place) : 0 }
    func word(at place: Int) -> Range<Int>? { places.map { 0..<($0.last ?? 0) } ?? breaks.word(at: place) }
    /// One line is all there is.
    private var whole: Range<Int> { 0..<text(string.utf16.count) }
    func line(at place: Int) -> Range<Int> { whole }
    func paragraph(at place: Int) -> Range<Int> { whole }
    func isRightToLeft(at place: Int) -> Bool { layout.isRightToLeft }
}
