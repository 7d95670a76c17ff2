import Foundation
import Testing
import TouchHost
@testable import UIKit

/// What a text field asks and sends.
@MainActor @Suite("Text: fields", .leavesNothing)
struct TextFieldTests {
    private final class Delegate: UITextFieldDelegate {
        unowned let stage: Stage
        var begins = true, ends = true, clears = true, returns = true
        var change: (NSRange, String) -> Bool = { _, _ in true }
        init(_ stage: Stage) { self.stage = stage }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("begin?", begins) }
        func textFieldDidBeginEditing(_ textField: UITextField) { stage.journal.note("begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("end?", ends) }
        func textFieldDidEndEditing(_ textField: UITextField) { stage.journal.note("end") }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            note("change?\(range.location),\(range.length),\(string)", change(range, string))
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { note("clear?", clears) }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return?", returns) }

        private func note(_ text: String, _ answer: Bool) -> Bool {
            stage.journal.note(text)
            return answer
        }
    }

    @Test("R-TXT-4, R-TXT-5: a tap begins editing; delegate, events and notifications in order")
    func beginAndEnd() throws {
        let stage = try Stage(field: UITextField()), delegate = Delegate(stage), field = stage.field
        field.delegate = delegate
        delegate.begins = false
        stage.tapNow(100, 37)
        #expect(stage.noted() == "touchDown begin?" && !field.isEditing)
        delegate.begins = true
        stage.tapNow(100, 37)
        #expect(stage.noted() == "touchDown begin? begin didBegin" && field.isEditing && field.isFirstResponder)
        stage.type("a")
        #expect(stage.noted() == "change?0,0,a changed" && field.text == "a")
        delegate.ends = false
        field.resignFirstResponder()
        #expect(stage.noted() == "end?" && field.isEditing)
        delegate.ends = true
        field.resignFirstResponder()
        #expect(stage.noted() == "end? end didEnd" && !field.isEditing && field.text == "a")
    }

    @Test("R-TXT-4, R-TXT-5: where a receiver of the notification ends editing, its beginning is not sent after its end")
    func endedByNotification() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        let token = NotificationCenter.default.addObserver(forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil) { _ in
            MainActor.assumeIsolated { _ = UIApplication.shared.keyWindow?.endEditing(true) }
        }
        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(token)
        #expect(stage.noted() == "didEnd" && !field.isEditing && !field.isFirstResponder)
    }

    @Test("R-TXT-4, R-TXT-8: where the delegate ends editing when it is asked whether the field may be cleared, its beginning is not sent after its end")
    func endedByClearing() throws {
        final class Ending: UITextFieldDelegate {
            var log: [String] = []
            func textFieldShouldClear(_ textField: UITextField) -> Bool {
                textField.resignFirstResponder()
                return true
            }
            func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
            func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
        }
        let stage = try Stage(field: UITextField()), field = stage.field, delegate = Ending()
        field.delegate = delegate
        field.text = "abc"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(delegate.log == ["end"] && stage.noted() == "didEnd" && !field.isEditing && field.text == "abc")
    }

    @Test("R-TXT-5: leaving the window and endEditing(true) end editing, whatever the delegate says; a disabled field does not edit")
    func forced() throws {
        let stage = try Stage(field: UITextField()), delegate = Delegate(stage), field = stage.field
        field.delegate = delegate
        delegate.ends = false
        field.becomeFirstResponder()
        _ = stage.noted()
        stage.window.endEditing(true)
        #expect(stage.noted() == "end? end didEnd" && !field.isEditing)
        field.becomeFirstResponder()
        _ = stage.noted()
        field.removeFromSuperview()
        #expect(stage.noted() == "end? end didEnd" && !field.isEditing)
        stage.window.addSubview(field)
        field.isEnabled = false
        #expect(!field.becomeFirstResponder())
    }

    @Test("R-TXT-6: the delegate may refuse a change, or make another; code calls no delegate and sends nothing")
    func changes() throws {
        let stage = try Stage(field: UITextField()), delegate = Delegate(stage), field = stage.field
        field.delegate = delegate
        field.becomeFirstResponder()
        _ = stage.noted()
        delegate.change = { _, text in text.allSatisfy(\.isNumber) }
        stage.type("1a2")
        #expect(field.text == "12" && stage.noted() == "change?0,0,1 changed change?1,0,a change?1,0,2 changed")
        delegate.change = { [unowned field] _, text in
            field.text = "<\(text)>"
            return false
        }
        stage.type("x")
        #expect(stage.shown == "<x>|" && stage.noted() == "change?2,0,x")
        field.text = "code"
        #expect(stage.shown == "code|" && stage.noted() == "")
        field.text = nil
        #expect(field.text == "")
    }

    @Test("R-TXT-7: Return asks, sends editingDidEndOnExit and primaryActionTriggered, and ends editing if a target receives the former")
    func returning() throws {
        let stage = try Stage(field: UITextField()), delegate = Delegate(stage), field = stage.field
        field.delegate = delegate
        field.becomeFirstResponder()
        _ = stage.noted()
        delegate.returns = false
        stage.press(Usage.enter, "\r")
        #expect(stage.noted() == "return?")
        delegate.returns = true
        stage.press(Usage.enter, "\r")
        #expect(stage.noted() == "return? primary" && field.isEditing)
        field.addAction(UIAction { _ in stage.journal.note("onExit") }, for: .editingDidEndOnExit)
        stage.press(Usage.enter, "\r")
        #expect(stage.noted() == "return? onExit primary end? end didEnd" && !field.isEditing)
    }

    @Test("R-TXT-8: the clear button, when it is shown, asks and empties; clearsOnBeginEditing and clearsOnInsertion")
    func clearing() throws {
        let stage = try Stage(field: UITextField()), delegate = Delegate(stage), field = stage.field
        field.delegate = delegate
        field.clearButtonMode = .whileEditing
        field.text = "abc"
        stage.host.advance(by: 0.1)
        #expect(field.clearButton.isHidden)
        field.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        #expect(!field.clearButton.isHidden)
        _ = stage.noted()
        delegate.clears = false
        stage.tapNow(206, 37)
        #expect(stage.noted() == "clear?" && field.text == "abc")
        delegate.clears = true
        stage.tapNow(206, 37)
        #expect(stage.noted() == "clear? changed" && field.text == "" && field.clearButton.isHidden)
        field.resignFirstResponder()
        field.text = "abc"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "")
        field.text = "abc"
        field.clearsOnInsertion = true
        stage.type("x")
        stage.type("y")
        #expect(field.text == "xy")
    }

    @Test("R-TXT-6, R-TXT-8: what is refused is no insertion: with clearsOnInsertion the next one replaces all")
    func refusedInsertion() throws {
        let stage = try Stage(field: UITextField()), delegate = Delegate(stage), field = stage.field
        field.delegate = delegate
        delegate.change = { _, text in text.allSatisfy(\.isNumber) }
        field.becomeFirstResponder()
        field.text = "12"
        field.clearsOnInsertion = true
        stage.type("a")
        #expect(field.text == "12" && field.clearsOnInsertion)
        stage.type("3")
        #expect(field.text == "3" && !field.clearsOnInsertion)
        stage.type("4")
        #expect(field.text == "34")
    }

    @Test("R-LAY-11: a text of the same length, and the same text with other looks, give a field another width; the same again does not")
    func widthsOfTexts() throws {
        func value(_ text: String, _ size: CGFloat?) -> NSAttributedString {
            NSAttributedString(string: text, attributes: size.map { [.font: UIFont.systemFont(ofSize: $0), .kern: 2] })
        }
        func text(_ parts: [NSAttributedString]) -> EditedText {
            let whole = NSMutableAttributedString(string: "")
            for part in parts { whole.append(part) }
            var text = EditedText()
            text.set(whole, defaults: [.font: UIFont.systemFont(ofSize: 17)])
            return text
        }
        let texts = [[], [value("", 20)], [value("a", nil)], [value("b", nil)], [value("a", 20)], [value("a", 21)], [value("é𝄞", 20)],
                     [value("a", 20), value("b", nil)], [value("a", nil), value("b", 20)]]
        for (index, one) in texts.enumerated() {
            for (other, parts) in texts.enumerated() {
                let isSame = index == other || index + other == 1
                #expect(text(one).looksLike(text(parts)) == isSame, "\(index) and \(other)")
            }
        }
        let stage = try Stage(field: UITextField()), field = stage.field
        var widths: [CGFloat] = []
        for parts in texts + texts {
            let whole = NSMutableAttributedString(string: "")
            for part in parts { whole.append(part) }
            field.attributedText = whole
            field.attributedText = whole
            widths.append(field.intrinsicContentSize.width)
            field.text = ""
            field.text = nil
        }
        #expect(widths.prefix(texts.count) == widths.suffix(texts.count))
    }

    @Test("R-LAY-11: a view may set the texts of what constraints place in it each time it lays out")
    func textsSetInLayout() throws {
        final class Form: UIView {
            let field = UITextField(), styled = UITextField(), label = UILabel()
            var layouts = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                field.text = "a name"
                styled.attributedText = NSAttributedString(string: "a name", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
                label.text = "Name"
            }
        }
        let stage = try Stage(field: UITextField()), form = Form(frame: stage.window.bounds)
        for view in [form.field, form.styled, form.label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            form.addSubview(view)
            NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: form.leadingAnchor),
                                         view.topAnchor.constraint(equalTo: form.topAnchor)])
        }
        stage.window.addSubview(form)
        stage.host.advance(by: 0.1)
        #expect(form.layouts < 5 && form.label.frame.width > 10 && form.field.frame.width > 10, "\(form.layouts)")
    }

    @Test("R-LAY-11: a field as wide as its text becomes wider when code sets a longer one, and when the typing of one ends")
    func width() throws {
        let stage = try Stage(field: UITextField()), field = UITextField()
        field.text = "a"
        field.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(field)
        NSLayoutConstraint.activate([field.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                                     field.topAnchor.constraint(equalTo: stage.window.topAnchor)])
        stage.host.advance(by: 0.1)
        let narrow = field.frame.width
        field.text = "a longer text"
        stage.host.advance(by: 0.1)
        let wide = field.frame.width
        #expect(narrow > 0 && wide > narrow + 40)
        field.becomeFirstResponder()
        stage.type("!!!!!!!!!!")
        field.resignFirstResponder()
        stage.host.advance(by: 0.1)
        #expect(field.frame.width > wide + 10)
    }

    @Test("R-TXT-8: a clear button that is shown goes when its mode says never, and clears nothing")
    func noClearButton() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.text = "abc"
        field.clearButtonMode = .always
        stage.host.advance(by: 0.1)
        #expect(!field.clearButton.isHidden)
        field.clearButtonMode = .never
        stage.host.advance(by: 0.1)
        #expect(field.clearButton.isHidden)
        stage.tapNow(206, 37)
        #expect(field.text == "abc")
    }

    @Test("R-TXT-8: with clearsOnInsertion the first insertion after the tap that began editing replaces all; a tap that moves the caret ends it")
    func insertionAfterTap() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.text = "old text"
        field.clearsOnInsertion = true
        stage.tapNow(40, 37)
        #expect(field.isEditing && field.clearsOnInsertion)
        stage.type("n")
        #expect(field.text == "n" && !field.clearsOnInsertion)
        field.text = "old text"
        field.clearsOnInsertion = true
        stage.host.advance(by: 1)
        stage.tapNow(stage.x(of: 2), 37)
        stage.type("n")
        #expect(field.text == "oldn text" && !field.clearsOnInsertion)
    }

    @Test("R-TXT-8, R-TXT-17: with clearsOnInsertion what an input method composed replaces all when it is committed")
    func composedInsertion() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.becomeFirstResponder()
        field.text = "old"
        field.clearsOnInsertion = true
        stage.host.send(TextEdit(preedit: "に", preeditSelection: 0..<1))
        #expect(field.text == "oldに")
        stage.host.send(TextEdit())
        #expect(field.text == "old" && field.clearsOnInsertion)
        stage.host.send(TextEdit(preedit: "に"))
        stage.host.send(TextEdit(commit: "二"))
        #expect(stage.shown == "二|" && !field.clearsOnInsertion && field.content.marked == nil)
    }

    @Test("R-TXT-9: undo goes back over what was typed in one go, redo forth")
    func undo() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        let manager = try #require(field.undoManager)
        manager.groupsByEvent = false
        func group(_ body: () -> Void) {
            manager.beginUndoGrouping()
            body()
            manager.endUndoGrouping()
        }
        field.becomeFirstResponder()
        group { stage.type("one") }
        group { stage.press(Usage.home) ; stage.type("two") }
        #expect(stage.shown == "two|one")
        stage.command("z")
        #expect(stage.shown == "|one")
        stage.press(0, "", ignoring: "Z", [.control, .shift])
        #expect(stage.shown == "two|one")
        stage.command("z", .command)
        stage.command("z", .command)
        #expect(stage.shown == "|")
    }
}
