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
        let stage = try NavigationStage(), b = stage.make("B"), bar = stage.navigation.navigationBar
        #expect(labels(in: bar) == ["A"] && bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
        stage.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(Set(labels(in: bar)) == ["A", "B"] && bar.backItem === stage.a.navigationItem)
        b.title = "New"
        stage.a.navigationItem.backButtonTitle = "Up"
        stage.wait(0)
        #expect(Set(labels(in: bar)) == ["Up", "New"])
        stage.tap(30, 22)
        stage.wait(1)
        #expect(stage.navigation.viewControllers == [stage.a] && labels(in: bar) == ["A"])
    }

    @Test("R-NAV-5 A long title leaves the back button its sign")
    func longTitles() throws {
        let stage = try NavigationStage(), b = stage.make("A title that takes nearly the whole bar"), bar = stage.navigation.navigationBar
        stage.a.title = "Another long title for the button"
        stage.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(labels(in: bar) == ["A title that takes nearly the whole bar"] || labels(in: bar).contains("Back") || labels(in: bar).contains(""))
        #expect(!labels(in: bar).contains("Another long title for the button"))
    }

    @Test("R-NAV-5 The back button says what its display mode allows, and what fits")
    func backDisplayModes() throws {
        let stage = try NavigationStage(), b = stage.make("B"), bar = stage.navigation.navigationBar, item = stage.a.navigationItem
        func said() -> Set<String> {
            stage.wait(0)
            return Set(labels(in: bar)).subtracting(["", "B"])
        }
        stage.navigation.pushViewController(b, animated: false)
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
        let stage = try NavigationStage(), target = Target()
        var calls = 0
        stage.a.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Send", style: .done, target: target, action: Target.act),
            UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.save),
        ]
        stage.a.navigationItem.leftBarButtonItem = UIBarButtonItem(title: nil, primaryAction: UIAction(title: "Do") { action in
            calls += action.sender is UIBarButtonItem ? 1 : 0
        })
        stage.wait(0)
        stage.tap(375, 22)
        stage.tap(325, 22)
        stage.tap(25, 22)
        #expect(target.calls == ["Send", "save"] && calls == 1)
        stage.a.navigationItem.rightBarButtonItem?.isEnabled = false
        stage.wait(0)
        stage.tap(375, 22)
        #expect(target.calls == ["Send", "save"])
        stage.a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New", style: .plain, target: target, action: Selector("fresh:", Target.act))
        stage.wait(0)
        stage.tap(375, 22)
        #expect(target.calls == ["Send", "save", "New"])
    }

    @Test("R-NAV-5 Leading buttons take the place of the back button; hidesBackButton takes it away")
    func backButton() throws {
        let stage = try NavigationStage(), b = stage.make("B"), bar = stage.navigation.navigationBar
        stage.navigation.pushViewController(b, animated: false)
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
        let stage = try NavigationStage()
        #expect(stage.a.view.frame == stage.window.bounds && stage.a.view.safeAreaInsets.top == 44)
        stage.navigation.isNavigationBarHidden = true
        stage.wait(0)
        #expect(stage.a.view.safeAreaInsets.top == 0 && stage.navigation.navigationBar.isHidden)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.wait(1)
        #expect(stage.a.view.safeAreaInsets.top == 44 && stage.navigation.navigationBar.frame.minY == 0)
        stage.navigation.navigationBar.isTranslucent = false
        stage.wait(0)
        #expect(stage.a.view.frame == CGRect(x: 0, y: 44, width: 400, height: 556) && stage.a.view.safeAreaInsets.top == 0)
    }

    @Test("R-NAV-5 A bar of its own goes through its items")
    func standsAlone() throws {
        let stage = try NavigationStage(), bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 400, height: 44))
        stage.a.view.addSubview(bar)
        bar.items = [UINavigationItem(title: "One")]
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        stage.wait(1)
        #expect(Set(labels(in: bar)) == ["One", "Two"])
        stage.tap(30, 222)
        stage.wait(1)
        #expect(labels(in: bar) == ["One"] && bar.topItem?.title == "One")
    }
}
