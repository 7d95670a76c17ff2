// How a new stack is shown (R-NAV-1 … 4).
extension UINavigationController {
    /// Seconds of a push or pop.
    static let transitionDuration: TimeInterval = 0.35

    /// Replaces the stack and shows its top.
    func replaceStack(_ new: [UIViewController], animated: Bool) {
        finishTransition()
        let old = viewControllers
        let from = old.last, to = new.last
        let added = new.filter { controller in !old.contains { $0 === controller } }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        guard !added.isEmpty || !removed.isEmpty || from !== to else { return orderBelow(new) }
        for controller in added { addChild(controller) }
        for controller in removed { controller.willMove(toParent: nil) }
        take(new)
        guard isViewLoaded else { return settle(added, removed) }
        let isPop = old.contains { $0 === to }
        guard from !== to, appearance == .there, let from, let to else {
            if from !== to { swapViews(from: from, to: to) } else { navigationBar.take(barItems) }
            return settle(added, removed)
        }
        let isAnimated = animated && UIView.areAnimationsEnabled
        NavigationTransition(of: self, from: from, to: to, isPop: isPop, oldStack: old, added: added, removed: removed, isAnimated: isAnimated)
            .begin(isInteractive: false)
    }

    /// The same controllers, perhaps in another order below the top.
    private func orderBelow(_ new: [UIViewController]) {
        take(new)
        navigationBar.take(barItems)
    }

    /// Ends the changes of containment.
    func settle(_ added: [UIViewController], _ removed: [UIViewController]) {
        for controller in added { controller.didMove(toParent: self) }
        for controller in removed { controller.removeFromParent() }
        // The top of a stack that is not seen yet still comes into it when it appears (R-VC-12).
        guard appearance == .gone, let top = topViewController else { return }
        let isComing = top.isMovingToParent || added.contains { $0 === top }
        for controller in viewControllers { controller.isMovingToParent = isComing && controller === top }
    }

    /// Exchanges the views without a transition; being in the window is all that appearing takes then.
    func swapViews(from: UIViewController?, to: UIViewController?) {
        guard let navigationView else { return }
        from?.viewIfLoaded?.removeFromSuperview()
        navigationBar.take(barItems)
        guard let to else { return }
        place(to)
        navigationView.content.addSubview(to.view)
        tabs?.stackChanged(self)
    }

    private func reachesBehindBar(_ child: UIViewController) -> Bool {
        child.edgesForExtendedLayout.contains(.top) && (navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    }

    /// Gives a child's view its place.
    func place(_ child: UIViewController) {
        guard let navigationView else { return }
        let view = child.view!
        var frame = navigationView.bounds
        let covered = isNavigationBarHidden ? 0 : navigationView.barHeight
        let startsBelow = !reachesBehindBar(child) && !isNavigationBarHidden
        if child === topViewController { navigationBar.isAbovePage = !startsBelow }
        // What scrolls takes the search and the large title away: it begins where the bar ends then, and has room for them above its
        // content (R-NAV-11, R-SRC-4).
        let isAdjusted = startsBelow && child.contentScrollView(for: .top).map { $0.contentInsetAdjustmentBehavior != .never } ?? false
        let collapsible = isAdjusted ? navigationBar.largeHeight + (hidesSearch(of: child) ? navigationBar.searchHeight : 0) : 0
        if startsBelow {
            let top = navigationView.barBottom - collapsible
            frame.origin.y += top
            frame.size.height = max(frame.height - top, 0)
        }
        let uncovered = uncovered(child), reachesTabs = child.edgesForExtendedLayout.contains(.bottom) || uncovered > 0 || tabs == nil
        if !reachesTabs { frame.size.height = max(frame.height - navigationView.safeAreaInsets.bottom - navigationView.toolbarHeight, 0) }
        let below = reachesTabs ? navigationView.toolbarHeight - uncovered : 0
        child.containerInsets = UIEdgeInsets(top: startsBelow ? collapsible : covered, left: 0, bottom: below, right: 0)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.fillByMask()
        if view.frame != frame { view.frame = frame }
    }

    /// The view has another size, or the bar another place.
    func placeChildren() {
        guard let navigationView, navigationView.bounds.size != navigationView.placedSize || transition == nil else { return }
        if navigationView.bounds.size != navigationView.placedSize { transition?.sizeChanged() }
        navigationView.placedSize = navigationView.bounds.size
        navigationView.uncovered = topViewController.map(uncovered) ?? 0
        navigationView.placeToolbar()
        if let top = topViewController, top.isViewLoaded { place(top) }
        watchContent()
        tabs?.stackChanged(self)
    }

    /// Follows what the topmost controller scrolls: a bar may look otherwise above content at its beginning (R-NAV-8).
    func watchContent() {
        let content = topViewController.flatMap { $0.isViewLoaded ? $0.contentScrollView(for: .top) : nil }
        if let old = watchedContent, old !== content { old.onMove = nil }
        watchedContent = content
        content?.onMove = { [weak self] in self?.contentMoved() }
        contentMoved()
    }

    private func contentMoved() {
        let distance = watchedContent.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
        let hides = watchedContent != nil && hidesSearch(of: topViewController)
        // The search goes first, then the large title (R-NAV-11).
        let collapse = hides ? min(max(distance, 0), navigationBar.searchHeight) : 0
        let large = watchedContent == nil ? 0 : min(max(distance - (hides ? navigationBar.searchHeight : 0), 0), navigationBar.largeHeight)
        // While a large title goes, the content is still below the bar.
        navigationBar.isAtEdge = distance - large <= 0.5
        guard collapse != navigationBar.collapse || large != navigationBar.largeCollapse else { return }
        navigationBar.collapse = collapse
        navigationBar.largeCollapse = large
        navigationView?.placeBar()
    }

    /// Whether content that scrolls takes the bar of the controller's search away.
    private func hidesSearch(of controller: UIViewController?) -> Bool {
        guard let item = controller?.navigationItem else { return false }
        return item.hidesSearchBarWhenScrolling && item.searchController?.isActive == false
    }

    /// A search in the bar has begun or ended: the bar gets another height.
    func searchMoved() {
        guard let navigationView else { return }
        let change = { [self] in
            navigationBar.setNeedsLayout()
            navigationView.placeBar()
            placeChildren()
            navigationView.layoutIfNeeded()
        }
        guard appearance == .there, UIView.areAnimationsEnabled else { return change() }
        UIView.animate(withDuration: 0.25, animations: change)
    }

    /// Moves the bar in or out.
    func moveBar(animated: Bool) {
        guard let navigationView else { return navigationBar.isHidden = isNavigationBarHidden }
        let isHidden = isNavigationBarHidden
        let move = { [self] in
            navigationView.isBarAway = isHidden
            navigationView.placeBar()
            if transition == nil, let top = topViewController { place(top) }
            navigationView.layoutIfNeeded()
        }
        guard animated, appearance == .there, UIView.areAnimationsEnabled else {
            move()
            return navigationBar.isHidden = isHidden
        }
        navigationBar.isHidden = false
        let end = { [weak self] in
            guard let self else { return }
            navigationBar.isHidden = isNavigationBarHidden
        }
        if let transition, transition.coordinator.animate(alongsideTransition: { _ in move() }, completion: { _ in end() }) { return }
        UIView.animate(withDuration: 0.2, animations: move) { _ in end() }
    }

    /// Brings a transition to its end at once; one that a finger drives goes back.
    func finishTransition() { transition?.finishNow() }
}
