internal import TouchHost
public import UIKit

extension TouchStage {
    /// Presses a key and lets it go.
    ///
    ///     stage.press(.escape)
    ///     stage.press(.z, modifiers: [.command, .shift])
    /// - Parameter modifiers: Of Control, Alternate, Shift and Command, whose keys are held meanwhile.
    public func press(_ key: Key, modifiers: UIKeyModifierFlags = []) {
        guard canUseKeys() else { return }
        let held: [Key] = Self.modifierKeys.filter { modifiers.contains(UIKeyModifierFlags(rawValue: $0.modifier.rawValue)) }
            .filter { !keyboard.down.contains($0.usage) }
        for key in held { keyDown(key) }
        keyDown(key)
        keyUp(key)
        for key in held.reversed() { keyUp(key) }
    }

    /// Types a text, key by key. A character that no key of the US layout types is a failure.
    public func type(_ text: String) {
        guard canUseKeys() else { return }
        for character in text {
            guard let (key, isShifted) = Key.typing(character) else {
                report("no key types '\(character)'")
                continue
            }
            press(key, modifiers: isShifted ? .shift : [])
        }
    }

    /// Presses a key, which stays down until ``keyUp(_:)``.
    public func keyDown(_ key: Key) {
        guard canUseKeys() else { return }
        guard !keyboard.down.contains(key.usage) else { return report("the key \(key.usage.rawValue) is pressed, but is down already") }
        keyboard.down.append(key.usage)
        send(key, isPressed: true)
    }

    /// Lets a key go.
    public func keyUp(_ key: Key) {
        guard canUseKeys() else { return }
        guard let index = keyboard.down.firstIndex(of: key.usage) else {
            return report("the key \(key.usage.rawValue) is let go, but is not down")
        }
        keyboard.down.remove(at: index)
        send(key, isPressed: false)
    }

    /// A failure says so if they can't.
    private func canUseKeys() -> Bool {
        guard isReady() else { return false }
        if plan != nil { report("keys can't be used inside together { }") }
        return plan == nil
    }

    /// Of the keys that are down.
    var heldModifiers: KeyModifiers {
        var result: KeyModifiers = []
        for usage in keyboard.down { result.insert(Key(usage).modifier) }
        return result
    }

    private static let modifierKeys: [Key] = [.control, .alternate, .shift, .command]

    private func send(_ key: Key, isPressed: Bool) {
        bringUpToDate()
        let modifiers = heldModifiers
        host.send(KeyEvent(timestamp: now, usage: key.usage.rawValue, isPressed: isPressed, characters: key.characters(modifiers),
                           charactersIgnoringModifiers: key.characters(modifiers.intersection(.shift)), modifiers: modifiers))
    }
}
