internal import FoundationAdditions

// Rows that two fingers select (R-MSE).
extension UITableView {
    final func addSelection() {
        rowsPan.addAction { [weak self] (pan: RowsPanRecognizer) in self?.selectRows(by: pan) }
        rowsPan.ask = { [weak self] in self?.rowToSelectFrom(at: $0) }
        rowsPan.onReset = { [weak self] in self?.endSelecting() }
        addGestureRecognizer(rowsPan)
    }

    /// The row at a place, if two fingers may begin to select there.
    private func rowToSelectFrom(at point: CGPoint) -> IndexPath? {
        guard allowsMultipleSelectionDuringEditing, updates == nil, window != nil, let path = indexPathForRow(at: point) else { return nil }
        return delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? true ? path : nil
    }

    private func selectRows(by pan: RowsPanRecognizer) {
        switch pan.state {
        case .began: if let path = pan.firstRow(after: .zero) { beginSelecting(path, by: pan) }
        case .changed: if let rowsSelection { follow(pan, rowsSelection) }
        default: break
        }
    }

    private func beginSelecting(_ path: IndexPath, by pan: RowsPanRecognizer) {
        guard updates == nil, geometry.contains(path) else { return }
        if !editing { setEditing(true, animated: true) }
        let chosen = RowsSelection(anchor: path, in: Set(selection))
        rowsSelection = chosen
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
        if rowsSelection === chosen { follow(pan, chosen) }
    }

    private func follow(_ pan: RowsPanRecognizer, _ chosen: RowsSelection) {
        guard !chosen.isStopped else { return }
        chosen.finger = pan.location(in: self).y - bounds.minY
        chosen.edges.follow(chosen.finger, in: self) { [weak self, weak chosen] in
            if let self, let chosen { follow(chosen) }
        }
        follow(chosen)
    }

    /// The fingers or the content have moved.
    private func follow(_ chosen: RowsSelection) {
        guard !chosen.isStopped, let new = row(nearestTo: bounds.minY + chosen.finger), new != chosen.current else { return }
        let old = chosen.current
        chosen.current = new
        for path in rows(from: old ?? chosen.anchor, to: new) {
            // What an app does in a call may have ended it.
            guard !chosen.isStopped, rowsSelection === chosen else { return }
            if let wish = chosen.wish(for: path, from: old, to: new) { select(path, wish) }
        }
    }

    private func row(nearestTo y: CGFloat) -> IndexPath? {
        let insets = adjustedContentInset, top = bounds.minY + insets.top, bottom = bounds.maxY - insets.bottom
        let rows = geometry.rows(from: top, to: bottom), y = min(max(y, top), bottom)
        return rows.first { geometry.span(of: $0).top + geometry.span(of: $0).height > y } ?? rows.last
    }

    /// The rows between two, both of them too, from the first to the second.
    private func rows(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        let low = min(first, last), high = max(first, last)
        guard geometry.contains(low), geometry.contains(high) else { return [] }
        var paths: [IndexPath] = []
        for section in low.section...high.section {
            let count = geometry.sections[section].rows.count
            let start = section == low.section ? low.row : 0, end = section == high.section ? high.row + 1 : count
            for row in start..<max(end, start) { paths.append(IndexPath(row: row, section: section)) }
        }
        return first <= last ? paths : paths.reversed()
    }

    /// Does for a row what a tap does while the table is edited; a row that can't be edited stays as it is.
    private func select(_ path: IndexPath, _ isSelected: Bool) {
        guard geometry.contains(path), selection.contains(path) != isSelected, canEdit(path) else { return }
        guard isSelected else {
            guard let path = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else { return }
            unselect(path, animated: false)
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        guard let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path), geometry.contains(path), !selection.contains(path) else { return }
        selection.append(path)
        shownCells[path]?.setSelected(true, animated: false)
        delegate?.tableView(self, didSelectRowAt: path)
    }

    private func endSelecting() {
        guard let chosen = rowsSelection else { return }
        rowsSelection = nil
        chosen.stop()
        delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    }
}
