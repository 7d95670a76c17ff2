import Testing
import TouchTesting
import UIKit

/// What apps write around text fields, and rely on.
@MainActor @Suite("Text fields, as apps use them", .serialized)
struct FieldIdiomTests {
    private final class Log: NSObject, UITextFieldDelegate {
        var lines: [String] = []
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("begins?", textField) }
        func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("begins", textField) }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("ends?", textField) }
        func textFieldDidEndEditing(_ textField: UITextField) { _ = note("ends", textField) }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            note("changes?", textField)
        }
        private func note(_ line: String, _ field: UITextField) -> Bool {
            lines.append("\(field.tag) \(line)")
            return true
        }
    }

    /// One digit of a code: Backspace where it is empty leads back.
    private final class DigitField: UITextField {
        var deletions = 0
        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    private let root = UIView(), log = Log()

    private func field<Field: UITextField>(_ tag: Int, _ field: Field) -> Field {
        field.frame = CGRect(x: 20, y: 100 * tag, width: 200, height: 40)
        field.tag = tag
        field.delegate = log
        root.addSubview(field)
        return field
    }

    @Test("R-TXT-1, R-TXT-6 Backspace calls deleteBackward in an empty field too; the delegate is not asked about nothing")
    func deletesNothing() {
        let digit = field(1, DigitField()), stage = TouchStage(view: root)
        defer { stage.close() }
        stage.tap(digit)
        log.lines = []
        stage.press(.backspace)
        #expect(digit.deletions == 1 && log.lines == [])
        digit.text = "7"
        stage.press(.backspace)
        #expect(digit.deletions == 2 && digit.text == "" && log.lines == ["1 changes?"])
    }

    @Test("R-RSP-12, R-TXT-4, R-TXT-5 From field to field: the new one is asked, the old one is asked and ends, the new one begins")
    func fromFieldToField() {
        let first = field(1, UITextField()), second = field(2, UITextField()), stage = TouchStage(view: root)
        defer { stage.close() }
        stage.tap(first)
        log.lines = []
        stage.tap(second)
        #expect(log.lines == ["2 begins?", "1 ends?", "1 ends", "2 begins"])
        log.lines = []
        first.becomeFirstResponder()
        #expect(log.lines == ["1 begins?", "2 ends?", "2 ends", "1 begins"])
    }

    @Test("R-RSP-12 A hidden field takes keys for what is drawn elsewhere")
    func hidden() {
        let code = field(1, UITextField()), stage = TouchStage(view: root)
        defer { stage.close() }
        code.isHidden = true
        #expect(code.becomeFirstResponder())
        stage.type("42")
        #expect(code.text == "42")
    }
}
