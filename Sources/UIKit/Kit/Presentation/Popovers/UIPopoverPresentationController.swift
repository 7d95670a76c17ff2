/// Presents a controller in a box that points at a view or a button, where the window is wide (R-POP).
///
///     controller.modalPresentationStyle = .popover
///     controller.popoverPresentationController?.sourceView = button
///     present(controller, animated: true)
///
/// Where the window is narrow it is a sheet, unless the delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private final lazy var popover = PopoverView(around: presentedViewController.view)
    private final lazy var outside = DimmingView()
    private final var shown: PopoverGeometry?

    // MARK: What it points at

    /// The view that it points at. Either this or ``barButtonItem`` is set before the presentation.
    open weak var sourceView: UIView? { didSet { sourceChanged() } }
    /// The part of the source view that it points at; at first all of it.
    open var sourceRect: CGRect = .null { didSet { sourceChanged() } }
    /// The button in a bar that it points at, in place of a view.
    open weak var barButtonItem: UIBarButtonItem? { didSet { sourceChanged() } }
    /// The view or the button that it points at.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }

    /// The ways that its arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { sourceChanged() } }
    /// The way that its arrow points; `unknown` before the presentation, empty where there is no arrow.
    open var arrowDirection: UIPopoverArrowDirection { shown?.direction ?? .unknown }
    /// Whether it may cover what it points at, where there is no room beside it.
    open var canOverlapSourceViewRect = false { didSet { sourceChanged() } }
    /// Points between it and the sides of the window.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { sourceChanged() } }
    /// The colour of the box and its arrow; `nil` for the system's background.
    open var backgroundColor: UIColor? { didSet { if containerView != nil { popover.color = backgroundColor ?? .systemBackground } } }
    /// Views beside it that can be touched while it is there.
    open var passthroughViews: [UIView]?

    private func sourceChanged() { if containerView != nil { arrange() } }

    // MARK: Narrow windows (R-POP-3)

    /// The sheet that it is where the window is narrow.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    /// What manages the presentation in a window of these traits.
    final func adapted(to traits: UITraitCollection, by presenter: UIViewController) -> UIPresentationController {
        guard traits.horizontalSizeClass == .compact else { return self }
        let wanted = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
        let other: UIPresentationController
        switch wanted {
        case .none, .popover: return self
        case .fullScreen, .overFullScreen: other = UIPresentationController(presentedViewController: presentedViewController, presenting: presenter)
        default: other = adaptiveSheetPresentationController
        }
        other.adaptedStyle = wanted == .automatic ? .pageSheet : wanted
        other.adaptedFrom = self
        if other.delegate == nil { other.delegate = delegate }
        return other
    }

    // MARK: Presentation

    open override var presentedView: UIView? { popover }
    open override var frameOfPresentedViewInContainerView: CGRect { geometry?.whole ?? .zero }

    private var source: CGRect? {
        guard let containerView else { return nil }
        if let view = barButtonItem?.shownView, view.window != nil { return view.convert(view.bounds, to: containerView) }
        guard let sourceView, sourceView.window != nil else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    }

    private var geometry: PopoverGeometry? {
        guard let containerView else { return nil }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverGeometry(size: presentedViewController.popoverSize, source: source, room: room, permitted: permittedArrowDirections,
                               overlaps: canOverlapSourceViewRect)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        if source == nil { report("UIPopoverPresentationController: neither sourceView nor barButtonItem is in the window; the popover points at nothing") }
        outside.backgroundColor = nil
        outside.onTap = { [weak self] in self?.dismissByPerson() }
        outside.frame = containerView.bounds
        containerView.addSubview(outside)
        (containerView as? PresentationContainer)?.passes = { [weak self] point in self?.passes(point) ?? false }
        popover.color = backgroundColor ?? .systemBackground
        arrange()
    }

    /// Whether a touch at a place of the container is for what can be touched beside the popover.
    private func passes(_ point: CGPoint) -> Bool {
        guard let containerView, !popover.frame.contains(point) else { return false }
        return passthroughViews?.contains { $0.window != nil && $0.point(inside: $0.convert(point, from: containerView), with: nil) } ?? false
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if presentedViewController.coordinator == nil { arrange() }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard containerView != nil, presentedViewController.coordinator == nil else { return }
        UIView.animate(withDuration: 0.25) { self.arrange() }
    }

    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        geometry?.frame.size ?? parentSize
    }

    private func arrange() {
        guard let geometry else { return }
        shown = geometry
        popover.geometry = geometry
        popover.frame = geometry.whole
        popover.layoutIfNeeded()
    }

    override var mayBeDismissed: Bool {
        super.mayBeDismissed && (delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    }

    override func wasDismissedByPerson() {
        super.wasDismissedByPerson()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationControllerDidDismissPopover(self)
    }
}

/// Is notified of a popover besides what all presentations report.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover appears.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Whether a person may take the popover away: the older form of `presentationControllerShouldDismiss(_:)`, which is asked too.
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    /// A person has taken the popover away: the older form of `presentationControllerDidDismiss(_:)`, which is called too.
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
}

extension UIViewController {
    /// The popover that presents it, or would where the window is not narrow.
    final var ownPopover: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController ?? presentationController?.adaptedFrom as? UIPopoverPresentationController
    }

    /// The size that the controller has in a popover.
    fileprivate var popoverSize: CGSize {
        var size = preferredContentSize
        if size == .zero, let navigation = self as? UINavigationController, let top = navigation.topViewController?.preferredContentSize, top != .zero {
            size = CGSize(width: top.width, height: top.height + (navigation.isNavigationBarHidden ? 0 : navigation.navigationBar.sizeThatFits(.zero).height))
        }
        return CGSize(width: size.width > 0 ? size.width : 320, height: size.height > 0 ? size.height : 480)
    }
}
