internal import FoundationAdditions

/// Something that an element can do besides being activated, as a message can be deleted with a swipe.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// What the action is called.
    open var name: String { didSet { attributed = nil } }
    private final var attributed: NSAttributedString?
    /// What the action is called, with attributes.
    open var attributedName: NSAttributedString {
        get { attributed ?? NSAttributedString(string: name) }
        set {
            name = newValue.string
            attributed = newValue
        }
    }
    /// The object whose method is called; it is not retained.
    open weak var target: AnyObject?
    /// The method that is called. It may take the action, and returns whether it has done it; a method without a result has.
    open var selector: Selector
    /// What is called. It comes before ``target``, and returns whether it has done it.
    open var actionHandler: Handler?

    /// An action that calls a method of the target, which is not retained.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// An action that calls a closure.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        selector = Selector("")
        self.actionHandler = actionHandler
        super.init()
    }

    /// An action with attributes in its name that calls a method of the target, which is not retained.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        name = attributedName.string
        attributed = attributedName
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// An action with attributes in its name that calls a closure.
    public init(attributedName: NSAttributedString, actionHandler: Handler?) {
        name = attributedName.string
        attributed = attributedName
        selector = Selector("")
        self.actionHandler = actionHandler
        super.init()
    }

    /// Does what assistive technology does with it.
    /// - Returns: Whether it was done: what the closure or the method says.
    final func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let method = selector.method(in: target) else { return false }
        return method(target, sender: self, event: nil) as? Bool ?? true
    }
}
