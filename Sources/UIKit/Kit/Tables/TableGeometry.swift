/// Where the sections and rows of a table stand, from its upper edge on.
struct TableGeometry {
    struct Section {
        var top: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        var rows: RowHeights

        /// Rows without heights: they are asked for one by one, and what is called then may ask for places.
        init(rows count: Int) { rows = RowHeights(count) }

        var firstRowTop: CGFloat { top + header }
        var end: CGFloat { firstRowTop + rows.total + footer }
    }

    var sections: ContiguousArray<Section> = []
    /// The heights of the views above and below all sections.
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    /// The room above the header of a section that has one.
    var padding: CGFloat = 0

    mutating func place() {
        var y = headerHeight
        for index in sections.indices {
            if sections[index].header > 0 { y += padding }
            sections[index].top = y
            y = sections[index].end
        }
    }

    /// Where the last section ends.
    var end: CGFloat { sections.last?.end ?? headerHeight }
    var height: CGFloat { end + footerHeight }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && (0..<sections[path.section].rows.count).contains(path.row)
    }

    /// Whether there is the row, and its height is a guess.
    func isGuessed(_ path: IndexPath) -> Bool { contains(path) && sections[path.section].rows[path.row].isGuessed }

    /// The upper edge and the height of a row.
    func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
        let section = sections[path.section]
        return (section.firstRowTop + section.rows.start(of: path.row), section.rows[path.row].value)
    }

    /// The sections that reach into a stretch.
    func sections(from low: CGFloat, to high: CGFloat) -> [Int] {
        sections.indices.filter { sections[$0].end > low && sections[$0].top < high }
    }

    /// The rows that reach into a stretch, from top to bottom.
    func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for index in sections(from: low, to: high) {
            let section = sections[index]
            var row = section.rows.firstRow(endingBelow: low, from: section.firstRowTop)
            while row < section.rows.count, section.firstRowTop + section.rows.start(of: row) < high {
                paths.append(IndexPath(row: row, section: index))
                row += 1
            }
        }
        return paths
    }
}
