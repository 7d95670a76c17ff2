/// A button of a tab bar: a picture and a title, and a badge on it (R-TAB-1).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    final var systemItem: SystemItem?
    private final var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

    @preconcurrency @MainActor public override init() { super.init() }

    /// A button with a title and a picture, which is shown in the colours of the bar.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// A button with a picture of its own for the time when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// A button that the system draws. The titles are English.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        take(systemItem)
        self.tag = tag
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "systemItem"), let item = SystemItem(rawValue: coder.decodeInteger(forKey: "systemItem")) { take(item) }
        selectedImage = coder.value(forKey: "selectedImage", as: UIImage.self)
        badgeValue = coder.value(forKey: "badgeValue", as: String.self)
        badgeColor = coder.value(forKey: "badgeColor", as: UIColor.self)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            if let systemItem { coder.encode(systemItem.rawValue, forKey: "systemItem") }
            if let ownSelectedImage { coder.encode(ownSelectedImage, forKey: "selectedImage") }
            if let badgeValue { coder.encode(badgeValue, forKey: "badgeValue") }
            if let badgeColor { coder.encode(badgeColor, forKey: "badgeColor") }
        }
    }

    private func take(_ item: SystemItem) {
        systemItem = item
        title = item.word
    }

    private final var ownSelectedImage: UIImage?

    /// The picture while it is selected; without one it is ``UIBarItem/image``.
    open var selectedImage: UIImage? {
        get { ownSelectedImage ?? image }
        set {
            ownSelectedImage = newValue
            changed()
        }
    }

    /// What stands in a disc on the picture, such as a number of messages; `nil` for no disc.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
    /// The colour of the disc; `nil` for red.
    open var badgeColor: UIColor? { didSet { changed() } }

    /// Sets the font and the colour of the badge in a state of the button.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes.set(textAttributes, for: state)
        changed()
    }
    /// The font and the colour of the badge in a state, as they were set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes.own(state) }

    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    // MARK: Looks, in place of the bar's (R-TAB-8)

    /// The looks that were set; `nil` where none was.
    private(set) final var looks: TabLook?

    private func changeLooks(_ change: (TabLook) -> Void) {
        let looks = looks ?? TabLook()
        looks.onChange = { [weak self] in self?.changed() }
        self.looks = looks
        change(looks)
    }

    /// How the bar looks while the button is selected; `nil` as the bar says.
    open var standardAppearance: UITabBarAppearance? {
        get { looks?.standard }
        set { changeLooks { $0.set(newValue, isAtEdge: false) } }
    }
    /// The same while what stands above the bar is at its end; `nil` as the bar says.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks?.scrollEdge }
        set { changeLooks { $0.set(newValue, isAtEdge: true) } }
    }

    /// What the bar shows, with the sign of a system's item.
    final func picture(isSelected: Bool, scale: CGFloat) -> UIImage? {
        let own = isSelected ? selectedImage : image
        guard let own else { return systemItem.map { TabGlyph.image(of: $0, scale: scale) } }
        return own.renderingMode == .alwaysOriginal ? own : own.withRenderingMode(.alwaysTemplate)
    }
}
