/// From places in the text to places on the screen, and back.
extension TextFlow: TextPlaces {
    /// The paragraph, its lines, the place within it and the line that shows it.
    private func locate(_ place: Int) -> (paragraph: FlowParagraph, lines: ParagraphLines, place: Int, line: Int) {
        let place = min(max(place, 0), length), index = index(of: place), paragraph = paragraphs[index]
        let lines = lines(index), local = min(place, paragraph.textEnd) - paragraph.start
        return (paragraph, lines, local, lines.layout.line(atByte: lines.byte(local)))
    }

    /// The line that a caret stands in: its left side and height.
    func caret(at place: Int) -> CGRect {
        guard !paragraphs.isEmpty else { return .zero }
        let (paragraph, lines, place, line) = locate(place)
        let frame = lines.layout.frame(ofLine: line, in: width)
        return CGRect(x: lines.layout.x(ofByte: lines.byte(place), inLine: line, in: width), y: paragraph.top + frame.minY,
                      width: 0, height: frame.height)
    }

    /// The place nearest to a point, in the line at its height.
    func place(at point: CGPoint) -> Int {
        guard !paragraphs.isEmpty, point.x.isFinite, point.y.isFinite else { return 0 }
        let index = index(atY: point.y), paragraph = paragraphs[index], lines = lines(index)
        let line = lines.layout.line(atY: point.y - paragraph.top)
        let hit = lines.breaks.caret(atOrBefore: lines.place(lines.layout.byte(at: point.x, inLine: line, in: width)))
        let range = lines.places(ofLine: line)
        return paragraph.start + min(max(hit, range.lowerBound), max(lines.end(ofLine: line), range.lowerBound))
    }

    /// The areas of a range, line by line. A line feed that is within goes to the right side.
    func rects(_ range: Range<Int>, within stretch: ClosedRange<CGFloat>? = nil) -> [CGRect] {
        guard !range.isEmpty, !paragraphs.isEmpty else { return [] }
        var found: [CGRect] = []
        var first = index(of: range.lowerBound), last = index(of: range.upperBound)
        if let stretch { (first, last) = (max(first, index(atY: stretch.lowerBound)), min(last, index(atY: stretch.upperBound))) }
        guard first <= last else { return [] }
        for index in first...last {
            // Measuring one calls the app, which may change the text.
            guard paragraphs.indices.contains(index) else { break }
            let paragraph = paragraphs[index], lines = lines(index), layout = lines.layout
            let part = range.clamped(to: paragraph.start..<paragraph.end)
            guard !part.isEmpty else { continue }
            let low = lines.byte(part.lowerBound - paragraph.start)
            let high = lines.byte(min(part.upperBound, paragraph.textEnd) - paragraph.start)
            let top = layout.line(atByte: low), bottom = layout.line(atByte: high)
            for line in top...max(bottom, top) {
                let frame = layout.frame(ofLine: line, in: width).offsetBy(dx: 0, dy: paragraph.top)
                if let stretch, frame.maxY < stretch.lowerBound || frame.minY > stretch.upperBound { continue }
                let bytes = layout.bytes(ofLine: line)
                let goesOn = line < bottom || part.upperBound > paragraph.textEnd || paragraph.goesOn && range.upperBound > paragraph.end
                var pieces = layout.stretches((low..<max(high, low)).clamped(to: bytes.lowerBound..<max(bytes.upperBound, bytes.lowerBound)),
                                              inLine: line, in: width)
                if goesOn, !layout.isRightToLeft(line: line) {
                    let start = pieces.last?.lowerBound ?? min(layout.x(ofByte: low, inLine: line, in: width), width)
                    pieces = pieces.dropLast() + [start...max(width, start)]
                }
                found += pieces.map { CGRect(x: $0.lowerBound, y: frame.minY, width: $0.upperBound - $0.lowerBound, height: frame.height) }
            }
        }
        return found
    }

    // MARK: Steps

    func character(after place: Int) -> Int {
        let index = index(of: place), paragraph = paragraphs[index]
        if place >= paragraph.textEnd { return min(paragraph.end, length) }
        return paragraph.start + lines(index).breaks.caret(after: place - paragraph.start)
    }

    func character(before place: Int) -> Int {
        let index = index(of: place), paragraph = paragraphs[index]
        guard place > paragraph.start else {
            guard index > 0 else { return 0 }
            let before = paragraphs[index - 1]
            return before.goesOn ? before.start + lines(index - 1).breaks.caret(before: before.length) : before.textEnd
        }
        if place > paragraph.textEnd { return paragraph.textEnd }
        return paragraph.start + lines(index).breaks.caret(before: place - paragraph.start)
    }

    func wordEnd(after place: Int) -> Int {
        for index in index(of: place)..<paragraphs.count {
            guard paragraphs.indices.contains(index) else { break }
            let start = paragraphs[index].start, end = paragraphs[index].textEnd, breaks = lines(index).breaks
            let from = max(place, start - 1)
            guard from < end else { continue }
            let found = start + breaks.wordEnd(after: from - start)
            if found < end || breaks.endsWord(found - start) { return found }
        }
        return length
    }

    func wordStart(before place: Int) -> Int {
        for index in stride(from: index(of: place), through: 0, by: -1) {
            guard paragraphs.indices.contains(index) else { break }
            let paragraph = paragraphs[index], start = paragraph.start, from = min(place, paragraph.end), breaks = lines(index).breaks
            guard from > start else { continue }
            let found = start + breaks.wordStart(before: min(from, paragraph.textEnd + 1) - start)
            if found > start || breaks.startsWord(0) { return found }
        }
        return 0
    }

    func word(at place: Int) -> Range<Int>? {
        let index = index(of: place), start = paragraphs[index].start
        return lines(index).breaks.word(at: place - start).map { start + $0.lowerBound..<start + $0.upperBound }
    }

    func line(at place: Int) -> Range<Int> {
        let (paragraph, lines, _, line) = locate(place)
        let start = lines.places(ofLine: line).lowerBound
        return paragraph.start + start..<paragraph.start + max(lines.end(ofLine: line), start)
    }

    func paragraph(at place: Int) -> Range<Int> {
        var first = index(of: place), last = first
        while paragraphs[first].isContinued, first > 0 { first -= 1 }
        while paragraphs[last].goesOn, last + 1 < paragraphs.count { last += 1 }
        return paragraphs[first].start..<paragraphs[last].end
    }

    func isRightToLeft(at place: Int) -> Bool {
        let (_, lines, _, line) = locate(place)
        return lines.layout.isRightToLeft(line: line)
    }
}
