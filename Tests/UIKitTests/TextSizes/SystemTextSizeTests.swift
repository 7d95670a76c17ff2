import Testing
@testable import UIKit

@MainActor @Suite("Text sizes of the system's own views", .leavesNothing)
struct SystemTextSizeTests {
    private func table(_ style: UITableViewCell.CellStyle, in kind: UITableView.Style = .plain) -> LoggingTableDelegate {
        LoggingTableDelegate([["row"]], style: kind) { table, source in
            table.rowHeight = UITableView.automaticDimension
            source.titles = ["Title"]
            source.makeCell = { _, _, name in
                let cell = UITableViewCell(style: style, reuseIdentifier: nil)
                cell.textLabel?.text = name
                cell.detailTextLabel?.text = "detail"
                return cell
            }
        }
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        (view as? UILabel).flatMap { $0.text == text ? $0 : nil } ?? view.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    private func setCategory(_ category: UIContentSizeCategory, _ source: LoggingTableDelegate) {
        source.stage.window.traitOverrides.preferredContentSizeCategory = category
        source.stage.turn()
    }

    @Test("R-TYP-8 The labels of cells have fonts of text styles, which follow the category", arguments: [
        (UITableViewCell.CellStyle.default, [17.0], [53.0]), (.value1, [17, 17], [53, 53]), (.value2, [12, 15], [43, 49]), (.subtitle, [17, 12], [53, 43]),
    ])
    func cells(style: UITableViewCell.CellStyle, usual: [CGFloat], largest: [CGFloat]) throws {
        let source = table(style), cell = try #require(source.cell(0))
        func sizes() -> [CGFloat] { [cell.textLabel, cell.detailTextLabel].compactMap { $0?.font.pointSize } }
        #expect(sizes() == usual && source.table.rectForRow(at: IndexPath(row: 0, section: 0)).height >= 44)
        let height = source.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        setCategory(.accessibilityExtraExtraExtraLarge, source)
        #expect(sizes() == largest && source.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > height + 20)
        setCategory(.large, source)
        #expect(sizes() == usual && source.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == height)
    }

    @Test("R-TYP-8 A font that the app sets stays, and so does a number of lines")
    func own() throws {
        let source = table(.subtitle), cell = try #require(source.cell(0))
        cell.textLabel?.font = .systemFont(ofSize: 20)
        cell.textLabel?.numberOfLines = 2
        setCategory(.accessibilityLarge, source)
        #expect(cell.textLabel?.font.pointSize == 20 && cell.textLabel?.numberOfLines == 2 && cell.detailTextLabel?.numberOfLines == 0)
        setCategory(.large, source)
        #expect(cell.textLabel?.numberOfLines == 2 && cell.detailTextLabel?.numberOfLines == 1)
    }

    @Test("R-TYP-8 In the categories of accessibility the detail stands below the text")
    func stacked() throws {
        for style in [UITableViewCell.CellStyle.value1, .value2] {
            let source = table(style), cell = try #require(source.cell(0)), main = try #require(cell.textLabel), detail = try #require(cell.detailTextLabel)
            #expect(detail.frame.minX > main.frame.minX && detail.frame.minY == main.frame.minY)
            setCategory(.extraExtraExtraLarge, source)
            #expect(detail.frame.minX > main.frame.minX)
            setCategory(.accessibilityMedium, source)
            #expect(detail.frame.minX == main.frame.minX && detail.frame.minY >= main.frame.maxY - 0.5)
        }
    }

    @Test("R-TYP-8 Lines above and below sections follow the category")
    func sides() throws {
        for (kind, usual, largest) in [(UITableView.Style.plain, 17, 53), (.grouped, 13, 44)] as [(UITableView.Style, CGFloat, CGFloat)] {
            let source = table(.default, in: kind)
            let header = { (source.table.headerView(forSection: 0), source.table.rectForHeader(inSection: 0).height) }
            let (view, height) = header(), label = try #require(view?.textLabel)
            #expect(label.font.pointSize == usual)
            setCategory(.accessibilityExtraExtraExtraLarge, source)
            #expect(header().0?.textLabel?.font.pointSize == largest && header().1 >= height)
        }
    }

    @Test("R-TYP-9 Alerts follow the category up to a limit, and their buttons get higher")
    func alerts() throws {
        let stage = Stage.rooted(), alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.controller.present(alert, animated: true)
        stage.wait(1)
        func sizes() -> [CGFloat] { ["Title", "Message", "OK"].compactMap { label($0, in: alert.view)?.font.pointSize } }
        let button = try #require(label("OK", in: alert.view)?.superview)
        #expect(sizes() == [17, 13, 17] && button.bounds.height == 44 && alert.textFields?[0].font?.pointSize == 14)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.turn()
        let large = sizes(), field = try #require(alert.textFields?[0])
        #expect(large[0] > 25 && large[1] > 20 && large[2] > 25 && button.bounds.height > 44)
        #expect(field.bounds.height > 32 && (field.font?.pointSize ?? 0) > 20)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.turn()
        #expect(sizes() == large)
    }
}
