internal import LayoutEngine

/// How important a constraint is, from 1 to 1000. Of two that contradict each other the more important one holds.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority, from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// It must hold. Two such that contradict each other are a mistake, which is reported.
    public static let required = UILayoutPriority(LayoutSolver.requiredPriority)
    /// How much a button resists becoming smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// How much a view resists becoming larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// How much `systemLayoutSizeFitting(_:)` keeps to the size it is given.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// A priority that goes before another: `.defaultLow + 1`.
    public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + difference) }
    /// A priority that yields to another: `.required - 1`.
    public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - difference) }
    public static func += (priority: inout UILayoutPriority, difference: Float) { priority = priority + difference }
    public static func -= (priority: inout UILayoutPriority, difference: Float) { priority = priority - difference }
}
