import UIKit

/// A slide that a finger can catch on its way.
final class PausableSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewImplicitlyAnimating?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        let container = transitionContext.containerView
        let new = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
        if let to = transitionContext.view(forKey: .to) {
            container.addSubview(to)
            to.frame.origin.y = container.bounds.height
            new.addAnimations { to.frame.origin.y = 0 }
        }
        new.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        animator = new
        return new
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

final class CatchingTransition: UIPercentDrivenInteractiveTransition {
    @objc func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view else { return }
        switch pan.state {
        case .began: pause()
        case .changed: update(pan.translation(in: view).y / view.bounds.height)
        case .ended:
            timingCurve = UISpringTimingParameters(dampingRatio: 0.8)
            if pan.velocity(in: view).y > 0 { finish() } else { cancel() }
        default: cancel()
        }
    }
}
