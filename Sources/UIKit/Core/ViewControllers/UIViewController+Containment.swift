extension UIViewController {
    final func takeChild(_ childController: UIViewController) {
        MainThread.check("\(type(of: self)).addChild(_:)")
        guard childController.parent !== self else { return }
        demandOutside(childController)
        if childController.parent != nil { childController.removeFromParent() }
        childController.isMovingToParent = true
        childController.willMove(toParent: self)
        // The callbacks may have added controllers (R-VC-9), and this one too.
        demandOutside(childController)
        guard childController.parent !== self else { return }
        childController.dropParent()
        children.append(childController)
        childController.parent = self
    }

    final func leaveParent() {
        guard parent != nil else { return }
        dropParent()
        didMove(toParent: nil)
        isMovingFromParent = false
        isMovingToParent = false
    }

    private func dropParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    private func demandOutside(_ child: UIViewController) {
        demand(!stands(on: child), "a view controller can't be a child of itself, nor of one that it contains or presents")
    }

    /// Whether another controller is this one, or contains or presents it, directly or through others (R-VC-9).
    func stands(on other: UIViewController) -> Bool {
        var below = [self]
        while let candidate = below.popLast() {
            if candidate === other { return true }
            if let parent = candidate.parent { below.append(parent) }
            if let presenter = candidate.ownPresenting { below.append(presenter) }
        }
        return false
    }
}

extension UIViewController {
    /// R-VC-6.
    final func exchange(_ fromViewController: UIViewController, for toViewController: UIViewController, duration: TimeInterval,
                        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard fromViewController.parent === self, toViewController.parent === self, let old = fromViewController.viewIfLoaded, let superview = old.superview
        else {
            return report("\(type(of: self)) can't exchange \(type(of: fromViewController)) for \(type(of: toViewController)): both must be its children, and "
                + "the first one's view must be shown")
        }
        let new = toViewController.view!, isAnimated = duration > 0 && UIView.areAnimationsEnabled
        let isShown = superview.window != nil
        if isShown {
            fromViewController.beginAppearanceTransition(false, animated: isAnimated)
            toViewController.beginAppearanceTransition(true, animated: isAnimated)
        }
        let end = { (finished: Bool) in
            old.removeFromSuperview()
            if isShown {
                fromViewController.endAppearanceTransition()
                toViewController.endAppearanceTransition()
            }
            completion?(finished)
        }
        if options.exchangesViews, isAnimated {
            UIView.transition(with: superview, duration: duration, options: options, animations: {
                superview.addSubview(new)
                old.removeFromSuperview()
                animations?()
            }, completion: end)
        } else {
            UIView.performWithoutAnimation { superview.addSubview(new) }
            guard isAnimated else {
                animations?()
                return end(true)
            }
            UIView.animate(withDuration: duration, delay: 0, options: options.subtracting([.repeat, .autoreverse]), animations: animations ?? {},
                           completion: end)
        }
    }
}
