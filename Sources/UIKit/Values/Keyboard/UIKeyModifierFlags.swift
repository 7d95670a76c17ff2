internal import TouchHost

/// The modifier keys of an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: KeyModifiers.capsLock.rawValue)
    public static let shift = UIKeyModifierFlags(rawValue: KeyModifiers.shift.rawValue)
    public static let control = UIKeyModifierFlags(rawValue: KeyModifiers.control.rawValue)
    public static let alternate = UIKeyModifierFlags(rawValue: KeyModifiers.alternate.rawValue)
    public static let command = UIKeyModifierFlags(rawValue: KeyModifiers.command.rawValue)
    public static let numericPad = UIKeyModifierFlags(rawValue: KeyModifiers.numericPad.rawValue)
}
