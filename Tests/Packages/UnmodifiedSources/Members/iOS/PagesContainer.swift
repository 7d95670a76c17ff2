import UIKit

/// Shows one of its children, as container controllers have been written since 2011.
class PagesContainer: UIViewController {
    private(set) var current: UIViewController?

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { return true }

    func show(page next: UIViewController, animated: Bool) {
        guard let old = current else {
            addChild(next)
            next.view.frame = view.bounds
            view.addSubview(next.view)
            next.didMove(toParent: self)
            current = next
            return
        }
        old.willMove(toParent: nil)
        addChild(next)
        next.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
        transition(from: old, to: next, duration: animated ? 0.3 : 0, options: [.curveEaseInOut], animations: {
            next.view.frame = self.view.bounds
            old.view.frame = self.view.bounds.offsetBy(dx: -self.view.bounds.width, dy: 0)
        }, completion: { _ in
            old.removeFromParent()
            next.didMove(toParent: self)
            self.current = next
        })
    }
}

class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        children.forEach { $0.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        children.forEach { $0.endAppearanceTransition() }
    }

    @available(iOS 13.0, *)
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.setNeedsLayout()
    }
}

class OverlayPresenter: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        definesPresentationContext = true
        providesPresentationContextTransitionStyle = true
        modalTransitionStyle = .crossDissolve
    }

    func showOverlay(_ overlay: UIViewController) {
        overlay.modalPresentationStyle = .overCurrentContext
        overlay.modalPresentationCapturesStatusBarAppearance = true
        present(overlay, animated: true)
    }
}
