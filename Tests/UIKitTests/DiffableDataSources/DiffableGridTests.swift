import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Diffable data sources of collection views", .leavesNothing, .serialized)
struct DiffableGridTests {
    private final class Card: UICollectionViewCell {
        let label = UILabel()
        var preparations = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = CGRect(x: 8, y: 8, width: 60, height: 24)
            contentView.addSubview(label)
            contentView.backgroundColor = .secondarySystemBackground
            contentView.layer.cornerRadius = 10
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func prepareForReuse() { preparations += 1 }
    }

    private final class Heading: UICollectionReusableView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = CGRect(x: 12, y: 4, width: 200, height: 20)
            addSubview(label)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @MainActor
    private final class World {
        let controller: UICollectionViewController, stage: Stage
        var source: UICollectionViewDiffableDataSource<String, Int>!
        var configured: [Int] = [], suffix = ""

        init(isDark: Bool = false) throws {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 90, height: 60)
            flow.headerReferenceSize = CGSize(width: 0, height: 28)
            controller = UICollectionViewController(collectionViewLayout: flow)
            stage = try Stage(showing: controller, size: CGSize(width: 320, height: 400), isDark: isDark)
            let cells = UICollectionView.CellRegistration<Card, Int> { [unowned self] cell, path, item in
                configured.append(item)
                cell.label.text = "\(item)\(suffix)"
            }
            let heads = UICollectionView.SupplementaryRegistration<Heading>(elementKind: UICollectionView.elementKindSectionHeader) { [unowned self] view, kind, path in
                view.label.text = source.sectionIdentifier(for: path.section)
            }
            source = UICollectionViewDiffableDataSource(collectionView: controller.collectionView) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            source.supplementaryViewProvider = { view, kind, path in view.dequeueConfiguredReusableSupplementary(using: heads, for: path) }
        }

        var view: UICollectionView { controller.collectionView }

        func show(_ sections: KeyValuePairs<String, [Int]>, animated: Bool = false, _ change: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { _ in },
                  completion: (() -> Void)? = nil) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            change(&snapshot)
            source.apply(snapshot, animatingDifferences: animated, completion: completion)
            stage.wait(0)
        }

        var texts: [String] { view.visibleCells.map { ($0 as? Card)?.label.text ?? "" } }
        var heads: [String] { view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map { ($0 as? Heading)?.label.text ?? "" } }
    }

    @Test("R-DIF-2, 5 The collection view shows what is applied, with cells and views of registrations")
    func applies() throws {
        let world = try World()
        world.show(["a": [1, 2, 3], "b": [4]])
        #expect(world.texts == ["1", "2", "3", "4"] && world.heads == ["a", "b"])
        let cells = world.view.visibleCells
        world.configured = []
        world.show(["c": [9], "b": [4, 1], "a": [3, 2]])
        #expect(world.texts == ["9", "4", "1", "3", "2"] && world.configured == [9])
        #expect(world.view.visibleCells[1] === cells[3] && world.view.visibleCells[2] === cells[0] && world.source.indexPath(for: 2) == IndexPath(item: 1, section: 2))
        world.show(["b": [4]])
        #expect(world.texts == ["4"] && world.heads == ["b"])
    }

    @Test("R-DIF-2 Animated, items move to their places, and then the completion is called")
    func animates() throws {
        let world = try World()
        world.show(["a": [1, 2, 3, 4, 5, 6]])
        var ends = 0
        world.show(["a": [6, 1, 2, 4, 5]], animated: true) { _ in } completion: { ends += 1 }
        let cell = try #require(world.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let shown = { cell.layer.presentation()?.position ?? .zero }
        let start = shown()
        world.stage.wait(0.15)
        #expect(shown() != start && shown() != cell.center && ends == 0)
        world.stage.wait(0.3)
        #expect(ends == 1 && shown() == cell.center && world.texts == ["6", "1", "2", "4", "5"])
    }

    @Test("R-DIF-4 Reloaded items get new cells, reconfigured ones keep theirs")
    func reloads() throws {
        let world = try World()
        world.show(["a": [1, 2, 3]])
        let cells = world.view.visibleCells
        world.suffix = "!"
        world.show(["a": [3, 2, 1]]) { $0.reconfigureItems([2, 3]) }
        #expect(world.texts == ["3!", "2!", "1"] && world.view.visibleCells[0] === cells[2] && world.view.visibleCells[1] === cells[1])
        #expect((cells[1] as? Card)?.preparations == 0)
        world.configured = []
        world.show(["a": [3, 2, 1]]) { $0.reloadItems([1]) }
        #expect(world.texts == ["3!", "2!", "1!"] && world.configured == [1])
    }

    @Test("R-DIF-5 A registration's cells are used again, and not those of another")
    func reuse() throws {
        let world = try World()
        world.show(["a": Array(0..<60)])
        let before = Set(world.view.visibleCells.map(ObjectIdentifier.init))
        world.view.contentOffset.y = 700
        world.stage.wait(0)
        world.view.contentOffset.y = 0
        world.stage.wait(0)
        #expect(world.view.visibleCells.contains { before.contains(ObjectIdentifier($0)) && ($0 as? Card)?.preparations ?? 0 > 0 })
        let other = UICollectionView.CellRegistration<Card, Int> { cell, _, item in cell.label.text = "other \(item)" }
        let cell = world.view.dequeueConfiguredReusableCell(using: other, for: IndexPath(item: 0, section: 0), item: 5)
        #expect(cell.label.text == "other 5" && cell.preparations == 0)
        #expect(world.view.dequeueConfiguredReusableCell(using: other, for: IndexPath(item: 0, section: 0), item: nil).label.text == nil)
    }

    @Test("R-DIF-2 No view for a kind that the layout has is a programming error")
    func noView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let world = try World()
                world.source.supplementaryViewProvider = nil
                world.show(["a": [1]])
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("UICollectionViewDiffableDataSource: the layout has a view of the kind 'UICollectionElementKindSectionHeader' at [0, 0]"), "\(said)")
    }

    @Test("The pictures of a snapshot that takes another's place, light and dark", arguments: [false, true])
    func pictures(_ isDark: Bool) throws {
        let world = try World(isDark: isDark)
        world.show(["one": [1, 2, 3, 4, 5], "two": [6, 7, 8]])
        world.show(["two": [8, 6], "one": [5, 1, 10, 2]], animated: true)
        world.stage.wait(0.15)
        try world.stage.save("diffable-\(isDark ? "dark" : "light")-half")
        world.stage.wait(0.3)
        try world.stage.save("diffable-\(isDark ? "dark" : "light")-end")
        #expect(world.texts == ["8", "6", "5", "1", "10", "2"])
    }
}
