internal import FoundationAdditions

// Which cells are shown and where they stand.
extension UITableView {
    /// How far rows are from the sides.
    final var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }
    final var rowWidth: CGFloat { max(bounds.width - 2 * sideInset, 0) }

    final func rectOfSection(_ section: Int, _ span: (TableGeometry.Section) -> (CGFloat, CGFloat)) -> CGRect {
        loadContents()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let (top, height) = span(geometry.sections[section])
        return CGRect(x: 0, y: top, width: bounds.width, height: height)
    }

    final func layOutTable() {
        guard updates == nil, bounds.width > 0, bounds.height > 0 else { return }
        guard !isLoadingHeights else { return needsLayoutAfterHeights = true }
        placing { placeTable() }
        prefetchRows()
    }

    private func placeTable() {
        loadContents()
        followIndex()
        // A finger that scrolls closes a row (R-ROW-5).
        if swipe != nil, isDragging { closeSwipe(animated: true) }
        if measuredWidth != bounds.width { loadHeights() }
        if contentSize.width != bounds.width || geometry.headerHeight != tableHeaderView?.bounds.height ?? 0 { placeAll() }
        UIView.performWithoutAnimation {
            showCells()
            placeSides()
            swipe?.layOut()
            placeLifted()
        }
    }

    /// Makes the cells of the rows in sight, takes the others out, and places what is shown.
    private func showCells() {
        let isAtGoal = rowGoal?.place == bounds.minY
        // Each measured height can bring other rows into sight.
        for _ in 0..<100 {
            // Rows that step aside for a moved one reach into sight by its height.
            let margin = rowMove?.height ?? 0, paths = geometry.rows(from: bounds.minY - margin, to: bounds.maxY + margin)
            let wanted = Set(paths)
            let edited = enclosingWindow?.firstResponder as? UIView
            for (path, cell) in shownCells where !wanted.contains(path) {
                if !geometry.contains(path) || edited?.isInside(cell) != true && rowMove?.cell !== cell { hide(path) }
            }
            var shift: CGFloat = 0, hasMeasured = false
            for path in paths {
                guard geometry.contains(path), let cell = shownCells[path] ?? show(path) else { continue }
                if let growth = measure(path, cell) {
                    hasMeasured = true
                    // What is in sight below stays where it is.
                    if geometry.span(of: path).top < bounds.minY { shift += growth }
                }
            }
            guard hasMeasured else { break }
            placeAll()
            if shift != 0 { shiftContent(by: CGVector(dx: 0, dy: shift)) }
        }
        followGoal(isThere: isAtGoal)
        for (path, cell) in shownCells where geometry.contains(path) { place(cell, at: path) }
    }

    /// The place among the subviews of the cell that is behind all others.
    private var firstCellPlace: Int { backgroundView == nil ? 0 : 1 }

    /// Puts a cell, or what belongs to one, behind all cells.
    final func putBehind(_ view: UIView) { insertSubview(view, at: firstCellPlace) }

    /// Asks a cell for the height of its row where that was guessed.
    /// - Returns: By how much it is higher than the guess; `nil` where it is not otherwise, or the row is gone with what the cell called.
    private func measure(_ path: IndexPath, _ cell: UITableViewCell) -> CGFloat? {
        guard geometry.isGuessed(path) else { return nil }
        let height = heightOfDelegate(forRowAt: path)
            ?? cell.systemLayoutSizeFitting(CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
                                            verticalFittingPriority: .fittingSizeLevel).height
        guard geometry.isGuessed(path), shownCells[path] === cell else { return nil }
        let old = geometry.span(of: path).height
        geometry.sections[path.section].rows[path.row] = .init(height, isGuessed: false)
        return height == old ? nil : height - old
    }

    final func place(_ cell: UITableViewCell, at path: IndexPath) {
        // Its finger says where it is.
        guard rowMove?.cell !== cell else { return }
        var frame = frame(ofRowAt: path)
        if swipe != nil || closingSwipe != nil { frame.origin.x += swipeShift(of: cell) }
        if let rowMove { frame.origin.y += rowMove.shift(of: path) }
        if cell.frame != frame { cell.frame = frame }
    }

    /// Where a row stands that no finger moves.
    final func frame(ofRowAt path: IndexPath) -> CGRect {
        let span = geometry.span(of: path)
        return CGRect(x: sideInset, y: span.top, width: rowWidth, height: span.height)
    }

    /// Asks for the cell of a row and puts it into the table. The app may reload the table meanwhile, and ask for layout in its calls.
    /// - Returns: `nil` when the row is gone with that.
    private func show(_ path: IndexPath) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let generation = contentsGeneration
        let cell = dataSource.tableView(self, cellForRowAt: path)
        // Other rows have their cells by now, and this one may have one that was asked for inside of the call.
        guard generation == contentsGeneration, geometry.contains(path), shownCells[path] == nil else { return geometry.contains(path) ? shownCells[path] : nil }
        // A cell that the data source gives for two rows stands for the last one.
        if let old = cell.path, shownCells[old] === cell { shownCells[old] = nil }
        (cell.table, cell.path) = (self, path)
        shownCells[path] = cell
        dress(cell)
        cell.frame.size.width = rowWidth
        putBehind(cell)
        cell.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
        showEditing(of: cell, animated: false)
        let isSelected = selection.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return geometry.contains(path) ? shownCells[path] : nil
    }

    /// Gives a cell the look that the table has for its row.
    /// - Parameter isNew: Whether it is done in any case. What code has set of a cell stays where the cell's place in its section does.
    final func dress(_ cell: UITableViewCell, isNew: Bool = true) {
        guard let path = cell.path, geometry.contains(path) else { return }
        let (isFirst, isLast) = place(inSection: path)
        if !isNew, cell.dressedPlace == (isFirst, isLast) { return }
        cell.dressedPlace = (isFirst, isLast)
        cell.usualBackground = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        cell.setSeparator(separatorStyle == .singleLine && !(isLast && style != .plain) ? separatorColor ?? .separator : nil, inset: separatorInset)
        guard style == .insetGrouped else { return }
        cell.layer.cornerRadius = isFirst || isLast ? 10 : 0
        cell.layer.masksToBounds = true
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.maskedCorners = corners
    }

    private func place(inSection path: IndexPath) -> (isFirst: Bool, isLast: Bool) {
        (path.row == 0, path.row == geometry.sections[path.section].rows.count - 1)
    }

    /// Gives cells that are no longer the first or last ones of their sections their new look. Those that become so have it at the end of their motion.
    final func dressInner(_ cells: some Collection<UITableViewCell>) {
        for cell in cells {
            guard let path = cell.path, geometry.contains(path) else { continue }
            let old = cell.dressedPlace, new = place(inSection: path)
            if (!new.isFirst || old.isFirst) && (!new.isLast || old.isLast) { dress(cell, isNew: false) }
        }
    }

    // MARK: Above and below sections

    final func placeSides() {
        let margin = rowMove?.height ?? 0, shown = Set(geometry.sections(from: bounds.minY - margin, to: bounds.maxY + margin))
        for section in shownHeaders.keys where !shown.contains(section) { hideSideView(section, isHeader: true) }
        for section in shownFooters.keys where !shown.contains(section) { hideSideView(section, isHeader: false) }
        for section in shown {
            showSide(section, isHeader: true)
            showSide(section, isHeader: false)
        }
        if let tableHeaderView { place(tableHeaderView, CGRect(x: 0, y: 0, width: bounds.width, height: geometry.headerHeight)) }
        if let tableFooterView {
            place(tableFooterView, CGRect(x: 0, y: geometry.end, width: bounds.width, height: geometry.footerHeight))
        }
        if let backgroundView { place(backgroundView, bounds) }
        if let indexView { place(indexView) }
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }

    private func showSide(_ number: Int, isHeader: Bool) {
        guard geometry.sections.indices.contains(number), isHeader ? geometry.sections[number].header > 0 : geometry.sections[number].footer > 0,
              let view = (isHeader ? shownHeaders[number] : shownFooters[number]) ?? makeSide(number, isHeader: isHeader),
              geometry.sections.indices.contains(number) else { return }
        let section = geometry.sections[number]
        let height = isHeader ? section.header : section.footer
        let shift = rowMove?.shift(ofSection: number, isHeader: isHeader) ?? 0
        var y = (isHeader ? section.top : section.end - section.footer) + shift
        if style == .plain {
            // In sight as long as a row of the section is.
            let top = bounds.minY + adjustedContentInset.top, bottom = bounds.maxY - adjustedContentInset.bottom
            let end = section.end - section.footer + (rowMove?.shift(ofSection: number, isHeader: false) ?? 0)
            let start = section.firstRowTop + (rowMove?.shift(ofSection: number, isHeader: true) ?? 0)
            y = isHeader ? max(y, min(top, end - height)) : min(y, max(bottom - height, start))
        }
        place(view, CGRect(x: 0, y: y, width: bounds.width, height: height))
    }

    private func makeSide(_ number: Int, isHeader: Bool) -> UIView? {
        var made = sideView(number, isHeader: isHeader)
        if made == nil, let title = sideTitle(number, isHeader: isHeader), !title.isEmpty {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.dress(title, in: self, isHeader: isHeader)
            made = view
        }
        guard let made else { return nil }
        if isHeader {
            shownHeaders[number] = made
            delegate?.tableView(self, willDisplayHeaderView: made, forSection: number)
        } else {
            shownFooters[number] = made
            delegate?.tableView(self, willDisplayFooterView: made, forSection: number)
        }
        // Above the cells, which they cover while they are held in sight; not above a row that a finger has lifted.
        insertSubview(made, at: firstCellPlace + shownCells.count + (swipe == nil ? 0 : 1) - (rowMove == nil ? 0 : 1))
        return made
    }
}
