import Testing
@testable import UIKit

@MainActor @Suite("Navigation: the stack", .leavesNothing)
struct NavigationStackTests {
    private static let appears = ["A will disappear", "B will appear", "will show B"]
    private static let appeared = ["A did disappear", "B did appear", "B entered", "did show B"]

    @Test("R-NAV-1 A push changes the stack at once, and the views when the motion is over")
    func pushes() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B")
        #expect(stack.log.take() == ["A will enter", "A entered", "A loads", "will show A", "A will appear", "A did appear", "did show A"]
            || stack.navigation.topViewController === stack.a)
        stack.navigation.pushViewController(b, animated: true)
        #expect(stack.navigation.viewControllers == [stack.a, b] && b.parent === stack.navigation && b.navigationController === stack.navigation)
        #expect(stack.log.take() == ["B will enter", "B loads"] + Self.appears)
        #expect(b.isMovingToParent && stack.navigation.transitionCoordinator?.isAnimated == true)
        stage.wait(0.17)
        #expect(stack.x(b.view) > 20 && stack.x(b.view) < 380 && stack.x(stack.a.view) < -5)
        stage.wait(0.5)
        #expect(stack.log.take() == Self.appeared)
        #expect(stack.x(b.view) == 0 && stack.a.view.superview == nil && stack.a.viewIfLoaded?.center.x == 200)
        #expect(!b.isMovingToParent && stack.navigation.transitionCoordinator == nil)
    }

    @Test("R-VC-12 The top of a first stack is moving to it while it appears, and not when it comes back")
    func firstStack() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, top = stack.make("top"), lower = stack.make("lower")
        var seen: [Bool] = []
        top.onAppear = { seen.append($0.isMovingToParent) }
        top.onDidAppear = top.onAppear
        let navigation = UINavigationController(rootViewController: lower)
        navigation.setViewControllers([lower, top], animated: false)
        #expect(!lower.isMovingToParent)
        stage.window.rootViewController = navigation
        stage.wait(0)
        #expect(seen == [true, true] && !top.isMovingToParent)
        navigation.pushViewController(stack.make("B"), animated: false)
        navigation.popViewController(animated: false)
        stage.wait(0)
        #expect(seen == [true, true, false, false])
        lower.onAppear = { seen.append($0.isMovingToParent) }
        navigation.popViewController(animated: false)
        #expect(seen.last == false)
    }

    @Test("R-NAV-1 R-NAV-2 A pop takes the topmost controller away", arguments: [true, false])
    func pops(animated: Bool) throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B")
        stack.navigation.pushViewController(b, animated: false)
        #expect(stack.log.take().suffix(7) == (Self.appears + Self.appeared)[...])
        let popped = stack.navigation.popViewController(animated: animated)
        #expect(popped === b && stack.navigation.topViewController === stack.a)
        stage.wait(1)
        #expect(stack.log.take() == ["B will leave", "B will disappear", "A will appear", "will show A",
                                     "B did disappear", "A did appear", "B left", "did show A"])
        #expect(b.parent == nil && b.view.superview == nil && stack.navigation.popViewController(animated: true) == nil)
    }

    @Test("R-NAV-1 Pops of several levels return what they take away")
    func popsFar() throws {
        let stack = try LoggingNavigationDelegate(), b = stack.make("B"), c = stack.make("C"), d = stack.make("D")
        stack.navigation.setViewControllers([stack.a, b, c, d], animated: false)
        #expect(stack.navigation.popToViewController(c, animated: false) == [d])
        #expect(stack.navigation.popToRootViewController(animated: false) == [b, c] && stack.navigation.viewControllers == [stack.a])
        #expect(stack.navigation.popToRootViewController(animated: false) == nil && !stack.log.take().contains("B loads"))
        #expect(b.parent == nil && c.parent == nil && d.parent == nil && stack.navigation.children == [stack.a])
    }

    @Test("R-NAV-1 A stack that is replaced shows its new top")
    func replaces() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B"), c = stack.make("C")
        stack.navigation.setViewControllers([b, c], animated: true)
        stage.wait(1)
        #expect(stack.navigation.children == [b, c] && c.view.window === stage.window && stack.a.parent == nil)
        stack.navigation.setViewControllers([c], animated: true)
        #expect(stack.navigation.viewControllers == [c] && stack.navigation.transition == nil && b.parent == nil)
        #expect(stack.navigation.navigationBar.backItem == nil && stack.navigation.navigationBar.topItem === c.navigationItem)
    }

    @Test("R-NAV-3 A push during a push brings that to its end first")
    func pushesDuringAPush() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B"), c = stack.make("C")
        stack.navigation.pushViewController(b, animated: true)
        stage.wait(0.1)
        stack.navigation.pushViewController(c, animated: true)
        #expect(stack.log.take().suffix(6) == ["B entered", "did show B", "C will enter", "C loads", "B will disappear", "C will appear", "will show C"].suffix(6))
        stage.wait(1)
        #expect(c.view.window === stage.window && b.view.superview == nil && stack.navigation.viewControllers == [stack.a, b, c])
    }

    @Test("R-NAV-3 A stack that leaves its window brings its transition to its end")
    func leavesItsWindow() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B")
        stack.navigation.pushViewController(b, animated: true)
        stage.wait(0.1)
        stage.window.rootViewController = UIViewController()
        #expect(stack.navigation.transition == nil && stack.log.take().suffix(2) == ["B will disappear", "B did disappear"])
        stage.wait(1)
        #expect(stack.log.take().isEmpty)
    }

    @Test("R-NAV-3 A stack that moves straight into another window brings its transition to its end, too")
    func changesItsWindow() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B"), other = UIWindow(windowScene: stage.scene)
        other.isHidden = false
        stack.navigation.pushViewController(b, animated: true)
        stage.wait(0.1)
        _ = stack.log.take()
        other.addSubview(stack.navigation.view)
        #expect(stack.navigation.transition == nil && stack.log.take() == Self.appeared)
        stage.wait(1)
        #expect(stack.log.take().isEmpty && b.view.window === other && stack.a.view.superview == nil)
        other.isHidden = true
    }

    @Test("R-NAV-3 R-NAV-5 A push from a call before the motion of another ends that one first: the last one stands in front, and in the bar",
          arguments: ["viewDidLoad", "viewWillAppear", "willShow"], [true, false])
    func pushesFromACall(_ call: String, animated: Bool) throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B"), c = stack.make("C"), navigation = stack.navigation
        _ = stack.log.take()
        switch call {
        case "viewDidLoad": b.onLoad = { _ in navigation.pushViewController(c, animated: animated) }
        case "viewWillAppear": b.onAppear = { _ in navigation.pushViewController(c, animated: animated) }
        default: stack.onWillShow = { shown in if shown === b { navigation.pushViewController(c, animated: animated) } }
        }
        navigation.pushViewController(b, animated: true)
        #expect(navigation.viewControllers == [stack.a, b, c] && (navigation.transition != nil) == animated)
        stage.wait(1)
        let content = try #require(navigation.navigationView).content, lines = stack.log.take()
        #expect(content.subviews == [c.view] && navigation.transition == nil && navigation.transitionCoordinator == nil)
        #expect(navigation.navigationBar.topItem === c.navigationItem && navigation.navigationBar.backItem === b.navigationItem)
        let ofB = lines.filter { $0.hasPrefix("B ") && $0.hasSuffix("appear") }, ofC = lines.filter { $0.hasPrefix("C ") && $0.hasSuffix("appear") }
        #expect(ofB == ["B will appear", "B did appear", "B will disappear", "B did disappear"] && ofC == ["C will appear", "C did appear"])
        #expect(lines.filter { $0.contains(" show ") } == ["will show B", "did show B", "will show C", "did show C"])
        #expect(!b.isMovingToParent && !c.isMovingToParent && b.parent === navigation)
    }

    @Test("R-NAV-2 R-NAV-3 A stack that is covered during a push ends that: its top disappears, and appears again", arguments: [true, false])
    func isCoveredDuringAPush(animated: Bool) throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B"), full = stack.make("full")
        full.modalPresentationStyle = .fullScreen
        func callsOfB() -> [String] { stack.log.take().filter { $0.hasPrefix("B ") && $0.hasSuffix("appear") } }
        stack.navigation.pushViewController(b, animated: true)
        stage.wait(0.1)
        stack.navigation.present(full, animated: animated)
        stage.wait(1)
        #expect(callsOfB() == ["B will appear", "B did appear", "B will disappear", "B did disappear"] && b.view.window == nil)
        stack.navigation.dismiss(animated: animated)
        stage.wait(1)
        #expect(callsOfB() == ["B will appear", "B did appear"] && b.view.window === stage.window)
    }

    @Test("R-NAV-4 show pushes, from a child of a child too; without a stack it presents")
    func shows() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, inner = UIViewController(), b = stack.make("B")
        stack.a.addChild(inner)
        stack.a.view.addSubview(inner.view)
        inner.didMove(toParent: stack.a)
        inner.show(b, sender: nil)
        #expect(stack.navigation.topViewController === b && inner.navigationController === stack.navigation)
        stage.wait(1)
    }

    @Test("R-NAV-2 A presented stack notifies its topmost controller with the presentation")
    func isPresented() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B")
        let other = UINavigationController(rootViewController: b)
        _ = stack.log.take()
        stack.a.present(other, animated: true)
        #expect(stack.log.take().contains("B will appear") && b.transitionCoordinator != nil)
        stage.wait(0.1)
        #expect(!stack.log.lines.contains("B did appear"))
        stage.wait(1)
        #expect(stack.log.take().contains("B did appear") && stack.navigation.visibleViewController === other)
        // The stack presents for its children, and a child has it dismissed.
        stack.a.dismiss(animated: true)
        stage.wait(1)
        let lines = stack.log.take()
        #expect(lines.contains("B will disappear") && lines.contains("B did disappear") && stack.navigation.presentedViewController == nil)
    }
}
