import Foundation
import Testing
import TouchHost
@testable import UIKit

/// Text of input methods in a text of several lines.
@MainActor @Suite("UITextView: input methods", .leavesNothing)
struct TextViewInputTests {
    @Test("R-TXT-16: the request says that the text has several lines, and where the caret stands")
    func request() throws {
        let page = try LoggingTextViewDelegate("one\ntwo")
        page.tap(5, tool: .pointer)
        page.stage.host.advance(by: 0.1)
        let request = try #require(page.stage.host.surface?.textInput)
        #expect(request.isMultiline && request.text == "one\ntwo" && request.selection == 5..<5)
        #expect(abs(Double(request.caret.minY + request.caret.maxY) / 2 - page.point(5).y) <= 1)
    }

    @Test("R-TXT-17: a preedit is marked in its line, is replaced by each state, and goes when the text that it became is committed")
    func preedit() throws {
        let page = try LoggingTextViewDelegate("one\ntwo")
        page.tap(5, tool: .pointer)
        page.stage.host.send(TextEdit(preedit: "にh", preeditSelection: 1..<1))
        #expect(page.shown == "one\ntに|hwo" && page.text.content.marked == 5..<7)
        page.stage.host.send(TextEdit(preedit: "にほん", preeditSelection: 3..<3))
        #expect(page.text.markedTextRange.flatMap { page.text.text(in: $0) } == "にほん")
        page.stage.host.send(TextEdit(commit: "日本"))
        #expect(page.shown == "one\nt日本|wo" && page.text.markedTextRange == nil)
    }

    @Test("R-TXT-17, R-TXV-3: a committed line feed is a new line; the delegate is asked as if it were typed")
    func lines() throws {
        let page = try LoggingTextViewDelegate("one\ntwo")
        page.tap(5, tool: .pointer)
        _ = page.take()
        page.stage.host.send(TextEdit(commit: "\n"))
        #expect(page.shown == "one\nt\n|wo")
        #expect(page.take().hasPrefix("shouldChange(5,0,\"\\n\")"))
    }

    @Test("R-TXT-17: setMarkedText over a selection of two lines takes its place; unmarkText keeps it; undone at once")
    func marked() throws {
        let page = try LoggingTextViewDelegate("one\ntwo"), text = page.text
        page.tap(5, tool: .pointer)
        text.selectedRange = NSRange(location: 2, length: 3)
        text.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        #expect(page.shown == "onx|wo" && text.content.marked == 2..<3)
        text.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 1))
        #expect(page.shown == "onx[y]zwo")
        text.unmarkText()
        #expect(text.text == "onxyzwo" && text.markedTextRange == nil)
        page.stage.command("z")
        #expect(text.text == "one\ntwo")
    }
}
