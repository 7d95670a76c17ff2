/// What a navigation bar shows for one level of a stack: a title, and buttons beside it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, _AssociationHolder {
    nonisolated(unsafe) public final var _associations: _Associations?
    private final var leading: [UIBarButtonItem] = []
    private final var trailing: [UIBarButtonItem] = []
    /// Called when what is seen of it changes.
    final var onChange: (() -> Void)?
    /// Called when what the back button of the level above says changes.
    final var onBackChange: (() -> Void)?

    /// An item with a title.
    public init(title: String) {
        super.init()
        self.title = title
    }

    @preconcurrency @MainActor public override convenience init() { self.init(title: "") }

    public required init?(coder: NSCoder) {
        super.init()
        take(coder)
    }

    /// Not in the initializer, where observers of the properties are not called.
    private func take(_ coder: NSCoder) {
        title = coder.decodeObject(forKey: "title") as? String
        prompt = coder.decodeObject(forKey: "prompt") as? String
        titleView = coder.decodeObject(forKey: "titleView") as? UIView
        leftBarButtonItems = coder.decodeObject(forKey: "leftBarButtonItems") as? [UIBarButtonItem]
        rightBarButtonItems = coder.decodeObject(forKey: "rightBarButtonItems") as? [UIBarButtonItem]
        backBarButtonItem = coder.decodeObject(forKey: "backBarButtonItem") as? UIBarButtonItem
        hidesBackButton = coder.decodeBool(forKey: "hidesBackButton")
        leftItemsSupplementBackButton = coder.decodeBool(forKey: "leftItemsSupplementBackButton")
        largeTitleDisplayMode = LargeTitleDisplayMode(rawValue: coder.decodeInteger(forKey: "largeTitleDisplayMode")) ?? .automatic
    }

    nonisolated open func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(title, forKey: "title")
            coder.encode(prompt, forKey: "prompt")
            coder.encode(titleView, forKey: "titleView")
            coder.encode(leftBarButtonItems, forKey: "leftBarButtonItems")
            coder.encode(rightBarButtonItems, forKey: "rightBarButtonItems")
            coder.encode(backBarButtonItem, forKey: "backBarButtonItem")
            coder.encode(hidesBackButton, forKey: "hidesBackButton")
            coder.encode(leftItemsSupplementBackButton, forKey: "leftItemsSupplementBackButton")
            coder.encode(largeTitleDisplayMode.rawValue, forKey: "largeTitleDisplayMode")
        }
    }

    // MARK: The middle

    /// The title in the middle, and what the back button of the next level says.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            changed()
            onBackChange?()
        }
    }
    /// A view in place of the title. It has its own size, as far as there is room.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }

    // MARK: Large titles (R-NAV-11)

    /// Whether a title is large, below the bar's buttons.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the level below; the lowest level has a large title.
        case automatic
        /// Large while the content is at its beginning, or never.
        case always, never
    }

    /// Whether the title is large, where the bar prefers that (``UINavigationBar/prefersLargeTitles``).
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { if largeTitleDisplayMode != oldValue { onLargeTitle?() } } }
    /// Called when that changes.
    final var onLargeTitle: (() -> Void)?

    // MARK: Prompt (R-NAV-13)

    /// A line above the bar's buttons, which makes the bar 30 points higher; `nil` for none.
    open var prompt: String? { didSet { if prompt != oldValue { onPrompt?() } } }
    /// Called when that changes.
    final var onPrompt: (() -> Void)?

    // MARK: Search (R-SRC-4)

    /// A search whose bar stands below the title.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.owner === owner { oldValue?.owner = nil }
            searchController?.owner = owner
            onSearch?()
        }
    }
    /// Whether the bar of the search goes while the content scrolls away from its beginning.
    open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { onSearch?() } } }
    /// The controller whose item this is.
    final weak var owner: UIViewController? { didSet { searchController?.owner = owner } }
    /// Called when there is another search.
    final var onSearch: (() -> Void)?

    // MARK: Looks, in place of the bar's (R-NAV-8)

    /// The looks that were set; `nil` for none.
    private(set) final var looks: BarLook?
    /// Called when one of them changes.
    final var onLooks: (() -> Void)?

    /// How the bar looks while it shows this item; `nil` for its own.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks?[.standard] }
        set { setLook(.standard, newValue) }
    }
    /// The same in a window without much height.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks?[.compact] }
        set { setLook(.compact, newValue) }
    }
    /// The same while what is below the bar stands at its beginning.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks?[.scrollEdge] }
        set { setLook(.scrollEdge, newValue) }
    }
    /// The same in a window without much height.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks?[.compactScrollEdge] }
        set { setLook(.compactScrollEdge, newValue) }
    }

    private func setLook(_ kind: BarLook.Kind, _ look: UINavigationBarAppearance?) {
        let looks = self.looks ?? {
            let new = BarLook()
            new.onChange = { [weak self] in self?.onLooks?() }
            self.looks = new
            return new
        }()
        looks[kind] = look
    }

    // MARK: Going back

    /// Whether there is no way back from this level.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
    /// The same, as a method.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        animate(animated) { self.hidesBackButton = hidesBackButton }
    }
    /// What the back button that leads here looks like: its title or image. What it does is the bar's.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            oldValue?.onChange = nil
            backBarButtonItem?.onChange = { [weak self] in self?.onBackChange?() }
            onBackChange?()
        }
    }
    /// What the back button does while the bar shows this level, in place of going back. Where there is no level below, it makes a back button, with its
    /// title or image.
    open var backAction: UIAction? { didSet { if backAction !== oldValue { changed() } } }
    /// What the back button that leads here says in place of the title.
    open var backButtonTitle: String? { didSet { onBackChange?() } }
    /// What the back button that leads here may say, unless there is a ``backBarButtonItem`` (R-NAV-5).
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, "Back" where it doesn't fit, or nothing.
        case `default` = 0
        /// "Back", or nothing where it doesn't fit.
        case generic
        /// Nothing: only the angle is shown.
        case minimal
    }
    /// Which titles the back button that leads here may have.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { if backButtonDisplayMode != oldValue { onBackChange?() } } }
    /// Whether there is a back button beside the leading buttons.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }

    /// Whether a level above another has a back button.
    final var showsBackButton: Bool { !hidesBackButton && (leading.allSatisfy { $0.isAway } || leftItemsSupplementBackButton) }

    // MARK: Buttons

    /// The buttons on the leading side, from the outside in. They take the place of the back button.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leading.isEmpty ? nil : leading }
        set {
            leading = newValue ?? []
            watch(leading)
        }
    }
    /// The outermost button on the leading side; setting it replaces all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leading.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons on the trailing side, from the outside in.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailing.isEmpty ? nil : trailing }
        set {
            trailing = newValue ?? []
            watch(trailing)
        }
    }
    /// The outermost button on the trailing side; setting it replaces all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { trailing.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the leading buttons.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { animate(animated) { self.leftBarButtonItems = items } }
    /// Sets the leading button.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { animate(animated) { self.leftBarButtonItem = item } }
    /// Sets the trailing buttons.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { animate(animated) { self.rightBarButtonItems = items } }
    /// Sets the trailing button.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { animate(animated) { self.rightBarButtonItem = item } }

    private func watch(_ items: [UIBarButtonItem]) {
        for item in items { item.onChange = { [weak self] in self?.changed() } }
        changed()
    }

    private final var fades = false
    /// Whether the change that is notified of is to be seen as one.
    final var changeFades: Bool { fades }

    private func animate(_ animated: Bool, _ change: () -> Void) {
        fades = animated && UIView.areAnimationsEnabled
        change()
        fades = false
    }

    private func changed() { onChange?() }
}
