import Testing
@testable import UIKit

@MainActor @Suite("Navigation: the finger from the edge", .leavesNothing)
struct PopGestureTests {
    private func begin() throws -> (LoggingNavigationDelegate, NotedController) {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B")
        stack.navigation.pushViewController(b, animated: false)
        stage.wait(0.1)
        _ = stack.log.take()
        return (stack, b)
    }

    @Test("R-NAV-7 The view follows the finger, and goes when it has come far enough")
    func pops() throws {
        let (stack, b) = try begin(), stage = stack.stage
        var lines: [String] = []
        stack.a.onAppear = { controller in
            controller.transitionCoordinator?.animate { context in lines.append("beside \(context.isInteractive)") }
                completion: { context in lines.append("cancelled \(context.isCancelled)") }
            controller.transitionCoordinator?.notifyWhenInteractionChanges { context in lines.append("released \(context.isCancelled)") }
            controller.transitionCoordinator?.notifyWhenInteractionEnds { context in lines.append("ends \(context.isInteractive)") }
        }
        stage.dragAcross(from: 3, to: 303, seconds: 1)
        #expect(abs(stack.x(b.view) - 290) < 12 && stack.navigation.topViewController === stack.a)
        #expect(stack.navigation.transitionCoordinator?.isInteractive == true)
        #expect(abs((stack.navigation.transitionCoordinator?.percentComplete ?? 0) - 0.73) < 0.03)
        #expect(stack.log.take() == ["B will leave", "B will disappear", "A will appear", "will show A"])
        stage.finger(.ended, 303)
        stage.wait(1)
        #expect(stack.log.take() == ["B did disappear", "A did appear", "B left", "did show A"])
        #expect(lines == ["beside true", "released false", "ends false", "cancelled false"])
        #expect(stack.navigation.viewControllers == [stack.a] && b.view.superview == nil && stack.x(stack.a.view) == 0)
    }

    @Test("R-NAV-7 Let go too early everything is as before, and is notified of it")
    func goesBack() throws {
        let (stack, b) = try begin(), stage = stack.stage
        stage.dragAcross(from: 3, to: 103, seconds: 1)
        let held = stage.now
        stage.wait(held > 0 ? 0.2 : 0)
        stage.finger(.moved, 100)
        stage.finger(.ended, 100)
        #expect(stack.navigation.transitionCoordinator?.isCancelled == true)
        stage.wait(1)
        #expect(stack.log.take() == ["B will leave", "B will disappear", "A will appear", "will show A",
                                     "A will disappear", "A did disappear", "B will appear", "B did appear"])
        #expect(stack.navigation.viewControllers == [stack.a, b] && stack.a.view.superview == nil && stack.x(b.view) == 0)
        #expect(b.parent === stack.navigation && stack.navigation.navigationBar.topItem === b.navigationItem)
        stage.tapNow(30, 22)
        stage.wait(1)
        #expect(stack.navigation.viewControllers == [stack.a])
    }

    @Test("R-NAV-3 A push while a finger holds a pop, or while that goes back, comes on top of what is back", arguments: [false, true])
    func pushesMeanwhile(released: Bool) throws {
        let (stack, b) = try begin(), stage = stack.stage
        let c = stack.make("C")
        stage.dragAcross(from: 3, to: 103, seconds: 1)
        if released {
            stage.wait(0.2)
            stage.finger(.moved, 100)
            stage.finger(.ended, 100)
            stage.wait(0.02)
        }
        #expect(stack.navigation.transition != nil && stack.navigation.viewControllers == [stack.a])
        stack.navigation.pushViewController(c, animated: true)
        #expect(stack.navigation.viewControllers == [stack.a, b, c] && b.parent === stack.navigation)
        if !released { stage.finger(.ended, 103) }
        stage.wait(1)
        #expect(stack.navigation.viewControllers == [stack.a, b, c] && c.view.window === stage.window)
        #expect(b.view.superview == nil && stack.a.view.superview == nil && !stack.log.take().contains("B left"))
    }

    @Test("R-NAV-3 A push of what a finger is about to take away leaves it where it is")
    func pushesTheSame() throws {
        let (stack, b) = try begin(), stage = stack.stage
        stage.dragAcross(from: 3, to: 103, seconds: 1)
        stack.navigation.pushViewController(b, animated: true)
        stage.finger(.ended, 103)
        stage.wait(1)
        #expect(stack.navigation.viewControllers == [stack.a, b] && b.view.window === stage.window && stack.a.view.superview == nil)
    }

    @Test("R-NAV-7 A quick finger pops early, one that turns back does not")
    func hasSpeed() throws {
        let (stack, b) = try begin(), stage = stack.stage
        stage.dragAcross(from: 3, to: 103, seconds: 0.1)
        stage.finger(.ended, 103)
        stage.wait(1)
        #expect(stack.navigation.viewControllers == [stack.a])
        stack.navigation.pushViewController(b, animated: false)
        stage.dragAcross(from: 3, to: 300, seconds: 0.5)
        for x in [280.0, 250, 220] {
            stage.wait(1 / 60)
            stage.finger(.moved, x)
        }
        stage.finger(.ended, 220)
        stage.wait(1)
        #expect(stack.navigation.viewControllers == [stack.a, b])
    }

    @Test("R-NAV-7 Away from the edge, with a hidden bar or at the bottom of the stack nothing is popped")
    func isBound() throws {
        let (stack, b) = try begin(), stage = stack.stage
        func swipe(_ start: Double) {
            stage.dragAcross(from: start, to: start + 250, seconds: 0.3)
            stage.finger(.ended, start + 250)
            stage.wait(1)
        }
        swipe(60)
        stack.navigation.isNavigationBarHidden = true
        swipe(3)
        #expect(stack.navigation.viewControllers == [stack.a, b])
        final class Allowing: UIGestureRecognizerDelegate {}
        let allowing = Allowing()
        stack.navigation.interactivePopGestureRecognizer?.delegate = allowing
        swipe(3)
        #expect(stack.navigation.viewControllers == [stack.a])
        _ = stack.log.take()
        swipe(3)
        #expect(stack.navigation.viewControllers == [stack.a] && stack.log.take().isEmpty && stack.navigation.transition == nil)
    }

    @Test("R-NAV-7 The pop comes before the scrolling of what is inside")
    func comesBeforeScrolling() throws {
        let (stack, b) = try begin(), stage = stack.stage
        let scroll = UIScrollView(frame: b.view.bounds)
        scroll.contentSize = CGSize(width: 2000, height: 600)
        scroll.contentOffset.x = 500
        b.view.addSubview(scroll)
        stage.wait(0.1)
        stage.dragAcross(from: 3, to: 203, seconds: 0.5)
        #expect(scroll.contentOffset.x == 500 && stack.navigation.transition != nil)
        stage.finger(.cancelled, 203)
        stage.wait(1)
        #expect(stack.navigation.viewControllers == [stack.a, b])
        stage.dragAcross(from: 300, to: 200, seconds: 0.5)
        #expect(scroll.contentOffset.x > 550 && stack.navigation.transition == nil)
        stage.finger(.ended, 200)
        stage.wait(3)
    }
}
