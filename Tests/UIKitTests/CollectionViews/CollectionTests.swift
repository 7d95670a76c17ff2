import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Collection views", .leavesNothing, .serialized)
struct CollectionTests {
    @Test("R-COL-1 Only items in sight have cells, and cells that have left are used again; new ones are made as large as they will be")
    func reuse() {
        (ItemCell.made, ItemCell.madeFrames) = (0, [])
        let list = LoggingCollectionDelegate(count: 4000)
        #expect(list.shown == (0..<32).map { "\($0)" })
        #expect(list.collection.contentSize == CGSize(width: 400, height: 50_000))
        #expect(ItemCell.madeFrames.allSatisfy { $0.size == CGSize(width: 100, height: 50) })
        for step in 1...40 {
            list.collection.contentOffset.y = CGFloat(step) * 50
            list.stage.turn()
        }
        #expect(list.shown == (160..<192).map { "\($0)" })
        #expect(ItemCell.made <= 40, "\(ItemCell.made)")
        #expect((list.collection.visibleCells.first as? ItemCell)?.reuses ?? 0 > 0)
        #expect(list.collection.indexPathForItem(at: CGPoint(x: 110, y: 2010)) == IndexPath(item: 161, section: 0))
        #expect(list.collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(list.cell(161).flatMap { list.collection.indexPath(for: $0) } == IndexPath(item: 161, section: 0))
        #expect(list.collection.subviews.filter { $0 is ItemCell }.count == 32)
    }

    @Test("R-COL-2 A finger scrolls the items, and selects none")
    func scroll() {
        let list = LoggingCollectionDelegate(count: 400)
        list.stage.down(200, 300)
        for step in 1...10 { list.stage.move(200, 300 - Double(step) * 20, at: Double(step) * 0.01) }
        #expect(list.collection.contentOffset.y > 150)
        #expect(!list.heard().contains { $0.hasPrefix("did") })
        list.stage.up(200, 100, at: 0.3)
        list.stage.advance(to: 10)
        #expect(list.collection.indexPathsForSelectedItems == [])
    }

    @Test("R-COL-5 A tap lights an item up, selects it and deselects the one before, in the order of the header")
    func selection() {
        let list = LoggingCollectionDelegate(count: 40) { collection, _, source in
            source.makeCell = { collection, path, _ in
                let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                cell.selectedBackgroundView = cell.selectedBackgroundView ?? UIView()
                return cell
            }
        }
        list.stage.down(50, 25)
        list.stage.advance(to: 0.3)
        #expect(list.cell(0)?.isHighlighted == true && list.cell(0)?.selectedBackgroundView?.superview === list.cell(0))
        list.stage.up(50, 25)
        list.stage.advance(to: 1)
        #expect(list.heard() == ["may light 0", "light 0", "may 0", "did 0", "dark 0"])
        #expect(list.cell(0)?.isSelected == true && list.cell(0)?.isHighlighted == false && list.cell(0)?.selectedBackgroundView?.alpha == 1)
        list.tap(150, 25)
        #expect(list.heard() == ["may light 1", "light 1", "may 1", "not 0", "did 1", "dark 1"])
        #expect(list.collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(list.cell(0)?.isSelected == false && list.cell(0)?.selectedBackgroundView?.alpha == 0)
        list.refused = IndexPath(item: 2, section: 0)
        list.unselectable = IndexPath(item: 3, section: 0)
        list.tap(250, 25)
        #expect(list.heard() == ["may light 2"])
        list.tap(350, 25)
        #expect(list.heard() == ["may light 3", "light 3", "may 3", "dark 3"])
        #expect(list.collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("R-COL-5 With several selected, a tap on a selected item deselects it; what scrolls away and back is still selected")
    func multipleSelection() {
        let list = LoggingCollectionDelegate(count: 400) { collection, _, _ in collection.allowsMultipleSelection = true }
        list.tap(50, 25)
        list.tap(150, 25)
        #expect(list.collection.indexPathsForSelectedItems?.map(\.item) == [0, 1])
        _ = list.heard()
        list.tap(50, 25)
        #expect(list.heard() == ["may light 0", "light 0", "may not 0", "not 0", "dark 0"])
        list.collection.contentOffset.y = 1000
        list.stage.turn()
        #expect(list.collection.visibleCells.allSatisfy { !$0.isSelected })
        list.collection.contentOffset.y = 0
        list.stage.turn()
        #expect(list.cell(1)?.isSelected == true && list.cell(0)?.isSelected == false)
        list.collection.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(list.collection.indexPathsForSelectedItems == [] && list.heard().isEmpty, "code is not reported")
    }

    @Test("R-COL-11 Without selection code selects and deselects nothing")
    func noSelection() {
        let list = LoggingCollectionDelegate(count: 4), first = IndexPath(item: 0, section: 0)
        list.collection.selectItem(at: first, animated: false, scrollPosition: [])
        list.collection.allowsSelection = false
        list.collection.deselectItem(at: first, animated: false)
        list.collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(list.collection.indexPathsForSelectedItems == [first])
    }

    @Test("R-COL-5 A drag that begins on an item ends its light; a control in an item keeps its touch")
    func drags() {
        let list = LoggingCollectionDelegate(count: 400)
        list.stage.down(50, 200)
        list.stage.advance(to: 0.3)
        for step in 1...10 { list.stage.move(50, 200 - Double(step) * 10, at: 0.3 + Double(step) * 0.01) }
        list.stage.up(50, 100, at: 0.5)
        list.stage.advance(to: 5)
        #expect(list.heard() == ["may light 16", "light 16", "dark 16"])
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        list.collection.contentOffset = .zero
        list.stage.turn()
        list.cell(0)?.contentView.addSubview(button)
        list.tap(50, 25)
        #expect(list.heard().isEmpty)
    }

    @Test("R-COL-10 Code brings an item where it is asked for", arguments: [
        (UICollectionView.ScrollPosition.top, 2500 as CGFloat), (.centeredVertically, 2325), (.bottom, 2150), (UICollectionView.ScrollPosition(), 2150),
    ])
    func scrollToItem(position: UICollectionView.ScrollPosition, y: CGFloat) {
        let list = LoggingCollectionDelegate(count: 4000)
        list.collection.scrollToItem(at: IndexPath(item: 200, section: 0), at: position, animated: false)
        #expect(list.collection.contentOffset.y == y)
        list.collection.contentOffset = .zero
        list.collection.scrollToItem(at: IndexPath(item: 200, section: 0), at: position, animated: true)
        list.stage.advance(to: list.stage.now + 1)
        #expect(list.collection.contentOffset.y == y)
    }

    @Test("R-COL-10 An item that is not there is reported, and nothing moves")
    func scrollToNothing() {
        let list = LoggingCollectionDelegate(count: 10)
        let (_, lines) = noting { list.collection.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false) }
        #expect(lines == ["UICollectionView: there is no item 10 in section 0 to scroll to"], "\(lines)")
        let bad = noting { list.collection.scrollToItem(at: IndexPath(), at: .top, animated: false) }
        #expect(bad.1.count == 1)
    }

    @Test("R-COL-3 Attributes that a view has are not applied again; others are, with what a layout has of its own")
    func apply() {
        final class Tinted: UICollectionViewLayoutAttributes {
            var tint = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Tinted)?.tint = tint
                return copy
            }
            nonisolated override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? Tinted, super.isEqual(object) else { return false }
                return MainActor.assumeIsolated { other.tint == tint }
            }
        }
        final class Fading: UICollectionViewFlowLayout {
            var tint = 1
            override class var layoutAttributesClass: AnyClass { Tinted.self }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let found = super.layoutAttributesForElements(in: rect)
                for case let attributes as Tinted in found ?? [] {
                    attributes.tint = tint
                    attributes.alpha = 0.5
                    attributes.transform = CGAffineTransform(rotationAngle: 1)
                }
                return found
            }
        }
        let layout = Fading(), list = LoggingCollectionDelegate(count: 8, flow: layout)
        let cell = list.cell(3) as? ItemCell
        #expect(cell?.applied == 1 && cell?.alpha == 0.5 && cell?.transform == CGAffineTransform(rotationAngle: 1) && cell?.center == CGPoint(x: 350, y: 25))
        layout.invalidateLayout()
        list.stage.turn()
        #expect(cell?.applied == 1)
        layout.tint = 2
        layout.invalidateLayout()
        list.stage.turn()
        #expect(cell?.applied == 2)
    }

    @Test("R-COL-1 What stands behind scrolls with nothing, and a data source without views beside items is reported")
    func behind() {
        final class Bare: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let list = LoggingCollectionDelegate(count: 100), back = UIView(), bare = Bare()
        list.collection.backgroundView = back
        list.collection.contentOffset.y = 300
        list.stage.turn()
        #expect(back.frame == list.collection.bounds && list.collection.subviews.first === back)
        list.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        list.collection.dataSource = bare
        list.collection.contentOffset.y = 0
        let (_, lines) = noting { list.stage.turn() }
        #expect(lines.contains { $0.contains("has no collectionView(_:viewForSupplementaryElementOfKind:at:)") }, "\(lines)")
        #expect(list.collection.visibleCells.count == 32)
    }
}
