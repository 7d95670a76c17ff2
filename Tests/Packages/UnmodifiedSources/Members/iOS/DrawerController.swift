import UIKit

class DrawerController: UIViewController {
    private var animator: UIViewPropertyAnimator?
    @objc func drag(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began:
            animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { self.view.transform = CGAffineTransform(translationX: 0, y: 300) }
            animator?.addCompletion { position in if position == .start { self.view.transform = .identity } }
            animator?.pauseAnimation()
        case .changed: animator?.fractionComplete = gesture.translation(in: view).y / 300
        default:
            animator?.isReversed = gesture.velocity(in: view).y < 0
            let spring = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 1))
            animator?.continueAnimation(withTimingParameters: spring, durationFactor: 0)
        }
    }
}
