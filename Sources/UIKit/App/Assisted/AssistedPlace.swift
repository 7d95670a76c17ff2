extension UIResponder {
    /// Where it is on the screen of the app, in points.
    package var assistedFrame: CGRect {
        if let scene = self as? UIWindowScene { return CGRect(origin: .zero, size: scene.inspectedWindows.first?.bounds.size ?? .zero) }
        return accessibilityOutline
    }

    /// Scrolls so far that it can be seen, in each scroll view that it is in.
    /// - Returns: Whether it is in one.
    package func scrollAsAssistedToVisible() -> Bool {
        guard let view = assistedView else { return false }
        var next = view === self ? view.superview : view, hasScrolled = false
        while let current = next {
            if let scroller = current as? UIScrollView, !(scroller is Wheel) {
                scroller.layoutIfNeeded()
                let window = scroller.window, outline = accessibilityOutline
                let inWindow = window.map { $0.convert(outline, from: nil as UIWindow?) } ?? outline
                scroller.scrollRectToVisible(scroller.convert(inWindow, from: nil as UIView?), animated: false)
                hasScrolled = true
            }
            next = current.superview
        }
        return hasScrolled
    }

    /// Has keys go to it.
    /// - Returns: Whether they do.
    package func focusAsAssisted() -> Bool {
        if let control = self as? UIControl, !(control is any TextEditing) { return KeyboardFocus.put(on: control) }
        return canBecomeFirstResponder && becomeFirstResponder()
    }
}

extension UITableView {
    /// The row of a cell and how many rows there are, counted over all sections.
    fileprivate func assistedPosition(of path: IndexPath) -> (index: Int, count: Int)? {
        let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
        guard path.section < counts.count else { return nil }
        return (counts.prefix(path.section).reduce(path.row, +), counts.reduce(0, +))
    }
}

extension UICollectionView {
    fileprivate func assistedPosition(of path: IndexPath) -> (index: Int, count: Int)? {
        let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
        guard path.section < counts.count else { return nil }
        return (counts.prefix(path.section).reduce(path.item, +), counts.reduce(0, +))
    }
}

extension UIResponder {
    /// Which of how many rows of a list it is, from 0; `nil` for what is no row.
    package var assistedPosition: (index: Int, count: Int)? {
        for view in assistedChain.dropFirst() {
            if let table = view as? UITableView, let cell = self as? UITableViewCell { return table.indexPath(for: cell).flatMap { table.assistedPosition(of: $0) } }
            if let list = view as? UICollectionView, let cell = self as? UICollectionViewCell { return list.indexPath(for: cell).flatMap { list.assistedPosition(of: $0) } }
        }
        return nil
    }
}
