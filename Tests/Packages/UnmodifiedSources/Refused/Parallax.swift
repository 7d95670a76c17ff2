// expected: there is no UIInterpolatingMotionEffect here
import UIKit

func addParallax(to view: UIView) {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 20
    view.addMotionEffect(effect)
}
