import Testing
@testable import UIKit

@Suite("Where rows come to in a batch of changes") @MainActor struct RowMapTests {
    @Test("R-TBL-5 Rows that stay keep their order in the places that are left, whatever else goes, comes and moves", arguments: 0..<200)
    func places(seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func number(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return limit > 0 ? Int(state >> 33) % limit : 0
        }
        let old = [number(12), number(12), number(12)]
        var updates = RowChanges(), new = old
        for _ in 0..<number(8) {
            let path = IndexPath(row: number(12), section: number(3))
            if path.row < old[path.section], updates.deleted.insert(path).inserted { new[path.section] -= 1 }
        }
        if number(4) == 0, let from = (0..<3).map({ IndexPath(row: 0, section: $0) }).first(where: { old[$0.section] > 0 && !updates.deleted.contains($0) }) {
            new[from.section] -= 1
            let to = number(3)
            updates.moved[from] = IndexPath(row: number(new[to] + 1), section: to)
            new[to] += 1
        }
        for _ in 0..<number(8) {
            let section = number(3), path = IndexPath(row: number(new[section] + 1), section: section)
            if updates.moved.values.contains(path) { continue }
            if updates.inserted.insert(path).inserted { new[section] += 1 }
        }
        let map = RowMap(updates, from: old, to: new)
        var expected: [IndexPath: IndexPath] = updates.moved
        for section in 0..<3 {
            let rows = (0..<old[section]).map { IndexPath(row: $0, section: section) }.filter { !updates.deleted.contains($0) && updates.moved[$0] == nil }
            let free = (0..<new[section]).map { IndexPath(row: $0, section: section) }
                .filter { !updates.inserted.contains($0) && !updates.moved.values.contains($0) }
            try #require(rows.count == free.count)
            for (row, place) in zip(rows, free) { expected[row] = place }
        }
        var runs: [IndexPath: IndexPath] = [:]
        map.forEachRun { run in
            for (step, row) in run.from.rows.enumerated() {
                runs[IndexPath(row: row, section: run.from.section)] = IndexPath(row: run.to.row + step, section: run.to.section)
            }
        }
        #expect(runs == expected)
        for section in 0..<3 {
            for row in 0..<old[section] + 2 { #expect(map[IndexPath(row: row, section: section)] == expected[IndexPath(row: row, section: section)]) }
        }
    }

    @Test("R-TBL-5 A row that comes into a million is two runs of rows that stay") func million() {
        var updates = RowChanges(), runs: [Range<Int>] = []
        updates.inserted = [IndexPath(row: 400_000, section: 0)]
        let map = RowMap(updates, from: [1_000_000], to: [1_000_001])
        map.forEachRun { runs.append($0.from.rows) }
        #expect(runs == [0..<400_000, 400_000..<1_000_000] && map[IndexPath(row: 999_999, section: 0)]?.row == 1_000_000)
    }

    @Test("R-TBL-2 A delegate that has heights is asked about each row; one without is not, and all rows have the table's")
    func heights() throws {
        final class Delegate: UITableViewDelegate {
            var asked = 0
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked += 1
                return 20 + CGFloat(indexPath.row)
            }
        }
        final class Plain: UITableViewDelegate {}
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        }
        let source = Source(), delegate = Delegate(), plain = Plain()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        table.dataSource = source
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(delegate.asked >= 50 && table.rectForRow(at: IndexPath(row: 40, section: 0)).height == 60)
        table.delegate = plain
        table.rowHeight = 30
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 40, section: 0)) == CGRect(x: 0, y: 1200, width: 200, height: 30))
        table.rowHeight = 40
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 49, section: 0)).maxY == 2000)
    }
}
