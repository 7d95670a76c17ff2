internal import FoundationAdditions

extension RowChanges {
    /// What leads from one snapshot to another: what stays in its order does not move, and of what leaves it as little as possible moves (R-DIF-3).
    init<Section: Hashable, Item: Hashable>(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
        self.init()
        let oldSections = old.sectionIdentifiers, newSections = new.sectionIdentifiers
        let oldPlaces = Dictionary(uniqueKeysWithValues: oldSections.enumerated().map { ($1, $0) })
        let newPlaces = Dictionary(uniqueKeysWithValues: newSections.enumerated().map { ($1, $0) })
        for (place, section) in oldSections.enumerated() where newPlaces[section] == nil { deletedSections.insert(place) }
        for (place, section) in newSections.enumerated() where oldPlaces[section] == nil { insertedSections.insert(place) }
        for (from, to) in Self.moves(newSections.enumerated().compactMap { place, section in oldPlaces[section].map { (from: $0, to: place) } }) { movedSections[from] = to }
        for section in new.reloadedSectionIdentifiers {
            if let place = oldPlaces[section] { reloadedSections.insert(place) }
        }
        let oldItems = Self.paths(of: old)
        for (section, identifier) in newSections.enumerated() {
            var staying: [(from: Int, to: Int)] = []
            for (row, item) in new.items(at: section).enumerated() {
                let place = IndexPath(item: row, section: section)
                guard let from = oldItems[item] else {
                    if !insertedSections.contains(section) { inserted.insert(place) }
                    continue
                }
                if from.section == oldPlaces[identifier] { staying.append((from.item, row)) } else { moved[from] = place }
            }
            guard let from = oldPlaces[identifier] else { continue }
            for (old, row) in Self.moves(staying) { moved[IndexPath(item: old, section: from)] = IndexPath(item: row, section: section) }
        }
        for (item, path) in oldItems where !new.contains(item) && !deletedSections.contains(path.section) { deleted.insert(path) }
        for item in new.reloadedItemIdentifiers {
            if let path = oldItems[item] { reloaded.insert(path) }
        }
    }

    private static func paths<Section: Hashable, Item: Hashable>(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
        var paths: [Item: IndexPath] = [:]
        paths.reserveCapacity(snapshot.numberOfItems)
        for section in 0..<snapshot.numberOfSections {
            for (row, item) in snapshot.items(at: section).enumerated() { paths[item] = IndexPath(item: row, section: section) }
        }
        return paths
    }

    /// Of places in their new order, those that are not in the longest row whose old places rise.
    private static func moves(_ places: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
        guard !zip(places, places.dropFirst()).allSatisfy({ $0.from < $1.from }) else { return [] }
        // The last of the row of each length that ends with the smallest old place, and what stands before each.
        var ends: [Int] = [], before = [Int](repeating: -1, count: places.count)
        for (number, place) in places.enumerated() {
            var low = 0, high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if places[ends[middle]].from < place.from { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[number] = ends[low - 1] }
            if low == ends.count { ends.append(number) } else { ends[low] = number }
        }
        var stays = Set<Int>(), next = ends.last ?? -1
        while next >= 0 {
            stays.insert(next)
            next = before[next]
        }
        return places.indices.filter { !stays.contains($0) }.map { places[$0] }
    }
}
