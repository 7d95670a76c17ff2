/// How a picture is shown that is larger or smaller than it is.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Each pixel shows the nearest of the picture: enlarged pixels are squares.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Pixels are mixed from their neighbours.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Pixels are mixed from all that fall on them: pictures much smaller than they are stay smooth.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The line that a round corner follows.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A line that begins to bend earlier and more slowly. Where the sides are too short for it the corner is circular.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
