internal import FoundationAdditions

// Where a row that is moved can come to lie, and where rows are seen meanwhile (R-MOV-2, R-MOV-3).
extension UITableView {
    /// Where the middle of the lifted row is in the content: at the finger, between the ends of the rows and in sight.
    final func middle(of row: RowMove) -> CGFloat {
        let low = max(geometry.headerHeight, bounds.minY), high = max(min(geometry.end, bounds.maxY), low)
        return min(max(bounds.minY + row.finger - row.grip, low), high)
    }

    /// Puts the lifted row under the finger.
    final func placeLifted() {
        guard let row = rowMove else { return }
        let frame = CGRect(x: sideInset, y: middle(of: row) - row.height / 2, width: rowWidth, height: row.height)
        if row.cell.frame != frame { UIView.performWithoutAnimation { row.cell.frame = frame } }
    }

    /// Puts all that is shown where it belongs, aside for a row that is moved.
    final func placeShown() {
        for (path, cell) in shownCells where geometry.contains(path) { place(cell, at: path) }
        placeSides()
    }

    /// Whether a row that is moved can come to lie there.
    final func isGap(_ path: IndexPath, for row: RowMove) -> Bool {
        guard path.count == 2, geometry.sections.indices.contains(path.section) else { return false }
        return (0...max(rowCount(path.section, without: row.source), 0)).contains(path.row)
    }

    private func rowCount(_ section: Int, without source: IndexPath) -> Int {
        geometry.sections[section].rows.count - (section == source.section ? 1 : 0)
    }

    /// The place in sight whose middle is nearest to a place of the content, for a row that is moved.
    final func gap(nearestTo middle: CGFloat, for row: RowMove) -> IndexPath {
        var best = row.proposed, least = CGFloat.infinity
        func consider(_ path: IndexPath, _ top: CGFloat) {
            let distance = abs(top + row.height / 2 - middle)
            // Of places that are equally near, as the end of a section and the beginning of the next, the present one stays.
            guard distance < least || distance == least && path == row.proposed else { return }
            (best, least) = (path, distance)
        }
        let low = bounds.minY - row.height, high = bounds.maxY + row.height
        for path in geometry.rows(from: low, to: high) where path != row.source {
            let span = geometry.span(of: path), isBelow = path > row.source
            let top = span.top - (isBelow ? row.height : 0), number = path.row - (isBelow && path.section == row.source.section ? 1 : 0)
            consider(IndexPath(row: number, section: path.section), top)
            consider(IndexPath(row: number + 1, section: path.section), top + span.height)
        }
        for section in geometry.sections.indices where rowCount(section, without: row.source) == 0 {
            let top = geometry.sections[section].firstRowTop
            if top >= low, top <= high { consider(IndexPath(row: 0, section: section), top - (section > row.source.section ? row.height : 0)) }
        }
        return best
    }
}
