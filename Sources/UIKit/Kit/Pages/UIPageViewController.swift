/// Shows one controller's view of many, as a page; a finger turns to the next or back (R-PGV).
///
/// The pages come from the data source, or are set one by one:
///
///     let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([first], direction: .forward, animated: false)
///
/// Pages scroll. There is no curling paper: the style for it is not declared.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// They follow the finger.
        case scroll = 1
    }
    /// Which way pages are turned.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0, vertical
    }
    /// Whether a page comes from after the present one or from before it.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0, reverse
    }
    /// What an initializer may be given besides.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    private let orientation: NavigationOrientation
    private final let spacing: CGFloat
    /// The pages, while the view is there.
    private final var strip: PageStrip?
    private final var current: UIViewController?
    private final var dots: UIPageControl?
    /// The child that is kept from following its view into and out of the window, while a presentation moves this controller's.
    private final var heldChild: UIViewController?

    /// - Parameter options: May have ``OptionsKey/interPageSpacing``.
    public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) {
        orientation = navigationOrientation
        let points: CGFloat = switch options?[.interPageSpacing] {
        case let points as CGFloat: points
        case let points as Double: CGFloat(points)
        case let points as Int: CGFloat(points)
        case let points as NSNumber: CGFloat(points.doubleValue)
        default: 0
        }
        spacing = max(points, 0)
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller whose pages are turned sideways.
    public override init(nibName: String?, bundle: Bundle?) {
        (orientation, spacing) = (.horizontal, 0)
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        orientation = NavigationOrientation(rawValue: coder.decodeInteger(forKey: "navigationOrientation")) ?? .horizontal
        spacing = max(CGFloat(coder.decodeDouble(forKey: "pageSpacing")), 0)
        super.init(coder: coder)
    }

    /// How pages are turned.
    open var transitionStyle: TransitionStyle { .scroll }
    /// Which way pages are turned.
    open var navigationOrientation: NavigationOrientation { orientation }
    /// Whether pages have content on their backs. The backs of pages that scroll are not seen, here and on iOS: it is kept, and changes nothing (R-PGV-7).
    open var isDoubleSided = false
    /// Empty: the pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// Has the pages. Without one no finger turns them.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            strip?.forgetNeighbours()
            strip?.isScrollEnabled = dataSource != nil
            updateDots()
        }
    }
    /// Is notified when a person turns pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The controller whose page is shown; empty before one was set.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

    /// Shows a page. Any other number of controllers than one is a programming error.
    /// - Parameters:
    ///   - direction: Where it comes from, if animated.
    ///   - completion: Called when it is shown, with `false` where a finger or another call cut the motion short.
    open func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
                                 completion: ((Bool) -> Void)? = nil) {
        demand(viewControllers?.count == 1, "a page view controller shows one page, not \(viewControllers?.count ?? 0)")
        guard let new = viewControllers?.first else { return }
        strip?.finishNow()
        defer { updateDots() }
        guard new !== current else {
            completion?(true)
            return
        }
        guard animated, UIView.areAnimationsEnabled, appearance == .there, let strip, current != nil else {
            replace(by: new)
            completion?(true)
            return
        }
        strip.turn(to: new, direction: direction, completion: completion)
    }

    // MARK: The view

    /// Makes the view that the pages are in.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds), strip = PageStrip(of: self, isVertical: orientation == .vertical, spacing: spacing)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        view.addSubview(strip)
        self.view = view
        self.strip = strip
        strip.isScrollEnabled = dataSource != nil
        if let current { strip.show(current) }
        updateDots()
        // An app may follow the pages before the first layout (R-PGV-6).
        place()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    private static let dotsHeight: CGFloat = 37

    private func place() {
        var room = view.bounds
        if let dots {
            let bottom = view.safeAreaInsets.bottom
            dots.frame = CGRect(x: 0, y: room.height - bottom - Self.dotsHeight, width: room.width, height: Self.dotsHeight)
            room.size.height = max(room.height - bottom - Self.dotsHeight, 0)
        }
        strip?.fill(room)
    }

    open override var childForStatusBarHidden: UIViewController? { current }
    open override var childForStatusBarStyle: UIViewController? { current }

    // MARK: Dots (R-PGV-5)

    private func updateDots() {
        let source = isViewLoaded && current != nil && orientation == .horizontal ? dataSource : nil
        let count = source?.presentationCount(for: self) ?? -1, index = count >= 0 ? source?.presentationIndex(for: self) ?? -1 : -1
        guard count >= 0, index >= 0 else {
            dots?.removeFromSuperview()
            dots = nil
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let control = dots ?? makeDots()
        control.numberOfPages = count
        control.currentPage = index
        dot = control.currentPage
        view.setNeedsLayout()
    }

    private func makeDots() -> UIPageControl {
        let control = UIPageControl()
        dots = control
        control.addAction(UIAction { [weak self] _ in self?.dotsChanged() }, for: .valueChanged)
        view.addSubview(control)
        return control
    }

    /// The dot of the page that is shown.
    private final var dot = 0

    private func dotsChanged() {
        guard let dots, let strip else { return }
        let isForward = dots.currentPage > dot
        dots.currentPage = dot
        strip.turnByDots(isForward ? .forward : .reverse)
    }

    // MARK: What the strip calls

    final var page: UIViewController? { current }

    /// Another page is shown.
    final func shows(_ controller: UIViewController, movedBy pages: Int) {
        current = controller
        if pages == 0 {
            updateDots()
        } else if let dots {
            dots.currentPage += pages
            dot = dots.currentPage
        }
        if let heldChild, heldChild !== controller {
            heldChild.isInTransition = false
            controller.isInTransition = true
            self.heldChild = controller
        }
    }

    private func replace(by new: UIViewController) {
        let old = current
        addChild(new)
        old?.willMove(toParent: nil)
        current = new
        strip?.show(new, insteadOf: old)
        old?.removeFromParent()
        new.didMove(toParent: self)
    }

    // MARK: Appearance

    override func beginAppearing(_ appears: Bool, animated: Bool) {
        if !appears { strip?.finishNow() }
        super.beginAppearing(appears, animated: animated)
        current?.beginAppearing(appears, animated: animated)
    }

    override func endAppearing(animated: Bool) {
        super.endAppearing(animated: animated)
        current?.endAppearing(animated: animated)
    }

    override var isInTransition: Bool {
        get { super.isInTransition }
        set {
            super.isInTransition = newValue
            if newValue, heldChild == nil {
                heldChild = current
                heldChild?.isInTransition = true
            } else if !super.isInTransition {
                heldChild?.isInTransition = false
                heldChild = nil
            }
        }
    }

    override func viewWillMove(to window: UIWindow?) {
        if let old = viewIfLoaded?.enclosingWindow, old !== window { strip?.finishNow() }
        super.viewWillMove(to: window)
    }
}
