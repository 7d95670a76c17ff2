import Foundation
import Testing
import TouchHost
@testable import UIKit

/// What keys do in a text field, and in any view that takes text.
@MainActor @Suite("Text: typing", .leavesNothing)
struct TypingTests {
    private final class Plain: UIView, UIKeyInput {
        var typed = ""
        var eats = false
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !typed.isEmpty }
        func insertText(_ text: String) { typed += text }
        func deleteBackward() { _ = typed.popLast() }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !eats { super.pressesBegan(presses, with: event) }
        }
    }

    @Test("R-TXT-1: keys that no responder handles are typed into a first responder that takes text; those that one handles are not")
    func plainInput() throws {
        let stage = try Stage(field: UITextField()), view = Plain()
        stage.window.addSubview(view)
        stage.type("a")
        #expect(view.typed == "")
        view.becomeFirstResponder()
        stage.type("bcé")
        stage.press(Usage.enter, "\r")
        #expect(view.typed == "bcé\n")
        stage.press(Usage.backspace, "\u{8}")
        stage.press(Usage.backspace, "\u{8}")
        stage.press(0x06, "\u{3}", ignoring: "c", .control)
        stage.press(0x06, "c", .command)
        stage.press(0x06, "c", .alternate)
        #expect(view.typed == "bc")
        view.eats = true
        stage.type("x")
        #expect(view.typed == "bc")
    }

    @Test("R-TXT-1: Backspace with Control, Command or Alternate deletes nothing in a view that only takes keys; with Shift it does")
    func modifiedBackspace() throws {
        let stage = try Stage(field: UITextField()), view = Plain()
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.type("abc")
        for modifier in [KeyModifiers.control, .command, .alternate] { stage.press(Usage.backspace, "\u{8}", modifier) }
        #expect(view.typed == "abc")
        stage.press(Usage.backspace, "\u{8}", .shift)
        #expect(view.typed == "ab")
    }

    @Test("R-KEY-2, R-TXT-1: a held key is one press, and is typed again and again; Return is not")
    func repeating() throws {
        let stage = try Stage(field: UITextField()), view = Plain()
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.type("a", repeats: 3)
        stage.press(Usage.backspace, "\u{8}", repeats: 1)
        stage.press(Usage.enter, "\r", repeats: 5)
        #expect(view.typed == "aa\n")
        stage.host.send(KeyEvent(timestamp: 1, usage: 5, isPressed: true, characters: "b", isRepeat: true))
        #expect(view.typed == "aa\n")
    }

    @Test("R-TXT-2: arrows, Home and End, words and lines; Shift selects; deleting by character, word and line")
    func keys() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.becomeFirstResponder()
        stage.type("one two, three")
        #expect(stage.shown == "one two, three|")
        stage.press(Usage.left)
        #expect(stage.shown == "one two, thre|e")
        stage.press(Usage.left, .control)
        #expect(stage.shown == "one two, |three")
        stage.press(Usage.left, .alternate)
        #expect(stage.shown == "one |two, three")
        stage.press(Usage.right, [.alternate, .shift])
        #expect(stage.shown == "one [two], three")
        stage.press(Usage.right, .shift)
        #expect(stage.shown == "one [two,] three")
        stage.press(Usage.left)
        #expect(stage.shown == "one |two, three")
        stage.press(Usage.home, .shift)
        #expect(stage.shown == "[one ]two, three")
        stage.press(Usage.backspace, "\u{8}")
        #expect(stage.shown == "|two, three")
        stage.press(Usage.end)
        stage.press(Usage.backspace, "\u{8}", .control)
        #expect(stage.shown == "two, |")
        stage.press(Usage.left, .command)
        stage.press(Usage.delete, "\u{7F}")
        #expect(stage.shown == "|wo, ")
        stage.press(Usage.delete, "\u{7F}", .alternate)
        #expect(stage.shown == "|, ")
        stage.press(Usage.right, .command)
        stage.press(Usage.backspace, "\u{8}", .command)
        #expect(stage.shown == "|")
        stage.press(Usage.backspace, "\u{8}")
        #expect(stage.shown == "|")
    }

    @Test("R-TXT-2: the caret goes by characters as people see them")
    func characters() throws {
        let stage = try Stage(field: UITextField())
        stage.field.becomeFirstResponder()
        stage.type("ae\u{301}👨‍👩‍👧🇨🇭")
        stage.press(Usage.left)
        #expect(stage.shown == "ae\u{301}👨‍👩‍👧|🇨🇭")
        stage.press(Usage.left)
        #expect(stage.shown == "ae\u{301}|👨‍👩‍👧🇨🇭")
        stage.press(Usage.left)
        #expect(stage.shown == "a|e\u{301}👨‍👩‍👧🇨🇭")
        stage.press(Usage.delete, "\u{7F}")
        stage.press(Usage.delete, "\u{7F}")
        #expect(stage.shown == "a|🇨🇭")
    }

    @Test("R-TXT-2, R-KEY-3: a command for a key that a field uses goes behind the field, unless it asks to go before; others go first")
    func commands() throws {
        final class Commanding: UIView {
            var calls: [String] = []
            var wantsPriority = false
            override var keyCommands: [UIKeyCommand]? {
                let command = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Selector("left", Commanding.left))
                command.wantsPriorityOverSystemBehavior = wantsPriority
                return [command, UIKeyCommand(input: "c", modifierFlags: .control, action: Selector("copyAll", Commanding.copyAll))]
            }
            func left() { calls.append("left") }
            func copyAll() { calls.append("copyAll") }
        }
        let stage = try Stage(field: UITextField()), view = Commanding(frame: stage.window.bounds)
        stage.window.addSubview(view)
        view.addSubview(stage.field)
        stage.field.becomeFirstResponder()
        stage.type("ab")
        stage.press(Usage.left)
        #expect(stage.shown == "a|b" && view.calls == [])
        view.wantsPriority = true
        stage.press(Usage.left)
        stage.command("c")
        #expect(stage.shown == "a|b" && view.calls == ["left", "copyAll"])
    }

    @Test("R-TXT-3: the caret is seen, blinks for some seconds, then stays; each change starts it again; it wakes the machine no more afterwards")
    func blinking() throws {
        let stage = try Stage(field: UITextField()), caret = stage.field.caret
        #expect(caret.isHidden)
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 0.25)
        #expect(!caret.isHidden && caret.alpha == 1)
        stage.host.advance(by: 0.5)
        #expect(caret.alpha == 0)
        stage.host.advance(by: 0.5)
        #expect(caret.alpha == 1)
        stage.host.advance(by: 0.5)
        stage.press(Usage.left)
        stage.type("a")
        #expect(caret.alpha == 1)
        stage.host.advance(by: 12)
        #expect(caret.alpha == 1 && stage.host.virtualClock.deadline == nil)
        stage.press(Usage.left, .shift)
        #expect(caret.isHidden)
    }
}
