import Foundation
import Testing
@testable import UIKit

/// Lines that run from right to left, and lines that run both ways, in a text view.
@MainActor @Suite("UITextView: directions", .leavesNothing)
struct TextViewDirectionTests {
    private static let hebrew = "שלום עולם"

    private func x(_ page: LoggingTextViewDelegate, _ place: Int) -> CGFloat { page.text.caretRect(for: TextOffset(place)).midX }

    @Test("R-TXV-8: in a line from right to left the caret starts at the right, and every caret's place is found again")
    func carets() throws {
        let page = try LoggingTextViewDelegate(Self.hebrew), count = Self.hebrew.utf16.count
        for place in 1...count { #expect(x(page, place) < x(page, place - 1), "\(place)") }
        for place in 0...count {
            let rect = page.text.caretRect(for: TextOffset(place))
            #expect((page.text.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY)) as? TextOffset)?.value == place)
        }
        #expect(page.text.baseWritingDirection(for: TextOffset(2), in: .forward) == .rightToLeft)
    }

    @Test("R-TXV-8: left goes to the next character there, and to the one before in a paragraph from left to right")
    func arrows() throws {
        let page = try LoggingTextViewDelegate("abc\n" + Self.hebrew)
        page.tap(1, tool: .pointer)
        #expect(page.shown == "a|bc\n" + Self.hebrew)
        page.stage.press(Usage.left, [])
        #expect(page.shown == "|abc\n" + Self.hebrew)
        page.tap(6, tool: .pointer)
        #expect(page.text.selectedRange == NSRange(location: 6, length: 0))
        page.stage.press(Usage.left, [])
        #expect(page.text.selectedRange == NSRange(location: 7, length: 0))
        page.stage.press(Usage.right, [])
        #expect(page.text.selectedRange == NSRange(location: 6, length: 0))
        let next = page.text.position(from: TextOffset(6), in: .left, offset: 2) as? TextOffset
        #expect(next?.value == 8)
    }

    @Test("R-TXV-6, R-TXV-8: Home goes to where a line from right to left starts, End to where it ends; Command and left to its left end")
    func lineEnds() throws {
        let page = try LoggingTextViewDelegate("abc\n" + Self.hebrew)
        page.tap(6)
        page.stage.press(Usage.home)
        #expect(page.text.selectedRange == NSRange(location: 4, length: 0))
        page.stage.press(Usage.end)
        #expect(page.text.selectedRange == NSRange(location: 13, length: 0))
        page.stage.press(Usage.right, .command)
        #expect(page.text.selectedRange == NSRange(location: 4, length: 0))
        page.stage.press(Usage.left, .command)
        #expect(page.text.selectedRange == NSRange(location: 13, length: 0))
    }

    @Test("R-TXV-8: a selection over letters of both directions has a rectangle for each stretch, which cover its carets and nothing else")
    func stretches() throws {
        // Drawn: abc, then the Hebrew letters from right to left, then def.
        let page = try LoggingTextViewDelegate("abc שלום def")
        let whole = page.text.selectionRects(for: TextOffsets(0..<12)).map(\.rect)
        #expect(whole.map(\.width).reduce(0, +) > 0)
        #expect(abs(whole.map(\.width).reduce(0, +) - (x(page, 12) - x(page, 0))) <= 1)
        // From within the first word to within the Hebrew one: two stretches with a gap between, since the letters lie at the word's right end.
        let part = page.text.selectionRects(for: TextOffsets(2..<6)).map(\.rect).sorted { $0.minX < $1.minX }
        try #require(part.count == 2)
        #expect(part[0].maxX < part[1].minX)
        #expect(part.allSatisfy { $0.height > 0 && $0.width > 0 })
    }
}
