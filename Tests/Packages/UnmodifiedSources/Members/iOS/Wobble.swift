import UIKit

func wobble(_ view: UIView) {
    UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [.calculationModeLinear], animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.transform = CGAffineTransform(rotationAngle: 0.1) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.transform = .identity }
    }, completion: nil)
    UIView.animate(springDuration: 0.4, bounce: 0.2) { view.alpha = 1 }
}
