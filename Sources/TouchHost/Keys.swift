/// Modifier keys, with the raw values that UIKit gives them.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = KeyModifiers(rawValue: 1 << 16)
    public static let shift = KeyModifiers(rawValue: 1 << 17)
    public static let control = KeyModifiers(rawValue: 1 << 18)
    public static let alternate = KeyModifiers(rawValue: 1 << 19)
    public static let command = KeyModifiers(rawValue: 1 << 20)
    public static let numericPad = KeyModifiers(rawValue: 1 << 21)
}

/// One key going down or up.
public struct KeyEvent: Equatable, Sendable {
    /// Seconds on the host's clock.
    public var timestamp: Double
    /// The key's usage on the HID keyboard page (0x07), 0 where it has none.
    public var usage: Int
    public var isPressed: Bool
    /// What the key types under the present layout and modifiers; empty for keys that type nothing.
    public var characters: String
    /// What it would type without modifiers other than Shift.
    public var charactersIgnoringModifiers: String
    public var modifiers: KeyModifiers
    /// Whether the key was down already, and is sent again because it is held.
    public var isRepeat: Bool

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
