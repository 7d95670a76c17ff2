import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Tables", .leavesNothing, .serialized)
struct TableTests {
    @Test("R-TBL-4 Cells and headers without arguments have the default style and no identifier; so do those of subclasses")
    func withoutArguments() {
        final class Own: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                tag = 7
            }

            required init?(coder: NSCoder) { nil }
        }
        let cell = UITableViewCell(), own = Own(), header = UITableViewHeaderFooterView()
        #expect(cell.reuseIdentifier == nil && cell.textLabel != nil && cell.detailTextLabel == nil)
        #expect(own.tag == 7 && own.detailTextLabel != nil && header.reuseIdentifier == nil)
        #expect(UIScreen().bounds == UIScreen.main.bounds && UIScreen().scale == UIScreen.main.scale)
    }

    @Test("R-TBL-1 Only rows in sight have cells, and cells that have left are used again")
    func reuse() {
        NamedCell.made = 0
        let table = LoggingTableDelegate(count: 1000)
        #expect(table.shown == (0..<8).map { "\($0)" })
        #expect(table.table.contentSize == CGSize(width: 400, height: 50_000))
        for step in 1...40 {
            table.table.contentOffset.y = CGFloat(step) * 50
            table.stage.turn()
        }
        #expect(table.shown == (40..<48).map { "\($0)" })
        #expect(NamedCell.made <= 10, "\(NamedCell.made)")
        #expect((table.table.visibleCells.first as? NamedCell)?.reuses ?? 0 > 0)
        #expect(table.table.indexPathForRow(at: CGPoint(x: 10, y: 2010)) == IndexPath(row: 40, section: 0))
        #expect(table.table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 150, width: 400, height: 50))
        #expect(table.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    }

    @Test("R-TBL-1 A finger scrolls the rows")
    func scroll() {
        let table = LoggingTableDelegate(count: 100)
        table.stage.down(200, 300)
        for step in 1...10 { table.stage.move(200, 300 - Double(step) * 20, at: Double(step) * 0.01) }
        #expect(table.table.contentOffset.y > 150)
        #expect(table.heard().isEmpty, "a drag selects nothing")
        table.stage.up(200, 100, at: 0.3)
        table.stage.advance(to: 10)
    }

    @Test("R-TBL-2 Rows are as high as the constraints of their content need, and what is in sight stays")
    func heights() {
        let table = LoggingTableDelegate(selfSizing: 100)
        #expect(table.table.visibleCells.prefix(3).map(\.frame.height) == [50, 80, 50])
        #expect(table.table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 130)
        // From below, rows that turn out higher push nothing that is seen.
        table.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
        table.stage.turn()
        let path = IndexPath(row: 60, section: 0)
        let before = table.table.rectForRow(at: path).minY - table.table.contentOffset.y
        table.table.contentOffset.y -= 20
        table.stage.turn()
        #expect(abs(table.table.rectForRow(at: path).minY - table.table.contentOffset.y - before - 20) <= 1)
    }

    /// Looks whenever the table scrolls whether its cells stand where their rows do. It asks for no layout.
    private final class PlaceReader: UITableViewDelegate {
        var stands: [Bool] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard let table = scrollView as? UITableView else { return }
            stands.append(table.shownCells.allSatisfy { table.geometry.span(of: $0).top == $1.frame.minY && !table.geometry.isGuessed($0) })
        }
    }

    @Test("R-SCR-32a A delegate is notified of where measured rows have moved the content when all of them stand, once")
    func measured() {
        let list = LoggingTableDelegate(selfSizing: 100), table = list.table, reader = PlaceReader(), path = IndexPath(row: 60, section: 0)
        table.delegate = reader
        list.stage.turn()
        table.scrollToRow(at: path, at: .top, animated: false)
        list.stage.turn()
        reader.stands = []
        let place = table.contentOffset.y
        table.contentOffset.y -= 70
        #expect(reader.stands == [true], "code has put it")
        list.stage.turn()
        #expect(reader.stands == [true, true])
        // The row that is seen in part was thought to be 30 points high, and is 80.
        #expect(table.contentOffset.y == place - 70 + 50)
    }

    @Test("R-TBL-2 A row that code scrolls to stands where it was asked for, though heights on the way were guesses",
          arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none], [false, true])
    func guessedHeights(_ position: UITableView.ScrollPosition, isAnimated: Bool) {
        let list = LoggingTableDelegate(selfSizing: 100), table = list.table
        // From above, and then from below.
        for row in [61, 20] {
            let path = IndexPath(row: row, section: 0)
            table.scrollToRow(at: path, at: position, animated: isAnimated)
            list.stage.advance(to: list.stage.now + 1)
            let frame = table.rectForRow(at: path), visible = table.bounds
            #expect(frame.height == (row % 2 == 0 ? 50 : 80))
            #expect(table.cellForRow(at: path)?.frame == frame)
            switch (position, row) {
            case (.top, _), (.none, 20): #expect(frame.minY == visible.minY)
            case (.middle, _): #expect(frame.midY == visible.midY)
            case (.bottom, _), (.none, _): #expect(frame.maxY == visible.maxY)
            }
        }
    }

    @Test("R-TBL-2 A finger that stops the content on its way to a row keeps it there")
    func stoppedOnTheWay() {
        let list = LoggingTableDelegate(selfSizing: 100), table = list.table
        table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .bottom, animated: true)
        list.stage.advance(to: list.stage.now + 0.15)
        list.stage.down(200, 200)
        let stopped = table.contentOffset.y
        #expect(stopped > 0 && stopped < 2000)
        list.stage.advance(to: list.stage.now + 1)
        #expect(table.contentOffset.y == stopped)
        list.stage.up(200, 200)
        list.stage.advance(to: list.stage.now + 1)
    }

    @Test("R-TBL-3 A tap lights a row up and selects it, the one before goes")
    func selection() {
        let table = LoggingTableDelegate(count: 20)
        table.tap(200, 75)
        #expect(table.heard() == ["light 1", "dark 1", "will 1", "did 1"])
        #expect(table.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(table.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        table.tap(200, 125)
        #expect(table.heard() == ["light 2", "dark 2", "will 2", "not 1", "did 2"])
        #expect(table.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
        // Elsewhere and back the selection is still shown.
        table.table.contentOffset.y = 600
        table.stage.turn()
        table.table.contentOffset.y = 0
        table.stage.turn()
        #expect(table.table.visibleCells.map(\.isSelected) == [false, false, true, false, false, false, false, false])
    }

    @Test("R-TBL-3 A row that does not light up is not selected, and with several a second tap deselects")
    func severalRows() {
        let table = LoggingTableDelegate(count: 20) { table, source in
            table.allowsMultipleSelection = true
            source.refused = IndexPath(row: 0, section: 0)
        }
        for y in [25.0, 75, 125, 75] { table.tap(200, y) }
        #expect(table.heard() == ["light 1", "dark 1", "will 1", "did 1", "light 2", "dark 2", "will 2", "did 2", "light 1", "dark 1", "not 1"])
        #expect(table.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    }

    @Test("R-TBL-3 A finger that scrolls after it has lit a row up selects nothing")
    func cancelledPress() {
        let table = LoggingTableDelegate(count: 100)
        table.stage.down(200, 210)
        table.stage.advance(to: 0.3)
        #expect(table.heard() == ["light 4"])
        for step in 1...10 { table.stage.move(200, 210 - Double(step) * 10, at: 0.3 + Double(step) * 0.01) }
        table.stage.up(200, 110, at: 0.41)
        #expect(table.heard() == ["dark 4"])
        #expect(table.table.indexPathForSelectedRow == nil && table.table.contentOffset.y > 0)
        table.stage.advance(to: 10)
    }

    @Test("R-TBL-4 The accessory stands at the trailing side; only the ring with the i is a button")
    func accessories() {
        let table = LoggingTableDelegate(count: 3) { _, source in
            source.makeCell = { _, path, name in
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = name
                cell.detailTextLabel?.text = "detail"
                cell.accessoryType = [.disclosureIndicator, .detailDisclosureButton, .checkmark][path.row]
                return cell
            }
        }
        let cells = table.table.visibleCells
        #expect(cells.map(\.contentView.frame.width) == [368, 334, 362])
        #expect(cells[0].detailTextLabel?.frame.maxX == 368 && cells[0].textLabel?.frame.minX == 16)
        table.tap(352, 75)
        #expect(table.heard() == ["more 1"])
        table.tap(380, 25)
        #expect(table.heard() == ["light 0", "dark 0", "will 0", "did 0"])
    }

    @Test("R-TBL-4 A cell whose own selected background was taken away again shows the grey one")
    func selectedBackground() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil), own = UIView()
        cell.selectedBackgroundView = own
        cell.setHighlighted(true, animated: false)
        #expect(own.superview === cell && own.alpha == 1)
        cell.setHighlighted(false, animated: false)
        cell.selectedBackgroundView = nil
        cell.setSelected(true, animated: false)
        let grey = cell.stateBackground
        #expect(own.superview == nil && grey !== own && grey?.superview === cell && grey?.alpha == 1)
    }

    @Test("R-TBL-5 Rows that stay move, others come and go, and so does the selection")
    func updates() {
        let table = LoggingTableDelegate(count: 5)
        table.tap(200, 125)
        _ = table.heard()
        let cell = table.table.cellForRow(at: IndexPath(row: 2, section: 0))
        table.rows = [["new", "1", "2", "4", "end"]]
        table.table.beginUpdates()
        table.table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .fade)
        table.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 4, section: 0)], with: .left)
        table.table.endUpdates()
        #expect(table.shown == ["new", "1", "2", "4", "end"])
        table.stage.advance(to: table.stage.now + 1)
        #expect(table.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
        #expect(table.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(table.table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200] && table.table.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(table.table.subviews.filter { $0 is UITableViewCell }.count == 5)
        table.rows = [["new", "1", "2", "4", "end"], ["a"]]
        table.table.insertSections([1], with: .none)
        #expect(table.table.numberOfSections == 2 && table.table.numberOfRows(inSection: 1) == 1)
        table.rows = [["end", "new", "1", "2", "4"], ["a"]]
        table.table.moveRow(at: IndexPath(row: 4, section: 0), to: IndexPath(row: 0, section: 0))
        #expect(table.shown == ["end", "new", "1", "2", "4", "a"])
        #expect(table.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test("R-TBL-5 Without a change between them, the two calls ask for heights again and move the cells, which stay", arguments: [true, false])
    func heightsAlone(isBatch: Bool) {
        final class Heights: NSObject, UITableViewDelegate {
            var isOpen = false
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { isOpen && indexPath.row == 1 ? 120 : 50 }
        }
        let table = LoggingTableDelegate(count: 20), heights = Heights()
        table.table.delegate = heights
        table.stage.turn()
        let cell = table.table.cellForRow(at: IndexPath(row: 2, section: 0))
        var isDone = false
        table.makeCell = { _, _, name in
            Issue.record("a cell was asked for: \(name)")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        heights.isOpen = true
        if isBatch {
            table.table.performBatchUpdates(nil) { isDone = $0 }
        } else {
            table.table.beginUpdates()
            table.table.endUpdates()
        }
        #expect(cell?.frame.minY == 170)
        table.stage.advance(to: table.stage.now + 0.1)
        let place = cell?.layer.presentation()?.frame.minY ?? 0
        #expect(place > 100 && place < 170 && !isDone)
        table.stage.advance(to: table.stage.now + 1)
        #expect(isDone == isBatch && table.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    }

    @Test("R-TBL-14 An app with estimates is asked for the heights of rows in sight, after their cells, and again when heights are to move", arguments: [true, false])
    func laterHeights(isDelegates: Bool) {
        class Heights: NSObject, UITableViewDelegate {
            var asked: [Int] = [], height: CGFloat = 50
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked.append(indexPath.row)
                return height
            }
        }
        final class Estimates: NSObject, UITableViewDelegate {
            let heights = Heights()
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heights.tableView(tableView, heightForRowAt: indexPath) }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
        }
        let estimates = Estimates(), heights = isDelegates ? estimates.heights : Heights()
        let table = LoggingTableDelegate(count: 1000) { table, _ in table.estimatedRowHeight = isDelegates ? UITableView.automaticDimension : 40 }
        table.table.delegate = isDelegates ? estimates : heights
        table.stage.turn()
        // The first row is asked for twice: it says whether there are heights.
        #expect(heights.asked.count < 15 && heights.asked.contains(0) && heights.asked.contains(7), "\(heights.asked)")
        #expect(table.table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 100, width: 400, height: 50))
        #expect(table.table.rectForRow(at: IndexPath(row: 900, section: 0)).height == 40)
        (heights.height, heights.asked) = (60, [])
        table.table.performBatchUpdates(nil)
        table.stage.advance(to: table.stage.now + 1)
        #expect(heights.asked.count < 15 && table.table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame == CGRect(x: 0, y: 120, width: 400, height: 60))
        // Code scrolls to the place where the row comes to be.
        table.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        table.stage.turn()
        #expect(table.table.cellForRow(at: IndexPath(row: 500, section: 0))?.frame.minY == table.table.contentOffset.y)
        table.table.estimatedRowHeight = 0
        guard !isDelegates else { return }
        heights.asked = []
        table.table.reloadData()
        table.stage.turn()
        #expect(heights.asked.count == 1000)
    }

    @Test("R-TBL-15 There is room above the headers of sections, where the app asks for it")
    func padding() {
        let table = LoggingTableDelegate([["1", "2"], ["3"]]) { $1.titles = ["A", ""] }, view = table.table
        let header = view.rectForHeader(inSection: 0)
        #expect(view.sectionHeaderTopPadding == UITableView.automaticDimension && header.minY == 0 && view.rectForHeader(inSection: 1).height == 0)
        view.sectionHeaderTopPadding = 22
        table.stage.turn()
        #expect(view.rectForHeader(inSection: 0) == header.offsetBy(dx: 0, dy: 22) && view.headerView(forSection: 0)?.frame.minY == 22)
        #expect(view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.height + 22 && view.contentSize.height == header.height + 22 + 150)
        #expect(view.cellForRow(at: IndexPath(row: 0, section: 1))?.frame.minY == header.height + 22 + 100)
        view.sectionHeaderTopPadding = 0
        table.stage.turn()
        #expect(view.headerView(forSection: 0)?.frame.minY == 0)
        view.sectionHeaderTopPadding = .nan
        #expect(view.rectForHeader(inSection: 0) == header)
    }

    @Test("R-TBL-13 A section without rows is scrolled to by the row NSNotFound", arguments: [true, false])
    func sectionWithoutRows(isAnimated: Bool) {
        let rows = (0..<20).map { "\($0)" }, table = LoggingTableDelegate([rows, [], rows]) { $1.titles = ["A", "B", "C"] }
        let header = table.table.rectForHeader(inSection: 1), path = IndexPath(row: NSNotFound, section: 1)
        func scroll(_ position: UITableView.ScrollPosition) -> CGFloat {
            table.table.scrollToRow(at: path, at: position, animated: isAnimated)
            table.stage.advance(to: table.stage.now + 1)
            return table.table.contentOffset.y
        }
        #expect(scroll(.none) == header.maxY - 400)
        #expect(scroll(.top) == header.minY)
        #expect(scroll(.none) == header.minY)
        #expect(scroll(.middle) == header.midY - 200)
        #expect(scroll(.bottom) == header.maxY - 400)
    }

    @Test("R-TBL-5 Changes inside others are one with them, and each is reported when they are over")
    func nestedUpdates() {
        let table = LoggingTableDelegate(count: 3)
        var completions: [String] = []
        table.rows = [["1"]]
        table.table.performBatchUpdates({
            table.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.table.performBatchUpdates({ table.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade) },
                                            completion: { _ in completions.append("inner") })
        }, completion: { _ in completions.append("outer") })
        #expect(table.shown == ["1"])
        table.stage.advance(to: table.stage.now + 1)
        #expect(completions == ["inner", "outer"])
    }

    @Test("R-TBL-5, R-TBL-6 A row that becomes a section's first or last one has the corners, and the line, of such a row")
    func looksAfterUpdates() throws {
        let table = LoggingTableDelegate([["0", "1"]], style: .insetGrouped)
        let cell = try #require(table.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner], lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        #expect(!cell.line.isHidden && cell.layer.maskedCorners == upper)
        table.rows = [["0"]]
        table.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(cell.line.isHidden && cell.layer.maskedCorners == upper.union(lower))
        // What code sets of a cell stays as long as the cell's place does.
        cell.layer.cornerRadius = 16
        table.rows = [["0"], ["x"]]
        table.table.insertSections([1], with: .none)
        #expect(cell.layer.cornerRadius == 16)
        table.rows = [["new", "0"], ["x"]]
        table.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(cell.line.isHidden && cell.layer.maskedCorners == lower)
    }

    @Test("R-TBL-5 A row that becomes the first one of its group has round corners when it is there, and one that is so no longer at once has none")
    func cornersAtTheEnd() throws {
        let table = LoggingTableDelegate([["0", "1"]], style: .insetGrouped), upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let cell = try #require(table.table.cellForRow(at: IndexPath(row: 1, section: 0))), lower = cell.layer.maskedCorners
        table.rows = [["1"]]
        table.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        table.stage.advance(to: table.stage.now + 0.2)
        #expect(cell.layer.maskedCorners == lower)
        table.stage.advance(to: table.stage.now + 0.2)
        #expect(cell.layer.maskedCorners == upper.union(lower))
        table.rows = [["1", "2"]]
        table.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        #expect(cell.layer.maskedCorners == upper && !cell.line.isHidden)
        table.stage.advance(to: table.stage.now + 1)
    }

    @Test("R-TBL-5 Cells that the data source keeps are shown when their rows are reloaded, or go and come back at once")
    func keptCells() {
        var kept: [String: UITableViewCell] = [:]
        let table = LoggingTableDelegate(count: 3) { _, source in
            source.makeCell = { _, _, name in
                let cell = kept[name] ?? UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = name
                kept[name] = cell
                return cell
            }
        }
        func check() {
            table.stage.advance(to: table.stage.now + 1)
            let cells = table.table.visibleCells
            #expect(cells.map(\.frame.minY) == [0, 50, 100] && cells.allSatisfy { $0.superview === table.table && $0.alpha == 1 })
            #expect(table.shown == table.rows[0] && table.table.subviews.filter { $0 is UITableViewCell }.count == 3)
        }
        table.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        check()
        table.rows = [["1", "2"]]
        table.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        table.rows = [["1", "2", "0"]]
        table.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        check()
    }

    @Test("R-TBL-3, R-TBL-5 A finger on a row that stays selects it, wherever its place is by then; on one that needs a new cell it selects nothing")
    func updatesUnderAFinger() {
        let table = LoggingTableDelegate(count: 20)
        table.stage.down(200, 125)
        table.stage.advance(to: table.stage.now + 0.3)
        table.rows[0].removeLast()
        table.table.deleteRows(at: [IndexPath(row: 19, section: 0)], with: .fade)
        #expect(table.heard() == ["light 2"] && table.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == true)
        table.rows[0].insert("new", at: 0)
        table.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        // The row stays where it is seen.
        table.table.contentOffset.y = 50
        table.stage.up(200, 125)
        table.stage.advance(to: table.stage.now + 0.5)
        #expect(table.heard() == ["dark 2", "will 2", "did 2"] && table.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        table.stage.down(200, 175)
        table.stage.advance(to: table.stage.now + 0.3)
        table.table.reloadRows(at: [IndexPath(row: 4, section: 0)], with: .none)
        table.stage.up(200, 175)
        table.stage.advance(to: table.stage.now + 0.5)
        #expect(table.heard() == ["light 3", "dark 3"] && table.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test("R-TBL-6 The line above a section of a plain table stays in sight while its rows are")
    func sections() throws {
        let rows = (0..<3).map { section in (0..<6).map { "\(section)-\($0)" } }
        let table = LoggingTableDelegate(rows) { $1.titles = ["A", "B", "C"] }
        let height = table.table.rectForHeader(inSection: 0).height
        #expect(height > 20 && table.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == height)
        table.table.contentOffset.y = 100
        table.stage.turn()
        let header = try #require(table.table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "A" && header.frame == CGRect(x: 0, y: 100, width: 400, height: height))
        table.table.contentOffset.y = height + 290
        table.stage.turn()
        #expect(header.frame.maxY == height + 300, "the next section pushes it away")
        let grouped = LoggingTableDelegate(rows, style: .grouped) { $1.titles = ["A", "B", "C"] }
        grouped.table.contentOffset.y = 10
        grouped.stage.turn()
        #expect(grouped.table.headerView(forSection: 0)?.frame.minY == 0)
    }

    @Test("R-TBL-2 What stands above and below all rows scrolls with them")
    func sideViews() {
        let table = LoggingTableDelegate(count: 2) { table, _ in
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        }
        #expect(table.table.visibleCells.map(\.frame.minY) == [70, 120])
        #expect(table.table.tableFooterView?.frame == CGRect(x: 0, y: 170, width: 400, height: 30))
        #expect(table.table.contentSize.height == 200)
    }
}
