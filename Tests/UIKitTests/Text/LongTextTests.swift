import Testing
@testable import UIKit

@MainActor @Suite("Long texts", .leavesNothing)
struct LongTextTests {
    /// Paragraphs of different lengths, a megabyte by default.
    private static func text(_ paragraphs: Int = 8000) -> String {
        (0..<paragraphs).map { "Paragraph \($0)" + String(repeating: " has words", count: $0 * 7 % 25) }.joined(separator: "\n")
    }

    /// Where the paragraph is seen that the upper edge goes through, from that edge on.
    private func seen(_ text: UITextView) -> (index: Int, y: CGFloat) {
        let top = text.contentOffset.y - text.textOrigin.y, index = text.flow.index(atY: top)
        return (index, text.flow.paragraphs[index].top - top)
    }

    private func expectOrder(_ flow: TextFlow) {
        for index in flow.paragraphs.indices.dropFirst() {
            guard abs(flow.paragraphs[index].top - flow.paragraphs[index - 1].bottom) < 1e-6 else {
                Issue.record("paragraph \(index) does not follow the one before")
                return
            }
        }
    }

    @Test("R-TXV-2: of a long text only what is seen is measured, at the beginning, at the end and where a key changes it")
    func seenOnly() throws {
        let string = Self.text(), page = try LoggingTextViewDelegate(string), text = page.text, flow = text.laidOut
        #expect(string.utf16.count > TextFlow.mostMeasured && flow.paragraphs.count == 8000)
        #expect(flow.measured < 60, "\(flow.measured)")
        text.scrollRangeToVisible(NSRange(location: string.utf16.count, length: 0))
        page.stage.host.advance(by: 0.5)
        #expect(flow.measured < 120, "\(flow.measured)")
        // The last line is seen; the margin below it need not be.
        #expect((0...9).contains(text.contentSize.height - 90 - text.contentOffset.y))
        #expect(flow.paragraphs[7999].isGuessed == false && abs(flow.height + 16 - text.contentSize.height) <= 1)
        expectOrder(flow)
        let before = flow.measured
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: string.utf16.count / 2, length: 0)
        page.stage.type("x")
        page.stage.host.advance(by: 0.1)
        #expect(flow.measured < before + 80 && text.text.utf16.count == string.utf16.count + 1)
        // The caret is seen, at its place.
        let caret = text.caretRect(for: TextOffset(text.content.head))
        #expect(text.bounds.insetBy(dx: 0, dy: -1).contains(caret) && text.content.head == string.utf16.count / 2 + 1)
        #expect(abs(text.place(at: CGPoint(x: caret.midX, y: caret.midY)) - text.content.head) <= 1)
        page.stage.command("z")
        page.stage.host.advance(by: 0.1)
        #expect(text.text == string)
        expectOrder(flow)
    }

    @Test("R-TXV-2: what is seen does not jump as paragraphs above are measured")
    func anchor() throws {
        let page = try LoggingTextViewDelegate(Self.text()), text = page.text
        text.contentOffset.y = text.contentSize.height / 2
        page.stage.host.advance(by: 0.1)
        for _ in 0..<60 {
            let (index, y) = seen(text)
            text.contentOffset.y -= 60
            page.stage.host.advance(by: 0.05)
            let top = text.contentOffset.y - text.textOrigin.y
            #expect(abs(text.flow.paragraphs[index].top - top - (y + 60)) < 0.01, "paragraph \(index)")
        }
        expectOrder(text.flow)
    }

    @Test("R-TXV-2: what is drawn is at its place as paragraphs above and below are measured", arguments: [-60.0, -2000, 700])
    func drawn(step: Double) throws {
        let page = try LoggingTextViewDelegate(Self.text()), text = page.text, surface = try #require(page.stage.host.surface)
        func rows() -> [[String]] {
            page.stage.host.advance(by: 0.1)
            return (20..<110).map { y in stride(from: 20, to: 216, by: 2).map { surface.pixel(x: $0, y: y)?.description ?? "" } }
        }
        text.contentOffset.y = text.contentSize.height / 2
        page.stage.host.advance(by: 0.1)
        for _ in 0..<8 {
            text.contentOffset.y += step
            let shown = rows()
            for tile in text.tiles { tile.setNeedsDisplay() }
            let after = rows(), isSame = shown == after
            #expect(isSame && shown.contains { $0.contains { $0 != "#FFFFFF" } }, "at \(text.contentOffset.y)")
        }
    }

    @Test("R-TXV-2: the height of all, where that is asked for, is that of the measured paragraphs; guesses are near it")
    func height() throws {
        let string = Self.text(4000), text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
        text.text = string
        let guessed = text.laidOut.height
        let exact = text.sizeThatFits(CGSize(width: 200, height: 0)).height - 16
        #expect(text.flow.measured >= 4000 && abs(text.flow.height - exact) <= 1)
        #expect(abs(guessed - exact) < 0.2 * exact, "\(guessed), \(exact)")
        let parts = string.split(separator: "\n", omittingEmptySubsequences: false)
        let sum = [0..<2000, 2000..<4000].reduce(0) { sum, range in
            let part = UITextView(frame: text.frame)
            part.text = parts[range].joined(separator: "\n")
            return sum + part.sizeThatFits(CGSize(width: 200, height: 0)).height - 16
        }
        #expect(abs(sum - exact) <= 2)
    }

    @Test("R-TXV-2, R-TXT-1: an input method gets the text around the caret, in whole characters")
    func around() throws {
        let string = String(repeating: "🙂", count: 1000) + "b" + String(repeating: "🙂", count: 1000)
        let page = try LoggingTextViewDelegate(string), text = page.text, surface = try #require(page.stage.host.surface)
        text.becomeFirstResponder()
        func request(_ location: Int, _ length: Int) -> (text: String?, selection: Range<Int>?) {
            text.selectedRange = NSRange(location: location, length: length)
            page.stage.host.advance(by: 0.1)
            return (surface.textInput?.text, surface.textInput?.selection)
        }
        let middle = request(2002 - 2, 1)
        #expect(middle.text == String(repeating: "🙂", count: 500) + "b" + String(repeating: "🙂", count: 500) && middle.selection == 1000..<1001)
        let start = request(2, 0)
        #expect(start.text == String(repeating: "🙂", count: 501) && start.selection == 2..<2)
        let behind = request(2001, 0)
        #expect(behind.text == String(repeating: "🙂", count: 499) + "b" + String(repeating: "🙂", count: 500) && behind.selection == 999..<999)
    }
}
