/// The distance that the system leaves between neighbours (R-LAY-27).
@MainActor
enum SystemSpacing {
    /// In points.
    static let plain: CGFloat = 8

    /// The spacing between one anchor and another below it, in points.
    static func below(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline, let font = font(of: lower.target) else { return plain }
        return font.lineHeight
    }

    private static func font(of item: any LayoutItem) -> UIFont? {
        switch item {
        case let label as UILabel: label.font
        case let field as UITextField: field.font
        case let text as UITextView: text.font
        case let button as UIButton: button.titleLabel?.font
        default: nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
