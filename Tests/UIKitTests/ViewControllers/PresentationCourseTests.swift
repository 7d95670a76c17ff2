import Testing
@testable import UIKit

/// Presentations and dismissals that begin while another one is under way.
@MainActor @Suite("Presentations, one after the other", .leavesNothing)
struct PresentationCourseTests {
    @Test("R-PSC-7 A dismissal brings the presentation that is under way to its end first", arguments: [true, false])
    func dismissedEarly(animated: Bool) throws {
        let stage = try PresentationStage()
        let ends = ["root did appear", "shown did disappear"]
        var done: [String] = []
        stage.shown.modalPresentationStyle = .fullScreen
        stage.root.present(stage.shown, animated: true) { done.append("presented") }
        stage.wait(0.2)
        #expect(stage.log.take() == ["shown loads", "root will disappear", "shown will appear"] && done.isEmpty)
        stage.root.dismiss(animated: animated) { done.append("dismissed") }
        let begins = ["shown did appear", "root did disappear", "shown will disappear", "root will appear"]
        #expect(stage.log.take() == (animated ? begins : begins + ends))
        // Here the presentation would have ended by itself.
        stage.wait(0.3)
        #expect(stage.log.take().isEmpty && stage.root.view.window === stage.window)
        stage.wait(1)
        #expect(stage.log.take() == (animated ? ends : []) && done == ["presented", "dismissed"])
        #expect(stage.window.subviews == [stage.root.view] && stage.root.presentedViewController == nil && stage.shown.presentingViewController == nil)
    }

    @Test("R-APP-10 What covers the whole screen disappears and appears with its window", arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func windowIsHidden(style: UIModalPresentationStyle) throws {
        let stage = try PresentationStage()
        stage.shown.modalPresentationStyle = style
        stage.root.present(stage.shown, animated: false)
        stage.wait(0.1)
        _ = stage.log.take()
        stage.window.isHidden = true
        #expect(stage.log.take().filter { $0.hasPrefix("shown") } == ["shown will disappear", "shown did disappear"])
        stage.window.isHidden = false
        #expect(stage.log.take().filter { $0.hasPrefix("shown") } == ["shown will appear", "shown did appear"])
    }

    @Test("R-PSC-7 A second dismissal during one adds its completion, and leaves alone what the first one's presents")
    func dismissedTwice() throws {
        let stage = try PresentationStage(), next = NotedController("next", stage.log)
        var done: [String] = []
        stage.shown.modalPresentationStyle = .fullScreen
        stage.root.present(stage.shown, animated: false)
        stage.wait(0.1)
        _ = stage.log.take()
        stage.root.dismiss(animated: true) { [root = stage.root] in
            done.append("first")
            root.present(next, animated: true)
        }
        stage.wait(0.1)
        stage.root.dismiss(animated: true) { done.append("second") }
        stage.wait(2)
        #expect(done == ["first", "second"] && stage.root.presentedViewController === next && next.presentingViewController === stage.root)
        #expect(stage.log.take() == ["shown will disappear", "root will appear", "root did appear", "shown did disappear",
                                     "next loads", "next will appear", "next did appear"])
        stage.root.dismiss(animated: true)
        stage.wait(1)
        #expect(stage.root.presentedViewController == nil && stage.window.subviews == [stage.root.view])
    }

    @Test("R-PSC-7 Without animation a second dismissal ends the first at once; the view is as opaque as before")
    func dismissedAtOnce() throws {
        let stage = try PresentationStage()
        var done: [String] = []
        stage.shown.modalPresentationStyle = .overFullScreen
        stage.shown.modalTransitionStyle = .crossDissolve
        stage.root.present(stage.shown, animated: false)
        stage.wait(0.1)
        _ = stage.log.take()
        stage.root.dismiss(animated: true) { done.append("first") }
        stage.wait(0.1)
        stage.root.dismiss(animated: false) { done.append("second") }
        #expect(done == ["first", "second"] && stage.root.presentedViewController == nil && stage.window.subviews == [stage.root.view])
        #expect(stage.shown.view.alpha == 1)
        stage.wait(1)
        #expect(stage.log.take() == ["shown will disappear", "shown did disappear"] && done.count == 2)
    }

    @Test("R-PSC-7 A dismissal from a call before the motion waits for these calls", arguments: [true, false])
    func dismissedFromACall(animated: Bool) throws {
        let stage = try PresentationStage()
        stage.shown.modalPresentationStyle = .fullScreen
        stage.shown.onAppear = { $0.dismiss(animated: true) }
        stage.root.present(stage.shown, animated: animated)
        #expect(stage.log.take() == ["shown loads", "root will disappear", "shown will appear", "shown did appear", "root did disappear",
                                     "shown will disappear", "root will appear"])
        stage.wait(1)
        #expect(stage.log.take() == ["root did appear", "shown did disappear"])
        #expect(stage.window.subviews == [stage.root.view] && stage.root.presentedViewController == nil)
    }

    @Test("R-PSC-7 Another root controller during a presentation leaves nothing of it")
    func rootIsReplaced() throws {
        let stage = try PresentationStage(), other = NotedController("other", stage.log)
        stage.shown.modalPresentationStyle = .fullScreen
        stage.shown.onAppear = { [window = stage.window] _ in window.rootViewController = other }
        stage.root.present(stage.shown, animated: true)
        stage.wait(1)
        #expect(stage.window.subviews == [other.view] && stage.root.presentedViewController == nil && stage.root.view.window == nil)
    }

    @Test("R-VC-2 A dismissal from viewDidAppear keeps its coordinator, and the presenting controller appears when it is over")
    func dismissedInDidAppear() throws {
        let stage = try PresentationStage()
        stage.shown.modalPresentationStyle = .fullScreen
        stage.shown.onDidAppear = { $0.dismiss(animated: true) }
        stage.root.present(stage.shown, animated: true)
        stage.wait(0.5)
        #expect(stage.shown.transitionCoordinator != nil && stage.root.transitionCoordinator != nil)
        #expect(stage.log.take() == ["shown loads", "root will disappear", "shown will appear", "shown did appear",
                                     "shown will disappear", "root will appear"])
        stage.wait(1)
        #expect(stage.shown.transitionCoordinator == nil && stage.root.transitionCoordinator == nil)
        #expect(stage.log.take() == ["root did appear", "shown did disappear"] && stage.window.subviews == [stage.root.view])
    }

    @Test("R-VC-2 A presentation from viewDidDisappear keeps its coordinator, and the presenting controller disappears when it is over")
    func presentedInDidDisappear() throws {
        let stage = try PresentationStage(), next = NotedController("next", stage.log)
        stage.shown.modalPresentationStyle = .fullScreen
        next.modalPresentationStyle = .fullScreen
        stage.root.present(stage.shown, animated: false)
        stage.wait(0.1)
        _ = stage.log.take()
        stage.shown.onDidDisappear = { [root = stage.root] _ in root.present(next, animated: true) }
        stage.root.dismiss(animated: true)
        stage.wait(0.5)
        #expect(stage.root.transitionCoordinator != nil && next.transitionCoordinator != nil && stage.shown.transitionCoordinator == nil)
        #expect(stage.log.take() == ["shown will disappear", "root will appear", "root did appear", "shown did disappear", "next loads",
                                     "root will disappear", "next will appear"])
        stage.wait(1)
        #expect(stage.root.transitionCoordinator == nil && next.transitionCoordinator == nil && stage.root.view.window == nil)
        #expect(stage.log.take() == ["next did appear", "root did disappear"])
    }

    @Test("R-PSC-9 Of several that are dismissed at once the topmost moves, and those between are gone")
    func topmostMoves() throws {
        let stage = try PresentationStage(), middle = stage.shown, top = UIViewController()
        top.modalPresentationStyle = .fullScreen
        top.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        middle.modalPresentationStyle = .fullScreen
        middle.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        stage.root.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        stage.present()
        middle.present(top, animated: false)
        stage.wait(0.1)
        stage.root.dismiss(animated: true)
        stage.wait(0.2)
        let surface = try #require(stage.host.surface)
        func color(_ y: Int) -> String? { surface.pixel(x: 195, y: y)?.description }
        #expect(color(5) == "#00FF00" && color(840) == "#FF0000")
        stage.wait(1)
        #expect(color(840) == "#00FF00" && stage.root.presentedViewController == nil && top.presentingViewController == nil)
        #expect(stage.window.subviews == [stage.root.view])
    }
}
