extension UIViewController {
    final func takeChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        demand(childController !== self, "a view controller can't be its own child")
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    final func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
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
