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
