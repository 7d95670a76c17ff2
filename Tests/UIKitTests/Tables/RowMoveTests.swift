import Foundation
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Rows that fingers move", .leavesNothing, .serialized)
struct RowMoveTests {
    private final class PlainSource: NSObject, UITableViewDataSource {
        var showsControl = false
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.showsReorderControl = showsControl
            return cell
        }
    }

    /// Says nothing of which rows can be moved, and moves them.
    private final class MovingSource: NSObject, UITableViewDataSource {
        var rows = ["a", "b", "c"]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.showsReorderControl = true
            return cell
        }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
    }

    @Test("R-MOV-1 The sign is at the trailing side while the table is edited, and the accessory and the content before it")
    func sign() throws {
        let list = MovedRows([["a", "fixed", "c"]]) { table, _ in table.setEditing(false, animated: false) }
        list.cell(0)?.editingAccessoryType = .disclosureIndicator
        list.stage.turn()
        let cell = try #require(list.cell(0)), control = try #require(cell.moveControl)
        #expect(control.frame == CGRect(x: 356, y: 0, width: 44, height: 50) && list.control(1) == nil && list.control(2) != nil)
        #expect(cell.glyph?.frame.maxX == 340 && cell.contentView.frame.maxX == 324)
        // Without a sign to delete, the content begins where it did.
        #expect(cell.editControl == nil && list.cell(2)?.contentView.frame == CGRect(x: 0, y: 0, width: 356, height: 50))
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        list.stage.turn()
        #expect(control.frame.minX == 0)
        list.table.setEditing(false, animated: true)
        list.stage.advance(to: list.stage.now + 1)
        #expect(cell.moveControl == nil && control.superview == nil && list.cell(2)?.contentView.frame.width == 400)
    }

    @Test("R-MOV-1 A data source that says nothing of moving has signs where its cells show them, and none once it has been found not to move rows")
    func silentSource() {
        let list = MovedRows(), plain = PlainSource()
        list.table.dataSource = plain
        list.stage.turn()
        #expect(list.control(0) == nil)
        plain.showsControl = true
        list.table.reloadData()
        list.stage.turn()
        #expect(list.control(0) != nil)
        list.grip(25)
        list.drag(to: 90)
        list.lift()
        #expect(list.top(0) == 0 && list.top(1) == 50)
        list.table.reloadData()
        list.stage.turn()
        #expect(list.control(0) == nil)
        let moving = MovingSource()
        list.table.dataSource = moving
        list.stage.turn()
        list.grip(25)
        list.drag(to: 90)
        list.lift()
        #expect(moving.rows == ["b", "a", "c"])
    }

    @Test("R-MOV-2 A finger on the sign lifts the row at once, with a shadow, and the row follows it; elsewhere the table scrolls")
    func lift() throws {
        let list = MovedRows()
        list.grip(75)
        let cell = try #require(list.cell(1))
        #expect(list.table.rowMove?.cell === cell && cell.layer.shadowOpacity > 0 && list.table.subviews.last === cell)
        #expect(cell.frame.minY == 50)
        list.drag(to: 85)
        #expect(cell.frame == CGRect(x: 0, y: 60, width: 400, height: 50) && list.table.contentOffset.y == 0)
        list.lift()
        #expect(list.heard() == [] && cell.frame.minY == 50 && cell.layer.shadowOpacity == 0 && list.table.subviews.last !== cell)
        // Its middle stays in sight.
        list.grip(95)
        list.drag(to: 5)
        #expect(cell.frame.minY == -25)
        list.lift()
        #expect(list.heard() == ["0.1 to 0.0"])
        list.grip(275, x: 200)
        list.drag(to: 175)
        #expect(list.table.contentOffset.y > 50 && list.table.rowMove == nil)
        list.lift()
    }

    @Test("R-MOV-2 A cell's own shadow is back when its row lies down, or is put back", arguments: [true, false])
    func ownShadow(drops: Bool) throws {
        let list = MovedRows(), layer = try #require(list.cell(1)).layer
        (layer.shadowColor, layer.shadowOffset, layer.shadowRadius, layer.shadowOpacity) = (UIColor.systemRed.cgColor, CGSize(width: 1, height: 4), 3, 0.75)
        let color = layer.shadowColor
        list.grip(75)
        list.drag(to: 125)
        #expect(layer.shadowRadius == 8 && layer.shadowOpacity < 0.5 && layer.shadowColor != color)
        if drops { list.lift() } else { list.cancel() }
        #expect(layer.shadowColor == color && layer.shadowOffset == CGSize(width: 1, height: 4) && layer.shadowRadius == 3 && layer.shadowOpacity == 0.75)
    }

    @Test("R-MOV-2 A tap on the sign selects nothing, and a second finger moves no second row")
    func tapAndSecondFinger() {
        let list = MovedRows { table, _ in table.allowsSelectionDuringEditing = true }
        list.grip(75)
        list.lift()
        #expect(list.heard() == [] && list.table.indexPathForSelectedRow == nil)
        list.grip(75)
        list.stage.down(380, 225, id: 2, at: list.stage.now + 0.1)
        list.stage.move(380, 300, id: 2, at: list.stage.now + 0.2)
        list.stage.up(380, 300, id: 2, at: list.stage.now + 0.3)
        list.drag(to: 175)
        list.lift()
        #expect(list.heard() == ["0.1 to 0.3"])
    }

    @Test("R-MOV-3 The others stand aside when the row's middle passes theirs, animated, and the table moves the row when it is dropped")
    func standAside() throws {
        let list = MovedRows()
        list.grip(75)
        list.drag(to: 99)
        #expect(list.top(2) == 100)
        list.drag(to: 101, stays: 0.05)
        let aside = try #require(list.cell(2))
        #expect(aside.frame.minY == 50 && (aside.layer.presentation()?.frame.minY ?? 0) > 50)
        list.drag(to: 190)
        #expect(list.tops(0, 2, 3, 4) == [0, 50, 100, 200] && list.heard() == [])
        list.lift()
        #expect(list.heard() == ["0.1 to 0.3"] && Array(list.rows[0].prefix(5)) == ["0", "2", "3", "1", "4"])
        #expect(Array(list.shown.prefix(5)) == ["0", "2", "3", "1", "4"] && list.top(3) == 150 && list.cell(3)?.textLabel?.text == "1")
        // Upwards.
        list.grip(175)
        list.drag(to: 20)
        #expect(list.tops(0, 1, 2) == [50, 100, 150])
        list.lift()
        #expect(list.heard() == ["0.3 to 0.0"] && Array(list.shown.prefix(4)) == ["1", "0", "2", "3"])
    }

    @Test("R-MOV-3 Selected rows stay selected where they come to lie, and rows of several heights keep them")
    func heightsAndSelection() {
        let list = MovedRows { table, _ in table.allowsSelectionDuringEditing = true }
        list.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        list.grip(75)
        list.drag(to: 125)
        list.lift()
        #expect(list.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))

        let sizes = MovedRows { _, source in source.heights = { $0 == "1" ? 100 : 50 } }
        sizes.grip(100)
        sizes.drag(to: 151)
        #expect(sizes.tops(0, 2, 3) == [0, 50, 200])
        sizes.lift()
        #expect(sizes.cell(2)?.frame == CGRect(x: 0, y: 100, width: 400, height: 100) && sizes.top(3) == 200)
    }

    @Test("R-MOV-4 The delegate is asked once for each place that the finger has the row over, and its answer counts")
    func delegate() {
        let list = MovedRows()
        list.retarget = { source, proposed in proposed.row > 2 ? IndexPath(row: 2, section: 0) : proposed }
        list.grip(25)
        list.drag(to: 230)
        #expect(list.heard() == ["0.0 for 0.1", "0.0 for 0.2", "0.0 for 0.3", "0.0 for 0.4"])
        #expect(list.tops(1, 2, 3) == [0, 50, 150])
        list.lift()
        #expect(list.heard() == ["0.0 to 0.2"])
        // Where no row can lie it stays.
        list.retarget = { _, _ in IndexPath(row: 99, section: 7) }
        list.grip(25)
        list.drag(to: 125)
        list.lift()
        #expect(list.heard().last?.contains("for") == true && list.top(0) == 0)
    }

    @Test("R-MOV-3 Sections: a row goes over headers, into empty sections and back; the headers stand aside", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func sections(style: UITableView.Style) throws {
        let list = MovedRows([["a", "b"], [], ["c"]], style: style) { table, source in
            source.titles = ["one", "two", "three"]
            table.sectionHeaderHeight = 30
            table.sectionFooterHeight = 0
        }
        let header = list.table.rectForHeader(inSection: 1)
        list.grip(Double(list.table.rectForRow(at: IndexPath(row: 0, section: 0)).midY))
        list.drag(to: Double(header.maxY) - 25)
        #expect(list.table.headerView(forSection: 1)?.frame.minY == header.minY - 50)
        list.lift()
        #expect(list.heard() == ["0.0 to 1.0"] && list.rows == [["b"], ["a"], ["c"]])
        list.grip(Double(list.table.rectForRow(at: IndexPath(row: 0, section: 1)).midY))
        list.drag(to: Double(list.table.rectForRow(at: IndexPath(row: 0, section: 2)).maxY) + 20)
        list.lift()
        #expect(list.rows == [["b"], [], ["c", "a"]] && list.shown == ["b", "c", "a"])
        // The rows that are at the ends of the section now have its corners.
        if style == .insetGrouped {
            #expect(list.cell(0, 2)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(list.cell(1, 2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] && list.cell(1, 2)?.layer.masksToBounds == true)
        }
    }

    @Test("R-MOV-5 Near an edge the table scrolls as long as the finger stays, and stops at the end")
    func scrolling() throws {
        let list = MovedRows()
        list.grip(75)
        list.drag(to: 390, stays: 0.2)
        let some = list.table.contentOffset.y
        #expect(some > 20)
        list.stage.advance(to: list.stage.now + 5)
        #expect(list.table.contentOffset.y == 600)
        #expect(list.table.rowMove?.target == IndexPath(row: 19, section: 0))
        // The row is still there, under the finger.
        #expect(list.table.rowMove?.cell.superview === list.table && isClose(list.table.rowMove?.cell.frame.midY, 990))
        list.lift()
        #expect(list.heard() == ["0.1 to 0.19"] && list.rows[0].last == "1" && list.cell(19)?.textLabel?.text == "1" && list.top(19) == 950)
        list.grip(375)
        list.drag(to: 10, stays: 5)
        #expect(list.table.contentOffset.y == 0)
        list.drag(to: 120)
        list.lift()
        #expect(list.table.contentOffset.y == 0 && list.rows[0][2] == "1")
        #expect(list.shown == Array(list.rows[0].prefix(8)))
    }

    @Test("R-MOV-5 The thresholds say how near to the edge, and how fast")
    func scrollingThresholds() {
        func scrolled(_ change: (inout GestureConfiguration) -> Void) -> CGFloat {
            var offset: CGFloat = 0
            withConfiguration(change) {
                let list = MovedRows()
                list.grip(75)
                list.drag(to: 390)
                offset = list.table.contentOffset.y
                list.cancel()
            }
            return offset
        }
        let usual = scrolled { _ in }
        #expect(usual > 100 && usual < 500)
        #expect(scrolled { $0.rowMoveEdge = 5 } == 0)
        #expect(scrolled { $0.rowMoveSpeed = 6000 } == 600)
    }

    @Test("R-MOV-7 A cancelled touch puts the row back; the data source is not called")
    func cancelled() {
        let list = MovedRows()
        list.grip(75)
        list.drag(to: 190)
        list.cancel()
        #expect(list.heard() == [] && list.table.rowMove == nil && list.tops(0, 1, 2, 3) == [0, 50, 100, 150])
        #expect(list.cell(1)?.layer.shadowOpacity == 0)
    }

    @Test("R-MOV-7 Rows that change, a table that is reloaded, ends its editing or leaves its window put the row back at once", arguments: 0..<4)
    func interrupted(by cause: Int) {
        let list = MovedRows()
        list.grip(75)
        list.drag(to: 190)
        switch cause {
        case 0:
            list.rows[0].remove(at: 5)
            list.table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
        case 1: list.table.reloadData()
        case 2: list.table.setEditing(false, animated: false)
        default: list.table.removeFromSuperview()
        }
        list.stage.turn()
        #expect(list.table.rowMove == nil)
        list.drag(to: 300)
        list.lift()
        if cause == 3 { list.stage.root.addSubview(list.table) }
        list.stage.turn()
        #expect(list.heard() == [] && list.tops(0, 1, 2, 3) == [0, 50, 100, 150])
        #expect(list.table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 })
    }

    @Test("R-MOV-6 A data source that reloads or changes the table when a row was moved does it itself; one that does not follow is reloaded")
    func sourceMoves() {
        let list = MovedRows()
        list.onMove = { $0.reloadData() }
        list.grip(75)
        list.drag(to: 125)
        list.lift()
        #expect(list.heard() == ["0.1 to 0.2"] && Array(list.shown.prefix(4)) == ["0", "2", "1", "3"] && list.top(2) == 100)
        list.onMove = { $0.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0)) }
        list.grip(75)
        list.drag(to: 125)
        list.lift()
        #expect(Array(list.shown.prefix(4)) == ["0", "1", "2", "3"] && list.tops(0, 1, 2, 3) == [0, 50, 100, 150])

        let lazy = MovedRows([["a", "b"], ["c"]])
        lazy.follows = false
        lazy.grip(25)
        lazy.drag(to: 140)
        lazy.lift()
        #expect(lazy.heard() == ["0.0 to 1.1"] && lazy.shown == ["a", "b", "c"])
    }

    @Test("R-MOV-6 A row whose table is reloaded when it was moved lies down at once: no cell that is used again goes on with its way")
    func reloadedWithoutWay() {
        let list = MovedRows()
        list.onMove = { $0.reloadData() }
        list.grip(75)
        list.drag(to: 190)
        list.stage.up(380, 190, at: list.stage.now + 0.02)
        list.stage.turn()
        #expect(list.table.rowMove == nil && Array(list.shown.prefix(4)) == ["0", "2", "3", "1"])
        #expect(list.table.visibleCells.allSatisfy { isClose($0.layer.presentation()?.frame.midY, $0.frame.midY) && $0.layer.shadowOpacity == 0 })
    }

    @Test("R-MOV-6 A data source that deletes rows when a row was moved, and says nothing of that row, has the table reloaded", arguments: [19, 2])
    func sourceDeletes(_ row: Int) {
        let list = MovedRows(), source = list
        source.onMove = { table in
            source.rows[0].remove(at: row)
            table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
        }
        list.grip(75)
        list.drag(to: 125)
        list.lift()
        source.onMove = nil
        #expect(list.table.rowMove == nil && list.table.numberOfRows(inSection: 0) == 19)
        #expect(list.shown == Array(source.rows[0].prefix(8)) && list.tops(0, 1, 2, 3) == [0, 50, 100, 150])
    }

    @Test("R-MOV-6 A diffable data source moves rows where its subclass says so and applies another snapshot")
    func diffable() throws {
        final class Moving: UITableViewDiffableDataSource<Int, String> {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
            override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
                guard let item = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath) else { return }
                var new = snapshot()
                if sourceIndexPath < destinationIndexPath { new.moveItem(item, afterItem: other) } else { new.moveItem(item, beforeItem: other) }
                apply(new, animatingDifferences: true)
            }
        }
        let list = MovedRows()
        let source = Moving(tableView: list.table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c", "d"])
        source.apply(snapshot, animatingDifferences: false)
        list.stage.turn()
        list.grip(25)
        list.drag(to: 125)
        list.lift()
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"] && list.shown == ["b", "c", "a", "d"])
        #expect(list.tops(0, 1, 2, 3) == [0, 50, 100, 150])
    }

    @Test("R-MOV-8 Assistive technology finds the sign, and moves the row by its actions")
    func assistance() throws {
        let list = MovedRows([["a", "b"], ["c"]])
        let control = try #require(list.control(1)), actions = try #require(control.accessibilityCustomActions)
        #expect(control.accessibilityLabel == "Reorder" && actions.map(\.name) == ["Move Up", "Move Down"])
        #expect(actions[1].actionHandler?(actions[1]) == true)
        #expect(list.heard() == ["0.1 to 1.0"] && list.rows == [["a"], ["b", "c"]])
        list.stage.advance(to: list.stage.now + 1)
        #expect(actions[0].actionHandler?(actions[0]) == true)
        #expect(list.rows == [["a", "b"], ["c"]])
        list.stage.advance(to: list.stage.now + 1)
        let first = try #require(list.control(0)?.accessibilityCustomActions)
        #expect(first[0].actionHandler?(first[0]) == false && list.heard() == ["1.0 to 0.1"])
    }

    @Test("R-MOV-1 The sign is drawn for light and for dark")
    func colours() throws {
        let list = MovedRows([["a"]])
        func middle() throws -> UInt32 {
            list.stage.host.advance(by: 0.1)
            let picture = try #require(list.stage.host.surface?.picture)
            return (picture.memory + 25 * picture.stride).assumingMemoryBound(to: UInt32.self)[378] & 0xFFFFFF
        }
        let light = try middle()
        list.stage.window.overrideUserInterfaceStyle = .dark
        let dark = try middle()
        #expect(light > 0xA00000 && light < 0xE00000 && dark > 0x200000 && dark < 0x700000, "\(String(light, radix: 16)) \(String(dark, radix: 16))")
    }
}
