import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Keys") struct KeyTests {
    final class KeyView: UIView {
        var notes: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("+", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("-", presses) }
        private func note(_ sign: String, _ presses: Set<UIPress>) {
            for press in presses {
                let key = press.key!
                let typed = "'\(key.characters)' '\(key.charactersIgnoringModifiers)'"
                notes.append("\(sign)\(key.keyCode.rawValue) \(typed) \(key.modifierFlags.rawValue >> 16)")
            }
        }
    }

    let view = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage: TouchStage

    init() {
        stage = TouchStage(view: view)
        view.becomeFirstResponder()
    }

    @Test func aKeyIsPressedAndLetGo() {
        stage.press(.a)
        #expect(view.notes == ["+4 'a' 'a' 0", "-4 'a' 'a' 0"])
    }

    @Test("modifiers are keys too: R-KEY-2")
    func modifiers() {
        stage.press(.z, modifiers: [.command, .shift])
        #expect(view.notes.map { $0.prefix { $0 != " " } } == ["+225", "+227", "+29", "-29", "-227", "-225"])
        #expect(view.notes[2] == "+29 'Z' 'z' 18")
    }

    @Test func textIsTypedKeyByKey() {
        stage.type("aB 1!")
        let typed = view.notes.filter { $0.hasPrefix("+") && !$0.hasPrefix("+225") }
        #expect(typed == ["+4 'a' 'a' 0", "+5 'B' 'b' 2", "+44 ' ' ' ' 0", "+30 '1' '1' 0", "+30 '!' '!' 2"])
        #expect(failures { stage.type("é") }.map(\.message) == ["no key types 'é'"])
    }

    @Test func aKeyIsDownOnce() {
        stage.keyDown(.left)
        #expect(failures { stage.keyDown(.left) }.count == 1)
        stage.keyUp(.left)
        #expect(failures { stage.keyUp(.left) }.count == 1)
        #expect(view.notes == ["+80 'UIKeyInputLeftArrow' 'UIKeyInputLeftArrow' 0", "-80 'UIKeyInputLeftArrow' 'UIKeyInputLeftArrow' 0"])
    }

    @Test("R-EVT-5 fingers, pencils and the mouse touch with the modifiers that are down")
    func touchesWithKeys() {
        var flags: [UIKeyModifierFlags] = []
        let tap = UITapGestureRecognizer(), taps = stage.record(tap) { flags.append($0.modifierFlags) }
        view.addGestureRecognizer(tap)
        stage.keyDown(.command)
        stage.tap(view)
        stage.together { stage.finger().down(in: view).hold(0.1).lift() }
        stage.click(view, modifiers: .shift)
        stage.keyUp(.command)
        stage.tap(view)
        #expect(flags == [.command, .command, [.command, .shift], []] && taps.states.count == 4)
    }
}
