import Testing
@testable import UIKit

@MainActor @Suite("Navigation: the finger from the edge", .leavesNothing)
struct PopGestureTests {
    private func stage() throws -> (NavigationStage, NotedController) {
        let stage = try NavigationStage(), b = stage.make("B")
        stage.navigation.pushViewController(b, animated: false)
        stage.wait(0.1)
        _ = stage.log.take()
        return (stage, b)
    }

    @Test("R-NAV-7 The view follows the finger, and goes when it has come far enough")
    func pops() throws {
        let (stage, b) = try stage()
        var lines: [String] = []
        stage.a.onAppear = { controller in
            controller.transitionCoordinator?.animate { context in lines.append("beside \(context.isInteractive)") }
                completion: { context in lines.append("cancelled \(context.isCancelled)") }
            controller.transitionCoordinator?.notifyWhenInteractionChanges { context in lines.append("released \(context.isCancelled)") }
            controller.transitionCoordinator?.notifyWhenInteractionEnds { context in lines.append("ends \(context.isInteractive)") }
        }
        stage.drag(from: 3, to: 303, seconds: 1)
        #expect(abs(stage.x(b.view) - 290) < 12 && stage.navigation.topViewController === stage.a)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        #expect(abs((stage.navigation.transitionCoordinator?.percentComplete ?? 0) - 0.73) < 0.03)
        #expect(stage.log.take() == ["B will leave", "B will disappear", "A will appear", "will show A"])
        stage.finger(.ended, 303)
        stage.wait(1)
        #expect(stage.log.take() == ["B did disappear", "A did appear", "B left", "did show A"])
        #expect(lines == ["beside true", "released false", "ends false", "cancelled false"])
        #expect(stage.navigation.viewControllers == [stage.a] && b.view.superview == nil && stage.x(stage.a.view) == 0)
    }

    @Test("R-NAV-7 Let go too early everything is as before, and is notified of it")
    func goesBack() throws {
        let (stage, b) = try stage()
        stage.drag(from: 3, to: 103, seconds: 1)
        let held = stage.time
        stage.wait(held > 0 ? 0.2 : 0)
        stage.finger(.moved, 100)
        stage.finger(.ended, 100)
        #expect(stage.navigation.transitionCoordinator?.isCancelled == true)
        stage.wait(1)
        #expect(stage.log.take() == ["B will leave", "B will disappear", "A will appear", "will show A",
                                     "A will disappear", "A did disappear", "B will appear", "B did appear"])
        #expect(stage.navigation.viewControllers == [stage.a, b] && stage.a.view.superview == nil && stage.x(b.view) == 0)
        #expect(b.parent === stage.navigation && stage.navigation.navigationBar.topItem === b.navigationItem)
        stage.tap(30, 22)
        stage.wait(1)
        #expect(stage.navigation.viewControllers == [stage.a])
    }

    @Test("R-NAV-3 A push while a finger holds a pop, or while that goes back, comes on top of what is back", arguments: [false, true])
    func pushesMeanwhile(released: Bool) throws {
        let (stage, b) = try stage()
        let c = stage.make("C")
        stage.drag(from: 3, to: 103, seconds: 1)
        if released {
            stage.wait(0.2)
            stage.finger(.moved, 100)
            stage.finger(.ended, 100)
            stage.wait(0.02)
        }
        #expect(stage.navigation.transition != nil && stage.navigation.viewControllers == [stage.a])
        stage.navigation.pushViewController(c, animated: true)
        #expect(stage.navigation.viewControllers == [stage.a, b, c] && b.parent === stage.navigation)
        if !released { stage.finger(.ended, 103) }
        stage.wait(1)
        #expect(stage.navigation.viewControllers == [stage.a, b, c] && c.view.window === stage.window)
        #expect(b.view.superview == nil && stage.a.view.superview == nil && !stage.log.take().contains("B left"))
    }

    @Test("R-NAV-3 A push of what a finger is about to take away leaves it where it is")
    func pushesTheSame() throws {
        let (stage, b) = try stage()
        stage.drag(from: 3, to: 103, seconds: 1)
        stage.navigation.pushViewController(b, animated: true)
        stage.finger(.ended, 103)
        stage.wait(1)
        #expect(stage.navigation.viewControllers == [stage.a, b] && b.view.window === stage.window && stage.a.view.superview == nil)
    }

    @Test("R-NAV-7 A quick finger pops early, one that turns back does not")
    func hasSpeed() throws {
        let (stage, b) = try stage()
        stage.drag(from: 3, to: 103, seconds: 0.1)
        stage.finger(.ended, 103)
        stage.wait(1)
        #expect(stage.navigation.viewControllers == [stage.a])
        stage.navigation.pushViewController(b, animated: false)
        stage.drag(from: 3, to: 300, seconds: 0.5)
        for x in [280.0, 250, 220] {
            stage.wait(1 / 60)
            stage.finger(.moved, x)
        }
        stage.finger(.ended, 220)
        stage.wait(1)
        #expect(stage.navigation.viewControllers == [stage.a, b])
    }

    @Test("R-NAV-7 Away from the edge, with a hidden bar or at the bottom of the stack nothing is popped")
    func isBound() throws {
        let (stage, b) = try stage()
        func swipe(_ start: Double) {
            stage.drag(from: start, to: start + 250, seconds: 0.3)
            stage.finger(.ended, start + 250)
            stage.wait(1)
        }
        swipe(60)
        stage.navigation.isNavigationBarHidden = true
        swipe(3)
        #expect(stage.navigation.viewControllers == [stage.a, b])
        final class Allowing: UIGestureRecognizerDelegate {}
        let allowing = Allowing()
        stage.navigation.interactivePopGestureRecognizer?.delegate = allowing
        swipe(3)
        #expect(stage.navigation.viewControllers == [stage.a])
        _ = stage.log.take()
        swipe(3)
        #expect(stage.navigation.viewControllers == [stage.a] && stage.log.take().isEmpty && stage.navigation.transition == nil)
    }

    @Test("R-NAV-7 The pop comes before the scrolling of what is inside")
    func comesBeforeScrolling() throws {
        let (stage, b) = try stage()
        let scroll = UIScrollView(frame: b.view.bounds)
        scroll.contentSize = CGSize(width: 2000, height: 600)
        scroll.contentOffset.x = 500
        b.view.addSubview(scroll)
        stage.wait(0.1)
        stage.drag(from: 3, to: 203, seconds: 0.5)
        #expect(scroll.contentOffset.x == 500 && stage.navigation.transition != nil)
        stage.finger(.cancelled, 203)
        stage.wait(1)
        #expect(stage.navigation.viewControllers == [stage.a, b])
        stage.drag(from: 300, to: 200, seconds: 0.5)
        #expect(scroll.contentOffset.x > 550 && stage.navigation.transition == nil)
        stage.finger(.ended, 200)
        stage.wait(3)
    }
}
