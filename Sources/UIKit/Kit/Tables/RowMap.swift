internal import FoundationAdditions

/// Rows and sections, or items and sections, that come, go and move as one change. What goes and moves has its old place, what comes its new one.
struct RowChanges {
    var inserted: Set<IndexPath> = []
    var deleted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]
    /// Cells that stay and are configured again, by their old places. They change nothing else.
    var reconfigured: [IndexPath] = []
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    /// By the old numbers.
    var movedSections: [Int: Int] = [:]

    var isEmpty: Bool {
        inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && moved.isEmpty && insertedSections.isEmpty && deletedSections.isEmpty
            && reloadedSections.isEmpty && movedSections.isEmpty
    }
}

/// Where each row that stays has come to in a batch of changes. It holds what changed, not what stays: looking up a row takes the logarithm of the
/// number of changes.
struct RowMap {
    /// What of a section becomes of it.
    private struct Part {
        let to: Int
        /// In order: the rows that went or were moved, and those that came or were moved to.
        let removed: [Int], occupied: [Int]
        let oldCount: Int, newCount: Int
    }

    /// Rows next to each other that stay so.
    struct Run {
        let from: (section: Int, rows: Range<Int>), to: (section: Int, row: Int)
    }

    /// By the section's old number.
    private var parts: [Int: Part] = [:]
    private let moved: [IndexPath: IndexPath]
    /// The new numbers of the sections that stay, those that are reloaded among them.
    let sections: [Int: Int]

    /// - Parameters:
    ///   - old: The number of rows in each section before.
    ///   - new: The same now. Ends the process with a sentence where the changes do not make the one of the other (R-TBL-5, R-COL-8).
    ///   - owner: What the sentence begins with.
    init(_ updates: RowChanges, from old: [Int], to new: [Int], of owner: String = "UITableView") {
        func isRow(_ path: IndexPath, _ counts: [Int]) -> Bool {
            path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
        }
        func rows(_ paths: some Sequence<IndexPath>, _ counts: [Int]) -> [Int: [Int]] {
            var result: [Int: Set<Int>] = [:]
            for path in paths where isRow(path, counts) { result[path.section, default: []].insert(path.row) }
            return result.mapValues { $0.sorted() }
        }
        let removed = rows(Array(updates.deleted) + Array(updates.moved.keys), old)
        let occupied = rows(Array(updates.inserted) + Array(updates.moved.values), new)
        moved = updates.moved.filter { isRow($0.key, old) && isRow($0.value, new) }
        let movedSections = updates.movedSections.filter { old.indices.contains($0.key) && new.indices.contains($0.value) }
        let taken = Set(movedSections.values)
        let staying = old.indices.filter { !updates.deletedSections.contains($0) && movedSections[$0] == nil }
        let places = new.indices.filter { !updates.insertedSections.contains($0) && !taken.contains($0) }
        demand(staying.count == places.count, "\(owner): \(old.count) sections less \(updates.deletedSections.count) deleted and "
               + "\(updates.insertedSections.count) inserted ones don't make the \(new.count) that the data source has now")
        sections = Dictionary(uniqueKeysWithValues: zip(staying, places)).merging(movedSections) { $1 }
        for (from, to) in sections where !updates.reloadedSections.contains(from) {
            let part = Part(to: to, removed: removed[from] ?? [], occupied: occupied[to] ?? [], oldCount: old[from], newCount: new[to])
            demand(part.oldCount - part.removed.count == part.newCount - part.occupied.count,
                   "\(owner): the \(owner == "UITableView" ? "rows" : "items") of section \(to) that were deleted, inserted and moved don't make the \(new[to]) that the data source has now: "
                       + "there were \(old[from])")
            parts[from] = part
        }
    }

    /// Where the row is now; `nil` for one that went.
    subscript(path: IndexPath) -> IndexPath? {
        if let place = moved[path] { return place }
        guard path.count == 2, let part = parts[path.section], (0..<part.oldCount).contains(path.row) else { return nil }
        let before = Self.count(in: part.removed, below: path.row)
        if before < part.removed.count, part.removed[before] == path.row { return nil }
        return IndexPath(row: Self.free(path.row - before, beside: part.occupied), section: part.to)
    }

    /// Calls with each section that has old rows now, and with these: those that stay together, and each that was moved, from the first on.
    func forEachSection(_ body: (_ section: Int, [Run]) -> Void) {
        var runs: [Int: [Run]] = [:]
        forEachRun { runs[$0.to.section, default: []].append($0) }
        for (section, runs) in runs { body(section, runs.sorted { $0.to.row < $1.to.row }) }
    }

    /// Calls with the rows that stay together, and with each row that was moved.
    func forEachRun(_ body: (Run) -> Void) {
        for (section, part) in parts {
            var row = 0, place = 0, nextRemoved = 0, nextOccupied = 0
            while true {
                while nextRemoved < part.removed.count, part.removed[nextRemoved] == row { (row, nextRemoved) = (row + 1, nextRemoved + 1) }
                while nextOccupied < part.occupied.count, part.occupied[nextOccupied] == place {
                    (place, nextOccupied) = (place + 1, nextOccupied + 1)
                }
                let end = nextRemoved < part.removed.count ? part.removed[nextRemoved] : part.oldCount
                let placeEnd = nextOccupied < part.occupied.count ? part.occupied[nextOccupied] : part.newCount
                let count = min(end - row, placeEnd - place)
                guard count > 0 else { break }
                body(Run(from: (section, row..<row + count), to: (part.to, place)))
                (row, place) = (row + count, place + count)
            }
        }
        for (from, to) in moved { body(Run(from: (from.section, from.row..<from.row + 1), to: (to.section, to.row))) }
    }

    /// How many of the numbers, which are in order, are smaller.
    private static func count(in numbers: [Int], below number: Int) -> Int {
        var low = 0, high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The number with so many others before it that are not among the occupied ones.
    private static func free(_ index: Int, beside occupied: [Int]) -> Int {
        // Of the occupied numbers that many are before it whose own place among the free ones is not beyond.
        var low = 0, high = occupied.count
        while low < high {
            let middle = (low + high) / 2
            if occupied[middle] - middle <= index { low = middle + 1 } else { high = middle }
        }
        return index + low
    }
}
