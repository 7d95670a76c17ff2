import Testing
@testable import UIKit

@MainActor @Suite("Materials of bars", .leavesNothing, .serialized)
struct BarMaterialTests {
    @MainActor
    private struct World {
        let list = UITableViewController(style: .plain), navigation: UINavigationController, tabs = UITabBarController(), source: UITableViewDiffableDataSource<Int, Int>
        let stage: Stage

        init(isDark: Bool = false, scale: Double = 1) throws {
            let table = list.tableView!
            list.title = "Colours"
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.rowHeight = 60
            source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = "Row \(item)"
                cell.contentView.backgroundColor = [UIColor.systemRed, .systemBlue, .systemYellow, .systemGreen][item % 4]
                return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<40))
            source.apply(snapshot, animatingDifferences: false)
            navigation = UINavigationController(rootViewController: list)
            navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            tabs.viewControllers = [navigation]
            stage = try Stage(showing: tabs, size: CGSize(width: 320, height: 480), scale: scale, isDark: isDark)
        }

        func isGray(_ color: UInt32) -> Bool { color >> 16 & 255 == color >> 8 & 255 && color & 255 == color >> 8 & 255 }
    }

    @Test("R-VFX-8 A bar shows what has scrolled below it through the system's material, and is opaque at the content's edge")
    func scrolled() throws {
        let world = try World(), bar = world.navigation.navigationBar
        let y = bar.frame.midY, below = world.tabs.tabBar.frame.minY + 3
        #expect(world.stage.color(20, y) == 0xFFFFFF)
        // Content goes on below the tab bar.
        #expect(!world.isGray(world.stage.color(300, below)))
        world.list.tableView.contentOffset.y += 70
        world.stage.wait(0)
        let seen = world.stage.color(20, y)
        #expect(!world.isGray(seen) && seen >> 16 & 255 > 170)
        world.list.tableView.contentOffset.y += 60
        world.stage.wait(0)
        #expect(world.stage.color(20, y) != seen)
        UIApplication.shared.systemAccessibility = .reduceTransparency
        defer { UIApplication.shared.systemAccessibility = [] }
        world.stage.wait(0)
        #expect(world.isGray(world.stage.color(20, y)))
        UIApplication.shared.systemAccessibility = []
        world.navigation.navigationBar.barTintColor = .green
        world.stage.wait(0)
        #expect(world.stage.color(20, y) == 0x00FF00)
        world.navigation.navigationBar.barTintColor = nil
        world.list.tableView.contentOffset.y = -world.list.tableView.adjustedContentInset.top
        world.stage.wait(0)
        #expect(world.stage.color(20, y) == 0xFFFFFF)
    }

    @Test("R-VFX-8 An appearance has its effect and its colour behind the bar; the default one has the system's material")
    func appearances() throws {
        let look = UINavigationBarAppearance()
        #expect(look.backgroundEffect?.style == .systemChromeMaterial && look.backgroundColor == nil)
        look.configureWithOpaqueBackground()
        #expect(look.backgroundEffect == nil && look.backgroundColor == .systemBackground)
        look.configureWithTransparentBackground()
        #expect(look.backgroundEffect == nil && look.backgroundColor == nil)
        look.backgroundEffect = UIBlurEffect(style: .dark)
        #expect((look.copy() as? UINavigationBarAppearance)?.backgroundEffect?.style == .dark)
        let world = try World(), y = world.navigation.navigationBar.frame.midY
        world.navigation.navigationBar.scrollEdgeAppearance = look
        world.stage.wait(0)
        let dark = world.stage.color(20, y)
        #expect(dark & 255 < 120)
        look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        world.navigation.navigationBar.scrollEdgeAppearance = look
        world.stage.wait(0)
        #expect(world.stage.color(20, y) >> 16 > 150)
    }

    @Test("The pictures of bars over colours, light and dark", arguments: [false, true])
    func pictures(_ isDark: Bool) throws {
        let world = try World(isDark: isDark, scale: 2)
        world.list.tableView.contentOffset.y += 85
        world.stage.wait(0)
        try world.stage.save("bars-\(isDark ? "dark" : "light")")
        #expect(!world.isGray(world.stage.color(20, world.navigation.navigationBar.frame.midY)))
    }
}
