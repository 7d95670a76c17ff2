internal import FoundationAdditions

// Rows that open sideways, and the mode in which all of them can be edited (R-ROW, R-TBL-8).
extension UITableView {
    /// Gives the table the pan that opens rows.
    final func addSwipes() {
        let pan = RowSwipeRecognizer(target: nil, action: nil)
        pan.addAction { [weak self] (pan: RowSwipeRecognizer) in self?.swipe(by: pan) }
        addGestureRecognizer(pan)
    }

    private func swipe(by pan: RowSwipeRecognizer) {
        guard let row = pan.row else { return }
        switch pan.state {
        case .began:
            if swipe !== row { begin(row) }
            row.dragBegan()
            row.drag(by: pan.translation(in: self).x)
        case .changed where swipe === row: row.drag(by: pan.translation(in: self).x)
        case .ended where swipe === row: row.dragEnded(velocity: pan.velocity(in: self).x)
        case .cancelled where swipe === row: closeSwipe(animated: true)
        default: break
        }
    }

    private func begin(_ row: RowSwipe) {
        closeSwipe(animated: false)
        swipe = row
        row.cell.isShowingActions = true
        if let path = row.cell.path { delegate?.tableView(self, willBeginEditingRowAt: path) }
    }

    /// Opens the trailing side of a row with one action, as the sign before the row does.
    final func confirmDeletion(of cell: UITableViewCell) {
        guard let path = cell.path, canEdit(path) else { return }
        let isAtRight = effectiveUserInterfaceLayoutDirection != .rightToLeft
        let actions = swipeActions(at: path, isAtRight: isAtRight) ?? UISwipeActionsConfiguration(actions: [deletion(of: path)])
        let row = RowSwipe(self, cell, path, actions, isAtRight: isAtRight)
        begin(row)
        row.layOut()
        row.uncover()
    }

    /// Closes the row that is open.
    /// - Parameters:
    ///   - isGone: Whether the row is there no more, or another one has its place.
    ///   - letsGo: Whether its cell stays where it is.
    final func closeSwipe(animated: Bool, isGone: Bool = false, letsGo: Bool = false) {
        guard let row = swipe else { return }
        swipe = nil
        row.cell.isShowingActions = false
        closingSwipe?.remove()
        closingSwipe = animated ? row : nil
        if animated { row.close(animated: true) } else if letsGo { row.letGo() } else { row.remove() }
        delegate?.tableView(self, didEndEditingRowAt: isGone ? nil : row.cell.path)
    }

    /// By how much a cell stands beside its row's place.
    final func swipeShift(of cell: UITableViewCell) -> CGFloat {
        if let swipe, swipe.cell === cell { return swipe.shift }
        if let closingSwipe, closingSwipe.cell === cell { return closingSwipe.shift }
        return 0
    }

    // MARK: What may be edited (R-ROW-3)

    final func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    /// Whether the data source deletes the row when it is asked to. Swift has nothing to ask whether it has `commit`: a class that says which rows can be
    /// edited, or how, has it.
    final func deletesRows(_ path: IndexPath) -> Bool {
        guard let dataSource, canEdit(path), editingStyle(of: path) == .delete else { return false }
        _ = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        return ProtocolDefaults.mayAnswer(.canEdit, dataSource) || ProtocolDefaults.mayAnswer([.editingStyle, .deleteTitle], delegate)
    }

    final func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate.map { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }

    // MARK: The mode

    final func changeEditing(_ isOn: Bool, animated: Bool) {
        closeSwipe(animated: animated)
        cancelMove(animated: animated)
        guard isOn != editing else { return }
        editing = isOn
        rowsSelection?.stop()
        if isOn ? !allowsSelectionDuringEditing : allowsMultipleSelectionDuringEditing { for path in selection { unselect(path, animated: animated) } }
        for cell in shownCells.values { showEditing(of: cell, animated: animated) }
    }

    /// Gives a cell the state that the table's mode asks for.
    final func showEditing(of cell: UITableViewCell, animated: Bool) {
        guard let path = cell.path else { return }
        let hasSign = editing && canEdit(path), isMovable = editing && canMove(path, cell)
        let choosesRows = hasSign && allowsMultipleSelectionDuringEditing, isEdited = hasSign || isMovable
        cell.setEditingStyle(hasSign && !choosesRows ? editingStyle(of: path) : .none, choosesRows: choosesRows,
                             isIndented: hasSign && (delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true), isMovable: isMovable)
        if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated && window != nil) }
    }

    /// The sign before a row was tapped.
    final func tapEditControl(of cell: UITableViewCell) {
        guard let path = cell.path else { return }
        switch cell.editingStyle {
        case .delete: confirmDeletion(of: cell)
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .none: break
        }
    }
}
