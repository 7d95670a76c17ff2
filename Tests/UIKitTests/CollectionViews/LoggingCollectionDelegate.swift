import Foundation
@testable import UIKit

/// Items that are called by their names, in a collection view of 400 × 400 points that fills a stage's window; what the delegate receives is noted.
final class LoggingCollectionDelegate: ItemSource {
    let stage = Stage.rooted()
    let collection: UICollectionView
    let flow: UICollectionViewFlowLayout

    init(_ items: [[String]], flow: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
         _ prepare: (UICollectionView, UICollectionViewFlowLayout, ItemSource) -> Void = { _, _, _ in }) {
        self.flow = flow
        flow.itemSize = CGSize(width: 100, height: 50)
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
        collection = UICollectionView(frame: stage.root.bounds, collectionViewLayout: flow)
        super.init(items)
        collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(SideView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "side")
        }
        prepare(collection, flow, self)
        collection.dataSource = self
        collection.delegate = self
        stage.root.addSubview(collection)
        stage.turn()
        journal.removeAll()
    }

    convenience init(count: Int, flow: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
                     _ prepare: (UICollectionView, UICollectionViewFlowLayout, ItemSource) -> Void = { _, _, _ in }) {
        self.init([(0..<count).map { "\($0)" }], flow: flow, prepare)
    }

    /// A finger lands, stays for 0.3 s and lifts.
    func tap(_ x: Double, _ y: Double) { stage.tap(x, y, for: 0.3, then: 0.5) }

    var shown: [String] { collection.visibleCells.map { ($0 as? ItemCell)?.name ?? "?" } }
    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? { collection.cellForItem(at: IndexPath(item: item, section: section)) }
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? { collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame }
    func header(_ section: Int) -> UICollectionReusableView? {
        collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }

    func heard() -> [String] {
        defer { journal.removeAll() }
        return journal
    }
}

final class ItemCell: UICollectionViewCell {
    static var made = 0, madeFrames: [CGRect] = []
    var reuses = 0, name = "", applied = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
        Self.madeFrames.append(frame)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
    }
}

/// What is said of collection views meanwhile.
@MainActor func noting<Result>(_ body: () -> Result) -> (result: Result, lines: [String]) {
    var lines: [String] = []
    let before = UICollectionView.say
    UICollectionView.say = { lines.append($0) }
    defer { UICollectionView.say = before }
    return (body(), lines)
}

final class SideView: UICollectionReusableView {}

class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var items: [[String]]
    var journal: [String] = []
    var refused: IndexPath?, unselectable: IndexPath?
    var makeCell: ((UICollectionView, IndexPath, String) -> UICollectionViewCell)?

    init(_ items: [[String]]) { self.items = items }

    private func note(_ name: String, _ path: IndexPath) { journal.append("\(name) \(items[path.section][path.item])") }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let name = items[indexPath.section][indexPath.item]
        if let makeCell { return makeCell(collectionView, indexPath, name) }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.name = name
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "side", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("may light", indexPath)
        return indexPath != refused
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { note("light", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { note("dark", indexPath) }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("may", indexPath)
        return indexPath != unselectable
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("may not", indexPath)
        return indexPath != unselectable
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { note("did", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { note("not", indexPath) }
}

/// A source whose items have sizes of their own.
final class SizedSource: ItemSource, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 50) }
    var asked = 0

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        asked += 1
        return size(indexPath)
    }
}

/// A source that leaves sizes to the layout.
final class InsetSource: ItemSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 50, bottom: 0, right: 50)
    }
}
