/// How a navigation bar looks: also its titles and buttons (R-NAV-8).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    @preconcurrency @MainActor public override init() { super.init() }

    /// A copy: of another navigation bar's appearance with its titles and buttons.
    @preconcurrency @MainActor public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = UIBarButtonItemAppearance(other.buttonAppearance)
        doneButtonAppearance = UIBarButtonItemAppearance(other.doneButtonAppearance)
        backButtonAppearance = UIBarButtonItemAppearance(other.backButtonAppearance)
        backIndicator = other.backIndicator
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }

    /// The font and the colour of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The font and the colour of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// How far titles are moved.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// How plain buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
    /// How buttons look that end the work of a screen.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }
    /// How back buttons look.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }

    /// What back buttons have in place of their angle; `nil` for the angle.
    private(set) final var backIndicator: UIImage? { didSet { onChange?() } }

    /// Sets a picture in place of the angle of back buttons, in the tint colour. Without one of the two, back buttons have their angle (R-NAV-12).
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        backIndicator = backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
    }

    override func looksLike(_ other: UIBarAppearance) -> Bool {
        guard super.looksLike(other), let other = other as? UINavigationBarAppearance else { return false }
        return NSDictionary(dictionary: titleTextAttributes).isEqual(to: other.titleTextAttributes)
            && NSDictionary(dictionary: largeTitleTextAttributes).isEqual(to: other.largeTitleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && buttonAppearance === other.buttonAppearance
            && doneButtonAppearance === other.doneButtonAppearance && backButtonAppearance === other.backButtonAppearance
            && backIndicator === other.backIndicator
    }
}

/// How the buttons of a bar look, state by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    private let kind: UIBarButtonItem.Style
    private final var states: [UInt: UIBarButtonItemStateAppearance] = [:]

    /// The system's look of buttons of a style.
    @preconcurrency @MainActor public init(style: UIBarButtonItem.Style) { kind = style }
    @preconcurrency @MainActor public convenience override init() { self.init(style: .plain) }

    init(_ other: UIBarButtonItemAppearance) {
        kind = other.kind
        super.init()
        for (state, look) in other.states { states[state] = UIBarButtonItemStateAppearance(look) }
    }

    /// Takes the system's look of buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) { states = [:] }

    /// How a button looks as a rule.
    open var normal: UIBarButtonItemStateAppearance { look(.normal) }
    /// How a button looks under a finger; what is not set is as for ``normal``.
    open var highlighted: UIBarButtonItemStateAppearance { look(.highlighted) }
    /// How a button looks that can't be used; what is not set is as for ``normal``.
    open var disabled: UIBarButtonItemStateAppearance { look(.disabled) }

    private func look(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if let look = states[state.rawValue] { return look }
        let look = UIBarButtonItemStateAppearance()
        states[state.rawValue] = look
        return look
    }

    /// What was set for the titles in a state.
    final func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] { states[state.rawValue]?.titleTextAttributes ?? [:] }
}

/// How the buttons of a bar look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    override init() {}

    init(_ other: UIBarButtonItemStateAppearance) {
        super.init()
        titleTextAttributes = other.titleTextAttributes
    }

    /// The font and the colour of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
