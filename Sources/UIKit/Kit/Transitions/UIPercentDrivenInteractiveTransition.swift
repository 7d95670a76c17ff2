/// Drives the animations of a transition by a share from 0 to 1, as a finger's way gives it (R-TRN-3).
///
///     case .changed: percentDriven.update(gesture.translation(in: view).y / view.bounds.height)
///     case .ended: fast ? percentDriven.finish() : percentDriven.cancel()
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private final weak var context: TransitionContext?

    @preconcurrency @MainActor public override init() { super.init() }

    /// Seconds of the transition that is driven.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the transition goes on when it is let go: 1 is the speed that it would have by itself.
    open var completionSpeed: CGFloat = 1
    /// How the transition gains and loses speed when it is let go.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The same for a transition with an interruptible animator, if it is set; a spring goes on with its velocity.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    /// The transition begins, in whatever way.
    final func take(_ context: TransitionContext) {
        self.context = context
        percentComplete = 0
    }

    /// Takes hold of a transition that runs by itself and has an interruptible animator (R-TRN-5): from now on ``update(_:)`` shows it at a share.
    open func pause() {
        guard let context else { return }
        context.pauseInteractiveTransition()
        if let share = context.interruptible?.fractionComplete { percentComplete = share }
    }

    /// Has the animator make its animations, and holds them at their beginning.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext as? TransitionContext
        percentComplete = 0
        context?.drive()
    }

    /// Shows the transition at a share, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, percentComplete.isFinite, context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.updateInteractiveTransition(self.percentComplete)
        context.show(self.percentComplete)
    }

    /// Lets the transition go on to its end.
    open func finish() { letGo(completes: true) }

    /// Lets the transition go back.
    open func cancel() { letGo(completes: false) }

    private func letGo(completes: Bool) {
        guard let context, context.isInteractive else { return }
        if completes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        context.letGo(speed: max(completionSpeed.native, 0.01), curve: completionCurve, timing: timingCurve)
    }
}
