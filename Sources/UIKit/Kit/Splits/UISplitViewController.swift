internal import FoundationAdditions

/// Two controllers side by side: a narrow primary one, as a rule a list, and a secondary one with what is chosen there. In a window without much width they
/// are one stack (R-SPL).
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(list, for: .primary)
///     split.setViewController(detail, for: .secondary)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// What of the two is seen, beside or above the other.
    public enum DisplayMode: Int, Sendable {
        /// As suits the room; never what is shown.
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// A place for a controller.
    public enum Column: Int, Sendable {
        case primary = 0
        case secondary = 2
        /// What is shown in place of the others where there is not much width.
        case compact = 3
    }

    /// Whether controllers are set by columns.
    public enum Style: Int, Sendable {
        /// They are ``UISplitViewController/viewControllers``.
        case unspecified = 0
        /// They are set by columns, each in a navigation controller.
        case doubleColumn
    }

    /// A width that is the system's to choose.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// How controllers are set.
    public let style: Style
    final var columns = SplitColumns()
    /// Whether the two are one stack; `nil` until the view has been seen to have a width.
    final var collapsed: Bool?
    final var mode = DisplayMode.oneBesideSecondary
    final var adaptedSize = CGSize.zero

    /// A controller whose columns are set with ``setViewController(_:for:)``.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller with ``viewControllers``.
    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .unspecified
        super.init(coder: coder)
        preferredDisplayMode = DisplayMode(rawValue: coder.decodeInteger(forKey: "preferredDisplayMode")) ?? .automatic
        guard let controllers = coder.value(forKey: "viewControllers", as: [UIViewController].self) else { return }
        if style == .unspecified {
            take(controllers)
        } else {
            for (column, controller) in zip([Column.primary, .secondary], controllers) { set(controller, for: column) }
        }
    }

    // MARK: The controllers (R-SPL-1)

    /// The receiver of questions and calls about the columns.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The controllers that are contained: primary and secondary, or where they are one stack that stack. More than two are a programming error.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { take(newValue) }
    }
    /// The controller of a column; `nil` where there is none.
    open func viewController(for column: Column) -> UIViewController? { columns.given[column] }
    /// Sets the controller of a column. One that is no navigation controller is put into one, except for the compact column.
    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }

    // MARK: What is seen (R-SPL-2, R-SPL-3)

    /// Whether the two are one stack.
    open var isCollapsed: Bool { collapsed ?? false }
    /// What of the two is seen.
    open var displayMode: DisplayMode { mode }
    /// What is to be seen where there is width for it. Animatable.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { if preferredDisplayMode != oldValue { chooseMode() } } }
    /// A button that shows and hides the primary column.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    final lazy var modeButton = makeModeButton()
    /// Whether a finger from the edge shows a primary column that is hidden.
    open var presentsWithGesture = true { didSet { splitView?.edgeGesture.isEnabled = presentsWithGesture } }
    /// Shows a column: the primary one beside or above the other; in a stack, goes to it.
    open func show(_ column: Column) { reveal(column) }
    /// Hides the primary column; in a stack, goes back from the secondary one.
    open func hide(_ column: Column) { conceal(column) }

    /// Shows a controller as the primary one; in a stack, pushes it.
    open override func show(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) != true { showPrimary(controller) }
    }
    /// Shows a controller as the secondary one; in a stack, pushes it.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true { showSecondary(vc) }
    }
    override var showsControllers: Bool { true }

    // MARK: Widths (R-SPL-2)

    /// The primary column's width as a share of the whole, 0 to 1.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { placeColumns() } }
    /// The primary column's width in points; comes before the share.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { placeColumns() } }
    /// The least width of the primary column, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { placeColumns() } }
    /// The greatest width of the primary column, in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { placeColumns() } }
    /// The width that the primary column has, in points.
    open var primaryColumnWidth: CGFloat { primaryWidth }

    // MARK: The view

    final var splitView: SplitView? { viewIfLoaded as? SplitView }

    /// Makes the view that holds the columns.
    open override func loadView() {
        let view = SplitView(frame: UIScreen.main.bounds)
        self.view = view
        setUp(view)
    }

    override func viewWillMove(to window: UIWindow?) {
        // Before the children are notified that they appear.
        if let window, collapsed == nil { adapt(to: window.traitCollection) }
        super.viewWillMove(to: window)
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        adapt()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if viewIfLoaded?.window != nil { adapt() }
    }

    open override var childForStatusBarStyle: UIViewController? { shownControllers.last }
    open override var childForStatusBarHidden: UIViewController? { shownControllers.last }
}
