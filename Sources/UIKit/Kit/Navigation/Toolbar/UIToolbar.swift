/// A bar with buttons side by side (R-NAV-10).
@preconcurrency @MainActor
open class UIToolbar: UIView, BarOfItems {
    private final var shown: [(item: UIBarButtonItem, view: UIView)] = []
    private final var ownItems: [UIBarButtonItem] = []
    private final let line = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        take(coder)
    }

    /// Not in the initializer, where observers of the properties are not called.
    private func take(_ coder: NSCoder) {
        barStyle = UIBarStyle(rawValue: coder.decodeInteger(forKey: "barStyle")) ?? .default
        if let color = coder.decodeObject(forKey: "barTintColor") as? UIColor { barTintColor = color }
        if let items = coder.decodeObject(forKey: "items") as? [UIBarButtonItem] { setItems(items, animated: false) }
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(barStyle.rawValue, forKey: "barStyle")
            coder.encode(barTintColor, forKey: "barTintColor")
            coder.encode(ownItems, forKey: "items")
        }
    }

    private func setUp() {
        _ = addPart(line)
        line.backgroundColor = .separator
        if backgroundColor == nil { backgroundColor = .systemBackground }
    }

    /// The buttons from the leading side on. Flexible spaces share the room that is left.
    open var items: [UIBarButtonItem]? {
        get { ownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the buttons; animated, the new ones fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in ownItems { item.onChange = nil }
        ownItems = items ?? []
        for item in ownItems { item.onChange = { [weak self] in self?.build() } }
        build()
        guard animated, window != nil else { return }
        let new = shown.map(\.view)
        UIView.performWithoutAnimation { for view in new { view.alpha = 0 } }
        UIView.animate(withDuration: 0.25) { for view in new { view.alpha = 1 } }
    }

    /// Whether the bar is dark with light titles, whatever the appearance around it is (R-NAV-20).
    open var barStyle: UIBarStyle { get { traitState?.barStyle ?? .default } set { setBarStyle(newValue) } }
    /// The colour behind the bar; `nil` for the system's background.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .systemBackground } }

    final func applyAppearancesToItems() { build() }

    private func build() {
        for item in ownItems { item.takeLooksOfClass(in: self) }
        for (_, view) in shown { view.removeFromSuperview() }
        shown = ownItems.map { ($0, $0.customView ?? BarButton($0, look: nil)) }
        for (_, view) in shown {
            view.isLeftOutOfArchives = view is BarButton
            addSubview(view)
        }
        setNeedsLayout()
    }

    private static let margin: CGFloat = 8

    open override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(contentScaleFactor, 1))
        let sizes = shown.map { size(of: $0.view) }
        let flexible = shown.filter { $0.item.systemItem == .flexibleSpace }.count
        let rest = max(bounds.width - 2 * Self.margin - sizes.reduce(0) { $0 + $1.width }, 0)
        var x = Self.margin
        for (entry, size) in zip(shown, sizes) {
            let width = entry.item.systemItem == .flexibleSpace ? rest / CGFloat(flexible) : size.width
            var frame = CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: width, height: size.height)
            if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
            entry.view.frame = frame
            x += width
        }
    }

    private func size(of view: UIView) -> CGSize {
        if view is BarButton { return CGSize(width: view.sizeThatFits(bounds.size).width, height: bounds.height) }
        let own = view.bounds.size, fitting = own.width > 0 && own.height > 0 ? own : view.intrinsicContentSize
        return CGSize(width: max(fitting.width, 0), height: min(max(fitting.height, 0), bounds.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
}
