/// The sign before a row that is edited: a minus to delete it, a plus to insert one (R-TBL-8).
final class CellEditControl: UIControl {
    /// How far the content moves to make room for it, in points.
    static let room: CGFloat = 38
    private static let side: CGFloat = 22

    private let style: UITableViewCell.EditingStyle

    init(_ style: UITableViewCell.EditingStyle) {
        self.style = style
        super.init(frame: .zero)
        isControlPart = true
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, label: style == .insert ? "Insert" : "Delete", traits: accessibilityTraits(.button))
    }

    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }

    override func draw(_ rect: CGRect) {
        let circle = CGRect(x: (bounds.midX - Self.side / 2).rounded(), y: (bounds.midY - Self.side / 2).rounded(), width: Self.side, height: Self.side)
        (style == .insert ? UIColor.systemGreen : .systemRed).setFill()
        UIBezierPath(ovalIn: circle).fill()
        UIColor.white.setFill()
        UIBezierPath(rect: CGRect(x: circle.midX - 5.5, y: circle.midY - 1, width: 11, height: 2)).fill()
        if style == .insert { UIBezierPath(rect: CGRect(x: circle.midX - 1, y: circle.midY - 5.5, width: 2, height: 11)).fill() }
    }
}
