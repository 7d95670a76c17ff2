extension UIViewController {
    final var enclosingNavigation: UINavigationController? { enclosing(UINavigationController.self) }

    /// R-NAV-6.
    final var barItem: UINavigationItem {
        if let item = navigationStorage as? UINavigationItem { return item }
        let stored = scene?.makeBarContents() as? UINavigationItem
        let item = stored ?? UINavigationItem(title: "")
        if stored == nil { item.title = title }
        take(item)
        return item
    }

    /// R-NAV-10.
    final func replaceToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        toolbarStorage = toolbarItems
        guard let navigation = navigationController, navigation.topViewController === self, !navigation.isToolbarHidden else { return }
        navigation.toolbar.setItems(toolbarItems, animated: animated)
    }

    private func take(_ item: UINavigationItem) {
        navigationStorage = item
        item.owner = self
        onTitle = { [unowned item] title in item.title = title }
    }
}

extension UIViewController {
    final var editBarItem: UIBarButtonItem {
        if let item = editItem as? UIBarButtonItem { return item }
        let item = UIBarButtonItem(title: nil, primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        })
        editItem = item
        onEditing = { [unowned item] isEditing in
            item.title = (isEditing ? SystemWord.done : .edit).text
            item.style = isEditing ? .done : .plain
        }
        onEditing?(isEditing)
        return item
    }
}

extension UIViewController {
    /// R-NAV-8.
    final func setScroller(_ scrollView: UIScrollView?, _ edge: NSDirectionalRectEdge) {
        if edge.contains(.top) {
            contentScroller = scrollView
            navigationController?.watchContent()
        }
        if edge.contains(.bottom) {
            lowerContentScroller = scrollView
            tabBarController?.watchContent()
        }
    }

    final func scroller(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard edge.contains(.top) || edge.contains(.bottom) else { return nil }
        if let known = (edge.contains(.top) ? contentScroller : lowerContentScroller) as? UIScrollView { return known }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.children.first as? UIScrollView
    }
}
