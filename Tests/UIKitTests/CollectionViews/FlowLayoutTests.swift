import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Flow layouts", .leavesNothing, .serialized)
struct FlowLayoutTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

    @Test("R-COL-7 Lines are as long as there is room; the last of equal items stands below those before")
    func equal() {
        let list = LoggingCollectionDelegate(count: 5) { _, flow, _ in
            flow.itemSize = CGSize(width: 110, height: 50)
            (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (5, 10)
            flow.sectionInset = UIEdgeInsets(top: 7, left: 10, bottom: 3, right: 20)
        }
        // 370 points for three items of 110: 20 between them.
        #expect((0..<5).map { list.frame($0) } == [rect(10, 7, 110, 50), rect(140, 7, 110, 50), rect(270, 7, 110, 50), rect(10, 62, 110, 50), rect(140, 62, 110, 50)])
        #expect(list.collection.contentSize == CGSize(width: 400, height: 115))
    }

    @Test("R-COL-7 Of items of various sizes the last line is as close as it may be, one alone in a line before it stands in the middle, and they share a middle")
    func various() {
        let sizes = [CGSize(width: 100, height: 50), CGSize(width: 100, height: 20), CGSize(width: 300, height: 40), CGSize(width: 95, height: 30), CGSize(width: 80, height: 30)]
        let source = SizedSource([(0..<5).map { "\($0)" }])
        source.size = { sizes[$0.item] }
        let list = LoggingCollectionDelegate(count: 0) { _, flow, _ in (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (10, 10) }
        list.collection.dataSource = source
        list.collection.delegate = source
        list.stage.turn()
        #expect((0..<5).map { list.frame($0) } == [rect(0, 0, 100, 50), rect(300, 15, 100, 20), rect(50, 60, 300, 40), rect(0, 110, 95, 30), rect(105, 110, 80, 30)])
        #expect(list.collection.visibleCells.map(\.frame) == (0..<5).compactMap { list.frame($0) })
    }

    @Test("R-COL-7 Sections have views before and after their items, also without items, and insets")
    func sides() {
        let list = LoggingCollectionDelegate([["a", "b"], [], ["c"]]) { _, flow, _ in
            flow.headerReferenceSize = CGSize(width: 10, height: 30)
            flow.footerReferenceSize = CGSize(width: 10, height: 20)
            flow.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
        }
        #expect(list.frame(0, 0) == rect(0, 35, 100, 50) && list.frame(0, 2) == rect(0, 205, 100, 50))
        #expect((0..<3).map { list.header($0)?.frame } == [rect(0, 0, 400, 30), rect(0, 110, 400, 30), rect(0, 170, 400, 30)])
        let footers = list.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
        #expect(footers.map(\.frame) == [rect(0, 90, 400, 20), rect(0, 150, 400, 20), rect(0, 260, 400, 20)])
        #expect(list.collection.contentSize.height == 280)
    }

    @Test("R-COL-7 Sideways, lines are columns")
    func sideways() {
        let list = LoggingCollectionDelegate(count: 100) { _, flow, _ in
            flow.scrollDirection = .horizontal
            flow.itemSize = CGSize(width: 100, height: 120)
            (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (10, 5)
            flow.headerReferenceSize = CGSize(width: 40, height: 0)
        }
        // Three of 120 in 400: 20 between them.
        #expect((0..<4).map { list.frame($0) } == [rect(40, 0, 100, 120), rect(40, 140, 100, 120), rect(40, 280, 100, 120), rect(150, 0, 100, 120)])
        #expect(list.header(0)?.frame == rect(0, 0, 40, 400))
        #expect(list.collection.contentSize == CGSize(width: 40 + 34 * 110 - 10, height: 400))
        list.stage.down(300, 200)
        for step in 1...10 { list.stage.move(300 - Double(step) * 20, 200, at: Double(step) * 0.01) }
        list.stage.up(100, 200, at: 0.4)
        list.stage.advance(to: 3)
        #expect(list.collection.contentOffset.x > 150 && list.collection.contentOffset.y == 0)
    }

    @Test("R-COL-7 What stands before items stays in sight as long as they do")
    func pinned() throws {
        let list = LoggingCollectionDelegate([(0..<40).map { "\($0)" }, (0..<40).map { "\($0)" }]) { _, flow, _ in
            flow.headerReferenceSize = CGSize(width: 0, height: 30)
            flow.sectionHeadersPinToVisibleBounds = true
        }
        list.collection.contentOffset.y = 100
        list.stage.turn()
        #expect(list.header(0)?.frame == rect(0, 100, 400, 30))
        let views = list.collection.subviews
        let lastCell = try #require(views.lastIndex { $0 is ItemCell }), firstSide = try #require(views.firstIndex { $0 is SideView })
        #expect(lastCell < firstSide)
        // The section ends at 530: it pushes.
        list.collection.contentOffset.y = 515
        list.stage.turn()
        #expect(list.header(0)?.frame.minY == 500 && list.header(1)?.frame.minY == 530)
        list.collection.contentOffset.y = 600
        list.stage.turn()
        #expect(list.header(0) == nil && list.header(1)?.frame.minY == 600)
    }

    @Test("R-COL-7 A delegate without sizes leaves them to the layout, and its insets hold")
    func insets() {
        let source = InsetSource([(0..<10).map { "\($0)" }]), list = LoggingCollectionDelegate(count: 0)
        list.collection.dataSource = source
        list.collection.delegate = source
        list.stage.turn()
        #expect(list.frame(0) == rect(50, 10, 100, 50) && list.frame(3) == rect(50, 60, 100, 50))
        #expect(!ProtocolDefaults.mayAnswer(.itemSize, source))
    }

    @Test("R-COL-7 A delegate with sizes is asked once for each item and preparation, not while it scrolls")
    func asked() {
        let source = SizedSource([(0..<1000).map { "\($0)" }]), list = LoggingCollectionDelegate(count: 0)
        source.size = { CGSize(width: 100, height: $0.item % 2 == 0 ? 50 : 40) }
        list.collection.dataSource = source
        list.collection.delegate = source
        list.stage.turn()
        #expect(source.asked == 1000)
        for step in 1...20 {
            list.collection.contentOffset.y = CGFloat(step) * 100
            list.stage.turn()
        }
        #expect(source.asked == 1000)
        list.collection.frame.size.width = 300
        list.stage.turn()
        #expect(source.asked == 2000, "lines of another length may need other sizes")
        list.flow.invalidateLayout()
        list.stage.turn()
        #expect(source.asked == 3000)
    }

    @Test("R-COL-7 A million items of one size cost no more than those in sight")
    func million() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
        }
        let source = Source(), list = LoggingCollectionDelegate(count: 0)
        list.collection.dataSource = source
        list.stage.turn()
        #expect(list.collection.contentSize.height == 12_500_000)
        list.collection.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
        list.stage.turn()
        #expect(list.collection.indexPathsForVisibleItems.map(\.item) == Array(999_968..<1_000_000))
        let before = ContinuousClock.now
        for step in 0..<200 {
            list.collection.contentOffset.y = CGFloat(step * 60_000)
            list.stage.turn()
        }
        // A walk over the items would take longer than this by far, also in a debug build.
        #expect(ContinuousClock.now - before < .seconds(60))
    }

    @Test("R-COL-7 Lines in a stretch are those of a plain search", arguments: 0..<60)
    func lines(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func number(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let room = FlowLines.Room(across: CGFloat(100 + number(300)), lineSpacing: CGFloat(number(30) - 10), itemSpacing: CGFloat(number(20)), scale: 1)
        let isEqual = seed % 3 == 0, own = FlowSize(along: CGFloat(20 + number(40)), across: CGFloat(20 + number(150)))
        let sizes = ContiguousArray((0..<number(60) + 1).map { _ in
            isEqual ? own : FlowSize(along: CGFloat(20 + number(40)), across: CGFloat(20 + number(150)))
        })
        let lines = isEqual ? FlowLines(count: sizes.count, of: own, in: room) : FlowLines(sizes, in: room)
        for _ in 0..<40 {
            let low = CGFloat(number(Int(lines.length) + 200) - 100), high = low + CGFloat(number(200) + 1)
            let found = lines.items(from: low, to: high)
            for index in sizes.indices {
                let place = lines[index], isInside = place.along + place.size.along > low + 1 && place.along < high - 1
                #expect(!isInside || found.contains(index), "\(index) at \(place) in \(low)…\(high)")
                #expect(place.across >= 0 && place.size == sizes[index])
            }
        }
        for index in sizes.indices.dropFirst() {
            let (one, two) = (lines[index - 1], lines[index])
            let isBeside = two.across >= one.across + one.size.across + room.itemSpacing - 1
            #expect(isBeside || two.across <= max(room.across - two.size.across, 0) + 1, "\(index)")
        }
    }

    @Test("R-COL-7 Numbers that are no sizes end nothing", arguments: [CGFloat.nan, .infinity, -50, 0, 1e300])
    func bad(_ number: CGFloat) {
        let source = SizedSource([(0..<50).map { "\($0)" }]), list = LoggingCollectionDelegate(count: 0)
        source.size = { $0.item == 3 ? CGSize(width: number, height: number) : CGSize(width: 50, height: 50) }
        list.collection.dataSource = source
        list.collection.delegate = source
        _ = noting { list.stage.turn() }
        #expect(list.collection.numberOfItems(inSection: 0) == 50)
        list.flow.itemSize = CGSize(width: number, height: number)
        (list.flow.minimumLineSpacing, list.flow.minimumInteritemSpacing) = (number, number)
        list.flow.headerReferenceSize = CGSize(width: number, height: number)
        list.flow.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        list.collection.delegate = nil
        _ = noting { list.stage.turn() }
    }

    @Test("R-COL-6 With an estimate, items are as large as their constraints need, and what is in sight stays")
    func selfSizing() {
        let list = LoggingCollectionDelegate(count: 100) { _, flow, source in
            flow.estimatedItemSize = CGSize(width: 400, height: 30)
            source.makeCell = { collection, path, _ in
                let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path), box = UIView()
                cell.contentView.subviews.forEach { $0.removeFromSuperview() }
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor), box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    box.widthAnchor.constraint(equalToConstant: 380), box.heightAnchor.constraint(equalToConstant: path.item % 2 == 0 ? 50 : 80),
                ])
                return cell
            }
        }
        #expect(list.collection.visibleCells.prefix(3).map(\.frame.height) == [50, 80, 50])
        #expect(list.frame(2)?.minY == 130 && list.frame(0)?.width == 380)
        list.collection.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
        list.stage.turn()
        #expect(list.frame(60).map { $0.minY - list.collection.contentOffset.y } == 0)
        let before = (list.frame(60)?.minY ?? 0) - list.collection.contentOffset.y
        list.collection.contentOffset.y -= 20
        list.stage.turn()
        #expect(abs((list.frame(60)?.minY ?? 0) - list.collection.contentOffset.y - before - 20) <= 1)
    }

    @Test("R-COL-6 A cell may say itself which size it prefers")
    func preferred() {
        final class Own: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
                let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
                preferred.size = CGSize(width: 130, height: 70)
                return preferred
            }
        }
        let list = LoggingCollectionDelegate(count: 10) { collection, flow, _ in
            collection.register(Own.self, forCellWithReuseIdentifier: "item")
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        #expect(list.collection.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 130, height: 70) } && list.collection.visibleCells.count == 10)
        #expect(list.frame(3)?.minY == 70)
    }
}
