extension UIViewController {
    final var enclosingTabs: UITabBarController? { enclosing(UITabBarController.self) }

    /// The button that was set, or that the controller's scene has.
    final var knownTabItem: UITabBarItem? {
        if let item = tabStorage as? UITabBarItem { return item }
        guard let stored = scene?.makeTabItem() as? UITabBarItem else { return nil }
        keepTabItem(stored)
        return stored
    }

    final var ownTabItem: UITabBarItem {
        if let item = knownTabItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        keepTabItem(item)
        return item
    }

    final func takeTabItem(_ item: UITabBarItem?) {
        keepTabItem(item ?? UITabBarItem(title: title, image: nil, tag: 0))
        tabBarController?.itemsChanged()
    }

    private func keepTabItem(_ item: UITabBarItem) {
        tabStorage = item
        onTabTitle = { [unowned item] title in item.title = title }
    }
}
