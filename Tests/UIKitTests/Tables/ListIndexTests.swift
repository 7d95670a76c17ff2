import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Indexes at the side", .leavesNothing, .serialized)
struct ListIndexTests {
    /// Ten rows in each section, and a title for each section at first.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var titles: [String]? = ["A", "B", "C", "D", "E"]
        var counts = [10, 10, 10, 10, 10]
        var notes: [String] = []
        var section: ((Int) -> Int)?
        var asked = 0

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "section \(section)" }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            asked += 1
            return titles
        }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            notes.append("\(title) \(index)")
            return section?(index) ?? index
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { notes.append("light") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { notes.append("did select") }
    }

    @MainActor private final class IndexedTable {
        let stage = Stage.rooted(), table: UITableView, source = Source()
        var index: ListIndexView? { table.indexView }

        init(style: UITableView.Style = .plain, _ prepare: (UITableView, Source) -> Void = { _, _ in }) {
            table = UITableView(frame: stage.root.bounds, style: style)
            table.rowHeight = 50
            table.sectionHeaderHeight = 20
            prepare(table, source)
            table.dataSource = source
            table.delegate = source
            stage.root.addSubview(table)
            stage.turn()
        }

        /// Where the middle of a line is seen when all five titles are.
        func middle(_ line: Int) -> Double { 200 - 35 + 14 * (Double(line) + 0.5) }

        func notes() -> [String] {
            defer { source.notes.removeAll() }
            return source.notes
        }
    }

    @Test("R-IDX-1 A plain table has the data source's titles; other styles, and tables without titles, have no index", arguments: [0, 1, 2])
    func styles(_ style: Int) throws {
        let style = try #require(UITableView.Style(rawValue: style))
        let list = IndexedTable(style: style)
        #expect((list.index?.titles == ["A", "B", "C", "D", "E"]) == (style == .plain))
        #expect(list.source.asked == (style == .plain ? 1 : 0))
        list.source.titles = []
        list.table.reloadData()
        list.stage.turn()
        #expect(list.index == nil && list.table.indexRoom == 0)
    }

    @Test("R-IDX-1 Reloading the titles asks for nothing else; too few rows have no index, also when rows have gone")
    func reloading() {
        let list = IndexedTable { table, _ in table.sectionIndexMinimumDisplayRowCount = 50 }, cell = list.table.visibleCells.first
        #expect(list.index != nil)
        list.source.titles = ["X"]
        list.table.reloadSectionIndexTitles()
        list.stage.turn()
        #expect(list.index?.titles == ["X"] && list.table.visibleCells.first === cell)
        let narrow = cell?.contentView.frame.width ?? 0
        list.source.counts[4] = 9
        list.table.deleteRows(at: [IndexPath(row: 9, section: 4)], with: .none)
        list.stage.turn()
        #expect(list.index == nil && cell?.contentView.frame.width == narrow + 24)
        list.table.sectionIndexMinimumDisplayRowCount = 49
        list.stage.turn()
        #expect(list.index?.titles == ["X"] && cell?.contentView.frame.width == narrow)
    }

    @Test("R-IDX-2 The index stays at the trailing side while the rows scroll, and cells leave it room")
    func place() throws {
        let list = IndexedTable { table, _ in table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0) }, index = try #require(list.index)
        #expect(index.frame == CGRect(x: 376, y: 0, width: 24, height: 320))
        list.table.contentOffset.y = 300
        list.stage.turn()
        #expect(index.frame == CGRect(x: 376, y: 330, width: 24, height: 320))
        let cell = try #require(list.table.visibleCells.first), glyph = try #require(cell.glyph)
        #expect(glyph.frame.maxX == 400 - 24 - 16 && cell.contentView.frame.maxX == glyph.frame.minX - 8)
        // In front of what is held in sight.
        #expect(list.table.hitTest(CGPoint(x: 390, y: 335), with: nil) === index)
        list.table.semanticContentAttribute = .forceRightToLeft
        list.table.setNeedsLayout()
        list.stage.turn()
        #expect(index.frame.minX == 0)
    }

    @Test("R-IDX-2 Titles are drawn in the tint or the table's colour; behind them is a colour while a finger is there, and another one otherwise")
    func colours() throws {
        let list = IndexedTable { table, source in
            source.titles = ["HH", UITableView.indexSearch]
            table.tintColor = .red
        }
        let index = try #require(list.index)
        /// How many pixels of a line of the index are rather red, or rather green.
        func count(_ line: Int, red: Bool) throws -> Int {
            list.stage.host.advance(by: 0.1)
            let picture = try #require(list.stage.host.surface?.picture)
            return (0..<14).reduce(0) { sum, row in
                let pixels = (picture.memory + (186 + 14 * line + row) * picture.stride).assumingMemoryBound(to: UInt32.self)
                return sum + (376..<396).count { x in
                    let parts = (red: Int(pixels[x] >> 16 & 255), green: Int(pixels[x] >> 8 & 255), blue: Int(pixels[x] & 255))
                    return (red ? parts.red - parts.green : parts.green - parts.red) > 100 && abs(min(parts.red, parts.green) - parts.blue) < 30
                }
            }
        }
        for line in 0...1 { #expect(try count(line, red: true) > 5 && count(line, red: false) == 0) }
        list.table.sectionIndexColor = .green
        for line in 0...1 { #expect(try count(line, red: false) > 5 && count(line, red: true) == 0) }
        list.table.sectionIndexBackgroundColor = .yellow
        list.table.sectionIndexTrackingBackgroundColor = .cyan
        #expect(index.backgroundColor == .yellow)
        list.stage.down(388, 200)
        #expect(index.backgroundColor == .cyan)
        list.stage.up(388, 200)
        #expect(index.backgroundColor == .yellow)
        list.table.sectionIndexBackgroundColor = nil
        #expect(index.backgroundColor == nil)
    }

    @Test("R-IDX-3 Where not all titles fit, titles and points take turns, from the first to the last")
    func lines() {
        #expect(IndexLines(count: 3, room: 3).shown == [0, 1, 2])
        #expect(IndexLines(count: 26, room: 5).shown == [0, nil, 13, nil, 25])
        #expect(IndexLines(count: 26, room: 4).shown == [0, nil, 25])
        #expect(IndexLines(count: 26, room: 1).shown == [0] && IndexLines(count: 26, room: 0).shown.isEmpty)
        #expect(IndexLines(count: 0, room: 9).shown.isEmpty)
        for count in 4...60 {
            for room in 3..<count {
                let shown = IndexLines(count: count, room: room).shown, titles = shown.compactMap { $0 }
                #expect(shown.count <= room && titles.first == 0 && titles.last == count - 1 && zip(titles, titles.dropFirst()).allSatisfy { $0 < $1 })
            }
        }
    }

    @Test("R-IDX-4 A place between the lines belongs to the title there, also where points replace titles")
    func titles() {
        let all = IndexLines(count: 5, room: 5)
        #expect((0..<5).map { all.title(at: CGFloat($0) + 0.5) } == [0, 1, 2, 3, 4])
        #expect(all.title(at: -3) == 0 && all.title(at: 99) == 4 && all.title(at: 2.2) == 2)
        let few = IndexLines(count: 26, room: 5)
        #expect([0.5, 1.5, 2.5, 3.5, 4.5].map { few.title(at: $0) } == [0, 6, 13, 19, 25])
        #expect(Set(stride(from: 0, through: 5, by: 0.05).compactMap { few.title(at: $0) }) == Set(0..<26))
        #expect(IndexLines(count: 4, room: 0).title(at: 0) == nil && IndexLines(count: 4, room: 1).title(at: 0.9) == 0 && all.title(at: .nan) == nil)
    }

    @Test("R-IDX-4, R-IDX-5 A finger goes to the title it lands on, and to each that it slides to, wherever it is sideways")
    func slide() {
        let list = IndexedTable { _, source in source.counts[4] = 2 }
        list.stage.down(388, list.middle(1))
        #expect(list.notes() == ["B 1"] && list.table.contentOffset.y == 520)
        list.stage.move(388, list.middle(1) + 3, at: 0.1)
        #expect(list.notes().isEmpty)
        list.stage.move(200, list.middle(3), at: 0.2)
        #expect(list.notes() == ["D 3"] && list.table.contentOffset.y == 1560)
        list.stage.move(200, 5, at: 0.3)
        #expect(list.notes() == ["A 0"] && list.table.contentOffset.y == 0)
        // The last section reaches no farther than the content.
        list.stage.move(380, 395, at: 0.4)
        #expect(list.notes() == ["E 4"] && list.table.contentOffset.y == 2200 - 400)
        #expect(!list.table.isDragging)
        list.stage.up(380, 395, at: 0.5)
        list.stage.advance(to: 2)
        #expect(list.notes().isEmpty && list.table.contentOffset.y == 1800)
    }

    @Test("R-IDX-4 A finger on the index stops what decelerates, and drags nothing")
    func moving() {
        let list = IndexedTable()
        list.stage.down(200, 300)
        for step in 1...5 { list.stage.move(200, 300 - 30 * Double(step), at: 0.01 * Double(step)) }
        list.stage.up(200, 150, at: 0.06)
        list.stage.advance(to: 0.2)
        #expect(list.table.isDecelerating)
        _ = list.notes()
        list.stage.down(388, list.middle(2), at: 0.2)
        #expect(!list.table.isDecelerating && list.notes() == ["C 2"] && list.table.contentOffset.y == 1040)
        list.stage.move(300, list.middle(2) + 2, at: 0.3)
        list.stage.move(200, list.middle(2) + 4, at: 0.4)
        #expect(list.table.contentOffset.y == 1040 && !list.table.isDragging)
        list.stage.up(200, list.middle(2), at: 0.5)
        list.stage.advance(to: 2)
        #expect(list.table.contentOffset.y == 1040)
    }

    @Test("R-IDX-5 A section that is not there scrolls nothing, and one without rows is gone to")
    func sections() {
        let list = IndexedTable { _, source in source.counts[2] = 0 }
        list.source.section = { $0 == 1 ? -1 : $0 == 3 ? 99 : 2 }
        for line in [1, 3] {
            list.stage.down(388, list.middle(line), at: list.stage.now + 0.1)
            list.stage.up(388, list.middle(line), at: list.stage.now + 0.1)
            #expect(list.table.contentOffset.y == 0)
        }
        list.stage.down(388, list.middle(2), at: list.stage.now + 1)
        #expect(list.table.contentOffset.y == 1040)
        list.stage.up(388, list.middle(2), at: list.stage.now + 0.1)
    }

    @Test("R-IDX-5 A data source that says nothing of sections has one for each title, and a reload under the finger is followed")
    func silent() {
        final class Silent: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 5 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D", "E"] }
        }
        let list = IndexedTable(), silent = Silent()
        list.table.dataSource = silent
        list.stage.turn()
        list.stage.down(388, list.middle(3))
        #expect(list.table.contentOffset.y == 1500)
        list.table.dataSource = list.source
        list.source.titles = nil
        list.stage.turn()
        list.stage.move(388, list.middle(0), at: 0.1)
        #expect(list.index == nil && list.table.contentOffset.y == 1500)
        list.stage.up(388, list.middle(0), at: 0.2)
    }

    @Test("R-IDX-6 Assistive technology steps through the titles")
    func assistance() throws {
        let list = IndexedTable { _, source in source.titles?[0] = UITableView.indexSearch }, index = try #require(list.index)
        #expect(index.accessibilityLabel == "Section index" && index.accessibilityValue == "Search" && index.accessibilityTraits.contains(.adjustable))
        index.accessibilityIncrement()
        index.accessibilityIncrement()
        #expect(index.accessibilityValue == "C" && list.notes() == ["B 1", "C 2"] && list.table.contentOffset.y == 1040)
        index.accessibilityDecrement()
        #expect(index.accessibilityValue == "B" && list.table.contentOffset.y == 520)
        for _ in 0..<9 { index.accessibilityIncrement() }
        #expect(index.accessibilityValue == "E")
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        var titles: [String]? = ["A", "B", "C"]
        func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
            IndexPath(item: index == 2 ? 999 : index * 100, section: 0)
        }
    }

    @Test("R-IDX-7 A collection view goes to the item of a title")
    func items() throws {
        let stage = Stage.rooted(), layout = UICollectionViewFlowLayout(), items = Items()
        layout.itemSize = CGSize(width: 400, height: 40)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        stage.root.addSubview(view)
        stage.turn()
        let index = try #require(view.indexView)
        #expect(index.frame == CGRect(x: 376, y: 0, width: 24, height: 400))
        stage.down(388, 200)
        stage.turn()
        #expect(view.contentOffset.y == 4000 && index.frame.minY == 4000)
        stage.move(388, 215, at: 0.1)
        #expect(view.contentOffset.y == 4000, "an item that is not there")
        stage.up(388, 215, at: 0.2)
        items.titles = nil
        view.reloadData()
        stage.turn()
        #expect(view.indexView == nil && index.superview == nil)
    }
}
