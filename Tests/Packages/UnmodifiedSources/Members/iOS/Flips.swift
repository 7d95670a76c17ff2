import UIKit

func exchange(_ old: UIView, _ new: UIView) {
    UIView.transition(with: old, duration: 0.3, options: [.transitionCrossDissolve], animations: { old.backgroundColor = .red }, completion: nil)
    UIView.transition(from: old, to: new, duration: 0.3, options: .transitionFlipFromLeft) { _ in }
}
