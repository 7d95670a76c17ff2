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

    /// The buttons that the toolbar of a navigation controller shows for this controller (R-NAV-8).
    public var toolbarItems: [UIBarButtonItem]? {
        get { toolbarStorage as? [UIBarButtonItem] }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Replaces the buttons that the toolbar of a navigation controller shows for this controller; animated, the new ones fade in.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        toolbarStorage = toolbarItems
        guard let navigation = navigationController, navigation.topViewController === self, !navigation.isToolbarHidden else { return }
        navigation.toolbar.setItems(toolbarItems, animated: animated)
    }

    private func take(_ item: UINavigationItem) {
        navigationStorage = item
        onTitle = { [unowned item] title in item.title = title }
    }
}
