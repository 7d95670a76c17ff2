import UIKit

class TurningController: UIViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { context in self.view.alpha = context.isAnimated ? 0.5 : 1 }, completion: { _ in self.view.alpha = 1 })
    }
}
