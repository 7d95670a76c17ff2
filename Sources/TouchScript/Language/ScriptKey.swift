import TouchHost

/// A key of a keyboard with the US layout, which is what a script types on.
package struct ScriptKey: Equatable, Sendable {
    /// The usage on the HID keyboard page (0x07).
    package let usage: Int

    /// Finds a key by name (`a`, `LeftAlt`, `Alt_L`, `KEY_LEFTALT`, `code:56`); `nil` when there is none.
    init?(name: some StringProtocol) {
        let name = name.lowercased()
        if name.hasPrefix("code:") {
            guard let code = Int(name.dropFirst(5)), let entry = Self.all.first(where: { Int($0.code) == code }) else { return nil }
            usage = Int(entry.usage)
        } else {
            guard let usage = Self.usages[name.hasPrefix("key_") ? String(name.dropFirst(4)) : name] else { return nil }
            self.usage = usage
        }
    }

    private static let usages: [String: Int] = {
        var result: [String: Int] = [:]
        for entry in all {
            for name in entry.names.split(separator: " ") { result[String(name)] = Int(entry.usage) }
        }
        return result
    }()

    private static let entries: [(plain: String, shifted: String)] = {
        var result = Array(repeating: (plain: "", shifted: ""), count: 256)
        for entry in all { result[Int(entry.usage)] = (entry.plain, entry.shifted) }
        return result
    }()

    /// What the key types.
    func characters(_ modifiers: KeyModifiers) -> String {
        let entry = Self.entries[usage]
        let isLetter = (4...29).contains(usage)
        if isLetter, modifiers.contains(.control) { return String(Unicode.Scalar(UInt8(usage - 3))) }
        return modifiers.contains(.shift) != (isLetter && modifiers.contains(.capsLock)) ? entry.shifted : entry.plain
    }

    /// The modifier that the key stands for while it is down.
    var modifier: KeyModifiers {
        switch usage {
        case 224, 228: .control
        case 225, 229: .shift
        case 226, 230: .alternate
        case 227, 231: .command
        default: []
        }
    }

    var isCapsLock: Bool { usage == 57 }
    var isOnNumericPad: Bool { (83...99).contains(usage) }
}

/// Which keys of a script are down, and what pressing another means.
struct ScriptKeyboard {
    private var pressed = [Bool](repeating: false, count: 256)
    private(set) var modifiers: KeyModifiers = []

    /// Presses or releases a key; `nil` when it is so already.
    mutating func set(_ key: ScriptKey, isPressed: Bool, timestamp: Double) -> KeyEvent? {
        guard pressed[key.usage] != isPressed else { return nil }
        pressed[key.usage] = isPressed
        if key.isCapsLock, isPressed { modifiers.formSymmetricDifference(.capsLock) }
        updateModifiers()
        return KeyEvent(timestamp: timestamp, usage: key.usage, isPressed: isPressed, characters: key.characters(modifiers),
                        charactersIgnoringModifiers: key.characters(modifiers.intersection(.shift)),
                        modifiers: key.isOnNumericPad ? modifiers.union(.numericPad) : modifiers)
    }

    private mutating func updateModifiers() {
        var result = modifiers.intersection(.capsLock)
        for (left, modifier) in [(224, KeyModifiers.control), (225, .shift), (226, .alternate), (227, .command)]
        where pressed[left] || pressed[left + 4] {
            result.insert(modifier)
        }
        modifiers = result
    }
}
