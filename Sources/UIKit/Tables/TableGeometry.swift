/// Where the sections and rows of a table stand, from its upper edge on.
struct TableGeometry {
    struct Section {
        var top: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// The height of each row.
        var heights: ContiguousArray<CGFloat>
        /// Whether a row's height is a guess that holds until its cell is there.
        var isGuessed: ContiguousArray<Bool>
        /// Where each row begins, and the last one ends, from the section's top on.
        private(set) var starts: ContiguousArray<CGFloat>

        /// Rows without heights: they are asked for one by one, and what is called then may ask for places.
        init(rows count: Int) {
            heights = ContiguousArray(repeating: 0, count: count)
            isGuessed = ContiguousArray(repeating: false, count: count)
            starts = ContiguousArray(repeating: 0, count: count + 1)
        }

        var end: CGFloat { top + (starts.last ?? header) + footer }

        mutating func place(at top: CGFloat) {
            self.top = top
            var y = header
            starts.withUnsafeMutableBufferPointer { starts in
                starts[0] = y
                for row in heights.indices {
                    y += heights[row]
                    starts[row + 1] = y
                }
            }
        }

        /// All rows are as high as one of them.
        mutating func setAllHeights(toThatOf row: Int) {
            heights = ContiguousArray(repeating: heights[row], count: heights.count)
            isGuessed = ContiguousArray(repeating: isGuessed[row], count: isGuessed.count)
        }

        /// The first row that ends below a place; the number of rows when none does.
        func firstRow(endingBelow y: CGFloat) -> Int {
            var low = 0, high = heights.count
            while low < high {
                let middle = (low + high) / 2
                if top + starts[middle + 1] > y { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }

    var sections: ContiguousArray<Section> = []
    /// The heights of the views above and below all sections.
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0

    mutating func place() {
        var y = headerHeight
        for index in sections.indices {
            sections[index].place(at: y)
            y = sections[index].end
        }
    }

    /// Where the last section ends.
    var end: CGFloat { sections.last?.end ?? headerHeight }
    var height: CGFloat { end + footerHeight }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && sections[path.section].heights.indices.contains(path.row)
    }

    /// Whether there is the row, and its height is a guess.
    func isGuessed(_ path: IndexPath) -> Bool { contains(path) && sections[path.section].isGuessed[path.row] }

    /// The upper edge and the height of a row.
    func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
        let section = sections[path.section]
        return (section.top + section.starts[path.row], section.heights[path.row])
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
            var row = section.firstRow(endingBelow: low)
            while row < section.heights.count, section.top + section.starts[row] < high {
                paths.append(IndexPath(row: row, section: index))
                row += 1
            }
        }
        return paths
    }
}
