import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Typing on the keyboard on the screen", .leavesNothing)
struct KeyboardTypingTests {
    @Test("R-KBD-3 Keys type what they say; space, return and delete do what they are for")
    func types() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        stage.tap("h", "i", "space", "x", "delete", "y", "return", "o")
        #expect(stage.paper.text == "hi y\no")
    }

    @Test("R-KBD-3 Letters come in the order of landing, though the fingers overlap and lift in another order")
    func overlapping() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        let first = stage.down("a")
        let second = stage.down("b")
        #expect(stage.paper.text == "a")
        let third = stage.down("c")
        stage.up(third)
        stage.up(first)
        stage.up(second)
        #expect(stage.paper.text == "abc")
    }

    @Test("R-KBD-3 Fingers that land at once type each its letter")
    func atOnce() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        let now = stage.host.virtualClock.now
        let contacts = ["x", "y"].enumerated().map { number, name in
            Contact(id: 50 + number, phase: .began, timestamp: now, position: stage.place(name))
        }
        stage.host.send(TouchFrame(timestamp: now, contacts: ContiguousArray(contacts)))
        stage.up(51)
        stage.up(50)
        #expect(stage.paper.text == "xy")
    }

    @Test("R-KBD-3 A finger that slides types where it lifts; beside the keyboard, or cancelled, nothing")
    func slides() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        let sliding = stage.down("f")
        stage.move(sliding, "g")
        stage.up(sliding)
        #expect(stage.paper.text == "g")
        let away = stage.down("f")
        stage.send(away, .moved, CGPoint(x: 100, y: 100))
        stage.up(away)
        let cancelled = stage.down("f")
        stage.send(cancelled, .cancelled, .zero)
        #expect(stage.paper.text == "g")
    }

    @Test("R-KBD-3, R-APP-5 An app that cancels touches when something is typed: fingers that were cancelled type nothing more")
    func cancelledByTyping() throws {
        let stage = try Stage(keyboard: .always), field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        field.autocapitalizationType = .none
        stage.controller.view.addSubview(field)
        field.addAction(UIAction { _ in
            guard field.tag == 0 else { return }
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIApplication.shared.endIgnoringInteractionEvents()
        }, for: .editingChanged)
        field.becomeFirstResponder()
        stage.settle()
        // One that was down already: it leaves while the other types.
        let shift = stage.down("shift"), letter = stage.down("a")
        stage.up(letter)
        stage.up(shift)
        #expect(field.text == "A")
        // One that lands, and by that types what is under the other.
        let first = stage.down("b"), second = stage.down("c")
        stage.up(first)
        stage.up(second)
        field.tag = 1
        stage.host.advance(by: 0.5)
        stage.tap("d")
        #expect(field.text == "Abd")
    }

    @Test("R-KBD-2, R-KBD-3 What is typed leads to the next text, as with codes: a finger that is down by then types there")
    func nextText() throws {
        let stage = try Stage(keyboard: .always)
        let fields = [60.0, 120].map { UITextField(frame: CGRect(x: 20, y: $0, width: 100, height: 40)) }
        for field in fields {
            field.autocapitalizationType = .none
            stage.controller.view.addSubview(field)
        }
        fields[0].addAction(UIAction { _ in fields[1].becomeFirstResponder() }, for: .editingChanged)
        fields[0].becomeFirstResponder()
        stage.settle()
        let first = stage.down("a"), second = stage.down("b")
        #expect(fields[0].text == "a" && fields[1].isFirstResponder)
        stage.host.advance(by: 0.05)
        stage.up(first)
        stage.up(second)
        #expect(fields[0].text == "a" && fields[1].text == "b")
        // Where the next text asks for another keyboard it gets that.
        fields[0].keyboardType = .numberPad
        fields[0].becomeFirstResponder()
        stage.settle()
        #expect(!stage.keyTitles.contains("a") && stage.keyTitles.contains("7"))
    }

    @Test("R-TXV-7 A finger that is down while the keyboard goes types nothing into a text that can't be edited")
    func readOnly() throws {
        let stage = try Stage(keyboard: .always), text = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 60))
        text.text = "read"
        text.isEditable = false
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
        field.autocapitalizationType = .none
        field.addAction(UIAction { _ in text.becomeFirstResponder() }, for: .editingChanged)
        stage.controller.view.addSubview(text)
        stage.controller.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        let first = stage.down("a"), second = stage.down("b")
        stage.up(first)
        stage.up(second)
        #expect(field.text == "a" && text.isFirstResponder && text.text == "read")
        stage.settle()
        #expect(stage.keyboard == nil)
    }

    @Test("R-KBD-3 Delete acts on landing, and goes on while it is held")
    func deletes() throws {
        let stage = try Stage(keyboard: .always)
        stage.paper.text = "0123456789"
        stage.begin()
        let finger = stage.down("delete")
        #expect(stage.paper.text == "012345678")
        stage.host.advance(by: 0.45)
        #expect(stage.paper.text.count == 9)
        stage.host.advance(by: 0.3)
        #expect(stage.paper.text.count == 6)
        stage.up(finger)
        stage.host.advance(by: 1)
        #expect(stage.paper.text.count == 6)
    }

    @Test("R-KBD-3 Shift is for one letter, locked by two presses, and on while it is held")
    func shift() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        stage.tap("shift", "a", "b")
        #expect(stage.paper.text == "Ab")
        for _ in 0..<2 { stage.up(stage.down("shift")) }
        stage.tap("c", "d")
        #expect(stage.paper.text == "AbCD")
        stage.tap("shift", "e")
        #expect(stage.paper.text == "AbCDe")
        let held = stage.down("shift")
        for name in ["f", "g"] { stage.up(stage.down(name)) }
        stage.up(held)
        stage.tap("h")
        #expect(stage.paper.text == "AbCDeFGh")
    }

    @Test("R-KBD-3, R-GEN-5 Two presses that are exactly 0.35 s apart lock Shift")
    func shiftAtLimit() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        // 2.39 − 2.04 is a little more than 0.35.
        for time in [2.04, 2.39] {
            stage.host.advance(to: time)
            stage.up(stage.down("shift"))
        }
        stage.tap("a", "b")
        #expect(stage.paper.text == "AB")
    }

    @Test("R-KBD-3 Shift that is on already stays on while it is held, and goes off when it is released")
    func heldShift() throws {
        let stage = try Stage(keyboard: .always)
        stage.paper.autocapitalizationType = .sentences
        stage.begin()
        func hold(_ names: String...) {
            let held = stage.down("shift")
            for name in names { stage.up(stage.down(name)) }
            stage.host.advance(by: 0.4)
            stage.up(held)
            stage.host.advance(by: 0.4)
        }
        // The beginning of a sentence.
        hold("a", "b", "c")
        stage.tap("d")
        #expect(stage.paper.text == "ABCd")
        for _ in 0..<2 { stage.up(stage.down("shift")) }
        stage.tap("e")
        hold("f", "g")
        stage.tap("h")
        #expect(stage.paper.text == "ABCdEFGh")
        // A new sentence begins while it is held.
        hold("i", "123", ".", "space")
        stage.tap("j")
        #expect(stage.paper.text == "ABCdEFGhI. J")
        stage.tap("123", ".", "space", "shift", "k")
        #expect(stage.paper.text == "ABCdEFGhI. J. k")
    }

    @Test("R-KBD-4 Sentences begin with a capital, or words, or none does")
    func capitals() throws {
        for (type, expected) in [(UITextAutocapitalizationType.sentences, "Ab c. D"), (.words, "Ab C. D"), (.none, "ab c. d"),
                                 (.allCharacters, "AB C. D")] {
            let stage = try Stage(keyboard: .always)
            stage.paper.autocapitalizationType = type
            stage.begin()
            stage.tap("a", "b", "space", "c", "123", ".", "space", "d")
            #expect(stage.paper.text == expected)
        }
    }

    @Test("R-KBD-4 Text that an input method or a key enters counts as typed: small letters follow it, and capitals follow the end of its sentence")
    func enteredElsewhere() throws {
        let stage = try Stage(keyboard: .always)
        stage.paper.autocapitalizationType = .sentences
        stage.begin()
        #expect(stage.keyboard?.shift == .once)
        stage.host.send(TextEdit(commit: "Ab"))
        #expect(stage.keyboard?.shift == .off)
        stage.tap("c")
        stage.host.send(TextEdit(commit: ". "))
        #expect(stage.paper.text == "Abc. " && stage.keyboard?.shift == .once)
        for isPressed in [true, false] {
            let now = stage.host.virtualClock.now
            stage.host.send(KeyEvent(timestamp: now, usage: UIKeyboardHIDUsage.keyboardD.rawValue, isPressed: isPressed, characters: "D"))
        }
        #expect(stage.keyboard?.shift == .off)
        stage.tap("e")
        #expect(stage.paper.text == "Abc. De")
    }

    @Test("R-KBD-4 R-KBD-9 Text that a key or an input method deletes is not remembered: capitals and double spaces go by what is left")
    func deletedElsewhere() throws {
        let stage = try Stage(keyboard: .always)
        stage.paper.autocapitalizationType = .sentences
        stage.begin()
        stage.tap("a", "b")
        // A space that is gone is not the first of two.
        stage.up(stage.down("space"))
        stage.strike(.keyboardDeleteOrBackspace)
        stage.up(stage.down("space"))
        #expect(stage.paper.text == "Ab ")
        stage.strike(.keyboardDeleteOrBackspace)
        stage.tap("123", ".", "space")
        #expect(stage.paper.text == "Ab. " && stage.keyboard?.shift == .once)
        for _ in 0..<2 { stage.strike(.keyboardDeleteOrBackspace) }
        #expect(stage.paper.text == "Ab" && stage.keyboard?.shift == .off)
        stage.tap("123", ".", "space")
        stage.host.send(TextEdit(deleteBefore: 2))
        #expect(stage.paper.text == "Ab" && stage.keyboard?.shift == .off)
        for _ in 0..<2 { stage.strike(.keyboardDeleteOrBackspace) }
        #expect(stage.paper.text == "" && stage.keyboard?.shift == .once)
    }

    @Test("R-KBD-4 In a field a word that a key deletes is not remembered: capitals go by the text before the caret")
    func wordDeletedInField() throws {
        let stage = try Stage(keyboard: .always), field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
        stage.controller.view.addSubview(field)
        field.autocapitalizationType = .sentences
        field.becomeFirstResponder()
        stage.settle()
        stage.tap("a", "b", "123", ".", "space", "c", "d")
        #expect(field.text == "Ab. Cd" && stage.keyboard?.shift == .off)
        for isPressed in [true, false] {
            let now = stage.host.virtualClock.now
            stage.host.send(KeyEvent(timestamp: now, usage: UIKeyboardHIDUsage.keyboardDeleteOrBackspace.rawValue, isPressed: isPressed,
                                       modifiers: .control))
        }
        #expect(field.text == "Ab. " && stage.keyboard?.shift == .once)
    }

    @Test("R-KBD-3 Numbers and signs have pages of their own; space leads back to the letters")
    func pages() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        stage.tap("123", "1", "#+=", "€", "123", "2", "ABC", "a", "123", "3", "space", "b")
        #expect(stage.paper.text == "1€2a3 b")
    }
}

@MainActor @Suite("Kinds of keyboards on the screen", .leavesNothing)
struct KeyboardKindTests {
    @Test("R-KBD-4 The type chooses the keys", arguments: [
        (UIKeyboardType.numberPad, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", ""]),
        (.decimalPad, ["1", "2", "3", "4", "5", "6", "7", "8", "9", Locale.current.decimalSeparator ?? ".", "0", ""]),
        (.phonePad, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "+*#", "0", ""]),
    ])
    func pads(_ type: UIKeyboardType, _ titles: [String]) throws {
        let stage = try Stage(keyboard: .always)
        stage.paper.keyboardType = type
        stage.begin()
        #expect(stage.keyTitles == titles)
        stage.tap("7", "0", "delete", "5")
        #expect(stage.paper.text == "75")
    }

    @Test("R-KBD-4 The decimal pad has the separator of the locale")
    func decimalSeparator() throws {
        let stage = try Stage(keyboard: .always), separator = try #require(Locale.current.decimalSeparator)
        stage.paper.keyboardType = .decimalPad
        stage.begin()
        stage.tap("1", separator, "5")
        #expect(stage.paper.text == "1\(separator)5")
        var german = KeyboardLayout(type: .decimalPad, language: .english)
        german.decimalSeparator = ","
        #expect(german.rows(of: .pad).last?.first?.kind == .text(","))
    }

    @Test("R-KBD-4 Addresses have their signs beside the space; a URL has none")
    func addresses() throws {
        for (type, keys) in [(UIKeyboardType.emailAddress, ["@", "."]), (.URL, ["/", ".com"]), (.twitter, ["@", "#"]), (.webSearch, ["."])] {
            let stage = try Stage(keyboard: .always)
            stage.paper.keyboardType = type
            stage.begin()
            for key in keys { #expect(stage.keyTitles.contains(key)) }
            stage.tap("a", keys[0])
            #expect(stage.paper.text == "a" + keys[0])
        }
    }

    @Test("Every page's keys fit beside each other, whatever the type and the language, with the globe and the key that hides", arguments: 0...11)
    func rows(_ number: Int) throws {
        let type = try #require(UIKeyboardType(rawValue: number))
        for language in KeyboardLanguage.all { expectRowsFit(KeyboardLayout(type: type, language: language)) }
    }

    private func expectRowsFit(_ plain: KeyboardLayout) {
        var layout = plain
        (layout.hasGlobe, layout.hasHide) = (true, true)
        for page in [KeyboardPage.letters, .numbers, .symbols, .pad, .padSymbols] {
            for row in layout.rows(of: page) {
                #expect(row.reduce(0) { $0 + $1.width } <= layout.columns(of: page) + 1e-9)
                for key in row { #expect(key.width >= 0) }
            }
        }
    }

    @Test("R-KBD-4 Return has its name, and none without text if that is requested")
    func returnKey() throws {
        let stage = try Stage(keyboard: .always)
        stage.paper.returnKeyType = .search
        stage.paper.enablesReturnKeyAutomatically = true
        stage.begin()
        #expect(stage.keyTitles.contains("search"))
        stage.tap("\n")
        #expect(stage.paper.text == "")
        stage.tap("a", "\n")
        #expect(stage.paper.text == "a\n")
    }

    @Test("R-RSP-16, R-KBD-4 reloadInputViews reads the traits again")
    func reload() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        stage.paper.keyboardType = .numberPad
        stage.settle()
        #expect(stage.keyTitles.contains("q"))
        stage.paper.reloadInputViews()
        stage.settle()
        #expect(!stage.keyTitles.contains("q") && stage.overlayWindows.count == 1)
    }
}
