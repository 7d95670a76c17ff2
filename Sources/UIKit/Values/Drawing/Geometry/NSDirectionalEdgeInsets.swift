/// Distances inwards from the sides of a rectangle, in the direction of reading. Text here runs from left to right: leading is left.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The inset from the upper edge, in points.
    public var top: CGFloat
    /// The inset from the edge at which lines begin, in points.
    public var leading: CGFloat
    /// The inset from the lower edge, in points.
    public var bottom: CGFloat
    /// The inset from the edge at which lines end, in points.
    public var trailing: CGFloat

    /// Makes insets, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public static let zero = NSDirectionalEdgeInsets()

    var leftToRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

/// Sides of a rectangle in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
