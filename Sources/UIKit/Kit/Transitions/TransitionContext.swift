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

    /// What makes the whole transition, where the animator has such a thing (R-TRN-5).
    private(set) lazy var interruptible: (any UIViewImplicitlyAnimating)? = {
        let own = animator.interruptibleAnimator(using: self)
        return own is NoAnimator ? nil : own
    }()

    private(set) lazy var duration = max(animator.transitionDuration(using: self), 0)

    /// Begins.
    func run() {
        coordinator.owner = self
        if let interruptible {
            coordinator.isInterruptible = true
            interruptible.addAnimations { [self] in
                alongside()
                coordinator.runAnimations()
            }
        }
        (interactor as? UIPercentDrivenInteractiveTransition)?.take(self)
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
        guard !isOver, interruptible == nil else { return }
        UIView.animate(withDuration: duration) { [self] in
            alongside()
            coordinator.runAnimations()
        }
    }

    // MARK: A finger

    /// Takes the animator's animations, to show them at any share.
    func drive() {
        if let interruptible { return interruptible.pauseAnimation() }
        let driven = DrivenAnimations(duration: duration)
        self.driven = driven
        driven.collect { animate() }
        driven.show(0)
    }

    func show(_ share: CGFloat) {
        interruptible?.fractionComplete = share
        driven?.show(share.native)
    }

    /// Goes on by itself to where it was decided to go.
    /// - Parameter timing: Of an interruptible animator, in place of the curve.
    func letGo(speed: Double, curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?) {
        guard let interruptible else { return driven?.run(to: transitionWasCancelled ? 0 : 1, speed: speed, curve: curve) ?? () }
        let share = interruptible.fractionComplete
        interruptible.isReversed = transitionWasCancelled
        let rest = transitionWasCancelled ? share : 1 - share
        interruptible.continueAnimation(withTimingParameters: timing ?? UICubicTimingParameters(animationCurve: curve),
                                        durationFactor: max(rest / CGFloat(speed), 0.01))
    }

    func pauseInteractiveTransition() {
        guard !isOver, !isInteractive, let interruptible else { return }
        interruptible.pauseAnimation()
        interruptible.isReversed = false
        isInteractive = true
        transitionWasCancelled = false
        coordinator.percentComplete = interruptible.fractionComplete
        coordinator.interactionBegins()
    }

    /// Ends at once: where it was going, or, while a finger drives it, where it came from.
    func finishNow() {
        guard !isOver else { return }
        if isInteractive { cancelInteractiveTransition() }
        driven?.finish(atEnd: !transitionWasCancelled)
        if let interruptible, interruptible.state == .active {
            interruptible.stopAnimation(false)
            interruptible.finishAnimation(at: transitionWasCancelled ? .start : .end)
        }
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
