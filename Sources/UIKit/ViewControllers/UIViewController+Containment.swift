extension UIViewController {
    /// Makes the controller a child; adding its view, and calling `didMove(toParent:)` then, is the caller's.
    public func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        demand(childController !== self, "a view controller can't be its own child")
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Ends being a child; removing the view, and calling `willMove(toParent: nil)` before, is the caller's.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
}

extension UIViewController {
    /// Exchanges a child's view for another child's, in the superview of the first: the callbacks of appearing come in order, and the first view is gone
    /// in the end (R-VC-6). What is not a child of this controller is refused with a line on standard error.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 or less changes at once.
    ///   - options: May name one of the transitions of `UIView.transition`; otherwise the changes of the block are animated.
    ///   - animations: What moves. The new view has its superview already.
    ///   - completion: Called once at the end.
    public func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
                           options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
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
