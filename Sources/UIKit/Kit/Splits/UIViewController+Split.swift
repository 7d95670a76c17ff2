extension UIViewController {
    final var enclosingSplit: UISplitViewController? { enclosing(UISplitViewController.self) }

    /// R-SPL-5.
    final func showDetail(_ controller: UIViewController, _ sender: Any?) {
        if let split = enclosingSplit { return split.showDetailViewController(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    /// The closest container that shows controllers itself does so.
    final func showInContainer(_ controller: UIViewController, _ sender: Any?) {
        var container = parent
        while let candidate = container, !candidate.showsControllers { container = candidate.parent }
        if let container { return container.show(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }
}
