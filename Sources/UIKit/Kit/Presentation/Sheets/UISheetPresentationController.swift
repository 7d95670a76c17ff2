/// Presents a controller as a sheet that a finger pulls down, and to other heights (R-PSC-2 … 5).
///
///     let sheet = controller.sheetPresentationController
///     sheet?.detents = [.medium(), .large()]
///     present(controller, animated: true)
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private lazy var sheet = SheetView(around: presentedViewController.view)
    private lazy var dimming = DimmingView()
    private lazy var drag = SheetDrag(of: self)
    /// What is behind a sheet of the large height.
    private(set) final var steppedBack: SteppedBack?
    private var restingDetent: Detent.Identifier?
    /// Whether ``animateChanges(_:)`` runs its closure.
    private var animatesChanges = false

    // MARK: Settings

    /// The heights at which the sheet rests, where it stands at the window's lower edge. The large one if there is none.
    open var detents: [Detent] = [.large()] { didSet { settingsChanged() } }
    /// The height at which it rests; `nil` for the smallest. A finger changes it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { restingDetent }
        set {
            restingDetent = newValue
            settingsChanged()
        }
    }
    /// Up to this height nothing is dimmed, and what is beside the sheet can be touched. `nil`: at every height it is dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { settingsChanged() } }
    /// Whether a bar at the upper edge shows that the sheet can be pulled.
    open var prefersGrabberVisible = false { didSet { settingsChanged() } }
    /// The radius of the corners, in points; `nil` for the usual one.
    open var preferredCornerRadius: CGFloat? { didSet { settingsChanged() } }
    /// Whether a pull upwards on a scroll view that is at its upper edge makes the sheet larger, before the view scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is at the lower edge, with its detents, where the height is compact; else it covers the window there.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { settingsChanged() } }
    /// Whether a sheet at the lower edge is as wide as the controller's `preferredContentSize` says where the height is compact; else it is as wide as the safe
    /// area. Where the height is regular it is as wide as the window.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { settingsChanged() } }

    /// Changes settings with an animation.
    open func animateChanges(_ changes: () -> Void) {
        animatesChanges = true
        changes()
        animatesChanges = false
        settle()
    }

    /// Asks the detents for their heights again.
    open func invalidateDetents() { settingsChanged() }

    private func settingsChanged() {
        guard containerView != nil, !animatesChanges else { return }
        UIView.performWithoutAnimation {
            makeSteppedBack()
            arrange()
            steppedBack?.settle()
        }
    }

    // MARK: Presentation

    open override var presentedView: UIView? { sheet }

    open override var frameOfPresentedViewInContainerView: CGRect { place(at: restingDetent) }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.onTap = { [weak self] in self?.dismissByPerson() }
        dimming.frame = containerView.bounds
        makeSteppedBack()
        containerView.addSubview(dimming)
        sheet.addGestureRecognizer(drag.gesture)
        arrange()
        let alpha = dimming.alpha
        dimming.alpha = 0
        steppedBack?.step(0, top: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self, dimming] _ in
            dimming.alpha = alpha
            self?.stepBack()
        })
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        steppedBack?.settle()
        // The window may have changed its size meanwhile.
        containerView?.setNeedsLayout()
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming, steppedBack] _ in
            dimming.alpha = 0
            steppedBack?.step(0, top: 0)
        })
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { sheet.removeGestureRecognizer(drag.gesture) } else { arrange() }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let steppedBack, steppedBack.bounds.size != containerView?.bounds.size {
            // The picture is of another size.
            steppedBack.removeFromSuperview()
            self.steppedBack = nil
        }
        if !drag.isActive, presentedViewController.coordinator == nil { arrange() }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        settingsChanged()
    }

    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        geometry(in: CGRect(origin: .zero, size: parentSize))?.frame(at: restingDetent).size ?? parentSize
    }

    // MARK: Geometry

    private func geometry(in bounds: CGRect) -> SheetGeometry? {
        guard let containerView else { return nil }
        return SheetGeometry(bounds: bounds, insets: containerView.safeAreaInsets, traits: containerView.traitCollection, detents: detents,
                             isForm: presentationStyle == .formSheet, preferredSize: preferredContentSize,
                             compactWidth: !prefersEdgeAttachedInCompactHeight ? nil : widthFollowsPreferredContentSizeWhenEdgeAttached ? preferredContentSize.width : 0)
    }

    /// The heights and places that there are now.
    var geometry: SheetGeometry? { containerView.flatMap { geometry(in: $0.bounds) } }

    private func place(at detent: Detent.Identifier?) -> CGRect { geometry?.frame(at: detent) ?? .zero }

    /// Gives everything the place and look of the resting height.
    func arrange() {
        guard let geometry else { return }
        show(geometry.frame(at: restingDetent), in: geometry)
        let isUndimmed = isUndimmed(in: geometry)
        dimming.alpha = isUndimmed ? 0 : 1
        dimming.isUserInteractionEnabled = !isUndimmed
        (containerView as? PresentationContainer)?.isPassedThrough = isUndimmed
    }

    /// Shows the sheet at a place, which a finger may have chosen.
    func show(_ frame: CGRect, in geometry: SheetGeometry) {
        sheet.layer.maskedCorners = geometry.corners
        sheet.layer.cornerRadius = geometry.corners.isEmpty ? 0 : preferredCornerRadius ?? SheetGeometry.cornerRadius
        sheet.showsGrabber = prefersGrabberVisible && geometry.isAttached
        sheet.frame = frame
        sheet.layoutIfNeeded()
        stepBack()
    }

    // MARK: What is behind

    /// For a sheet that can be large, where what presents fills the window, and is not a sheet itself.
    private func makeSteppedBack() {
        guard steppedBack == nil, let containerView, geometry?.isLarge == true, let view = presentingViewController.viewIfLoaded,
              presentingViewController.presentingViewController == nil, view.superview is UIWindow,
              view.bounds.size == containerView.bounds.size, let made = SteppedBack(of: view) else { return }
        steppedBack = made
        containerView.insertSubview(made, at: 0)
    }

    /// Has what is behind follow the sheet: it is back while the sheet has the large height, and comes with the first points down.
    private func stepBack() {
        guard let steppedBack, let containerView, let geometry else { return }
        let way = max((containerView.bounds.height - geometry.top) / 4, 1)
        steppedBack.step(geometry.isLarge ? min(max(1 - (sheet.frame.minY - geometry.top) / way, 0), 1) : 0, top: containerView.safeAreaInsets.top)
    }

    private func isUndimmed(in geometry: SheetGeometry) -> Bool {
        guard let largestUndimmedDetentIdentifier, let limit = geometry.height(of: largestUndimmedDetentIdentifier) else { return false }
        return geometry.isAttached && geometry.height(at: restingDetent) <= limit
    }

    /// Moves to the resting height.
    func settle() {
        guard containerView != nil else { return }
        makeSteppedBack()
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction) {
            self.arrange()
        } completion: { [weak self] _ in self?.steppedBack?.settle() }
    }

    /// A finger has chosen a height.
    func rest(at detent: Detent.Identifier?) {
        let changes = geometry.map { $0.height(at: detent) != $0.height(at: restingDetent) } ?? false
        if changes { restingDetent = detent }
        settle()
        if changes { (delegate as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }
}

/// Is notified of the heights of a sheet, too.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A person has pulled the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}
