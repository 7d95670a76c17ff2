/// A look that a stretch of a text has, and how its lines stand.
struct TextLook: Equatable {
    var length: Int
    var attributes: TextAttributes
    var paragraph: TextParagraph

    func isAlike(_ other: TextLook) -> Bool { attributes == other.attributes && paragraph == other.paragraph }
}

/// The looks of a text, from its beginning to its end.
@MainActor
struct TextLooks {
    private(set) var all: [TextLook] = []
    /// Of a text that is empty, and behind a last line feed.
    private(set) var rest: TextLook

    init(_ text: EditedText, defaults: AttributedText.Defaults, alignment: NSTextAlignment) {
        func look(_ values: EditedText.Attributes, _ length: Int) -> TextLook {
            var paragraph = (values[.paragraphStyle] as? NSParagraphStyle).map { AttributedText.paragraph($0) }
                ?? TextParagraph(alignment: alignment.forLayout)
            // Nothing is left out of a text that scrolls.
            if paragraph.lineBreak.isShortening { paragraph.lineBreak = .words }
            return TextLook(length: length, attributes: AttributedText.attributes(values, defaults: defaults), paragraph: paragraph)
        }
        rest = look([:], 0)
        for run in text.runs {
            var plain = look(run.attributes, run.range.count)
            guard let marked = text.marked?.clamped(to: run.range), !marked.isEmpty else {
                add(plain)
                continue
            }
            for (length, isMarked) in [(marked.lowerBound - run.range.lowerBound, false), (marked.count, true),
                                       (run.range.upperBound - marked.upperBound, false)] where length > 0 {
                plain.length = length
                plain.attributes.underline = isMarked ? .single : look(run.attributes, 0).attributes.underline
                add(plain)
            }
        }
        rest = all.last ?? rest
    }

    /// Neighbours that look alike are one: a boundary between looks would keep their letters from being joined.
    private mutating func add(_ look: TextLook) {
        if let last = all.last, last.isAlike(look) { all[all.count - 1].length += look.length } else { all.append(look) }
    }

    /// The looks within a range, which is not beyond the text.
    func within(_ range: Range<Int>) -> [TextLook] {
        var found: [TextLook] = [], start = 0
        for look in all {
            let part = (start..<start + look.length).clamped(to: range)
            start += look.length
            if !part.isEmpty {
                var look = look
                look.length = part.count
                found.append(look)
            }
            if start >= range.upperBound { break }
        }
        return found
    }

    /// How far two texts look alike, from their beginnings or from their ends.
    static func common(_ one: some Sequence<TextLook>, _ other: some Sequence<TextLook>) -> Int {
        var first = one.makeIterator(), second = other.makeIterator()
        var a = first.next(), b = second.next(), length = 0
        while let left = a, let right = b, left.isAlike(right) {
            let step = min(left.length, right.length)
            length += step
            a!.length -= step
            b!.length -= step
            if a!.length == 0 { a = first.next() }
            if b!.length == 0 { b = second.next() }
        }
        return length
    }
}

extension TextParagraph.LineBreak {
    fileprivate var isShortening: Bool { self != .words && self != .characters }
}

/// A paragraph of a text: the characters up to a line feed, which belongs to it. Of a very long one, a stretch that begins and ends with a line: it is
/// laid out by itself, so that a key costs what a stretch does.
struct FlowParagraph {
    var start: Int
    /// With the line feed.
    var length: Int
    /// The line feed's length; 0 at the end of the text, and where the paragraph goes on.
    var feed: Int
    /// Of a stretch that does not begin a paragraph: which side its paragraph's lines begin at.
    var direction = TextParagraph.Direction.natural
    /// Whether another stretch of the paragraph follows.
    var goesOn = false
    var top: CGFloat = 0
    var height: CGFloat = 0
    /// Whether the height is a guess.
    private(set) var isGuessed = true
    /// Its lines, while they are needed.
    var lines: ParagraphLines?

    var end: Int { start + length }
    /// Where its last line ends.
    var textEnd: Int { start + length - feed }
    var bottom: CGFloat { top + height }
    /// Whether it does not begin a paragraph.
    var isContinued: Bool { direction != .natural }

    init(start: Int, length: Int, feed: Int) {
        self.start = start
        self.length = length
        self.feed = feed
    }

    @MainActor
    mutating func take(_ lines: ParagraphLines) {
        height = lines.layout.size.height + lines.layout.lineSpacing
        isGuessed = false
    }

    /// Gives its last line to the next stretch, whose lines are not known yet: a line that is cut off would end early.
    /// - Returns: How much of the text that is; 0 where it has one line.
    @MainActor
    mutating func giveLastLine(_ lines: ParagraphLines) -> Int {
        let last = lines.layout.lineCount - 1
        guard goesOn, last > 0 else { return 0 }
        let given = length - lines.places(ofLine: last).lowerBound
        guard given > 0, given < length else { return 0 }
        length -= given
        return given
    }

    mutating func guess(_ guess: HeightGuess?) { height = guess?.height(of: length) ?? 0 }
}

/// How high paragraphs are that were not laid out, by what others take.
struct HeightGuess {
    /// Of how many paragraphs, and of how many UTF-16 code units, it is made.
    static let mostSamples = 50, mostLength = 2000

    private var lines = 0, height: CGFloat = 0
    /// What full lines hold: those that another one follows.
    private var fullLines = 0, units = 0

    mutating func note(_ layout: TextLayout, _ length: Int) {
        lines += layout.lineCount
        height += layout.size.height + layout.lineSpacing
        guard layout.lineCount > 1 else { return }
        // The last one is half full, on the average.
        fullLines += 2 * layout.lineCount - 1
        units += 2 * length
    }

    func height(of length: Int) -> CGFloat {
        guard lines > 0 else { return 20 }
        let count = fullLines > 0 ? max((CGFloat(length) * CGFloat(fullLines) / CGFloat(max(units, 1))).rounded(.up), 1) : 1
        return count * height / CGFloat(lines)
    }
}

/// The lines of a paragraph, and where its text may be taken apart.
@MainActor
final class ParagraphLines {
    let string: String
    let layout: TextLayout
    private(set) lazy var breaks = TextBreaks(string)
    /// Whether the paragraph goes on behind its lines.
    private let goesOn: Bool

    init(_ string: String, looks: [TextLook], rest: TextLook, width: CGFloat, direction: TextParagraph.Direction = .natural, goesOn: Bool = false) {
        self.string = string
        self.goesOn = goesOn
        var runs: [TextRun] = [], place = string.utf16.startIndex
        let units = string.utf16
        for look in looks {
            let end = units.index(place, offsetBy: look.length, limitedBy: units.endIndex) ?? units.endIndex
            if place < end { runs.append(TextRun(String(string[place..<end]), look.attributes)) }
            place = end
        }
        if runs.isEmpty { runs = [TextRun("", (looks.first ?? rest).attributes)] }
        var paragraph = (looks.first ?? rest).paragraph
        paragraph.direction = direction
        layout = TextLayout(runs, paragraph: paragraph, width: width)
    }

    func byte(_ place: Int) -> Int {
        let units = string.utf16
        let index = units.index(units.startIndex, offsetBy: max(place, 0), limitedBy: units.endIndex) ?? units.endIndex
        return string.utf8.distance(from: string.startIndex, to: index)
    }

    func place(_ byte: Int) -> Int {
        let utf8 = string.utf8
        let index = utf8.index(string.startIndex, offsetBy: byte, limitedBy: utf8.endIndex) ?? utf8.endIndex
        return string.utf16.distance(from: string.startIndex, to: index)
    }

    /// The places that a line shows.
    func places(ofLine line: Int) -> Range<Int> {
        let bytes = layout.bytes(ofLine: line)
        return place(bytes.lowerBound)..<place(bytes.upperBound)
    }

    /// The last place of a line where a caret stands in it: at a break that is before its last character, which is a space mostly.
    func end(ofLine line: Int) -> Int {
        let places = places(ofLine: line)
        return goesOn || line + 1 < layout.lineCount ? max(breaks.caret(before: places.upperBound), places.lowerBound) : places.upperBound
    }
}
