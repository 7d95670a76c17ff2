import Testing
@testable import UIKit

@Suite("Diffable snapshots")
struct DiffableSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test("R-DIF-1 Sections and items come, go and move, and are found")
    func changes() {
        var snapshot = self.snapshot(["a": [1, 2, 3], "b": [4, 5]])
        #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2 && snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        snapshot.insertItems([6, 7], beforeItem: 2)
        snapshot.insertItems([8], afterItem: 5)
        snapshot.appendItems([9], toSection: "a")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 6, 7, 2, 3, 9] && snapshot.itemIdentifiers(inSection: "b") == [4, 5, 8])
        snapshot.moveItem(1, afterItem: 4)
        snapshot.moveItem(8, beforeItem: 6)
        #expect(snapshot.itemIdentifiers == [8, 6, 7, 2, 3, 9, 4, 1, 5])
        #expect(snapshot.indexOfItem(4) == 6 && snapshot.indexOfItem(77) == nil && snapshot.sectionIdentifier(containingItem: 1) == "b")
        snapshot.deleteItems([6, 77, 5])
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.insertSections(["d"], afterSection: "a")
        snapshot.moveSection("c", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["a", "d", "b", "c"] && snapshot.numberOfItems(inSection: "d") == 0 && snapshot.indexOfSection("b") == 2)
        snapshot.moveSection("c", beforeSection: "a")
        snapshot.deleteSections(["a", "x"])
        #expect(snapshot.sectionIdentifiers == ["c", "d", "b"] && snapshot.itemIdentifiers == [4, 1] && snapshot.sectionIdentifier(containingItem: 2) == nil)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    }

    @Test("R-DIF-1 What is marked is listed, once each, until it goes")
    func marks() {
        var snapshot = self.snapshot(["a": [1, 2, 3], "b": [4]])
        snapshot.reloadItems([1, 2])
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([3])
        snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [1, 2] && snapshot.reconfiguredItemIdentifiers == [3] && snapshot.reloadedSectionIdentifiers == ["b"])
        snapshot.deleteItems([2, 3])
        snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty)
    }

    @Test("R-DIF-1 An item that is in the snapshot already moves")
    func again() {
        var snapshot = self.snapshot(["a": [1, 2], "b": [3]])
        snapshot.appendItems([1], toSection: "b")
        #expect(snapshot.itemIdentifiers == [2, 3, 1] && snapshot.numberOfItems == 3)
    }

    @Test("R-DIF-1 Mistakes in identifiers are programming errors that name them", arguments: ["twice", "section twice", "no section", "missing", "reload", "move"])
    func errors(_ kind: String) async {
        let expected = ["twice": "item '1' is there twice", "section twice": "section 'a' is there twice", "no section": "append a section first",
                        "missing": "inserted beside item '9'", "reload": "item '9' was reloaded", "move": "item '9' was moved"]
        let result: ExitTest.Result?
        switch kind {
        case "twice": result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { DiffableSnapshotTests.make { $0.appendItems([1, 2, 1]) } }
        case "section twice": result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { DiffableSnapshotTests.make { $0.appendSections(["a"]) } }
        case "no section": result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { var new = DiffableSnapshotTests.Snapshot(); new.appendItems([1]) }
        case "missing": result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { DiffableSnapshotTests.make { $0.insertItems([1], afterItem: 9) } }
        case "reload": result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { DiffableSnapshotTests.make { $0.reloadItems([9]) } }
        default: result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { DiffableSnapshotTests.make { $0.moveItem(9, afterItem: 9) } }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("NSDiffableDataSourceSnapshot: ") && said.contains(expected[kind] ?? "?"), "\(said)")
    }

    private static func make(_ body: (inout Snapshot) -> Void) {
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        body(&snapshot)
    }

    @Test("R-DIF-3 As little as possible moves")
    func leastMoves() {
        let old = snapshot(["a": [1, 2, 3, 4, 5]])
        let changes = RowChanges(from: old, to: snapshot(["a": [5, 1, 2, 3, 4]]))
        #expect(changes.moved == [IndexPath(item: 4, section: 0): IndexPath(item: 0, section: 0)] && changes.inserted.isEmpty && changes.deleted.isEmpty)
        let sections = RowChanges(from: snapshot(["a": [1], "b": [2], "c": [3]]), to: snapshot(["b": [2], "c": [3], "a": [1]]))
        #expect(sections.movedSections == [0: 2] && sections.moved.isEmpty)
        #expect(RowChanges(from: old, to: old).isEmpty)
    }

    @Test("R-DIF-3 Any snapshot leads to any other, each item to its place", arguments: 0..<200)
    func property(_ seed: Int) {
        var random = SplitMix(state: UInt64(seed) &* 977 + 5)
        func make() -> Snapshot {
            var snapshot = Snapshot(), items = Array(0..<14).shuffled(using: &random)
            for section in ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
                snapshot.appendSections([section])
                let count = min(Int.random(in: 0...5, using: &random), items.count)
                snapshot.appendItems(Array(items.prefix(count)), toSection: section)
                items.removeFirst(count)
            }
            return snapshot
        }
        let old = make(), new = make()
        let counts = { (snapshot: Snapshot) in snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) } }
        // The map demands that the changes make the one of the other.
        let map = RowMap(RowChanges(from: old, to: new), from: counts(old), to: counts(new))
        for (section, identifier) in old.sectionIdentifiers.enumerated() {
            for (row, item) in old.itemIdentifiers(inSection: identifier).enumerated() {
                let place = new.sectionIdentifier(containingItem: item).flatMap { owner in
                    new.itemIdentifiers(inSection: owner).firstIndex(of: item).map { IndexPath(item: $0, section: new.indexOfSection(owner)!) }
                }
                #expect(map[IndexPath(item: row, section: section)] == place, "item \(item)")
            }
        }
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
