/// Chooses how a controller comes and goes that is presented (R-TRN-1). A controller has one as its `transitioningDelegate`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// What animates the presentation; `nil` for the usual motion.
    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// What animates the dismissal; `nil` for the usual motion.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// What manages the presentation of a controller whose style is ``UIModalPresentationStyle/custom``; `nil` for one that fills the window.
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController?
    /// What drives the presentation, such as a finger; `nil` lets it run by itself.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// What drives the dismissal, such as a finger; `nil` lets it run by itself.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                       source: UIViewController) -> UIPresentationController? { nil }
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                                    source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Animates the change from one controller to another (R-TRN-2).
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Seconds of the transition.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Puts the new view into the container, animates, and calls the context's `completeTransition(_:)` in the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// An animator that makes the whole transition, the same each time in one transition: it can be paused, turned back and driven by a finger at any moment
    /// (R-TRN-5). By default there is none, and the transition is made by ``animateTransition(using:)`` alone.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// Called after the transition, with whether it was completed.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        NoAnimator.shared
    }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition in place of time (R-TRN-3).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether it drives the transition from the beginning; otherwise the transition runs by itself.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var wantsInteractiveStart: Bool { true }
}

/// What is known of a transition that an app animates, and how to drive and end it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The view of the controller that goes is in it already, where it is to leave the window.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether a finger drives the transition at the moment.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// How the presented controller covers the other.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Makes a transition with an interruptible animator one that a finger drives again (R-TRN-5). Without one it has no effect.
    func pauseInteractiveTransition()
    /// Notes how far the transition is, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Notes that the transition is going to be completed.
    func finishInteractiveTransition()
    /// Notes that the transition is going back.
    func cancelInteractiveTransition()
    /// Ends the transition. An animator calls it when its animations are over; without it nothing can be touched.
    func completeTransition(_ didComplete: Bool)
    /// The controllers of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Their views; `nil` for one that stays where it is, below what covers it in part.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is before the transition; zero for one that is not there.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// Where a controller's view is after the transition; zero for one that is not there.
    func finalFrame(for viewController: UIViewController) -> CGRect
}
