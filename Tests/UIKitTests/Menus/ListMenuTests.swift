import Foundation
import Testing
@testable import UIKit

/// Has menus of its rows but the second one, and notes what it receives.
private final class RowMenus: TableSource, UITableViewDataSource, UITableViewDelegate {
    var preview: UIViewController?
    var style = UIContextMenuInteractionCommitStyle.dismiss

    init() {
        super.init()
        show(self)
    }

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
    @Test("R-LMN-1, R-LMN-2 A finger that rests on a row opens its menu; the row keeps its light until the menu goes, and is not selected")
    func row() throws {
        let list = RowMenus(), stage = list.stage
        list.table.contentOffset.y = 100
        stage.turn()
        stage.rest(100, 75)
        let notes = list.heard()
        #expect(notes.prefix(2) == ["light 3", "menu 3 at 100,175"] && Set(notes.dropFirst(2)) == ["will display 3", "dark 3"], "\(notes)")
        #expect(list.cell(3)?.isHighlighted == true && stage.hasMenu)
        // Its place is below the row.
        #expect(try #require(stage.place(ofText: "Pick")).y > 100)
        stage.up(100, 75, at: stage.now + 0.1)
        stage.advance(to: stage.now + 1)
        #expect(list.table.indexPathForSelectedRow == nil && stage.hasMenu)
        let choice = try #require(stage.place(ofText: "Pick"))
        stage.choose(choice)
        #expect(list.heard() == ["will end 3", "pick 3"] && list.cell(3)?.isHighlighted == false && !stage.hasMenu)
        #expect(list.table.indexPathForSelectedRow == nil)
        // A tap selects as ever.
        stage.choose(CGPoint(x: 100, y: 75))
        #expect(list.heard().last == "did 3")
    }

    @Test("R-LMN-1 A row without a menu is selected when the finger lifts, and a delegate that has none is not asked")
    func none() {
        let list = RowMenus(), stage = list.stage
        stage.rest(100, 75)
        stage.up(100, 75, at: stage.now + 0.1)
        stage.advance(to: stage.now + 1)
        #expect(list.heard() == ["light 1", "menu 1 at 100,75", "dark 1", "did 1"] && !stage.hasMenu)
        #expect(list.table.contextMenuInteraction?.view === list.table)
        let plain = LoggingTableDelegate(count: 3)
        plain.stage.rest(100, 75)
        plain.stage.up(100, 75, at: plain.stage.now + 0.1)
        plain.stage.advance(to: plain.stage.now + 1)
        #expect(plain.heard() == ["light 1", "dark 1", "will 1", "did 1"])
        // The class has been found to have no menus.
        #expect(LoggingTableDelegate(count: 3).table.contextMenuInteraction == nil)
    }

    @Test("R-LMN-1 A click of the secondary button opens the menu at the pointer; below the rows there is none")
    func click() throws {
        let list = RowMenus(), host = list.stage.host
        host.movePointer(to: CGPoint(x: 150, y: 120))
        host.setButton(2, isPressed: true)
        host.setButton(2, isPressed: false)
        host.advance(by: 1)
        #expect(list.heard() == ["menu 2 at 150,120", "will display 2"] && list.cell(2)?.isHighlighted == true)
        let place = try #require(list.stage.place(ofText: "Pick"))
        #expect(place.x > 150 && place.y > 120)
        list.table.contextMenuInteraction?.dismissMenu()
        host.advance(by: 1)
        #expect(list.heard() == ["will end 2"] && list.cell(2)?.isHighlighted == false)
    }

    @Test("R-LMN-4 A reloaded table keeps the menu, and a row that is used again has no light")
    func reloading() {
        let list = RowMenus(), stage = list.stage
        stage.rest(100, 125)
        stage.up(100, 125, at: stage.now + 0.1)
        list.table.reloadData()
        stage.advance(to: stage.now + 1)
        #expect(stage.hasMenu && list.table.visibleCells.allSatisfy { !$0.isHighlighted })
        stage.choose(CGPoint(x: 390, y: 390))
        #expect(!stage.hasMenu && list.heard().last == "will end 2" && list.table.indexPathForSelectedRow == nil)
    }

    @Test("R-MNU-31, R-LMN-1 A tap on the preview calls the delegate and closes the menu; with pop the preview grows",
          arguments: [UIContextMenuInteractionCommitStyle.dismiss, .pop])
    func commit(style: UIContextMenuInteractionCommitStyle) throws {
        let list = RowMenus(), stage = list.stage, preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        (list.preview, list.style) = (preview, style)
        stage.rest(100, 125)
        stage.up(100, 125, at: stage.now + 0.1)
        stage.advance(to: stage.now + 1)
        _ = list.heard()
        let frame = preview.view.frame
        #expect(frame.size == CGSize(width: 200, height: 100))
        stage.choose(CGPoint(x: frame.midX, y: frame.midY))
        #expect(list.heard() == ["commit 2", "will end 2", "committed"] && !stage.hasMenu)
        #expect(preview.view.frame.size == (style == .pop ? CGSize(width: 400, height: 400) : frame.size))
    }

    @Test("R-LMN-3 Items: all selected ones where the finger rests on one of them, else that item, and none beside the items")
    func items() {
        let list = LoggingCollectionDelegate(count: 6), menus = SeveralItemMenus()
        list.collection.allowsMultipleSelection = true
        list.collection.delegate = menus
        for item in [1, 2] { list.collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
        func rest(_ x: Double, _ y: Double) {
            list.stage.rest(x, y)
            list.stage.up(x, y, at: list.stage.now + 0.1)
            list.stage.advance(to: list.stage.now + 1)
        }
        func close() {
            list.collection.contextMenuInteraction?.dismissMenu()
            list.stage.advance(to: list.stage.now + 1)
        }
        rest(150, 25)
        #expect(menus.asked == [[1, 2]] && list.cell(1)?.isHighlighted == true && list.collection.indexPathsForSelectedItems?.count == 2)
        close()
        #expect(list.cell(1)?.isHighlighted == false)
        rest(50, 25)
        close()
        rest(300, 300)
        #expect(menus.asked == [[1, 2], [0], []] && list.stage.hasMenu)
        close()
        let single = OneItemMenus()
        list.collection.delegate = single
        list.stage.turn()
        rest(150, 25)
        close()
        rest(300, 300)
        #expect(single.asked == [1] && !list.stage.hasMenu)
    }
}

extension Stage {
    /// A finger lands and stays for a second.
    fileprivate func rest(_ x: Double, _ y: Double) {
        down(x, y, at: now + 0.1)
        advance(to: now + 1)
    }

    fileprivate func choose(_ point: CGPoint) {
        down(point.x, point.y, at: now + 0.1)
        advance(to: now + 0.2)
        up(point.x, point.y, at: now + 0.01)
        advance(to: now + 1)
    }
}
