import Foundation
import Testing
import TouchHost
@testable import UIKit

/// Places from outside that cut a character: it is taken as a whole, and no text is ever half of one.
@MainActor @Suite("Text: whole characters")
struct WholeCharacterTests {
    @Test("R-TXT-22: an edit that deletes half of an emoji deletes it, and typing goes on")
    func halfDeleted() throws {
        let stage = try Stage(field: UITextField())
        stage.field.becomeFirstResponder()
        stage.host.send(TextEdit(commit: "😀"))
        stage.host.send(TextEdit(deleteBefore: 1))
        #expect(stage.field.text == "" && stage.shown == "|" && stage.field.content.length == 0)
        stage.host.send(TextEdit(commit: "x"))
        #expect(stage.shown == "x|")
        stage.host.send(TextEdit(commit: "😀😀"))
        stage.field.select(3, 3, by: .keys)
        stage.host.send(TextEdit(deleteBefore: 1, deleteAfter: 1, commit: "y"))
        #expect(stage.shown == "xy|")
    }

    @Test("R-TXT-22: a caret and a selection do not stand within a character")
    func selection() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.text = "a😀b"
        field.becomeFirstResponder()
        field.selectedTextRange = TextOffsets(2..<2)
        #expect(stage.shown == "a|😀b")
        field.insertText("c")
        #expect(stage.shown == "ac|😀b")
        field.selectedTextRange = TextOffsets(0..<3)
        #expect(stage.shown == "[ac]😀b")
        #expect(field.text(in: TextOffsets(3..<4)) == "😀" && field.text(in: TextOffsets(2..<3)) == "😀")
        field.replace(TextOffsets(3..<4), withText: "d")
        #expect(field.text == "acdb" && field.content.length == 4)
    }

    @Test("R-TXT-22: a preedit's selection within a character, or beyond it, is a caret before it, or reaches its end")
    func preedit() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.becomeFirstResponder()
        stage.host.send(TextEdit(preedit: "😀", preeditSelection: 1..<1))
        #expect(stage.shown == "|😀" && field.content.marked == 0..<2)
        stage.host.send(TextEdit(commit: "z"))
        #expect(stage.shown == "z|")
        field.setMarkedText("ab", selectedRange: NSRange(location: 1, length: .max))
        #expect(stage.shown == "za[b]")
    }

    @Test("R-TXT-22: looks that change within a character change behind it")
    func looks() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        let text = NSMutableAttributedString(string: "a😀b")
        text.addAttribute(.kern, value: 2.0, range: NSRange(location: 0, length: 2))
        field.attributedText = text
        #expect(field.content.runs.map(\.range) == [0..<3, 3..<4] && field.content.runs.map { field.content.substring($0.range) } == ["a😀", "b"])
        field.becomeFirstResponder()
        field.deleteBackward()
        field.deleteBackward()
        #expect(stage.shown == "a|" && field.content.runs.map(\.range) == [0..<1])
    }

    @Test("R-TXT-22: what is sent of the text around the caret starts and ends with whole characters")
    func context() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        let surface = try #require(stage.host.surface)
        let emoji = String(repeating: "😀", count: 600)
        field.text = emoji + "a" + emoji
        field.becomeFirstResponder()
        field.select(1201, 1201, by: .keys)
        stage.host.advance(by: 0.1)
        let request = try #require(surface.textInput)
        #expect(!request.text.contains("\u{FFFD}"))
        let units = Array(request.text.utf16)
        #expect(units.count <= 2000 && units[request.selection.lowerBound - 1] == 0x61)
    }

    @Test("R-TXT-23: what is entered is cut where a field is full, at whole characters")
    func full() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.becomeFirstResponder()
        let unit = "👨‍👩‍👧".utf16.count, piece = String(repeating: "👨‍👩‍👧", count: EditedText.mostTypedInField / unit)
        stage.host.send(TextEdit(commit: "abc"))
        stage.host.send(TextEdit(commit: piece))
        let length = field.content.length
        #expect(length <= EditedText.mostTypedInField && length > EditedText.mostTypedInField - unit && length % unit == 3)
        stage.host.send(TextEdit(preedit: piece))
        #expect(field.content.length == length && field.content.marked == nil)
        stage.host.send(TextEdit(deleteBefore: unit, commit: "ab"))
        #expect(field.content.length == length - unit + 2 && field.text?.hasSuffix("ab") == true)
        // Code may do as it likes; what is typed then has no room.
        field.text = String(repeating: "x", count: EditedText.mostTypedInField + 10)
        stage.type("y")
        #expect(field.content.length == EditedText.mostTypedInField + 10)
        field.selectAll(nil)
        stage.type("y")
        #expect(field.text == "y")
    }

    @Test("R-TXT-23: a text view takes keys beyond what fits into a field")
    func longTextView() throws {
        let stage = try Stage(field: UITextField()), view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        stage.window.addSubview(view)
        view.text = String(repeating: "a line\n", count: 40_000)
        view.becomeFirstResponder()
        view.insertText("y")
        #expect(view.text.utf16.count == 280_001 && view.text.hasSuffix("\ny"))
    }

    @Test("R-TXT-23: one line says that what is entered does not fit")
    func fullIsSaid() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.becomeFirstResponder()
        field.text = String(repeating: "x", count: EditedText.mostTypedInField)
        #expect(!field.content.hasSaidFull)
        stage.type("y")
        #expect(field.content.hasSaidFull && field.text?.hasSuffix("y") == false)
        // There is room again: the line would be said again.
        stage.host.send(TextEdit(deleteBefore: 2, commit: "y"))
        #expect(!field.content.hasSaidFull && field.text?.hasSuffix("xy") == true)
    }

    private enum Way: CaseIterable { case typing, pasting, inputMethod }

    @Test("R-TXT-23: a field takes 262,144 UTF-16 code units, and the delegate is asked about what fits, however it is entered", arguments: Way.allCases)
    private func limit(way: Way) throws {
        final class Asked: UITextFieldDelegate {
            var questions: [(range: NSRange, text: String)] = []
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                questions.append((range, string))
                return true
            }
        }
        let stage = try Stage(field: UITextField()), field = stage.field, delegate = Asked()
        field.text = String(repeating: "x", count: 262_140)
        field.becomeFirstResponder()
        field.delegate = delegate
        func enter(_ text: String) {
            switch way {
            case .typing: stage.press(0, text)
            case .pasting:
                UIPasteboard.general.string = text
                field.paste(nil)
            case .inputMethod: stage.host.send(TextEdit(commit: text))
            }
        }
        // Two of the three fit: half of the third is no character.
        enter("😀😀😀")
        #expect(field.text?.utf16.count == 262_144 && field.text?.hasSuffix("x😀😀") == true)
        #expect(delegate.questions.map(\.text) == ["😀😀"] && delegate.questions.map(\.range) == [NSRange(location: 262_140, length: 0)])
        enter("y")
        #expect(field.text?.utf16.count == 262_144 && field.text?.hasSuffix("😀😀") == true && delegate.questions.count == 1)
        UIPasteboard.general.items = []
    }

    @Test("R-TXT-23: the undo manager of a window forgets the oldest changes")
    func undoLevels() throws {
        let stage = try Stage(field: UITextField()), manager = try #require(stage.window.undoManager)
        manager.groupsByEvent = false
        var undone = 0
        for _ in 0..<150 {
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: stage) { _ in undone += 1 }
            manager.endUndoGrouping()
        }
        while manager.canUndo { manager.undo() }
        #expect(undone == 100)
    }

    @Test("R-TXT-22: a view with a text of its own is asked for whole characters to delete")
    func ownText() throws {
        let stage = try Stage(field: UITextField()), field = TallyField()
        field.frame = CGRect(x: 10, y: 60, width: 100, height: 20)
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.host.send(TextEdit(commit: "a😀"))
        stage.host.send(TextEdit(deleteBefore: 2))
        #expect(field.store == "a")
    }

    @Test("R-TXT-17: a view with a text of its own marks what is a preedit, and is not called to mark nothing in place of its selection")
    func ownMarks() throws {
        let stage = try Stage(field: UITextField()), field = TallyField()
        field.frame = CGRect(x: 10, y: 60, width: 100, height: 20)
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.host.send(TextEdit(commit: "ab"))
        stage.host.send(TextEdit())
        stage.host.send(TextEdit(deleteBefore: 1))
        #expect(field.calls == ["insert ab", "delete"])
        field.calls = []
        stage.host.send(TextEdit(preedit: "x"))
        stage.host.send(TextEdit(preedit: "xy"))
        stage.host.send(TextEdit(commit: "z"))
        #expect(field.calls == ["mark x", "mark xy", "mark ", "insert z"])
        field.calls = []
        stage.host.send(TextEdit(preedit: "x"))
        stage.host.send(TextEdit())
        stage.host.send(TextEdit())
        #expect(field.calls == ["mark x", "mark "] && field.store == "az")
    }

    /// Keeps its text itself, and lets a text field count places in it.
    private final class TallyField: UIView, UITextInput {
        var store = ""
        var calls: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !store.isEmpty }
        func insertText(_ text: String) {
            calls.append("insert \(text)")
            store += text
        }
        func deleteBackward() {
            calls.append("delete")
            _ = store.popLast()
        }
        func text(in range: UITextRange) -> String? {
            (range as? TextOffsets).map { String(decoding: Array(store.utf16)[$0.range], as: UTF16.self) }
        }
        func replace(_ range: UITextRange, withText text: String) {}
        var selectedTextRange: UITextRange? {
            get { TextOffsets(store.utf16.count..<store.utf16.count) }
            set {}
        }
        private(set) var markedTextRange: UITextRange?
        /// What is marked is shown beside the text, and is no part of it.
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
            calls.append("mark \(markedText ?? "")")
            markedTextRange = (markedText ?? "").isEmpty ? nil : TextOffsets(store.utf16.count..<store.utf16.count)
        }
        func unmarkText() {}
        var beginningOfDocument: UITextPosition { TextOffset(0) }
        var endOfDocument: UITextPosition { TextOffset(store.utf16.count) }
        func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
            TextOffsets(((fromPosition as? TextOffset)?.value ?? 0)..<((toPosition as? TextOffset)?.value ?? 0))
        }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
            (position as? TextOffset).map { TextOffset($0.value + offset) }
        }
        func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? { nil }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
            ((toPosition as? TextOffset)?.value ?? 0) - ((from as? TextOffset)?.value ?? 0)
        }
        weak var inputDelegate: (any UITextInputDelegate)?
        func firstRect(for range: UITextRange) -> CGRect { .zero }
        func caretRect(for position: UITextPosition) -> CGRect { .zero }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
        func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
        func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .natural }
    }
}
