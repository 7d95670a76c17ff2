import Testing
@testable import UIKit

@MainActor @Suite("Long paragraphs", .leavesNothing)
struct LongParagraphTests {
    private static func words(_ count: Int, _ word: String = "word") -> String { (0..<count).map { "\(word)\($0 * 7 % 101)" }.joined(separator: " ") }

    private func flow(_ string: String, width: CGFloat = 300) -> TextFlow {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
        text.text = string
        return text.laidOut
    }

    /// What holds whatever was changed.
    private func expectOrder(_ flow: TextFlow, _ string: String, _ comment: Comment? = nil) {
        let units = Array(string.utf16), paragraphs = flow.paragraphs
        #expect(paragraphs.first?.start == 0 && paragraphs.last?.end == units.count, comment)
        for (index, paragraph) in paragraphs.enumerated() {
            let isLast = index + 1 == paragraphs.count
            #expect(isLast || paragraphs[index + 1].start == paragraph.end, comment)
            #expect(isLast || paragraph.goesOn == paragraphs[index + 1].isContinued, comment)
            #expect(paragraph.feed == 0 ? paragraph.goesOn || isLast : units[paragraph.end - 1] == 10 && !paragraph.goesOn, comment)
            #expect(paragraph.length <= 2 * FlowParagraph.longest, comment)
        }
    }

    @Test("R-TXV-2: the stretches of a long paragraph have the lines of the whole")
    func lines() {
        let string = Self.words(9000), flow = flow(string)
        var look = flow.looksOfRest
        look.length = string.utf16.count
        let whole = ParagraphLines(string, looks: [look], rest: look, width: flow.width)
        #expect(flow.paragraphs.count > 5)
        var starts: [Int] = []
        for index in flow.paragraphs.indices {
            let lines = flow.lines(index)
            for line in 0..<lines.layout.lineCount { starts.append(flow.paragraphs[index].start + lines.places(ofLine: line).lowerBound) }
        }
        #expect(starts == (0..<whole.layout.lineCount).map { whole.places(ofLine: $0).lowerBound })
        #expect(abs(flow.height - whole.layout.size.height) < 1)
        expectOrder(flow, string)
    }

    @Test("R-TXV-2: carets go over the ends of stretches, and lines end before them")
    func carets() throws {
        let string = Self.words(9000), flow = flow(string), end = try #require(flow.paragraphs.dropFirst(2).first).start
        #expect(flow.character(before: end) == end - 1 && flow.character(after: end - 1) == end && flow.character(after: end) == end + 1)
        #expect(flow.paragraph(at: end) == 0..<string.utf16.count)
        #expect(flow.line(at: end).lowerBound == end && flow.line(at: end - 2).upperBound == end - 1)
        let above = flow.caret(at: end - 2), below = flow.caret(at: end)
        #expect(abs(below.minY - above.maxY) < 1 && below.minX == 0)
        #expect(flow.place(at: CGPoint(x: 1e4, y: above.midY)) == end - 1)
        // A selection that goes on goes to the right side.
        let rects = flow.rects(end - 6..<end + 3)
        #expect(rects.count == 2 && abs(rects[0].maxX - flow.width) < 1)
        #expect(flow.wordStart(before: end + 2) == end && flow.wordEnd(after: end - 1) > end)
    }

    @Test("R-TXV-2: what is edited, and no more, is laid out again; the stretches stay in order", arguments: 0..<(SlowTests.areWanted ? 20 : 6))
    func edits(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        text.text = Self.words(30_000)
        _ = text.laidOut
        for step in 0..<30 {
            let length = text.content.length, start = Int.random(in: 0...length, using: &random)
            let count = min(Int.random(in: 0...10, using: &random) < 8 ? Int.random(in: 0...20, using: &random) : 9000, length - start)
            let new = ["x", "", "\n", "two words ", "\n\n", Self.words(2000), "é 🙂"].randomElement(using: &random)!
            let before = text.flow.measured
            text.selectedRange = NSRange(location: start, length: count)
            text.insertText(new)
            _ = text.laidOut
            if new.utf16.count < 20 { #expect(text.flow.measured - before < 30) }
            expectOrder(text.flow, text.text, "seed \(seed), step \(step)")
        }
        text.laidOut.measureAll()
        expectOrder(text.flow, text.text)
    }

    @Test("R-TXV-8: all stretches begin at their paragraph's side")
    func direction() {
        let string = "שלום " + Self.words(9000), flow = flow(string)
        #expect(flow.paragraphs.count > 5)
        for index in flow.paragraphs.indices { #expect(flow.lines(index).layout.isRightToLeft) }
    }

    @Test("R-TXV-2, R-TXV-8: stretches behind a change begin at the side of the paragraph that they are in then")
    func directionAfterEdits() throws {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        func sides() -> [Bool] { text.laidOut.paragraphs.indices.map { text.flow.lines($0).layout.isRightToLeft } }
        text.text = "שלום " + Self.words(9000)
        let place = try #require(text.laidOut.paragraphs.dropFirst().first).start + 500
        #expect(!sides().contains(false))
        text.selectedRange = NSRange(location: place, length: 0)
        text.insertText("\n")
        // The rest is a paragraph of its own, whose first letter is Latin.
        let after = text.laidOut.index(of: place + 1)
        expectOrder(text.flow, text.text)
        #expect(!sides()[..<after].contains(false) && !sides()[after...].contains(true) && after > 0)
        text.selectedRange = NSRange(location: place, length: 1)
        text.insertText("")
        expectOrder(text.laidOut, text.text)
        #expect(!sides().contains(false))
    }

    @Test("R-TXV-2: without spaces, letters are taken apart, and what is put over a letter stays with it", arguments: ["a", "日", "e\u{301}"])
    func withoutSpaces(_ letter: String) {
        let string = String(repeating: letter, count: 30_000), flow = flow(string)
        expectOrder(flow, string)
        #expect(flow.paragraphs.count > 3)
        for paragraph in flow.paragraphs where paragraph.isContinued { #expect(paragraph.start % letter.utf16.count == 0) }
    }

    @Test("R-TXV-2: a paragraph of a megabyte is typed into")
    func megabyte() throws {
        let string = Self.words(150_000), page = try LoggingTextViewDelegate(string), text = page.text
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 500_000, length: 0)
        text.scrollRangeToVisible(NSRange(location: 500_000, length: 1))
        page.stage.host.advance(by: 0.1)
        let before = text.flow.measured
        for _ in 0..<5 {
            page.stage.type("x")
            page.stage.host.advance(by: 0.1)
        }
        #expect(text.flow.measured - before <= 15 && text.content.length == string.utf16.count + 5)
        let caret = text.caretRect(for: TextOffset(text.content.head))
        #expect(text.bounds.insetBy(dx: 0, dy: -1).contains(caret))
    }
}
