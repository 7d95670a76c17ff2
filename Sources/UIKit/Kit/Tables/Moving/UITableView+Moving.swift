internal import FoundationAdditions

// Rows that fingers move while the table is edited (R-MOV).
extension UITableView {
    private static let stepDuration: TimeInterval = 0.25, dropDuration: TimeInterval = 0.3

    /// Whether a row has the sign by which it is moved (R-MOV-1). Swift has nothing to ask whether the data source has `moveRowAt`: a class that says which
    /// rows can be moved has it, and cells that show the sign say so.
    final func canMove(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
        guard let dataSource, dataSource.tableView(self, canMoveRowAt: path), ProtocolDefaults.mayAnswer(.moveRow, dataSource) else { return false }
        return cell.showsReorderControl || ProtocolDefaults.mayAnswer(.canMove, dataSource)
    }

    // MARK: The finger

    final func move(_ cell: UITableViewCell, by press: LandingRecognizer) {
        switch press.state {
        case .began: lift(cell, by: press)
        case .changed: if let row = rowMove, row.cell === cell { drag(row, to: press.location(in: self).y) }
        case .ended: if let row = rowMove, row.cell === cell { drop(row) }
        case .cancelled: if rowMove?.cell === cell { cancelMove(animated: true) }
        default: break
        }
    }

    private func lift(_ cell: UITableViewCell, by press: LandingRecognizer) {
        guard let path = cell.path, shownCells[path] === cell, rowMove == nil, updates == nil, canMove(path, cell), geometry.contains(path) else { return }
        closeSwipe(animated: true)
        let row = RowMove(cell, path, geometry.span(of: path), finger: press.location(in: self).y, from: bounds.minY)
        rowMove = row
        press.onReset = { [weak self, weak row] in
            if let self, let row, rowMove === row { cancelMove(animated: false) }
        }
        bringSubviewToFront(cell)
        UIView.animate(withDuration: Self.stepDuration, delay: 0, options: .allowUserInteraction) { cell.lift() }
    }

    private func drag(_ row: RowMove, to place: CGFloat) {
        row.finger = place - bounds.minY
        row.edges.follow(row.finger, in: self) { [weak self, weak row] in
            if let self, let row { follow(row) }
        }
        follow(row)
    }

    /// The finger or the content has moved (R-MOV-3, R-MOV-4).
    private func follow(_ row: RowMove) {
        guard rowMove === row else { return }
        placeLifted()
        let next = gap(nearestTo: middle(of: row), for: row)
        guard next != row.proposed else { return }
        row.proposed = next
        let given = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: row.source, toProposedIndexPath: next) ?? next
        guard rowMove === row else { return }
        guard isGap(given, for: row) else {
            return report("UITableView: targetIndexPathForMoveFromRowAt gave \(given), where the row at \(row.source) can't come to lie; it stays where it was")
        }
        guard given != row.target else { return }
        // Rows that have come into sight are placed before they step aside.
        layoutIfNeeded()
        guard rowMove === row else { return }
        row.target = given
        UIView.animate(withDuration: Self.stepDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.placeShown() }
    }

    // MARK: The end

    /// The row comes to lie where it is held.
    private func drop(_ row: RowMove) {
        let start = row.cell.frame
        rowMove = nil
        moveInSource(row.source, row.target, by: row)
        layDown(row, from: start)
    }

    /// The row goes back to its place (R-MOV-7).
    final func cancelMove(animated: Bool) {
        guard let row = rowMove else { return }
        rowMove = nil
        layDown(row, from: animated ? row.cell.frame : nil)
        if !animated { placeShown() }
    }

    /// Lets a row lie down where the table has it now.
    /// - Parameter start: Where it was lifted to; `nil` for at once.
    private func layDown(_ row: RowMove, from start: CGRect?) {
        row.edges.stop()
        guard let cell = row.cell as? UITableViewCell else { return }
        // Places of a table that is reloaded are those of rows that are gone.
        guard !needsContents, let path = cell.path, shownCells[path] === cell, geometry.contains(path) else { return cell.lieDown() }
        let goal = frame(ofRowAt: path)
        guard let start, window != nil, UIView.areAnimationsEnabled else {
            cell.frame = goal
            return putBack(cell)
        }
        UIView.performWithoutAnimation { cell.frame = start }
        UIView.animate(withDuration: Self.dropDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            cell.frame = goal
            self.placeShown()
            cell.layer.shadowOpacity = cell.looksBeforeLift?.shadowOpacity ?? 0
        } completion: { _ in self.putBack(cell) }
    }

    /// Takes the look of a lifted row away, unless it was lifted again meanwhile.
    private func putBack(_ cell: UITableViewCell) {
        guard rowMove?.cell !== cell else { return }
        cell.lieDown()
        if cell.table === self { putBehind(cell) }
    }

    // MARK: The data source (R-MOV-6)

    /// Has the data source move a row, and the table with it, unless the data source has changed the table itself.
    /// - Parameter row: The row that a finger has moved.
    private func moveInSource(_ source: IndexPath, _ target: IndexPath, by row: RowMove? = nil) {
        guard source != target, let dataSource else { return }
        let generation = changeGeneration, cell = shownCells[source]
        hasMovedRows = false
        isDropping = row != nil
        dataSource.tableView(self, moveRowAt: source, to: target)
        isDropping = false
        // It has changed other rows alone, and the table doesn't know where this one is now.
        if generation != changeGeneration, !needsContents, !hasMovedRows, let cell, cell.table === self, cell.path != target { return reloadData() }
        guard ProtocolDefaults.mayAnswer(.moveRow, dataSource), !hasChanged(since: generation) else { return }
        var expected = geometry.sections.map(\.rows.count)
        expected[source.section] -= 1
        expected[target.section] += 1
        let counts = countedSections().map(\.rows.count)
        guard !hasChanged(since: generation) else { return }
        guard counts == expected else {
            report("UITableView: moveRowAt was called for \(source) to \(target), and the data source's numbers of rows are not those after it; the table is reloaded")
            return reloadData()
        }
        change(row == nil ? .automatic : .none) { $0.moved[source] = target }
    }

    private func hasChanged(since generation: Int) -> Bool { needsContents || generation != changeGeneration || updates != nil }

    /// Moves a row by a step up or down, to where the delegate lets it (R-MOV-8).
    /// - Returns: Whether it has moved.
    final func moveRow(_ cell: UITableViewCell, by step: Int) -> Bool {
        guard let path = cell.path, shownCells[path] === cell, rowMove == nil, updates == nil, canMove(path, cell), geometry.contains(path),
              let next = neighbour(of: path, by: step) else { return false }
        let row = RowMove(cell, path, geometry.span(of: path), finger: 0, from: 0)
        let target = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: next) ?? next
        guard geometry.contains(path), isGap(target, for: row), target != path else { return false }
        moveInSource(path, target)
        return true
    }

    private func neighbour(of path: IndexPath, by step: Int) -> IndexPath? {
        let row = path.row + step, count = geometry.sections[path.section].rows.count
        if (0..<count).contains(row) { return IndexPath(row: row, section: path.section) }
        let section = path.section + step
        guard geometry.sections.indices.contains(section) else { return nil }
        return IndexPath(row: step > 0 ? 0 : geometry.sections[section].rows.count, section: section)
    }
}
