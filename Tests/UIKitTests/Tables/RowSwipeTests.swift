import Foundation
import Testing
@testable import UIKit

/// Rows that are deleted by a swipe, and have actions where the test says so.
private final class SwipedRows: TableSource, UITableViewDataSource, UITableViewDelegate {
    var rows = (0..<20).map { "\($0)" }
    var trailing: [UIContextualAction]?
    var leading: [UIContextualAction]?
    var isFullAllowed = true
    var style = UITableViewCell.EditingStyle.delete
    var onEditing: ((UITableView) -> Void)?

    override init(style: UITableView.Style = .plain, cells: UITableViewCell.Type = UITableViewCell.self) {
        super.init(style: style, cells: cells)
        show(self)
    }

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

    // MARK: Fingers

    /// A finger goes sideways, with a rest at the end, and stays down.
    func drag(from x: Double, _ y: Double, by distance: Double, downBy down: Double = 0) {
        let start = stage.now + 0.1
        stage.down(x, y, at: start)
        // It ends slowly: the velocity is that of the last movement (R-PAN-6).
        let slow = distance < 0 ? -2.0 : distance > 0 ? 2.0 : 0
        for step in 1...20 { stage.move(x + (distance - slow) * Double(step) / 20, y + down * Double(step) / 20, at: start + Double(step) * 0.01) }
        for step in 1...10 { stage.move(x + distance - slow + slow * Double(step) / 10, y + down, at: start + 0.2 + Double(step) * 0.05) }
    }

    func swipe(from x: Double, _ y: Double, by distance: Double) {
        drag(from: x, y, by: distance)
        stage.up(x + distance, y, at: stage.now + 0.02)
        stage.advance(to: stage.now + 1)
    }

    func tap(_ x: Double, _ y: Double) {
        stage.down(x, y, at: stage.now + 0.1)
        stage.advance(to: stage.now + 0.3)
        stage.up(x, y, at: stage.now + 0.02)
        stage.advance(to: stage.now + 1)
    }

    /// How wide the buttons of the open row are.
    var open: CGFloat { table.swipe?.view.openWidth(in: 400) ?? 0 }
}

/// A source that says nothing of editing.
private final class PlainSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

@MainActor @Suite("Rows that open sideways", .leavesNothing, .serialized)
struct RowSwipeTests {
    @Test("R-ROW-1, R-ROW-2 A drag to the left uncovers Delete, which deletes the row")
    func delete() throws {
        let list = SwipedRows()
        list.swipe(from: 300, 75, by: -120)
        #expect(list.heard() == ["begin 1"])
        #expect(list.open >= 74 && list.cell(1)?.frame.minX == -list.open && list.cell(1)?.showingDeleteConfirmation == true)
        #expect(UIAccessibility.elements(in: list.table).contains { $0.accessibilityLabel == "Delete" })
        list.tap(370, 75)
        #expect(list.heard() == ["delete 1", "end -"])
        #expect(list.table.visibleCells.first.map { list.table.indexPath(for: $0)?.row } == 0 && list.rows.count == 19)
        #expect(list.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        #expect(!list.table.subviews.contains { $0 is SwipeActionsView || $0 is SwipeShield })
    }

    @Test("R-ROW-2 A short drag closes again, a fast one opens, and a row without actions stays")
    func release() {
        let list = SwipedRows()
        list.swipe(from: 300, 75, by: -40)
        #expect(list.cell(1)?.frame.minX == 0 && list.heard() == ["begin 1", "end 1"])
        let start = list.stage.now + 0.1
        list.stage.down(300, 75, at: start)
        for step in 1...5 { list.stage.move(300 - Double(step) * 8, 75, at: start + Double(step) * 0.01) }
        list.stage.up(260, 75, at: start + 0.06)
        list.stage.advance(to: list.stage.now + 1)
        #expect(list.cell(1)?.frame.minX == -list.open)
        list.table.setEditing(false, animated: false)
        #expect(list.cell(1)?.frame.minX == 0)
        _ = list.heard()
        list.swipe(from: 300, 175, by: -120)
        list.swipe(from: 100, 75, by: 120)
        #expect(list.cell(3)?.frame.minX == 0 && list.cell(1)?.frame.minX == 0)
        // Nothing is edited; that a finger that lifts on its row selects it is R-TBL-3.
        #expect(!list.heard().contains { $0.hasPrefix("begin") || $0.hasPrefix("end") })
    }

    @Test("R-ROW-2 A drag that goes down scrolls and opens nothing; one that goes sideways does not scroll")
    func scrolling() {
        let list = SwipedRows()
        list.drag(from: 300, 275, by: -100, downBy: -90)
        #expect(list.table.contentOffset.y > 20 && list.heard() == [])
        list.stage.up(200, 185, at: list.stage.now + 0.02)
        list.stage.advance(to: list.stage.now + 3)
        list.table.setContentOffset(.zero, animated: false)
        list.stage.turn()
        list.drag(from: 300, 75, by: -120, downBy: 20)
        #expect(list.table.contentOffset.y == 0 && list.heard() == ["begin 1"])
        list.stage.up(180, 95, at: list.stage.now + 0.02)
        list.stage.advance(to: list.stage.now + 1)
    }

    @Test("R-ROW-4 A drag over most of the row performs the first action when it ends")
    func fullSwipe() {
        let list = SwipedRows()
        var done: [String] = []
        var finish: ((Bool) -> Void)?
        list.trailing = [UIContextualAction(style: .normal, title: "Archive") { action, _, completion in
            done.append(action.title ?? "")
            finish = completion
        }, UIContextualAction(style: .normal, title: "More") { _, _, _ in }]
        list.drag(from: 390, 75, by: -300)
        #expect(done == [] && (list.cell(1)?.frame.minX ?? 0) < -250)
        list.stage.up(90, 75, at: list.stage.now + 0.02)
        list.stage.advance(to: list.stage.now + 1)
        #expect(done == ["Archive"] && list.cell(1)?.frame.minX == -list.open && list.open > 148)
        finish?(true)
        list.stage.advance(to: list.stage.now + 1)
        #expect(list.cell(1)?.frame.minX == 0)
        // Back again, it performs nothing.
        let start = list.stage.now + 0.1
        list.stage.down(390, 75, at: start)
        for step in 1...20 { list.stage.move(390 - Double(step) * 15, 75, at: start + Double(step) * 0.01) }
        for step in 1...20 { list.stage.move(90 + Double(step) * 9, 75, at: start + 0.2 + Double(step) * 0.01) }
        list.stage.up(270, 75, at: start + 0.8)
        list.stage.advance(to: list.stage.now + 1)
        #expect(done == ["Archive"])
        list.table.setEditing(false, animated: false)
        list.isFullAllowed = false
        list.drag(from: 390, 75, by: -380)
        #expect((list.cell(1)?.frame.minX ?? -400) > -330, "it resists")
        list.stage.up(10, 75, at: list.stage.now + 0.02)
        list.stage.advance(to: list.stage.now + 1)
        #expect(done == ["Archive"] && list.cell(1)?.frame.minX == -list.open)
    }

    @Test("R-ROW-5 A touch elsewhere closes the row and selects nothing; one on the row closes it when it lifts")
    func closing() {
        let list = SwipedRows()
        list.swipe(from: 300, 75, by: -120)
        _ = list.heard()
        list.tap(100, 225)
        #expect(list.cell(1)?.frame.minX == 0 && list.heard() == ["end 1"])
        list.swipe(from: 300, 75, by: -120)
        list.tap(100, 75)
        #expect(list.cell(1)?.frame.minX == 0 && list.heard() == ["begin 1", "end 1"])
        list.tap(100, 75)
        #expect(list.heard() == ["did 1"])
        // The open row goes on with a finger, and a finger on another row opens that one.
        list.swipe(from: 300, 75, by: -120)
        list.swipe(from: 100, 75, by: 100)
        #expect(list.cell(1)?.frame.minX == 0)
        list.swipe(from: 300, 75, by: -120)
        list.swipe(from: 300, 225, by: -120)
        #expect(list.cell(1)?.frame.minX == 0 && list.cell(4)?.frame.minX == -list.open)
        // Scrolling closes it too.
        list.drag(from: 200, 325, by: 0, downBy: -100)
        list.stage.up(200, 225, at: list.stage.now + 0.02)
        list.stage.advance(to: list.stage.now + 3)
        #expect(list.cell(4)?.frame.minX == 0 && list.table.contentOffset.y > 0)
    }

    @Test("R-ROW-1 Actions at the leading side, with their colours, the first at the side itself; mirrored from right to left")
    func leading() throws {
        let list = SwipedRows()
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
        pin.backgroundColor = .systemOrange
        list.leading = [pin, read]
        list.swipe(from: 100, 75, by: 160)
        #expect(list.cell(1)?.frame.minX == 148)
        let view = try #require(list.table.subviews.first { $0 is SwipeActionsView } as? SwipeActionsView)
        #expect(view.buttons.map(\.frame.minX) == [0, 74] && view.buttons[0].backgroundColor == .systemOrange)
        #expect(view.buttons[1].backgroundColor == .systemGray && view.frame == CGRect(x: 0, y: 50, width: 148, height: 50))
        list.tap(20, 75)
        #expect(list.cell(1)?.frame.minX == 0)
        list.table.semanticContentAttribute = .forceRightToLeft
        list.stage.turn()
        list.swipe(from: 300, 75, by: -160)
        #expect(list.cell(1)?.frame.minX == -148)
        list.table.setEditing(false, animated: false)
    }

    @Test("R-ROW-3 Without a word about editing a row does not move")
    func notEditable() {
        let list = SwipedRows(), plain = PlainSource()
        list.table.dataSource = plain
        list.table.delegate = plain
        list.stage.turn()
        list.swipe(from: 300, 75, by: -120)
        #expect(list.cell(1)?.frame.minX == 0)
    }

    @Test("R-ROW-6 A row that goes or changes while it is open leaves nothing behind")
    func changes() {
        let list = SwipedRows()
        list.swipe(from: 300, 75, by: -120)
        list.rows.remove(at: 1)
        list.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(list.table.swipe == nil && list.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        list.swipe(from: 300, 75, by: -120)
        list.table.reloadData()
        list.stage.turn()
        #expect(list.table.swipe == nil && !list.table.subviews.contains { $0 is SwipeActionsView })
        list.drag(from: 300, 75, by: -60)
        list.table.removeFromSuperview()
        list.stage.up(240, 75, at: list.stage.now + 0.02)
        list.stage.advance(to: list.stage.now + 1)
        #expect(list.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test("R-ROW-9 A row that is deleted while it is open leaves to the side, behind the rows that close the gap", arguments: [true, false])
    func leaves(isFull: Bool) throws {
        let list = SwipedRows(), cell = try #require(list.cell(1)), next = list.cell(2)
        func x() -> CGFloat { (cell.layer.presentation() ?? cell.layer).position.x - 200 }
        if isFull {
            list.drag(from: 390, 75, by: -300)
            list.stage.up(90, 75, at: list.stage.now + 0.02)
        } else {
            list.swipe(from: 300, 75, by: -120)
            list.stage.down(370, 75, at: list.stage.now + 0.1)
            list.stage.up(370, 75, at: list.stage.now + 0.1)
        }
        var last = x()
        #expect(last < -70 && list.rows.count == 19 && list.cell(1) === next)
        for _ in 0..<10 {
            list.stage.advance(to: list.stage.now + 0.02)
            #expect(x() <= last + 0.01 && cell.superview === list.table)
            last = x()
        }
        let order = list.table.subviews
        let place = try #require(order.firstIndex { $0 === cell }), actions = try #require(order.firstIndex { $0 is SwipeActionsView })
        #expect(actions < place && place < order.firstIndex { $0 === next } ?? 0 && last < -300)
        list.stage.advance(to: list.stage.now + 1)
        #expect(cell.superview == nil && cell.alpha == 1 && next?.frame == CGRect(x: 0, y: 50, width: 400, height: 50))
        #expect(!list.table.subviews.contains { $0 is SwipeActionsView || $0 is SwipeShield })
        #expect(list.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test("R-ROW-10 While a row of a group is open, the cell is seen within the row's shape, and the buttons have its corners", arguments: 0..<3)
    func shape(row: Int) throws {
        let list = SwipedRows(style: .insetGrouped)
        list.rows = ["0", "1", "2"]
        list.table.reloadData()
        list.stage.turn()
        let cell = try #require(list.cell(row)), frame = cell.frame, closed = cell.layer.maskedCorners
        #expect(frame.minX == 16 && frame.width == 368)
        list.swipe(from: 300, frame.midY, by: -120)
        let actions = try #require(list.table.swipe?.view), opening = try #require(cell.mask)
        #expect(cell.frame.minX == 16 - list.open && cell.layer.maskedCorners.isEmpty)
        #expect(opening.frame == CGRect(x: list.open, y: 0, width: 368, height: 50) && opening.layer.maskedCorners == closed)
        #expect(opening.layer.cornerRadius == cell.layer.cornerRadius && actions.layer.cornerRadius == cell.layer.cornerRadius)
        #expect(actions.layer.maskedCorners == closed.intersection([.layerMaxXMinYCorner, .layerMaxXMaxYCorner]))
        list.table.setEditing(false, animated: false)
        #expect(cell.mask == nil && cell.layer.maskedCorners == closed && cell.frame == frame)
    }

    @Test("R-ROW-10 Nothing of an open row is seen beside its group, and its corners stay round")
    func seen() {
        let list = SwipedRows(style: .insetGrouped)
        list.rows = ["0", "1", "2"]
        list.table.reloadData()
        list.stage.turn()
        let first = list.cell(0)?.frame ?? .zero, ground = list.stage.color(8, first.midY)
        list.swipe(from: 300, first.midY, by: -120)
        list.stage.turn()
        let red = list.stage.color(380, first.midY)
        #expect(list.stage.color(8, first.midY) == ground && red != ground)
        #expect(list.stage.color(383, first.minY + 0.5) == ground && list.stage.color(17, first.minY + 0.5) == ground)
        #expect(list.stage.color(383, first.maxY - 1) == red, "below, it is square")
        let inner = 384 - list.open - 2
        #expect(list.stage.color(inner, first.minY + 1) == list.stage.color(inner, first.midY), "as is the cell beside the button")
        list.swipe(from: 200, first.midY, by: 120)
        let second = list.cell(1)?.frame ?? .zero
        list.swipe(from: 300, second.midY, by: -120)
        list.stage.turn()
        #expect(list.stage.color(8, second.midY) == ground && list.stage.color(380, second.midY) == red)
        list.table.setEditing(false, animated: false)
    }

    @Test("R-ROW-8 A row that is open sideways is edited with its table, which shows no signs")
    func isEdited() {
        let list = SwipedRows()
        var edited: [Bool] = []
        list.onEditing = { edited.append($0.isEditing) }
        list.swipe(from: 300, 75, by: -120)
        #expect(list.table.isEditing && list.cell(0)?.editControl == nil && list.cell(0)?.isEditing == false)
        list.table.isEditing = false
        #expect(!list.table.isEditing && list.cell(1)?.frame.minX == 0 && edited == [true, false])
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
        let list = SwipedRows()
        #expect(list.cell(1)?.accessibilityCustomActions?.map(\.name) == ["Delete"])
        #expect(list.cell(3)?.accessibilityCustomActions == nil)
        #expect(list.cell(1)?.accessibilityCustomActions?.first?.performAsAssisted() == true)
        #expect(list.heard() == ["delete 1"])
    }

    @Test("R-TBL-8 While the table is edited, rows show a sign that asks before it deletes, and taps select nothing")
    func editing() {
        let list = SwipedRows()
        list.table.setEditing(true, animated: false)
        list.stage.turn()
        #expect(list.table.isEditing && list.cell(1)?.isEditing == true && list.cell(3)?.isEditing == false)
        #expect(list.cell(1)?.contentView.frame.minX == 38 && list.cell(3)?.contentView.frame.minX == 0)
        // The line below goes with the content.
        #expect(list.cell(1)?.line.frame.minX == 54 && list.cell(1)?.line.frame.maxX == 400 && list.cell(3)?.line.frame.minX == 16)
        list.tap(200, 75)
        #expect(list.heard() == [])
        list.tap(20, 75)
        #expect(list.cell(1)?.frame.minX == -list.open && list.heard() == ["begin 1"])
        list.tap(370, 75)
        #expect(list.heard().contains("delete 1"))
        list.table.setEditing(false, animated: true)
        list.stage.advance(to: list.stage.now + 1)
        #expect(list.cell(1)?.contentView.frame.minX == 0 && list.cell(1)?.isEditing == false)
    }

    @Test("R-TBL-8 A row without a sign makes room for it all the same, where it can be edited")
    func roomWithoutSign() {
        let list = SwipedRows()
        list.style = .none
        list.table.setEditing(true, animated: false)
        list.stage.turn()
        #expect(list.cell(1)?.editControl == nil && list.cell(1)?.contentView.frame.minX == 38 && list.cell(3)?.contentView.frame.minX == 0)
        list.table.setEditing(false, animated: false)
        list.stage.turn()
        #expect(list.cell(1)?.contentView.frame.minX == 0)
    }

    @Test("R-TBL-11 Several rows are chosen while the table is edited: circles in place of signs, and nothing stays selected afterwards")
    func choosing() {
        let list = SwipedRows()
        list.table.allowsMultipleSelectionDuringEditing = true
        list.table.setEditing(true, animated: false)
        list.stage.turn()
        #expect(list.cell(1)?.editingStyle == UITableViewCell.EditingStyle.none && list.cell(1)?.contentView.frame.minX == 38)
        list.tap(200, 75)
        // On the circle, too.
        list.tap(20, 25)
        #expect(list.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 0)])
        #expect(list.cell(1)?.editControl?.isChosen == true && list.cell(2)?.editControl?.isChosen == false && list.cell(1)?.frame.minX == 0)
        list.tap(200, 75)
        #expect(list.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)] && list.cell(1)?.editControl?.isChosen == false)
        list.table.setEditing(false, animated: false)
        list.stage.turn()
        #expect(list.table.indexPathsForSelectedRows == nil && list.cell(0)?.contentView.frame.minX == 0)
        list.table.setEditing(true, animated: false)
        list.table.allowsMultipleSelectionDuringEditing = false
        #expect(list.cell(1)?.editingStyle == .delete)
        list.tap(200, 75)
        #expect(list.table.indexPathForSelectedRow == nil)
        list.table.setEditing(false, animated: false)
    }
}
