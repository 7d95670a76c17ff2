/// A stack of controllers, of which the topmost is shown below a bar with its title (R-NAV).
///
///     let navigation = UINavigationController(rootViewController: list)
///     list.navigationController?.pushViewController(detail, animated: true)
///
/// A finger that comes in from the edge on which the back button stands takes the topmost controller away.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    private final var stack: [UIViewController] = []
    private final let bar: UINavigationBar
    private final var isBarHidden = false
    /// The push or pop that is under way.
    final var transition: NavigationTransition?
    /// What the topmost controller scrolls, as far as it is known.
    final weak var watchedContent: UIScrollView?
    /// The child that is kept from following its view into and out of the window, while a presentation moves this controller's.
    private final var heldChild: UIViewController?
    final let popGesture = PopGesture()
    /// What hides the bars, once that was asked for.
    final var barHiding: BarHiding?
    private final let popCondition = PopCondition()

    /// A stack with one controller.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        setUp()
        setViewControllers([rootViewController], animated: false)
    }

    /// An empty stack.
    public override init(nibName: String?, bundle: Bundle?) {
        bar = UINavigationBar()
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }

    public required init?(coder: NSCoder) {
        bar = coder.decodeObject(forKey: "navigationBar") as? UINavigationBar ?? UINavigationBar()
        super.init(coder: coder)
        isBarHidden = coder.decodeBool(forKey: "navigationBarHidden")
        if let decoded = coder.decodeObject(forKey: "toolbar") as? UIToolbar { toolbar = decoded }
        isToolbarShown = coder.decodeBool(forKey: "toolbarShown")
        setUp()
        if let controllers = coder.decodeObject(forKey: "viewControllers") as? [UIViewController] {
            setViewControllers(controllers, animated: false)
        }
    }

    private func setUp() {
        // The views and the recognizer may outlive the controller.
        bar.onBack = { [weak self] in self?.goBack() }
        bar.onLook = { [weak self] in
            if self?.navigationBar.prefersLargeTitles == true { self?.watchContent() }
            self?.navigationView?.placeBar()
            self?.placeChildren()
        }
        bar.isHidden = isBarHidden
        popCondition.navigation = self
        popGesture.delegate = popCondition
        popGesture.addAction { [weak self] (gesture: PopGesture) in self?.drive(by: gesture) }
    }

    // MARK: The stack (R-NAV-1)

    /// The controllers from the bottom to the top. Setting it shows the last one at once.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller at the top.
    open var topViewController: UIViewController? { stack.last }
    /// What is seen: what the controller at the top presents, else that controller.
    open var visibleViewController: UIViewController? { ownPresented ?? topViewController?.ownPresented ?? topViewController }

    /// Puts a controller on the top. One that is in the stack already is a programming error.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        demand(!stack.contains { $0 === viewController }, "\(type(of: viewController)) can't be pushed: it is in the stack already")
        // The new stack is made of the one that is there when nothing moves (R-NAV-3).
        finishTransition()
        // It is back if it is what a finger was about to take away.
        guard !stack.contains(where: { $0 === viewController }) else { return }
        replaceStack(stack + [viewController], animated: animated)
    }

    /// Takes the topmost controller away; the last one stays.
    /// - Returns: What was taken away.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        // What is still on its way counts.
        finishTransition()
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        replaceStack(Array(stack.dropLast()), animated: animated)
        return popped
    }

    /// Takes away what stands above a controller; one that is not in the stack is a programming error.
    /// - Returns: What was taken away, from the bottom to the top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        finishTransition()
        let place = stack.firstIndex { $0 === viewController }
        demand(place != nil, "\(type(of: viewController)) can't be popped to: it is not in the stack")
        guard let place, place + 1 < stack.count else { return nil }
        let popped = Array(stack[(place + 1)...])
        replaceStack(Array(stack[...place]), animated: animated)
        return popped
    }

    /// Takes away all but the lowest controller.
    /// - Returns: What was taken away, from the bottom to the top.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        finishTransition()
        return stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Goes back, where there is something to go back to (R-ACC-6).
    open override func accessibilityPerformEscape() -> Bool { popViewController(animated: UIView.areAnimationsEnabled) != nil }

    /// Replaces the stack. The motion is that of a pop where the new top was below the old one, else that of a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for (index, controller) in viewControllers.enumerated() {
            demand(!viewControllers[..<index].contains { $0 === controller }, "\(type(of: controller)) can't be in the stack twice")
        }
        replaceStack(viewControllers, animated: animated)
    }

    /// Pushes the controller.
    open override func show(_ controller: UIViewController, sender: Any?) {
        pushViewController(controller, animated: UIView.areAnimationsEnabled)
    }

    override var showsControllers: Bool { true }

    /// Pushes the secondary controller; of a stack, all that is in it.
    open override func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {
        take(secondary: secondaryViewController, animated: false)
    }
    /// Gives back the stack that it took over, else the topmost controller; `nil` where nothing stands on the lowest one.
    open override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { giveBack() }
    /// The stack whose controllers were taken over, its lowest controller then, and how many controllers this stack had before.
    final var takenStack: UINavigationController?
    final var takenRoot: UIViewController?
    final var ownCount = 0
    override func childReachChanged() { placeChildren() }

    /// The receiver of calls about what is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Tabs

    /// The button that a tab bar shows for the stack: its own if it has one, else that of its first controller.
    open override var tabBarItem: UITabBarItem! {
        get { knownTabItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// What the first controller's back button leads to, where the stack stands in another one (R-TAB-5).
    final var outerItem: UINavigationItem? { didSet { if outerItem !== oldValue { bar.take(barItems) } } }
    /// What the bar shows.
    final var barItems: [UINavigationItem] { (outerItem.map { [$0] } ?? []) + stack.map(\.navigationItem) }

    private func goBack() {
        if outerItem != nil, stack.count == 1 { _ = navigationController?.popViewController(animated: true) } else { _ = popViewController(animated: true) }
    }

    // MARK: The bar (R-NAV-5)

    /// The bar above the views. Its items are those of the controllers: only the controller sets them.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. Animated it moves, together with a transition that begins in the same moment.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        moveBar(animated: animated)
    }

    /// A finger from the edge that takes the topmost controller away (R-NAV-7). Its own delegate allows that where there is a back button;
    /// one that replaces it decides alone.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

    // MARK: The view

    /// Makes the view that holds the bar and the children's views.
    open override func loadView() {
        view = NavigationView(bar: bar, toolbar: toolbar, isToolbarAway: !isToolbarShown, gesture: popGesture)
        navigationView?.onLayout = { [weak self] in self?.placeChildren() }
        addBarHiding()
        swapViews(from: nil, to: stack.last)
    }

    final var navigationView: NavigationView? { viewIfLoaded as? NavigationView }

    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The controllers in the stack, from the top.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { stack.reversed() }

    /// Pops to the controller that the segue leads to.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        finishTransition()
        if stack.contains(where: { $0 === subsequentVC }) {
            _ = popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
        }
    }

    // MARK: Appearance

    override func beginAppearing(_ appears: Bool, animated: Bool) {
        if !appears {
            // What is covered or leaves the window ends its transition, so that its top disappears too (R-NAV-2, R-NAV-3).
            finishTransition()
            holdTop()
        }
        let wasShown = appearance == .there || appearance == .appearing
        super.beginAppearing(appears, animated: animated)
        if appears, !wasShown, let top = stack.last { delegate?.navigationController(self, willShow: top, animated: animated) }
        if transition == nil { stack.last?.beginAppearing(appears, animated: animated) }
    }

    override func endAppearing(animated: Bool) {
        let isNew = appearance == .appearing
        super.endAppearing(animated: animated)
        if transition == nil { stack.last?.endAppearing(animated: animated) }
        if isNew, appearance == .there, let top = stack.last { delegate?.navigationController(self, didShow: top, animated: animated) }
    }

    override var isInTransition: Bool {
        get { super.isInTransition }
        set {
            super.isInTransition = newValue
            if newValue, heldChild == nil {
                heldChild = stack.last
                heldChild?.isInTransition = true
            } else if !super.isInTransition {
                heldChild?.isInTransition = false
                heldChild = nil
            }
        }
    }

    /// A transition that went back has put another controller on the top than the one that is held.
    private func holdTop() {
        guard let heldChild, heldChild !== stack.last else { return }
        heldChild.isInTransition = false
        self.heldChild = stack.last
        self.heldChild?.isInTransition = true
    }

    override func viewWillMove(to window: UIWindow?) {
        if let old = viewIfLoaded?.enclosingWindow, old !== window { finishTransition() }
        super.viewWillMove(to: window)
    }

    /// Puts the new stack in place of the old one, without showing it.
    final func take(_ controllers: [UIViewController]) {
        let hasOtherFirst = stack.first !== controllers.first
        stack = controllers
        // A tab bar's button belongs to the first controller.
        if hasOtherFirst { tabs?.itemsChanged() }
        if isToolbarShown { toolbar.setItems(stack.last?.toolbarItems, animated: false) }
    }

    // MARK: The toolbar (R-NAV-10)

    /// The bar at the lower edge, with the topmost controller's ``UIViewController/toolbarItems``.
    open private(set) var toolbar: UIToolbar! = UIToolbar()
    private final var isToolbarShown = false

    /// Whether the bar at the lower edge can be seen. At first it can't.
    open var isToolbarHidden: Bool {
        get { !isToolbarShown }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar at the lower edge; animated, it moves in or out.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden == isToolbarShown else { return }
        isToolbarShown = !hidden
        if !hidden { toolbar.setItems(topViewController?.toolbarItems, animated: false) }
        guard let navigationView else { return }
        let change = {
            navigationView.isToolbarAway = hidden
            navigationView.placeToolbar()
            self.placeChildren()
        }
        guard animated, navigationView.window != nil, UIView.areAnimationsEnabled else { return change() }
        UIView.animate(withDuration: 0.25, animations: change)
    }

    // MARK: Bars that go (R-NAV-14)

    /// Whether a tap in the content that nothing else takes hides the bars, or shows them again; the toolbar takes part if it has items.
    open var hidesBarsOnTap: Bool {
        get { barHiding?.tap.isEnabled == true }
        set { if newValue || barHiding != nil { madeBarHiding.tap.isEnabled = newValue } }
    }
    /// Whether a swipe up hides the bars, and one down shows them again; the toolbar takes part if it has items.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding?.swipe.isEnabled == true }
        set { if newValue || barHiding != nil { madeBarHiding.swipe.isEnabled = newValue } }
    }
    /// The tap that hides the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { madeBarHiding.tap }
    /// The finger that hides the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { madeBarHiding.swipe }
}
