import Foundation
@testable import UIKit

/// A table of 400 × 400 points that fills a rig's window, with rows that are called by their section and number, and a delegate that notes what it
/// receives.
@MainActor
final class TableRig {
    let rig: Rig
    let table: UITableView
    let source: RowSource

    init(_ rows: [[String]], style: UITableView.Style = .plain, _ prepare: (UITableView, RowSource) -> Void = { _, _ in }) {
        rig = Rig()
        table = UITableView(frame: rig.root.bounds, style: style)
        source = RowSource(rows)
        table.rowHeight = 50
        table.register(NamedCell.self, forCellReuseIdentifier: "row")
        prepare(table, source)
        table.dataSource = source
        table.delegate = source
        rig.root.addSubview(table)
        rig.turn()
        source.journal.removeAll()
    }

    convenience init(count: Int, _ prepare: (UITableView, RowSource) -> Void = { _, _ in }) { self.init([(0..<count).map { "\($0)" }], prepare) }

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
    func tap(_ x: Double, _ y: Double) {
        rig.down(x, y)
        rig.advance(to: rig.now + 0.3)
        rig.up(x, y)
        rig.advance(to: rig.now + 0.5)
    }

    var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    func heard() -> [String] {
        defer { source.journal.removeAll() }
        return source.journal
    }
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

final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    var journal: [String] = []
    var titles: [String] = []
    var refused: IndexPath?
    var makeCell: ((UITableView, IndexPath, String) -> UITableViewCell)?

    init(_ rows: [[String]]) { self.rows = rows }

    private func note(_ name: String, _ path: IndexPath) { journal.append("\(name) \(rows[path.section][path.row])") }

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
