/// The distance that the system leaves between neighbours (R-LAY-27).
@MainActor
enum SystemSpacing {
    /// In points.
    static let plain: CGFloat = 8

    /// The spacing between one anchor and another below it, in points.
    static func below(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return plain }
        return (lower.target as? UIView)?.textLineHeight ?? plain
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
