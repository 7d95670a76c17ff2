/// A bar of buttons of which one is selected (R-TAB).
///
/// A tab bar controller has one and fills it. A bar of its own calls its ``delegate``.
@preconcurrency @MainActor
open class UITabBar: UIView, BarOfItems {
    /// Where the buttons of a bar stand.
    public enum ItemPositioning: Int, Sendable {
        /// As the width of the window suits: ``fill`` where it is compact, else ``centered``.
        case automatic = 0
        /// They share the whole width.
        case fill
        /// They stand in the middle, each as wide as ``UITabBar/itemWidth`` or its title.
        case centered
    }

    private final var shown: [UITabBarItem] = []
    private final var buttons: [TabButton] = []
    private final let background = UIView()
    private final let picture = UIImageView()
    private final let material = BarMaterial()
    private final let line = UIImageView()
    private final let indicator = UIImageView()
    private final let looks = TabLook()
    /// The appearance that counts at the moment; `nil` where none was set.
    private(set) final var shownAppearance: UITabBarAppearance?
    /// Whether what is above the bar stands at its end, so that nothing of it is behind the bar.
    final var isAtEdge = false { didSet { if isAtEdge != oldValue { look() } } }
    /// Whether the page of a tab bar controller reaches behind the bar, and is seen through it.
    final var isAbovePage = false { didSet { if isAbovePage != oldValue { look() } } }
    /// How far the background goes on below the buttons.
    final var overhang: CGFloat = 0 { didSet { if overhang != oldValue { setNeedsLayout() } } }
    /// Called by a tap in place of the delegate, where a controller has the bar.
    final var onTap: ((UITabBarItem) -> Void)?
    /// Called when something changes that decides where the content above ends.
    final var onLook: (() -> Void)?

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
        barTintColor = coder.value(forKey: "barTintColor", as: UIColor.self)
        unselectedItemTintColor = coder.value(forKey: "unselectedItemTintColor", as: UIColor.self)
        if coder.containsValue(forKey: "translucent") { isTranslucent = coder.decodeBool(forKey: "translucent") }
        if let items = coder.value(forKey: "items", as: [UITabBarItem].self) { show(items) }
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(barStyle.rawValue, forKey: "barStyle")
            if let barTintColor { coder.encode(barTintColor, forKey: "barTintColor") }
            if let unselectedItemTintColor { coder.encode(unselectedItemTintColor, forKey: "unselectedItemTintColor") }
            coder.encode(isTranslucent, forKey: "translucent")
            coder.encode(shown, forKey: "items")
        }
    }

    private func setUp() {
        for part in [background, line, indicator] { _ = addPart(part) }
        background.addSubview(picture)
        background.clipsToBounds = true
        indicator.isHidden = true
        accessibilityTraits = .tabBar
        looks.onChange = { [weak self] in self?.look() }
        look()
    }

    // MARK: Items

    /// Is notified of what a person selects.
    open weak var delegate: (any UITabBarDelegate)?

    /// The buttons from the leading side on. Those of a controller's bar are set by its controllers.
    open var items: [UITabBarItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the buttons; animated, the new ones fade in.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard onTap == nil else { return report("UITabBar: the items of a tab bar controller's bar are set by its view controllers") }
        show(items ?? [])
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        UIView.performWithoutAnimation { for button in buttons { button.alpha = 0 } }
        UIView.animate(withDuration: 0.25) { for button in self.buttons { button.alpha = 1 } }
    }

    /// Shows these buttons. What was selected stays so if it is among them.
    final func show(_ items: [UITabBarItem]) {
        for item in shown { item.onChange = nil }
        shown = items
        for button in buttons { button.removeFromSuperview() }
        for item in items { item.takeLooksOfClass(in: self) }
        buttons = items.map { TabButton($0, in: self) }
        for button in buttons {
            button.isLeftOutOfArchives = true
            addSubview(button)
        }
        for item in items { item.onChange = { [weak self, weak item] in self?.changed(item) } }
        if let selected, !items.contains(where: { $0 === selected }) { self.selected = nil }
        mark(selected)
    }

    private final var selected: UITabBarItem?

    /// The selected button. Setting it notifies nothing; that of a controller's bar is set by the controller.
    open var selectedItem: UITabBarItem? {
        get { selected }
        set {
            guard onTap == nil else { return report("UITabBar: what is selected in a tab bar controller's bar is set by the controller") }
            if newValue == nil || shown.contains(where: { $0 === newValue }) { mark(newValue) }
        }
    }

    final func mark(_ item: UITabBarItem?) {
        selected = item
        for button in buttons { button.isSelected = button.item === item }
        look()
    }

    private func changed(_ item: UITabBarItem?) {
        for button in buttons where button.item === item { button.update() }
        if item === selected { look() }
        setNeedsLayout()
    }

    /// A person has tapped a button (R-TAB-2).
    final func tapped(_ item: UITabBarItem) {
        if let onTap { return onTap(item) }
        mark(item)
        delegate?.tabBar(self, didSelect: item)
    }

    // MARK: Look

    /// Whether the bar is dark with light titles, whatever the appearance around it is (R-NAV-20).
    open var barStyle: UIBarStyle { get { traitState?.barStyle ?? .default } set { setBarStyle(newValue) } }
    /// The colour behind the bar; `nil` for the system's background.
    open var barTintColor: UIColor? { didSet { look() } }
    /// The colour of buttons that are not selected; `nil` for gray.
    open var unselectedItemTintColor: UIColor? { didSet { look() } }
    /// Whether what stands above goes on behind the bar, and is seen blurred through the system's material while content goes on there (R-VFX-8). Where it is
    /// not translucent, the views of a controller end above it.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { translucencyChanged() } } }
    private func translucencyChanged() {
        look()
        onLook?()
    }
    /// A picture behind the buttons.
    open var backgroundImage: UIImage? { didSet { look() } }
    /// A picture in place of the line at the upper edge, beside a ``backgroundImage``.
    open var shadowImage: UIImage? { didSet { look() } }
    /// A picture behind the selected button.
    open var selectionIndicatorImage: UIImage? { didSet { look() } }

    /// How the bar looks where nothing else is set. It comes before ``barTintColor`` and its kind once it is set or changed.
    open var standardAppearance: UITabBarAppearance {
        get { looks.standardOrNew }
        set { looks.set(newValue, isAtEdge: false) }
    }
    /// How the bar looks while what is above stands at its end, or does not scroll; `nil` as always.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks.scrollEdge }
        set { looks.set(newValue, isAtEdge: true) }
    }

    /// The standard look, if it was set or changed.
    final var setStandardAppearance: UITabBarAppearance? { looks.standard }

    final func applyAppearancesToItems() {
        for button in buttons {
            button.item.takeLooksOfClass(in: self)
            button.update()
        }
    }

    private final var isPlain: Bool { isTranslucent && barTintColor == nil && backgroundImage == nil }
    /// Whether the background is the system's.
    private final var isUnset: Bool { isPlain && shadowImage == nil && barStyle == .default }

    private func look() {
        let current = TabLook.current(selected?.looks, looks, isAtEdge: isAtEdge), isClear = isAtEdge && isAbovePage
        shownAppearance = current?.look
        if isClear, current.map({ !$0.isOfEdge }) ?? isUnset {
            // The page's end is seen through the bar.
            material.show(nil, nil, in: background, picture)
            (picture.image, line.image, line.backgroundColor) = (nil, nil, nil)
        } else if let appearance = shownAppearance {
            material.show(appearance.backgroundEffect, appearance.backgroundColor, in: background, picture)
            (picture.image, picture.contentMode) = (appearance.backgroundImage, appearance.backgroundImageContentMode)
            (line.image, line.tintColor) = (appearance.shadowImage, appearance.shadowColor)
            line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        } else {
            material.showPlain(isPlain && !isAtEdge, barTintColor, in: background, picture)
            (picture.image, picture.contentMode) = (backgroundImage, .scaleToFill)
            line.image = backgroundImage == nil ? nil : shadowImage
            line.backgroundColor = line.image == nil ? .separator : nil
        }
        indicator.image = shownAppearance?.selectionIndicatorImage ?? selectionIndicatorImage
        indicator.tintColor = shownAppearance?.selectionIndicatorTintColor
        for button in buttons { button.stateDidChange() }
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        look()
    }

    open override var isHidden: Bool { didSet { if isHidden != oldValue { onLook?() } } }

    // MARK: Layout (R-TAB-1)

    /// Where the buttons stand.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// Points of each button that stands in the middle; 0 for as much as its title takes.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Points between buttons that stand in the middle; 0 for the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// Where titles stand.
    final var itemStyle: UITabBarItemAppearance.Style {
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    private static let height: CGFloat = 49, lowHeight: CGFloat = 32

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: itemStyle == .compactInline ? Self.lowHeight : Self.height)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(.zero).height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / max(contentScaleFactor, 1)
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
        picture.frame = background.bounds
        let height = line.image.map { $0.size.height } ?? thickness
        line.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
        placeButtons()
        let place = buttons.first { $0.item === selected }?.frame
        indicator.isHidden = place == nil || indicator.image == nil
        if let place, let image = indicator.image {
            indicator.frame = CGRect(x: place.midX - image.size.width / 2, y: place.midY - image.size.height / 2, width: image.size.width,
                                     height: image.size.height)
        }
    }

    private func placeButtons() {
        guard !buttons.isEmpty else { return }
        let isCentered = itemPositioning == .centered || (itemPositioning == .automatic && traitCollection.horizontalSizeClass == .regular)
        let count = CGFloat(buttons.count), share = bounds.width / count
        var widths = buttons.map { _ in share }, gap: CGFloat = 0, x: CGFloat = 0
        if isCentered {
            gap = itemSpacing > 0 ? itemSpacing : 34
            widths = buttons.map { itemWidth > 0 ? itemWidth : max($0.naturalWidth.rounded(.up), 76) }
            let rest = bounds.width - widths.reduce(0, +) - gap * (count - 1)
            if rest < 0 { (widths, gap) = (buttons.map { _ in share }, 0) } else { x = (rest / 2).rounded() }
        }
        for (button, width) in zip(buttons, widths) {
            var frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
            button.frame = frame
            x += width + gap
        }
    }
}

/// Is notified of what a person selects in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Called after a tap on a button, also on the selected one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
