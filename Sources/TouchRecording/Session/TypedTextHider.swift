import Foundation
import TouchHost

/// Takes what was typed out of what is recorded, and leaves the rest: how much it was, when it came, and keys that are commands.
///
/// A key that types is recorded as one of the letters, the first that is not down: so keys that are down together stay different, and
/// a key that is let go is the one that was pressed. A text becomes one with as many characters, each as many UTF-16 units long.
struct TypedTextHider {
    /// What stands for the keys that are down, by their usages.
    private var standIns: [Int: Int] = [:]

    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
    /// The usage of the letter A.
    private static let firstUsage = 0x04
    /// The usages of letters, digits, signs and the space, also on the keypad and on keyboards of other countries.
    private static let textUsages: [ClosedRange<Int>] = [0x04...0x27, 0x2C...0x38, 0x53...0x57, 0x59...0x64, 0x67...0x67, 0x85...0x8F, 0xB6...0xB7]
    /// Return on the keypad does not count.
    private static let commandUsages: ClosedRange<Int> = 0x58...0x58

    mutating func hide(_ key: KeyEvent) -> KeyEvent {
        guard key.usage != 0 else { return Self.types(key) ? Self.event(key, letter: 0, usage: 0) : key }
        if let index = standIns[key.usage] {
            if !key.isPressed { standIns[key.usage] = nil }
            return Self.event(key, letter: index, usage: Self.firstUsage + index)
        }
        guard key.isPressed, Self.types(key) else { return key }
        let index = Self.letters.indices.first { !standIns.values.contains($0) } ?? 0
        standIns[key.usage] = index
        return Self.event(key, letter: index, usage: Self.firstUsage + index)
    }

    func hide(_ edit: TextEdit) -> TextEdit {
        var hidden = edit
        hidden.commit = TypedTextRule.standIn(for: edit.commit)
        hidden.preedit = TypedTextRule.standIn(for: edit.preedit)
        return hidden
    }

    /// Whether it is text that the key enters, or may become some, as keys that accents are typed with.
    private static func types(_ key: KeyEvent) -> Bool {
        guard key.modifiers.isDisjoint(with: [.control, .command]) else { return false }
        if isText(key.characters) || isText(key.charactersIgnoringModifiers) { return true }
        return key.characters.isEmpty && textUsages.contains { $0.contains(key.usage) } && !commandUsages.contains(key.usage)
    }

    private static func isText(_ characters: String) -> Bool {
        !characters.isEmpty && characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }

    private static func event(_ key: KeyEvent, letter: Int, usage: Int) -> KeyEvent {
        var hidden = key
        hidden.usage = usage
        if !key.characters.isEmpty { hidden.characters = String(letters[letter]) }
        if !key.charactersIgnoringModifiers.isEmpty { hidden.charactersIgnoringModifiers = String(letters[letter]) }
        return hidden
    }
}
