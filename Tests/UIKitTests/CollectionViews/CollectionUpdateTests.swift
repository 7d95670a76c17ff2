import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Changes of collection views", .leavesNothing, .serialized)
struct CollectionUpdateTests {
    @Test("R-COL-8 Items that come, go, move and change are one; those that stay keep their cells and move in 0.3 s")
    func batch() {
        let list = LoggingCollectionDelegate(count: 8)
        let cells = (0..<8).map { list.cell($0) }
        list.collection.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
        var ended: Bool?
        list.collection.performBatchUpdates({
            list.items = [["new", "7", "1", "2", "3 changed", "4", "5", "6"]]
            list.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
            list.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            list.collection.moveItem(at: IndexPath(item: 7, section: 0), to: IndexPath(item: 1, section: 0))
            list.collection.reloadItems(at: [IndexPath(item: 3, section: 0)])
        }, completion: { ended = $0 })
        #expect(ended == nil)
        list.stage.advance(to: list.stage.now + 0.15)
        let presented = cells[1]?.layer.presentation()?.position.x ?? 0
        #expect(presented > 150 && presented < 250, "\(presented)")
        list.stage.advance(to: list.stage.now + 1)
        #expect(ended == true && list.shown == ["new", "7", "1", "2", "3 changed", "4", "5", "6"])
        #expect(list.cell(1) === cells[7] && list.cell(2) === cells[1] && list.cell(6) === cells[5] && list.cell(4) !== cells[3])
        #expect(list.collection.indexPathsForSelectedItems == [IndexPath(item: 6, section: 0)])
        #expect(list.collection.visibleCells.map(\.frame) == (0..<8).compactMap { list.frame($0) })
        #expect(list.collection.subviews.filter { $0 is ItemCell }.count == 8 && list.collection.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("R-COL-8 Sections come, go, move and change with what stands before their items")
    func sections() {
        let list = LoggingCollectionDelegate([["a"], ["b"], ["c", "d"]]) { _, flow, _ in flow.headerReferenceSize = CGSize(width: 0, height: 30) }
        let header = list.header(2), cell = list.cell(1, 2)
        list.collection.performBatchUpdates {
            list.items = [["c", "d"], ["n", "m"], ["b"]]
            list.collection.deleteSections([0])
            list.collection.insertSections([1])
            list.collection.moveSection(2, toSection: 0)
        }
        list.stage.advance(to: list.stage.now + 1)
        #expect(list.shown == ["c", "d", "n", "m", "b"] && list.header(0) === header && list.cell(1, 0) === cell)
        #expect(list.header(0)?.frame.minY == 0 && list.header(1)?.frame.minY == 80 && list.header(2)?.frame.minY == 160)
        list.items[1] = ["x"]
        list.collection.reloadSections([1])
        list.stage.advance(to: list.stage.now + 1)
        #expect(list.shown == ["c", "d", "x", "b"])
        #expect(list.collection.subviews.filter { $0 is SideView }.count == 3)
    }

    @Test("R-COL-8 A layout prepares for changes, and says where what comes begins and what goes ends")
    func layout() {
        final class Noting: UICollectionViewFlowLayout {
            var lines: [String] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                lines.append(updateItems.map { item in
                    "\(item.updateAction) \(item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-") \(item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-")"
                }.joined(separator: ", "))
            }
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                lines.append("from \(itemIndexPath.item) \(attributes?.alpha ?? -1) \(attributes?.frame.minX ?? -1)")
                attributes?.center.y = 1000
                return attributes
            }
            override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                lines.append("to \(itemIndexPath.item) \(attributes?.alpha ?? -1) \(attributes?.frame.minX ?? -1)")
                return attributes
            }
            override func finalizeCollectionViewUpdates() {
                super.finalizeCollectionViewUpdates()
                lines.append("end")
            }
        }
        let layout = Noting(), list = LoggingCollectionDelegate(count: 4, flow: layout)
        list.collection.performBatchUpdates {
            list.items = [["0", "n", "2", "3"]]
            list.collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
            list.collection.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        #expect(layout.lines == ["delete 1 -, insert - 1", "to 1 0.0 100.0", "from 1 0.0 100.0"], "\(layout.lines)")
        list.stage.advance(to: list.stage.now + 0.05)
        #expect(list.cell(1)?.layer.presentation()?.position.y ?? 0 > 500)
        list.stage.advance(to: list.stage.now + 1)
        #expect(layout.lines.last == "end" && list.cell(1)?.center.y == 25)
    }

    @Test("R-COL-8 What comes before the first layout, or with a reload, needs no numbers that add up")
    func early() {
        let list = LoggingCollectionDelegate(count: 4)
        list.items = [["a", "b"]]
        list.collection.reloadData()
        list.items = [["a", "b", "c"]]
        list.collection.performBatchUpdates {
            list.collection.reloadData()
            list.collection.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        list.stage.turn()
        #expect(list.shown == ["a", "b", "c"])
        var ended = false
        list.collection.performBatchUpdates(nil) { _ in ended = true }
        list.stage.advance(to: list.stage.now + 1)
        #expect(ended)
    }

    @Test("R-COL-8 Sizes that cells have asked for stay with their items")
    func measured() {
        final class Own: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
                let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
                preferred.size = CGSize(width: 400, height: 70)
                return preferred
            }
        }
        let list = LoggingCollectionDelegate(count: 50) { collection, flow, _ in
            collection.register(Own.self, forCellWithReuseIdentifier: "item")
            flow.estimatedItemSize = CGSize(width: 400, height: 20)
        }
        list.collection.contentOffset.y = 700
        list.stage.turn()
        let offset = list.frame(8)?.minY
        list.items[0].insert("n", at: 0)
        list.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        list.stage.advance(to: list.stage.now + 1)
        #expect(list.frame(9)?.minY == (offset ?? 0) + 20, "the new one is not in sight: its size is thought")
    }

    @Test("R-COL-9 Another layout takes over, animated, with the cells that are shown and what was seen in sight")
    func otherLayout() {
        let list = LoggingCollectionDelegate(count: 400)
        list.collection.contentOffset.y = 1000
        list.stage.turn()
        let cell = list.cell(80), lines = UICollectionViewFlowLayout()
        lines.itemSize = CGSize(width: 400, height: 100)
        lines.minimumLineSpacing = 0
        var ended = false
        list.collection.setCollectionViewLayout(lines, animated: true) { ended = $0 }
        #expect(list.collection.collectionViewLayout === lines && lines.collectionView === list.collection && list.flow.collectionView == nil)
        list.stage.advance(to: list.stage.now + 0.1)
        #expect((cell?.layer.presentation()?.bounds.width ?? 0) > 100 && (cell?.layer.presentation()?.bounds.width ?? 400) < 400)
        list.stage.advance(to: list.stage.now + 1)
        #expect(ended && list.cell(80) === cell && cell?.frame == CGRect(x: 0, y: 8000, width: 400, height: 100))
        #expect(list.collection.contentOffset.y == 8000 && list.collection.visibleCells.count == 4)
        list.collection.collectionViewLayout = list.flow
        list.stage.turn()
        #expect(list.collection.visibleCells.count == 32 && list.cell(80) != nil)
        #expect(list.collection.subviews.filter { $0 is ItemCell }.count == 32)
    }
}
