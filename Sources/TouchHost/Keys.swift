/// Modifier keys, with the raw values that UIKit gives them.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock is on.
    public static let capsLock = KeyModifiers(rawValue: 1 << 16)
    /// Shift is down.
    public static let shift = KeyModifiers(rawValue: 1 << 17)
    /// Control is down.
    public static let control = KeyModifiers(rawValue: 1 << 18)
    /// Alt, or Option, is down.
    public static let alternate = KeyModifiers(rawValue: 1 << 19)
    /// Super, or Command, is down.
    public static let command = KeyModifiers(rawValue: 1 << 20)
    /// The key is on the numeric pad.
    public static let numericPad = KeyModifiers(rawValue: 1 << 21)
}

/// One key going down or up.
public struct KeyEvent: Equatable, Sendable {
    /// Seconds on the host's clock.
    public var timestamp: Double
    /// The key's usage on the HID keyboard page (0x07), 0 where it has none.
    public var usage: Int
    /// Whether the key went down.
    public var isPressed: Bool
    /// What the key types under the present layout and modifiers; empty for keys that type nothing.
    public var characters: String
    /// What it would type without modifiers other than Shift.
    public var charactersIgnoringModifiers: String
    /// The modifiers that are down, this key's change included.
    public var modifiers: KeyModifiers
    /// Whether the key was down already, and is sent again because it is held.
    public var isRepeat: Bool

    /// Makes an event: `timestamp` in seconds on the host's clock, `usage` a HID usage of the keyboard page.
    public init(timestamp: Double, usage: Int, isPressed: Bool, characters: String = "",
                charactersIgnoringModifiers: String = "", modifiers: KeyModifiers = [], isRepeat: Bool = false) {
        self.timestamp = timestamp
        self.usage = usage
        self.isPressed = isPressed
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifiers = modifiers
        self.isRepeat = isRepeat
    }
}
