import Testing
@testable import UIKit

@MainActor @Suite("Navigation: the bar", .leavesNothing)
struct NavigationBarTests {
    private final class Target: UIViewController {
        var calls: [String] = []
        func save() { calls.append("save") }
        func act(_ item: UIBarButtonItem) { calls.append(item.title ?? "") }
    }

    private func labels(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test("R-NAV-5 The bar has the title, and a back button with the title below")
    func titles() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B"), bar = stack.navigation.navigationBar
        #expect(labels(in: bar) == ["A"] && bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
        stack.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(Set(labels(in: bar)) == ["A", "B"] && bar.backItem === stack.a.navigationItem)
        b.title = "New"
        stack.a.navigationItem.backButtonTitle = "Up"
        stage.wait(0)
        #expect(Set(labels(in: bar)) == ["Up", "New"])
        stage.tapNow(30, 22)
        stage.wait(1)
        #expect(stack.navigation.viewControllers == [stack.a] && labels(in: bar) == ["A"])
    }

    @Test("R-NAV-5 A long title leaves the back button its sign")
    func longTitles() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("A title that takes nearly the whole bar"), bar = stack.navigation.navigationBar
        stack.a.title = "Another long title for the button"
        stack.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(labels(in: bar) == ["A title that takes nearly the whole bar"] || labels(in: bar).contains("Back") || labels(in: bar).contains(""))
        #expect(!labels(in: bar).contains("Another long title for the button"))
    }

    @Test("R-NAV-5 The back button says what its display mode allows, and what fits")
    func backDisplayModes() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B"), bar = stack.navigation.navigationBar, item = stack.a.navigationItem
        func said() -> Set<String> {
            stage.wait(0)
            return Set(labels(in: bar)).subtracting(["", "B"])
        }
        stack.navigation.pushViewController(b, animated: false)
        #expect(said() == ["A"])
        item.backButtonDisplayMode = .generic
        #expect(said() == ["Back"])
        item.backButtonDisplayMode = .minimal
        #expect(said() == [])
        item.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        #expect(said() == ["Home"])
        item.backBarButtonItem = nil
        item.backButtonDisplayMode = .default
        item.backButtonTitle = "A title that is much too long for the room that a back button has in this bar"
        #expect(said() == ["A"])
        item.backButtonTitle = ""
        #expect(said() == [])
    }

    @Test("R-NAV-5 A primary action sets the title and the image of its item, also of one that is made with it")
    func primaryActionLooks() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Do", image: image) { _ in })
        #expect(item.title == "Do" && item.image === image)
        #expect(UIBarButtonItem(title: "Mine", primaryAction: UIAction { _ in }).title == "Mine")
        #expect(UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Do") { _ in }).title == nil)
        item.primaryAction = nil
        #expect(item.title == "Do")
    }

    @Test("R-NAV-5 Buttons call their targets with the item, in the project's three ways")
    func buttons() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, target = Target()
        var calls = 0
        stack.a.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Send", style: .done, target: target, action: Target.act),
            UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.save),
        ]
        stack.a.navigationItem.leftBarButtonItem = UIBarButtonItem(title: nil, primaryAction: UIAction(title: "Do") { action in
            calls += action.sender is UIBarButtonItem ? 1 : 0
        })
        stage.wait(0)
        stage.tapNow(375, 22)
        stage.tapNow(325, 22)
        stage.tapNow(25, 22)
        #expect(target.calls == ["Send", "save"] && calls == 1)
        stack.a.navigationItem.rightBarButtonItem?.isEnabled = false
        stage.wait(0)
        stage.tapNow(375, 22)
        #expect(target.calls == ["Send", "save"])
        stack.a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New", style: .plain, target: target, action: Selector("fresh:", Target.act))
        stage.wait(0)
        stage.tapNow(375, 22)
        #expect(target.calls == ["Send", "save", "New"])
    }

    @Test("R-NAV-5 Leading buttons take the place of the back button; hidesBackButton takes it away")
    func backButton() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B"), bar = stack.navigation.navigationBar
        stack.navigation.pushViewController(b, animated: false)
        b.navigationItem.hidesBackButton = true
        #expect(labels(in: bar) == ["B"])
        b.navigationItem.hidesBackButton = false
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        stage.wait(0)
        #expect(Set(labels(in: bar)) == ["Left", "B"])
        b.navigationItem.leftItemsSupplementBackButton = true
        stage.wait(0)
        #expect(Set(labels(in: bar)) == ["A", "Left", "B"])
    }

    @Test("R-NAV-6 The safe area begins below the bar, and at the top without it")
    func safeArea() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage
        #expect(stack.a.view.frame == stage.window.bounds && stack.a.view.safeAreaInsets.top == 44)
        stack.navigation.isNavigationBarHidden = true
        stage.wait(0)
        #expect(stack.a.view.safeAreaInsets.top == 0 && stack.navigation.navigationBar.isHidden)
        stack.navigation.setNavigationBarHidden(false, animated: true)
        stage.wait(1)
        #expect(stack.a.view.safeAreaInsets.top == 44 && stack.navigation.navigationBar.frame.minY == 0)
        stack.navigation.navigationBar.isTranslucent = false
        stage.wait(0)
        #expect(stack.a.view.frame == CGRect(x: 0, y: 44, width: 400, height: 556) && stack.a.view.safeAreaInsets.top == 0)
    }

    @Test("R-NAV-5 A bar of its own goes through its items")
    func standsAlone() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 400, height: 44))
        stack.a.view.addSubview(bar)
        bar.items = [UINavigationItem(title: "One")]
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        stage.wait(1)
        #expect(Set(labels(in: bar)) == ["One", "Two"])
        stage.tapNow(30, 222)
        stage.wait(1)
        #expect(labels(in: bar) == ["One"] && bar.topItem?.title == "One")
    }
}
