/// How a tab bar looks: also its buttons (R-TAB-8).
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    @preconcurrency @MainActor public override init() {
        super.init()
        watch()
    }

    /// A copy: of another tab bar's appearance with its buttons.
    @preconcurrency @MainActor public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = UITabBarItemAppearance(other.stackedLayoutAppearance)
            inlineLayoutAppearance = UITabBarItemAppearance(other.inlineLayoutAppearance)
            compactInlineLayoutAppearance = UITabBarItemAppearance(other.compactInlineLayoutAppearance)
            selectionIndicatorTintColor = other.selectionIndicatorTintColor
            selectionIndicatorImage = other.selectionIndicatorImage
        }
        watch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        watch()
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }

    private func watch() {
        for look in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { look.onChange = { [weak self] in self?.onChange?() } }
    }

    private func exchanged() {
        watch()
        onChange?()
    }

    /// How buttons look whose title stands below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { exchanged() } }
    /// How buttons look whose title stands beside the picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { exchanged() } }
    /// How buttons look whose title stands beside the picture in a bar of little height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { exchanged() } }
    /// The colour of a ``selectionIndicatorImage`` that is a template; `nil` for the bar's tint.
    open var selectionIndicatorTintColor: UIColor? { didSet { onChange?() } }
    /// A picture behind the selected button.
    open var selectionIndicatorImage: UIImage? { didSet { onChange?() } }

    override func looksLike(_ other: UIBarAppearance) -> Bool {
        guard super.looksLike(other), let other = other as? UITabBarAppearance else { return false }
        return stackedLayoutAppearance === other.stackedLayoutAppearance && inlineLayoutAppearance === other.inlineLayoutAppearance
            && compactInlineLayoutAppearance === other.compactInlineLayoutAppearance && selectionIndicatorTintColor == other.selectionIndicatorTintColor
            && selectionIndicatorImage == other.selectionIndicatorImage
    }

    final func look(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch style {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}

/// How the buttons of a tab bar look, state by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// Where the title stands.
    public enum Style: Int, Sendable {
        case stacked = 0, inline, compactInline
    }

    /// Called when it changes.
    final var onChange: (() -> Void)?
    private final var states: [UInt: UITabBarItemStateAppearance] = [:]

    /// The system's look of buttons whose titles stand so.
    @preconcurrency @MainActor public init(style: Style) {}
    @preconcurrency @MainActor public convenience override init() { self.init(style: .stacked) }

    init(_ other: UITabBarItemAppearance) {
        super.init()
        for (state, look) in other.states {
            let copy = UITabBarItemStateAppearance(look)
            copy.onChange = { [weak self] in self?.onChange?() }
            states[state] = copy
        }
    }

    /// Takes the system's look.
    open func configureWithDefault(for style: Style) {
        states = [:]
        onChange?()
    }

    /// How a button looks that is not selected.
    open var normal: UITabBarItemStateAppearance { look(.normal) }
    /// How the selected button looks; what is not set is the system's.
    open var selected: UITabBarItemStateAppearance { look(.selected) }
    /// How a button looks that can't be used; what is not set is as for ``normal``.
    open var disabled: UITabBarItemStateAppearance { look(.disabled) }

    private func look(_ state: UIControl.State) -> UITabBarItemStateAppearance {
        if let look = states[state.rawValue] { return look }
        let look = UITabBarItemStateAppearance()
        look.onChange = { [weak self] in self?.onChange?() }
        states[state.rawValue] = look
        return look
    }

    /// What was set for a state.
    final func known(_ state: UIControl.State) -> UITabBarItemStateAppearance? { states[state.rawValue] }
}

/// How the buttons of a tab bar look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    final var onChange: (() -> Void)?

    override init() {}

    init(_ other: UITabBarItemStateAppearance) {
        super.init()
        (titleTextAttributes, titlePositionAdjustment, iconColor) = (other.titleTextAttributes, other.titlePositionAdjustment, other.iconColor)
        (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
        (badgePositionAdjustment, badgeTitlePositionAdjustment) = (other.badgePositionAdjustment, other.badgeTitlePositionAdjustment)
    }

    /// The font and the colour of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// How far titles are moved.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// The colour of pictures that are templates; `nil` for the system's.
    open var iconColor: UIColor? { didSet { onChange?() } }
    /// The colour of badges; `nil` for the system's.
    open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
    /// The font and the colour of what badges say.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// How far badges are moved.
    open var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// How far what a badge says is moved in it.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
}

/// The looks that a tab bar or an item of it can have.
@MainActor
final class TabLook {
    private(set) var standard, scrollEdge: UITabBarAppearance?
    /// Called when a look is set or changes.
    var onChange: (() -> Void)?

    func set(_ new: UITabBarAppearance?, isAtEdge: Bool) {
        let copy = new.map { UITabBarAppearance(barAppearance: $0) }
        copy?.onChange = { [weak self] in self?.onChange?() }
        let old = isAtEdge ? scrollEdge : standard
        old?.onChange = nil
        if isAtEdge { scrollEdge = copy } else { standard = copy }
        onChange?()
    }

    private var waiting: UITabBarAppearance?

    /// The standard look, made when it is asked for: it counts from the first change on.
    var standardOrNew: UITabBarAppearance {
        if let known = standard ?? waiting { return known }
        let new = UITabBarAppearance()
        waiting = new
        new.onChange = { [weak self] in
            self?.standard = new
            self?.onChange?()
        }
        return new
    }

    /// What counts of an item's looks and a bar's; `nil` where none was set that does.
    /// - Returns: With it whether it is for the scroll edge.
    static func current(_ item: TabLook?, _ bar: TabLook, isAtEdge: Bool) -> (look: UITabBarAppearance, isOfEdge: Bool)? {
        if isAtEdge, let found = item?.scrollEdge ?? bar.scrollEdge { return (found, true) }
        return (item?.standard ?? bar.standard).map { ($0, false) }
    }
}
