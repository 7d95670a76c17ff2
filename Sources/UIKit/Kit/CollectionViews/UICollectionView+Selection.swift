internal import FoundationAdditions

// What fingers on items do (R-COL-5).
extension UICollectionView {
    final func beginPress(_ touch: UITouch) {
        guard allowsSelection, let cell = cell(of: touch.view), let path = cell.element?.path,
              delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true, !needsContents, cell.owner === self, cell.element?.path == path
        else { return }
        press = (touch, cell)
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// The cell that a view is in.
    final func cell(of view: UIView?) -> UICollectionViewCell? {
        var view = view
        while let candidate = view, candidate !== self {
            if let cell = candidate as? UICollectionViewCell { return cell.owner === self && shown[cell.element ?? .cell([])] === cell ? cell : nil }
            view = candidate.superview
        }
        return nil
    }

    final func endPress(selects: Bool) {
        guard let (touch, cell) = press else { return }
        press = nil
        if selects, cell.bounds.contains(touch.location(in: cell)), let path = cell.element?.path { tap(path) }
        // An item whose menu is open keeps its light (R-LMN-2).
        if cell.isHighlighted, itemMenu?.litCell !== cell { cell.isHighlighted = false }
        if let path = cell.element?.path { delegate?.collectionView(self, didUnhighlightItemAt: path) }
    }

    /// Does what a tap on an item does.
    /// - Returns: Whether the delegate lets it.
    @discardableResult final func tap(_ path: IndexPath) -> Bool {
        if selected.contains(path), allowsMultipleSelection {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
            unselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return true
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true, contains(path) else { return false }
        if !allowsMultipleSelection {
            for other in selected where other != path {
                unselect(other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        selected.insert(path)
        if let cell = cellForItem(at: path) {
            if !cell.isSelected { cell.isSelected = true }
            cell.onSelection?(cell)
        }
        delegate?.collectionView(self, didSelectItemAt: path)
        return true
    }

    final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        loadContents()
        if !allowsMultipleSelection || path == nil {
            for other in selected where other != path { unselect(other) }
        }
        guard let path, contains(path) else { return }
        selected.insert(path)
        if let cell = cellForItem(at: path), !cell.isSelected { cell.isSelected = true }
        if position != [] { reveal(path, at: position, animated: animated) }
    }

    final func unselect(_ path: IndexPath) {
        guard selected.remove(path) != nil else { return }
        cellForItem(at: path)?.isSelected = false
    }
}
