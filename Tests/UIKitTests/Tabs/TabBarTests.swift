import Testing
import TouchHost
@testable import UIKit

/// Writes what a tab bar controller's delegate is called for, and answers as a test says.
@MainActor
final class TabDelegate: NSObject, UITabBarControllerDelegate, UITabBarDelegate {
    let log: Journal
    var allows: (UIViewController) -> Bool = { _ in true }
    var animator: (any UIViewControllerAnimatedTransitioning)?

    init(_ log: Journal) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log.note("should select \(viewController.title ?? "")")
        return allows(viewController)
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.note("did select \(viewController.title ?? "")")
    }
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                          to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.note("item \(item.title ?? "")") }
}

/// A tab bar controller that writes what a subclass is called for.
private final class NotedTabs: UITabBarController {
    var log: Journal?
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log?.note("item \(item.title ?? ""), \(selectedIndex) selected") }
}

@MainActor @Suite("Tab bars", .leavesNothing)
struct TabBarTests {
    private let log = Journal()

    private func make(_ names: String..., isDark: Bool = false, size: CGSize = CGSize(width: 400, height: 600)) throws -> (Stage, UITabBarController, [NotedController]) {
        let controllers = names.map { NotedController($0, log) }, tabs = NotedTabs()
        tabs.log = log
        tabs.viewControllers = controllers
        let stage = try Stage(showing: tabs, size: size, isDark: isDark)
        _ = log.take()
        return (stage, tabs, controllers)
    }

    private func buttons(_ tabs: UITabBarController) -> [TabButton] { tabs.tabBar.subviews.compactMap { $0 as? TabButton } }

    @Test("R-TAB-1 A controller has a button with its title, and its view reaches below the bar, which its safe area excludes")
    func places() throws {
        let (stage, tabs, all) = try make("A", "B")
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 551, width: 400, height: 49))
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"] && tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === all[0].tabBarItem)
        #expect(all[0].view.frame == stage.window.bounds && all[0].view.safeAreaInsets.bottom == 49)
        #expect(all[0].tabBarController === tabs && !all[1].isViewLoaded)
        #expect(buttons(tabs).map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 49), CGRect(x: 200, y: 0, width: 200, height: 49)])
        all[1].title = "Beta"
        stage.wait(0)
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "Beta"] && buttons(tabs)[1].accessibilityLabel == "Beta")
    }

    @Test("R-TAB-2 R-TAB-3 A tap asks the delegate, exchanges the views and notifies")
    func taps() throws {
        let (stage, tabs, all) = try make("A", "B"), delegate = TabDelegate(log)
        tabs.delegate = delegate
        stage.tapNow(300, 575)
        #expect(log.take() == ["item B, 0 selected", "should select B", "B loads", "B will appear", "A will disappear", "A did disappear", "B did appear",
                               "did select B"])
        #expect(tabs.selectedViewController === all[1] && tabs.selectedIndex == 1 && all[0].view.window == nil && all[1].view.window === stage.window)
        #expect(buttons(tabs).map(\.isSelected) == [false, true])
        stage.tapNow(300, 575)
        #expect(log.take() == ["item B, 1 selected", "should select B", "did select B"])
        delegate.allows = { _ in false }
        stage.tapNow(100, 575)
        #expect(log.take() == ["item A, 1 selected", "should select A"] && tabs.selectedIndex == 1)
    }

    @Test("R-TAB-2 A selection by code notifies no delegate")
    func selectsByCode() throws {
        let (stage, tabs, all) = try make("A", "B", "C"), delegate = TabDelegate(log)
        tabs.delegate = delegate
        tabs.selectedIndex = 2
        #expect(log.take() == ["C loads", "C will appear", "A will disappear", "A did disappear", "C did appear"])
        #expect(tabs.tabBar.selectedItem === all[2].tabBarItem)
        tabs.selectedViewController = all[1]
        #expect(tabs.selectedIndex == 1 && all[1].view.window === stage.window && all[2].view.window == nil)
        #expect(!log.take().contains { $0.hasPrefix("did select") })
        tabs.selectedIndex = 9
        #expect(tabs.selectedIndex == 1)
    }

    @Test("R-TAB-1 New controllers keep the selected one, or select the first")
    func replaces() throws {
        let (stage, tabs, all) = try make("A", "B"), c = NotedController("C", log)
        tabs.selectedIndex = 1
        tabs.setViewControllers([c, all[1]], animated: true)
        #expect(tabs.selectedIndex == 1 && all[0].parent == nil && c.parent === tabs)
        tabs.viewControllers = [c]
        #expect(tabs.selectedViewController === c && c.view.window === stage.window && all[1].view.window == nil && all[1].parent == nil)
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && tabs.viewControllers == nil && c.view.superview == nil)
    }

    @Test("R-TAB-3, R-TAB-5 In a window of another width what is selected is shown, and nothing else, though it has a button now or no longer")
    func otherWidth() throws {
        let (stage, tabs, all) = try make("A", "B", "C", "D", "E", "F")
        tabs.selectedIndex = 5
        let content = try #require(tabs.tabView?.content)
        for (width, height) in [(1024, 768), (400, 600), (1024, 768)] {
            stage.host.resize(to: PixelSize(width: width, height: height))
            stage.wait(0.5)
            let shown = width == 400 ? tabs.moreNavigationController : all[5]
            #expect(content.subviews == [shown.view] && all[5].view.window === stage.window && tabs.selectedViewController === all[5], "\(width)")
        }
        #expect(all[5].parent === tabs)
    }

    @Test("R-VH-15 The selected button has the tint of the window that the bar comes to")
    func tintOfWindow() throws {
        let tabs = UITabBarController(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.tabBar.items?[0].title = "A"
        let button = try #require(buttons(tabs).first)
        #expect(button.label.textColor == .systemBlue)
        window.tintColor = .systemRed
        window.addSubview(tabs.view)
        #expect(button.label.textColor == .systemRed)
        tabs.view.removeFromSuperview()
    }

    @Test("R-TAB-1 The button of a stack is that of its first controller, also of another one")
    func otherFirst() throws {
        let first = UIViewController(), second = UIViewController(), stack = UINavigationController(rootViewController: first), tabs = UITabBarController()
        (first.title, second.title) = ("First", "Second")
        tabs.viewControllers = [UIViewController(), stack]
        let stage = try Stage(showing: tabs)
        stack.setViewControllers([second], animated: false)
        #expect(tabs.tabBar.items?.last === second.tabBarItem)
        stage.wait(0)
        stage.tapNow(300, 575)
        stage.wait(0.5)
        #expect(tabs.selectedViewController === stack)
        #expect(tabs.tabBar.selectedItem === second.tabBarItem)
        #expect(second.view.window === stage.window)
    }

    @Test("R-TAB-4 A tap on the selected button goes back to the stack's first controller, then to its content's beginning")
    func goesBack() throws {
        let list = UITableViewController(style: .plain), stack = UINavigationController(rootViewController: list), tabs = UITabBarController()
        list.title = "List"
        tabs.viewControllers = [stack, UIViewController()]
        let stage = try Stage(showing: tabs)
        list.tableView.contentInset.bottom = 2000
        stack.pushViewController(UIViewController(), animated: false)
        stage.tapNow(100, 575)
        stage.wait(1)
        #expect(stack.viewControllers == [list])
        list.tableView.contentOffset.y = 500
        stage.tapNow(100, 575)
        stage.wait(1)
        #expect(list.tableView.contentOffset.y == -44)
        #expect(tabs.tabBar.items?.first?.title == "List")
    }

    @Test("R-TAB-6 A controller that does not reach below bars, or a bar that is not translucent, ends its view above the bar")
    func endsAbove() throws {
        let (stage, tabs, all) = try make("A", "B")
        all[0].edgesForExtendedLayout = []
        stage.wait(0)
        #expect(all[0].view.frame.maxY == 551 && all[0].view.safeAreaInsets.bottom == 0)
        all[0].edgesForExtendedLayout = .all
        tabs.tabBar.isTranslucent = false
        #expect(all[0].view.frame.maxY == 551)
        all[0].extendedLayoutIncludesOpaqueBars = true
        #expect(all[0].view.frame.maxY == 600 && all[0].view.safeAreaInsets.bottom == 49)
        tabs.setTabBarHidden(true, animated: false)
        #expect(all[0].view.safeAreaInsets.bottom == 0 && tabs.tabBar.frame.minY == 600)
    }

    @Test("R-NAV-21 The views of a push or pop have their final layout from its first frame, in a tab too", arguments: [true, false])
    func laidOutFromTheFirstFrame(isPop: Bool) throws {
        let a = UIViewController(), stack = UINavigationController(rootViewController: a), b = UIViewController(), tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let stage = try Stage(showing: tabs), fields = [a, b].map { controller in
            let field = UIView(), guide = controller.view.safeAreaLayoutGuide
            field.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20), field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                field.topAnchor.constraint(equalTo: guide.topAnchor), field.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            return field
        }
        stage.wait(0)
        if isPop {
            stack.pushViewController(b, animated: false)
            stack.popViewController(animated: true)
        } else {
            stack.pushViewController(b, animated: true)
        }
        for _ in 0..<12 {
            #expect(fields.map(\.frame) == [CGRect(x: 20, y: 44, width: 380, height: 507), CGRect(x: 20, y: 44, width: 380, height: 507)])
            stage.wait(0.04)
        }
    }

    @Test("R-SCR-37 What a transition moves below the edge is covered no farther than before")
    func presentedInAStack() throws {
        let a = UIViewController(), stack = UINavigationController(rootViewController: a), shown = UIViewController(), tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let stage = try Stage(showing: tabs)
        a.definesPresentationContext = true
        shown.modalPresentationStyle = .overCurrentContext
        a.present(shown, animated: true)
        var insets: Set<CGFloat> = []
        for _ in 0..<20 {
            insets.insert(shown.view.safeAreaInsets.bottom)
            stage.wait(0.05)
        }
        a.dismiss(animated: true)
        for _ in 0..<6 {
            insets.insert(shown.view.safeAreaInsets.bottom)
            stage.wait(0.05)
        }
        #expect(insets == [49])
        stage.wait(1)
    }

    @Test("R-TAB-7 A push of a controller that hides the bar takes it away, a pop brings it back", arguments: [true, false])
    func pushesAway(animated: Bool) throws {
        let a = UIViewController(), stack = UINavigationController(rootViewController: a), b = UIViewController(), tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let stage = try Stage(showing: tabs)
        b.hidesBottomBarWhenPushed = true
        #expect(a.view.safeAreaInsets.bottom == 49)
        stack.pushViewController(b, animated: animated)
        if animated {
            stage.wait(0.15)
            let layer = tabs.tabBar.layer.presentation() ?? tabs.tabBar.layer
            #expect(layer.position.x < 190 && layer.position.x > -190)
        }
        stage.wait(1)
        #expect(tabs.tabBar.frame.maxX <= 0 && b.view.safeAreaInsets.bottom == 0 && b.view.frame.maxY == 600)
        let c = UIViewController()
        stack.pushViewController(c, animated: false)
        #expect(tabs.tabBar.frame.maxX <= 0 && c.view.safeAreaInsets.bottom == 0)
        stack.popToRootViewController(animated: animated)
        stage.wait(1)
        #expect(tabs.tabBar.frame.minX == 0 && a.view.safeAreaInsets.bottom == 49)
    }

    @Test("R-TAB-7 A pop that a finger gives up leaves the bar away")
    func givesUp() throws {
        let stack = UINavigationController(rootViewController: UIViewController()), b = UIViewController(), tabs = UITabBarController()
        tabs.viewControllers = [stack]
        let stage = try Stage(showing: tabs)
        b.hidesBottomBarWhenPushed = true
        stack.pushViewController(b, animated: false)
        stage.drag(CGPoint(x: 2, y: 300), CGPoint(x: 200, y: 300), seconds: 0.5, lifts: false)
        let layer = tabs.tabBar.layer.presentation() ?? tabs.tabBar.layer
        #expect(layer.position.x > -190)
        stage.finger(.cancelled, 200, 300)
        stage.wait(1)
        #expect(stack.topViewController === b && tabs.tabBar.frame.maxX <= 0)
    }

    @Test("R-TAB-5 Of more than five controllers four have a button; a list has the others")
    func more() throws {
        let (stage, tabs, all) = try make("A", "B", "C", "D", "E", "F"), delegate = TabDelegate(log)
        tabs.delegate = delegate
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])
        stage.tapNow(360, 575)
        stage.wait(0)
        #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
        _ = log.take()
        // The second row.
        stage.tapNow(100, 44 + 66)
        stage.wait(1)
        #expect(log.take().filter { $0.contains("select") } == ["should select F", "did select F"])
        #expect(tabs.selectedIndex == 5 && all[5].view.window === stage.window && all[5].tabBarController === tabs)
        stage.tapNow(40, 575)
        #expect(tabs.selectedIndex == 0 && all[5].view.window == nil)
        stage.tapNow(360, 575)
        #expect(tabs.selectedIndex == 5)
        stage.tapNow(360, 575)
        stage.wait(1)
        #expect(tabs.selectedViewController === tabs.moreNavigationController && all[5].parent === tabs)
        tabs.selectedIndex = 4
        #expect(all[4].view.window === stage.window && tabs.tabBar.selectedItem?.title == "More")
    }

    @Test("R-TAB-5 A stack that is chosen in the list has one bar, whose back button leads to the list")
    func moreWithAStack() throws {
        let root = UIViewController(), stack = UINavigationController(rootViewController: root), tabs = UITabBarController()
        root.title = "Deep"
        tabs.viewControllers = (0..<5).map { _ in UIViewController() } + [stack]
        let stage = try Stage(showing: tabs)
        tabs.selectedIndex = 5
        stage.wait(0)
        let more = tabs.moreNavigationController
        #expect(more.isNavigationBarHidden && stack.navigationBar.window === stage.window && stack.navigationBar.backItem?.title == "More")
        stage.tapNow(20, 22)
        stage.wait(1)
        #expect(more.viewControllers.count == 1 && !more.isNavigationBarHidden && stack.parent === tabs)
    }

    @Test("R-TAB-5 A wide window shows eight buttons, with their titles beside the pictures")
    func wide() throws {
        let (_, tabs, _) = try make("A", "B", "C", "D", "E", "F", size: CGSize(width: 1000, height: 800))
        #expect(tabs.tabBar.items?.count == 6 && tabs.tabBar.itemStyle == .inline)
        let frames = buttons(tabs).map(\.frame)
        #expect(frames[0].minX > 100 && frames[5].maxX < 900 && frames[1].minX - frames[0].maxX == 34)
    }

    @Test("R-TAB-2 A bar of its own selects by taps and calls its delegate")
    func ownBar() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 400, height: 49)), delegate = TabDelegate(log), root = UIViewController()
        root.view.addSubview(bar)
        bar.delegate = delegate
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 1), UITabBarItem(tabBarSystemItem: .search, tag: 2)]
        let stage = try Stage(showing: root)
        #expect(bar.selectedItem == nil)
        stage.tapNow(300, 125)
        #expect(bar.selectedItem?.tag == 2 && log.take() == ["item Search"])
        bar.selectedItem = bar.items?.first
        #expect(bar.selectedItem?.tag == 1 && log.take().isEmpty)
        bar.items?.first?.isEnabled = false
        stage.tapNow(100, 125)
        #expect(log.take().isEmpty)
    }

    @Test("R-TAB-9 The delegate's animator exchanges the views")
    func animates() throws {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let to = context.view(forKey: .to)!
                context.containerView.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: 0.3) { to.alpha = 1 } completion: { _ in context.completeTransition(true) }
            }
        }
        let (stage, tabs, all) = try make("A", "B"), delegate = TabDelegate(log)
        delegate.animator = Fade()
        tabs.delegate = delegate
        stage.tapNow(300, 575)
        #expect(all[0].view.window != nil && all[1].view.window != nil && tabs.selectedIndex == 1)
        stage.wait(1)
        #expect(all[0].view.window == nil && all[1].view.alpha == 1)
        #expect(log.take() == ["item B, 0 selected", "should select B", "B loads", "A will disappear", "B will appear", "did select B", "A did disappear",
                               "B did appear"])
        stage.tapNow(100, 575)
        tabs.selectedIndex = 1
        stage.wait(1)
        #expect(all[1].view.window != nil && all[0].view.window == nil)
    }

    @Test("R-TAB-8 A badge stands on the picture; appearances decide about colours", arguments: [false, true])
    func looks(isDark: Bool) throws {
        let tabs = UITabBarController(), items: [UITabBarItem.SystemItem] = [.favorites, .recents, .contacts, .search, .downloads]
        tabs.viewControllers = items.enumerated().map { index, item in
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            controller.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: index)
            return controller
        }
        let stage = try Stage(showing: tabs, scale: 2, isDark: isDark)
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        tabs.viewControllers?[3].tabBarItem.badgeValue = "new"
        stage.wait(0)
        try stage.save("tabs-\(isDark ? "dark" : "light")")
        let badge = try #require(buttons(tabs)[1].subviews.last)
        let middle = badge.convert(CGPoint(x: 4, y: 9), to: nil)
        #expect(stage.color(middle.x, middle.y) == (isDark ? 0xFF453A : 0xFF3B30))
        #expect(buttons(tabs)[1].accessibilityValue == "3" && buttons(tabs)[0].accessibilityTraits.contains([.button, .selected]))
        #expect(stage.color(3, 580) == (isDark ? 0 : 0xFFFFFF))
        let look = UITabBarAppearance()
        look.backgroundColor = .green
        look.stackedLayoutAppearance.selected.iconColor = .red
        tabs.tabBar.scrollEdgeAppearance = look
        stage.wait(0)
        #expect(stage.color(3, 580) == 0x00FF00)
        let icon = buttons(tabs)[0].convert(CGPoint(x: 40, y: 18), to: nil)
        #expect(stage.color(icon.x, icon.y) == 0xFF0000)
    }

    @Test("R-TAB-8 Without an appearance for the edge the page is seen through the bar at its end")
    func seenThrough() throws {
        let list = UITableViewController(style: .plain), tabs = UITabBarController()
        list.tableView.backgroundColor = .red
        tabs.viewControllers = [list]
        let stage = try Stage(showing: tabs)
        stage.wait(0)
        #expect(tabs.tabBar.isAtEdge && stage.color(3, 580) == 0xFF0000 && stage.color(3, 551) == 0xFF0000)
        tabs.tabBar.barTintColor = .green
        stage.wait(0)
        #expect(stage.color(3, 580) == 0x00FF00)
        tabs.tabBar.barTintColor = nil
        list.tableView.contentInset.bottom = 2000
        stage.wait(0)
        #expect(!tabs.tabBar.isAtEdge && stage.color(3, 580) != 0xFF0000)
    }

    @Test("R-TAB-8 The appearance for the edge counts at the content's end only")
    func edge() throws {
        let list = UITableViewController(style: .plain), tabs = UITabBarController(), look = UITabBarAppearance()
        look.configureWithTransparentBackground()
        tabs.viewControllers = [list]
        tabs.tabBar.scrollEdgeAppearance = look
        let stage = try Stage(showing: tabs)
        list.tableView.contentInset.bottom = 2000
        stage.wait(0)
        #expect(!tabs.tabBar.isAtEdge)
        list.tableView.contentOffset.y = list.tableView.contentSize.height + 2049 - 600
        stage.wait(0)
        #expect(tabs.tabBar.isAtEdge && tabs.tabBar.shownAppearance === tabs.tabBar.scrollEdgeAppearance)
    }
}
