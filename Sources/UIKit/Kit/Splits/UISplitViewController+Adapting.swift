// One stack where there is not much width, two columns elsewhere (R-SPL-4).
extension UISplitViewController {
    final func setUp(_ view: SplitView) {
        view.onLayout = { [weak self] in self?.sizeChanged() }
        view.onDismiss = { [weak self] in self?.change(to: .secondaryOnly, animated: true) }
        view.edgeGesture.isEnabled = presentsWithGesture
        view.edgeGesture.addAction { [weak self] (gesture: UIScreenEdgePanGestureRecognizer) in
            guard gesture.state == .began, let self, !self.isCollapsed, self.mode == .secondaryOnly, self.columns.primary != nil else { return }
            self.change(to: .oneOverSecondary, animated: true)
        }
        if view.window != nil { adapt() }
        showChildren()
    }

    private func sizeChanged() {
        guard let splitView, splitView.bounds.size != adaptedSize else { return }
        adaptedSize = splitView.bounds.size
        chooseMode()
        placeColumns()
    }

    /// Collapses or expands, where the room has become another.
    /// - Parameter traits: Of the window that the view comes into; `nil` for its own.
    final func adapt(to traits: UITraitCollection? = nil) {
        let isNarrow = (traits ?? traitCollection).horizontalSizeClass == .compact
        guard collapsed != isNarrow, isViewLoaded else { return }
        let isFirst = collapsed == nil
        collapsed = isNarrow
        modeButton.isAway = isNarrow
        if isNarrow { collapse() } else if !isFirst { expand() }
        chooseMode()
        showChildren()
        guard !isFirst || isNarrow else { return }
        if isNarrow { delegate?.splitViewControllerDidCollapse(self) } else { delegate?.splitViewControllerDidExpand(self) }
    }

    /// Makes one stack of the two.
    final func collapse() {
        guard columns.compact == nil, let secondary = columns.secondary else { return }
        if style == .unspecified {
            if let other = delegate?.primaryViewController(forCollapsing: self) { columns.primary = other }
            guard let primary = columns.primary, primary !== secondary else { return }
            detach(secondary)
            if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
            primary.collapseSecondaryViewController(secondary, for: self)
        } else {
            guard let primary = columns.primary else { return }
            let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
            detach(secondary)
            if top == .secondary { primary.collapseSecondaryViewController(secondary, for: self) }
        }
    }

    /// A controller comes into the stack without the view that it had beside it.
    private func detach(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }

    /// Makes two of the stack.
    private func expand() {
        guard columns.compact == nil else { return }
        if style == .unspecified, let other = delegate?.primaryViewController(forExpanding: self) { columns.primary = other }
        guard let primary = columns.primary else { return }
        let separated = (style == .unspecified ? delegate?.splitViewController(self, separateSecondaryFrom: primary) : nil)
            ?? primary.separateSecondaryViewController(for: self)
        guard let separated else { return }
        let isBare = style != .unspecified && !(separated is UINavigationController)
        columns.secondary = isBare ? UINavigationController(rootViewController: separated) : separated
    }
}

extension UINavigationController {
    /// Takes over what another controller shows: of a stack, all that is in it.
    final func take(secondary: UIViewController, animated: Bool) {
        guard let other = secondary as? UINavigationController else { return pushViewController(secondary, animated: animated) }
        // What was gone back from comes again.
        let controllers = other === takenStack && other.viewControllers.isEmpty ? [takenRoot].compactMap { $0 } : other.viewControllers
        other.setViewControllers([], animated: false)
        (takenStack, takenRoot, ownCount) = (other, controllers.first, viewControllers.count)
        setViewControllers(viewControllers + controllers.filter { controller in !viewControllers.contains { $0 === controller } }, animated: animated)
    }

    /// Gives back the stack that was taken over with what stands on the own one, at least its lowest controller; else the topmost controller, and `nil` where
    /// nothing stands on the lowest one.
    final func giveBack() -> UIViewController? {
        guard let other = takenStack else {
            guard viewControllers.count > 1 else { return nil }
            return popViewController(animated: false)
        }
        let count = min(max(ownCount, 1), viewControllers.count), rest = Array(viewControllers[count...]), root = takenRoot
        (takenStack, takenRoot) = (nil, nil)
        setViewControllers(Array(viewControllers[..<count]), animated: false)
        other.setViewControllers(rest.isEmpty ? [root].compactMap { $0 } : rest, animated: false)
        return other
    }
}
