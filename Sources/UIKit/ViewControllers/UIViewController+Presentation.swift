extension UIViewController {
    /// Seconds that a presentation takes to slide in.
    private static let presentationDuration: TimeInterval = 0.4

    /// Shows another controller's view above this one's, over the whole window.
    ///
    /// A controller that presents already, or whose view is in no window, presents nothing and says so on the console.
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        guard let window = viewIfLoaded?.enclosingWindow else {
            NSLog("%@", "\(type(of: self)) can't present \(type(of: controller)): its view is in no window")
            return
        }
        guard presentedViewController == nil, controller.presentingViewController == nil else {
            NSLog("%@", "\(type(of: self)) can't present \(type(of: controller)): one of them takes part in a presentation already")
            return
        }
        presentedViewController = controller
        controller.presentingViewController = self
        let view = controller.view!
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = window.bounds
        let covers = controller.modalPresentationStyle == .fullScreen
        if covers { beginAppearing(false, animated: animated) }
        slide(view, into: window, animated: animated) { [weak self] in
            if covers, let self, presentedViewController === controller {
                viewIfLoaded?.removeFromSuperview()
                endAppearing(animated: animated)
            }
            completion?()
        }
    }

    private func slide(_ view: UIView, into window: UIWindow, animated: Bool, completion: @escaping () -> Void) {
        window.addSubview(view)
        guard animated else { return completion() }
        let place = view.center
        UIView.performWithoutAnimation { view.center.y += window.bounds.height }
        UIView.animate(withDuration: Self.presentationDuration, options: .curveEaseOut) {
            view.center = place
        } completion: { _ in completion() }
    }

    /// Takes away what this controller presents, or, when it presents nothing, this controller itself.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            if let presentingViewController {
                presentingViewController.dismiss(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        if presented.presentedViewController != nil { presented.dismiss(animated: false) }
        let view = presented.view!
        let window = view.enclosingWindow
        if let window, let own = viewIfLoaded, own.enclosingWindow == nil {
            own.frame = window.bounds
            window.insertSubview(own, belowSubview: view)
        }
        let finish = {
            view.removeFromSuperview()
            presented.presentingViewController = nil
            self.presentedViewController = nil
            completion?()
        }
        guard animated, let window else { return finish() }
        presented.beginAppearing(false, animated: true)
        UIView.animate(withDuration: Self.presentationDuration, options: .curveEaseIn) {
            view.center.y += window.bounds.height
        } completion: { _ in finish() }
    }
}
