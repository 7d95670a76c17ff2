import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Typing on the keyboard on the screen", .leavesNothing)
struct KeyboardTypingTests {
    @Test("R-KBD-3 Keys type what they say; space, return and delete do what they are for")
    func types() throws {
        let fixture = try KeyboardFixture()
        fixture.begin()
        fixture.tap("h", "i", "space", "x", "delete", "y", "return", "o")
        #expect(fixture.paper.text == "hi y\no")
    }

    @Test("R-KBD-3 Letters come in the order of landing, though the fingers overlap and lift in another order")
    func overlapping() throws {
        let fixture = try KeyboardFixture()
        fixture.begin()
        let first = fixture.down("a")
        let second = fixture.down("b")
        #expect(fixture.paper.text == "a")
        let third = fixture.down("c")
        fixture.up(third)
        fixture.up(first)
        fixture.up(second)
        #expect(fixture.paper.text == "abc")
    }

    @Test("R-KBD-3 Fingers that land at once type each its letter")
    func atOnce() throws {
        let fixture = try KeyboardFixture()
        fixture.begin()
        let now = fixture.host.virtualClock.now
        let contacts = ["x", "y"].enumerated().map { number, name in
            Contact(id: 50 + number, phase: .began, timestamp: now, position: fixture.place(name))
        }
        fixture.host.send(TouchFrame(timestamp: now, contacts: ContiguousArray(contacts)))
        fixture.up(51)
        fixture.up(50)
        #expect(fixture.paper.text == "xy")
    }

    @Test("R-KBD-3 A finger that slides types where it lifts; beside the keyboard, or cancelled, nothing")
    func slides() throws {
        let fixture = try KeyboardFixture()
        fixture.begin()
        let sliding = fixture.down("f")
        fixture.move(sliding, "g")
        fixture.up(sliding)
        #expect(fixture.paper.text == "g")
        let away = fixture.down("f")
        fixture.send(away, .moved, CGPoint(x: 100, y: 100))
        fixture.up(away)
        let cancelled = fixture.down("f")
        fixture.send(cancelled, .cancelled, .zero)
        #expect(fixture.paper.text == "g")
    }

    @Test("R-KBD-3, R-APP-5 An app that cancels touches when something is typed: fingers that were cancelled type nothing more")
    func cancelledByTyping() throws {
        let fixture = try KeyboardFixture(), field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        field.autocapitalizationType = .none
        fixture.controller.view.addSubview(field)
        field.addAction(UIAction { _ in
            guard field.tag == 0 else { return }
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIApplication.shared.endIgnoringInteractionEvents()
        }, for: .editingChanged)
        field.becomeFirstResponder()
        fixture.settle()
        // One that was down already: it leaves while the other types.
        let shift = fixture.down("shift"), letter = fixture.down("a")
        fixture.up(letter)
        fixture.up(shift)
        #expect(field.text == "A")
        // One that lands, and by that types what is under the other.
        let first = fixture.down("b"), second = fixture.down("c")
        fixture.up(first)
        fixture.up(second)
        field.tag = 1
        fixture.host.advance(by: 0.5)
        fixture.tap("d")
        #expect(field.text == "Abd")
    }

    @Test("R-KBD-2, R-KBD-3 What is typed leads to the next text, as with codes: a finger that is down by then types there")
    func nextText() throws {
        let fixture = try KeyboardFixture()
        let fields = [60.0, 120].map { UITextField(frame: CGRect(x: 20, y: $0, width: 100, height: 40)) }
        for field in fields {
            field.autocapitalizationType = .none
            fixture.controller.view.addSubview(field)
        }
        fields[0].addAction(UIAction { _ in fields[1].becomeFirstResponder() }, for: .editingChanged)
        fields[0].becomeFirstResponder()
        fixture.settle()
        let first = fixture.down("a"), second = fixture.down("b")
        #expect(fields[0].text == "a" && fields[1].isFirstResponder)
        fixture.host.advance(by: 0.05)
        fixture.up(first)
        fixture.up(second)
        #expect(fields[0].text == "a" && fields[1].text == "b")
        // Where the next text asks for another keyboard it gets that.
        fields[0].keyboardType = .numberPad
        fields[0].becomeFirstResponder()
        fixture.settle()
        #expect(!fixture.titles.contains("a") && fixture.titles.contains("7"))
    }

    @Test("R-TXV-7 A finger that is down while the keyboard goes types nothing into a text that can't be edited")
    func readOnly() throws {
        let fixture = try KeyboardFixture(), text = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 60))
        text.text = "read"
        text.isEditable = false
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
        field.autocapitalizationType = .none
        field.addAction(UIAction { _ in text.becomeFirstResponder() }, for: .editingChanged)
        fixture.controller.view.addSubview(text)
        fixture.controller.view.addSubview(field)
        field.becomeFirstResponder()
        fixture.settle()
        let first = fixture.down("a"), second = fixture.down("b")
        fixture.up(first)
        fixture.up(second)
        #expect(field.text == "a" && text.isFirstResponder && text.text == "read")
        fixture.settle()
        #expect(fixture.keyboard == nil)
    }

    @Test("R-KBD-3 Delete acts on landing, and goes on while it is held")
    func deletes() throws {
        let fixture = try KeyboardFixture()
        fixture.paper.text = "0123456789"
        fixture.begin()
        let finger = fixture.down("delete")
        #expect(fixture.paper.text == "012345678")
        fixture.host.advance(by: 0.45)
        #expect(fixture.paper.text.count == 9)
        fixture.host.advance(by: 0.3)
        #expect(fixture.paper.text.count == 6)
        fixture.up(finger)
        fixture.host.advance(by: 1)
        #expect(fixture.paper.text.count == 6)
    }

    @Test("R-KBD-3 Shift is for one letter, locked by two presses, and on while it is held")
    func shift() throws {
        let fixture = try KeyboardFixture()
        fixture.begin()
        fixture.tap("shift", "a", "b")
        #expect(fixture.paper.text == "Ab")
        for _ in 0..<2 { fixture.up(fixture.down("shift")) }
        fixture.tap("c", "d")
        #expect(fixture.paper.text == "AbCD")
        fixture.tap("shift", "e")
        #expect(fixture.paper.text == "AbCDe")
        let held = fixture.down("shift")
        for name in ["f", "g"] { fixture.up(fixture.down(name)) }
        fixture.up(held)
        fixture.tap("h")
        #expect(fixture.paper.text == "AbCDeFGh")
    }

    @Test("R-KBD-3, R-GEN-5 Two presses that are exactly 0.35 s apart lock Shift")
    func shiftAtLimit() throws {
        let fixture = try KeyboardFixture()
        fixture.begin()
        // 2.39 − 2.04 is a little more than 0.35.
        for time in [2.04, 2.39] {
            fixture.host.advance(to: time)
            fixture.up(fixture.down("shift"))
        }
        fixture.tap("a", "b")
        #expect(fixture.paper.text == "AB")
    }

    @Test("R-KBD-3 Shift that is on already stays on while it is held, and goes off when it is released")
    func heldShift() throws {
        let fixture = try KeyboardFixture()
        fixture.paper.autocapitalizationType = .sentences
        fixture.begin()
        func hold(_ names: String...) {
            let held = fixture.down("shift")
            for name in names { fixture.up(fixture.down(name)) }
            fixture.host.advance(by: 0.4)
            fixture.up(held)
            fixture.host.advance(by: 0.4)
        }
        // The beginning of a sentence.
        hold("a", "b", "c")
        fixture.tap("d")
        #expect(fixture.paper.text == "ABCd")
        for _ in 0..<2 { fixture.up(fixture.down("shift")) }
        fixture.tap("e")
        hold("f", "g")
        fixture.tap("h")
        #expect(fixture.paper.text == "ABCdEFGh")
        // A new sentence begins while it is held.
        hold("i", "123", ".", "space")
        fixture.tap("j")
        #expect(fixture.paper.text == "ABCdEFGhI. J")
        fixture.tap("123", ".", "space", "shift", "k")
        #expect(fixture.paper.text == "ABCdEFGhI. J. k")
    }

    @Test("R-KBD-4 Sentences begin with a capital, or words, or none does")
    func capitals() throws {
        for (type, expected) in [(UITextAutocapitalizationType.sentences, "Ab c. D"), (.words, "Ab C. D"), (.none, "ab c. d"),
                                 (.allCharacters, "AB C. D")] {
            let fixture = try KeyboardFixture()
            fixture.paper.autocapitalizationType = type
            fixture.begin()
            fixture.tap("a", "b", "space", "c", "123", ".", "space", "d")
            #expect(fixture.paper.text == expected)
        }
    }

    @Test("R-KBD-4 Text that an input method or a key enters counts as typed: small letters follow it, and capitals follow the end of its sentence")
    func enteredElsewhere() throws {
        let fixture = try KeyboardFixture()
        fixture.paper.autocapitalizationType = .sentences
        fixture.begin()
        #expect(fixture.keyboard?.shift == .once)
        fixture.host.send(TextEdit(commit: "Ab"))
        #expect(fixture.keyboard?.shift == .off)
        fixture.tap("c")
        fixture.host.send(TextEdit(commit: ". "))
        #expect(fixture.paper.text == "Abc. " && fixture.keyboard?.shift == .once)
        for isPressed in [true, false] {
            let now = fixture.host.virtualClock.now
            fixture.host.send(KeyEvent(timestamp: now, usage: UIKeyboardHIDUsage.keyboardD.rawValue, isPressed: isPressed, characters: "D"))
        }
        #expect(fixture.keyboard?.shift == .off)
        fixture.tap("e")
        #expect(fixture.paper.text == "Abc. De")
    }

    @Test("R-KBD-4 R-KBD-9 Text that a key or an input method deletes is not remembered: capitals and double spaces go by what is left")
    func deletedElsewhere() throws {
        let fixture = try KeyboardFixture()
        fixture.paper.autocapitalizationType = .sentences
        fixture.begin()
        fixture.tap("a", "b")
        // A space that is gone is not the first of two.
        fixture.up(fixture.down("space"))
        fixture.key(.keyboardDeleteOrBackspace)
        fixture.up(fixture.down("space"))
        #expect(fixture.paper.text == "Ab ")
        fixture.key(.keyboardDeleteOrBackspace)
        fixture.tap("123", ".", "space")
        #expect(fixture.paper.text == "Ab. " && fixture.keyboard?.shift == .once)
        for _ in 0..<2 { fixture.key(.keyboardDeleteOrBackspace) }
        #expect(fixture.paper.text == "Ab" && fixture.keyboard?.shift == .off)
        fixture.tap("123", ".", "space")
        fixture.host.send(TextEdit(deleteBefore: 2))
        #expect(fixture.paper.text == "Ab" && fixture.keyboard?.shift == .off)
        for _ in 0..<2 { fixture.key(.keyboardDeleteOrBackspace) }
        #expect(fixture.paper.text == "" && fixture.keyboard?.shift == .once)
    }

    @Test("R-KBD-4 In a field a word that a key deletes is not remembered: capitals go by the text before the caret")
    func wordDeletedInField() throws {
        let fixture = try KeyboardFixture(), field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
        fixture.controller.view.addSubview(field)
        field.autocapitalizationType = .sentences
        field.becomeFirstResponder()
        fixture.settle()
        fixture.tap("a", "b", "123", ".", "space", "c", "d")
        #expect(field.text == "Ab. Cd" && fixture.keyboard?.shift == .off)
        for isPressed in [true, false] {
            let now = fixture.host.virtualClock.now
            fixture.host.send(KeyEvent(timestamp: now, usage: UIKeyboardHIDUsage.keyboardDeleteOrBackspace.rawValue, isPressed: isPressed,
                                       modifiers: .control))
        }
        #expect(field.text == "Ab. " && fixture.keyboard?.shift == .once)
    }

    @Test("R-KBD-3 Numbers and signs have pages of their own; space leads back to the letters")
    func pages() throws {
        let fixture = try KeyboardFixture()
        fixture.begin()
        fixture.tap("123", "1", "#+=", "€", "123", "2", "ABC", "a", "123", "3", "space", "b")
        #expect(fixture.paper.text == "1€2a3 b")
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
        let fixture = try KeyboardFixture()
        fixture.paper.keyboardType = type
        fixture.begin()
        #expect(fixture.titles == titles)
        fixture.tap("7", "0", "delete", "5")
        #expect(fixture.paper.text == "75")
    }

    @Test("R-KBD-4 The decimal pad has the separator of the locale")
    func decimalSeparator() throws {
        let fixture = try KeyboardFixture(), separator = try #require(Locale.current.decimalSeparator)
        fixture.paper.keyboardType = .decimalPad
        fixture.begin()
        fixture.tap("1", separator, "5")
        #expect(fixture.paper.text == "1\(separator)5")
        var german = KeyboardLayout(type: .decimalPad, language: .english)
        german.decimalSeparator = ","
        #expect(german.rows(of: .pad).last?.first?.kind == .text(","))
    }

    @Test("R-KBD-4 Addresses have their signs beside the space; a URL has none")
    func addresses() throws {
        for (type, keys) in [(UIKeyboardType.emailAddress, ["@", "."]), (.URL, ["/", ".com"]), (.twitter, ["@", "#"]), (.webSearch, ["."])] {
            let fixture = try KeyboardFixture()
            fixture.paper.keyboardType = type
            fixture.begin()
            for key in keys { #expect(fixture.titles.contains(key)) }
            fixture.tap("a", keys[0])
            #expect(fixture.paper.text == "a" + keys[0])
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
        let fixture = try KeyboardFixture()
        fixture.paper.returnKeyType = .search
        fixture.paper.enablesReturnKeyAutomatically = true
        fixture.begin()
        #expect(fixture.titles.contains("search"))
        fixture.tap("\n")
        #expect(fixture.paper.text == "")
        fixture.tap("a", "\n")
        #expect(fixture.paper.text == "a\n")
    }

    @Test("R-RSP-16, R-KBD-4 reloadInputViews reads the traits again")
    func reload() throws {
        let fixture = try KeyboardFixture()
        fixture.begin()
        fixture.paper.keyboardType = .numberPad
        fixture.settle()
        #expect(fixture.titles.contains("q"))
        fixture.paper.reloadInputViews()
        fixture.settle()
        #expect(!fixture.titles.contains("q") && fixture.overlays.count == 1)
    }
}
