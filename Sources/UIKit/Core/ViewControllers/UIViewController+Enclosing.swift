extension UIViewController {
    /// The nearest container of a class.
    final func enclosing<Container: UIViewController>(_ class: Container.Type) -> Container? {
        var candidate = parent
        while let controller = candidate {
            if let container = controller as? Container { return container }
            candidate = controller.parent
        }
        return nil
    }
}
