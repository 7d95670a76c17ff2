internal import FoundationAdditions

/// The items of one section, in which items may have others below them that are shown while their parent is expanded (R-DIF-6).
///
/// Items are unique in it. A mistake in identifiers, as the methods say, is a programming error and stops the app with one line. What is asked for by an item
/// takes time with the items beside it.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The items of an item, in order; of `nil`, those that have no parent.
    private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
    /// The parent of each item.
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// A snapshot without items.
    public init() {}

    // MARK: What is in it

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { list(below: nil) { _ in true } }
    /// The items that have no parent.
    public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
    /// The items all of whose parents are expanded, each before those below it: what a list shows.
    public var visibleItems: [ItemIdentifierType] { list(below: nil) { expanded.contains($0) } }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
    /// Whether what is below an item is shown. The item must be in the snapshot.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        demandPresent([item], "asked about")
        return expanded.contains(item)
    }
    /// Whether all parents of an item are expanded. The item must be in the snapshot.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        demandPresent([item], "asked about")
        return ancestors(of: item).allSatisfy { expanded.contains($0) }
    }
    /// How many parents an item has, one above the other: 0 for one that has none. The item must be in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int {
        demandPresent([item], "asked about")
        return ancestors(of: item).count
    }
    /// The place of an item among all; `nil` for one that is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
    /// The item that an item is directly below; `nil` for one that has no parent. The item must be in the snapshot.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        demandPresent([child], "asked about")
        return parents[child].flatMap { $0 }
    }

    /// The items below an item, as a snapshot in which the same ones are expanded. The item must be in the snapshot.
    /// - Parameter includingParent: Whether the item itself is in it, above the others.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
        demandPresent([parent], "asked about")
        var result = NSDiffableDataSourceSectionSnapshot()
        if includingParent { result.append([parent]) }
        if includingParent, expanded.contains(parent) { result.expand([parent]) }
        result.take(children[parent] ?? [], of: self, below: includingParent ? parent : nil, at: 0)
        return result
    }

    /// The items as lines of text, those below others further in, with a sign that says whether they are expanded.
    public func visualDescription() -> String {
        items.map { item in
            let sign = children[item]?.isEmpty == false ? expanded.contains(item) ? "-" : "+" : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    private func list(below parent: ItemIdentifierType?, _ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = [], waiting = Array((children[parent] ?? []).reversed())
        while let item = waiting.popLast() {
            result.append(item)
            if let below = children[item], isOpen(item) { waiting.append(contentsOf: below.reversed()) }
        }
        return result
    }

    /// From the nearest one on.
    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = [], next = parents[item].flatMap { $0 }
        while let ancestor = next {
            result.append(ancestor)
            next = parents[ancestor].flatMap { $0 }
        }
        return result
    }

    private func demandPresent(_ items: [ItemIdentifierType], _ what: String) {
        let missing = items.first { parents[$0] == nil }
        demand(missing == nil, "NSDiffableDataSourceSectionSnapshot: item '\(missing.map { "\($0)" } ?? "")' was \(what), and is not in the snapshot")
    }

    // MARK: Changes

    /// Adds items at the end: of those below an item, which must be in the snapshot, or of those that have no parent. None may be in the snapshot.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { demandPresent([parent], "named as a parent") }
        insert(items, below: parent, at: children[parent]?.count ?? 0)
    }
    /// Inserts items before another, which must be in the snapshot, below the same parent. None may be in the snapshot.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, offset: 0) }
    /// Inserts items after another, which must be in the snapshot, below the same parent. None may be in the snapshot.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, offset: 1) }
    /// Inserts another snapshot's items, with what is below them, before an item, which must be in this one. None may be in this one.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
        take(snapshot.rootItems, of: snapshot, below: parent(of: item), at: place(of: item))
    }
    /// Inserts another snapshot's items, with what is below them, after an item, which must be in this one. None may be in this one.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        take(snapshot.rootItems, of: snapshot, below: parent(of: item), at: place(of: item) + 1)
    }
    /// Puts another snapshot's items in place of what is below an item, which must be in this one.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot) {
        demandPresent([parent], "named as a parent")
        delete(children[parent] ?? [])
        take(snapshot.rootItems, of: snapshot, below: parent, at: 0)
    }

    /// Takes items away with what is below them; those that are not in the snapshot are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let above: Set<ItemIdentifierType?> = Set(items.compactMap { parents[$0] })
        var gone: Set<ItemIdentifierType> = [], waiting = items.filter { contains($0) }
        while let item = waiting.popLast() {
            if gone.insert(item).inserted { waiting.append(contentsOf: children[item] ?? []) }
        }
        // The items of each parent are looked at once, however many of them go.
        for parent in above { children[parent]?.removeAll { gone.contains($0) } }
        for item in gone {
            parents.removeValue(forKey: item)
            children.removeValue(forKey: item)
            expanded.remove(item)
        }
    }
    /// Takes all items away.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    /// Shows what is below items, which must be in the snapshot.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        demandPresent(items, "expanded")
        expanded.formUnion(items)
    }
    /// Hides what is below items, which must be in the snapshot.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        demandPresent(items, "collapsed")
        expanded.subtract(items)
    }

    private func place(of item: ItemIdentifierType) -> Int { children[parent(of: item)]?.firstIndex(of: item) ?? 0 }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        insert(items, below: parent(of: item), at: place(of: item) + offset)
    }

    private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int) {
        for item in items {
            demand(parents[item] == nil, "NSDiffableDataSourceSectionSnapshot: item '\(item)' is there twice; identifiers must be unique")
            parents[item] = .some(parent)
        }
        children[parent, default: []].insert(contentsOf: items, at: place)
    }

    /// Takes items of another snapshot over, with all that is below them.
    private mutating func take(_ items: [ItemIdentifierType], of other: NSDiffableDataSourceSectionSnapshot, below parent: ItemIdentifierType?, at place: Int) {
        insert(items, below: parent, at: place)
        var waiting = items
        while let item = waiting.popLast() {
            if other.expanded.contains(item) { expanded.insert(item) }
            guard let below = other.children[item], !below.isEmpty else { continue }
            insert(below, below: item, at: 0)
            waiting.append(contentsOf: below)
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
