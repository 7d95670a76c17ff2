/// Why a required condition was refused: some of the conditions before it, without any one of which it would hold.
package struct LayoutConflict {
    /// The indices of those conditions, in their order; nil when the search would have taken too long.
    package let others: [Int]?

    /// What the searches of one layout may cost together, as the sum of the squares of the systems' sizes: about half a second.
    package static let patience = 10_000_000

    /// - Parameters:
    ///   - sizes: Conditions that always hold and are not worth naming.
    ///   - others: Those of which some contradict the refused one.
    ///   - patience: What the search may cost; it is less by what it has cost.
    package init(sizes: [LayoutSolver.Condition], others: [LayoutSolver.Condition], refused: LayoutSolver.Condition, patience: inout Int) {
        var search = Search(sizes: sizes, conditions: others, refused: refused, patience: patience)
        let found = search.isRefused(by: []) ? [] : search.smallest(ArraySlice(others.indices), []).sorted()
        self.others = search.patience < 0 ? nil : found
        patience = search.patience
    }

    /// Halves what may be to blame again and again (Junker's QuickXplain), so that few of many conditions are found with few attempts.
    private struct Search {
        let sizes: [LayoutSolver.Condition]
        let conditions: [LayoutSolver.Condition]
        let refused: LayoutSolver.Condition
        var patience: Int

        mutating func isRefused(by indices: [Int]) -> Bool {
            let used = sizes + indices.sorted().map { conditions[$0] } + [refused]
            patience -= used.count * used.count
            guard patience >= 0 else { return false }
            var solver = LayoutSolver()
            let count = used.reduce(0) { max($0, ($1.expression.terms.last?.variable ?? -1) + 1) }
            for _ in 0..<count { _ = solver.makeVariable() }
            for condition in used.dropLast() { _ = solver.require(condition) }
            return !solver.require(refused)
        }

        /// Those of the candidates that are needed for the refusal, besides the ones that are taken for granted.
        mutating func smallest(_ candidates: ArraySlice<Int>, _ granted: [Int]) -> [Int] {
            if candidates.count <= 1 || patience < 0 { return Array(candidates) }
            let first = candidates.prefix(candidates.count / 2), second = candidates.suffix(candidates.count - first.count)
            if isRefused(by: granted + first) { return smallest(first, granted) }
            if isRefused(by: granted + second) { return smallest(second, granted) }
            let inSecond = smallest(second, granted + first)
            let inFirst = isRefused(by: granted + inSecond) ? [] : smallest(first, granted + inSecond)
            return inFirst + inSecond
        }
    }
}
