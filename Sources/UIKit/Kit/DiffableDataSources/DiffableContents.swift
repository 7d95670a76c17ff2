internal import FoundationAdditions

/// The snapshot that a diffable data source shows, and how another takes its place.
@MainActor
final class DiffableContents<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var current = Snapshot()
    /// By item; made when it is asked for.
    private var paths: [Item: IndexPath]?

    func set(_ snapshot: Snapshot) {
        current = snapshot.unmarked
        paths = nil
    }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, (0..<current.numberOfSections).contains(path.section) else { return nil }
        return current.items(at: path.section)[safe: path.item]
    }

    func path(of item: Item) -> IndexPath? {
        if let paths { return paths[item] }
        var made: [Item: IndexPath] = [:]
        for section in 0..<current.numberOfSections {
            for (row, item) in current.items(at: section).enumerated() { made[item] = IndexPath(item: row, section: section) }
        }
        paths = made
        return made[item]
    }

    func count(inSection section: Int) -> Int {
        (0..<current.numberOfSections).contains(section) ? current.items(at: section).count : 0
    }

    /// What leads to a snapshot, and where the items are then whose cells are to be configured again.
    func changes(to snapshot: Snapshot) -> RowChanges { RowChanges(from: current, to: snapshot) }
    func reconfigured(by snapshot: Snapshot, since old: Snapshot) -> [IndexPath] {
        snapshot.reconfiguredItemIdentifiers.filter { old.contains($0) }.compactMap { path(of: $0) }
    }
}
