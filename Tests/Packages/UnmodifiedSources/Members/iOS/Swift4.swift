import UIKit
import Darwin

// As in the Swift 4 mode.
final class Swift4View: UIView {
    var launched: [UIApplicationLaunchOptionsKey: Any]?
    var states: [UIControlState] = [.normal, .highlighted]
    let kind: UITouchType = .stylus
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let delay = DispatchTime.now() + Double(NSEC_PER_SEC) / 1e9
    let title: CFString = "four" as CFString

    func line() -> CAShapeLayer {
        let line = CAShapeLayer()
        line.lineCap = kCALineCapRound
        line.lineJoin = kCALineJoinBevel
        line.fillRule = kCAFillRuleEvenOdd
        return line
    }

    func animate() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        animation.fillMode = kCAFillModeForwards
        return animation
    }

    func keyboardNames() -> [Notification.Name] { return [.UIKeyboardWillShow, NSNotification.Name.UIApplicationDidBecomeActive] }

    func inside(_ rect: CGRect) -> CGRect { return UIEdgeInsetsInsetRect(rect, insets) }

    func order(_ one: UIView, _ other: UIView) {
        bringSubview(toFront: one)
        sendSubview(toBack: other)
        let state: UIGestureRecognizerState = .began
        UIView.animate(withDuration: 0, delay: 0, options: UIViewAnimationOptions.curveEaseIn, animations: { _ = state })
    }

    func embed(_ child: UIViewController, in parent: UIViewController) -> Int {
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        defer { child.removeFromParentViewController() }
        return parent.childViewControllers.count
    }
}
