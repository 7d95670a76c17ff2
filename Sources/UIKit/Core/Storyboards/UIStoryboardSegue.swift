public import FoundationAdditions

/// One going from a view controller to another.
///
/// It is made when a segue of a storyboard is followed, and given to the source's `prepare(for:sender:)`. Subclasses, which a storyboard
/// names for its custom segues, override ``perform()``.
@preconcurrency @MainActor
open class UIStoryboardSegue: _InstantiableObject {
    /// The name in the storyboard.
    public let identifier: String?
    /// The controller that the segue leaves.
    public let source: UIViewController
    /// The controller that the segue shows.
    public let destination: UIViewController
    private var handler: (() -> Void)?

    /// Makes a segue. Storyboards call it; a subclass may override it.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that does what the closure does.
    public convenience init(identifier: String?, source: UIViewController, destination: UIViewController,
                            performHandler: @escaping () -> Void) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    @available(*, unavailable)
    public required convenience init?(_instantiation instantiation: _Instantiation) {
        guard case .parts(let ends as Ends) = instantiation.arguments else { return nil }
        self.init(identifier: ends.identifier, source: ends.source, destination: ends.destination)
    }

    /// What a segue is made of when its class is known only by name.
    struct Ends {
        let identifier: String?
        let source, destination: UIViewController
    }

    /// Goes. Called by the system after `prepare(for:sender:)`.
    open func perform() { handler?() }
}

/// What is known of a going back before the controller to go back to is found.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the unwinding leaves.
    public let source: UIViewController
    /// The action that marks the destination.
    public let unwindAction: Selector
    /// The object that caused it.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
