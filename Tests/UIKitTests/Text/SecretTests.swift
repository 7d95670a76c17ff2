import Foundation
import Testing
import TouchHost
@testable import UIKit

/// The first key in a secret, after editing has begun or the text has become one.
@MainActor @Suite("Text: secrets", .leavesNothing)
struct SecretTests {
    private final class Delegate: UITextFieldDelegate {
        var log: [String] = []
        var answer: (UITextField, NSRange, String) -> Bool = { _, _, _ in true }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            log.append("\(range.location),\(range.length),\(string)")
            return answer(textField, range, string)
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            log.append("clear?")
            return true
        }
    }

    /// A password field, as many apps have it: what has been typed survives.
    private final class Keeping: UITextField {
        override var isSecureTextEntry: Bool {
            didSet { if isFirstResponder { _ = becomeFirstResponder() } }
        }

        override func becomeFirstResponder() -> Bool {
            let success = super.becomeFirstResponder()
            if isSecureTextEntry, let text {
                self.text?.removeAll()
                insertText(text)
            }
            return success
        }
    }

    private final class Deleting: UITextField {
        override func becomeFirstResponder() -> Bool {
            guard super.becomeFirstResponder(), isSecureTextEntry, let existing = text else { return isFirstResponder }
            deleteBackward()
            insertText(existing)
            return true
        }
    }

    /// A secret that is edited again.
    private func stage(_ text: String = "abc", isSecure: Bool = true, field: UITextField? = nil) throws -> (Stage, Delegate) {
        let stage = try Stage(field: field ?? UITextField()), delegate = Delegate()
        stage.field.isSecureTextEntry = isSecure
        stage.field.becomeFirstResponder()
        stage.type(text)
        stage.field.resignFirstResponder()
        stage.field.delegate = delegate
        stage.tapNow(200, 37)
        stage.host.advance(by: 1)
        #expect(stage.field.text == text && stage.field.isEditing)
        return (stage, delegate)
    }

    @Test("R-TXT-24: the first key after editing begins again replaces all, the next ones are added; each time")
    func typing() throws {
        let (stage, _) = try stage()
        stage.type("d")
        #expect(stage.shown == "d|")
        stage.type("e")
        #expect(stage.shown == "de|")
        stage.field.resignFirstResponder()
        stage.field.becomeFirstResponder()
        stage.type("f")
        #expect(stage.shown == "f|")
    }

    @Test("R-TXT-24: Backspace deletes all, whichever step it takes; so does Delete in front of something", arguments: [[], KeyModifiers.control, .command])
    func deleting(_ modifiers: KeyModifiers) throws {
        let (stage, delegate) = try stage()
        stage.press(Usage.backspace, modifiers)
        #expect(stage.field.text == "" && delegate.log == [modifiers == [] ? "2,1," : "0,3,"])
        stage.type("xy")
        stage.press(Usage.backspace)
        #expect(stage.field.text == "x")
        stage.field.resignFirstResponder()
        stage.field.becomeFirstResponder()
        stage.press(Usage.delete)
        #expect(stage.field.text == "x")
        stage.press(Usage.home)
        stage.press(Usage.delete)
        #expect(stage.field.text == "")
    }

    @Test("R-TXT-24: the delegate is asked as about any other key, and not whether the field may be cleared; one change is sent")
    func asked() throws {
        let (stage, delegate) = try stage()
        _ = stage.noted()
        stage.type("de")
        #expect(delegate.log == ["3,0,d", "1,0,e"] && stage.noted() == "changed changed")
        stage.field.resignFirstResponder()
        stage.field.becomeFirstResponder()
        delegate.log = []
        _ = stage.noted()
        stage.press(Usage.backspace, repeats: 3)
        #expect(delegate.log == ["1,1,"] && stage.noted() == "changed" && stage.field.text == "")
    }

    @Test("R-TXT-24: what the delegate refuses is no first key; it may set the text itself")
    func refused() throws {
        let (stage, delegate) = try stage()
        delegate.answer = { _, _, text in text != "x" }
        stage.type("x")
        #expect(stage.field.text == "abc")
        stage.type("d")
        #expect(stage.field.text == "d")
        stage.field.resignFirstResponder()
        stage.field.text = "abc"
        stage.field.becomeFirstResponder()
        delegate.answer = { field, range, text in
            field.text = (field.text! as NSString).replacingCharacters(in: range, with: text)
            return false
        }
        stage.type("de")
        stage.press(Usage.backspace)
        #expect(stage.field.text == "abcd")
    }

    @Test("R-TXT-24: a text that becomes a secret while it is edited begins again; turned off it does not, turned on once more it does")
    func toggled() throws {
        let (stage, delegate) = try stage(isSecure: false), field = stage.field
        stage.type("d")
        field.isSecureTextEntry = true
        stage.type("e")
        #expect(stage.shown == "e|" && delegate.log == ["3,0,d", "4,0,e"])
        field.isSecureTextEntry = true
        stage.type("f")
        #expect(stage.shown == "ef|")
        field.isSecureTextEntry = false
        stage.type("g")
        #expect(stage.shown == "efg|")
        field.isSecureTextEntry = true
        field.isSecureTextEntry = false
        stage.type("h")
        #expect(stage.shown == "efgh|")
        field.isSecureTextEntry = true
        stage.press(Usage.backspace)
        #expect(stage.shown == "|")
    }

    @Test("R-TXT-24: a secret that is shown before the first key keeps its text; one that was made secret before editing begins does not")
    func shownFirst() throws {
        let (stage, _) = try stage()
        stage.field.isSecureTextEntry = false
        stage.type("d")
        #expect(stage.shown == "abcd|")
        stage.field.resignFirstResponder()
        stage.field.isSecureTextEntry = true
        stage.field.becomeFirstResponder()
        stage.type("e")
        #expect(stage.shown == "e|")
    }

    @Test("R-TXT-24: a plain text keeps its text, and clearsOnBeginEditing empties a secret as any other, asking whether it may")
    func plain() throws {
        let (stage, delegate) = try stage(isSecure: false), field = stage.field
        stage.type("d")
        #expect(stage.shown == "abcd|")
        field.resignFirstResponder()
        (field.isSecureTextEntry, field.clearsOnBeginEditing) = (true, true)
        delegate.log = []
        field.becomeFirstResponder()
        #expect(delegate.log == ["clear?"] && field.text == "")
        stage.type("ef")
        #expect(stage.shown == "ef|")
    }

    @Test("R-TXT-24: a field that keeps its text by inserting it again has it, and the keys after that are added", arguments: [false, true])
    func kept(_ deletes: Bool) throws {
        let (stage, _) = try stage(field: deletes ? Deleting() : Keeping()), field = stage.field
        stage.type("d")
        #expect(stage.shown == "abcd|")
        stage.press(Usage.backspace)
        #expect(stage.shown == "abc|")
        guard !deletes else { return }
        field.isSecureTextEntry = false
        field.isSecureTextEntry = true
        stage.type("e")
        #expect(stage.shown == "abce|")
    }

    @Test("R-TXT-24: deleting and replacing by code, as buttons that show and hide do, is the first change")
    func byCode() throws {
        let (stage, _) = try stage(), field = stage.field
        field.isSecureTextEntry = false
        field.isSecureTextEntry = true
        field.deleteBackward()
        #expect(field.text == "")
        if let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) { field.replace(all, withText: "abc") }
        stage.type("d")
        #expect(stage.shown == "abcd|")
        field.resignFirstResponder()
        field.becomeFirstResponder()
        field.insertText("x")
        field.insertText("y")
        #expect(stage.shown == "xy|")
    }

    @Test("R-TXT-24: text that code sets before the first key goes with it; an empty secret that code fills while it is edited does too")
    func setByCode() throws {
        let (stage, _) = try stage()
        stage.field.text = "xyz"
        stage.type("d")
        #expect(stage.shown == "d|")
        stage.field.text = ""
        stage.field.resignFirstResponder()
        stage.field.becomeFirstResponder()
        stage.field.text = "filled in"
        stage.press(Usage.backspace)
        #expect(stage.shown == "|")
        stage.field.text = "xyz"
        stage.type("d")
        #expect(stage.shown == "xyzd|")
    }

    @Test("R-TXT-24: a caret that was moved is no first key; what is selected is what the key replaces")
    func moved() throws {
        let (stage, delegate) = try stage()
        stage.press(Usage.left)
        stage.type("d")
        #expect(stage.shown == "d|" && delegate.log == ["2,0,d"])
        stage.field.resignFirstResponder()
        stage.field.text = "abc"
        stage.field.becomeFirstResponder()
        stage.press(Usage.left, .shift)
        stage.type("d")
        #expect(stage.shown == "abd|")
        stage.press(Usage.backspace)
        #expect(stage.shown == "ab|")
    }

    @Test("R-TXT-24: what is pasted replaces all")
    func pasted() throws {
        let (stage, delegate) = try stage()
        UIPasteboard.general.string = "pass word"
        stage.command("v")
        #expect(stage.shown == "pass word|" && delegate.log == ["3,0,pass word"])
        stage.command("v")
        #expect(stage.shown == "pass wordpass word|")
    }

    @Test("R-TXT-24, R-TXT-17: a keyboard of the system inserts, composes and deletes likewise")
    func inputMethods() throws {
        let (stage, delegate) = try stage()
        stage.host.send(TextEdit(commit: "d"))
        stage.host.send(TextEdit(commit: "e"))
        #expect(stage.shown == "de|")
        func again() {
            stage.field.resignFirstResponder()
            stage.field.text = "abc"
            stage.field.becomeFirstResponder()
            delegate.log = []
        }
        again()
        stage.host.send(TextEdit(deleteBefore: 1))
        #expect(stage.shown == "|" && delegate.log == ["2,1,"])
        again()
        stage.host.send(TextEdit(preedit: "に"))
        #expect(stage.field.text == "abcに")
        stage.host.send(TextEdit(commit: "二"))
        #expect(stage.shown == "二|")
        again()
        stage.host.send(TextEdit(preedit: "に"))
        stage.host.send(TextEdit())
        #expect(stage.field.text == "abc")
        stage.type("d")
        #expect(stage.shown == "d|")
        again()
        stage.press(Usage.left)
        stage.host.send(TextEdit(deleteBefore: 1, deleteAfter: 1, commit: "x"))
        #expect(stage.shown == "x|")
    }

    @Test("R-TXT-24, R-TXT-9: undo brings the whole secret back, and the next key is added")
    func undo() throws {
        let (stage, _) = try stage()
        let manager = try #require(stage.field.undoManager)
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        stage.type("d")
        manager.endUndoGrouping()
        stage.command("z")
        #expect(stage.field.text == "abc")
        manager.beginUndoGrouping()
        stage.type("e")
        manager.endUndoGrouping()
        #expect(stage.field.text?.count == 4)
    }

    @Test("R-TXT-24, R-TXT-9: what was typed before a text became a secret is a change of its own")
    func undoAfterToggle() throws {
        let stage = try Stage(field: UITextField()), manager = try #require(stage.field.undoManager)
        manager.groupsByEvent = false
        func group(_ body: () -> Void) {
            manager.beginUndoGrouping()
            body()
            manager.endUndoGrouping()
        }
        stage.field.becomeFirstResponder()
        group { stage.type("abc") }
        stage.field.isSecureTextEntry = true
        group { stage.type("e") }
        stage.command("z")
        #expect(stage.field.text == "abc")
        stage.command("z")
        #expect(stage.field.text == "")
    }
}
