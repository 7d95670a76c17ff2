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

    /// The buttons that the toolbar of a navigation controller shows for this controller (R-NAV-10).
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

extension UIViewController {
    /// A button that says *Edit*, or *Done* while ``UIViewController/isEditing``, and changes that. It is the same each time.
    public var editButtonItem: UIBarButtonItem {
        if let item = editItem as? UIBarButtonItem { return item }
        let item = UIBarButtonItem(title: nil, primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        })
        editItem = item
        onEditing = { [unowned item] isEditing in
            item.title = isEditing ? "Done" : "Edit"
            item.style = isEditing ? .done : .plain
        }
        onEditing?(isEditing)
        return item
    }
}

extension UIViewController {
    /// Sets the scroll view whose position decides how a bar at an edge looks; `nil` for the one that is found (R-NAV-8). Navigation bars are at the upper
    /// edge; there are no bars at others.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        guard edge.contains(.top) else { return }
        contentScroller = scrollView
        navigationController?.watchContent()
    }

    /// The scroll view whose position decides how a bar at an edge looks: the one that was set, else the view itself or its rearmost subview, if that is one.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard edge.contains(.top) else { return nil }
        if let known = contentScroller as? UIScrollView { return known }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.children.first as? UIScrollView
    }
}
