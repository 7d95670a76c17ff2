/// A bar with the title of what stands below it, a way back and buttons (R-NAV-5).
///
/// A navigation controller has one and fills it. A bar of its own shows the last of its ``items``.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarOfItems {
    private final var levels: [UINavigationItem] = []
    private final var content: BarContent?
    private final let background = UIView()
    private final let picture = UIImageView()
    private final let line = UIImageView()
    private final let material = BarMaterial()
    private final let appearances = BarLook()
    /// The appearance that counts at the moment; `nil` where none was set.
    private(set) final var shownAppearance: UINavigationBarAppearance?
    /// Whether what is below the bar stands at its beginning, so that nothing of it is behind the bar.
    final var isAtEdge = true { didSet { if isAtEdge != oldValue { look() } } }
    /// Whether the page of a navigation controller reaches behind the bar, and is seen through it.
    final var isAbovePage = false { didSet { if isAbovePage != oldValue { look() } } }
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
        take(coder)
    }

    /// Not in the initializer, where observers of the properties are not called.
    private func take(_ coder: NSCoder) {
        barStyle = UIBarStyle(rawValue: coder.decodeInteger(forKey: "barStyle")) ?? .default
        barTintColor = coder.decodeObject(forKey: "barTintColor") as? UIColor
        prefersLargeTitles = coder.decodeBool(forKey: "prefersLargeTitles")
        if coder.containsValue(forKey: "translucent") { isTranslucent = coder.decodeBool(forKey: "translucent") }
        if let items = coder.decodeObject(forKey: "items") as? [UINavigationItem] { take(items) }
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(barStyle.rawValue, forKey: "barStyle")
            coder.encode(barTintColor, forKey: "barTintColor")
            coder.encode(isTranslucent, forKey: "translucent")
            coder.encode(prefersLargeTitles, forKey: "prefersLargeTitles")
            coder.encode(levels, forKey: "items")
        }
    }

    private func setUp() {
        _ = addPart(background)
        background.addSubview(picture)
        background.clipsToBounds = true
        _ = addPart(line)
        appearances.onChange = { [weak self] in self?.look() }
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

    /// Whether the bar is dark with light titles, whatever the appearance around it is (R-NAV-20).
    open var barStyle: UIBarStyle {
        get { traitState?.barStyle ?? .default }
        set {
            setBarStyle(newValue)
            look()
        }
    }
    /// The colour behind the bar; `nil` for the system's background.
    open var barTintColor: UIColor? { didSet { look() } }
    /// Whether what stands below goes on behind the bar, and is seen blurred through the system's material while content has scrolled there (R-VFX-8). Where
    /// it is not translucent, the views of a navigation controller begin below it.
    ///
    /// By itself it is, but for a background picture all of whose pixels are opaque (R-NAV-12).
    open var isTranslucent: Bool {
        get { ownTranslucency ?? !hasOpaquePicture }
        set {
            let isOther = newValue != isTranslucent || hasOpaquePicture
            ownTranslucency = newValue
            if isOther { translucencyChanged() }
        }
    }
    private final var ownTranslucency: Bool?
    private func translucencyChanged() {
        look()
        onLook?()
    }
    /// How titles look: font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.build() } }

    // MARK: Pictures (R-NAV-12)

    private final var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { translucencyChanged() } }
    /// Whether all pixels of the picture behind the bar are opaque.
    private final var hasOpaquePicture = false

    /// Sets a picture behind titles and buttons, as large as the bar and what is above it; an empty one leaves the bar without a background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) { backgroundImages[barMetrics] = backgroundImage }
    /// The picture that was set for these metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// A picture in place of the line at the lower edge, beside a background picture.
    open var shadowImage: UIImage? { didSet { look() } }

    /// A picture in place of the angle of back buttons, in the tint colour; it is shown once ``backIndicatorTransitionMaskImage`` is set too.
    open var backIndicatorImage: UIImage? { didSet { content?.build() } }
    /// Where titles may be seen that move behind the ``backIndicatorImage``. Here none does, so that nothing is seen of it but that image.
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { content?.build() } }

    final var shownBackIndicator: UIImage? {
        if let shownAppearance { return shownAppearance.backIndicator }
        return backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
    }

    /// The picture for the bar as it is: what is not set for little height or a prompt is as by default.
    private var shownBackgroundImage: UIImage? {
        let isCompact = traitCollection.verticalSizeClass == .compact, hasPrompt = promptHeight > 0
        let metrics: [UIBarMetrics] = (isCompact && hasPrompt ? [.compactPrompt] : []) + (isCompact ? [.compact] : [])
            + (hasPrompt && !isCompact ? [.defaultPrompt] : []) + [.default]
        return metrics.lazy.compactMap { self.backgroundImages[$0] }.first
    }

    private func showPicture(_ image: UIImage?) {
        if image !== picture.image { hasOpaquePicture = image?.cgImage?.hasOpaquePixelsAlone ?? false }
        picture.image = image
        picture.contentMode = .scaleToFill
        // A bar that is to be translucent is so with any picture.
        picture.alpha = hasOpaquePicture && isTranslucent ? 0.9 : 1
    }

    // MARK: Prompts (R-NAV-13)

    private final var prompt: UILabel?
    private static let promptHeight: CGFloat = 30
    private var promptHeight: CGFloat { prompt == nil || isSearching ? 0 : Self.promptHeight }

    private func showPrompt() {
        let text = topItem?.prompt ?? ""
        guard text != prompt?.text ?? "" else { return }
        let changes = text.isEmpty != (prompt == nil)
        if text.isEmpty {
            prompt?.removeFromSuperview()
            prompt = nil
        } else {
            let label = prompt ?? addPart(UILabel())
            label.font = .systemFont(ofSize: 13)
            label.textAlignment = .center
            label.text = text
            prompt = label
        }
        guard changes else { return }
        look()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        onLook?()
    }

    // MARK: Large titles (R-NAV-11)

    /// Whether titles are large, below the buttons, while the content is at its beginning; ``UINavigationItem/largeTitleDisplayMode`` decides for each level.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { largeTitleChanged() } } }
    /// How large titles look: font and colour.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showLargeTitle() } }

    private final var largeTitle: LargeTitle?
    /// How much of the large title is not shown because the content has scrolled.
    final var largeCollapse: CGFloat = 0 { didSet { if largeCollapse != oldValue { setNeedsLayout() } } }

    /// The height of the large title; 0 without one.
    final var largeHeight: CGFloat {
        guard prefersLargeTitles, !isSearching, traitCollection.verticalSizeClass != .compact, let item = topItem, item.title?.isEmpty == false else { return 0 }
        return showsLargeTitle ? LargeTitle.height : 0
    }

    /// How much of that is seen. There may be less to collapse than was: in a turned window, in a search, or for another level.
    final var shownLargeHeight: CGFloat { max(largeHeight - largeCollapse, 0) }

    /// What the shown level says of it; by itself it is as the level below, and the lowest has one.
    private final var showsLargeTitle: Bool {
        levels.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
    }

    private func largeTitleChanged() {
        showLargeTitle()
        look()
        onLook?()
    }

    private func showLargeTitle() {
        guard prefersLargeTitles else {
            largeTitle?.removeFromSuperview()
            largeTitle = nil
            return setNeedsLayout()
        }
        let view = largeTitle ?? LargeTitle()
        if largeTitle == nil {
            view.isLeftOutOfArchives = true
            largeTitle = view
            addSubview(view)
        }
        view.show(topItem?.title, shownAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:])
        setNeedsLayout()
    }

    /// Places the large title, and shows the small one when there is not much left of it.
    private func placeLargeTitle() {
        let height = shownLargeHeight
        largeTitle?.isHidden = height == 0
        largeTitle?.frame = CGRect(x: 0, y: titleHeight, width: bounds.width, height: height)
        content?.showsTitle = showsSmallTitle
    }

    private final var showsSmallTitle: Bool { shownLargeHeight < LargeTitle.height / 3 }

    // MARK: Appearances (R-NAV-8)

    /// How the bar looks where nothing else is set. It comes before ``barTintColor`` and ``titleTextAttributes`` once it is set or changed.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { appearances[.standard] = newValue }
    }
    /// The standard look, if it was set or changed.
    final var setStandardAppearance: UINavigationBarAppearance? { appearances[.standard] }
    /// How the bar looks in a window without much height; `nil` as always.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances[.compact] }
        set { appearances[.compact] = newValue }
    }
    /// How the bar looks while what is below stands at its beginning, or does not scroll; `nil` as always.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }
    /// The same in a window without much height; `nil` as ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { appearances[.compactScrollEdge] = newValue }
    }

    final func applyAppearancesToItems() { content?.build() }

    private func look() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let old = shownAppearance
        let current = BarLook.current(topItem?.looks, appearances, isCompact: isCompact, isAtEdge: isAtEdge), isClear = isAtEdge && isAbovePage
        shownAppearance = current?.look
        guard let current, let appearance = shownAppearance else {
            // At its beginning a page is seen through the bar, and a large title stands on it, without a line.
            let image = shownBackgroundImage
            showPicture(image)
            let isPlain = isTranslucent && barTintColor == nil, isUnset = isPlain && shadowImage == nil && barStyle == .default
            let isBare = isAtEdge && image == nil && (largeHeight > 0 || isClear && isUnset)
            if isBare && isPlain || image != nil && isTranslucent {
                material.show(nil, nil, in: background, picture)
            } else {
                material.showPlain(isPlain && !isAtEdge && image == nil, barTintColor, in: background, picture)
            }
            line.image = image == nil ? nil : shadowImage
            line.backgroundColor = isBare || line.image != nil ? nil : .separator
            setNeedsLayout()
            if old != nil { content?.build() }
            if largeTitle != nil { showLargeTitle() }
            return
        }
        // Without an appearance for the edge the page is seen through the standard one.
        let behind = isClear && !current.isOfEdge ? nil : appearance
        material.show(behind?.backgroundEffect, behind?.backgroundColor, in: background, picture)
        picture.image = behind?.backgroundImage
        hasOpaquePicture = false
        picture.alpha = 1
        picture.contentMode = appearance.backgroundImageContentMode
        line.image = behind?.shadowImage
        line.tintColor = appearance.shadowColor
        line.backgroundColor = line.image == nil ? behind?.shadowColor : nil
        content?.build()
        if largeTitle != nil { showLargeTitle() }
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
        look()
        if prefersLargeTitles { onLook?() }
    }

    /// Font and colour of titles.
    final var titleAttributes: [NSAttributedString.Key: Any]? { shownAppearance?.titleTextAttributes ?? titleTextAttributes }
    final var titleOffset: UIOffset { shownAppearance?.titlePositionAdjustment ?? .zero }

    /// How the buttons of a style look.
    final func buttonLook(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? {
        style == .done ? shownAppearance?.doneButtonAppearance : shownAppearance?.buttonAppearance
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: titleHeight + largeHeight + searchHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: titleHeight + largeHeight + searchHeight) }

    // MARK: Search (R-SRC-4)

    /// The bar of the shown item's search.
    private final var searchBar: UISearchBar?
    /// How much of that is not shown because the content has scrolled.
    final var collapse: CGFloat = 0 { didSet { if collapse != oldValue { setNeedsLayout() } } }
    /// Whether the title gives its room to a search.
    private var isSearching: Bool { topItem?.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } == true }
    private var titleHeight: CGFloat { isSearching ? 6 : Self.height + promptHeight }
    final var searchHeight: CGFloat { searchBar?.sizeThatFits(.zero).height ?? 0 }

    private func takeSearch() {
        let new = topItem?.searchController?.searchBar
        let wasCollapsed = collapse != 0 || largeCollapse != 0 || prefersLargeTitles
        (collapse, largeCollapse) = (0, 0)
        if largeTitle != nil { showLargeTitle() }
        guard new !== searchBar else {
            // Whether it goes with the content decides where that begins.
            if wasCollapsed || new != nil { onLook?() }
            return
        }
        if searchBar?.superview === self { searchBar?.removeFromSuperview() }
        searchBar?.onHeight = nil
        searchBar?.isLeftOutOfArchives = false
        searchBar = new
        guard let new else { return onLook?() ?? () }
        new.isInBar = true
        new.isLeftOutOfArchives = true
        new.clipsToBounds = true
        new.onHeight = { [weak self] in self?.onLook?() }
        addSubview(new)
        onLook?()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
        let thickness = 1 / max(contentScaleFactor, 1)
        picture.frame = background.bounds
        let height = line.image.map { $0.size.height } ?? thickness
        line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
        prompt?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.promptHeight)
        prompt?.isHidden = isSearching
        content?.frame = CGRect(x: 0, y: isSearching ? -Self.height : promptHeight, width: bounds.width, height: Self.height)
        content?.isHidden = isSearching
        placeLargeTitle()
        searchBar?.frame = CGRect(x: 0, y: titleHeight + shownLargeHeight, width: bounds.width, height: max(searchHeight - collapse, 0))
        searchBar?.alpha = searchHeight > 0 ? max(1 - 1.6 * collapse / searchHeight, 0) : 1
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
        content.frame = CGRect(x: 0, y: promptHeight, width: bounds.width, height: Self.height)
        content.showsTitle = showsSmallTitle
        content.build()
        return content
    }

    private func adopt(_ items: [UINavigationItem]) {
        for item in levels {
            (item.onChange, item.onBackChange, item.onLooks, item.onSearch, item.onLargeTitle) = (nil, nil, nil, nil, nil)
            item.onPrompt = nil
        }
        levels = items
        items.last?.onPrompt = { [weak self] in self?.showPrompt() }
        showPrompt()
        items.last?.onSearch = { [weak self] in self?.takeSearch() }
        takeSearch()
        items.last?.onLooks = { [weak self] in self?.look() }
        if items.last?.looks != nil || shownAppearance != nil || prefersLargeTitles { look() }
        items.last?.onChange = { [weak self] in self?.itemChanged() }
        // The levels below decide for a level that says nothing.
        for item in items { item.onLargeTitle = { [weak self] in self?.largeTitleChanged() } }
        items.dropLast().last?.onBackChange = { [weak self] in self?.content?.rebuild() }
    }

    private func itemChanged() {
        content?.rebuild()
        guard prefersLargeTitles else { return }
        showLargeTitle()
        onLook?()
    }

    final func goBack() {
        if let action = topItem?.backAction { return action.performWithSender(topItem, target: nil) }
        if let onBack { onBack() } else { popItem(animated: true) }
    }
}
