/// A button in a bar: a title, an image, a sign of the system or a view, and what a tap on it calls.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How important the button is.
    public enum Style: Int, Sendable {
        case plain = 0
        /// What ends the work of a screen: its title is bold.
        case done = 2
    }

    final var systemItem: SystemItem?
    private final var targetLink: TargetLink?

    @preconcurrency @MainActor public override init() { super.init() }

    /// A button with a title, which sends the action to the target; `nil` means the responder chain. The target is not retained.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }

    /// A button with an image, which sends the action to the target; `nil` means the responder chain. The target is not retained.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }

    /// A button with an image, and another one where there is little height, which sends the action to the target.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// A button that the system draws, which sends the action to the target; `nil` means the responder chain. The target is not retained.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        set(systemItem.isBold ? .done : .plain, target, action)
    }

    /// A view in the bar. It does itself what touches on it do.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A button that performs an action, with its title and image; without an action it opens the menu.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.title = title
        self.image = image
        self.menu = menu
        self.primaryAction = primaryAction
        // Observers are not called in an initializer of their class.
        takeLooks()
    }

    /// A button that the system draws, which performs an action; without one it opens the menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        style = systemItem.isBold ? .done : .plain
        self.menu = menu
        self.primaryAction = primaryAction
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "systemItem") { systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: "systemItem")) }
        style = systemItem?.isBold == true ? .done : Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .plain
        width = coder.decodeDouble(forKey: "width")
        tintColor = coder.decodeObject(forKey: "tintColor") as? UIColor
        customView = coder.decodeObject(forKey: "customView") as? UIView
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            if let systemItem { coder.encode(systemItem.rawValue, forKey: "systemItem") }
            coder.encode(style.rawValue, forKey: "style")
            coder.encode(width.native, forKey: "width")
            coder.encode(tintColor, forKey: "tintColor")
            coder.encode(customView, forKey: "customView")
        }
    }

    /// A room of a width between others.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(systemItem: .fixedSpace)
        space.width = width
        return space
    }

    /// A room that takes, with others of its kind, what a toolbar has left.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    // MARK: What it is

    /// How important the button is.
    open var style = Style.plain { didSet { changed() } }
    /// A view that stands for the button.
    open var customView: UIView? { didSet { changed() } }
    /// The picture where the vertical size class is compact, as on a phone that lies on its side; `nil` for the usual one.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// Points; 0 for as much as the content takes.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// The colour; `nil` for the bar's.
    open var tintColor: UIColor? { didSet { changed() } }
    /// Whether the system leaves the button out for now, as that of a split view controller that is one stack.
    final var isAway = false { didSet { if isAway != oldValue { changed() } } }
    /// A menu that the button opens, unless it has an action.
    open var menu: UIMenu? { didSet { changed() } }

    /// What it does. It comes before ``target`` and ``action``, and its title and image take the place of the item's.
    open var primaryAction: UIAction? {
        didSet {
            takeLooks()
            changed()
        }
    }

    private func takeLooks() {
        guard let primaryAction, systemItem == nil else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let picture = primaryAction.image { image = picture }
    }

    /// What the action is sent to; `nil` for the responder chain. It is not retained.
    open weak var target: AnyObject? {
        get { targetLink?.target }
        set { targetLink = newValue.map { TargetLink($0) } }
    }
    /// What is sent, with the item as the sender.
    open var action: Selector?

    /// The view that a bar shows for it.
    final weak var barView: UIView?
    final var shownView: UIView? { customView ?? barView }

    /// Whether a tap does anything.
    final var hasAction: Bool { primaryAction != nil || action != nil }

    /// Does what a tap does.
    /// - Parameter view: What was tapped: where the responder chain begins when there is no first responder.
    final func perform(from view: UIResponder, for event: UIEvent?) {
        if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
        guard let action else { return }
        if targetLink != nil {
            // A target that is gone is no error.
            if let target { Surroundings.sendAction(action, to: target, from: self, for: event) }
        } else if !Surroundings.sendAction(action, to: nil, from: self, for: event) {
            _ = view.send(action, from: self, for: event)
        }
    }
}
