import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Snapshots of sections", .leavesNothing, .serialized)
struct SectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// Fruit (apple, pear (conference)), bread (rye), water.
    private static var food: Outline {
        var outline = Outline()
        outline.append(["fruit", "water"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["conference"], to: "pear")
        outline.insert(["bread"], after: "fruit")
        outline.append(["rye"], to: "bread")
        return outline
    }

    @Test("R-DIF-6 Items have a parent, a level and a place; they are visible while all their parents are expanded")
    func outline() {
        var food = Self.food
        #expect(food.items == ["fruit", "apple", "pear", "conference", "bread", "rye", "water"] && food.rootItems == ["fruit", "bread", "water"])
        #expect(food.visibleItems == ["fruit", "bread", "water"] && !food.isVisible("apple") && food.isVisible("water"))
        food.expand(["pear"])
        #expect(food.visibleItems == ["fruit", "bread", "water"] && food.isExpanded("pear") && !food.isVisible("conference"))
        food.expand(["fruit"])
        #expect(food.visibleItems == ["fruit", "apple", "pear", "conference", "bread", "water"])
        food.collapse(["fruit"])
        #expect(food.visibleItems == ["fruit", "bread", "water"] && food.isExpanded("pear"))
        #expect(food.level(of: "conference") == 2 && food.parent(of: "conference") == "pear" && food.parent(of: "bread") == nil)
        #expect(food.index(of: "rye") == 5 && food.index(of: "milk") == nil && food.contains("rye") && !food.contains("milk"))
        #expect(food.visualDescription().hasPrefix("+ fruit\n  * apple\n  - pear\n    * conference\n"))
    }

    @Test("R-DIF-6 Items are inserted, deleted with what is below them, and replaced; parts are snapshots")
    func changes() {
        var food = Self.food
        food.expand(["fruit", "pear"])
        let pears = food.snapshot(of: "pear", includingParent: true), fruit = food.snapshot(of: "fruit")
        #expect(pears.items == ["pear", "conference"] && pears.isExpanded("pear") && fruit.rootItems == ["apple", "pear"])
        food.insert(["kiwi"], before: "apple")
        food.delete(["pear", "milk"])
        #expect(food.items == ["fruit", "kiwi", "apple", "bread", "rye", "water"] && !food.contains("conference"))
        food.insert(pears, after: "water")
        #expect(food.visibleItems == ["fruit", "kiwi", "apple", "bread", "water", "pear", "conference"])
        food.delete(["pear"])
        food.insert(pears, before: "kiwi")
        #expect(food.level(of: "conference") == 2 && food.items.prefix(4) == ["fruit", "pear", "conference", "kiwi"])
        var loaves = Outline()
        loaves.append(["spelt", "wheat"])
        food.replace(childrenOf: "bread", using: loaves)
        #expect(food.items == ["fruit", "pear", "conference", "kiwi", "apple", "bread", "spelt", "wheat", "water"])
        food.deleteAll()
        #expect(food.items.isEmpty && food.rootItems.isEmpty)
    }

    /// Counts how often two of it are compared.
    private struct Counted: Hashable {
        @MainActor static var comparisons = 0
        let number: Int
        static func == (one: Counted, other: Counted) -> Bool {
            MainActor.assumeIsolated { comparisons += 1 }
            return one.number == other.number
        }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test("R-DIF-6 Items are deleted in time that is linear in them, beside each other and below each other")
    func manyDeleted() {
        let count = 1000, items = (0..<count).map { Counted(number: $0) }
        var row = NSDiffableDataSourceSectionSnapshot<Counted>(), chain = row
        row.append(items)
        for number in items.indices { chain.append([items[number]], to: number == 0 ? nil : items[number - 1]) }
        for (snapshot, doomed) in [(row, Array(items.dropFirst())), (chain, Array(items.dropFirst().reversed())), (chain, Array(items.dropFirst()))] {
            var snapshot = snapshot
            Counted.comparisons = 0
            snapshot.delete(doomed)
            #expect(Counted.comparisons < 40 * count, "\(Counted.comparisons)")
            #expect(snapshot.items == [items[0]])
        }
    }

    @Test("R-DIF-7 A section shows what is visible of its snapshot; expanding adds items and leaves the others' cells")
    func applying() throws {
        let list = LoggingCollectionDelegate(count: 0)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list.collection) { collection, path, item in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            (cell as? ItemCell)?.name = item
            return cell
        }
        var food = Self.food, done = 0
        source.apply(food, to: 7, animatingDifferences: false) { done += 1 }
        list.stage.turn()
        #expect(list.shown == ["fruit", "bread", "water"] && source.snapshot().sectionIdentifiers == [7] && done == 1)
        let bread = try #require(list.cell(1))
        food.expand(["fruit"])
        source.apply(food, to: 7)
        list.stage.advance(to: list.stage.now + 1)
        #expect(list.shown == ["fruit", "apple", "pear", "bread", "water"] && list.cell(3) === bread)
        #expect(source.snapshot(for: 7).items == food.items && source.snapshot(for: 7).isExpanded("fruit"))
        #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "bread", "water"] && source.snapshot(for: 1).items.isEmpty)
        // Another section stays as it is.
        var more = Outline()
        more.append(["tea"])
        source.apply(more, to: 8, animatingDifferences: false)
        list.stage.turn()
        #expect(source.snapshot().sectionIdentifiers == [7, 8] && list.shown.last == "tea")
        // A snapshot of all that changes the section has nothing below its items.
        var whole = source.snapshot()
        whole.deleteItems(["pear"])
        source.apply(whole, animatingDifferences: false)
        #expect(source.snapshot(for: 7).items == ["fruit", "apple", "bread", "water"] && source.snapshot(for: 8).items == ["tea"])
    }

    @Test("R-DIF-7 The snapshot is shown when the call that waits returns")
    func waiting() async {
        let list = LoggingCollectionDelegate(count: 0)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list.collection) { collection, path, _ in
            collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        await source.apply(Self.food, to: 1, animatingDifferences: false)
        #expect(list.collection.numberOfItems(inSection: 0) == 3)
    }
}
