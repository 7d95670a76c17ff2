/// The large title below a bar's buttons, which its content pushes away (R-NAV-11).
final class LargeTitle: UIView {
    private let label = UILabel()

    static let height: CGFloat = 52
    /// Points from the sides where the width is compact; where it is regular there are more.
    private static let margin: CGFloat = 16, regularMargin: CGFloat = 20

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.accessibilityTraits.insert(.header)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
        label.text = title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        setNeedsLayout()
    }

    /// The title goes up behind the upper edge: its lower edge stays with the view's.
    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = traitCollection.horizontalSizeClass == .regular ? Self.regularMargin : Self.margin
        let height = min(label.sizeThatFits(.zero).height.rounded(.up), Self.height)
        label.frame = CGRect(x: margin, y: bounds.height - 8 - height, width: max(bounds.width - 2 * margin, 0), height: height)
    }
}
