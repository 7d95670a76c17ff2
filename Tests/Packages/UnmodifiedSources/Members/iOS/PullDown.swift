import UIKit

class PullDown: UIPercentDrivenInteractiveTransition {
    weak var controller: UIViewController?
    @objc func pull(_ gesture: UIPanGestureRecognizer) {
        guard let view = gesture.view else { return }
        let share = gesture.translation(in: view).y / view.bounds.height
        switch gesture.state {
        case .began: controller?.dismiss(animated: true, completion: nil)
        case .changed: update(share)
        case .ended where share > 0.5: finish()
        default: cancel()
        }
    }
}
