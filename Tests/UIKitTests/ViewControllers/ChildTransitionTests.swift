import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Children and contexts", .leavesNothing)
struct ChildTransitionTests {
    private final class Manual: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    private func add(_ child: UIViewController, to parent: UIViewController, frame: CGRect? = nil) {
        parent.addChild(child)
        child.view.frame = frame ?? parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("R-VC-6 a child takes another's place, with the callbacks in order and the animation of the block")
    func exchange() throws {
        let pair = try PresentedPair(), stage = pair.stage, a = NotedController("a", pair.log), b = NotedController("b", pair.log)
        add(a, to: pair.root)
        pair.root.addChild(b)
        stage.wait(0)
        _ = pair.log.take()
        var done: [Bool] = []
        b.view.frame = a.view.frame.offsetBy(dx: 400, dy: 0)
        pair.root.transition(from: a, to: b, duration: 0.5, options: .curveLinear, animations: { b.view.frame.origin.x = 0 }) { done.append($0) }
        #expect(pair.log.take() == ["b loads", "a will disappear", "b will appear"])
        stage.wait(0.25)
        #expect(a.view.superview != nil && done.isEmpty && abs((b.view.layer.presentation()?.position.x ?? 0) - 395) < 20)
        stage.wait(0.5)
        #expect(done == [true] && a.view.superview == nil && pair.log.take() == ["a did disappear", "b did appear"])
        pair.root.transition(from: b, to: a, duration: 0.5, options: .transitionCrossDissolve, animations: nil) { done.append($0) }
        stage.wait(0.8)
        #expect(done == [true, true] && a.view.superview != nil && b.view.superview == nil)
        #expect(pair.log.take() == ["b will disappear", "a will appear", "b did disappear", "a did appear"])
    }

    @Test("R-VC-6 a controller that forwards by itself says when children appear")
    func forwarding() throws {
        let pair = try PresentedPair(), stage = pair.stage, manual = Manual(), child = NotedController("child", pair.log)
        stage.window.rootViewController = manual
        add(child, to: manual)
        stage.wait(0)
        #expect(!pair.log.take().contains { $0.hasPrefix("child") && $0.hasSuffix("appear") })
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(pair.log.take() == ["child will appear", "child did appear"])
        stage.window.isHidden = true
        #expect(pair.log.take().isEmpty)
    }

    private final class Editor: UIViewController {
        var modes: [Bool] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            modes.append(animated)
        }
    }

    @Test("R-NAV-9 the edit button says what it will do, and does it")
    func editing() {
        let controller = Editor(), item = controller.editButtonItem
        #expect(item === controller.editButtonItem && item.title == "Edit" && !controller.isEditing)
        item.perform(from: controller, for: nil)
        #expect(controller.isEditing && item.title == "Done" && item.style == .done && controller.modes == [true])
        controller.isEditing = false
        #expect(item.title == "Edit" && item.style == .plain && controller.modes == [true, false])
    }

    @Test("R-PSC-6 a child is the context of a presentation: it covers the child's view alone")
    func context() throws {
        let pair = try PresentedPair(), stage = pair.stage, child = NotedController("child", pair.log), inner = UIViewController()
        let place = CGRect(x: 20, y: 100, width: 200, height: 300)
        add(child, to: pair.root, frame: place)
        add(inner, to: child)
        child.definesPresentationContext = true
        child.providesPresentationContextTransitionStyle = true
        child.modalTransitionStyle = .crossDissolve
        stage.wait(0)
        _ = pair.log.take()
        pair.shown.modalPresentationStyle = .overCurrentContext
        inner.present(pair.shown, animated: true)
        stage.wait(0.05)
        #expect(pair.shown.view.layer.presentation()!.opacity < 1 && pair.shown.view.superview?.frame == place)
        stage.wait(1)
        #expect(pair.shown.presentingViewController === child && child.view.window != nil && pair.shown.view.frame.size == place.size)
        #expect(pair.shown.activePresentationController != nil && pair.root.activePresentationController == nil)
        inner.dismiss(animated: false)
        stage.wait(0)
        #expect(child.presentedViewController == nil && pair.root.view.subviews == [child.view])
        _ = pair.log.take()
        // One that covers it takes its place, and gives it back.
        pair.shown.modalPresentationStyle = .currentContext
        inner.present(pair.shown, animated: false)
        stage.wait(0)
        #expect(child.view.window == nil && pair.root.view.window != nil)
        pair.shown.dismiss(animated: false)
        stage.wait(0)
        #expect(child.view.superview === pair.root.view && child.view.frame == place && pair.root.view.subviews == [child.view])
        #expect(pair.log.take() == ["child will disappear", "shown will appear", "shown did appear", "child did disappear", "shown will disappear",
                                     "child will appear", "child did appear", "shown did disappear"])
        // Without a context it is the whole window.
        child.definesPresentationContext = false
        inner.present(pair.shown, animated: false)
        stage.wait(0)
        #expect(pair.shown.presentingViewController === pair.root && pair.shown.view.frame == stage.window.bounds)
    }

    @Test("R-VC-7 viewIsAppearing comes when the view has its window and size, between the other two")
    func isAppearing() throws {
        final class Appearing: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will \(view.window != nil)") }
            override func viewIsAppearing(_ animated: Bool) { calls.append("is \(view.window != nil) \(animated)") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        }
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, next = Appearing()
        stack.navigation.pushViewController(next, animated: true)
        stage.wait(1)
        #expect(next.calls == ["will false", "is true true", "did"])
        let alone = Appearing()
        stage.window.rootViewController = alone
        stage.wait(0)
        #expect(alone.calls == ["will false", "is true false", "did"])
    }

    private final class Counting: UIViewController {
        private var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is \(viewIfLoaded?.window != nil) \(animated)") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    @Test("R-VC-7 viewIsAppearing comes when the window is shown, in which the view was before")
    func isAppearingAtTheLaunch() throws {
        let root = Counting(), stage = try Stage(showing: root, size: CGSize(width: 390, height: 844)), window = stage.window
        #expect(root.take() == ["will", "is true false", "did"])
        window.isHidden = true
        window.isHidden = false
        #expect(root.take() == ["will", "is true false", "did"])
    }

    @Test("R-VC-7 viewIsAppearing comes once for each appearance, animated as that is, where the view is in the window already, too")
    func isAppearingInTheWindow() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, next = Counting()
        stack.navigation.pushViewController(next, animated: false)
        #expect(next.take() == ["will", "is true false", "did"])
        // A pop that goes back.
        stage.dragAcross(from: 3, to: 103, seconds: 1)
        stage.wait(0.2)
        stage.finger(.moved, 100)
        stage.finger(.ended, 100)
        stage.wait(1)
        #expect(stack.navigation.topViewController === next && next.take() == ["will", "is true true", "did"])
        // A container that does not forward.
        let manual = Manual(), child = Counting()
        stage.window.rootViewController = manual
        add(child, to: manual)
        stage.wait(0)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(child.take() == ["will", "is true true", "did"])
    }

    @Test("R-VC-4 a controller that covers in part decides about the status bar if it says so")
    func statusBar() throws {
        final class Barless: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let pair = try PresentedPair(), stage = pair.stage, sheet = Barless()
        pair.root.present(sheet, animated: false)
        stage.wait(0)
        #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == false)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
    }
}
