// Which columns are seen, and how wide (R-SPL-2, R-SPL-3).
extension UISplitViewController {
    final var primaryWidth: CGFloat {
        guard let splitView, !isCollapsed, columns.primary != nil else { return 0 }
        func chosen(_ value: CGFloat, or usual: CGFloat) -> CGFloat { value == Self.automaticDimension || !value.isFinite ? usual : value }
        let whole = splitView.bounds.width
        let wanted = chosen(preferredPrimaryColumnWidth, or: whole * chosen(preferredPrimaryColumnWidthFraction, or: SplitView.usualShare))
        let least = chosen(minimumPrimaryColumnWidth, or: 0), most = chosen(maximumPrimaryColumnWidth, or: max(SplitView.greatestWidth, least))
        return min(max(min(wanted, most), least), whole).rounded()
    }

    /// What suits the room, where nothing else is preferred: both where the view is wider than high.
    private var suitableMode: DisplayMode {
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        guard let size = splitView?.bounds.size else { return .oneBesideSecondary }
        return size.width > size.height || style != .unspecified ? .oneBesideSecondary : .secondaryOnly
    }

    final func chooseMode() {
        guard !isCollapsed else { return }
        change(to: suitableMode, animated: false)
    }

    /// Shows other columns, and says so before.
    final func change(to new: DisplayMode, animated: Bool) {
        guard new != mode else { return }
        delegate?.splitViewController(self, willChangeTo: new)
        if (mode == .secondaryOnly) != (new == .secondaryOnly) {
            if new == .secondaryOnly { delegate?.splitViewController(self, willHide: .primary) } else { delegate?.splitViewController(self, willShow: .primary) }
        }
        mode = new
        guard animated, let splitView, splitView.window != nil, UIView.areAnimationsEnabled else { return placeColumns() }
        UIView.animate(withDuration: 0.35) {
            self.placeColumns()
            splitView.layoutIfNeeded()
        }
    }

    final func placeColumns() {
        splitView?.place(primaryWidth: primaryWidth, mode: isCollapsed ? .secondaryOnly : mode, hasPrimary: !isCollapsed && columns.primary != nil)
    }

    final func reveal(_ column: Column) {
        if isCollapsed {
            guard columns.compact == nil, let stack = shownControllers.first as? UINavigationController else { return }
            if column == .primary { stack.popToRootViewController(animated: UIView.areAnimationsEnabled) }
            if column == .secondary, let secondary = columns.secondary, stack.viewControllers.count == 1 { stack.take(secondary: secondary, animated: UIView.areAnimationsEnabled) }
        } else if column == .primary, mode == .secondaryOnly {
            change(to: suitableMode == .oneBesideSecondary ? .oneBesideSecondary : .oneOverSecondary, animated: true)
        } else if column == .secondary, mode == .oneOverSecondary {
            change(to: .secondaryOnly, animated: true)
        }
    }

    final func conceal(_ column: Column) {
        if isCollapsed {
            if column == .secondary, columns.compact == nil { (shownControllers.first as? UINavigationController)?.popToRootViewController(animated: UIView.areAnimationsEnabled) }
        } else if column == .primary {
            change(to: .secondaryOnly, animated: true)
        }
    }

    final func makeModeButton() -> UIBarButtonItem {
        let item = UIBarButtonItem(image: SplitView.glyph, primaryAction: UIAction { [weak self] _ in
            guard let self, !self.isCollapsed else { return }
            if self.mode == .secondaryOnly { self.reveal(.primary) } else { self.conceal(.primary) }
        })
        item.accessibilityLabel = SystemWord.sidebar.text
        item.isAway = isCollapsed
        return item
    }
}
