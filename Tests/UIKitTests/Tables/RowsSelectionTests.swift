import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Rows that two fingers select", .leavesNothing, .serialized)
struct RowsSelectionTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var notes: [String] = []
        var allows = true
        var fixed: Set<Int> = []
        var onSelect: ((UITableView, Int) -> Void)?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { !fixed.contains(indexPath.row) }
        func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
            notes.append("should \(indexPath.row)\(tableView.isEditing ? ", edited" : "")")
            return allows
        }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            notes.append("begins \(indexPath.row)\(tableView.isEditing ? ", edited" : "")")
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { notes.append("ends") }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath.row == 39 ? nil : indexPath }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            notes.append("+\(indexPath.row)")
            onSelect?(tableView, indexPath.row)
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { notes.append("-\(indexPath.row)") }
    }

    @MainActor private final class SelectedRows {
        let stage = Stage.rooted(), table: UITableView, source = Source()
        private var time = 0.0

        init(_ prepare: (UITableView, Source) -> Void = { _, _ in }) {
            table = UITableView(frame: stage.root.bounds)
            table.rowHeight = 50
            table.allowsMultipleSelectionDuringEditing = true
            prepare(table, source)
            table.dataSource = source
            table.delegate = source
            stage.root.addSubview(table)
            stage.turn()
        }

        func land(_ y: Double) {
            time = stage.now + 0.1
            for id in [1, 2] { stage.down(60 + 60 * Double(id), y, id: id, at: time) }
        }

        /// Both fingers go to a height, in steps.
        func slide(from start: Double, to end: Double) {
            for step in 1...10 {
                time += 0.016
                for id in [1, 2] { stage.move(60 + 60 * Double(id), start + (end - start) * Double(step) / 10, id: id, at: time) }
            }
        }

        func lift(_ y: Double) {
            for id in [1, 2] { stage.up(60 + 60 * Double(id), y, id: id, at: max(time, stage.now) + 0.02) }
            stage.advance(to: stage.now + 1)
        }

        var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

        func notes() -> [String] {
            defer { source.notes.removeAll() }
            return source.notes
        }
    }

    @Test("R-MSE-1, R-MSE-2 Two fingers begin to edit the table and select the rows they go over; rows that they leave again are as before")
    func selects() {
        let list = SelectedRows()
        list.land(75)
        list.slide(from: 75, to: 225)
        #expect(list.table.isEditing && list.selected == [1, 2, 3, 4] && list.table.contentOffset.y == 0)
        #expect(list.notes() == ["should 1", "begins 1, edited", "+1", "+2", "+3", "+4"])
        list.slide(from: 225, to: 125)
        #expect(list.notes() == ["-4", "-3"] && list.selected == [1, 2])
        // On the other side of the first row.
        list.slide(from: 125, to: 25)
        #expect(list.notes() == ["-2", "+0"] && list.selected == [0, 1])
        list.lift(25)
        #expect(list.notes() == ["ends"] && list.selected == [0, 1] && list.table.isEditing)
    }

    @Test("R-MSE-1 Where the table does not allow it, or its delegate, two fingers scroll, and one finger always does", arguments: [0, 1, 2])
    func scrolls(_ kind: Int) {
        let list = SelectedRows { table, source in
            table.allowsMultipleSelectionDuringEditing = kind != 0
            source.allows = false
        }
        if kind < 2 {
            list.land(275)
            list.slide(from: 275, to: 125)
        } else {
            list.stage.down(100, 275, at: 1)
            for step in 1...10 { list.stage.move(100, 275 - 15 * Double(step), at: 1 + 0.016 * Double(step)) }
        }
        #expect(list.table.contentOffset.y > 100 && !list.table.isEditing && list.selected.isEmpty)
        #expect(list.notes() == (kind == 1 ? ["should 5"] : []))
        if kind < 2 { list.lift(125) } else { list.stage.up(100, 125, at: 2) }
        list.stage.advance(to: list.stage.now + 5)
    }

    @Test("R-MSE-2 From a selected row on rows are deselected; rows that can't be edited, or that the delegate refuses, stay as they are")
    func deselects() {
        let list = SelectedRows { _, source in source.fixed = [3] }
        list.table.setEditing(true, animated: false)
        for row in [1, 2, 3, 4, 5] { list.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
        list.land(75)
        list.slide(from: 75, to: 225)
        list.lift(225)
        #expect(list.notes() == ["should 1, edited", "begins 1, edited", "-1", "-2", "-4", "ends"] && list.selected == [3, 5])
        list.table.contentOffset.y = 1600
        list.stage.turn()
        list.land(275)
        list.slide(from: 275, to: 375)
        list.lift(375)
        #expect(list.selected == [3, 5, 37, 38])
    }

    @Test("R-MSE-2 Near an edge the table scrolls, and what comes under the fingers is selected")
    func edges() {
        let list = SelectedRows()
        list.land(275)
        list.slide(from: 275, to: 395)
        let before = list.selected.count
        list.stage.advance(to: list.stage.now + 1.5)
        #expect(list.table.contentOffset.y > 100 && list.selected.count > before + 1)
        #expect(list.selected == Array(5..<(5 + list.selected.count)))
        list.lift(395)
        let place = list.table.contentOffset.y
        list.stage.advance(to: list.stage.now + 1)
        #expect(list.table.contentOffset.y == place)
    }

    @Test("R-MSE-3 A reload, changed rows and the end of the editing stop it, and the end comes when the fingers lift", arguments: [0, 1, 2])
    func stops(_ kind: Int) {
        let list = SelectedRows()
        list.source.onSelect = { table, row in
            guard row == 2 else { return }
            switch kind {
            case 0: table.reloadData()
            case 1: table.reloadRows(at: [IndexPath(row: 20, section: 0)], with: .none)
            default: table.setEditing(false, animated: false)
            }
        }
        list.land(75)
        list.slide(from: 75, to: 275)
        #expect(list.notes() == ["should 1", "begins 1, edited", "+1", "+2"])
        list.lift(275)
        #expect(list.notes() == ["ends"] && list.selected == (kind == 1 ? [1, 2] : []))
    }

    @Test("R-TBL-16 Views above and below sections are reported when they leave the table, once")
    func sides() {
        final class Sides: NSObject, UITableViewDataSource, UITableViewDelegate {
            var notes: [String] = []
            func numberOfSections(in tableView: UITableView) -> Int { 4 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "above" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "below" }
            func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
                notes.append("header \(section) \(view.superview == nil)")
            }
            func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
                notes.append("footer \(section) \(view.superview == nil)")
            }
        }
        let stage = Stage.rooted(), table = UITableView(frame: stage.root.bounds, style: .grouped), sides = Sides()
        (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (50, 30, 30)
        (table.dataSource, table.delegate) = (sides, sides)
        stage.root.addSubview(table)
        stage.turn()
        #expect(sides.notes.isEmpty)
        table.contentOffset.y = table.rect(forSection: 1).minY + 100
        stage.turn()
        #expect(Set(sides.notes) == ["header 0 true", "footer 0 true"] && sides.notes.count == 2)
        table.reloadData()
        stage.turn()
        #expect(Set(sides.notes.dropFirst(2)) == ["header 1 true", "footer 1 true"])
    }
}
