/// Identifiers that a snapshot marks for the next time that it is applied, in their order, each once.
struct SnapshotMarks<Identifier: Hashable> {
    private(set) var list: [Identifier] = []
    private var known: Set<Identifier> = []

    mutating func add(_ identifiers: [Identifier]) {
        for identifier in identifiers where known.insert(identifier).inserted { list.append(identifier) }
    }

    mutating func keep(_ stays: (Identifier) -> Bool) {
        guard !list.allSatisfy(stays) else { return }
        list.removeAll { !stays($0) }
        known = Set(list)
    }
}

extension SnapshotMarks: Sendable where Identifier: Sendable {}
