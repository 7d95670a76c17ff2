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
        let rig = MoveRig([["a", "fixed", "c"]]) { table, _ in table.setEditing(false, animated: false) }
        rig.cell(0)?.editingAccessoryType = .disclosureIndicator
        rig.rig.turn()
        let cell = try #require(rig.cell(0)), control = try #require(cell.moveControl)
        #expect(control.frame == CGRect(x: 356, y: 0, width: 44, height: 50) && rig.control(1) == nil && rig.control(2) != nil)
        #expect(cell.glyph?.frame.maxX == 340 && cell.contentView.frame.maxX == 324)
        // Without a sign to delete, the content begins where it did.
        #expect(cell.editControl == nil && rig.cell(2)?.contentView.frame == CGRect(x: 0, y: 0, width: 356, height: 50))
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        rig.rig.turn()
        #expect(control.frame.minX == 0)
        rig.table.setEditing(false, animated: true)
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(cell.moveControl == nil && control.superview == nil && rig.cell(2)?.contentView.frame.width == 400)
    }

    @Test("R-MOV-1 A data source that says nothing of moving has signs where its cells show them, and none once it has been found not to move rows")
    func silentSource() {
        let rig = MoveRig(), plain = PlainSource()
        rig.table.dataSource = plain
        rig.rig.turn()
        #expect(rig.control(0) == nil)
        plain.showsControl = true
        rig.table.reloadData()
        rig.rig.turn()
        #expect(rig.control(0) != nil)
        rig.grip(25)
        rig.drag(to: 90)
        rig.lift()
        #expect(rig.top(0) == 0 && rig.top(1) == 50)
        rig.table.reloadData()
        rig.rig.turn()
        #expect(rig.control(0) == nil)
        let moving = MovingSource()
        rig.table.dataSource = moving
        rig.rig.turn()
        rig.grip(25)
        rig.drag(to: 90)
        rig.lift()
        #expect(moving.rows == ["b", "a", "c"])
    }

    @Test("R-MOV-2 A finger on the sign lifts the row at once, with a shadow, and the row follows it; elsewhere the table scrolls")
    func lift() throws {
        let rig = MoveRig()
        rig.grip(75)
        let cell = try #require(rig.cell(1))
        #expect(rig.table.rowMove?.cell === cell && cell.layer.shadowOpacity > 0 && rig.table.subviews.last === cell)
        #expect(cell.frame.minY == 50)
        rig.drag(to: 85)
        #expect(cell.frame == CGRect(x: 0, y: 60, width: 400, height: 50) && rig.table.contentOffset.y == 0)
        rig.lift()
        #expect(rig.notes() == [] && cell.frame.minY == 50 && cell.layer.shadowOpacity == 0 && rig.table.subviews.last !== cell)
        // Its middle stays in sight.
        rig.grip(95)
        rig.drag(to: 5)
        #expect(cell.frame.minY == -25)
        rig.lift()
        #expect(rig.notes() == ["0.1 to 0.0"])
        rig.grip(275, x: 200)
        rig.drag(to: 175)
        #expect(rig.table.contentOffset.y > 50 && rig.table.rowMove == nil)
        rig.lift()
    }

    @Test("R-MOV-2 A cell's own shadow is back when its row lies down, or is put back", arguments: [true, false])
    func ownShadow(drops: Bool) throws {
        let rig = MoveRig(), layer = try #require(rig.cell(1)).layer
        (layer.shadowColor, layer.shadowOffset, layer.shadowRadius, layer.shadowOpacity) = (UIColor.systemRed.cgColor, CGSize(width: 1, height: 4), 3, 0.75)
        let color = layer.shadowColor
        rig.grip(75)
        rig.drag(to: 125)
        #expect(layer.shadowRadius == 8 && layer.shadowOpacity < 0.5 && layer.shadowColor != color)
        if drops { rig.lift() } else { rig.cancel() }
        #expect(layer.shadowColor == color && layer.shadowOffset == CGSize(width: 1, height: 4) && layer.shadowRadius == 3 && layer.shadowOpacity == 0.75)
    }

    @Test("R-MOV-2 A tap on the sign selects nothing, and a second finger moves no second row")
    func tapAndSecondFinger() {
        let rig = MoveRig { table, _ in table.allowsSelectionDuringEditing = true }
        rig.grip(75)
        rig.lift()
        #expect(rig.notes() == [] && rig.table.indexPathForSelectedRow == nil)
        rig.grip(75)
        rig.rig.down(380, 225, id: 2, at: rig.rig.now + 0.1)
        rig.rig.move(380, 300, id: 2, at: rig.rig.now + 0.2)
        rig.rig.up(380, 300, id: 2, at: rig.rig.now + 0.3)
        rig.drag(to: 175)
        rig.lift()
        #expect(rig.notes() == ["0.1 to 0.3"])
    }

    @Test("R-MOV-3 The others stand aside when the row's middle passes theirs, animated, and the table moves the row when it is dropped")
    func standAside() throws {
        let rig = MoveRig()
        rig.grip(75)
        rig.drag(to: 99)
        #expect(rig.top(2) == 100)
        rig.drag(to: 101, stays: 0.05)
        let aside = try #require(rig.cell(2))
        #expect(aside.frame.minY == 50 && (aside.layer.presentation()?.frame.minY ?? 0) > 50)
        rig.drag(to: 190)
        #expect(rig.tops(0, 2, 3, 4) == [0, 50, 100, 200] && rig.notes() == [])
        rig.lift()
        #expect(rig.notes() == ["0.1 to 0.3"] && Array(rig.source.rows[0].prefix(5)) == ["0", "2", "3", "1", "4"])
        #expect(Array(rig.shown.prefix(5)) == ["0", "2", "3", "1", "4"] && rig.top(3) == 150 && rig.cell(3)?.textLabel?.text == "1")
        // Upwards.
        rig.grip(175)
        rig.drag(to: 20)
        #expect(rig.tops(0, 1, 2) == [50, 100, 150])
        rig.lift()
        #expect(rig.notes() == ["0.3 to 0.0"] && Array(rig.shown.prefix(4)) == ["1", "0", "2", "3"])
    }

    @Test("R-MOV-3 Selected rows stay selected where they come to lie, and rows of several heights keep them")
    func heightsAndSelection() {
        let rig = MoveRig { table, _ in table.allowsSelectionDuringEditing = true }
        rig.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        rig.grip(75)
        rig.drag(to: 125)
        rig.lift()
        #expect(rig.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))

        let sizes = MoveRig { _, source in source.heights = { $0 == "1" ? 100 : 50 } }
        sizes.grip(100)
        sizes.drag(to: 151)
        #expect(sizes.tops(0, 2, 3) == [0, 50, 200])
        sizes.lift()
        #expect(sizes.cell(2)?.frame == CGRect(x: 0, y: 100, width: 400, height: 100) && sizes.top(3) == 200)
    }

    @Test("R-MOV-4 The delegate is asked once for each place that the finger has the row over, and its answer counts")
    func delegate() {
        let rig = MoveRig()
        rig.source.retarget = { source, proposed in proposed.row > 2 ? IndexPath(row: 2, section: 0) : proposed }
        rig.grip(25)
        rig.drag(to: 230)
        #expect(rig.notes() == ["0.0 for 0.1", "0.0 for 0.2", "0.0 for 0.3", "0.0 for 0.4"])
        #expect(rig.tops(1, 2, 3) == [0, 50, 150])
        rig.lift()
        #expect(rig.notes() == ["0.0 to 0.2"])
        // Where no row can lie it stays.
        rig.source.retarget = { _, _ in IndexPath(row: 99, section: 7) }
        rig.grip(25)
        rig.drag(to: 125)
        rig.lift()
        #expect(rig.notes().last?.contains("for") == true && rig.top(0) == 0)
    }

    @Test("R-MOV-3 Sections: a row goes over headers, into empty sections and back; the headers stand aside", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func sections(style: UITableView.Style) throws {
        let rig = MoveRig([["a", "b"], [], ["c"]], style: style) { table, source in
            source.titles = ["one", "two", "three"]
            table.sectionHeaderHeight = 30
            table.sectionFooterHeight = 0
        }
        let header = rig.table.rectForHeader(inSection: 1)
        rig.grip(Double(rig.table.rectForRow(at: IndexPath(row: 0, section: 0)).midY))
        rig.drag(to: Double(header.maxY) - 25)
        #expect(rig.table.headerView(forSection: 1)?.frame.minY == header.minY - 50)
        rig.lift()
        #expect(rig.notes() == ["0.0 to 1.0"] && rig.source.rows == [["b"], ["a"], ["c"]])
        rig.grip(Double(rig.table.rectForRow(at: IndexPath(row: 0, section: 1)).midY))
        rig.drag(to: Double(rig.table.rectForRow(at: IndexPath(row: 0, section: 2)).maxY) + 20)
        rig.lift()
        #expect(rig.source.rows == [["b"], [], ["c", "a"]] && rig.shown == ["b", "c", "a"])
        // The rows that are at the ends of the section now have its corners.
        if style == .insetGrouped {
            #expect(rig.cell(0, 2)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(rig.cell(1, 2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] && rig.cell(1, 2)?.layer.masksToBounds == true)
        }
    }

    @Test("R-MOV-5 Near an edge the table scrolls as long as the finger stays, and stops at the end")
    func scrolling() throws {
        let rig = MoveRig()
        rig.grip(75)
        rig.drag(to: 390, stays: 0.2)
        let some = rig.table.contentOffset.y
        #expect(some > 20)
        rig.rig.advance(to: rig.rig.now + 5)
        #expect(rig.table.contentOffset.y == 600)
        #expect(rig.table.rowMove?.target == IndexPath(row: 19, section: 0))
        // The row is still there, under the finger.
        #expect(rig.table.rowMove?.cell.superview === rig.table && isClose(rig.table.rowMove?.cell.frame.midY, 990))
        rig.lift()
        #expect(rig.notes() == ["0.1 to 0.19"] && rig.source.rows[0].last == "1" && rig.cell(19)?.textLabel?.text == "1" && rig.top(19) == 950)
        rig.grip(375)
        rig.drag(to: 10, stays: 5)
        #expect(rig.table.contentOffset.y == 0)
        rig.drag(to: 120)
        rig.lift()
        #expect(rig.table.contentOffset.y == 0 && rig.source.rows[0][2] == "1")
        #expect(rig.shown == Array(rig.source.rows[0].prefix(8)))
    }

    @Test("R-MOV-5 The thresholds say how near to the edge, and how fast")
    func scrollingThresholds() {
        func scrolled(_ change: (inout GestureConfiguration) -> Void) -> CGFloat {
            var offset: CGFloat = 0
            withConfiguration(change) {
                let rig = MoveRig()
                rig.grip(75)
                rig.drag(to: 390)
                offset = rig.table.contentOffset.y
                rig.cancel()
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
        let rig = MoveRig()
        rig.grip(75)
        rig.drag(to: 190)
        rig.cancel()
        #expect(rig.notes() == [] && rig.table.rowMove == nil && rig.tops(0, 1, 2, 3) == [0, 50, 100, 150])
        #expect(rig.cell(1)?.layer.shadowOpacity == 0)
    }

    @Test("R-MOV-7 Rows that change, a table that is reloaded, ends its editing or leaves its window put the row back at once", arguments: 0..<4)
    func interrupted(by cause: Int) {
        let rig = MoveRig()
        rig.grip(75)
        rig.drag(to: 190)
        switch cause {
        case 0:
            rig.source.rows[0].remove(at: 5)
            rig.table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
        case 1: rig.table.reloadData()
        case 2: rig.table.setEditing(false, animated: false)
        default: rig.table.removeFromSuperview()
        }
        rig.rig.turn()
        #expect(rig.table.rowMove == nil)
        rig.drag(to: 300)
        rig.lift()
        if cause == 3 { rig.rig.root.addSubview(rig.table) }
        rig.rig.turn()
        #expect(rig.notes() == [] && rig.tops(0, 1, 2, 3) == [0, 50, 100, 150])
        #expect(rig.table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 })
    }

    @Test("R-MOV-6 A data source that reloads or changes the table when a row was moved does it itself; one that does not follow is reloaded")
    func sourceMoves() {
        let rig = MoveRig()
        rig.source.onMove = { $0.reloadData() }
        rig.grip(75)
        rig.drag(to: 125)
        rig.lift()
        #expect(rig.notes() == ["0.1 to 0.2"] && Array(rig.shown.prefix(4)) == ["0", "2", "1", "3"] && rig.top(2) == 100)
        rig.source.onMove = { $0.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0)) }
        rig.grip(75)
        rig.drag(to: 125)
        rig.lift()
        #expect(Array(rig.shown.prefix(4)) == ["0", "1", "2", "3"] && rig.tops(0, 1, 2, 3) == [0, 50, 100, 150])

        let lazy = MoveRig([["a", "b"], ["c"]])
        lazy.source.follows = false
        lazy.grip(25)
        lazy.drag(to: 140)
        lazy.lift()
        #expect(lazy.notes() == ["0.0 to 1.1"] && lazy.shown == ["a", "b", "c"])
    }

    @Test("R-MOV-6 A row whose table is reloaded when it was moved lies down at once: no cell that is used again goes on with its way")
    func reloadedWithoutWay() {
        let rig = MoveRig()
        rig.source.onMove = { $0.reloadData() }
        rig.grip(75)
        rig.drag(to: 190)
        rig.rig.up(380, 190, at: rig.rig.now + 0.02)
        rig.rig.turn()
        #expect(rig.table.rowMove == nil && Array(rig.shown.prefix(4)) == ["0", "2", "3", "1"])
        #expect(rig.table.visibleCells.allSatisfy { isClose($0.layer.presentation()?.frame.midY, $0.frame.midY) && $0.layer.shadowOpacity == 0 })
    }

    @Test("R-MOV-6 A data source that deletes rows when a row was moved, and says nothing of that row, has the table reloaded", arguments: [19, 2])
    func sourceDeletes(_ row: Int) {
        let rig = MoveRig(), source = rig.source
        source.onMove = { table in
            source.rows[0].remove(at: row)
            table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
        }
        rig.grip(75)
        rig.drag(to: 125)
        rig.lift()
        source.onMove = nil
        #expect(rig.table.rowMove == nil && rig.table.numberOfRows(inSection: 0) == 19)
        #expect(rig.shown == Array(source.rows[0].prefix(8)) && rig.tops(0, 1, 2, 3) == [0, 50, 100, 150])
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
        let rig = MoveRig()
        let source = Moving(tableView: rig.table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c", "d"])
        source.apply(snapshot, animatingDifferences: false)
        rig.rig.turn()
        rig.grip(25)
        rig.drag(to: 125)
        rig.lift()
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"] && rig.shown == ["b", "c", "a", "d"])
        #expect(rig.tops(0, 1, 2, 3) == [0, 50, 100, 150])
    }

    @Test("R-MOV-8 Assistive technology finds the sign, and moves the row by its actions")
    func assistance() throws {
        let rig = MoveRig([["a", "b"], ["c"]])
        let control = try #require(rig.control(1)), actions = try #require(control.accessibilityCustomActions)
        #expect(control.accessibilityLabel == "Reorder" && actions.map(\.name) == ["Move Up", "Move Down"])
        #expect(actions[1].actionHandler?(actions[1]) == true)
        #expect(rig.notes() == ["0.1 to 1.0"] && rig.source.rows == [["a"], ["b", "c"]])
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(actions[0].actionHandler?(actions[0]) == true)
        #expect(rig.source.rows == [["a", "b"], ["c"]])
        rig.rig.advance(to: rig.rig.now + 1)
        let first = try #require(rig.control(0)?.accessibilityCustomActions)
        #expect(first[0].actionHandler?(first[0]) == false && rig.notes() == ["1.0 to 0.1"])
    }

    @Test("R-MOV-1 The sign is drawn for light and for dark")
    func colours() throws {
        let rig = MoveRig([["a"]])
        func middle() throws -> UInt32 {
            rig.rig.host.advance(by: 0.1)
            let picture = try #require(rig.rig.host.surface?.picture)
            return (picture.memory + 25 * picture.stride).assumingMemoryBound(to: UInt32.self)[378] & 0xFFFFFF
        }
        let light = try middle()
        rig.rig.window.overrideUserInterfaceStyle = .dark
        let dark = try middle()
        #expect(light > 0xA00000 && light < 0xE00000 && dark > 0x200000 && dark < 0x700000, "\(String(light, radix: 16)) \(String(dark, radix: 16))")
    }
}
