import UIKit

class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to) else { return }
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: { view.alpha = 1 }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
