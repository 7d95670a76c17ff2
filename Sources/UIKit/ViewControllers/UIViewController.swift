/// Manages a view: makes it when it is first needed, and hears when it appears and disappears.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
    private var loadedView: UIView?
    private var isLoading = false
    /// Whether its view is on a visible window, or on its way there or away.
    private(set) var appearance = Appearance.gone
    /// The window whose root this controller is.
    nonisolated(unsafe) unowned(unsafe) var rootWindow: UIWindow?

    private var transitions = 0

    enum Appearance { case gone, appearing, there, disappearing }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// - Parameter nibName: A nib to load the view from. `nil`: ``loadView()`` makes it.
    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        if coder.containsValue(forKey: "title") { title = coder.decodeObject(forKey: "title") as? String }
    }

    nonisolated open func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated { coder.encode(title, forKey: "title") }
    }

    deinit { loadedView?.controller = nil }

    public let nibName: String?
    public let nibBundle: Bundle?
    /// What the controller manages, in words.
    open var title: String?

    // MARK: The view

    /// Made on first use (R-RSP-4: reading ``next`` does not).
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            guard newValue !== loadedView else { return }
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes ``view``. Overriders set it and do not call super.
    open func loadView() {
        if let nibName {
            preconditionFailure("\(type(of: self)) names the nib \(nibName), and nibs can't be read yet: override loadView()")
        }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        precondition(loadedView != nil, "\(type(of: self)).loadView() has set no view")
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    // MARK: Responder (R-RSP-2, R-RSP-3)

    open override var next: UIResponder? {
        if let rootWindow { return rootWindow }
        return presentingViewController ?? loadedView?.parent ?? parent
    }

    override var responderWindow: UIWindow? { loadedView?.enclosingWindow }

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open var isBeingPresented: Bool { presentingViewController != nil && appearance == .appearing }
    open var isBeingDismissed: Bool { presentingViewController != nil && appearance == .disappearing }

    func beginAppearing(_ appears: Bool, animated: Bool = false) {
        if appears, appearance == .gone || appearance == .disappearing {
            appearance = .appearing
            viewWillAppear(animated)
        } else if !appears, appearance == .there || appearance == .appearing {
            appearance = .disappearing
            viewWillDisappear(animated)
        }
    }

    func endAppearing(animated: Bool = false) {
        if appearance == .appearing {
            appearance = .there
            viewDidAppear(animated)
        } else if appearance == .disappearing {
            appearance = .gone
            viewDidDisappear(animated)
        }
    }

    /// Whether a view in the window can be seen.
    private static func shows(_ window: UIWindow?) -> Bool {
        guard let window, !window.isHidden else { return false }
        // Going to the background and back is no disappearing.
        return window.windowScene?.hasBeenForeground ?? true
    }

    func viewWillMove(to window: UIWindow?) { if !isInTransition { beginAppearing(Self.shows(window)) } }
    func viewDidMoveToWindow() { if !isInTransition { endAppearing() } }

    /// While a presentation moves the view, it says when the view appears.
    var isInTransition: Bool {
        get { transitions > 0 }
        set { transitions += newValue ? 1 : -1 }
    }

    /// The window was shown or hidden, or its scene came or went.
    func windowVisibilityChanged() {
        beginVisibilityChange()
        endVisibilityChange()
    }

    /// The first half: the will-callbacks of this controller, its children and what it presents.
    func beginVisibilityChange() {
        guard let view = loadedView, view.enclosingWindow != nil else { return }
        beginAppearing(Self.shows(view.enclosingWindow))
        for child in children { child.beginVisibilityChange() }
        presentedViewController?.beginVisibilityChange()
    }

    func endVisibilityChange() {
        endAppearing()
        for child in children { child.endVisibilityChange() }
        presentedViewController?.endVisibilityChange()
    }

    // MARK: Root

    func becomeRoot(of window: UIWindow) { rootWindow = window }

    /// Puts the view into the window, once that is shown: a hidden window loads nothing (R-APP-14).
    func installRootView() {
        guard let window = rootWindow, presentedViewController == nil || loadedView == nil, loadedView?.parent !== window else { return }
        let view = self.view!
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
    }

    func leaveRoot() {
        if presentedViewController != nil { dismiss(animated: false) }
        rootWindow = nil
        loadedView?.removeFromSuperview()
    }

    // MARK: Children. Implemented in UIViewController+Containment.

    open internal(set) var children: [UIViewController] = []
    open internal(set) weak var parent: UIViewController?

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation. Implemented in UIViewController+Presentation.

    open internal(set) var presentedViewController: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
}

/// How a presented controller covers the presenting one.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The presenting controller's view leaves the window once it is covered.
    case fullScreen = 0
    /// It stays underneath, to be seen through what is transparent.
    case overFullScreen = 5
}
