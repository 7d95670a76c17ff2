public import FoundationAdditions

/// One going from a view controller to another.
///
/// It is made when a segue of a storyboard is followed, and given to the source's `prepare(for:sender:)`. Subclasses, which a storyboard
/// names for its custom segues, override ``perform()``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private var handler: (() -> Void)?

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

    /// Goes. Called by the system after `prepare(for:sender:)`.
    open func perform() { handler?() }
}

/// What is known of a going back before the controller to go back to is found.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}

/// Makes a segue of a class that is known only at run time, through its place in the class's table: see ``makeRecognizer(_:_:)``.
@MainActor
func makeSegue(_ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
               destination: UIViewController) -> UIStoryboardSegue {
    make(unsafeBitCast(type, to: _InstantiableSegue.Type.self), identifier, source, destination)
}

/// Must stay open, so that the compiler goes through the table.
@preconcurrency @MainActor
open class _InstantiableSegue: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

@MainActor @inline(never)
private func make(_ type: _InstantiableSegue.Type, _ identifier: String?, _ source: UIViewController,
                  _ destination: UIViewController) -> UIStoryboardSegue {
    type.init(identifier: identifier, source: source, destination: destination)
}
