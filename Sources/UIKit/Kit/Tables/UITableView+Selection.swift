internal import FoundationAdditions

// What fingers on rows do (R-TBL-3).
extension UITableView {
    final func beginPress(_ touch: UITouch) {
        guard editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection, swipe == nil, let cell = cell(of: touch.view), let path = cell.path,
              delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        press = (touch, cell)
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// The cell that a view is in.
    final func cell(of view: UIView?) -> UITableViewCell? {
        var view = view
        while let candidate = view, candidate !== self {
            if let cell = candidate as? UITableViewCell { return cell.table === self ? cell : nil }
            view = candidate.superview
        }
        return nil
    }

    final func endPress(selects: Bool) {
        guard let (touch, cell) = press else { return }
        press = nil
        let isInside = cell.bounds.contains(touch.location(in: cell))
        // A row whose menu is open keeps its light (R-LMN-2).
        if rowMenu?.litCell !== cell { cell.setHighlighted(false, animated: false) }
        guard let path = cell.path else { return }
        delegate?.tableView(self, didUnhighlightRowAt: path)
        if selects, isInside { tap(path) }
    }

    /// Whether several rows can be selected at the moment.
    final var selectsSeveral: Bool { editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Does what a tap on a row does.
    final func tap(_ path: IndexPath) {
        if selection.contains(path), selectsSeveral {
            guard let path = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else { return }
            unselect(path, animated: false)
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        guard let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path), geometry.contains(path) else { return }
        if !selectsSeveral {
            for other in selection where other != path {
                guard let other = delegate == nil ? other : delegate?.tableView(self, willDeselectRowAt: other) else { continue }
                unselect(other, animated: false)
                delegate?.tableView(self, didDeselectRowAt: other)
            }
        }
        if !selection.contains(path) { selection.append(path) }
        let cell = shownCells[path]
        cell?.setSelected(true, animated: false)
        if let cell { cell.onSelection?(cell) }
        delegate?.tableView(self, didSelectRowAt: path)
    }

    final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        loadContents()
        if !selectsSeveral || path == nil {
            for other in selection where other != path { unselect(other, animated: animated) }
        }
        guard let path, geometry.contains(path) else { return }
        if !selection.contains(path) {
            selection.append(path)
            shownCells[path]?.setSelected(true, animated: animated)
        }
        if position != .none { reveal(path, at: position, animated: animated) }
    }

    final func unselect(_ path: IndexPath, animated: Bool) {
        selection.removeAll { $0 == path }
        shownCells[path]?.setSelected(false, animated: animated)
    }

    /// The button at a cell's trailing side.
    final func tapAccessory(of cell: UITableViewCell) {
        guard let path = cell.path else { return }
        cell.onAccessory?(cell)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
