/// The view of a tab bar controller: its child's view with the bar below it.
final class TabView: UIView {
    let content = UIView()
    private let bar: UITabBar
    var onLayout: (() -> Void)?
    /// Where the bar stands: 0 in its place, 1 below the edge, and, of its width, beside it on the leading side.
    var shift = (below: CGFloat(0), aside: CGFloat(0))

    init(bar: UITabBar) {
        self.bar = bar
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        addSubview(content)
        addSubview(bar)
        content.frame = bounds
    }

    required init?(coder: NSCoder) { nil }

    /// How much the bar covers beside the system's own.
    var barHeight: CGFloat { bar.sizeThatFits(bounds.size).height }

    func placeBar() {
        let height = barHeight, bottom = safeAreaInsets.bottom
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
        bar.overhang = bottom
        bar.frame = CGRect(x: sign * shift.aside * bounds.width, y: bounds.height - (1 - shift.below) * (height + bottom), width: bounds.width, height: height)
        bar.accessibilityElementsHidden = shift.below > 0 || shift.aside > 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        onLayout?()
    }
}
