/// Which titles of an index are shown where not all fit, and which title belongs to a place (R-IDX-3, R-IDX-4).
struct IndexLines: Equatable {
    /// The number of the title of each line; `nil` for a point in place of the titles between its neighbours.
    let shown: [Int?]
    private let count: Int

    /// - Parameters:
    ///   - count: How many titles there are.
    ///   - room: How many lines there is room for.
    init(count: Int, room: Int) {
        self.count = count
        guard count > room else {
            shown = Array(0..<max(count, 0))
            return
        }
        // Titles and points take turns, and the last line is a title again.
        let titles = (max(room, 0) + 1) / 2
        shown = titles < 2 ? Array(repeating: 0, count: titles) : (0..<(2 * titles - 1)).map { line in
            line % 2 == 1 ? nil : (line / 2 * (count - 1) + (titles - 1) / 2) / (titles - 1)
        }
    }

    /// The title that belongs to a place; above and below the lines the first and the last one. `nil` where nothing is shown.
    /// - Parameter place: From the beginning of the first line, in lines.
    func title(at place: CGFloat) -> Int? {
        guard !shown.isEmpty, place.isFinite else { return nil }
        guard shown.count > 1 else { return 0 }
        // The middle of the first line is the first title's, the middle of the last line is the last title's.
        let share = min(max((place - 0.5) / CGFloat(shown.count - 1), 0), 1)
        return Int((share * CGFloat(count - 1)).rounded())
    }
}
