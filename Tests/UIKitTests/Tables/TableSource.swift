import Foundation
@testable import UIKit

/// A table of 400 × 400 points, with rows of 50, that fills a stage's window. Subclasses are its data source and delegate, and note what they receive.
@MainActor
class TableSource: NSObject {
    let stage = Stage.rooted()
    let table: UITableView
    var notes: [String] = []

    init(style: UITableView.Style = .plain, cells: UITableViewCell.Type = UITableViewCell.self) {
        table = UITableView(frame: stage.root.bounds, style: style)
        super.init()
        table.rowHeight = 50
        table.register(cells, forCellReuseIdentifier: "row")
    }

    func show(_ source: any UITableViewDataSource & UITableViewDelegate, isEditing: Bool = false) {
        table.dataSource = source
        table.delegate = source
        stage.root.addSubview(table)
        if isEditing { table.setEditing(true, animated: false) }
        stage.turn()
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: section)) }

    /// The notes since the last look.
    func heard() -> [String] {
        defer { notes.removeAll() }
        return notes
    }
}

/// Rows that are called by their section and number; what the delegate receives is noted.
final class LoggingTableDelegate: TableSource, UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    var titles: [String] = []
    var refused: IndexPath?
    var makeCell: ((UITableView, IndexPath, String) -> UITableViewCell)?

    init(_ rows: [[String]], style: UITableView.Style = .plain, _ prepare: (UITableView, LoggingTableDelegate) -> Void = { _, _ in }) {
        self.rows = rows
        super.init(style: style, cells: NamedCell.self)
        prepare(table, self)
        show(self)
        notes.removeAll()
    }

    convenience init(count: Int, _ prepare: (UITableView, LoggingTableDelegate) -> Void = { _, _ in }) { self.init([(0..<count).map { "\($0)" }], prepare) }

    /// Rows of 50 and 80 points in turn, by their constraints, that are thought to have 30.
    convenience init(selfSizing count: Int) {
        self.init(count: count) { table, source in
            table.rowHeight = UITableView.automaticDimension
            table.estimatedRowHeight = 30
            source.makeCell = { _, path, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil), box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                    cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
                    box.heightAnchor.constraint(equalToConstant: path.row % 2 == 0 ? 30 : 60),
                ])
                return cell
            }
        }
    }

    /// A finger lands, stays for 0.3 s and lifts.
    func tap(_ x: Double, _ y: Double) { stage.tap(x, y, for: 0.3, then: 0.5) }

    var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    private func note(_ name: String, _ path: IndexPath) { notes.append("\(name) \(rows[path.section][path.row])") }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let name = rows[indexPath.section][indexPath.row]
        if let makeCell { return makeCell(tableView, indexPath, name) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = name
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles.isEmpty ? nil : titles[section] }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { indexPath != refused }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("light", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("dark", indexPath) }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("will", indexPath)
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("did", indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("not", indexPath) }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { note("more", indexPath) }
}

final class NamedCell: UITableViewCell {
    static var made = 0
    var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}
