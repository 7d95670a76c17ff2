/// A transition that an app's animator makes (R-TRN-2, 3).
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated = true
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private let from, to: UIViewController
    /// Those whose views stay where they are.
    private let staying: UIViewController?
    /// Manages one of the two, if that is presented.
    private let presentation: UIPresentationController?
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    private let coordinator: TransitionCoordinator
    private let initialFrame: CGRect, finalFrame: CGRect
    private var driven: DrivenAnimations?
    private var isOver = false
    /// What happens beside the transition, in its animation.
    var alongside: () -> Void = {}
    /// Called once, with whether the transition was completed.
    var onEnd: (Bool) -> Void = { _ in }

    init(from: UIViewController, to: UIViewController, staying: UIViewController?, presentation: UIPresentationController? = nil, in container: UIView,
         frame: CGRect, style: UIModalPresentationStyle, animator: any UIViewControllerAnimatedTransitioning,
         interactor: (any UIViewControllerInteractiveTransitioning)?, _ coordinator: TransitionCoordinator) {
        (self.from, self.to, self.staying, containerView, presentationStyle) = (from, to, staying, container, style)
        (self.animator, self.interactor, self.coordinator) = (animator, interactor, coordinator)
        self.presentation = presentation
        let presented = presentation?.presentedViewController
        initialFrame = (presented === from ? presentation?.presentedView : from.viewIfLoaded)?.frame ?? frame
        finalFrame = presented === to ? presentation?.frameOfPresentedViewInContainerView ?? frame : frame
        super.init()
    }

    private(set) lazy var duration = max(animator.transitionDuration(using: self), 0)

    /// Begins.
    func run() {
        coordinator.owner = self
        if let interactor, interactor.wantsInteractiveStart {
            isInteractive = true
            coordinator.isInteractive = true
            coordinator.initiallyInteractive = true
            interactor.startInteractiveTransition(self)
        } else {
            animate()
        }
    }

    private func animate() {
        animator.animateTransition(using: self)
        guard !isOver else { return }
        UIView.animate(withDuration: duration) { [self] in
            alongside()
            coordinator.runAnimations()
        }
    }

    // MARK: A finger

    /// Takes the animator's animations, to show them at any share.
    func drive() {
        let driven = DrivenAnimations(duration: duration)
        self.driven = driven
        driven.collect { animate() }
        driven.show(0)
    }

    func show(_ share: CGFloat) { driven?.show(share.native) }

    /// Goes on by itself to where it was decided to go.
    func letGo(speed: Double, curve: UIView.AnimationCurve) { driven?.run(to: transitionWasCancelled ? 0 : 1, speed: speed, curve: curve) }

    /// Ends at once: where it was going, or, while a finger drives it, where it came from.
    func finishNow() {
        guard !isOver else { return }
        if isInteractive { cancelInteractiveTransition() }
        driven?.finish(atEnd: !transitionWasCancelled)
        completeTransition(!transitionWasCancelled)
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.percentComplete = min(max(percentComplete, 0), 1) }
    func finishInteractiveTransition() { interactionEnds(isCancelled: false) }
    func cancelInteractiveTransition() { interactionEnds(isCancelled: true) }

    private func interactionEnds(isCancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = isCancelled
        coordinator.interactionEnds(isCancelled: isCancelled)
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        isInteractive = false
        // What still moves has lost its meaning.
        driven?.finish(atEnd: didComplete)
        UIView.performWithoutAnimation { coordinator.runAnimations() }
        onEnd(didComplete)
        animator.animationEnded(didComplete)
    }

    // MARK: What is known

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { coordinator.viewController(forKey: key) }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let controller = key == .from ? from : key == .to ? to : nil
        guard let controller, controller !== staying else { return nil }
        if let presentation, controller === presentation.presentedViewController { return presentation.presentedView }
        return controller.standingView ?? controller.view
    }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        if viewController === staying { return staying?.viewIfLoaded?.frame ?? .zero }
        return viewController === from ? initialFrame : .zero
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        if viewController === staying { return staying?.viewIfLoaded?.frame ?? .zero }
        return viewController === to ? finalFrame : .zero
    }
}
