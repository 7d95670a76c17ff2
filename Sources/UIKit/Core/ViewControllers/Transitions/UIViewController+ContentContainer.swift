extension UIViewController: UIContentContainer {
    /// Hands a change of the size on to the children and to what covers this controller.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
        ownPresented?.presentation?.viewWillTransition(to: size, with: coordinator)
    }

    /// Hands a change of traits on to the children and to what covers this controller.
    func forwardTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let traits = child.traitState?.apply(to: newCollection) ?? newCollection
            if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
        }
        ownPresented?.presentation?.willTransition(to: newCollection, with: coordinator)
    }

    /// The parent's size for a view that fills its parent's and follows it; else the size that the child's view has.
    func childSize(_ container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController, let view = child.viewIfLoaded, let own = viewIfLoaded else { return parentSize }
        if view.bounds.size == own.bounds.size { return parentSize }
        return view.bounds.size
    }
}
