import Foundation
import Testing
@testable import UIKit

/// A data source and delegate that takes items away, and asks the collection view something, in the middle of one of its calls.
@MainActor
final class EmptyingItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    enum Call: CaseIterable { case cell, display, size, headerSize, header, displayHeader, count, endDisplay, light }
    enum Question: CaseIterable { case none, layout, items, scroll, attributes, visible, invalidate, batch }

    let call: Call, question: Question
    var count = 60
    private var hasAsked = false

    init(_ call: Call, _ question: Question) {
        self.call = call
        self.question = question
    }

    private func reach(_ call: Call, _ view: UICollectionView, _ item: Int) {
        guard call == self.call, count == 60, !hasAsked, item >= 5 || call != .cell && call != .display else { return }
        hasAsked = true
        count = 2
        view.reloadData()
        switch question {
        case .none: break
        case .layout: view.layoutIfNeeded()
        case .items: _ = view.numberOfItems(inSection: 0)
        case .scroll: view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .bottom, animated: false)
        case .attributes: _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        case .visible: _ = view.visibleCells
        case .invalidate: view.collectionViewLayout.invalidateLayout()
        case .batch: view.performBatchUpdates(nil)
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { count == 60 ? 2 : 1 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        let items = count
        reach(.count, view, 0)
        return items
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        reach(.cell, view, path.item)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
        reach(.header, view, 0)
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "side", for: path)
    }
    func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) { reach(.display, view, path.item) }
    func collectionView(_ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath) { reach(.endDisplay, view, 0) }
    func collectionView(_ view: UICollectionView, willDisplaySupplementaryView side: UICollectionReusableView, forElementKind kind: String, at path: IndexPath) {
        reach(.displayHeader, view, 0)
    }
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        reach(.size, view, path.item)
        return CGSize(width: 100, height: 40 + path.item % 2)
    }
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        reach(.headerSize, view, 0)
        return CGSize(width: 0, height: 20)
    }
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        reach(.light, view, 5)
        return true
    }
}

@MainActor @Suite("Collection views that are reloaded in their calls", .leavesNothing, .serialized)
struct ReloadingCollectionTests {
    @Test("R-COL-2 Items that a call takes away are passed over, whatever it asks the collection view meanwhile",
          arguments: EmptyingItems.Call.allCases, EmptyingItems.Question.allCases)
    func reloading(_ call: EmptyingItems.Call, _ question: EmptyingItems.Question) {
        let stage = Stage.rooted(), source = EmptyingItems(call, question)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "side")
        view.dataSource = source
        view.delegate = source
        stage.root.addSubview(view)
        stage.turn()
        view.contentOffset.y = 300
        stage.turn()
        stage.turn()
        if call == .light {
            stage.down(50, 200)
            stage.advance(to: stage.now + 0.3)
            stage.up(50, 200)
            stage.advance(to: stage.now + 0.5)
        }
        #expect(source.count == 2)
        #expect(view.numberOfItems(inSection: 0) == 2 && view.numberOfSections == 1)
        view.contentOffset.y = 0
        stage.turn()
        stage.advance(to: stage.now + 1)
        #expect(view.visibleCells.count == 2)
        #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 2, "no cell is left behind")
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    }

    @Test("R-COL-1 A number of sections or items that is wrong ends neither the app nor its turn", arguments: [Int.max, .min])
    func sections(_ count: Int) {
        final class Source: NSObject, UICollectionViewDataSource {
            let count: Int
            init(_ count: Int) { self.count = count }
            func numberOfSections(in collectionView: UICollectionView) -> Int { count }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { section == 0 ? count : 0 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let stage = Stage.rooted(), source = Source(count)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        stage.root.addSubview(view)
        let (_, lines) = noting { stage.turn() }
        #expect(view.numberOfSections == (count < 0 ? 0 : 100_000) && view.visibleCells.isEmpty == (count < 0))
        #expect(lines.count == (count < 0 ? 0 : 2), "\(lines)")
    }
}
