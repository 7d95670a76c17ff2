internal import FoundationAdditions

/// Which sections there are and which items are in them, by identifiers that are unique in the snapshot (R-DIF-1).
///
/// What is asked for by an item takes time with the items of its section. A mistake in identifiers, as the methods say, is a programming error and stops
/// the app with one line.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

    private var reloaded = SnapshotMarks<ItemIdentifierType>(), reconfigured = SnapshotMarks<ItemIdentifierType>()
    private var reloadedSections = SnapshotMarks<SectionIdentifierType>()

    /// The items that are to get new cells when the snapshot is applied.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded.list }
    /// The items whose cells are to be configured again, and kept.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured.list }
    /// The sections that are to get new cells and views.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.list }

    /// A snapshot without sections.
    public init() {}

    // MARK: What is in it

    /// How many items there are in all sections.
    public var numberOfItems: Int { owners.count }
    /// How many sections there are.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    /// How many items a section has. The section must be in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
    /// The items of a section, in order. The section must be in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        demand(items[identifier] != nil, "NSDiffableDataSourceSnapshot: there is no section '\(identifier)'")
        return items[identifier] ?? []
    }
    /// The section that an item is in; `nil` where it is in none.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { owners[identifier] }
    /// The place of an item among all; `nil` for one that is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let owner = owners[identifier], let place = items[owner]?.firstIndex(of: identifier) else { return nil }
        return sections.prefix { $0 != owner }.reduce(place) { $0 + (items[$1]?.count ?? 0) }
    }
    /// The place of a section; `nil` for one that is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    func contains(_ item: ItemIdentifierType) -> Bool { owners[item] != nil }
    func items(at section: Int) -> [ItemIdentifierType] { items[sections[section]] ?? [] }

    // MARK: Items

    /// Adds items at the end of a section, of the last one for `nil`. Items that are in the snapshot already move there, and one line says so.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? sections.last else {
            return demand(false, "NSDiffableDataSourceSnapshot: items were appended and there is no section; append a section first")
        }
        demand(items[section] != nil, "NSDiffableDataSourceSnapshot: items were appended to section '\(section)', which is not in the snapshot")
        take(identifiers)
        items[section]?.append(contentsOf: identifiers)
        for item in identifiers { owners[item] = section }
    }

    /// Inserts items before another, which must be in the snapshot.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }
    /// Inserts items after another, which must be in the snapshot.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        demand(!identifiers.contains(other), "NSDiffableDataSourceSnapshot: item '\(other)' can't be inserted beside itself")
        take(identifiers)
        guard let section = owners[other], let place = items[section]?.firstIndex(of: other) else {
            return demand(false, "NSDiffableDataSourceSnapshot: items were inserted beside item '\(other)', which is not in the snapshot")
        }
        items[section]?.insert(contentsOf: identifiers, at: place + offset)
        for item in identifiers { owners[item] = section }
    }

    /// Takes items out that come to another place.
    private mutating func take(_ identifiers: [ItemIdentifierType]) {
        var known: Set<ItemIdentifierType> = []
        let double = identifiers.first { !known.insert($0).inserted }
        demand(double == nil, "NSDiffableDataSourceSnapshot: item '\(double.map { "\($0)" } ?? "")' is there twice; identifiers must be unique")
        let present = identifiers.filter { owners[$0] != nil }
        guard !present.isEmpty else { return }
        report("NSDiffableDataSourceSnapshot: \(present.count) inserted items, such as '\(present[0])', are in the snapshot already; they move to the new place")
        remove(present)
    }

    private mutating func remove(_ identifiers: [ItemIdentifierType]) {
        var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for item in identifiers {
            if let owner = owners.removeValue(forKey: item) { gone[owner, default: []].insert(item) }
        }
        for (section, gone) in gone {
            // One alone is compared, and its neighbours are not hashed.
            if gone.count == 1, let only = gone.first, let place = items[section]?.firstIndex(of: only) {
                items[section]?.remove(at: place)
            } else {
                items[section]?.removeAll { gone.contains($0) }
            }
        }
    }

    /// Takes items away; those that are not in the snapshot are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        remove(identifiers)
        forget()
    }
    /// Takes all items and sections away.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Moves an item before another. Both must be in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) { move(identifier, beside: toIdentifier, offset: 0) }
    /// Moves an item after another. Both must be in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) { move(identifier, beside: toIdentifier, offset: 1) }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        demand(owners[item] != nil, "NSDiffableDataSourceSnapshot: item '\(item)' was moved, and is not in the snapshot")
        guard item != other else { return }
        remove([item])
        insert([item], beside: other, offset: offset)
    }

    /// Marks items, which must be in the snapshot, for new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        demandPresent(identifiers, "reloaded")
        reloaded.add(identifiers)
    }
    /// Marks items, which must be in the snapshot, whose cells are to be configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        demandPresent(identifiers, "reconfigured")
        reconfigured.add(identifiers)
    }

    private func demandPresent(_ identifiers: [ItemIdentifierType], _ what: String) {
        let missing = identifiers.first { owners[$0] == nil }
        demand(missing == nil, "NSDiffableDataSourceSnapshot: item '\(missing.map { "\($0)" } ?? "")' was \(what), and is not in the snapshot")
    }

    // MARK: Sections

    /// Adds sections without items at the end. None of them may be in the snapshot.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    /// Inserts sections before another, which must be in the snapshot.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: place(of: toIdentifier))
    }
    /// Inserts sections after another, which must be in the snapshot.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: place(of: toIdentifier) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        for section in identifiers {
            demand(items[section] == nil, "NSDiffableDataSourceSnapshot: section '\(section)' is there twice; identifiers must be unique")
            items[section] = []
        }
        sections.insert(contentsOf: identifiers, at: place)
    }

    private func place(of section: SectionIdentifierType) -> Int {
        let place = sections.firstIndex(of: section)
        demand(place != nil, "NSDiffableDataSourceSnapshot: there is no section '\(section)'")
        return place ?? 0
    }

    /// Takes sections away with their items; those that are not in the snapshot are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        sections.removeAll { gone.contains($0) }
        for section in gone {
            for item in items.removeValue(forKey: section) ?? [] { owners[item] = nil }
        }
        forget()
    }

    /// Moves a section before another. Both must be in the snapshot.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        moveSection(identifier, beside: toIdentifier, offset: 0)
    }
    /// Moves a section after another. Both must be in the snapshot.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        moveSection(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func moveSection(_ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        let old = place(of: section)
        guard section != other else { return }
        sections.remove(at: old)
        sections.insert(section, at: place(of: other) + offset)
    }

    /// Marks sections, which must be in the snapshot, for new cells and views.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = place(of: section) }
        reloadedSections.add(identifiers)
    }

    /// Removes the marks of items and sections that are no longer in the snapshot.
    private mutating func forget() {
        let owners = owners, items = items
        reloaded.keep { owners[$0] != nil }
        reconfigured.keep { owners[$0] != nil }
        reloadedSections.keep { items[$0] != nil }
    }

    /// The same, with nothing marked.
    var unmarked: NSDiffableDataSourceSnapshot {
        var result = self
        (result.reloaded, result.reconfigured, result.reloadedSections) = (SnapshotMarks(), SnapshotMarks(), SnapshotMarks())
        return result
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
