internal import FoundationAdditions

// Cells that are kept and get their content again (R-DIF-4).
extension UICollectionView {
    /// A cell that is asked for again, and its item.
    typealias Reconfigured = (path: IndexPath, cell: UICollectionViewCell)

    final func reconfigure(_ paths: [IndexPath]) {
        // In a batch the data source is at the new places already.
        if updates != nil {
            updates?.changes.reconfigured += paths
            return
        }
        for path in paths {
            guard let cell = cellForItem(at: path), let dataSource, !needsContents else { continue }
            let generation = contentsGeneration
            reconfigured = (path, cell)
            let given = RegistrationName.whileAsking(self) { dataSource.collectionView(self, cellForItemAt: path) }
            reconfigured = nil
            demand(given === cell, "reconfigureItems: the data source gives another cell for the item at \(path); dequeue the one that it has, by the same identifier or registration")
            guard generation == contentsGeneration, cell.owner === self else { continue }
            // It may need another size.
            cell.measured = nil
            setNeedsLayout()
        }
    }

    /// The cell that an item has, while it is asked for again.
    final func reconfiguredCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell? {
        guard let reconfigured, reconfigured.path == path else { return nil }
        demand(reconfigured.cell.poolName == identifier,
               "dequeueReusableCell: the item at \(path) is reconfigured, and has a cell of another identifier or registration than '\(identifier)'")
        return reconfigured.cell
    }
}
