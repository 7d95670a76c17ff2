/// The lines of a long text, paragraph by paragraph (R-TXV-2).
///
/// Each paragraph is measured once, and again after a change in it; its lines are kept while they are needed. Distances are from the
/// text's top left corner.
@MainActor
final class TextFlow {
    private var text = EditedText()
    private var looks = TextLooks(EditedText(), defaults: AttributedText.Defaults(), alignment: .natural)
    private(set) var width: CGFloat = -1
    private(set) var paragraphs: [FlowParagraph] = []
    /// How many paragraphs were measured, ever.
    private(set) var measured = 0

    var height: CGFloat { paragraphs.last?.bottom ?? 0 }
    var length: Int { text.length }

    /// Takes another text, or another width. What is as before at the beginning and at the end is not measured again.
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
        }
        let start = isAll ? 0 : paragraphs[first].start, isLast = last == paragraphs.count
        let end = isLast ? new.length : paragraphs[last].start + shift
        assert(fresh.upperBound <= end)
        var made = FlowParagraph.split(new.part(start..<end), from: start, isLast: isLast)
        for index in made.indices { measure(&made[index]) }
        for index in last..<paragraphs.count { paragraphs[index].start += shift }
        paragraphs.replaceSubrange(first..<last, with: made)
        var top = first > 0 ? paragraphs[first - 1].bottom : 0
        for index in first..<paragraphs.count {
            paragraphs[index].top = top
            top += paragraphs[index].height
        }
    }

    /// What was replaced by what; `nil` if nothing changed.
    private func difference(_ new: EditedText, _ newLooks: TextLooks) -> (old: Range<Int>, new: Range<Int>)? {
        var front = min(EditedText.commonStart(text, new), TextLooks.common(looks.all, newLooks.all))
        let shorter = min(text.length, new.length)
        if front >= shorter, text.length == new.length, looks.rest == newLooks.rest { return nil }
        front = min(front, shorter)
        let back = min(EditedText.commonEnd(text, new), TextLooks.common(looks.all.reversed(), newLooks.all.reversed()), shorter - front)
        return (front..<text.length - back, front..<new.length - back)
    }

    private func measure(_ paragraph: inout FlowParagraph) {
        measured += 1
        let lines = makeLines(paragraph)
        paragraph.height = lines.layout.size.height + lines.layout.lineSpacing
    }

    private func makeLines(_ paragraph: FlowParagraph) -> ParagraphLines {
        let range = paragraph.start..<paragraph.textEnd
        // An empty line looks like its line feed.
        let looked = range.isEmpty ? paragraph.start..<paragraph.end : range
        return ParagraphLines(text.substring(range), looks: looks.within(looked), rest: looks.rest, width: width)
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
        let lines = makeLines(paragraphs[index])
        paragraphs[index].lines = lines
        return lines
    }

    /// Forgets the lines of paragraphs that are far from what is seen.
    func keepLines(_ stretch: ClosedRange<CGFloat>) {
        guard !paragraphs.isEmpty else { return }
        let first = index(atY: stretch.lowerBound), last = index(atY: stretch.upperBound)
        for index in paragraphs.indices where (index < first || index > last) && paragraphs[index].lines != nil {
            paragraphs[index].lines = nil
        }
    }

    /// Draws the lines of a stretch, with the text's corner at a point.
    func draw(in context: CGContext, at origin: CGPoint, stretch: ClosedRange<CGFloat>) {
        guard !paragraphs.isEmpty else { return }
        for index in index(atY: stretch.lowerBound)...max(index(atY: stretch.upperBound), index(atY: stretch.lowerBound)) {
            let top = paragraphs[index].top
            lines(index).layout.draw(in: context, at: CGPoint(x: origin.x, y: origin.y + top), width: width,
                                     stretch: stretch.lowerBound - top...stretch.upperBound - top)
        }
    }
}
