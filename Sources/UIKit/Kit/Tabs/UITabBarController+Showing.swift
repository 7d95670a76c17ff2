// How a tab bar controller shows what is selected.
extension UITabBarController {
    /// A person has tapped a button (R-TAB-2).
    func tapped(_ item: UITabBarItem) {
        tabBar(tabBar, didSelect: item)
        let own = (viewControllers ?? []).filter { !isHiddenOne($0) }
        guard let target = own.first(where: { $0.tabBarItem === item }) ?? (hidden.isEmpty ? nil : moreStack),
              delegate?.tabBarController(self, shouldSelect: target) ?? true else { return }
        if target === shown {
            goToBeginning(target)
        } else {
            choose(target === moreStack ? moreStack.opened ?? target : target)
        }
        delegate?.tabBarController(self, didSelect: target)
    }

    /// R-TAB-4: A stack goes back to its first controller; that one's content to its beginning.
    private func goToBeginning(_ controller: UIViewController) {
        let stack = controller as? UINavigationController
        if let stack, stack.viewControllers.count > 1 {
            stack.popToRootViewController(animated: UIView.areAnimationsEnabled)
        } else if let top = stack.map(\.topViewController) ?? controller, top.isViewLoaded, let content = top.contentScrollView(for: .top) {
            content.goToTop()
        }
    }

    // MARK: Exchanging

    /// Shows another child's view (R-TAB-3).
    func exchange(for new: UIViewController?) {
        if let transition {
            if transition.to === new { return }
            transition.finishNow()
        }
        guard let tabView else { return }
        // What is seen, not what was selected: that may have got a button meanwhile, or lost it.
        let old = children.first { $0.viewIfLoaded?.superview === tabView.content }
        guard old !== new else { return }
        if appearance == .there, UIView.areAnimationsEnabled, let old, let new, let delegate,
           let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new) {
            new.loadViewIfNeeded()
            guard shown === new else { return }
            return TabTransition(of: self, from: old, to: new, animator).begin()
        }
        holdShown()
        guard appearance == .there else { return put(inView: old, new) }
        // Loading the view may select another one.
        new?.loadViewIfNeeded()
        guard shown === new else { return }
        old?.isInTransition = true
        new?.isInTransition = true
        new?.beginAppearing(true, animated: false)
        old?.beginAppearing(false, animated: false)
        UIView.performWithoutAnimation { put(inView: old, new) }
        old?.isInTransition = false
        new?.isInTransition = false
        old?.endAppearing(false, animated: false)
        new?.endAppearing(true, animated: false)
    }

    func put(inView old: UIViewController?, _ new: UIViewController?) {
        guard let tabView else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        guard let new, shown === new else { return }
        place(new)
        tabView.content.addSubview(new.view)
        placeChildren()
    }

    /// Brings a change that an animator makes to its end at once.
    func finishTransition() { transition?.finishNow() }

    // MARK: Placing (R-TAB-6)

    /// How much of its children's views the bar covers; 0 where it is not seen at all.
    var barCover: CGFloat { isTabBarHidden || tabBar.isHidden ? 0 : tabView?.barHeight ?? 0 }

    /// Gives a child's view its place.
    func place(_ child: UIViewController) {
        guard let tabView else { return }
        let view = child.view!, cover = barCover
        let reachesBelow = child.edgesForExtendedLayout.contains(.bottom) && (tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
        if child === shown { tabBar.isAbovePage = reachesBelow }
        var frame = tabView.bounds
        if cover > 0, !reachesBelow, !isBarPushedAway(by: child) { frame.size.height = max(frame.height - cover - tabView.safeAreaInsets.bottom, 0) }
        child.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: reachesBelow ? cover : 0, right: 0)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.fillByMask()
        if view.frame != frame { view.frame = frame }
    }

    /// The view has another size, or the bar another place.
    /// - Parameter followsStack: Whether this is part of the motion of a push or pop. Before that the bar stays where it was.
    func placeChildren(followsStack: Bool = false) {
        guard let tabView else { return }
        let isMoving = (shown as? UINavigationController)?.transition != nil
        tabView.shift.below = isTabBarHidden ? 1 : 0
        if transition == nil, followsStack || !isMoving { tabView.shift.aside = shown.map { isBarPushedAway(by: $0) } == true ? 1 : 0 }
        tabView.placeBar()
        if let shown, shown.isViewLoaded { place(shown) }
        watchContent()
    }

    /// Follows what is scrolled above the bar: it may look otherwise at the content's end (R-TAB-8).
    func watchContent() {
        let top = (shown as? UINavigationController)?.topViewController ?? shown
        let content = top.flatMap { $0.isViewLoaded ? $0.contentScrollView(for: .bottom) : nil }
        if let old = watchedContent, old !== content { old.onMoveAboveTabs = nil }
        watchedContent = content
        content?.onMoveAboveTabs = { [weak self] in self?.contentMoved() }
        contentMoved()
    }

    private func contentMoved() {
        let rest = watchedContent.map { $0.contentSize.height + $0.adjustedContentInset.bottom - $0.contentOffset.y - $0.bounds.height } ?? 0
        tabBar.isAtEdge = rest <= 0.5
    }

    // MARK: Pushed away (R-TAB-7)

    func isBarPushedAway(by child: UIViewController) -> Bool {
        (child as? UINavigationController)?.viewControllers.contains { $0.hidesBottomBarWhenPushed } == true
    }

    /// The stack of a child has changed, or moves in an animation: the bar follows it.
    func stackChanged(_ child: UINavigationController) {
        if child === shown, isViewLoaded { placeChildren(followsStack: true) }
    }
}

extension UIScrollView {
    /// Goes to its upper end, unless it or its delegate is against it.
    fileprivate func goToTop() {
        let place = CGPoint(x: contentOffset.x, y: verticalLimits.lowerBound)
        guard scrollsToTop, place != contentOffset, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        go(to: place, animated: true, .toTop)
    }
}

extension UINavigationController {
    /// The tab bar controller whose child this is.
    var tabs: UITabBarController? { parent as? UITabBarController }

    /// How much of a tab bar's cover a child is without, because the bar goes with its push.
    func uncovered(_ child: UIViewController) -> CGFloat {
        guard let tabs, tabs.tabBar.isTranslucent || extendedLayoutIncludesOpaqueBars else { return 0 }
        let below = viewControllers.prefix { $0 !== child }
        return below.contains { $0.hidesBottomBarWhenPushed } || child.hidesBottomBarWhenPushed ? tabs.barCover : 0
    }
}
