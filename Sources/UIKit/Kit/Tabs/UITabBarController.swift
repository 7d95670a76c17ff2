/// Controllers beside each other, one of which is shown above a bar with a button for each (R-TAB).
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [UINavigationController(rootViewController: list), settings]
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private final var all: [UIViewController] = []
    /// What is selected: one of the controllers, or the list of those that have no button.
    private(set) final var chosen: UIViewController?
    private final let bar: UITabBar
    private final var isBarHidden = false
    /// The change from one controller to another that an animator makes.
    final var transition: TabTransition?
    /// What is scrolled above the bar, as far as it is known.
    final weak var watchedContent: UIScrollView?
    /// The child that is kept from following its view into and out of the window, while a presentation moves this controller's.
    private final var heldChild: UIViewController?
    private final var more: OverflowStack?

    public override init(nibName: String?, bundle: Bundle?) {
        bar = UITabBar()
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }

    public required init?(coder: NSCoder) {
        bar = coder.value(forKey: "tabBar", as: UITabBar.self) ?? UITabBar()
        super.init(coder: coder)
        setUp()
        if let controllers = coder.value(forKey: "viewControllers", as: [UIViewController].self) { setViewControllers(controllers, animated: false) }
    }

    private func setUp() {
        // The bar may outlive the controller.
        bar.onTap = { [weak self] item in self?.tapped(item) }
        bar.onLook = { [weak self] in self?.placeChildren() }
    }

    // MARK: The controllers (R-TAB-1)

    /// The receiver of calls about what a person selects.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers in the order of their buttons. Setting it keeps the selected one if it is among the new ones, else selects the first.
    open var viewControllers: [UIViewController]? {
        get { all.isEmpty ? nil : all }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers; animated, the new buttons fade in.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? [], old = all
        for (index, controller) in new.enumerated() {
            demand(!new[..<index].contains { $0 === controller }, "\(type(of: controller)) can't be in a tab bar controller twice")
        }
        finishTransition()
        let added = new.filter { controller in !old.contains { $0 === controller } }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        for controller in added { addChild(controller) }
        for controller in removed { controller.willMove(toParent: nil) }
        all = new
        if hidden.isEmpty, chosen === more { chosen = nil }
        if chosen == nil || removed.contains(where: { $0 === chosen }) { choose(new.first) } else { choose(chosen) }
        for controller in removed {
            if controller.parent !== self { more?.remove(controller) }
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: self) }
        itemsChanged()
        guard animated, bar.window != nil, UIView.areAnimationsEnabled else { return }
        UIView.transition(with: bar, duration: 0.25, options: .transitionCrossDissolve, animations: {})
    }

    /// What is selected; while the list of those without a button is shown, ``moreNavigationController``. Setting it notifies no delegate.
    open var selectedViewController: UIViewController? {
        get { chosen }
        set {
            guard let newValue, newValue === more || all.contains(where: { $0 === newValue }) else {
                return report("\(type(of: self)) can't select what is not among its view controllers")
            }
            choose(newValue)
        }
    }

    /// The place of the selected controller; `NSNotFound` while the list of those without a button is shown, and where there is none.
    open var selectedIndex: Int {
        get { all.firstIndex { $0 === chosen } ?? NSNotFound }
        set {
            guard all.indices.contains(newValue) else { return report("\(type(of: self)) has no view controller \(newValue) to select") }
            choose(all[newValue])
        }
    }

    /// The stack of the list of those controllers that have no button of their own, and of what is chosen in it (R-TAB-5).
    open var moreNavigationController: UINavigationController { moreStack }

    final var moreStack: OverflowStack {
        if let more { return more }
        let new = OverflowStack(in: self)
        more = new
        addChild(new)
        new.didMove(toParent: self)
        new.reload(hidden)
        return new
    }

    // MARK: The bar

    /// The bar below the views. Its buttons are those of the controllers: only the controller sets them.
    open var tabBar: UITabBar { bar }

    /// Whether the bar is hidden for all controllers.
    open var isTabBarHidden: Bool {
        get { isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar; animated, it moves.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        let change = { [self] in
            placeChildren()
            tabView?.layoutIfNeeded()
        }
        guard animated, appearance == .there, UIView.areAnimationsEnabled else { return change() }
        UIView.animate(withDuration: 0.25, animations: change)
    }

    /// Called before a tap on a button selects its controller, also where the delegate forbids that. Overriders need not call super.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: The view

    /// Makes the view that holds the bar and the children's views.
    open override func loadView() {
        view = TabView(bar: bar)
        tabView?.onLayout = { [weak self] in self?.placeChildren() }
        arrangeItems()
        put(inView: nil, shown)
    }

    final var tabView: TabView? { viewIfLoaded as? TabView }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
            itemsChanged()
            // A controller that is open in the list may have a button now, or no longer.
            if chosen !== more { choose(chosen) }
        }
    }

    open override var childForStatusBarHidden: UIViewController? { shown }
    open override var childForStatusBarStyle: UIViewController? { shown }

    /// The controllers, the selected one first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let first = children.filter { $0 === shown }
        return first + children.filter { $0 !== shown }
    }

    /// Selects the controller that the segue leads to.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        if subsequentVC === more || all.contains(where: { $0 === subsequentVC }) { choose(subsequentVC) }
    }

    // MARK: What is shown

    /// The child whose view is shown.
    final var shown: UIViewController? { chosen.map { isHiddenOne($0) ? moreStack : $0 } }
    /// The controllers that have no button.
    final var hidden: [UIViewController] { Array(all.dropFirst(ownButtons)) }
    /// How many controllers have a button (R-TAB-5).
    private var ownButtons: Int {
        let most = traitCollection.horizontalSizeClass == .regular ? 8 : 5
        return all.count > most ? most - 1 : all.count
    }
    final func isHiddenOne(_ controller: UIViewController) -> Bool { hidden.contains { $0 === controller } }

    /// The buttons have changed, or how many there is room for.
    final func itemsChanged() {
        if let chosen, chosen === more, hidden.isEmpty { choose(all.first) }
        more?.reload(hidden)
        takeBack()
        arrangeItems()
    }

    private func arrangeItems() {
        let own = all.prefix(ownButtons).compactMap(\.tabBarItem)
        let items = hidden.isEmpty ? own : own + [moreStack.tabBarItem!]
        if items.count != bar.items?.count ?? 0 || zip(items, bar.items ?? []).contains(where: { $0 !== $1 }) { bar.show(items) }
        bar.mark(shown?.tabBarItem)
    }

    /// Selects a controller, without notifying the delegate.
    final func choose(_ controller: UIViewController?) {
        chosen = controller
        if let controller, isHiddenOne(controller) { moreStack.open(controller) }
        if let controller, controller === more { moreStack.popToRootViewController(animated: false) }
        exchange(for: shown)
        bar.mark(shown?.tabBarItem)
    }

    /// A change that was given up leaves selected what was.
    final func stay(with child: UIViewController) {
        chosen = child === more ? moreStack.opened ?? child : child
        bar.mark(shown?.tabBarItem)
    }

    /// What the list has let go is a child of this one again.
    private func takeBack() {
        for controller in all where controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    /// The list has been gone back to, or left for a controller.
    final func moreChose(_ controller: UIViewController?) {
        guard shown === more else { return }
        chosen = controller ?? more
        takeBack()
    }

    // MARK: Appearance

    override func beginAppearing(_ appears: Bool, animated: Bool) {
        if !appears { finishTransition() }
        super.beginAppearing(appears, animated: animated)
        if transition == nil { shown?.beginAppearing(appears, animated: animated) }
    }

    override func endAppearing(animated: Bool) {
        super.endAppearing(animated: animated)
        if transition == nil { shown?.endAppearing(animated: animated) }
    }

    override var isInTransition: Bool {
        get { super.isInTransition }
        set {
            super.isInTransition = newValue
            if newValue, heldChild == nil {
                heldChild = shown
                heldChild?.isInTransition = true
            } else if !super.isInTransition {
                heldChild?.isInTransition = false
                heldChild = nil
            }
        }
    }

    /// Another child is shown while a presentation moves this controller's view.
    final func holdShown() {
        guard let heldChild, heldChild !== shown else { return }
        heldChild.isInTransition = false
        self.heldChild = shown
        self.heldChild?.isInTransition = true
    }

    override func viewWillMove(to window: UIWindow?) {
        if let old = viewIfLoaded?.enclosingWindow, old !== window { finishTransition() }
        super.viewWillMove(to: window)
    }

    override func childReachChanged() { placeChildren() }
}
