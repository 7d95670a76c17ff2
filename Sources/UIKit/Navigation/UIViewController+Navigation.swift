extension UIViewController {
    /// The nearest navigation controller that contains this one.
    public var navigationController: UINavigationController? {
        var candidate = parent
        while let controller = candidate {
            if let navigation = controller as? UINavigationController { return navigation }
            candidate = controller.parent
        }
        return nil
    }

    /// What the bar of a navigation controller shows for this controller. It is made when it is first asked for; its title is the
    /// controller's, and follows it (R-NAV-6).
    public var navigationItem: UINavigationItem {
        if let item = navigationStorage as? UINavigationItem { return item }
        let stored = scene?.makeBarContents() as? UINavigationItem
        let item = stored ?? UINavigationItem(title: "")
        if stored == nil { item.title = title }
        take(item)
        return item
    }

    private func take(_ item: UINavigationItem) {
        navigationStorage = item
        onTitle = { [unowned item] title in item.title = title }
    }
}
