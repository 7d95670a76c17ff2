import UIKit

// Code that says nothing of the main actor, as most was before Swift 5.5.
protocol Shaking {
    func shake(_ view: UIView)
}

final class LayerHelper: Shaking {
    func shake(_ view: UIView) {
        let animation = CABasicAnimation(keyPath: "position")
        animation.duration = 0.1
        view.layer.removeAllAnimations()
        view.layer.add(animation, forKey: "shake")
        view.addConstraint(NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 9))
        let item = UIBarButtonItem(), responder = UIResponder()
        _ = (item, responder)
    }

    func picture() -> UIImage? { return UIImage(named: "none", in: Bundle(for: LayerHelper.self), compatibleWith: nil) }
    func later(_ target: AnyObject?, _ action: Selector) { target?.performSelector(onMainThread: action, with: self, waitUntilDone: true) }
}
