/// A bar with the title of what stands below it, a way back and buttons (R-NAV-5).
///
/// A navigation controller has one and fills it. A bar of its own shows the last of its ``items``.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private final var levels: [UINavigationItem] = []
    private final var content: BarContent?
    private final let background = UIView()
    private final let line = UIView()
    /// Called by the back button, in place of popping an item.
    final var onBack: (() -> Void)?
    /// Called when something changes that decides where the content below begins.
    final var onLook: (() -> Void)?
    /// How far the background goes on above the bar.
    final var overhang: CGFloat = 0 { didSet { if overhang != oldValue { setNeedsLayout() } } }
    /// Whether a navigation controller decides what is shown.
    private final var isOwned: Bool { onBack != nil }

    static let height: CGFloat = 44

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        barTintColor = coder.decodeObject(forKey: "barTintColor") as? UIColor
        if coder.containsValue(forKey: "translucent") { isTranslucent = coder.decodeBool(forKey: "translucent") }
        if let items = coder.decodeObject(forKey: "items") as? [UINavigationItem] { take(items) }
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated {
            coder.encode(barTintColor, forKey: "barTintColor")
            coder.encode(isTranslucent, forKey: "translucent")
            coder.encode(levels, forKey: "items")
        }
    }

    private func setUp() {
        _ = addPart(background)
        _ = addPart(line)
        line.backgroundColor = .separator
        look()
    }

    // MARK: Items

    /// What the bar shows: the last one, with a way back to the one before.
    open var items: [UINavigationItem]? {
        get { levels }
        set { setItems(newValue, animated: false) }
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { levels.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { levels.dropLast().last }

    /// Shows one more item. The bar of a navigation controller refuses: the controller's stack decides.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(levels + [item], animated: animated) }

    /// Goes back by one item.
    /// - Returns: The item that was shown.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = levels.last, !isOwned else { return nil }
        change(to: Array(levels.dropLast()), isPop: true, animated: animated)
        return last
    }

    /// Replaces the items. The bar of a navigation controller refuses: the controller's stack decides.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard !isOwned else { return report("UINavigationBar: the items of a navigation controller's bar are set by its stack") }
        let new = items ?? []
        let isPop = new.last.map { last in levels.contains { $0 === last } } ?? true
        change(to: new, isPop: isPop, animated: animated)
    }

    private func change(to items: [UINavigationItem], isPop: Bool, animated: Bool) {
        guard animated, window != nil, UIView.areAnimationsEnabled, items.last !== levels.last else { return take(items) }
        let change = beginChange(to: items, isPop: isPop)
        UIView.animate(withDuration: 0.35) { change.animate() } completion: { _ in change.end(completed: true) }
    }

    // MARK: Look

    /// The colour behind the bar; `nil` for the system's background.
    open var barTintColor: UIColor? { didSet { look() } }
    /// Whether what stands below goes on behind the bar. The bar is opaque all the same; where it is not translucent, the views of a
    /// navigation controller begin below it.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { onLook?() } } }
    /// How titles look: font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.build() } }

    private func look() {
        background.backgroundColor = barTintColor ?? .systemBackground
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
        let thickness = 1 / max(contentScaleFactor, 1)
        line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
        content?.frame = bounds
    }

    // MARK: Changing what is shown

    /// Shows the last of these items at once.
    final func take(_ items: [UINavigationItem]) {
        adopt(items)
        content?.removeFromSuperview()
        content = makeContent()
        if let content { addSubview(content) }
    }

    /// Begins to show the last of these items in place of what is shown; the change is animated and ended by the caller.
    final func beginChange(to items: [UINavigationItem], isPop: Bool) -> BarChange {
        let oldItems = levels, old = content
        adopt(items)
        let new = makeContent()
        content = new
        if let new { addSubview(new) }
        return BarChange(from: old, to: new, isPop: isPop) { [weak self] in
            self?.adopt(oldItems)
            self?.content = old
        }
    }

    private func makeContent() -> BarContent? {
        guard let item = levels.last else { return nil }
        let content = BarContent(item, back: levels.dropLast().last, bar: self)
        content.frame = bounds
        content.build()
        return content
    }

    private func adopt(_ items: [UINavigationItem]) {
        for item in levels { (item.onChange, item.onBackChange) = (nil, nil) }
        levels = items
        items.last?.onChange = { [weak self] in self?.content?.rebuild() }
        items.dropLast().last?.onBackChange = { [weak self] in self?.content?.rebuild() }
    }

    final func goBack() {
        if let onBack { onBack() } else { popItem(animated: true) }
    }
}
