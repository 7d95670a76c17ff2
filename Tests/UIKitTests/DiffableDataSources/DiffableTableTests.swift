import Testing
@testable import UIKit

@MainActor @Suite("Diffable data sources of tables", .leavesNothing, .serialized)
struct DiffableTableTests {
    private final class Editable: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sectionIdentifier(for: section) }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            guard let item = itemIdentifier(for: indexPath) else { return }
            var new = snapshot()
            new.deleteItems([item])
            apply(new)
        }
    }

    @MainActor
    private final class World {
        let controller = UITableViewController(style: .plain), stage: Stage
        var table: UITableView { controller.tableView }
        var source: Editable!
        var asked: [Int] = [], suffix = ""

        init(isDark: Bool = false) throws {
            stage = try Stage(showing: controller, size: CGSize(width: 320, height: 480), isDark: isDark)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            source = Editable(tableView: table) { [unowned self] table, path, item in
                asked.append(item)
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)\(suffix)"
                return cell
            }
        }

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

        var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
    }

    @Test("R-DIF-2 The table shows what is applied, and keeps the cells of what stays")
    func applies() throws {
        let world = try World()
        world.show(["a": [1, 2, 3], "b": [4]])
        #expect(world.texts == ["1", "2", "3", "4"] && world.table.numberOfSections == 2 && world.source.snapshot().numberOfItems == 4)
        let second = world.table.cellForRow(at: IndexPath(row: 1, section: 0))
        world.asked = []
        world.show(["a": [5, 2, 1], "b": [3]])
        #expect(world.texts == ["5", "2", "1", "3"] && world.asked == [5])
        #expect(world.table.cellForRow(at: IndexPath(row: 1, section: 0)) === second)
        #expect(world.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3 && world.source.indexPath(for: 1) == IndexPath(row: 2, section: 0))
        #expect(world.source.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil && world.source.indexPath(for: 4) == nil)
        #expect(world.source.sectionIdentifier(for: 1) == "b" && world.source.index(for: "b") == 1 && world.source.sectionIdentifier(for: 2) == nil)
        #expect(world.table.headerView(forSection: 0)?.textLabel?.text == "a")
    }

    @Test("R-DIF-2 Animated, rows move to their places, and then the completion is called")
    func animates() throws {
        let world = try World()
        world.show(["a": [1, 2, 3, 4]])
        var ends = 0
        world.show(["a": [4, 1, 2, 3]], animated: true) { _ in } completion: { ends += 1 }
        let cell = try #require(world.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let shown = { cell.layer.presentation()?.frame.minY ?? -1 }
        let start = shown()
        world.stage.wait(0.15)
        let middle = shown()
        #expect(start > middle && middle > cell.frame.minY && ends == 0, "\(start) \(middle) \(cell.frame.minY)")
        world.stage.wait(0.3)
        #expect(ends == 1 && shown() == cell.frame.minY)
        // Nothing differs: it is over at once.
        world.show(["a": [4, 1, 2, 3]], animated: true) { _ in } completion: { ends += 1 }
        #expect(ends == 2)
    }

    @Test("R-DIF-2 The asynchronous calls show the snapshot and return")
    func waits() async throws {
        let world = try World()
        world.show(["a": [1, 2]])
        var snapshot = world.source.snapshot()
        snapshot.deleteItems([1])
        await world.source.apply(snapshot, animatingDifferences: false)
        world.stage.wait(0)
        #expect(world.texts == ["2"])
        snapshot.appendItems([7])
        await world.source.applySnapshotUsingReloadData(snapshot)
        world.stage.wait(0)
        #expect(world.texts == ["2", "7"])
    }

    @Test("R-DIF-4 Reloaded items get new cells, reconfigured ones keep theirs")
    func reloads() throws {
        let world = try World()
        world.show(["a": [1, 2, 3]])
        let cells = world.table.visibleCells
        world.suffix = "!"
        world.show(["a": [1, 2, 3]]) { $0.reconfigureItems([2]) }
        #expect(world.texts == ["1", "2!", "3"] && world.table.visibleCells == cells)
        world.asked = []
        world.show(["a": [3, 1, 2]]) { $0.reloadItems([1]) }
        #expect(world.texts == ["3", "1!", "2!"] && world.asked == [1] && world.table.visibleCells[0] === cells[2] && world.table.visibleCells[2] === cells[1])
        world.show(["a": [3, 1, 2]]) { $0.reloadSections(["a"]) }
        #expect(world.texts == ["3!", "1!", "2!"] && world.source.snapshot().reloadedSectionIdentifiers.isEmpty)
        world.asked = []
        world.source.applySnapshotUsingReloadData(world.source.snapshot())
        world.stage.wait(0)
        #expect(world.asked == [3, 1, 2])
    }

    @Test("R-DIF-4 A reconfigured row gets another height where its cell decides that")
    func heights() throws {
        let world = try World()
        world.table.rowHeight = UITableView.automaticDimension
        world.show(["a": [1, 2]])
        let before = world.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        world.table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.numberOfLines = 0
        world.suffix = String(repeating: " word", count: 40)
        world.show(["a": [1, 2]]) { $0.reconfigureItems([1]) }
        #expect(world.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > before + 20)
        #expect(world.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == before)
    }

    @Test("R-DIF-2 A subclass that can edit rows deletes them by a swipe")
    func edits() throws {
        let world = try World()
        world.show(["a": [1, 2, 3]])
        let row = world.table.rectForRow(at: IndexPath(row: 1, section: 0)), y = row.midY - world.table.contentOffset.y
        world.stage.drag(CGPoint(x: 310, y: y), CGPoint(x: 10, y: y), seconds: 0.3)
        world.stage.wait(1)
        #expect(world.source.snapshot().itemIdentifiers == [1, 3] && world.texts == ["1", "3"])
    }

    @Test("R-DIF-4 Another cell for a reconfigured row is a programming error")
    func anotherCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let controller = UITableViewController(style: .plain), stage = try Stage(showing: controller, size: CGSize(width: 320, height: 480))
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: controller.tableView) { _, _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1])
                source.apply(snapshot, animatingDifferences: false)
                stage.wait(0)
                snapshot.reconfigureItems([1])
                source.apply(snapshot, animatingDifferences: false)
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("reconfigureRows: the data source gives another cell for the row at [0, 0]"), "\(said)")
    }
}
