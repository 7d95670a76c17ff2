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
    private func make(_ count: Int) -> (LoggingCollectionDelegate, Ring) {
        let list = LoggingCollectionDelegate(count: count), ring = Ring()
        ring.register(Ring.Middle.self, forDecorationViewOfKind: "middle")
        list.collection.setCollectionViewLayout(ring, animated: false)
        list.stage.turn()
        return (list, ring)
    }

    @Test("R-COL-4 Items stand where a layout has them; what it names out of sight is not shown")
    func places() {
        let (list, _) = make(16)
        #expect(list.shown == (0..<8).map { "\($0)" })
        #expect(list.cell(0)?.center == CGPoint(x: 300, y: 200) && list.collection.contentSize.height == 800)
        let views = list.collection.subviews.filter { $0 is UICollectionReusableView }
        #expect(views.first is Ring.Middle && (views.last as? ItemCell)?.name == "0" && (views[1] as? ItemCell)?.name == "7", "back to front")
        list.collection.contentOffset.y = 400
        list.stage.turn()
        #expect(list.shown == (8..<16).map { "\($0)" } && !list.collection.subviews.contains { $0 is Ring.Middle })
        list.collection.contentOffset.y = 0
        list.stage.turn()
        #expect(list.collection.subviews.filter { $0 is Ring.Middle }.count == 1)
    }

    @Test("R-COL-4 A layout is asked before the bounds change, and prepared again only where it says so")
    func bounds() {
        let (list, ring) = make(16), prepared = ring.prepared
        ring.bounds = []
        list.collection.contentOffset.y = 50
        list.stage.turn()
        #expect(ring.bounds.map { $0.old.minY } == [0] && ring.bounds.map { $0.new.minY } == [50] && ring.prepared == prepared)
        ring.asksForBounds = true
        list.collection.contentOffset.y = 60
        list.stage.turn()
        #expect(ring.prepared == prepared + 1)
        ring.bounds = []
        list.collection.frame.size.width = 300
        list.stage.turn()
        #expect(ring.bounds.first.map { $0.old.width == 400 && $0.new.width == 300 } == true)
    }

    @Test("R-COL-4 A layout says where scrolling ends")
    func target() {
        let (list, _) = make(16)
        list.stage.down(200, 300)
        for step in 1...10 { list.stage.move(200, 300 - Double(step) * 12, at: Double(step) * 0.01) }
        list.stage.up(200, 180, at: 0.11)
        list.stage.advance(to: 5)
        #expect(list.collection.contentOffset.y > 50 && list.collection.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
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
        let list = LoggingCollectionDelegate(count: 16), layout = Layout()
        list.collection.collectionViewLayout = layout
        list.stage.turn()
        layout.contexts = []
        layout.plain = 0
        list.collection.reloadData()
        #expect(layout.contexts.count == 1 && layout.contexts[0] is Context && layout.contexts[0].invalidateEverything
                && layout.contexts[0].invalidateDataSourceCounts && layout.plain == 1)
        list.stage.turn()
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        context.contentSizeAdjustment = CGSize(width: 0, height: 100)
        #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 2, section: 0)] && !context.invalidateEverything)
        layout.invalidateLayout(with: context)
        list.stage.turn()
        #expect(list.collection.contentOffset.y == 30 && list.collection.contentSize.height == 2100)
    }

    @Test("R-COL-4 A layout that never comes to an end is left as it is, with a line")
    func endless() {
        final class Endless: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                invalidateLayout()
            }
        }
        let list = LoggingCollectionDelegate(count: 4)
        let (_, lines) = noting {
            list.collection.collectionViewLayout = Endless()
            list.stage.turn()
        }
        #expect(lines.count >= 1 && lines[0].contains("becomes invalid again whenever it is prepared"), "\(lines)")
    }
}
