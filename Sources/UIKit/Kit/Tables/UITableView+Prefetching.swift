internal import FoundationAdditions

// Rows that are fetched ahead (R-PRE).
extension UITableView {
    /// Names the rows ahead that have come near since the last time, and those that will not come.
    final func prefetchRows() {
        guard let prefetchDataSource, isPrefetchingEnabled, !needsContents, updates == nil else { return }
        let isForward = prefetching.isForward(at: clamped(contentOffset)).y
        let ahead = isForward ? geometry.rows(from: bounds.maxY, to: bounds.maxY + bounds.height)
            : geometry.rows(from: bounds.minY - bounds.height, to: bounds.minY).reversed()
        let (new, gone) = prefetching.update(to: ahead.filter { shownCells[$0] == nil }) { shownCells[$0] != nil }
        if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }

    final func prefetchingChanged() {
        let gone = prefetching.forget()
        if !isPrefetchingEnabled, !gone.isEmpty { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: gone) }
        setNeedsLayout()
    }
}
