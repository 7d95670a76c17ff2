import Foundation
import Testing
@testable import UIKit

/// A data source and delegate that takes rows away, and asks the table something, in the middle of one of its calls.
@MainActor
final class Emptying: NSObject, UITableViewDataSource, UITableViewDelegate {
    enum Call: CaseIterable { case cell, display, height, estimate, headerHeight, header, displayHeader, title, count, endDisplay }
    enum Question: CaseIterable { case none, layout, rows, scroll, rect, visible }

    let call: Call, question: Question
    var count = 30
    /// Whether rows go and the table is reloaded before it is asked something.
    var reloads = true
    private var hasAsked = false
    var isGuessing: Bool { call == .estimate || call == .cell }

    init(_ call: Call, _ question: Question) {
        self.call = call
        self.question = question
    }

    private func reach(_ call: Call, _ table: UITableView, _ row: Int) {
        guard call == self.call, count == 30, !hasAsked, row >= 5 || call != .cell && call != .display else { return }
        hasAsked = true
        if reloads {
            count = 2
            table.reloadData()
        }
        switch question {
        case .none: break
        case .layout: table.layoutIfNeeded()
        case .rows: _ = table.numberOfRows(inSection: 0)
        case .scroll: table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .bottom, animated: false)
        case .rect: _ = table.rectForRow(at: IndexPath(row: 0, section: 0))
        case .visible: _ = table.visibleCells
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { count == 30 && reloads ? 2 : 1 }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        let rows = count
        reach(.count, table, 0)
        return rows
    }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        reach(.cell, table, path.row)
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) { reach(.display, table, path.row) }
    func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) { reach(.endDisplay, table, path.row) }
    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        reach(.height, table, path.row)
        return isGuessing ? UITableView.automaticDimension : 40
    }
    func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
        reach(.estimate, table, path.row)
        return 40
    }
    func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        reach(.headerHeight, table, 0)
        return 20
    }
    func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        reach(.header, table, 0)
        return nil
    }
    func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { reach(.displayHeader, table, 0) }
    func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
        reach(.title, table, 0)
        return "Section"
    }
}

@MainActor @Suite("Tables that are reloaded in their calls", .leavesNothing, .serialized)
struct ReloadingTableTests {
    /// A table of the source's rows that has been scrolled down.
    private func scrolled(_ source: Emptying, _ stage: Stage) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        stage.root.addSubview(table)
        stage.turn()
        table.contentOffset.y = 300
        stage.turn()
        stage.turn()
        return table
    }

    @Test("R-TBL-1 Rows that a call takes away are passed over, whatever it asks the table meanwhile", arguments: Emptying.Call.allCases, Emptying.Question.allCases)
    func reloading(_ call: Emptying.Call, _ question: Emptying.Question) {
        let stage = Stage.rooted(), source = Emptying(call, question)
        let table = scrolled(source, stage)
        #expect(source.count == 2)
        #expect(table.numberOfRows(inSection: 0) == 2)
        table.contentOffset.y = 0
        stage.turn()
        #expect(table.visibleCells.count == 2)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 2, "no cell is left behind")
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1])
    }

    @Test("R-TBL-1 What a call asks the table while its rows get their heights is answered by what is known then, and laid out after that",
          arguments: Emptying.Call.allCases, Emptying.Question.allCases)
    func asking(_ call: Emptying.Call, _ question: Emptying.Question) {
        let stage = Stage.rooted(), source = Emptying(call, question)
        source.reloads = false
        let table = scrolled(source, stage)
        #expect(table.numberOfRows(inSection: 0) == 30)
        table.contentOffset.y = 0
        stage.turn()
        let rows = table.indexPathsForVisibleRows?.map(\.row) ?? []
        // Of 40 points, or 44 where their cells decide.
        #expect(rows.count >= 8 && rows == Array(0..<rows.count) && table.visibleCells.count == rows.count, "\(rows)")
    }

    @Test("R-TBL-1 A number of sections that is wrong ends neither the app nor its turn", arguments: [Int.max, .min])
    func sections(_ count: Int) {
        final class Source: NSObject, UITableViewDataSource {
            let count: Int
            init(_ count: Int) { self.count = count }
            func numberOfSections(in tableView: UITableView) -> Int { count }
            func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 1 : 0 }
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let stage = Stage.rooted(), source = Source(count), table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = source
        stage.root.addSubview(table)
        stage.turn()
        #expect(table.numberOfSections == (count < 0 ? 0 : 100_000) && table.visibleCells.count == (count < 0 ? 0 : 1))
    }
}
