import Foundation
import Testing
import TouchHost
@testable import UIKit

/// Where a tap puts the caret: a finger's to an end of the word, those of what is precise exactly.
@MainActor @Suite("Text: where taps put the caret", .leavesNothing)
struct CaretTapTests {
    /// A field that is edited, with its caret at the end.
    private func stage(_ text: String, begins: Bool = true) throws -> Stage {
        let stage = try Stage(field: UITextField())
        stage.field.text = text
        if begins { stage.field.becomeFirstResponder() }
        stage.host.advance(by: 1)
        return stage
    }

    /// Where the caret is after a tap at a place of the text, some points beside it.
    private func caret(_ stage: Stage, _ place: Int, _ dx: Double = 0, tool: Contact.Tool = .finger) -> Int? {
        stage.tapNow(stage.x(of: place) + dx, 37, tool: tool)
        stage.host.advance(by: 1)
        UIMenuController.shared.hideMenu()
        stage.host.advance(by: 0.5)
        return stage.field.content.selection.isEmpty ? stage.field.content.head : nil
    }

    @Test("R-TXT-11: in a word a finger's tap puts the caret to its end, and to its beginning only within a character of that")
    func words() throws {
        let stage = try stage("Hello beautiful world")
        #expect(caret(stage, 11) == 15)
        #expect(caret(stage, 6) == 6)
        #expect(caret(stage, 7) == 6)
        #expect(caret(stage, 9) == 15)
        #expect(caret(stage, 14) == 15)
        #expect(caret(stage, 3) == 5)
        #expect(caret(stage, 1) == 0)
        #expect(caret(stage, 18) == 21)
    }

    @Test("R-TXT-11, R-TXT-4: the tap that begins editing does so too", arguments: [(11, 15), (7, 6), (2, 5), (21, 21)])
    func firstTap(_ place: Int, _ expected: Int) throws {
        let stage = try stage("Hello beautiful world", begins: false)
        #expect(caret(stage, place) == expected && stage.field.isEditing)
    }

    @Test("R-TXT-11, R-TXT-12: the pointer and the pencil put it exactly, also where they begin editing", arguments: [Contact.Tool.pointer, .pencil])
    func precise(_ tool: Contact.Tool) throws {
        let stage = try stage("Hello beautiful world", begins: false)
        #expect(caret(stage, 11, tool: tool) == 11 && stage.field.isEditing)
        #expect(caret(stage, 13, tool: tool) == 13)
        #expect(caret(stage, 2, tool: tool) == 2)
    }

    @Test("R-TXT-11: a second tap at the place puts the caret there, a third opens the menu; one elsewhere goes to the word's end again")
    func again() throws {
        let stage = try stage("Hello beautiful world")
        #expect(caret(stage, 10) == 15)
        #expect(caret(stage, 10, 2) == 10)
        stage.tapNow(stage.x(of: 10), 37)
        #expect(stage.field.content.head == 10 && UIMenuController.shared.isMenuVisible)
        UIMenuController.shared.hideMenu()
        stage.host.advance(by: 1)
        #expect(caret(stage, 13) == 15)
        #expect(caret(stage, 9) == 15)
        #expect(caret(stage, 9) == 9)
        // What was typed in between makes the next tap a first one.
        #expect(caret(stage, 12) == 15)
        stage.type("!")
        #expect(caret(stage, 12) == 15)
    }

    @Test("R-TXT-11: the tap that begins editing is a first one, the next at the place is exact; a double tap still selects")
    func afterFirstTap() throws {
        let stage = try stage("Hello beautiful world", begins: false)
        #expect(caret(stage, 10) == 15)
        #expect(caret(stage, 10) == 10)
        stage.tapNow(stage.x(of: 18), 37, count: 2)
        #expect(stage.shown == "Hello beautiful [world]")
        UIMenuController.shared.hideMenu()
    }

    @Test("R-TXT-15: a finger that rests puts the caret exactly, and carries it exactly")
    func rests() throws {
        let stage = try stage("Hello beautiful world")
        stage.down(stage.x(of: 10), 37)
        stage.host.advance(by: 0.6)
        #expect(stage.field.content.head == 10)
        stage.move(stage.x(of: 12), 37)
        stage.up(stage.x(of: 12), 37)
        #expect(stage.field.content.head == 12)
        UIMenuController.shared.hideMenu()
    }

    @Test("R-TXT-11: between words the nearest place is an end of one; of several spaces it is the nearer side")
    func spaces() throws {
        let stage = try stage("one      two")
        #expect(caret(stage, 3) == 3)
        #expect(caret(stage, 9) == 9)
        #expect(caret(stage, 5) == 3)
        #expect(caret(stage, 12) == 12)
        #expect(caret(stage, 7) == 9)
    }

    @Test("R-TXT-11: beyond the text and at its ends is where it ends, spaces included")
    func ends() throws {
        let stage = try stage("word  ")
        #expect(caret(stage, 6, 60) == 6)
        #expect(caret(stage, 0, -6) == 0)
        let single = try self.stage("hi")
        #expect(caret(single, 2, 80) == 2)
        #expect(caret(single, 0, -6) == 0)
    }

    @Test("R-TXT-11: signs are not of the word: the caret stands between, and between signs exactly")
    func signs() throws {
        let stage = try stage("Well, (that's) all!!")
        #expect(caret(stage, 3) == 4)
        #expect(caret(stage, 5) == 5)
        #expect(caret(stage, 10) == 13)
        #expect(caret(stage, 8) == 7)
        #expect(caret(stage, 6) == 6)
        #expect(caret(stage, 19) == 19)
        let address = try self.stage("ab cd@efgh.net")
        #expect(caret(address, 6) == 6)
    }

    @Test("R-TXT-11: a word of one letter has an end on each side, and so has one of two letters")
    func short() throws {
        let stage = try stage("a I to")
        #expect(caret(stage, 0) == 0)
        #expect(caret(stage, 1) == 1)
        #expect(caret(stage, 2, 0.5) == 2)
        #expect(caret(stage, 5, -2) == 4)
        #expect(caret(stage, 6, 3) == 6)
    }

    @Test("R-TXT-11: in scripts without spaces between words, and between pictures, the place is exact")
    func withoutSpaces() throws {
        let chinese = try stage("我在学习中文")
        #expect(caret(chinese, 2) == 2)
        #expect(caret(chinese, 5) == 5)
        let mixed = try stage("abcdef日本語ghijk")
        #expect(caret(mixed, 3) == 6)
        #expect(caret(mixed, 7) == 7)
        #expect(caret(mixed, 12) == 14)
        let kana = try stage("テストです")
        #expect(caret(kana, 3) == 3)
        let faces = try stage("ab😂😂😂cd")
        #expect(caret(faces, 4) == 4)
        #expect(caret(faces, 6) == 6)
    }

    @Test("R-TXT-11, R-TXT-22: characters of several units are one: an end of the word is never within one")
    func composed() throws {
        let stage = try stage("ee\u{301}e\u{301}e\u{301}te\u{301} x")
        #expect(caret(stage, 5) == 10)
        #expect(caret(stage, 1) == 0)
    }

    @Test("R-TXT-11: in words from right to left the beginning is on the right")
    func rightToLeft() throws {
        let stage = try stage("שלום יקרים")
        #expect(caret(stage, 2) == 4)
        #expect(caret(stage, 6) == 5)
        #expect(caret(stage, 8) == 10)
    }

    @Test("R-TXT-11: a secret is one word")
    func secret() throws {
        let stage = try stage("ab cd ef")
        stage.field.isSecureTextEntry = true
        stage.host.advance(by: 0.1)
        #expect(caret(stage, 4) == 8)
        #expect(caret(stage, 1) == 0)
    }

    // MARK: Text views

    /// Where the caret is after a tap at a place of the text view.
    private func caret(_ page: LoggingTextViewDelegate, _ place: Int, tool: Contact.Tool = .finger) -> Int? {
        page.tap(place, tool: tool)
        page.stage.host.advance(by: 1)
        UIMenuController.shared.hideMenu()
        page.stage.host.advance(by: 0.5)
        return page.text.selectedRange.length == 0 ? page.text.selectedRange.location : nil
    }

    @Test("R-TXV-4: in a text view likewise, on each line, with the first tap too; the pointer exactly")
    func textView() throws {
        let page = try LoggingTextViewDelegate("one beautiful\nthree fourteen\n\nend")
        #expect(caret(page, 8) == 13 && page.text.isFirstResponder)
        #expect(caret(page, 8) == 8)
        #expect(caret(page, 5) == 4)
        #expect(caret(page, 24) == 28)
        #expect(caret(page, 29) == 29)
        #expect(caret(page, 23, tool: .pointer) == 23)
    }

    @Test("R-TXV-4: beyond the end of a line the caret is at its end, also where the line is broken within a word or behind one")
    func lineEnds() throws {
        let page = try LoggingTextViewDelegate("several words that are broken into lines\nshort")
        let lines = page.text.laidOut.line(at: 3)
        page.stage.tapNow(215, page.point(3).y)
        #expect(page.text.selectedRange.location == lines.upperBound)
        let long = try LoggingTextViewDelegate(String(repeating: "m", count: 40))
        let first = long.text.laidOut.line(at: 3)
        #expect(first.upperBound < 40)
        long.stage.tapNow(215, long.point(3).y)
        #expect(long.text.selectedRange.location == first.upperBound)
        long.stage.host.advance(by: 1)
        #expect(caret(long, 5) == first.upperBound)
        #expect(caret(long, first.upperBound + 8) == min(40, long.text.laidOut.line(at: first.upperBound + 8).upperBound))
    }
}
