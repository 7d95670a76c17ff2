import Foundation
import Testing
import TouchHost
@testable import UIKit

/// Text that comes from input methods and from keyboards that the system shows.
@MainActor @Suite("Text: input methods", .leavesNothing)
struct InputMethodTests {
    @Test("R-TXT-16: the surface is sent what is requested, the text around the caret and its place, and the end", arguments: [1, 2])
    func requests(_ scale: Double) throws {
        let stage = try Stage(field: UITextField(), scale: scale), field = stage.field
        let surface = try #require(stage.host.surface)
        #expect(surface.textInput == nil)
        field.text = "one two"
        field.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        let first = try #require(surface.textInput)
        #expect(first.text == "one two" && first.selection == 7..<7 && first.purpose == .text && !first.isMultiline)
        #expect(first.help == [.correction, .spelling, .capitalSentences])
        #expect(abs(Double(first.caret.minX) - (stage.x(of: 7) - 1) * scale) <= 1 && first.caret.width == Int(2 * scale))
        stage.press(Usage.left, [.control, .shift])
        #expect(surface.textInput?.selection == 4..<7)
        field.keyboardType = .emailAddress
        stage.host.advance(by: 0.1)
        #expect(surface.textInput?.purpose == .email)
        field.isSecureTextEntry = true
        stage.host.advance(by: 0.1)
        #expect(surface.textInput?.purpose == .password && surface.textInput?.text == "" && surface.textInput?.help == [])
        field.resignFirstResponder()
        stage.host.advance(by: 0.1)
        #expect(surface.textInput == nil)
    }

    /// Whose text is laid out where no place is.
    private final class Nowhere: UITextField {
        var place = CGFloat.nan
        override func editingRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: place, y: place, width: place, height: place) }
    }

    @Test("R-TXT-16: a caret whose place is no number is sent as one in whole pixels all the same", arguments: [CGFloat.nan, .infinity, 1e300, -1e300])
    func caretNowhere(_ place: CGFloat) throws {
        let stage = try Stage(field: UITextField()), surface = try #require(stage.host.surface), field = Nowhere(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        field.place = place
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        #expect(field.isFirstResponder && surface.textInput != nil)
        stage.host.advance(by: 0.1)
    }

    @Test("R-TXT-16: the caret's place is sent again when its view has moved, or a view around it has scrolled")
    func movedCaret() throws {
        let stage = try Stage(field: UITextField()), field = stage.field, surface = try #require(stage.host.surface)
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 240, height: 500)
        stage.window.addSubview(scroll)
        scroll.addSubview(field)
        field.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        let first = try #require(surface.textInput?.caret)
        field.frame.origin.y += 30
        stage.host.advance(by: 0.1)
        #expect(surface.textInput?.caret.minY == first.minY + 30)
        scroll.contentOffset.y = 20
        stage.host.advance(by: 0.1)
        #expect(surface.textInput?.caret.minY == first.minY + 10 && surface.textInput?.caret.minX == first.minX)
    }

    @Test("What the traits allow a keyboard of the system to do goes with the request (R-TXT-16)")
    func traits() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        let surface = try #require(stage.host.surface)
        func request(_ change: (UITextField) -> Void) -> TextInputRequest? {
            change(field)
            stage.host.advance(by: 0.1)
            return surface.textInput
        }
        field.becomeFirstResponder()
        #expect(request { $0.autocorrectionType = .no }?.help == [.spelling, .capitalSentences])
        #expect(request { $0.spellCheckingType = .no }?.help == .capitalSentences)
        #expect(request { $0.autocapitalizationType = .words }?.help == .capitalWords)
        #expect(request { $0.autocapitalizationType = .allCharacters }?.help == .capitals)
        #expect(request { $0.autocapitalizationType = .none }?.help == [])
        #expect(request { $0.autocorrectionType = .yes }?.help == .correction)
        // What the text means says which keys and whether it is prose.
        #expect(request { ($0.autocorrectionType, $0.spellCheckingType, $0.textContentType) = (.default, .default, .givenName) }?.help == [])
        #expect(request { $0.textContentType = .telephoneNumber }?.purpose == .phone)
        #expect(request { $0.textContentType = .URL }?.purpose == .url)
        #expect(request { $0.textContentType = .oneTimeCode }?.purpose == .digits)
        #expect(request { ($0.keyboardType, $0.textContentType) = (.emailAddress, .URL) }?.purpose == .email)
    }

    @Test("R-TXT-17: a preedit is marked text, and goes when the text that it became is committed")
    func preedit() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.becomeFirstResponder()
        stage.type("ab")
        stage.press(Usage.left)
        stage.host.send(TextEdit(preedit: "にh", preeditSelection: 1..<1))
        #expect(field.text == "aにhb" && field.content.marked == 1..<3 && stage.shown == "aに|hb")
        stage.host.send(TextEdit(preedit: "にほん", preeditSelection: 3..<3))
        #expect(field.text == "aにほんb" && field.markedTextRange.flatMap { field.text(in: $0) } == "にほん")
        stage.host.send(TextEdit(commit: "日本"))
        #expect(stage.shown == "a日本|b" && field.content.marked == nil)
        stage.host.send(TextEdit(preedit: "x"))
        stage.host.send(TextEdit())
        #expect(stage.shown == "a日本|b" && field.content.marked == nil)
    }

    @Test("R-TXT-17: what is selected is still selected when text around it was deleted, and is replaced by what is committed")
    func aroundSelections() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.text = "a😀bcd"
        field.becomeFirstResponder()
        field.select(3, 5, by: .keys)
        stage.host.send(TextEdit(deleteBefore: 1))
        #expect(stage.shown == "a[bc]d")
        stage.host.send(TextEdit(deleteBefore: 1, deleteAfter: 1, commit: "\n"))
        #expect(stage.shown == "[bc]")
        field.text = "abcd"
        field.select(2, 3, by: .keys)
        stage.host.send(TextEdit(deleteBefore: 1, commit: "x"))
        #expect(stage.shown == "ax|d")
    }

    @Test("R-TXT-6, R-TXT-17: line ends in a preedit are spaces too; Return takes the preedit away")
    func lineEnds() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.becomeFirstResponder()
        stage.host.send(TextEdit(preedit: "a\r\nb\u{2028}😀", preeditSelection: 2..<3))
        #expect(field.text == "a b 😀" && field.content.marked == 0..<6)
        field.setMarkedText("x\ny", selectedRange: NSRange(location: 3, length: 0))
        #expect(stage.shown == "x y|" && field.content.marked == 0..<3)
        stage.host.send(TextEdit(commit: "\n"))
        #expect(field.text == "" && field.content.marked == nil)
        stage.host.send(TextEdit(preedit: "n"))
        stage.host.send(TextEdit(commit: "m\n"))
        #expect(stage.shown == "m|" && field.content.marked == nil)
    }

    @Test("R-TXT-16: a preedit is no part of the text around the caret, which is at its start")
    func around() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.becomeFirstResponder()
        stage.type("ab")
        stage.press(Usage.left)
        stage.host.send(TextEdit(preedit: "xyz", preeditSelection: 2..<3))
        #expect(field.text == "axyzb" && stage.shown == "axy[z]b")
        #expect(stage.host.surface?.textInput?.text == "ab" && stage.host.surface?.textInput?.selection == 1..<1)
        stage.host.send(TextEdit(deleteBefore: 1, deleteAfter: 1, preedit: "w"))
        #expect(stage.shown == "w|" && field.content.marked == 0..<1)
    }

    @Test("R-TXT-17, R-TXT-9: each state of a preedit is one change; together with what became of it they are undone at once")
    func undo() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        let manager = try #require(field.undoManager)
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        field.becomeFirstResponder()
        stage.type("ab")
        manager.endUndoGrouping()
        _ = stage.noted()
        manager.beginUndoGrouping()
        stage.host.send(TextEdit(preedit: "x"))
        stage.host.send(TextEdit(preedit: "xy"))
        #expect(stage.noted() == "changed changed" && !manager.canRedo)
        stage.host.send(TextEdit(commit: "Z"))
        #expect(stage.noted() == "changed" && stage.shown == "abZ|")
        manager.endUndoGrouping()
        stage.command("z")
        #expect(stage.shown == "ab|")
        stage.command("z")
        #expect(stage.shown == "|")
    }

    @Test("R-TXT-17: what the delegate refuses leaves nothing of its preedit behind")
    func refused() throws {
        final class Refusing: UITextFieldDelegate {
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                false
            }
        }
        let stage = try Stage(field: UITextField()), field = stage.field, delegate = Refusing()
        field.becomeFirstResponder()
        stage.type("a")
        field.delegate = delegate
        stage.host.send(TextEdit(preedit: "xy"))
        stage.host.send(TextEdit(commit: "Z"))
        #expect(stage.shown == "a|" && field.content.marked == nil)
    }

    @Test("R-TXT-17: text around the caret is deleted by UTF-16 units, before what is committed is inserted; limits are kept")
    func deleting() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        field.text = "hello wrld!"
        field.becomeFirstResponder()
        field.select(8, 8, by: .keys)
        stage.host.send(TextEdit(deleteBefore: 2, deleteAfter: 1, commit: "worl"))
        #expect(stage.shown == "hello worl|d!")
        stage.host.send(TextEdit(deleteBefore: 1000, deleteAfter: .max))
        #expect(stage.shown == "|")
        stage.host.send(TextEdit(deleteBefore: -5, deleteAfter: -5, commit: "a"))
        #expect(stage.shown == "a|")
    }

    @Test("R-TXT-17: the delegate is asked as if keys had been typed; a committed line feed is Return")
    func delegate() throws {
        final class Digits: UITextFieldDelegate {
            var returns = 0
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                string.allSatisfy(\.isNumber)
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                returns += 1
                return false
            }
        }
        let stage = try Stage(field: UITextField()), digits = Digits()
        stage.field.delegate = digits
        stage.field.becomeFirstResponder()
        stage.host.send(TextEdit(commit: "12"))
        stage.host.send(TextEdit(commit: "ab"))
        stage.host.send(TextEdit(commit: "3\n"))
        #expect(stage.field.text == "123" && digits.returns == 1)
    }

    @Test("R-TXT-6, R-TXT-17: of line ends that are committed the last is Return, the one before it a space", arguments: ["\n\n", "\n\r", "\r\u{2028}"])
    func severalLineEnds(text: String) throws {
        final class Returns: UITextFieldDelegate {
            var count = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                count += 1
                return false
            }
        }
        let stage = try Stage(field: UITextField()), returns = Returns()
        stage.field.delegate = returns
        stage.field.becomeFirstResponder()
        stage.host.send(TextEdit(commit: text))
        #expect(stage.field.text == " " && returns.count == 1)
    }

    @Test("R-TXT-18: a view that only takes keys gets what is committed, and deletions one by one")
    func plain() throws {
        final class Plain: UIView, UIKeyInput {
            var typed = "ab"
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !typed.isEmpty }
            var keyboardType: UIKeyboardType { .numberPad }
            func insertText(_ text: String) { typed += text }
            func deleteBackward() { _ = typed.popLast() }
        }
        let stage = try Stage(field: UITextField()), view = Plain(frame: CGRect(x: 10, y: 60, width: 20, height: 20))
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        let number = stage.host.surface?.textInput?.responder ?? 0
        #expect(stage.host.surface?.textInput == TextInputRequest(purpose: .digits, caret: PixelRect(minX: 10, minY: 60, maxX: 30, maxY: 80),
                                                                  isMultiline: true, responder: number))
        stage.host.send(TextEdit(deleteBefore: 1, commit: "cd"))
        #expect(view.typed == "acd")
        stage.host.send(TextEdit(deleteBefore: .max))
        #expect(view.typed == "")
    }

    @Test("R-TXT-16: another view has another number, though its text and place are the same")
    func numbers() throws {
        let stage = try Stage(field: UITextField()), fields = [UITextField(), UITextField()]
        for field in fields {
            field.frame = CGRect(x: 10, y: 60, width: 100, height: 20)
            stage.window.addSubview(field)
        }
        func request(of field: UITextField) -> TextInputRequest? {
            field.becomeFirstResponder()
            stage.host.advance(by: 0.1)
            return stage.host.surface?.textInput
        }
        let first = try #require(request(of: fields[0])), second = try #require(request(of: fields[1])), again = try #require(request(of: fields[1]))
        #expect(first.responder != second.responder && second == again)
        var other = second
        other.responder = first.responder
        #expect(other == first)
    }
}
