import Foundation
import Testing
@testable import UIKit

/// Rows that are deleted by a swipe, and have actions where the test says so.
private final class SwipeSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = (0..<20).map { "\($0)" }
    var notes: [String] = []
    var trailing: [UIContextualAction]?
    var leading: [UIContextualAction]?
    var isFullAllowed = true
    var style = UITableViewCell.EditingStyle.delete
    var onEditing: ((UITableView) -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        notes.append("\(editingStyle) \(rows[indexPath.row])")
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
    private func configuration(_ actions: [UIContextualAction]?) -> UISwipeActionsConfiguration? {
        let configuration = actions.map { UISwipeActionsConfiguration(actions: $0) }
        configuration?.performsFirstActionWithFullSwipe = isFullAllowed
        return configuration
    }
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        configuration(leading)
    }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        configuration(trailing)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { notes.append("did \(rows[indexPath.row])") }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        onEditing?(tableView)
        notes.append("begin \(rows[indexPath.row])")
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { style }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        onEditing?(tableView)
        notes.append("end \(indexPath.map { rows[$0.row] } ?? "-")")
    }
}

/// A source that says nothing of editing.
private final class PlainSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

/// A table of 400 × 400 points with rows of 50.
@MainActor private final class SwipeRig {
    let rig = Rig()
    let table: UITableView
    let source = SwipeSource()

    init(style: UITableView.Style = .plain) {
        table = UITableView(frame: rig.root.bounds, style: style)
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        rig.root.addSubview(table)
        rig.turn()
    }

    /// A finger goes sideways, with a rest at the end, and stays down.
    func drag(from x: Double, _ y: Double, by distance: Double, downBy down: Double = 0) {
        let start = rig.now + 0.1
        rig.down(x, y, at: start)
        // It ends slowly: the velocity is that of the last movement (R-PAN-6).
        let slow = distance < 0 ? -2.0 : distance > 0 ? 2.0 : 0
        for step in 1...20 { rig.move(x + (distance - slow) * Double(step) / 20, y + down * Double(step) / 20, at: start + Double(step) * 0.01) }
        for step in 1...10 { rig.move(x + distance - slow + slow * Double(step) / 10, y + down, at: start + 0.2 + Double(step) * 0.05) }
    }

    func swipe(from x: Double, _ y: Double, by distance: Double) {
        drag(from: x, y, by: distance)
        rig.up(x + distance, y, at: rig.now + 0.02)
        rig.advance(to: rig.now + 1)
    }

    func tap(_ x: Double, _ y: Double) {
        rig.down(x, y, at: rig.now + 0.1)
        rig.advance(to: rig.now + 0.3)
        rig.up(x, y, at: rig.now + 0.02)
        rig.advance(to: rig.now + 1)
    }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    /// How wide the buttons of the open row are.
    var open: CGFloat { table.swipe?.view.openWidth(in: 400) ?? 0 }

    func notes() -> [String] {
        defer { source.notes.removeAll() }
        return source.notes
    }
}

@MainActor @Suite("Rows that open sideways", .leavesNothing, .serialized)
struct RowSwipeTests {
    @Test("R-ROW-1, R-ROW-2 A drag to the left uncovers Delete, which deletes the row")
    func delete() throws {
        let rig = SwipeRig()
        rig.swipe(from: 300, 75, by: -120)
        #expect(rig.notes() == ["begin 1"])
        #expect(rig.open >= 74 && rig.cell(1)?.frame.minX == -rig.open && rig.cell(1)?.showingDeleteConfirmation == true)
        #expect(UIAccessibility.elements(in: rig.table).contains { $0.accessibilityLabel == "Delete" })
        rig.tap(370, 75)
        #expect(rig.notes() == ["delete 1", "end -"])
        #expect(rig.table.visibleCells.first.map { rig.table.indexPath(for: $0)?.row } == 0 && rig.source.rows.count == 19)
        #expect(rig.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        #expect(!rig.table.subviews.contains { $0 is SwipeActionsView || $0 is SwipeShield })
    }

    @Test("R-ROW-2 A short drag closes again, a fast one opens, and a row without actions stays")
    func release() {
        let rig = SwipeRig()
        rig.swipe(from: 300, 75, by: -40)
        #expect(rig.cell(1)?.frame.minX == 0 && rig.notes() == ["begin 1", "end 1"])
        let start = rig.rig.now + 0.1
        rig.rig.down(300, 75, at: start)
        for step in 1...5 { rig.rig.move(300 - Double(step) * 8, 75, at: start + Double(step) * 0.01) }
        rig.rig.up(260, 75, at: start + 0.06)
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(rig.cell(1)?.frame.minX == -rig.open)
        rig.table.setEditing(false, animated: false)
        #expect(rig.cell(1)?.frame.minX == 0)
        _ = rig.notes()
        rig.swipe(from: 300, 175, by: -120)
        rig.swipe(from: 100, 75, by: 120)
        #expect(rig.cell(3)?.frame.minX == 0 && rig.cell(1)?.frame.minX == 0)
        // Nothing is edited; that a finger that lifts on its row selects it is R-TBL-3.
        #expect(!rig.notes().contains { $0.hasPrefix("begin") || $0.hasPrefix("end") })
    }

    @Test("R-ROW-2 A drag that goes down scrolls and opens nothing; one that goes sideways does not scroll")
    func scrolling() {
        let rig = SwipeRig()
        rig.drag(from: 300, 275, by: -100, downBy: -90)
        #expect(rig.table.contentOffset.y > 20 && rig.notes() == [])
        rig.rig.up(200, 185, at: rig.rig.now + 0.02)
        rig.rig.advance(to: rig.rig.now + 3)
        rig.table.setContentOffset(.zero, animated: false)
        rig.rig.turn()
        rig.drag(from: 300, 75, by: -120, downBy: 20)
        #expect(rig.table.contentOffset.y == 0 && rig.notes() == ["begin 1"])
        rig.rig.up(180, 95, at: rig.rig.now + 0.02)
        rig.rig.advance(to: rig.rig.now + 1)
    }

    @Test("R-ROW-4 A drag over most of the row performs the first action when it ends")
    func fullSwipe() {
        let rig = SwipeRig()
        var done: [String] = []
        var finish: ((Bool) -> Void)?
        rig.source.trailing = [UIContextualAction(style: .normal, title: "Archive") { action, _, completion in
            done.append(action.title ?? "")
            finish = completion
        }, UIContextualAction(style: .normal, title: "More") { _, _, _ in }]
        rig.drag(from: 390, 75, by: -300)
        #expect(done == [] && (rig.cell(1)?.frame.minX ?? 0) < -250)
        rig.rig.up(90, 75, at: rig.rig.now + 0.02)
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(done == ["Archive"] && rig.cell(1)?.frame.minX == -rig.open && rig.open > 148)
        finish?(true)
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(rig.cell(1)?.frame.minX == 0)
        // Back again, it performs nothing.
        let start = rig.rig.now + 0.1
        rig.rig.down(390, 75, at: start)
        for step in 1...20 { rig.rig.move(390 - Double(step) * 15, 75, at: start + Double(step) * 0.01) }
        for step in 1...20 { rig.rig.move(90 + Double(step) * 9, 75, at: start + 0.2 + Double(step) * 0.01) }
        rig.rig.up(270, 75, at: start + 0.8)
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(done == ["Archive"])
        rig.table.setEditing(false, animated: false)
        rig.source.isFullAllowed = false
        rig.drag(from: 390, 75, by: -380)
        #expect((rig.cell(1)?.frame.minX ?? -400) > -330, "it resists")
        rig.rig.up(10, 75, at: rig.rig.now + 0.02)
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(done == ["Archive"] && rig.cell(1)?.frame.minX == -rig.open)
    }

    @Test("R-ROW-5 A touch elsewhere closes the row and selects nothing; one on the row closes it when it lifts")
    func closing() {
        let rig = SwipeRig()
        rig.swipe(from: 300, 75, by: -120)
        _ = rig.notes()
        rig.tap(100, 225)
        #expect(rig.cell(1)?.frame.minX == 0 && rig.notes() == ["end 1"])
        rig.swipe(from: 300, 75, by: -120)
        rig.tap(100, 75)
        #expect(rig.cell(1)?.frame.minX == 0 && rig.notes() == ["begin 1", "end 1"])
        rig.tap(100, 75)
        #expect(rig.notes() == ["did 1"])
        // The open row goes on with a finger, and a finger on another row opens that one.
        rig.swipe(from: 300, 75, by: -120)
        rig.swipe(from: 100, 75, by: 100)
        #expect(rig.cell(1)?.frame.minX == 0)
        rig.swipe(from: 300, 75, by: -120)
        rig.swipe(from: 300, 225, by: -120)
        #expect(rig.cell(1)?.frame.minX == 0 && rig.cell(4)?.frame.minX == -rig.open)
        // Scrolling closes it too.
        rig.drag(from: 200, 325, by: 0, downBy: -100)
        rig.rig.up(200, 225, at: rig.rig.now + 0.02)
        rig.rig.advance(to: rig.rig.now + 3)
        #expect(rig.cell(4)?.frame.minX == 0 && rig.table.contentOffset.y > 0)
    }

    @Test("R-ROW-1 Actions at the leading side, with their colours, the first at the side itself; mirrored from right to left")
    func leading() throws {
        let rig = SwipeRig()
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
        pin.backgroundColor = .systemOrange
        rig.source.leading = [pin, read]
        rig.swipe(from: 100, 75, by: 160)
        #expect(rig.cell(1)?.frame.minX == 148)
        let view = try #require(rig.table.subviews.first { $0 is SwipeActionsView } as? SwipeActionsView)
        #expect(view.buttons.map(\.frame.minX) == [0, 74] && view.buttons[0].backgroundColor == .systemOrange)
        #expect(view.buttons[1].backgroundColor == .systemGray && view.frame == CGRect(x: 0, y: 50, width: 148, height: 50))
        rig.tap(20, 75)
        #expect(rig.cell(1)?.frame.minX == 0)
        rig.table.semanticContentAttribute = .forceRightToLeft
        rig.rig.turn()
        rig.swipe(from: 300, 75, by: -160)
        #expect(rig.cell(1)?.frame.minX == -148)
        rig.table.setEditing(false, animated: false)
    }

    @Test("R-ROW-3 Without a word about editing a row does not move")
    func notEditable() {
        let rig = SwipeRig(), plain = PlainSource()
        rig.table.dataSource = plain
        rig.table.delegate = plain
        rig.rig.turn()
        rig.swipe(from: 300, 75, by: -120)
        #expect(rig.cell(1)?.frame.minX == 0)
    }

    @Test("R-ROW-6 A row that goes or changes while it is open leaves nothing behind")
    func changes() {
        let rig = SwipeRig()
        rig.swipe(from: 300, 75, by: -120)
        rig.source.rows.remove(at: 1)
        rig.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(rig.table.swipe == nil && rig.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        rig.swipe(from: 300, 75, by: -120)
        rig.table.reloadData()
        rig.rig.turn()
        #expect(rig.table.swipe == nil && !rig.table.subviews.contains { $0 is SwipeActionsView })
        rig.drag(from: 300, 75, by: -60)
        rig.table.removeFromSuperview()
        rig.rig.up(240, 75, at: rig.rig.now + 0.02)
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(rig.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test("R-ROW-8 A row that is open sideways is edited with its table, which shows no signs")
    func isEdited() {
        let rig = SwipeRig()
        var edited: [Bool] = []
        rig.source.onEditing = { edited.append($0.isEditing) }
        rig.swipe(from: 300, 75, by: -120)
        #expect(rig.table.isEditing && rig.cell(0)?.editControl == nil && rig.cell(0)?.isEditing == false)
        rig.table.isEditing = false
        #expect(!rig.table.isEditing && rig.cell(1)?.frame.minX == 0 && edited == [true, false])
    }

    @Test("R-ROW-1 A button that has no room yet has a title of a size that is a number")
    func noRoom() {
        let button = SwipeActionButton(UIContextualAction(style: .normal, title: "More") { _, _, _ in }, isAtRight: true) { _ in }
        button.frame = CGRect(x: 0, y: 0, width: 0, height: 50)
        button.restWidth = 1
        button.layoutIfNeeded()
        button.restWidth = 90
        button.frame.size.height = 2
        button.layoutIfNeeded()
        #expect(button.subviews.contains { $0 is UILabel && $0.frame == CGRect(x: 4, y: 2, width: 82, height: 0) })
    }

    @Test("R-ROW-7 Assistive technology has the actions of a row as custom actions")
    func assistance() {
        let rig = SwipeRig()
        #expect(rig.cell(1)?.accessibilityCustomActions?.map(\.name) == ["Delete"])
        #expect(rig.cell(3)?.accessibilityCustomActions == nil)
        #expect(rig.cell(1)?.accessibilityCustomActions?.first?.performAsAssisted() == true)
        #expect(rig.notes() == ["delete 1"])
    }

    @Test("R-TBL-8 While the table is edited, rows show a sign that asks before it deletes, and taps select nothing")
    func editing() {
        let rig = SwipeRig()
        rig.table.setEditing(true, animated: false)
        rig.rig.turn()
        #expect(rig.table.isEditing && rig.cell(1)?.isEditing == true && rig.cell(3)?.isEditing == false)
        #expect(rig.cell(1)?.contentView.frame.minX == 38 && rig.cell(3)?.contentView.frame.minX == 0)
        rig.tap(200, 75)
        #expect(rig.notes() == [])
        rig.tap(20, 75)
        #expect(rig.cell(1)?.frame.minX == -rig.open && rig.notes() == ["begin 1"])
        rig.tap(370, 75)
        #expect(rig.notes().contains("delete 1"))
        rig.table.setEditing(false, animated: true)
        rig.rig.advance(to: rig.rig.now + 1)
        #expect(rig.cell(1)?.contentView.frame.minX == 0 && rig.cell(1)?.isEditing == false)
    }

    @Test("R-TBL-8 A row without a sign makes room for it all the same, where it can be edited")
    func roomWithoutSign() {
        let rig = SwipeRig()
        rig.source.style = .none
        rig.table.setEditing(true, animated: false)
        rig.rig.turn()
        #expect(rig.cell(1)?.editControl == nil && rig.cell(1)?.contentView.frame.minX == 38 && rig.cell(3)?.contentView.frame.minX == 0)
        rig.table.setEditing(false, animated: false)
        rig.rig.turn()
        #expect(rig.cell(1)?.contentView.frame.minX == 0)
    }

    @Test("R-TBL-11 Several rows are chosen while the table is edited: circles in place of signs, and nothing stays selected afterwards")
    func choosing() {
        let rig = SwipeRig()
        rig.table.allowsMultipleSelectionDuringEditing = true
        rig.table.setEditing(true, animated: false)
        rig.rig.turn()
        #expect(rig.cell(1)?.editingStyle == UITableViewCell.EditingStyle.none && rig.cell(1)?.contentView.frame.minX == 38)
        rig.tap(200, 75)
        // On the circle, too.
        rig.tap(20, 25)
        #expect(rig.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 0)])
        #expect(rig.cell(1)?.editControl?.isChosen == true && rig.cell(2)?.editControl?.isChosen == false && rig.cell(1)?.frame.minX == 0)
        rig.tap(200, 75)
        #expect(rig.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)] && rig.cell(1)?.editControl?.isChosen == false)
        rig.table.setEditing(false, animated: false)
        rig.rig.turn()
        #expect(rig.table.indexPathsForSelectedRows == nil && rig.cell(0)?.contentView.frame.minX == 0)
        rig.table.setEditing(true, animated: false)
        rig.table.allowsMultipleSelectionDuringEditing = false
        #expect(rig.cell(1)?.editingStyle == .delete)
        rig.tap(200, 75)
        #expect(rig.table.indexPathForSelectedRow == nil)
        rig.table.setEditing(false, animated: false)
    }
}
