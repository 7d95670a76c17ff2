internal import FoundationAdditions

// Cells that are kept and get their content again (R-DIF-4).
extension UITableView {
    /// A cell that is asked for again, and its row.
    typealias Reconfigured = (path: IndexPath, cell: UITableViewCell)

    final func reconfigure(_ paths: [IndexPath]) {
        // In a batch the data source is at the new places already.
        if updates != nil {
            updates?.rows.reconfigured += paths
            return
        }
        for path in paths {
            guard let cell = shownCells[path], let dataSource, !needsContents else { continue }
            reconfigured = (path, cell)
            let given = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            demand(given === cell, "reconfigureRows: the data source gives another cell for the row at \(path); dequeue the one that it has, by the same identifier")
            guard shownCells[path] === cell, geometry.contains(path) else { continue }
            // It may need another height, where cells decide that.
            if height(ofRowAt: path).isGuessed, shownCells[path] === cell, geometry.contains(path) {
                geometry.sections[path.section].rows[path.row] = .init(geometry.span(of: path).height, isGuessed: true)
            }
            setNeedsLayout()
        }
    }

    /// The cell that a row has, while it is asked for again.
    final func reconfiguredCell(_ identifier: String, _ path: IndexPath) -> UITableViewCell? {
        guard let reconfigured, reconfigured.path == path else { return nil }
        demand(reconfigured.cell.reuseIdentifier == identifier,
               "dequeueReusableCell: the row at \(path) is reconfigured, and has a cell of another identifier than '\(identifier)'")
        return reconfigured.cell
    }
}
