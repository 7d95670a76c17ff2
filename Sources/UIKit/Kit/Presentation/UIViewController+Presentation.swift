extension UIViewController {
    /// Seconds that a presentation takes to slide in.
    private static let presentationDuration: TimeInterval = 0.4

    /// The controller that presents for this one: the outermost of those that contain it.
    private var presenter: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The controller that presents with a style: the context, if the style has one.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style.hasContext else { return presenter }
        var candidate = self
        while !candidate.definesPresentationContext, let parent = candidate.parent { candidate = parent }
        return candidate
    }

    /// Where what this controller presents stands, and its frame there: in the window, or, for a context, where its view stands.
    private func stage(for style: UIModalPresentationStyle, in window: UIWindow) -> (view: UIView, frame: CGRect) {
        guard style.hasContext, parent != nil, let view = viewIfLoaded, let superview = view.superview else { return (window, window.bounds) }
        return (superview, view.frame)
    }

    /// How a controller comes and goes that this one presents. It fades where motion is reduced (R-SET-4).
    private func transitionStyle(of presented: UIViewController) -> UIModalTransitionStyle {
        if presented.presentation is UIPopoverPresentationController || UIAccessibility.prefersCrossFadeTransitions { return .crossDissolve }
        return presented.modalPresentationStyle.hasContext && providesPresentationContextTransitionStyle ? modalTransitionStyle : presented.modalTransitionStyle
    }

    final func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        MainThread.check("\(type(of: self)).present(_:animated:completion:)")
        let presenter = presenter(for: controller.modalPresentationStyle)
        guard let window = presenter.viewIfLoaded?.enclosingWindow else {
            return report("\(type(of: self)) can't present \(type(of: controller)): its view is in no window")
        }
        guard presenter.ownPresented == nil, controller.ownPresenting == nil else {
            return report("\(type(of: self)) can't present \(type(of: controller)): one of them takes part in a presentation already")
        }
        guard !presenter.stands(on: controller) else {
            return report("\(type(of: self)) can't present \(type(of: controller)): it is itself, contains it, or presents it")
        }
        presenter.ownPresented = controller
        controller.ownPresenting = presenter
        let presentation = controller.startPresentation(by: presenter, source: self)
        let transition = PresentationTransition(isDismissal: false, completion: completion)
        presentation.transition = transition
        let stage = presenter.stage(for: controller.modalPresentationStyle, in: window)
        let container = presentation.begin(by: presenter, frame: stage.frame)
        let covers = presentation.shouldRemovePresentersView
        presenter.isInTransition = true
        controller.isInTransition = true
        let animator = !animated || !UIView.areAnimationsEnabled ? nil
            : controller.transitioningDelegate?.animationController(forPresented: controller, presenting: presenter, source: self)
        let coordinator = TransitionCoordinator(
            from: presenter, to: controller, in: container, duration: animator?.transitionDuration(using: nil) ?? Self.presentationDuration,
            style: presentation.presentationStyle, isAnimated: animated)
        (presenter.coordinator, controller.coordinator) = (coordinator, coordinator)
        stage.view.addSubview(container)
        // Keys are for the text beside a popover, too.
        if !(presentation is UIPopoverPresentationController) { presenter.yieldFirstResponder(to: controller) }
        presentation.presentationTransitionWillBegin()
        let view = presentation.place()
        controller.presentationCourse = .comes
        if covers { presenter.beginAppearing(false, animated: animated) }
        controller.beginAppearing(true, animated: animated)
        if let animator {
            let context = TransitionContext(
                from: presenter, to: controller, staying: covers ? nil : presenter, presentation: presentation, in: container,
                frame: container.bounds, style: presentation.presentationStyle, animator: animator,
                interactor: controller.transitioningDelegate?.interactionControllerForPresentation(using: animator), coordinator)
            context.onEnd = { completed in
                if completed, view.superview == nil { container.addSubview(view) }
                if completed { end() } else { presenter.takeBack(controller, covers: covers, coordinator, transition) }
            }
            context.run()
            return transition.moves { context.finishNow() }
        }
        container.addSubview(view)
        Self.move(view, presenter.transitionStyle(of: controller), appears: true, in: container, animated: animated, coordinator, completion: end)
        transition.moves(end)
        func end() {
            guard transition.beginsToEnd() else { return }
            if covers, presenter.ownPresented === controller, let own = presenter.standingView, own.superview != nil {
                presentation.hasTakenPresentersView = true
                own.removeFromSuperview()
            }
            presenter.isInTransition = false
            controller.isInTransition = false
            presentation.transition = nil
            controller.endAppearing(true, animated: animated)
            controller.presentationCourse = .none
            if covers { presenter.endAppearing(false, animated: animated) }
            presenter.leave(coordinator)
            controller.leave(coordinator)
            coordinator.end()
            presentation.presentationTransitionDidEnd(true)
            transition.complete()
        }
    }

    /// R-PSC-7.
    final func beginDismissing(animated: Bool, completion: (() -> Void)?) {
        MainThread.check("\(type(of: self)).dismiss(animated:completion:)")
        guard let presented = ownPresented, let presentation = presented.presentation, let container = presentation.containerView else {
            var container = parent
            while let candidate = container, candidate.ownPresented == nil { container = candidate.parent }
            let presenter = presenter
            if let container {
                container.dismiss(animated: animated, completion: completion)
            } else if let ownPresenting = presenter.ownPresenting {
                ownPresenting.dismiss(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        if let running = presentation.transition { return dismiss(presentation, during: running, animated: animated, completion: completion) }
        let transition = PresentationTransition(isDismissal: true, completion: completion)
        presentation.transition = transition
        let picture = animated ? presented.pictureOfTopmost(in: container) : nil
        if presented.ownPresented != nil { presented.dismiss(animated: false) }
        let view = presentation.presentedView ?? presented.view!
        let window = view.enclosingWindow
        isInTransition = true
        presented.isInTransition = true
        let animator = !animated || window == nil || !UIView.areAnimationsEnabled ? nil
            : presented.transitioningDelegate?.animationController(forDismissed: presented)
        let coordinator = TransitionCoordinator(
            from: presented, to: self, in: container, duration: animator?.transitionDuration(using: nil) ?? Self.presentationDuration,
            style: presentation.presentationStyle, isAnimated: animated)
        (self.coordinator, presented.coordinator) = (coordinator, coordinator)
        presentation.willBeDismissed()
        presentation.dismissalTransitionWillBegin()
        presented.presentationCourse = .goes
        presented.beginAppearing(false, animated: animated)
        // The opacity that fading away takes from the view.
        var alpha: CGFloat?
        var uncovers = false
        if let window, presentation.hasTakenPresentersView, let own = standingView, own.enclosingWindow == nil {
            uncovers = true
            beginAppearing(true, animated: animated)
            own.frame = uncoveredFrame(below: container, in: window)
            if animator == nil { uncover(own, below: container, in: window) }
        }
        if let animator, let window {
            let context = TransitionContext(
                from: presented, to: self, staying: uncovers ? nil : self, presentation: presentation, in: container, frame: container.bounds,
                style: presentation.presentationStyle, animator: animator,
                interactor: presented.transitioningDelegate?.interactionControllerForDismissal(using: animator), coordinator)
            context.onEnd = { completed in
                if completed, uncovers, let own = self.standingView { self.uncover(own, below: container, in: window) }
                if completed { end() } else { self.keep(presented, uncovered: uncovers, coordinator, transition) }
            }
            context.run()
            return transition.moves { context.finishNow() }
        }
        let style = picture?.style ?? transitionStyle(of: presented)
        if style == .crossDissolve, picture == nil { alpha = view.alpha }
        if let picture {
            // Only the topmost one moves; those between are gone at once (R-PSC-9).
            container.addSubview(picture.view)
            view.removeFromSuperview()
        }
        Self.move(picture?.view ?? view, style, appears: false, in: container, animated: animated && window != nil, coordinator, completion: end)
        transition.moves(end)
        func end() {
            guard transition.beginsToEnd() else { return }
            view.removeFromSuperview()
            picture?.view.removeFromSuperview()
            if let alpha { UIView.performWithoutAnimation { view.alpha = alpha } }
            presentation.dismissalTransitionDidEnd(true)
            presentation.end()
            presented.ownPresenting = nil
            if self.ownPresented === presented { self.ownPresented = nil }
            self.isInTransition = false
            presented.isInTransition = false
            if uncovers { self.endAppearing(true, animated: animated) }
            presented.endAppearing(false, animated: animated)
            presented.presentationCourse = .none
            presented.giveBackFirstResponder()
            self.leave(coordinator)
            presented.leave(coordinator)
            coordinator.end()
            transition.complete()
        }
    }

    /// A picture of the topmost controller that is presented above this one, in its place in the view; `nil` without one, and where an animator
    /// moves them.
    private func pictureOfTopmost(in container: UIView) -> (view: UIView, style: UIModalTransitionStyle)? {
        guard var top = ownPresented, transitioningDelegate == nil else { return nil }
        while let next = top.ownPresented { top = next }
        guard top.transitioningDelegate == nil, let view = top.presentation?.presentedView, view.enclosingWindow != nil,
              let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
        picture.frame = view.convert(view.bounds, to: container)
        return (picture, top.ownPresenting?.transitionStyle(of: top) ?? .coverVertical)
    }

    /// What this controller has, or the nearest one that contains it and has it.
    final func nearest(_ other: (UIViewController) -> UIViewController?) -> UIViewController? {
        var controller: UIViewController? = self
        while let candidate = controller {
            if let found = other(candidate) { return found }
            controller = candidate.parent
        }
        return nil
    }

    /// Takes away what comes or goes at the moment.
    private func dismiss(_ presentation: UIPresentationController, during transition: PresentationTransition, animated: Bool,
                         completion: (() -> Void)?) {
        if transition.isDismissal, animated { return transition.add(completion) }
        transition.perform { [self] in
            transition.finishNow()
            // What goes is gone, and so is what a finger was about to bring; a callback may have presented another controller.
            guard ownPresented?.presentation === presentation else {
                completion?()
                return
            }
            dismiss(animated: animated, completion: completion)
        }
    }

    /// A transition is over. The controller may take part in another one by now, that a callback has begun (R-VC-2).
    func leave(_ ended: TransitionCoordinator) {
        if coordinator === ended { coordinator = nil }
    }

    /// What a presentation covers of this controller: its view, with what a presentation of its own has put around it.
    var standingView: UIView? { presentation?.containerView == nil ? viewIfLoaded : presentation?.presentedView }

    /// Where that stands when nothing covers it.
    private func uncoveredFrame(below container: UIView, in window: UIWindow) -> CGRect {
        if let frame = presentation?.frameOfPresentedViewInContainerView { return frame }
        return parent == nil ? window.bounds : container.frame
    }

    /// Puts back what was covered.
    private func uncover(_ own: UIView, below container: UIView, in window: UIWindow) {
        own.frame = uncoveredFrame(below: container, in: window)
        if parent == nil, let outer = presentation?.containerView { return outer.addSubview(own) }
        (container.superview ?? window).insertSubview(own, belowSubview: container)
    }

    private static func move(_ view: UIView, _ style: UIModalTransitionStyle, appears: Bool, in container: UIView, animated: Bool,
                             _ coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        guard animated else {
            UIView.performWithoutAnimation { coordinator.runAnimations() }
            return completion()
        }
        switch style {
        case .coverVertical:
            let way = container.bounds.height - view.frame.minY
            slide(view, from: appears ? way : 0, to: appears ? 0 : way, coordinator, completion: completion)
        case .crossDissolve: fade(view, appears: appears, coordinator, completion: completion)
        }
    }

    /// Lets a view appear in its place, or vanish.
    private static func fade(_ view: UIView, appears: Bool, _ coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        let alpha = view.alpha
        if appears { UIView.performWithoutAnimation { view.alpha = 0 } }
        UIView.animate(withDuration: presentationDuration / 2) {
            view.alpha = appears ? alpha : 0
            coordinator.runAnimations()
        } completion: { _ in completion() }
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
