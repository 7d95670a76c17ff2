/// The view of a navigation controller: its child's view with the bar above it.
final class NavigationView: UIView {
    let content = UIView()
    private let bar: UINavigationBar
    private let toolbar: UIToolbar
    /// Whether the toolbar stands below the lower edge.
    var isToolbarAway: Bool
    /// Whether the bar stands above the upper edge.
    var isBarAway: Bool
    var onLayout: (() -> Void)?
    /// The size for which the children were placed.
    var placedSize = CGSize.zero

    init(bar: UINavigationBar, toolbar: UIToolbar, isToolbarAway: Bool, gesture: UIGestureRecognizer) {
        self.bar = bar
        self.toolbar = toolbar
        self.isToolbarAway = isToolbarAway
        isBarAway = bar.isHidden
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        addSubview(content)
        addSubview(bar)
        addSubview(toolbar)
        addGestureRecognizer(gesture)
        placeBar()
        placeToolbar()
    }

    required init?(coder: NSCoder) { nil }

    var barHeight: CGFloat { bar.sizeThatFits(bounds.size).height }
    /// Where what the bar covers ends.
    var barBottom: CGFloat { safeAreaInsets.top + barHeight }

    func placeBar() {
        let height = barHeight - bar.collapse - bar.largeHeight + bar.shownLargeHeight, top = safeAreaInsets.top
        bar.overhang = top
        bar.frame = CGRect(x: 0, y: isBarAway ? -height : top, width: bounds.width, height: height)
    }

    /// How much of the lower side the toolbar covers.
    var toolbarHeight: CGFloat { isToolbarAway ? 0 : toolbar.sizeThatFits(bounds.size).height }

    /// How much of what covers the view below does not count, because a tab bar has gone with a push.
    var uncovered: CGFloat = 0

    func placeToolbar() {
        let height = toolbar.sizeThatFits(bounds.size).height
        toolbar.isHidden = isToolbarAway
        toolbar.frame = CGRect(x: 0, y: bounds.height - (safeAreaInsets.bottom - uncovered) - toolbarHeight, width: bounds.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        placeBar()
        placeToolbar()
        onLayout?()
    }
}
