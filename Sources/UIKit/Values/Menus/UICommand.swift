public import FoundationAdditions

/// Something that can be chosen and has its action performed by the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The action that is sent up the responder chain.
    public let action: Selector
    /// Anything that helps the action to distinguish commands.
    public let propertyList: Any?
    /// What the command does, in a few words: what a menu shows of it if it has no title.
    open var discoverabilityTitle: String?
    /// Whether the command is disabled, destructive or hidden.
    open var attributes: Attributes
    /// The mark in front of the title.
    open var state: State

    /// Makes a command. `propertyList` distinguishes commands with the same action.
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
                discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    override var fallbackTitle: String? { discoverabilityTitle }
    override var menuAttributes: Attributes { attributes }
    override var menuState: State { state }
}

/// A key, with modifiers, that performs an action when a responder in the chain lists it (R-KEY-3).
///
///     override var keyCommands: [UIKeyCommand]? {
///         [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", Controller.save))]
///     }
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// What the key types without modifiers, whatever the case, or one of the names below.
    public let input: String?
    /// The modifiers that must be down.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether it goes before what the first responder does with the key itself, as a text field does.
    open var wantsPriorityOverSystemBehavior = false

    /// Makes a command for a key: `input` is the text that the key makes without modifiers, or one of the `input…` constants.
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
                modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
                attributes: Attributes = [], state: State = .off) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
                   discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Makes a command without a title, for a key.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command for a key, with the text by which menus show it.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    nonisolated public static let f1 = "UIKeyInputF1"
    nonisolated public static let f2 = "UIKeyInputF2"
    nonisolated public static let f3 = "UIKeyInputF3"
    nonisolated public static let f4 = "UIKeyInputF4"
    nonisolated public static let f5 = "UIKeyInputF5"
    nonisolated public static let f6 = "UIKeyInputF6"
    nonisolated public static let f7 = "UIKeyInputF7"
    nonisolated public static let f8 = "UIKeyInputF8"
    nonisolated public static let f9 = "UIKeyInputF9"
    nonisolated public static let f10 = "UIKeyInputF10"
    nonisolated public static let f11 = "UIKeyInputF11"
    nonisolated public static let f12 = "UIKeyInputF12"
}
