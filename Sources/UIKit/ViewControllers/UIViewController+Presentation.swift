extension UIViewController {
    /// Seconds that a presentation takes to slide in.
    private static let presentationDuration: TimeInterval = 0.4

    /// The controller that presents for this one: the outermost of those that contain it.
    private var presenter: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Shows another controller's view above this one's, over the whole window.
    ///
    /// A controller that presents already, or whose view is in no window, presents nothing and says so on the console.
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        let presenter = presenter
        guard let window = presenter.viewIfLoaded?.enclosingWindow else {
            return report("\(type(of: self)) can't present \(type(of: controller)): its view is in no window")
        }
        guard presenter.presentedViewController == nil, controller.presentingViewController == nil else {
            return report("\(type(of: self)) can't present \(type(of: controller)): one of them takes part in a presentation already")
        }
        presenter.presentedViewController = controller
        controller.presentingViewController = presenter
        let view = controller.view!
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = window.bounds
        view.fillByMask()
        let covers = controller.modalPresentationStyle == .fullScreen
        presenter.isInTransition = true
        controller.isInTransition = true
        let coordinator = TransitionCoordinator(from: presenter, to: controller, in: window, duration: Self.presentationDuration,
                                                style: controller.modalPresentationStyle, isAnimated: animated)
        (presenter.coordinator, controller.coordinator) = (coordinator, coordinator)
        if covers { presenter.beginAppearing(false, animated: animated) }
        controller.beginAppearing(true, animated: animated)
        window.addSubview(view)
        Self.move(view, controller.modalTransitionStyle, appears: true, height: window.bounds.height, animated: animated, coordinator) {
            if covers, presenter.presentedViewController === controller { presenter.viewIfLoaded?.removeFromSuperview() }
            presenter.isInTransition = false
            controller.isInTransition = false
            controller.endAppearing(animated: animated)
            if covers { presenter.endAppearing(animated: animated) }
            (presenter.coordinator, controller.coordinator) = (nil, nil)
            coordinator.end()
            completion?()
        }
    }

    /// Takes away what this controller or one that contains it presents, or, when neither does, this controller itself.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            let presenter = presenter
            if presenter !== self, presenter.presentedViewController != nil {
                presenter.dismiss(animated: animated, completion: completion)
            } else if let presentingViewController = presenter.presentingViewController {
                presentingViewController.dismiss(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        if presented.presentedViewController != nil { presented.dismiss(animated: false) }
        let view = presented.view!
        isInTransition = true
        presented.isInTransition = true
        let coordinator = TransitionCoordinator(from: presented, to: self, in: view.enclosingWindow ?? view, duration: Self.presentationDuration,
                                                style: presented.modalPresentationStyle, isAnimated: animated)
        (self.coordinator, presented.coordinator) = (coordinator, coordinator)
        presented.beginAppearing(false, animated: animated)
        let window = view.enclosingWindow
        var uncovers = false
        if let window, let own = viewIfLoaded, own.enclosingWindow == nil {
            uncovers = true
            beginAppearing(true, animated: animated)
            own.frame = window.bounds
            window.insertSubview(own, belowSubview: view)
        }
        Self.move(view, presented.modalTransitionStyle, appears: false, height: window?.bounds.height ?? 0,
                  animated: animated && window != nil, coordinator) {
            view.removeFromSuperview()
            presented.presentingViewController = nil
            self.presentedViewController = nil
            self.isInTransition = false
            presented.isInTransition = false
            presented.endAppearing(animated: animated)
            if uncovers { self.endAppearing(animated: animated) }
            (self.coordinator, presented.coordinator) = (nil, nil)
            coordinator.end()
            completion?()
        }
    }

    private static func move(_ view: UIView, _ style: UIModalTransitionStyle, appears: Bool, height: CGFloat, animated: Bool,
                             _ coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        guard animated else {
            UIView.performWithoutAnimation { coordinator.runAnimations() }
            return completion()
        }
        switch style {
        case .coverVertical: slide(view, from: appears ? height : 0, to: appears ? 0 : height, coordinator, completion: completion)
        case .crossDissolve: fade(view, appears: appears, coordinator, completion: completion)
        }
    }

    /// Lets a view appear in its place, or vanish; in the end it is as opaque as before.
    private static func fade(_ view: UIView, appears: Bool, _ coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        let alpha = view.alpha
        if appears { UIView.performWithoutAnimation { view.alpha = 0 } }
        UIView.animate(withDuration: presentationDuration / 2) {
            view.alpha = appears ? alpha : 0
            coordinator.runAnimations()
        } completion: { _ in
            completion()
            if !appears { view.alpha = alpha }
        }
    }

    /// Moves a view from one vertical offset of its place to another.
    private static func slide(_ view: UIView, from start: CGFloat, to end: CGFloat, _ coordinator: TransitionCoordinator,
                              completion: @escaping () -> Void) {
        let place = view.center
        UIView.performWithoutAnimation { view.center.y = place.y + start }
        UIView.animate(withDuration: presentationDuration, options: end == 0 ? .curveEaseOut : .curveEaseIn) {
            view.center.y = place.y + end
            coordinator.runAnimations()
        } completion: { _ in completion() }
    }
}
