import Foundation
import Testing
import TouchHost
@testable import TouchRecording

/// What a recording has in place of what was typed.
@Suite struct TypedTextTests {
    private func key(_ usage: Int, _ isPressed: Bool, _ text: String = "", _ modifiers: KeyModifiers = []) -> KeyEvent {
        KeyEvent(timestamp: 1, usage: usage, isPressed: isPressed, characters: text, charactersIgnoringModifiers: text, modifiers: modifiers)
    }

    private func hidden(_ keys: KeyEvent...) -> [String] {
        var hider = TypedTextHider()
        return keys.map { key in
            let hidden = hider.hide(key)
            return "\(hidden.isPressed ? "+" : "-")\(hidden.usage)\(hidden.characters)"
        }
    }

    @Test func `Keys that type are others, and the same from down to up`() {
        #expect(hidden(key(0x13, true, "p"), key(0x13, false, "p"), key(0x16, true, "s"), key(0x16, false, "s"))
            == ["+4a", "-4a", "+4a", "-4a"])
        // Two that are down together stay two, whichever goes first.
        #expect(hidden(key(0x13, true, "p"), key(0x16, true, "s"), key(0x13, false, "p"), key(0x17, true, "t"), key(0x16, false, "s"))
            == ["+4a", "+5b", "-4a", "+4a", "-5b"])
        #expect(hidden(key(0x1E, true, "!", .shift), key(0x1E, true, "!", .shift), key(0x1E, false, "1")) == ["+4a", "+4a", "-4a"])
        // Without a number, and keys that only make others type something else.
        #expect(hidden(key(0, true, "ß"), key(0, false)) == ["+0a", "-0"])
        #expect(hidden(key(0x35, true), key(0x35, false)) == ["+4", "-4"])
    }

    @Test func `Commands stay as they are`() {
        #expect(hidden(key(0xE0, true), key(0x06, true, "c", .control), key(0xE0, false), key(0x06, false, "c"))
            == ["+224", "+6c", "-224", "-6c"])
        #expect(hidden(key(0x28, true, "\r"), key(0x2A, true, "\u{8}"), key(0x2B, true, "\t"), key(0x50, true), key(0x58, true, "\r"))
            == ["+40\r", "+42\u{8}", "+43\t", "+80", "+88\r"])
    }

    /// A key that a finger explores last is typed by a double tap anywhere.
    @Test func `A finger that explores a keyboard is hidden from the first key on that it comes to`() {
        var hider = TypingFingerHider()
        let keys = CGRect(x: 0, y: 100, width: 100, height: 100), middle = CGPoint(x: 50, y: 150)
        func shown(_ phase: Contact.Phase, _ x: Double, _ y: Double, explores: Bool) -> CGPoint {
            let frame = TouchFrame(timestamp: 1, contacts: [Contact(id: 1, phase: phase, timestamp: 1, position: CGPoint(x: x, y: y))])
            return hider.hide(frame, if: true, explores: explores) { keys.contains($0) ? middle : nil }.contacts[0].position
        }
        #expect(shown(.began, 10, 20, explores: true) == CGPoint(x: 10, y: 20))
        #expect(shown(.moved, 10, 120, explores: true) == middle)
        #expect(shown(.moved, 10, 90, explores: true) == middle)
        #expect(shown(.ended, 90, 190, explores: true) == middle)
        #expect(shown(.began, 10, 20, explores: false) == CGPoint(x: 10, y: 20))
        #expect(shown(.ended, 10, 120, explores: false) == CGPoint(x: 10, y: 120))
    }

    @Test func `Texts are as long as they were, by characters and by code units`() {
        let edit = TextEdit(deleteBefore: 2, commit: "pass wörd👨‍👩‍👧\n", preedit: "にほ", preeditSelection: 1..<2)
        let hidden = TypedTextHider().hide(edit)
        #expect(hidden.deleteBefore == 2 && hidden.preeditSelection == 1..<2)
        for (text, other) in [(edit.commit, hidden.commit), (edit.preedit, hidden.preedit)] {
            #expect(text.count == other.count && text.utf16.count == other.utf16.count)
        }
        #expect(hidden.commit.hasPrefix("xxxxxxxxx") && hidden.commit.hasSuffix("\n") && hidden.preedit == "xx")
        #expect(Set(hidden.commit.unicodeScalars) == ["x", "\u{301}", "\n"])
    }
}
