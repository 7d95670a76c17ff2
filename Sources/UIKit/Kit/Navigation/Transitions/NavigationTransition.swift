/// A push or pop that is under way: two views that move, the contents of the bar, and the order of the calls (R-NAV-2 … 4, R-NAV-7).
@MainActor
final class NavigationTransition {
    private let navigation: UINavigationController
    private let from, to: UIViewController
    private let isPop: Bool
    private let oldStack: [UIViewController]
    private let added, removed: [UIViewController]
    let coordinator: TransitionCoordinator
    private let motion: SlidingMotion
    private let animator: UIViewPropertyAnimator
    private var barChange: BarChange?
    /// The transition of the app's own animator.
    private var context: TransitionContext?
    private let isAnimated: Bool
    private(set) var isInteractive = false
    private var isOver = false
    /// Whether the delegate was notified of what will be shown.
    private var hasAnnounced = false
    /// Whether the first calls are over, and the views move.
    private var isMoving = false

    init(of navigation: UINavigationController, from: UIViewController, to: UIViewController, isPop: Bool, oldStack: [UIViewController],
         added: [UIViewController], removed: [UIViewController], isAnimated: Bool) {
        self.navigation = navigation
        (self.from, self.to, self.isPop, self.oldStack) = (from, to, isPop, oldStack)
        (self.added, self.removed, self.isAnimated) = (added, removed, isAnimated)
        let duration = UINavigationController.transitionDuration
        coordinator = TransitionCoordinator(from: from, to: to, in: navigation.view, duration: duration, style: .fullScreen, isAnimated: isAnimated)
        animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
        animator.isUserInteractionEnabled = false
        motion = SlidingMotion(upper: isPop ? from : to, lower: isPop ? to : from, isPop: isPop)
    }

    private var container: UIView? { navigation.navigationView?.content }

    /// Notifies, puts the new view in and sets everything into motion. Each callback may change the stack again, which ends this transition.
    func begin(isInteractive: Bool) {
        self.isInteractive = isInteractive
        navigation.transition = self
        navigation.coordinator = coordinator
        coordinator.isInteractive = isInteractive
        coordinator.initiallyInteractive = isInteractive
        for controller in added { controller.isMovingToParent = true }
        for controller in removed { controller.isMovingFromParent = true }
        from.isInTransition = true
        to.isInTransition = true
        to.loadViewIfNeeded()
        announce()
        guard !isOver else { return }
        if isAnimated, !isInteractive, let animator = navigation.delegate?.navigationController(
            navigation, animationControllerFor: isPop ? .pop : .push, from: from, to: to) { return begin(with: animator) }
        guard !isOver else { return }
        guard isAnimated else { return showAtOnce() }
        // A finger moves what it drags.
        motion.fades = !isInteractive && UIAccessibility.prefersCrossFadeTransitions
        UIView.performWithoutAnimation { putIn(moves: true) }
        guard !isOver else { return }
        isMoving = true
        animator.addAnimations { [self] in
            motion.moveToEnd()
            barChange?.animate()
            navigation.tabs?.stackChanged(navigation)
            coordinator.runAnimations()
        }
        animator.addCompletion { [self] position in end(completed: position != .start) }
        if isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
    }

    /// The calls before the motion, as far as they have not come (R-NAV-2).
    private func announce() {
        guard !isOver else { return }
        from.beginAppearing(false, animated: isAnimated)
        guard !isOver else { return }
        to.beginAppearing(true, animated: isAnimated)
        guard !isOver, !hasAnnounced else { return }
        hasAnnounced = true
        navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
    }

    /// Exchanges the views without motion, and ends.
    private func showAtOnce() {
        UIView.performWithoutAnimation { putIn(moves: false) }
        guard !isOver else { return }
        UIView.performWithoutAnimation { coordinator.runAnimations() }
        end(completed: true)
    }

    /// Lets the app's own animator put the views in and move them (R-TRN-4).
    private func begin(with animator: any UIViewControllerAnimatedTransitioning) {
        guard !isOver else { return }
        guard let container else { return end(completed: true) }
        UIView.performWithoutAnimation {
            barChange = navigation.navigationBar.beginChange(to: navigation.barItems, isPop: isPop)
            navigation.place(to)
            guard !isOver else { return }
            navigation.navigationView?.layoutIfNeeded()
        }
        guard !isOver else { return }
        let context = TransitionContext(
            from: from, to: to, staying: nil, in: container, frame: to.view.frame, style: .fullScreen, animator: animator,
            interactor: navigation.delegate?.navigationController(navigation, interactionControllerFor: animator), coordinator)
        guard !isOver else { return }
        self.context = context
        context.alongside = { [weak self] in
            guard let self else { return }
            barChange?.animate()
            navigation.tabs?.stackChanged(navigation)
        }
        context.onEnd = { [self] completed in
            self.context = nil
            let shown = completed ? to : from
            if let view = shown.viewIfLoaded, view.superview !== container { container.addSubview(view) }
            end(completed: completed)
        }
        context.run()
    }

    private func putIn(moves: Bool) {
        guard let container else { return }
        // The bar comes first: its height for the new level decides where the view begins (R-NAV-11).
        let items = navigation.barItems
        if moves { barChange = navigation.navigationBar.beginChange(to: items, isPop: isPop) } else { navigation.navigationBar.take(items) }
        navigation.place(to)
        guard !isOver else { return }
        if isPop, let view = from.viewIfLoaded { container.insertSubview(to.view, belowSubview: view) } else { container.addSubview(to.view) }
        guard !isOver else { return withdraw(from: container) }
        // Both views have their final layout before they are put where the motion begins.
        navigation.navigationView?.layoutIfNeeded()
        if moves, !isOver { motion.prepare(in: container) }
    }

    /// The stack has changed while the view was on its way in: it goes again, or, where it is about to be covered, behind what comes.
    private func withdraw(from container: UIView) {
        guard navigation.topViewController !== to, let view = to.viewIfLoaded else { return }
        guard let next = navigation.transition, next.from === to else { return view.removeFromSuperview() }
        if !next.isPop { container.sendSubviewToBack(view) }
    }

    // MARK: A finger

    /// Shows the transition as far as a finger has come, from 0 to 1.
    func update(_ fraction: CGFloat) {
        guard isInteractive, !isOver else { return }
        animator.fractionComplete = fraction
        coordinator.percentComplete = animator.fractionComplete
    }

    /// The finger has let go: goes on to the end, or back.
    /// - Parameter duration: Seconds of the rest.
    func letGo(completes: Bool, duration: TimeInterval) {
        guard isInteractive, !isOver else { return }
        isInteractive = false
        coordinator.interactionEnds(isCancelled: !completes)
        animator.isReversed = !completes
        let timing = UICubicTimingParameters(animationCurve: .easeOut)
        animator.continueAnimation(withTimingParameters: timing, durationFactor: duration / animator.duration)
    }

    /// Ends at once: where it was going, or, while a finger drives it, where it came from.
    func finishNow() {
        if let context { return context.finishNow() }
        guard !isOver else { return }
        guard isMoving else { return skipMotion() }
        guard animator.state == .active else { return }
        let completes = !isInteractive && !animator.isReversed
        if isInteractive { coordinator.interactionEnds(isCancelled: true) }
        animator.stopAnimation(false)
        animator.finishAnimation(at: completes ? .end : .start)
    }

    /// Ends before the motion, from one of the calls that come before it.
    private func skipMotion() {
        if isInteractive {
            isInteractive = false
            coordinator.interactionEnds(isCancelled: true)
            return end(completed: false)
        }
        announce()
        guard !isOver else { return }
        showAtOnce()
    }

    /// The views have got another size. Before the motion begins that is its first layout, which ends nothing.
    func sizeChanged() {
        if isMoving || context != nil { finishNow() }
    }

    // MARK: The end

    private func end(completed: Bool) {
        guard !isOver else { return }
        isOver = true
        motion.end()
        barChange?.end(completed: completed)
        let gone = completed ? from : to
        gone.viewIfLoaded?.removeFromSuperview()
        from.isInTransition = false
        to.isInTransition = false
        navigation.transition = nil
        if completed { complete() } else { goBack() }
        for controller in added { controller.isMovingToParent = false }
        for controller in removed { controller.isMovingFromParent = false }
        if navigation.coordinator === coordinator { navigation.coordinator = nil }
        coordinator.end()
        navigation.placeChildren()
    }

    private func complete() {
        from.endAppearing(false, animated: isAnimated)
        to.endAppearing(true, animated: isAnimated)
        navigation.settle(added, removed)
        navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
    }

    /// Everything is as before, and the calls are those of a new appearance (R-NAV-7).
    private func goBack() {
        navigation.take(oldStack)
        to.beginAppearing(false, animated: isAnimated)
        to.endAppearing(animated: isAnimated)
        // A callback may have changed the stack again.
        guard navigation.topViewController === from else { return }
        from.beginAppearing(true, animated: isAnimated)
        from.endAppearing(animated: isAnimated)
    }
}
