/// The lines of a long text, paragraph by paragraph (R-TXV-2).
///
/// Each paragraph is measured once, and again after a change in it; its lines are kept while they are needed. Of a long text only what is seen is
/// measured: other paragraphs have the height that as many characters take in those that were. Distances are from the text's top left corner.
@MainActor
final class TextFlow {
    private var text = EditedText()
    private var looks = TextLooks(EditedText(), defaults: AttributedText.Defaults(), alignment: .natural)
    private(set) var width: CGFloat = -1
    private(set) var paragraphs: [FlowParagraph] = []
    /// No paragraph outside of these has lines.
    private var withLines = 0..<0
    /// How many paragraphs were measured, ever.
    private(set) var measured = 0
    /// How high guesses are.
    private var guess: HeightGuess?
    /// A paragraph that ended there has grown by so much, as it was measured where something asked for a place in it.
    var grew: @MainActor (_ bottom: CGFloat, _ growth: CGFloat) -> Void = { _, _ in }

    /// How long a text may be, in UTF-16 code units, of which all paragraphs are measured at once: about as much as is laid out in a tenth of a second.
    static let mostMeasured = 100_000
    /// Also of a longer one, so much is measured of what is inserted.
    private static let mostInserted = FlowParagraph.longest

    var height: CGFloat { paragraphs.last?.bottom ?? 0 }
    var length: Int { text.length }
    /// Of what is written at the end.
    var looksOfRest: TextLook { looks.rest }

    /// Takes another text, or another width. Equal parts at the beginning and at the end are not measured again.
    /// - Complexity: O(n) comparisons of bytes, and what it takes to lay out what has changed.
    func update(_ new: EditedText, looks newLooks: TextLooks, width newWidth: CGFloat) {
        let isAll = newWidth != width || paragraphs.isEmpty
        let change = isAll ? (0..<text.length, 0..<new.length) : difference(new, newLooks)
        let shift = new.length - text.length
        (text, looks, width) = (new, newLooks, newWidth)
        guard let (old, fresh) = change else { return }
        var first = 0, last = paragraphs.count
        if !isAll {
            first = index(of: max(old.lowerBound - 1, 0))
            // A paragraph stays if the line feed before it does.
            last = paragraphs[first...].firstIndex { $0.start > old.upperBound } ?? paragraphs.count
            // What little remains of a stretch joins the next one.
            if last < paragraphs.count, paragraphs[last - 1].goesOn, paragraphs[last].start + shift - paragraphs[first].start < FlowParagraph.shortest / 2 { last += 1 }
        }
        let start = isAll ? 0 : paragraphs[first].start, isLast = last == paragraphs.count
        let end = isLast ? new.length : paragraphs[last].start + shift
        assert(fresh.upperBound <= end)
        let split = FlowParagraph.split(new.part(start..<end), from: start, isLast: isLast, direction: isAll ? .natural : paragraphs[first].direction,
                                        goesOn: !isLast && paragraphs[last - 1].goesOn)
        var made = split.made
        if isAll { guess = nil }
        take(&made, length: end - start)
        for index in last..<paragraphs.count { paragraphs[index].start += shift }
        if !isLast { turn(from: last, to: split.next) }
        paragraphs.replaceSubrange(first..<last, with: made)
        withLines = min(withLines.lowerBound, first)..<max(withLines.upperBound + made.count - (last - first), first)
        place(first..<first + made.count)
    }

    /// The text is about to change, and the lines are taken of the new one before they are asked for.
    func textWillChange() { text.releaseString() }

    /// A stretch that continues a paragraph begins at the paragraph's side. A change before it may have changed that side, or made it the start of a paragraph.
    private func turn(from first: Int, to side: TextParagraph.Direction) {
        guard paragraphs[first].isContinued else { return }
        var index = first, side = side
        while paragraphs[index].direction != side {
            (paragraphs[index].direction, paragraphs[index].lines) = (side, nil)
            guard paragraphs[index].goesOn, index + 1 < paragraphs.count else { return }
            if side == .natural { side = FlowParagraph.side(of: text.part(paragraphs[index].start..<paragraphs[index].end).prefix(1000)) }
            index += 1
        }
    }

    /// Places paragraphs of which some have other heights now, and those below.
    private func place(_ changed: Range<Int>) {
        let first = changed.lowerBound
        var top = first > 0 ? paragraphs[first - 1].bottom : 0
        for index in first..<paragraphs.count {
            // What follows is where it was.
            if index >= changed.upperBound, paragraphs[index].top == top { return }
            paragraphs[index].top = top
            top += paragraphs[index].height
        }
    }

    /// What was replaced by what; `nil` if nothing changed.
    private func difference(_ new: EditedText, _ newLooks: TextLooks) -> (old: Range<Int>, new: Range<Int>)? {
        let common = new.common(with: text)
        var front = min(common?.start ?? EditedText.commonStart(text, new), TextLooks.common(looks.all, newLooks.all))
        let shorter = min(text.length, new.length)
        if front >= shorter, text.length == new.length, looks.rest == newLooks.rest { return nil }
        front = min(front, shorter)
        let back = min(common?.end ?? EditedText.commonEnd(text, new), TextLooks.common(looks.all.reversed(), newLooks.all.reversed()), shorter - front)
        return (front..<text.length - back, front..<new.length - back)
    }

    // MARK: Measuring

    /// Measures new paragraphs, or guesses.
    private func take(_ made: inout [FlowParagraph], length: Int) {
        let isMeasured = text.length <= Self.mostMeasured || length <= Self.mostInserted
        if !isMeasured, guess == nil { guess = makeGuess(made) }
        for index in made.indices {
            if isMeasured { measure(&made, index) } else { made[index].guess(guess) }
        }
    }

    /// Measures one of some paragraphs.
    @discardableResult
    private func measure(_ some: inout [FlowParagraph], _ index: Int) -> ParagraphLines {
        var lines = newLines(some[index])
        if some[index].goesOn, index + 1 < some.count, some[index + 1].isGuessed {
            let given = some[index].giveLastLine(lines)
            some[index + 1].start -= given
            some[index + 1].length += given
            if given > 0 { lines = makeLines(some[index]) }
        }
        some[index].take(lines)
        return lines
    }

    private func newLines(_ paragraph: FlowParagraph) -> ParagraphLines {
        measured += 1
        return makeLines(paragraph)
    }

    /// From as many of the first paragraphs as can be laid out in no time.
    private func makeGuess(_ paragraphs: [FlowParagraph]) -> HeightGuess {
        var guess = HeightGuess(), length = 0
        for paragraph in paragraphs.prefix(HeightGuess.mostSamples) where paragraph.length > 1 {
            var sample = paragraph
            sample.length = min(sample.length, HeightGuess.mostLength)
            if sample.length < paragraph.length { sample.feed = 0 }
            guess.note(makeLines(sample).layout, sample.length)
            length += sample.length
            if length >= HeightGuess.mostLength { break }
        }
        return guess
    }

    /// Measures the paragraphs of a stretch whose heights are guesses.
    /// - Parameter y: Where what is seen begins.
    /// - Returns: By how much what ends above that has grown; `nil` if all was measured.
    func measure(_ stretch: ClosedRange<CGFloat>, keeping y: CGFloat) -> CGFloat? {
        guard !paragraphs.isEmpty else { return nil }
        let first = index(atY: stretch.lowerBound)
        var growth: CGFloat = 0, changed: Range<Int>?
        for index in first..<paragraphs.count {
            guard index == first || paragraphs[index].top <= stretch.upperBound else { break }
            guard paragraphs[index].isGuessed else { continue }
            let old = paragraphs[index].bottom
            keep(measure(&paragraphs, index), index)
            // It may have given a part to the next one.
            changed = (changed?.lowerBound ?? index)..<index + 2
            if old <= y { growth += paragraphs[index].bottom - old }
        }
        if let changed { place(changed) }
        return changed == nil ? nil : growth
    }

    /// Measures everything: for the height of the whole.
    func measureAll() {
        var first: Int?
        for index in paragraphs.indices where paragraphs[index].isGuessed {
            measure(&paragraphs, index)
            first = first ?? index
        }
        if let first { place(first..<paragraphs.count) }
    }

    private func makeLines(_ paragraph: FlowParagraph) -> ParagraphLines {
        let range = paragraph.start..<paragraph.textEnd
        // An empty line looks like its line feed.
        let looked = range.isEmpty ? paragraph.start..<paragraph.end : range
        return ParagraphLines(text.substring(range), looks: looks.within(looked), rest: looks.rest, width: width,
                              direction: paragraph.direction, goesOn: paragraph.goesOn)
    }

    // MARK: Paragraphs

    /// The paragraph that a place is in.
    func index(of place: Int) -> Int { lastIndex { $0.start <= place } }

    /// The paragraph at a distance from the top.
    func index(atY y: CGFloat) -> Int { lastIndex { $0.top <= y } }

    private func lastIndex(where matches: (FlowParagraph) -> Bool) -> Int {
        var low = 0, high = max(paragraphs.count - 1, 0)
        while low < high {
            let middle = (low + high + 1) / 2
            if matches(paragraphs[middle]) { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The lines of a paragraph, made if they are not there.
    func lines(_ index: Int) -> ParagraphLines {
        if let lines = paragraphs[index].lines { return lines }
        let isGuessed = paragraphs[index].isGuessed, bottom = paragraphs[index].bottom
        let lines = isGuessed ? newLines(paragraphs[index]) : makeLines(paragraphs[index])
        keep(lines, index)
        guard isGuessed else { return lines }
        paragraphs[index].take(lines)
        let growth = paragraphs[index].bottom - bottom
        if growth != 0 {
            place(index..<index + 1)
            grew(bottom, growth)
        }
        return lines
    }

    /// Forgets the lines of paragraphs that are far from what is seen.
    func keepLines(_ stretch: ClosedRange<CGFloat>) {
        guard !paragraphs.isEmpty else { return }
        let seen = index(atY: stretch.lowerBound)..<index(atY: stretch.upperBound) + 1
        for index in withLines.clamped(to: paragraphs.indices) where !seen.contains(index) { paragraphs[index].lines = nil }
        withLines = seen
    }

    private func keep(_ lines: ParagraphLines, _ index: Int) {
        paragraphs[index].lines = lines
        withLines = withLines.isEmpty ? index..<index + 1 : min(withLines.lowerBound, index)..<max(withLines.upperBound, index + 1)
    }

    /// The lines of the paragraphs that a stretch shows, and where each begins.
    func shown(_ stretch: ClosedRange<CGFloat>) -> [ShownLines] {
        guard !paragraphs.isEmpty else { return [] }
        var shown: [ShownLines] = []
        for index in index(atY: stretch.lowerBound)...max(index(atY: stretch.upperBound), index(atY: stretch.lowerBound)) {
            // Measuring one calls the app, which may change the text.
            guard paragraphs.indices.contains(index) else { break }
            let lines = lines(index)
            guard paragraphs.indices.contains(index) else { break }
            shown.append(ShownLines(lines: lines, top: paragraphs[index].top))
        }
        return shown
    }
}
