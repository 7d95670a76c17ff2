import Foundation
import Testing
@testable import UIKit

/// Has menus of its rows but the second one, and notes what it receives.
@MainActor private final class RowMenus: NSObject, UITableViewDataSource, UITableViewDelegate {
    var notes: [String] = []
    var preview: UIViewController?
    var style = UIContextMenuInteractionCommitStyle.dismiss

    @MainActor override init() { super.init() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { notes.append("light \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { notes.append("dark \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { notes.append("did \(indexPath.row)") }
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        notes.append("menu \(indexPath.row) at \(Int(point.x)),\(Int(point.y))")
        guard indexPath.row != 1 else { return nil }
        let preview = preview
        var provider: UIContextMenuContentPreviewProvider?
        if preview != nil { provider = { preview } }
        return UIContextMenuConfiguration(identifier: "\(indexPath.row)" as NSString, previewProvider: provider) { [weak self] _ in
            UIMenu(children: [UIAction(title: "Pick") { _ in self?.notes.append("pick \(indexPath.row)") }])
        }
    }
    func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                   animator: (any UIContextMenuInteractionAnimating)?) { notes.append("will display \(configuration.identifier)") }
    func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                   animator: (any UIContextMenuInteractionAnimating)?) { notes.append("will end \(configuration.identifier)") }
    func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                   animator: any UIContextMenuInteractionCommitAnimating) {
        notes.append("commit \(configuration.identifier)")
        animator.preferredCommitStyle = style
        animator.addCompletion { self.notes.append("committed") }
    }

    func take() -> [String] {
        defer { notes.removeAll() }
        return notes
    }
}

/// Has menus of single items.
@MainActor private final class OneItemMenus: NSObject, UICollectionViewDelegate {
    var asked: [Int] = []
    @MainActor override init() { super.init() }
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        asked.append(indexPath.item)
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Pick") { _ in }]) })
    }
}

/// Has a menu of several items, and of none.
@MainActor private final class SeveralItemMenus: NSObject, UICollectionViewDelegate {
    var asked: [[Int]] = []
    @MainActor override init() { super.init() }
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        asked.append(indexPaths.map(\.item))
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Pick") { _ in }]) })
    }
}

@MainActor @Suite("Menus of rows and items", .leavesNothing, .serialized)
struct ListMenuTests {
    @MainActor private struct Fixture {
        let rig = Rig(), table: UITableView, source = RowMenus()

        init() {
            table = UITableView(frame: rig.root.bounds)
            table.rowHeight = 50
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = source
            table.delegate = source
            rig.root.addSubview(table)
            rig.turn()
        }

        func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
    }

    @Test("R-LMN-1, R-LMN-2 A finger that rests on a row opens its menu; the row keeps its light until the menu goes, and is not selected")
    func row() throws {
        let fixture = Fixture(), rig = fixture.rig
        fixture.table.contentOffset.y = 100
        rig.turn()
        rig.rest(100, 75)
        let notes = fixture.source.take()
        #expect(notes.prefix(2) == ["light 3", "menu 3 at 100,175"] && Set(notes.dropFirst(2)) == ["will display 3", "dark 3"], "\(notes)")
        #expect(fixture.cell(3)?.isHighlighted == true && rig.hasMenu)
        // Its place is below the row.
        #expect(try #require(rig.place(of: "Pick")).y > 100)
        rig.up(100, 75, at: rig.now + 0.1)
        rig.advance(to: rig.now + 1)
        #expect(fixture.table.indexPathForSelectedRow == nil && rig.hasMenu)
        let choice = try #require(rig.place(of: "Pick"))
        rig.tap(choice)
        #expect(fixture.source.take() == ["will end 3", "pick 3"] && fixture.cell(3)?.isHighlighted == false && !rig.hasMenu)
        #expect(fixture.table.indexPathForSelectedRow == nil)
        // A tap selects as ever.
        rig.tap(CGPoint(x: 100, y: 75))
        #expect(fixture.source.take().last == "did 3")
    }

    @Test("R-LMN-1 A row without a menu is selected when the finger lifts, and a delegate that has none is not asked")
    func none() {
        let fixture = Fixture(), rig = fixture.rig
        rig.rest(100, 75)
        rig.up(100, 75, at: rig.now + 0.1)
        rig.advance(to: rig.now + 1)
        #expect(fixture.source.take() == ["light 1", "menu 1 at 100,75", "dark 1", "did 1"] && !rig.hasMenu)
        #expect(fixture.table.contextMenuInteraction?.view === fixture.table)
        let plain = TableRig(count: 3)
        plain.rig.rest(100, 75)
        plain.rig.up(100, 75, at: plain.rig.now + 0.1)
        plain.rig.advance(to: plain.rig.now + 1)
        #expect(plain.heard() == ["light 1", "dark 1", "will 1", "did 1"])
        // The class has been found to have no menus.
        #expect(TableRig(count: 3).table.contextMenuInteraction == nil)
    }

    @Test("R-LMN-1 A click of the secondary button opens the menu at the pointer; below the rows there is none")
    func click() throws {
        let fixture = Fixture(), host = fixture.rig.host
        host.movePointer(to: CGPoint(x: 150, y: 120))
        host.setButton(2, isPressed: true)
        host.setButton(2, isPressed: false)
        host.advance(by: 1)
        #expect(fixture.source.take() == ["menu 2 at 150,120", "will display 2"] && fixture.cell(2)?.isHighlighted == true)
        let place = try #require(fixture.rig.place(of: "Pick"))
        #expect(place.x > 150 && place.y > 120)
        fixture.table.contextMenuInteraction?.dismissMenu()
        host.advance(by: 1)
        #expect(fixture.source.take() == ["will end 2"] && fixture.cell(2)?.isHighlighted == false)
    }

    @Test("R-LMN-4 A reloaded table keeps the menu, and a row that is used again has no light")
    func reloading() {
        let fixture = Fixture(), rig = fixture.rig
        rig.rest(100, 125)
        rig.up(100, 125, at: rig.now + 0.1)
        fixture.table.reloadData()
        rig.advance(to: rig.now + 1)
        #expect(rig.hasMenu && fixture.table.visibleCells.allSatisfy { !$0.isHighlighted })
        rig.tap(CGPoint(x: 390, y: 390))
        #expect(!rig.hasMenu && fixture.source.take().last == "will end 2" && fixture.table.indexPathForSelectedRow == nil)
    }

    @Test("R-MNU-31, R-LMN-1 A tap on the preview calls the delegate and closes the menu; with pop the preview grows",
          arguments: [UIContextMenuInteractionCommitStyle.dismiss, .pop])
    func commit(style: UIContextMenuInteractionCommitStyle) throws {
        let fixture = Fixture(), rig = fixture.rig, preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        (fixture.source.preview, fixture.source.style) = (preview, style)
        rig.rest(100, 125)
        rig.up(100, 125, at: rig.now + 0.1)
        rig.advance(to: rig.now + 1)
        _ = fixture.source.take()
        let frame = preview.view.frame
        #expect(frame.size == CGSize(width: 200, height: 100))
        rig.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(fixture.source.take() == ["commit 2", "will end 2", "committed"] && !rig.hasMenu)
        #expect(preview.view.frame.size == (style == .pop ? CGSize(width: 400, height: 400) : frame.size))
    }

    @Test("R-LMN-3 Items: all selected ones where the finger rests on one of them, else that item, and none beside the items")
    func items() {
        let rig = CollectionRig(count: 6), menus = SeveralItemMenus()
        rig.collection.allowsMultipleSelection = true
        rig.collection.delegate = menus
        for item in [1, 2] { rig.collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
        func rest(_ x: Double, _ y: Double) {
            rig.rig.rest(x, y)
            rig.rig.up(x, y, at: rig.rig.now + 0.1)
            rig.rig.advance(to: rig.rig.now + 1)
        }
        func close() {
            rig.collection.contextMenuInteraction?.dismissMenu()
            rig.rig.advance(to: rig.rig.now + 1)
        }
        rest(150, 25)
        #expect(menus.asked == [[1, 2]] && rig.cell(1)?.isHighlighted == true && rig.collection.indexPathsForSelectedItems?.count == 2)
        close()
        #expect(rig.cell(1)?.isHighlighted == false)
        rest(50, 25)
        close()
        rest(300, 300)
        #expect(menus.asked == [[1, 2], [0], []] && rig.rig.hasMenu)
        close()
        let single = OneItemMenus()
        rig.collection.delegate = single
        rig.rig.turn()
        rest(150, 25)
        close()
        rest(300, 300)
        #expect(single.asked == [1] && !rig.rig.hasMenu)
    }
}

extension Rig {
    /// A finger lands and stays for a second.
    fileprivate func rest(_ x: Double, _ y: Double) {
        down(x, y, at: now + 0.1)
        advance(to: now + 1)
    }

    fileprivate func tap(_ point: CGPoint) {
        down(point.x, point.y, at: now + 0.1)
        advance(to: now + 0.2)
        up(point.x, point.y, at: now + 0.01)
        advance(to: now + 1)
    }

    fileprivate var hasMenu: Bool { scene.visibleWindows.contains { $0 is OverlayWindow } }

    /// Where a text is seen, in the scene.
    fileprivate func place(of text: String) -> CGPoint? {
        func label(in view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == text, !label.isHidden { return label }
            for child in view.subviews { if let found = label(in: child) { return found } }
            return nil
        }
        for window in scene.visibleWindows.reversed() {
            if let label = label(in: window) { return window.convertToSuperview(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)) }
        }
        return nil
    }
}
