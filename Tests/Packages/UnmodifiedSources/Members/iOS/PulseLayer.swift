import UIKit

extension UIView {
    func pulse() {
        let animation = CABasicAnimation(keyPath: "transform.scale")
        (animation.fromValue, animation.toValue, animation.duration) = (1, 1.2, 0.3)
        animation.autoreverses = true
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.layer.removeAllAnimations() }
        layer.add(animation, forKey: "pulse")
        CATransaction.commit()
    }
}
