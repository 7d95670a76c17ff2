/// What keys type.
@MainActor
enum KeyTyping {
    /// What the key types; `nil` when it types nothing, as with Control or Command.
    static func text(of key: UIKey) -> String? {
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter: return isPlain(key) ? "\n" : nil
        case .keyboardTab: return isPlain(key) ? "\t" : nil
        default: break
        }
        guard isPlain(key) else { return nil }
        let isText = !key.typedText.isEmpty && key.typedText.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        return isText ? key.typedText : nil
    }

    /// Whether no modifier makes a command of it. With Alternate a key types what the layout has for it, if that is anything else.
    static func isPlain(_ key: UIKey) -> Bool {
        key.modifierFlags.isDisjoint(with: [.control, .command])
            && (!key.modifierFlags.contains(.alternate) || key.typedText != key.shiftedText)
    }
}
