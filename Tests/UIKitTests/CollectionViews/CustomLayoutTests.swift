import Foundation
import Testing
@testable import UIKit

/// Items in a ring, with a view in its middle that the layout makes itself.
private final class Ring: UICollectionViewLayout {
    final class Middle: UICollectionReusableView {}

    var prepared = 0
    var asksForBounds = false
    var bounds: [(old: CGRect, new: CGRect)] = []

    override func prepare() {
        super.prepare()
        prepared += 1
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 800) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        // All of them, wherever they are: layouts do that.
        let items = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        return items + [layoutAttributesForDecorationView(ofKind: "middle", at: IndexPath(item: 0, section: 0))].compactMap(\.self)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath), angle = CGFloat(indexPath.item) * .pi / 4
        attributes.size = CGSize(width: 60, height: 60)
        attributes.center = CGPoint(x: 200 + 100 * cos(angle), y: 200 + CGFloat(indexPath.item / 8) * 400 + 100 * sin(angle))
        attributes.zIndex = -indexPath.item
        return attributes
    }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
        attributes.zIndex = -1000
        return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        bounds.append((collectionView?.bounds ?? .zero, newBounds))
        return asksForBounds
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
    }
}

@MainActor @Suite("Layouts of apps' own", .leavesNothing, .serialized)
struct CustomLayoutTests {
    private func make(_ count: Int) -> (CollectionRig, Ring) {
        let rig = CollectionRig(count: count), ring = Ring()
        ring.register(Ring.Middle.self, forDecorationViewOfKind: "middle")
        rig.collection.setCollectionViewLayout(ring, animated: false)
        rig.rig.turn()
        return (rig, ring)
    }

    @Test("R-COL-4 Items stand where a layout has them; what it names out of sight is not shown")
    func places() {
        let (rig, _) = make(16)
        #expect(rig.shown == (0..<8).map { "\($0)" })
        #expect(rig.cell(0)?.center == CGPoint(x: 300, y: 200) && rig.collection.contentSize.height == 800)
        let views = rig.collection.subviews.filter { $0 is UICollectionReusableView }
        #expect(views.first is Ring.Middle && (views.last as? ItemCell)?.name == "0" && (views[1] as? ItemCell)?.name == "7", "back to front")
        rig.collection.contentOffset.y = 400
        rig.rig.turn()
        #expect(rig.shown == (8..<16).map { "\($0)" } && !rig.collection.subviews.contains { $0 is Ring.Middle })
        rig.collection.contentOffset.y = 0
        rig.rig.turn()
        #expect(rig.collection.subviews.filter { $0 is Ring.Middle }.count == 1)
    }

    @Test("R-COL-4 A layout is asked before the bounds change, and prepared again only where it says so")
    func bounds() {
        let (rig, ring) = make(16), prepared = ring.prepared
        ring.bounds = []
        rig.collection.contentOffset.y = 50
        rig.rig.turn()
        #expect(ring.bounds.map { $0.old.minY } == [0] && ring.bounds.map { $0.new.minY } == [50] && ring.prepared == prepared)
        ring.asksForBounds = true
        rig.collection.contentOffset.y = 60
        rig.rig.turn()
        #expect(ring.prepared == prepared + 1)
        ring.bounds = []
        rig.collection.frame.size.width = 300
        rig.rig.turn()
        #expect(ring.bounds.first.map { $0.old.width == 400 && $0.new.width == 300 } == true)
    }

    @Test("R-COL-4 A layout says where scrolling ends")
    func target() {
        let (rig, _) = make(16)
        rig.rig.down(200, 300)
        for step in 1...10 { rig.rig.move(200, 300 - Double(step) * 12, at: Double(step) * 0.01) }
        rig.rig.up(200, 180, at: 0.11)
        rig.rig.advance(to: 5)
        #expect(rig.collection.contentOffset.y > 50 && rig.collection.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
    }

    @Test("R-COL-4 Contexts are of the layout's class, say what is invalid, and move the content")
    func contexts() {
        final class Context: UICollectionViewLayoutInvalidationContext {}
        final class Layout: UICollectionViewLayout {
            var contexts: [UICollectionViewLayoutInvalidationContext] = [], plain = 0
            override class var invalidationContextClass: AnyClass { Context.self }
            override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 2000) }
            override func invalidateLayout() {
                plain += 1
                super.invalidateLayout()
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                contexts.append(context)
                super.invalidateLayout(with: context)
            }
        }
        let rig = CollectionRig(count: 16), layout = Layout()
        rig.collection.collectionViewLayout = layout
        rig.rig.turn()
        layout.contexts = []
        layout.plain = 0
        rig.collection.reloadData()
        #expect(layout.contexts.count == 1 && layout.contexts[0] is Context && layout.contexts[0].invalidateEverything
                && layout.contexts[0].invalidateDataSourceCounts && layout.plain == 1)
        rig.rig.turn()
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        context.contentSizeAdjustment = CGSize(width: 0, height: 100)
        #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 2, section: 0)] && !context.invalidateEverything)
        layout.invalidateLayout(with: context)
        rig.rig.turn()
        #expect(rig.collection.contentOffset.y == 30 && rig.collection.contentSize.height == 2100)
    }

    @Test("R-COL-4 A layout that never comes to an end is left as it is, with a line")
    func endless() {
        final class Endless: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                invalidateLayout()
            }
        }
        let rig = CollectionRig(count: 4)
        let (_, lines) = noting {
            rig.collection.collectionViewLayout = Endless()
            rig.rig.turn()
        }
        #expect(lines.count >= 1 && lines[0].contains("becomes invalid again whenever it is prepared"), "\(lines)")
    }
}
