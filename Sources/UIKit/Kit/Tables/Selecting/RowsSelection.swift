internal import FoundationAdditions

/// The rows that two fingers have selected, from the row at which they began to the row where they are (R-MSE-2).
@MainActor
final class RowsSelection {
    let anchor: IndexPath
    /// Whether rows are selected, or deselected.
    let selects: Bool
    /// The rows that were selected before.
    let before: Set<IndexPath>
    /// The row where the fingers are.
    var current: IndexPath?
    /// From the upper edge of what is seen.
    var finger: CGFloat = 0
    let edges = EdgeScrolling()
    /// Whether nothing follows the fingers any more: rows are others now, or the table is not edited.
    private(set) var isStopped = false

    init(anchor: IndexPath, in selection: Set<IndexPath>) {
        self.anchor = anchor
        before = selection
        selects = !selection.contains(anchor)
    }

    func stop() {
        isStopped = true
        edges.stop()
    }

    /// Whether a row is between the first row and another.
    private func reaches(_ path: IndexPath, from other: IndexPath?) -> Bool {
        guard let other else { return false }
        return path >= min(anchor, other) && path <= max(anchor, other)
    }

    /// Whether a row is to be selected when the fingers have come from one row to another; `nil` where that changes nothing.
    func wish(for path: IndexPath, from old: IndexPath?, to new: IndexPath) -> Bool? {
        switch (reaches(path, from: old), reaches(path, from: new)) {
        case (false, true): selects
        case (true, false): before.contains(path)
        case (true, true), (false, false): nil
        }
    }
}
