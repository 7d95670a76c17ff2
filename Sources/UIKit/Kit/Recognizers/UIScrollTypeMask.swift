/// Kinds of scrolling that a pan follows in place of fingers (R-IND-2).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In steps, by the wheel of a mouse.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Without steps, by fingers on a touchpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
