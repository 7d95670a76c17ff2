internal import FoundationAdditions

// The index at the trailing side (R-IDX).
extension UITableView {
    /// The room at the trailing side of the rows that the index takes.
    final var indexRoom: CGFloat { indexView == nil ? 0 : ListIndexView.room }

    final func loadIndexTitles() { indexTitles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : [] }

    /// Makes the index where there are titles and rows enough, else takes it away.
    /// - Returns: Whether rows have other room than before.
    final func updateIndex() -> Bool {
        let isShown = !indexTitles.isEmpty && (sectionIndexMinimumDisplayRowCount <= 0
            || geometry.sections.lazy.map(\.rows.count).reduce(0, +) >= sectionIndexMinimumDisplayRowCount)
        let hasChanged = isShown != (indexView != nil)
        if isShown {
            let index = indexView ?? makeIndex()
            index.titles = indexTitles
        } else {
            indexView?.removeFromSuperview()
            indexView = nil
        }
        return hasChanged
    }

    private func makeIndex() -> ListIndexView {
        let index = ListIndexView { [weak self] in self?.scroll(toTitle: $0) }
        indexView = index
        dressIndex()
        addSubview(index)
        return index
    }

    final func dressIndex() {
        indexView?.textColor = sectionIndexColor
        indexView?.usualBackground = sectionIndexBackgroundColor
        indexView?.trackingBackground = sectionIndexTrackingBackgroundColor
    }

    /// Rows that were inserted or deleted may have made the index come or go.
    final func followIndex() {
        guard updateIndex() else { return }
        for cell in shownCells.values { cell.setNeedsLayout() }
        loadHeights()
    }

    private func scroll(toTitle number: Int) {
        guard let title = indexTitles[safe: number], let dataSource, updates == nil else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: number)
        loadContents()
        // An app that has scrolled itself, as to a search bar, names no section.
        guard updates == nil, geometry.sections.indices.contains(section) else { return }
        let row = geometry.sections[section].rows.count > 0 ? 0 : NSNotFound
        reveal(IndexPath(row: row, section: section), at: .top, animated: false)
    }
}

extension UIScrollView {
    /// Puts an index at the trailing side of what is seen.
    final func place(_ index: ListIndexView) {
        let insets = adjustedContentInset, bounds = bounds, width = ListIndexView.room
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(x: isReversed ? bounds.minX : bounds.maxX - width, y: bounds.minY + insets.top, width: width,
                           height: max(bounds.height - insets.top - insets.bottom, 0))
        if index.frame != frame { index.frame = frame }
    }
}
