public import FoundationAdditions

/// Manages a view: makes it when it is first needed, and is called when it appears and disappears.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
    private(set) final var loadedView: UIView?
    private var isLoading = false
    /// Whether its view is on a visible window, or on its way there or away.
    final var appearance = Appearance.gone
    /// The window whose root this controller is.
    nonisolated(unsafe) private final var rootWindowLink = Backlink<UIWindow>()
    nonisolated final var rootWindow: UIWindow? {
        @inline(__always) get { rootWindowLink.object }
        @inline(__always) set { rootWindowLink.object = newValue }
    }

    private var transitions = 0

    /// Of a controller from a storyboard: its scene.
    private(set) final var scene: (any ControllerScene)?
    /// The objects of its nib that nothing else might keep.
    final var nibObjects: [Any] = []

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// - Parameter nibName: A nib to load the view from. `nil`: ``loadView()`` makes it.
    public init(nibName: String?, bundle: Bundle?) {
        ownNibName = nibName
        ownNibBundle = bundle
        super.init()
        MainThread.check("\(type(of: self)).init(nibName:bundle:)")
    }

    public required init?(coder: NSCoder) {
        ownNibName = nil
        ownNibBundle = nil
        super.init()
        scene = (coder as? any ControllerSceneCoder)?.scene
        if coder.containsValue(forKey: "title") { title = coder.decodeObject(forKey: "title") as? String }
        if coder.containsValue(forKey: "modalPresentationStyle") {
            modalPresentationStyle = UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: "modalPresentationStyle")) ?? .automatic
        }
    }

    nonisolated open func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { coder.encode(title, forKey: "title") }
    }

    deinit {
        loadedView?.controller = nil
        let view = loadedView, presented = ownPresented, hadTraits = traitState != nil
        // A presentation keeps the controller that it shows; nothing ends this one any more.
        let end: @MainActor () -> Void = {
            if hadTraits { CurrentTraits.changed() }
            presented?.presentationState = nil
        }
        if MainThread.isHere { MainActor.assumeIsolated(end) } else { MainThread.bury(self, MainThread.Remains([view], work: end)) }
    }

    private let ownNibName: String?
    private let ownNibBundle: Bundle?
    /// The nib that the view is loaded from; `nil` without one.
    open var nibName: String? { ownNibName }
    /// The bundle that holds the nib.
    open var nibBundle: Bundle? { ownNibBundle }
    /// The storyboard that the controller came from.
    open var storyboard: UIStoryboard? { storyboardScene?.storyboard }
    /// What the controller manages, in words.
    open var title: String? { didSet { for call in [onTitle, onTabTitle] { call?(title) } } }
    /// Called with each new title.
    final var onTitle: ((String?) -> Void)?
    final var onTabTitle: ((String?) -> Void)?
    /// What a container shows of the controller beside its view.
    final var navigationStorage: AnyObject?
    final var toolbarStorage: [AnyObject]?
    final var tabStorage: AnyObject?

    // MARK: The view

    /// Made on first use (R-RSP-4: reading ``next`` does not).
    open var view: UIView! {
        get {
            if loadedView == nil { MainThread.check("\(type(of: self)).view") }
            loadViewIfNeeded()
            return loadedView ?? standIn()
        }
        set {
            guard newValue !== loadedView else { return }
            // What stood in for it while it was loaded (R-VC-10).
            if isLoading { loadedView?.removeFromSuperview() }
            loadedView?.controller = nil
            loadedView = newValue
            if traitState != nil { CurrentTraits.changed() }
            newValue?.controller = self
        }
    }

    /// The view if it is loaded; reading it loads nothing.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes ``view``: from the storyboard or nib that the controller has one in, else a plain one. Overriders set it and do not call super.
    ///
    /// A controller that was made without a nib's name takes the nib that is called like its class, with or without `Controller` at the end, if any.
    open func loadView() { loadOwnView() }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        demand(loadedView != nil, "\(type(of: self)).loadView() has set no view")
        viewDidLoad()
    }

    /// Called once after the view was loaded. The base class does nothing.
    open func viewDidLoad() {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called in place of the view's own `updateConstraints()`, which it calls.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    // MARK: Segues. Followed in UIViewController+Segues.

    /// Called before a segue from this controller is followed: the moment to give the destination what it needs.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue may be followed that a control or recognizer started. Those that ``performSegue(withIdentifier:sender:)`` starts
    /// are not asked about.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Follows a segue of the controller's scene. Without a segue of that name nothing happens but a line that says so.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performNamedSegue(identifier, sender: sender) }

    /// Shows a controller in the way that suits what contains this one: a navigation controller pushes it. By default it is presented.
    open func show(_ controller: UIViewController, sender: Any?) { showInContainer(controller, sender) }

    /// Shows a controller as the secondary one of the split view controller that contains this one. Elsewhere it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }
    /// Takes over the secondary controller of a split view controller that collapses. By default it is not shown; a navigation controller pushes it.
    open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {}
    /// Gives back what becomes the secondary controller of a split view controller that expands: by default `nil`, for the one before.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

    /// Whether ``show(_:sender:)`` of what it contains is its own.
    var showsControllers: Bool { false }

    /// Whether an unwind segue may end at this controller: by default, whether it implements the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        action.isImplemented(by: self)
    }

    /// The child that contains the controller where an unwind segue begins, or is it; `nil` for this controller itself and others.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        childOnTheWay(to: source.source)
    }

    /// The nearest controller, this one first, then those that contain it, that implements an action; `nil` when none does. A navigation controller is the
    /// one for `show(_:sender:)`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        actionTarget(action)
    }

    /// The children that an unwind segue may end in, in the order in which they are asked.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { children }

    /// Makes this controller the one on screen, at the end of an unwind segue: by default by dismissing what it presents.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if ownPresented != nil { dismiss(animated: UIView.areAnimationsEnabled) }
    }

    // MARK: Bars. Implemented in UIViewController+Navigation.

    /// The nearest navigation controller that contains this one.
    open var navigationController: UINavigationController? { enclosingNavigation }
    /// What the bar of a navigation controller shows for this controller. It is made when it is first asked for; its title is the controller's, and
    /// follows it (R-NAV-6).
    open var navigationItem: UINavigationItem { barItem }
    /// The buttons that the toolbar of a navigation controller shows for this controller (R-NAV-10).
    open var toolbarItems: [UIBarButtonItem]? { get { toolbarStorage as? [UIBarButtonItem] } set { setToolbarItems(newValue, animated: false) } }
    /// Replaces the buttons that the toolbar of a navigation controller shows for this controller; animated, the new ones fade in.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { replaceToolbarItems(toolbarItems, animated: animated) }
    /// The nearest tab bar controller that contains this one.
    open var tabBarController: UITabBarController? { enclosingTabs }
    /// The closest split view controller that contains the controller.
    open var splitViewController: UISplitViewController? { enclosingSplit }
    /// The button that a tab bar shows for this controller. It is made when it is first asked for; its title is the controller's, and follows it
    /// (R-TAB-1).
    open var tabBarItem: UITabBarItem! { get { ownTabItem } set { takeTabItem(newValue) } }
    /// Whether a tab bar is away while this controller, or one above it, is shown in a navigation controller (R-TAB-7).
    open var hidesBottomBarWhenPushed = false
    /// Sets the scroll view whose position decides how a bar at an edge looks; `nil` for the one that is found (R-NAV-8, R-TAB-8). Navigation bars are
    /// at the upper edge, tab bars at the lower one; there are no bars at others.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) { setScroller(scrollView, edge) }
    /// The scroll view whose position decides how a bar at an edge looks: the one that was set, else the view itself or its rearmost subview, if that is
    /// one.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scroller(edge) }

    // MARK: Editing

    /// A button that says *Edit*, or *Done* while ``isEditing``, and changes that. It is the same each time.
    open var editButtonItem: UIBarButtonItem { editBarItem }
    private var editing = false
    /// The scroll view that bars follow, if it was set.
    final weak var contentScroller: AnyObject?
    final weak var lowerContentScroller: AnyObject?
    /// What ``editButtonItem`` made.
    final var editItem: AnyObject?
    /// Called when the mode changes.
    final var onEditing: ((Bool) -> Void)?

    /// Whether what the controller shows can be edited.
    open var isEditing: Bool { get { editing } set { setEditing(newValue, animated: false) } }

    /// Sets whether what the controller shows can be edited; ``editButtonItem`` follows. Overriders call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        onEditing?(editing)
    }

    // MARK: Keys

    private var ownKeyCommands: [UIKeyCommand] = []

    /// Those that were added with ``addKeyCommand(_:)``.
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

    /// Adds a command for a key (R-KEY-3).
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
    /// Removes a command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

    // MARK: Responder (R-RSP-2, R-RSP-3)

    open override var next: UIResponder? {
        if let rootWindow { return rootWindow }
        return ownPresenting ?? loadedView?.parent ?? parent
    }

    override var responderWindow: UIWindow? { loadedView?.enclosingWindow }

    // MARK: Appearance

    /// Called before the view enters a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view has entered a window.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether it is being presented: from `viewWillAppear(_:)` to `viewDidAppear(_:)`, both included (R-PSC-10).
    open var isBeingPresented: Bool { presentationCourse == .comes }
    /// Whether it is being dismissed: from `viewWillDisappear(_:)` to `viewDidDisappear(_:)`, both included.
    open var isBeingDismissed: Bool { presentationCourse == .goes }
    /// From before the first call of its appearance to after the last one.
    final var presentationCourse = PresentationCourse.none

    func beginAppearing(_ appears: Bool, animated: Bool) { reportBegin(appears, animated: animated) }
    func endAppearing(animated: Bool) { reportEnd(animated: animated) }

    /// Called between ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``, when the view is in the window with its size and traits, before its layout.
    open func viewIsAppearing(_ animated: Bool) {}

    /// How it appears.
    final var coming = Coming()

    func viewWillMove(to window: UIWindow?) { if !isInTransition, !waitsForParent { beginAppearing(Self.shows(window)) } }

    /// Whether children appear and disappear with this controller's view. Otherwise the controller calls their
    /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    final var waitsForParent: Bool { parent.map { !$0.shouldAutomaticallyForwardAppearanceMethods } ?? false }
    final var isInManualTransition = false, isManualTransitionAnimated = false

    /// Begins to let a child appear or disappear: calls its `viewWillAppear(_:)` or `viewWillDisappear(_:)`. Until
    /// ``endAppearanceTransition()`` moving its view into the window or out of it calls nothing (R-VC-6).
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginManualTransition(isAppearing, animated: animated) }

    /// Ends what ``beginAppearanceTransition(_:animated:)`` began, with `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
    open func endAppearanceTransition() { endManualTransition() }

    /// While a presentation moves the view, it says when the view appears.
    var isInTransition: Bool {
        get { transitions > 0 }
        set { transitions += newValue ? 1 : -1 }
    }

    // MARK: Traits. Computed in UIView+Traits.

    final var traitState: TraitState?
    /// The traits of which the controller was notified, or that it had when its view was first shown.
    final var seenTraits: UITraitCollection?

    /// The traits of the controller and its view (R-TRT-1).
    open var traitCollection: UITraitCollection { ownTraitCollection }
    /// Called after the controller's traits have changed, before its view is notified (R-TRT-7). Overriders call super.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for the controller and its view; unspecified inherits (R-TRT-6).
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { traitState?.style ?? .unspecified } set { setStyle(newValue) } }
    /// Overrides traits of a child; `nil` ends it (R-TRT-6). Another controller than a child is ignored.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        setTraits(collection, of: childViewController)
    }
    /// The traits that are overridden for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        guard childViewController.parent === self, let values = childViewController.traitState?.fromParent, !values.isEmpty else { return nil }
        return UITraitCollection(values)
    }

    // MARK: Changes of size and traits (R-VC)

    /// The transition that the controller takes part in.
    final var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// What was first responder when it went, and below it when it was presented.
    final var formerResponder: TargetLink?, responderBelow: TargetLink?
    /// The transition that is under way, of this controller or of one that contains it: what is to happen with it can be added.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator ?? parent?.transitionCoordinator }

    /// Called before the view gets another size with its window (R-VC-1). Overriders call super, which notifies the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }
    /// Called before the traits change with the window's size (R-VC-1). Overriders call super, which notifies the children.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: newCollection, with: coordinator)
    }
    /// The size that a child's view gets in a view of that size: by default the same, for a view that fills the view of this controller.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        childSize(container, in: parentSize)
    }
    /// Called when the system is short of memory (R-VC-3). Overriders call super.
    open func didReceiveMemoryWarning() {}

    // MARK: Preferences of the whole screen. `UIStatusBarManager` has the answers of the controller in front (R-VC-4).

    /// What a status bar above the view should look like. None is drawn.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether no status bar should stand above the view.
    open var prefersStatusBarHidden: Bool { false }
    /// How a status bar should come and go.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides how a status bar looks; `nil` for this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether there is a status bar; `nil` for this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Nothing has to be updated: the answers are read when they are requested.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// The ways in which the interface may stand. Windows have the shape that people give them, so nothing asks for this.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
    /// Whether the interface may turn with its device. Nothing asks for this.
    open var shouldAutorotate: Bool { true }
    /// How the interface should stand when it is presented. Nothing asks for this.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// How its scene stands; portrait before the view is in one.
    open var interfaceOrientation: UIInterfaceOrientation { viewIfLoaded?.enclosingWindow?.windowScene?.interfaceOrientation ?? .portrait }
    /// Nothing has to be updated.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Whether a line at the lower edge that leads out of the app should go. There is none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Nothing has to be updated.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which the app's gestures come before the system's. The system has none in the app's window.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Nothing has to be updated.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Children. Implemented in UIViewController+Containment.

    /// The controllers whose views it places, in the order in which they were added.
    open internal(set) var children: [UIViewController] = []
    /// The controller that places its view.
    open internal(set) weak var parent: UIViewController?

    /// Whether it appears because it comes into a navigation controller's stack.
    open internal(set) var isMovingToParent = false
    /// Whether it disappears because it leaves a navigation controller's stack.
    open internal(set) var isMovingFromParent = false

    /// Makes the controller a child; adding its view, and calling `didMove(toParent:)` then, is the caller's.
    open func addChild(_ childController: UIViewController) { takeChild(childController) }
    /// Ends being a child; removing the view, and calling `willMove(toParent: nil)` before, is the caller's.
    open func removeFromParent() { leaveParent() }
    /// Exchanges a child's view for another child's, in the superview of the first: the callbacks of appearing come in order, and the first view is gone
    /// in the end (R-VC-6). A controller that is not a child of this one is refused with a line on standard error.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 or less changes at once.
    ///   - options: May name one of the transitions of `UIView.transition`; otherwise the changes of the block are animated.
    ///   - animations: What moves. The new view has its superview already.
    ///   - completion: Called once at the end.
    open func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
                         options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        exchange(fromViewController, for: toViewController, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Called before it gets a parent, or loses it (`nil`).
    open func willMove(toParent parent: UIViewController?) { if parent == nil, self.parent != nil { isMovingFromParent = true } }
    /// Called after it has got a parent, or lost it (`nil`).
    open func didMove(toParent parent: UIViewController?) { if parent != nil { isMovingToParent = false } }

    // MARK: Presentation. Implemented in UIViewController+Presentation.

    /// Shows another controller's view above the view of this controller, as its ``modalPresentationStyle`` says.
    ///
    /// A controller that presents already, or whose view is in no window, presents nothing and says so on the console.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }
    /// Takes away what this controller or one that contains it presents, or, when neither does, this controller itself.
    ///
    /// A presentation that is under way ends first. A dismissal that is under way goes on, or, without animation, ends at once; the completion
    /// is called after it (R-PSC-7).
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { beginDismissing(animated: flag, completion: completion) }
    /// What chooses how the view comes when it is presented, and goes, in place of ``modalTransitionStyle`` (R-TRN-1).
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get { chooser } set { setChooser(newValue) } }
    /// What manages the presentation of this controller, or will when it is presented with the present ``modalPresentationStyle``.
    open var presentationController: UIPresentationController? { madePresentation }
    /// The ``presentationController`` of a sheet; `nil` for other styles.
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    /// The ``presentationController`` of a popover; `nil` for other styles. It is there too while the popover is a sheet.
    open var popoverPresentationController: UIPopoverPresentationController? { ownPopover }
    /// The controller that this one presents, or one that contains it (R-PSC-10).
    open var presentedViewController: UIViewController? { nearest { $0.ownPresented } }
    /// The controller that presents this one, or one that contains it (R-PSC-10).
    open var presentingViewController: UIViewController? { nearest { $0.ownPresenting } }
    /// The controllers that this one presents itself, and is presented by.
    final var ownPresented: UIViewController?
    final weak var ownPresenting: UIViewController?
    /// How much of the window the view covers when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue, ownPresenting == nil { presentationState = nil } }
    }
    /// Whether a presentation of style `currentContext` or `overCurrentContext` by this controller, or one inside it, takes the place of its view, and not of
    /// the whole window (R-PSC-6).
    open var definesPresentationContext = false
    /// Whether such a presentation comes and goes as this controller's ``modalTransitionStyle`` says, and not as the presented one's.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the controller decides about the status bar though its presentation covers the window only in part (R-VC-4).
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether a person may not take the view away while it is presented as a sheet (R-PSC-4).
    open var isModalInPresentation = false
    /// The `presentationController`, once it is asked for.
    nonisolated(unsafe) final var presentationState: AnyObject?
    /// The `transitioningDelegate`.
    final weak var transitionChooser: AnyObject?
    /// How the view comes when it is presented, and goes.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The size that suits the view where something else than the window decides: beside a context menu, or in a form sheet. Zero: no opinion.
    open var preferredContentSize = CGSize.zero { didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } } }
    /// Called when the preferred size of a child has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// What the controller's own views cover at the sides of its view, beside what the system does: part of the ``UIView/safeAreaInsets`` of
    /// its view and of those in it.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { additionalInsetsChanged(from: oldValue) } }

    /// The least margins of a controller's view, in points: 16 at the sides where the width is compact, 20 where it is regular.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsChanged() } } }
    /// Called when the view's margins have changed.
    open func viewLayoutMarginsDidChange() {}

    /// The edges of its parent's view up to which its view reaches below bars. Without the upper one the view begins below a navigation bar.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { if edgesForExtendedLayout != oldValue { parent?.childReachChanged() } } }
    /// Whether its view reaches below a bar that is not translucent, too.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.childReachChanged() } } }
    /// Whether scroll views in its view whose `contentInsetAdjustmentBehavior` is automatic keep clear of bars also where they don't scroll (R-SCR-37).
    open var automaticallyAdjustsScrollViewInsets = true { didSet { adjustScrollViews() } }
    /// The line below which no bar is, as old sources have it; the upper end of the safe area of its view.
    open var topLayoutGuide: any UILayoutSupport { endGuide(.safeTop) }
    /// The line above which no bar is, as old sources have it; the lower end of the safe area of its view.
    open var bottomLayoutGuide: any UILayoutSupport { endGuide(.safeBottom) }
    /// A child's view is to begin elsewhere.
    func childReachChanged() {}

    /// What the views of its parent cover of its view.
    final var containerInsets = UIEdgeInsets.zero { didSet { if containerInsets != oldValue { safeAreaChanged() } } }

    /// The insets of the safe area have changed.
    open func viewSafeAreaInsetsDidChange() {}
}
