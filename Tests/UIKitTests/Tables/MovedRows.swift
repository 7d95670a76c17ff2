import Foundation
@testable import UIKit

/// Rows that fingers move, in sections, of a table that is edited; row "fixed" can't be moved.
final class MovedRows: TableSource, UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    var titles: [String]?
    var retarget: ((IndexPath, IndexPath) -> IndexPath)?
    var onMove: ((UITableView) -> Void)?
    var heights: ((String) -> CGFloat)?
    /// Whether the data follow what fingers do.
    var follows = true

    private var finger = CGPoint.zero

    init(_ rows: [[String]] = [(0..<20).map { "\($0)" }], style: UITableView.Style = .plain, _ prepare: (UITableView, MovedRows) -> Void = { _, _ in }) {
        self.rows = rows
        super.init(style: style)
        prepare(table, self)
        show(self, isEditing: true)
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles?[section] }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .none }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { notes.append("did \(rows[indexPath.section][indexPath.row])") }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights?(rows[indexPath.section][indexPath.row]) ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { rows[indexPath.section][indexPath.row] != "fixed" }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        notes.append("\(Self.text(sourceIndexPath)) to \(Self.text(destinationIndexPath))")
        if follows { rows[destinationIndexPath.section].insert(rows[sourceIndexPath.section].remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
        onMove?(tableView)
    }
    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                   toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
        guard let retarget else { return proposedDestinationIndexPath }
        notes.append("\(Self.text(sourceIndexPath)) for \(Self.text(proposedDestinationIndexPath))")
        return retarget(sourceIndexPath, proposedDestinationIndexPath)
    }

    static func text(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

    // MARK: What is seen

    func control(_ row: Int, _ section: Int = 0) -> CellMoveControl? { cell(row, section)?.moveControl }
    /// Where a row's upper edge is seen.
    func top(_ row: Int, _ section: Int = 0) -> CGFloat? { cell(row, section)?.frame.minY }
    func tops(_ rows: Int...) -> [CGFloat] { rows.map { top($0) ?? -1 } }
    var shown: [String] { table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" } }

    /// A finger lands on a row's sign.
    func grip(_ y: Double, x: Double = 380) {
        finger = CGPoint(x: x, y: y)
        stage.down(x, y, at: stage.now + 0.1)
        stage.turn()
    }

    /// The finger goes to a height, in steps, and stays for some time.
    func drag(to y: Double, stays: Double = 0.5) {
        let start = stage.now, from = finger.y
        for step in 1...10 { stage.move(finger.x, from + (y - from) * Double(step) / 10, at: start + Double(step) * 0.016) }
        finger.y = y
        stage.advance(to: stage.now + stays)
    }

    func lift() {
        stage.up(finger.x, finger.y, at: stage.now + 0.02)
        stage.advance(to: stage.now + 1)
    }

    func cancel() {
        stage.finger(.cancelled, finger.x, finger.y, at: stage.now + 0.02)
        stage.advance(to: stage.now + 1)
    }
}
