/// Manages a presented controller from its presentation to the end of its dismissal: where its view stands, and what is around it (R-PSC-1).
///
/// Subclass it for a presentation of an app's own, and return it from
/// ``UIViewControllerTransitioningDelegate/presentationController(forPresented:presenting:source:)``.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    private weak var shown: UIViewController?
    /// Kept from the beginning of the presentation: until then it belongs to the presented controller.
    private var keptShown: UIViewController?
    private weak var presenter: UIViewController?
    private var container: PresentationContainer?
    /// The presentation or dismissal that is under way.
    final var transition: PresentationTransition?
    /// Whether the presenting controller's view has left the window for the presentation.
    final var hasTakenPresentersView = false
    /// The view behind whose tints this presentation has made gray.
    private weak var dimmed: UIView?

    /// - Parameter presentingViewController: The controller that presents; `nil` before that is known.
    @preconcurrency @MainActor public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        shown = presentedViewController
        presenter = presentingViewController
    }

    /// The controller that presents, or, before the presentation, the one to be presented.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    /// The controller that is presented.
    open var presentedViewController: UIViewController {
        guard let controller = keptShown ?? shown else { preconditionFailure("the controller of this presentation was freed before it was presented") }
        return controller
    }
    /// Asked before a person takes the presented controller away, and notified of it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view in which the presentation takes place, over the whole window; `nil` before and after it.
    open var containerView: UIView? { container }
    /// What is shown: the presented controller's view, or a view that has it inside.
    open var presentedView: UIView? { presentedViewController.view }
    /// Where the presented view stands, in the coordinates of the container.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    /// Whether the presenting controller's view leaves the window once the presentation is over.
    open var shouldRemovePresentersView: Bool { [.fullScreen, .currentContext].contains(presentationStyle) }
    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { adaptedStyle ?? presentedViewController.modalPresentationStyle.resolved }
    /// The style that a popover has in a narrow window.
    final var adaptedStyle: UIModalPresentationStyle?
    /// The popover in whose place this one manages the presentation.
    final var adaptedFrom: UIPresentationController?

    /// Whether a person may take away what is presented now.
    var mayBeDismissed: Bool {
        !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) ?? true
    }
    /// Whether the dismissal that is about to begin is a person's.
    final var isDismissedByPerson = false
    /// A person has taken away what was presented.
    func wasDismissedByPerson() { delegate?.presentationControllerDidDismiss(self) }

    /// Called before the container lays out its subviews: a subclass places the presented view here when the container's size changes.
    open func containerViewWillLayoutSubviews() {}
    /// Called after that.
    open func containerViewDidLayoutSubviews() {}
    /// Called when the container is in the window and the presented view is not yet in it. Here a subclass adds what is around that view,
    /// and animates it beside the transition by the presented controller's `transitionCoordinator`.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation, with whether it was completed: a finger may have taken it back.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal, with whether it was completed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Content

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
                                                   with: coordinator)
    }
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: Course

    /// The presentation begins: there is a container from now on.
    func begin(by presenting: UIViewController, frame: CGRect) -> PresentationContainer {
        presenter = presenting
        keptShown = presentedViewController
        let container = PresentationContainer(of: self, frame: frame)
        self.container = container
        dimTint(of: presenting)
        return container
    }

    /// What is behind something that asks for attention has gray tints (R-PSC-8). An app's own mode stays.
    private func dimTint(of presenting: UIViewController) {
        guard asksForAttention, let view = presenting.viewIfLoaded, view.ownTintMode == .automatic else { return }
        view.tintAdjustmentMode = .dimmed
        dimmed = view
    }

    private func restoreTint() {
        // The app may have given it a mode since.
        if let dimmed, dimmed.ownTintMode == .dimmed { dimmed.tintAdjustmentMode = .automatic }
        dimmed = nil
    }

    private var asksForAttention: Bool {
        presentedViewController is UIAlertController || [UIModalPresentationStyle.pageSheet, .formSheet].contains(presentationStyle)
    }

    /// Gives the presented view its place. A view that fills the container follows its size.
    func place() -> UIView {
        let view = presentedView ?? presentedViewController.view!, frame = frameOfPresentedViewInContainerView
        if frame == container?.bounds {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.fillByMask()
        }
        view.frame = frame
        return view
    }

    /// The presentation is over, or was taken back.
    func end() {
        restoreTint()
        container?.removeFromSuperview()
        container = nil
        transition = nil
        hasTakenPresentersView = false
        adaptedFrom = nil
        if shown?.presentation === self { shown?.presentation = nil }
    }
}

/// The view in which a presentation takes place (R-PSC-1).
final class PresentationContainer: UIView {
    private weak var presentation: UIPresentationController?
    /// Whether what is beside the presented views can be touched.
    var isPassedThrough = false
    /// Whether a place belongs to something below that can be touched.
    var passes: ((CGPoint) -> Bool)?

    init(of presentation: UIPresentationController, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.containerViewWillLayoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if passes?(point) == true { return false }
        guard isPassedThrough else { return super.point(inside: point, with: event) }
        return subviews.contains { $0.isUserInteractionEnabled && !$0.isHidden && $0.point(inside: $0.convert(point, from: self), with: event) }
    }
}
