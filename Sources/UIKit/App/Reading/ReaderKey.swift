internal import TouchHost

/// Three presses of a key switch the reader: F12, or a panel's power or menu key (R-ACC-20).
struct ReaderKey {
    private static let presses = 3
    private var count = 0
    private var last = (usage: 0, time: -Double.infinity)

    /// Whether presses of the key can switch the reader.
    static func isOne(_ code: UIKeyboardHIDUsage) -> Bool { code == .keyboardF12 || code == .keyboardPower || code == .keyboardApplication }

    /// - Returns: Whether it was the third press.
    @MainActor mutating func press(_ key: KeyEvent) -> Bool {
        guard !key.isRepeat else { return false }
        guard Self.isOne(UIKeyboardHIDUsage(rawValue: key.usage)) else {
            count = 0
            return false
        }
        let isNext = last.usage == key.usage && key.timestamp - last.time <= GestureConfiguration.current.readerKeyInterval
        count = isNext ? count + 1 : 1
        last = (key.usage, key.timestamp)
        guard count == Self.presses else { return false }
        count = 0
        return true
    }
}
