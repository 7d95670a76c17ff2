internal import FoundationAdditions

/// The controllers of a split view controller.
struct SplitColumns {
    /// As they were set.
    var given: [UISplitViewController.Column: UIViewController] = [:]
    /// As they are contained: in navigation controllers where columns have a style.
    var primary: UIViewController?
    var secondary: UIViewController?
    var compact: UIViewController?
}

// Setting the controllers (R-SPL-1).
extension UISplitViewController {
    /// What is contained at the moment.
    final var shownControllers: [UIViewController] {
        if isCollapsed { return [columns.compact ?? columns.primary ?? columns.secondary].compactMap { $0 } }
        return [columns.primary, columns.secondary].compactMap { $0 }
    }

    final func take(_ controllers: [UIViewController]) {
        demand(controllers.count <= 2, "\(type(of: self)): \(controllers.count) view controllers were set; there are two columns")
        let wasCollapsed = isCollapsed
        if wasCollapsed, controllers.count == 1 {
            // The stack is another one.
            (columns.primary, columns.given[.primary]) = (controllers[0], controllers[0])
            return showChildren()
        }
        columns = SplitColumns()
        (columns.primary, columns.secondary) = (controllers.first, controllers.dropFirst().first)
        for (column, controller) in zip([Column.primary, .secondary], controllers) { columns.given[column] = controller }
        if wasCollapsed { collapse() }
        showChildren()
    }

    final func set(_ controller: UIViewController?, for column: Column) {
        demand(style != .unspecified, "\(type(of: self)): setViewController(_:for:) needs a controller made with a style")
        columns.given[column] = controller
        let contained = controller.map { column == .compact || $0 is UINavigationController ? $0 : UINavigationController(rootViewController: $0) }
        if column == .secondary, isCollapsed, columns.compact == nil, let contained {
            columns.secondary = contained
            return push(contained)
        }
        switch column {
        case .primary: columns.primary = contained
        case .secondary: columns.secondary = contained
        case .compact: columns.compact = contained
        }
        showChildren()
    }

    /// Shows another secondary controller: in a stack, on top of it.
    final func showSecondary(_ controller: UIViewController) {
        if isCollapsed {
            // A compact column has another stack: what is pushed there does not become a column.
            if columns.compact == nil { (columns.secondary, columns.given[.secondary]) = (controller, controller) }
            return push(controller)
        }
        (columns.secondary, columns.given[.secondary]) = (contained(controller), controller)
        showChildren()
        if mode == .oneOverSecondary { change(to: .secondaryOnly, animated: UIView.areAnimationsEnabled) }
    }

    /// Shows another primary controller: in a stack, on top of it.
    final func showPrimary(_ controller: UIViewController) {
        if isCollapsed { return push(controller) }
        (columns.primary, columns.given[.primary]) = (contained(controller), controller)
        showChildren()
    }

    /// A column's controller as it is contained: with a style, in a navigation controller.
    private func contained(_ controller: UIViewController) -> UIViewController {
        style == .unspecified || controller is UINavigationController ? controller : UINavigationController(rootViewController: controller)
    }

    private func push(_ controller: UIViewController) {
        guard let stack = shownControllers.first as? UINavigationController, stack !== controller else {
            return (shownControllers.first ?? self).present(controller, animated: UIView.areAnimationsEnabled)
        }
        stack.take(secondary: controller, animated: UIView.areAnimationsEnabled)
    }

    /// Brings the children, and their views, in step with what is to be contained.
    final func showChildren() {
        let wanted = shownControllers
        for child in children where !wanted.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            setOverrideTraitCollection(nil, forChild: child)
            child.removeFromParent()
        }
        for child in wanted where child.parent !== self {
            addChild(child)
            child.didMove(toParent: self)
        }
        guard let splitView else { return }
        for child in wanted {
            let isPrimary = !isCollapsed && child === columns.primary
            setOverrideTraitCollection(isPrimary ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: child)
            let holder = isPrimary ? splitView.primary : splitView.secondary
            if child.view.superview !== holder {
                child.view.frame = holder.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                holder.addSubview(child.view)
            }
        }
        placeColumns()
    }
}
