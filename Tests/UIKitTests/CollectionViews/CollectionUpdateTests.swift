import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Changes of collection views", .leavesNothing, .serialized)
struct CollectionUpdateTests {
    @Test("R-COL-8 Items that come, go, move and change are one; those that stay keep their cells and move in 0.3 s")
    func batch() {
        let rig = CollectionRig(count: 8)
        let cells = (0..<8).map { rig.cell($0) }
        rig.collection.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
        var ended: Bool?
        rig.collection.performBatchUpdates({
            rig.source.items = [["new", "7", "1", "2", "3 changed", "4", "5", "6"]]
            rig.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
            rig.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            rig.collection.moveItem(at: IndexPath(item: 7, section: 0), to: IndexPath(item: 1, section: 0))
            rig.collection.reloadItems(at: [IndexPath(item: 3, section: 0)])
        }, completion: { ended = $0 })
        #expect(ended == nil)
        rig.rig.advance(to: rig.rig.now + 0.15)
        let presented = cells[1]?.layer.presentation()?.position.x ?? 0
        #expect(presented > 150 && presented < 250, "\(presented)")
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(ended == true && rig.shown == ["new", "7", "1", "2", "3 changed", "4", "5", "6"])
        #expect(rig.cell(1) === cells[7] && rig.cell(2) === cells[1] && rig.cell(6) === cells[5] && rig.cell(4) !== cells[3])
        #expect(rig.collection.indexPathsForSelectedItems == [IndexPath(item: 6, section: 0)])
        #expect(rig.collection.visibleCells.map(\.frame) == (0..<8).compactMap { rig.frame($0) })
        #expect(rig.collection.subviews.filter { $0 is ItemCell }.count == 8 && rig.collection.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("R-COL-8 Sections come, go, move and change with what stands before their items")
    func sections() {
        let rig = CollectionRig([["a"], ["b"], ["c", "d"]]) { _, flow, _ in flow.headerReferenceSize = CGSize(width: 0, height: 30) }
        let header = rig.header(2), cell = rig.cell(1, 2)
        rig.collection.performBatchUpdates {
            rig.source.items = [["c", "d"], ["n", "m"], ["b"]]
            rig.collection.deleteSections([0])
            rig.collection.insertSections([1])
            rig.collection.moveSection(2, toSection: 0)
        }
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(rig.shown == ["c", "d", "n", "m", "b"] && rig.header(0) === header && rig.cell(1, 0) === cell)
        #expect(rig.header(0)?.frame.minY == 0 && rig.header(1)?.frame.minY == 80 && rig.header(2)?.frame.minY == 160)
        rig.source.items[1] = ["x"]
        rig.collection.reloadSections([1])
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(rig.shown == ["c", "d", "x", "b"])
        #expect(rig.collection.subviews.filter { $0 is SideView }.count == 3)
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
        let layout = Noting(), rig = CollectionRig(count: 4, flow: layout)
        rig.collection.performBatchUpdates {
            rig.source.items = [["0", "n", "2", "3"]]
            rig.collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
            rig.collection.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        #expect(layout.lines == ["delete 1 -, insert - 1", "to 1 0.0 100.0", "from 1 0.0 100.0"], "\(layout.lines)")
        rig.rig.advance(to: rig.rig.now + 0.05)
        #expect(rig.cell(1)?.layer.presentation()?.position.y ?? 0 > 500)
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(layout.lines.last == "end" && rig.cell(1)?.center.y == 25)
    }

    @Test("R-COL-8 What comes before the first layout, or with a reload, needs no numbers that add up")
    func early() {
        let rig = CollectionRig(count: 4)
        rig.source.items = [["a", "b"]]
        rig.collection.reloadData()
        rig.source.items = [["a", "b", "c"]]
        rig.collection.performBatchUpdates {
            rig.collection.reloadData()
            rig.collection.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        rig.rig.turn()
        #expect(rig.shown == ["a", "b", "c"])
        var ended = false
        rig.collection.performBatchUpdates(nil) { _ in ended = true }
        rig.rig.advance(to: rig.rig.now + 1)
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
        let rig = CollectionRig(count: 50) { collection, flow, _ in
            collection.register(Own.self, forCellWithReuseIdentifier: "item")
            flow.estimatedItemSize = CGSize(width: 400, height: 20)
        }
        rig.collection.contentOffset.y = 700
        rig.rig.turn()
        let offset = rig.frame(8)?.minY
        rig.source.items[0].insert("n", at: 0)
        rig.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(rig.frame(9)?.minY == (offset ?? 0) + 20, "the new one is not in sight: its size is thought")
    }

    @Test("R-COL-9 Another layout takes over, animated, with the cells that are shown and what was seen in sight")
    func otherLayout() {
        let rig = CollectionRig(count: 400)
        rig.collection.contentOffset.y = 1000
        rig.rig.turn()
        let cell = rig.cell(80), list = UICollectionViewFlowLayout()
        list.itemSize = CGSize(width: 400, height: 100)
        list.minimumLineSpacing = 0
        var ended = false
        rig.collection.setCollectionViewLayout(list, animated: true) { ended = $0 }
        #expect(rig.collection.collectionViewLayout === list && list.collectionView === rig.collection && rig.flow.collectionView == nil)
        rig.rig.advance(to: rig.rig.now + 0.1)
        #expect((cell?.layer.presentation()?.bounds.width ?? 0) > 100 && (cell?.layer.presentation()?.bounds.width ?? 400) < 400)
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(ended && rig.cell(80) === cell && cell?.frame == CGRect(x: 0, y: 8000, width: 400, height: 100))
        #expect(rig.collection.contentOffset.y == 8000 && rig.collection.visibleCells.count == 4)
        rig.collection.collectionViewLayout = rig.flow
        rig.rig.turn()
        #expect(rig.collection.visibleCells.count == 32 && rig.cell(80) != nil)
        #expect(rig.collection.subviews.filter { $0 is ItemCell }.count == 32)
    }
}
