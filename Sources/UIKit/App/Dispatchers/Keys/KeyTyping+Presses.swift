/// Types keys that no responder took into the first responder (R-TXT-1, R-TXT-2).
extension KeyTyping {
    /// A press whose beginning no responder handled is typed, if its responder takes text.
    static func typeIfUnhandled(_ press: UIPress) {
        guard press.isUnhandled, !press.isTyped, let key = press.key else { return }
        press.isTyped = KeyboardFocus.take(key, in: press.window) || type(key, into: press) || ScrollKeys.take(key, in: press)
    }

    /// The key is held.
    static func `repeat`(_ press: UIPress, _ key: UIKey) {
        // Return held down is pressed once.
        guard press.isTyped, key.keyCode != .keyboardReturnOrEnter, key.keyCode != .keypadEnter else { return }
        if !KeyboardFocus.take(key, in: press.window, isRepeat: true), !type(key, into: press) { _ = ScrollKeys.take(key, in: press) }
    }

    private static func type(_ key: UIKey, into press: UIPress) -> Bool {
        guard let responder = press.responder, responder.isFirstResponder, let input = responder as? any UIKeyInput else { return false }
        if let text = responder as? any TextEditing {
            guard text.mayChange else { return false }
            if let command = TextKeys.command(for: key, hasLines: text.hasLines) {
                text.perform(command)
                if command.deletes { shownKeyboard?.textWasEntered("", deleting: 1) }
                return true
            }
            if key.keyCode == .keyboardTab, !text.hasLines { return false }
        } else if key.keyCode == .keyboardDeleteOrBackspace {
            guard isPlain(key) else { return false }
            input.deleteBackward()
            shownKeyboard?.textWasEntered("", deleting: 1)
            return true
        }
        guard let text = text(of: key) else { return false }
        input.insertText(text)
        shownKeyboard?.textWasEntered(text)
        return true
    }

    private static var shownKeyboard: KeyboardView? { UIApplication.instance?.inputViews.shownKeyboard }
}
