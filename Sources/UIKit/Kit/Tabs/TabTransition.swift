/// The change from one controller of a tab bar controller to another, as an app's animator makes it (R-TAB-9).
@MainActor
final class TabTransition {
    private let tabs: UITabBarController
    let from, to: UIViewController
    private let animator: any UIViewControllerAnimatedTransitioning
    private let coordinator: TransitionCoordinator
    private var context: TransitionContext?
    private var isOver = false

    init(of tabs: UITabBarController, from: UIViewController, to: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning) {
        (self.tabs, self.from, self.to, self.animator) = (tabs, from, to, animator)
        coordinator = TransitionCoordinator(from: from, to: to, in: tabs.view, duration: 0.35, style: .fullScreen, isAnimated: true)
    }

    func begin() {
        guard let container = tabs.tabView?.content else { return }
        tabs.transition = self
        tabs.coordinator = coordinator
        from.isInTransition = true
        to.isInTransition = true
        from.beginAppearing(false, animated: true)
        guard !isOver else { return }
        to.beginAppearing(true, animated: true)
        guard !isOver else { return }
        UIView.performWithoutAnimation {
            tabs.place(to)
            tabs.tabView?.layoutIfNeeded()
        }
        guard !isOver else { return }
        let context = TransitionContext(
            from: from, to: to, staying: nil, in: container, frame: to.view.frame, style: .fullScreen, animator: animator,
            interactor: tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator), coordinator)
        self.context = context
        context.onEnd = { [self] completed in
            self.context = nil
            end(completed: completed)
        }
        context.run()
    }

    /// Ends at once: where it was going, or, while a finger drives it, where it came from.
    func finishNow() {
        if let context { return context.finishNow() }
        end(completed: true)
    }

    private func end(completed: Bool) {
        guard !isOver else { return }
        isOver = true
        tabs.transition = nil
        let (gone, rest) = completed ? (from, to) : (to, from)
        UIView.performWithoutAnimation {
            gone.viewIfLoaded?.removeFromSuperview()
            if let container = tabs.tabView?.content, rest.view.superview !== container { container.addSubview(rest.view) }
        }
        from.isInTransition = false
        to.isInTransition = false
        if completed {
            from.endAppearing(false, animated: true)
            to.endAppearing(true, animated: true)
        } else {
            to.beginAppearing(false, animated: true)
            to.endAppearing(animated: true)
            from.beginAppearing(true, animated: true)
            from.endAppearing(animated: true)
            if tabs.shown === to { tabs.stay(with: from) }
        }
        if tabs.coordinator === coordinator { tabs.coordinator = nil }
        coordinator.end()
        tabs.placeChildren()
    }
}
