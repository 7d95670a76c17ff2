import UIKit

class FadePresenter: UIViewController, UIViewControllerTransitioningDelegate {
    func show(_ other: UIViewController) {
        other.transitioningDelegate = self
        other.modalPresentationStyle = .custom
        present(other, animated: true, completion: nil)
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> UIViewControllerAnimatedTransitioning? { return FadeAnimator() }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { return nil }
}
