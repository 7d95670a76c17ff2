import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Split view controllers", .leavesNothing, .serialized)
struct SplitTests {
    private final class Delegate: UISplitViewControllerDelegate {
        var calls: [String] = [], takesSecondary = false, shows = false, top: UISplitViewController.Column?
        var separated: UIViewController?
        func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { calls.append("mode \(displayMode.rawValue)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { calls.append("show \(column)") }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { calls.append("hide \(column)") }
        func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
            calls.append("detail \(vc.title ?? "")")
            return shows
        }
        func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
                                 onto primaryViewController: UIViewController) -> Bool {
            calls.append("collapse")
            return takesSecondary
        }
        func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? {
            calls.append("separate")
            return separated
        }
        func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column)
            -> UISplitViewController.Column { top ?? proposedTopColumn }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
    }

    private final class Page: UIViewController {
        var calls: [String] = []
        convenience init(_ title: String, _ color: UIColor) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
            self.color = color
        }
        private var color = UIColor.white
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("appeared")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("disappeared")
        }
    }

    @MainActor
    private struct World {
        let list = Page("List", .red), detail = Page("Detail", .blue), split: UISplitViewController, delegate = Delegate(), stage: Stage

        init(_ style: UISplitViewController.Style = .unspecified, _ size: CGSize = CGSize(width: 1000, height: 700)) throws {
            split = UISplitViewController(style: style)
            split.delegate = delegate
            if style == .unspecified {
                split.viewControllers = [UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)]
            } else {
                split.setViewController(list, for: .primary)
                split.setViewController(detail, for: .secondary)
            }
            stage = try Stage(showing: split, size: size)
        }

        func resize(_ width: Int, _ height: Int) {
            stage.host.resize(to: PixelSize(width: width, height: height))
            stage.wait(0)
        }
        var navigation: UINavigationController? { split.viewControllers.first as? UINavigationController }
        var titles: [String] { navigation?.viewControllers.map { $0.title ?? "" } ?? [] }
    }

    @Test("R-SPL-1, 2 Two columns stand side by side, the primary one narrow and compact", arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
    func columns(_ style: UISplitViewController.Style) throws {
        let world = try World(style)
        #expect(!world.split.isCollapsed && world.split.displayMode == .oneBesideSecondary && world.split.viewControllers.count == 2)
        #expect(world.split.primaryColumnWidth == 320 && world.list.view.bounds.width == 320 && world.detail.view.bounds.width == 679)
        #expect(world.stage.color(100, 400) == 0xFF0000 && world.stage.color(600, 400) == 0x0000FF)
        #expect(world.list.traitCollection.horizontalSizeClass == .compact && world.detail.traitCollection.horizontalSizeClass == .regular)
        #expect(world.list.splitViewController === world.split && world.list.calls == ["appeared"] && world.detail.calls == ["appeared"])
        #expect(style == .unspecified || world.split.viewController(for: .primary) === world.list)
        world.split.preferredPrimaryColumnWidthFraction = 0.25
        #expect(world.split.primaryColumnWidth == 250)
        (world.split.minimumPrimaryColumnWidth, world.split.maximumPrimaryColumnWidth) = (280, 400)
        #expect(world.split.primaryColumnWidth == 280)
        world.split.preferredPrimaryColumnWidth = 500
        #expect(world.split.primaryColumnWidth == 400)
        world.stage.wait(0)
        #expect(world.list.view.bounds.width == 400)
    }

    @Test("R-SPL-3 The primary column hides, lies above the other, and goes by a tap beside it")
    func modes() throws {
        let world = try World()
        world.split.preferredDisplayMode = .secondaryOnly
        world.stage.wait(0)
        #expect(world.split.displayMode == .secondaryOnly && world.detail.view.bounds.width == 1000 && world.stage.color(100, 400) == 0x0000FF)
        #expect(world.delegate.calls == ["mode 1", "hide primary"])
        world.split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
        world.stage.wait(0.5)
        #expect(world.split.displayMode == .oneOverSecondary && world.stage.color(100, 400) == 0xFF0000 && world.detail.view.bounds.width == 1000)
        #expect(world.stage.color(600, 400) != 0x0000FF)
        world.stage.tapNow(700, 400)
        world.stage.wait(0.5)
        #expect(world.split.displayMode == .secondaryOnly && world.stage.color(100, 400) == 0x0000FF)
        world.stage.drag(CGPoint(x: 1, y: 400), CGPoint(x: 200, y: 400), seconds: 0.2)
        world.stage.wait(0.5)
        #expect(world.split.displayMode == .oneOverSecondary)
        world.split.hide(.primary)
        world.split.preferredDisplayMode = .automatic
        world.stage.wait(0.5)
        #expect(world.split.displayMode == .oneBesideSecondary)
        // Where the view is higher than wide, controllers without columns show the secondary one.
        world.resize(800, 1000)
        #expect(world.split.displayMode == .secondaryOnly && !world.split.isCollapsed)
    }

    @Test("R-SPL-4 In a narrow window the two are one stack, and two again in a wide one")
    func collapses() throws {
        let world = try World(), detailStack = world.split.viewControllers[1]
        world.detail.navigationItem.leftBarButtonItem = world.split.displayModeButtonItem
        #expect(!world.detail.navigationItem.showsBackButton)
        world.detail.navigationController?.pushViewController(Page("More", .green), animated: false)
        world.resize(500, 900)
        #expect(world.split.isCollapsed && world.split.viewControllers.count == 1 && world.titles == ["List", "Detail", "More"])
        #expect(world.delegate.calls.suffix(2) == ["collapse", "collapsed"])
        #expect(world.stage.color(250, 400) == 0x00FF00 && world.navigation?.topViewController?.view.backgroundColor == .green)
        _ = world.navigation?.popViewController(animated: false)
        #expect(world.detail.navigationItem.showsBackButton && world.split.displayModeButtonItem.isAway)
        world.resize(1000, 700)
        #expect(!world.detail.navigationItem.showsBackButton)
        #expect(!world.split.isCollapsed && world.split.viewControllers.count == 2 && world.split.viewControllers[1] === detailStack && world.titles == ["List"])
        #expect((detailStack as? UINavigationController)?.viewControllers == [world.detail] && world.delegate.calls.filter { $0.hasPrefix("sep") || $0.hasPrefix("exp") } == ["separate", "expanded"])
        #expect(world.stage.color(100, 400) == 0xFF0000 && world.stage.color(600, 400) == 0x0000FF)
    }

    @Test("R-SPL-4 The delegate deals with the secondary controller, and says which one there is again")
    func delegateDecides() throws {
        let world = try World(.unspecified, CGSize(width: 500, height: 900))
        #expect(world.titles == ["List", "Detail"])
        let other = try World()
        other.delegate.takesSecondary = true
        other.resize(500, 900)
        #expect(other.titles == ["List"])
        let fresh = Page("Fresh", .green)
        other.delegate.separated = fresh
        other.resize(1000, 700)
        #expect(other.split.viewControllers.last === fresh && other.stage.color(600, 400) == 0x00FF00)
        let columns = try World(.doubleColumn)
        columns.delegate.top = .primary
        columns.resize(500, 900)
        #expect(columns.titles == ["List"] && columns.delegate.calls.contains("collapsed"))
        columns.split.show(.secondary)
        columns.stage.wait(0.6)
        #expect(columns.titles == ["List", "Detail"])
        columns.split.hide(.secondary)
        columns.stage.wait(0.6)
        #expect(columns.titles == ["List"])
        columns.resize(1000, 700)
        #expect(columns.split.viewControllers.count == 2 && columns.stage.color(600, 400) == 0x0000FF)
    }

    @Test("R-SPL-4 A controller for narrow windows stands in place of both")
    func compactColumn() throws {
        let world = try World(.doubleColumn)
        let small = Page("Small", .green)
        world.split.setViewController(small, for: .compact)
        #expect(world.split.viewControllers.count == 2)
        world.resize(500, 900)
        #expect(world.split.viewControllers == [small] && world.stage.color(250, 400) == 0x00FF00)
        world.resize(1000, 700)
        #expect(world.stage.color(100, 400) == 0xFF0000 && world.stage.color(600, 400) == 0x0000FF)
    }

    @Test("R-SPL-5 showDetailViewController replaces the secondary controller, or pushes it")
    func details() throws {
        let world = try World(), next = Page("Next", .green)
        world.list.showDetailViewController(next, sender: nil)
        world.stage.wait(0)
        #expect(world.split.viewControllers.last === next && world.stage.color(600, 400) == 0x00FF00 && world.delegate.calls == ["detail Next"])
        #expect(world.detail.calls == ["appeared", "disappeared"])
        world.delegate.shows = true
        world.list.showDetailViewController(Page("Refused", .red), sender: nil)
        #expect(world.split.viewControllers.last === next)
        world.delegate.shows = false
        world.resize(500, 900)
        _ = world.navigation?.popToRootViewController(animated: false)
        world.list.showDetailViewController(UINavigationController(rootViewController: Page("Pushed", .blue)), sender: nil)
        world.stage.wait(0.6)
        #expect(world.titles == ["List", "Pushed"])
        // Elsewhere it is presented.
        let alone = Page("Alone", .red), stage = try Stage(showing: alone)
        alone.showDetailViewController(Page("Shown", .green), sender: nil)
        stage.wait(0.6)
        #expect(alone.presentedViewController?.title == "Shown")
    }

    @Test("R-SPL-1 Three controllers are a programming error")
    func three() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISplitViewController(nibName: nil, bundle: nil).viewControllers = [UIViewController(), UIViewController(), UIViewController()] }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("UISplitViewController: 3 view controllers were set; there are two columns"), "\(said)")
    }

    @Test("The pictures of columns, light and dark", arguments: [false, true])
    func pictures(_ isDark: Bool) throws {
        let split = UISplitViewController(style: .doubleColumn), list = UITableViewController(style: .plain), detail = UIViewController()
        list.title = "Fruits"
        list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: list.tableView) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Apple", "Banana", "Cherry", "Date", "Elderberry"])
        source.apply(snapshot, animatingDifferences: false)
        detail.title = "Banana"
        detail.view.backgroundColor = .secondarySystemBackground
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let stage = try Stage(showing: split, size: CGSize(width: 900, height: 600), isDark: isDark)
        try stage.save("split-\(isDark ? "dark" : "light")-beside")
        split.preferredDisplayMode = .oneOverSecondary
        stage.wait(0)
        try stage.save("split-\(isDark ? "dark" : "light")-over")
        stage.host.resize(to: PixelSize(width: 400, height: 600))
        stage.wait(0)
        try stage.save("split-\(isDark ? "dark" : "light")-stack")
        #expect(split.isCollapsed && (split.viewControllers.first as? UINavigationController)?.viewControllers.count == 2)
    }
}
