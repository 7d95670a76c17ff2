internal import FoundationAdditions

// What the data source says, and the cells that are kept for use again.
extension UITableView {
    /// The data source is to be asked again before the next layout.
    final func contentsChanged() {
        cancelMove(animated: false)
        rowsSelection?.stop()
        needsContents = true
        setNeedsLayout()
    }

    final func heightsChanged() {
        guard !needsContents else { return }
        loadHeights()
        setNeedsLayout()
    }

    final func looksChanged() {
        for cell in shownCells.values { dress(cell) }
    }

    /// Asks the data source, where that is due, and takes the old cells away.
    final func loadContents() {
        guard needsContents else { return }
        needsContents = false
        rowGoal = nil
        prefetching.forget()
        endPress(selects: false)
        for path in shownCells.keys { hide(path) }
        for section in shownHeaders.keys { hideSideView(section, isHeader: true) }
        for section in shownFooters.keys { hideSideView(section, isHeader: false) }
        contentsGeneration += 1
        let generation = contentsGeneration, counted = countedSections()
        // A data source that reloads the table while it is asked has been asked again already.
        guard generation == contentsGeneration else { return }
        geometry.sections = counted
        loadIndexTitles()
        guard generation == contentsGeneration else { return }
        _ = updateIndex()
        loadHeights()
    }

    /// Sections with as many rows as the data source says.
    final func countedSections() -> ContiguousArray<TableGeometry.Section> {
        guard let dataSource else { return [] }
        var sections: ContiguousArray<TableGeometry.Section> = [], room = ListLimits.rows
        let wanted = max(dataSource.numberOfSections(in: self), 0), count = min(wanted, ListLimits.sections)
        if count < wanted { report("UITableView: the data source has \(wanted) sections; the first \(count) are shown") }
        for section in 0..<count {
            let wanted = max(dataSource.tableView(self, numberOfRowsInSection: section), 0), count = min(wanted, room)
            if count < wanted { report("UITableView: section \(section) has \(wanted) rows; \(ListLimits.rows) in a table are shown, the rest is left out") }
            room -= count
            sections.append(.init(rows: count))
        }
        return sections
    }

    // MARK: Heights (R-TBL-2)

    static let usualHeight: CGFloat = 44

    /// What holds where no delegate says otherwise.
    final func ownHeight(ofRowAt path: IndexPath) -> CGFloat {
        staticSections?[safe: path.section]?.cells[safe: path.row]?.fileHeight ?? rowHeight
    }

    /// Asks for all heights again; those that were measured are guesses until their cells are there.
    final func loadHeights() {
        measuredWidth = bounds.width
        // Delegates may reload the table in these calls: its heights are asked for again then, and these are those of rows that are gone.
        let generation = contentsGeneration
        let isOutermost = !isLoadingHeights
        isLoadingHeights = true
        defer { if isOutermost { endLoadingHeights() } }
        var isAsked = false
        for section in geometry.sections.indices {
            let header = sideHeight(section, isHeader: true), footer = sideHeight(section, isHeader: false)
            guard generation == contentsGeneration else { return }
            geometry.sections[section].header = header
            geometry.sections[section].footer = footer
            let count = geometry.sections[section].rows.count
            var heights = RowHeights()
            while heights.count < count {
                // The first row says whether the delegate has heights.
                let path = IndexPath(row: heights.count, section: section), guess = isAsked ? laterHeight(ofRowAt: path) : nil
                let height = guess ?? height(ofRowAt: path)
                isAsked = true
                guard generation == contentsGeneration else { return }
                heights.append(height, count: hasCommonHeight ? count - heights.count : 1)
            }
            guard geometry.sections.indices.contains(section), geometry.sections[section].rows.count == count else { return }
            geometry.sections[section].rows = heights
        }
        placeAll()
    }

    private func endLoadingHeights() {
        isLoadingHeights = false
        guard needsLayoutAfterHeights else { return }
        needsLayoutAfterHeights = false
        setNeedsLayout()
    }

    /// Whether neither the delegate nor a storyboard has heights of single rows: what holds for one row holds for all.
    private var hasCommonHeight: Bool {
        guard staticSections == nil, !ProtocolDefaults.mayAnswer(.rowHeight, delegate) else { return false }
        return rowHeight >= 0 && rowHeight.isFinite || !ProtocolDefaults.mayAnswer(.estimatedRowHeight, delegate)
    }

    /// Whether an app with estimates has heights too, which are asked for when the cells are there (R-TBL-14).
    final var asksForHeightsLater: Bool {
        staticSections == nil && ProtocolDefaults.mayAnswer(.rowHeight, delegate)
            && (estimatedRowHeight > 0 || ProtocolDefaults.mayAnswer(.estimatedRowHeight, delegate))
    }

    /// The app's estimate for a row whose height it is asked for later; `nil` where it is asked for at once.
    private func laterHeight(ofRowAt path: IndexPath) -> RowHeights.Height? {
        guard asksForHeightsLater else { return nil }
        let guess = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? -1
        return guess > 0 && guess.isFinite ? .init(guess, isGuessed: true) : nil
    }

    /// What the delegate says of a row whose cell is there; `nil` where the cell decides.
    final func heightOfDelegate(forRowAt path: IndexPath) -> CGFloat? {
        guard asksForHeightsLater, let height = delegate?.tableView(self, heightForRowAt: path), height >= 0, height.isFinite else { return nil }
        return height
    }

    /// What the delegate or the table says of a row.
    final func height(ofRowAt path: IndexPath) -> RowHeights.Height {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? ownHeight(ofRowAt: path)
        guard height < 0 || !height.isFinite else { return .init(height, isGuessed: false) }
        let guess = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return .init(guess > 0 && guess.isFinite ? guess : Self.usualHeight, isGuessed: true)
    }

    /// The height of what stands above or below a section.
    private func sideHeight(_ section: Int, isHeader: Bool) -> CGFloat {
        let common = isHeader ? sectionHeaderHeight : sectionFooterHeight
        let height = (isHeader ? delegate?.tableView(self, heightForHeaderInSection: section)
                      : delegate?.tableView(self, heightForFooterInSection: section)) ?? common
        let title = sideTitle(section, isHeader: isHeader)
        // A height of the delegate's own holds also where there is nothing to see.
        if height >= 0, height.isFinite, height != common { return height }
        if let view = sideView(section, isHeader: isHeader) {
            if height >= 0, height.isFinite { return height }
            let fitting = view.systemLayoutSizeFitting(CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
                                                       verticalFittingPriority: .fittingSizeLevel).height
            return fitting > 0 ? fitting : view.bounds.height > 0 ? view.bounds.height : 28
        }
        guard let title, !title.isEmpty else {
            return style == .plain ? 0 : isHeader && section == 0 && geometry.headerHeight == 0 ? 35 : 18
        }
        if height >= 0, height.isFinite, style == .plain { return height }
        return max(UITableViewHeaderFooterView.height(of: title, width: rowWidth, in: self, isHeader: isHeader), height)
    }

    final func sideTitle(_ section: Int, isHeader: Bool) -> String? {
        isHeader ? dataSource?.tableView(self, titleForHeaderInSection: section) : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    final func sideView(_ section: Int, isHeader: Bool) -> UIView? {
        isHeader ? shownHeaders[section] ?? delegate?.tableView(self, viewForHeaderInSection: section)
            : shownFooters[section] ?? delegate?.tableView(self, viewForFooterInSection: section)
    }

    final func replaceSideView(_ old: UIView?, by new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
            if let indexView { bringSubviewToFront(indexView) }
        }
        placeAll()
        setNeedsLayout()
    }

    /// Places rows after heights have changed.
    final func placeAll() {
        geometry.headerHeight = tableHeaderView?.bounds.height ?? 0
        geometry.footerHeight = tableFooterView?.bounds.height ?? 0
        geometry.padding = sectionHeaderTopPadding > 0 && sectionHeaderTopPadding.isFinite ? sectionHeaderTopPadding : 0
        geometry.place()
        contentSize = CGSize(width: bounds.width, height: geometry.height)
    }

    // MARK: Use again

    /// Takes a row's cell out of the table.
    final func hide(_ path: IndexPath) {
        guard let cell = shownCells.removeValue(forKey: path) else { return }
        retire(cell, path)
    }

    /// A cell that stands for no row any more.
    final func retire(_ cell: UITableViewCell, _ path: IndexPath) {
        if press?.cell === cell { endPress(selects: false) }
        if swipe?.cell === cell { closeSwipe(animated: false) }
        if closingSwipe?.cell === cell { closingSwipe?.remove() }
        cell.lieDown()
        cell.removeFromSuperview()
        (cell.table, cell.path) = (nil, nil)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier, !cell.isStatic { cellPool.keep(cell, as: identifier) }
    }

    final func hideSideView(_ section: Int, isHeader: Bool) {
        guard let view = isHeader ? shownHeaders.removeValue(forKey: section) : shownFooters.removeValue(forKey: section) else { return }
        view.removeFromSuperview()
        if isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            sidePool.keep(view, as: identifier)
        }
    }
}

/// A section of a table whose rows are in a storyboard.
struct StaticTableSection {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
}

/// More rows than memory is given for, and more sections than a delegate is asked about one by one: a count that is wrong shall not end the app.
enum ListLimits {
    static let rows = 10_000_000, sections = 100_000
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
