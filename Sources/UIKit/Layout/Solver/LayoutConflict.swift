/// Why a required condition was refused: some of the conditions before it, without any one of which it would hold.
struct LayoutConflict {
    /// The indices of those conditions, in their order.
    let others: [Int]

    /// So many conditions are searched. In more the search would take too long.
    private static let limit = 1000

    /// - Parameters:
    ///   - sizes: Conditions that always hold and are not worth naming.
    ///   - others: Those of which some contradict the refused one.
    init(sizes: [LayoutSolver.Condition], others: [LayoutSolver.Condition], refused: LayoutSolver.Condition) {
        let search = Search(sizes: sizes, conditions: others, refused: refused)
        self.others = others.count > Self.limit || search.isRefused(by: []) ? [] : search.smallest(ArraySlice(others.indices), []).sorted()
    }

    /// Halves what may be to blame again and again (Junker's QuickXplain), so that few of many conditions are found with few attempts.
    private struct Search {
        let sizes: [LayoutSolver.Condition]
        let conditions: [LayoutSolver.Condition]
        let refused: LayoutSolver.Condition

        func isRefused(by indices: [Int]) -> Bool {
            var solver = LayoutSolver()
            let used = sizes + indices.sorted().map { conditions[$0] } + [refused]
            let count = used.reduce(0) { max($0, ($1.expression.terms.last?.variable ?? -1) + 1) }
            for _ in 0..<count { _ = solver.makeVariable() }
            for condition in used.dropLast() { _ = solver.require(condition) }
            return !solver.require(refused)
        }

        /// Those of the candidates that are needed for the refusal, besides the ones that are taken for granted.
        func smallest(_ candidates: ArraySlice<Int>, _ granted: [Int]) -> [Int] {
            if candidates.count <= 1 { return Array(candidates) }
            let first = candidates.prefix(candidates.count / 2), second = candidates.suffix(candidates.count - first.count)
            if isRefused(by: granted + first) { return smallest(first, granted) }
            if isRefused(by: granted + second) { return smallest(second, granted) }
            let inSecond = smallest(second, granted + first)
            let inFirst = isRefused(by: granted + inSecond) ? [] : smallest(first, granted + inSecond)
            return inFirst + inSecond
        }
    }
}
