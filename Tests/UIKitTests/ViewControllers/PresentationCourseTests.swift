import Testing
@testable import UIKit

/// Presentations and dismissals that begin while another one is under way.
@MainActor @Suite("Presentations, one after the other", .leavesNothing)
struct PresentationCourseTests {
    @Test("R-PSC-7 A dismissal brings the presentation that is under way to its end first", arguments: [true, false])
    func dismissedEarly(animated: Bool) throws {
        let pair = try PresentedPair(), stage = pair.stage
        let ends = ["root did appear", "shown did disappear"]
        var done: [String] = []
        pair.shown.modalPresentationStyle = .fullScreen
        pair.root.present(pair.shown, animated: true) { done.append("presented") }
        stage.wait(0.2)
        #expect(pair.log.take() == ["shown loads", "root will disappear", "shown will appear"] && done.isEmpty)
        pair.root.dismiss(animated: animated) { done.append("dismissed") }
        let begins = ["shown did appear", "root did disappear", "shown will disappear", "root will appear"]
        #expect(pair.log.take() == (animated ? begins : begins + ends))
        // Here the presentation would have ended by itself.
        stage.wait(0.3)
        #expect(pair.log.take().isEmpty && pair.root.view.window === stage.window)
        stage.wait(1)
        #expect(pair.log.take() == (animated ? ends : []) && done == ["presented", "dismissed"])
        #expect(stage.window.subviews == [pair.root.view] && pair.root.presentedViewController == nil && pair.shown.presentingViewController == nil)
    }

    @Test("R-APP-10 What covers the whole screen disappears and appears with its window", arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func windowIsHidden(style: UIModalPresentationStyle) throws {
        let pair = try PresentedPair(), stage = pair.stage
        pair.shown.modalPresentationStyle = style
        pair.root.present(pair.shown, animated: false)
        stage.wait(0.1)
        _ = pair.log.take()
        stage.window.isHidden = true
        #expect(pair.log.take().filter { $0.hasPrefix("shown") } == ["shown will disappear", "shown did disappear"])
        stage.window.isHidden = false
        #expect(pair.log.take().filter { $0.hasPrefix("shown") } == ["shown will appear", "shown did appear"])
    }

    @Test("R-PSC-7 A second dismissal during one adds its completion, and leaves alone what the first one's presents")
    func dismissedTwice() throws {
        let pair = try PresentedPair(), stage = pair.stage, next = NotedController("next", pair.log)
        var done: [String] = []
        pair.shown.modalPresentationStyle = .fullScreen
        pair.root.present(pair.shown, animated: false)
        stage.wait(0.1)
        _ = pair.log.take()
        pair.root.dismiss(animated: true) { [root = pair.root] in
            done.append("first")
            root.present(next, animated: true)
        }
        stage.wait(0.1)
        pair.root.dismiss(animated: true) { done.append("second") }
        stage.wait(2)
        #expect(done == ["first", "second"] && pair.root.presentedViewController === next && next.presentingViewController === pair.root)
        #expect(pair.log.take() == ["shown will disappear", "root will appear", "root did appear", "shown did disappear",
                                     "next loads", "next will appear", "next did appear"])
        pair.root.dismiss(animated: true)
        stage.wait(1)
        #expect(pair.root.presentedViewController == nil && stage.window.subviews == [pair.root.view])
    }

    @Test("R-PSC-7 Without animation a second dismissal ends the first at once; the view is as opaque as before")
    func dismissedAtOnce() throws {
        let pair = try PresentedPair(), stage = pair.stage
        var done: [String] = []
        pair.shown.modalPresentationStyle = .overFullScreen
        pair.shown.modalTransitionStyle = .crossDissolve
        pair.root.present(pair.shown, animated: false)
        stage.wait(0.1)
        _ = pair.log.take()
        pair.root.dismiss(animated: true) { done.append("first") }
        stage.wait(0.1)
        pair.root.dismiss(animated: false) { done.append("second") }
        #expect(done == ["first", "second"] && pair.root.presentedViewController == nil && stage.window.subviews == [pair.root.view])
        #expect(pair.shown.view.alpha == 1)
        stage.wait(1)
        #expect(pair.log.take() == ["shown will disappear", "shown did disappear"] && done.count == 2)
    }

    @Test("R-PSC-7 A dismissal from a call before the motion waits for these calls", arguments: [true, false])
    func dismissedFromACall(animated: Bool) throws {
        let pair = try PresentedPair(), stage = pair.stage
        pair.shown.modalPresentationStyle = .fullScreen
        pair.shown.onAppear = { $0.dismiss(animated: true) }
        pair.root.present(pair.shown, animated: animated)
        #expect(pair.log.take() == ["shown loads", "root will disappear", "shown will appear", "shown did appear", "root did disappear",
                                     "shown will disappear", "root will appear"])
        stage.wait(1)
        #expect(pair.log.take() == ["root did appear", "shown did disappear"])
        #expect(stage.window.subviews == [pair.root.view] && pair.root.presentedViewController == nil)
    }

    @Test("R-PSC-7 Another root controller during a presentation leaves nothing of it")
    func rootIsReplaced() throws {
        let pair = try PresentedPair(), stage = pair.stage, other = NotedController("other", pair.log)
        pair.shown.modalPresentationStyle = .fullScreen
        pair.shown.onAppear = { [window = stage.window] _ in window.rootViewController = other }
        pair.root.present(pair.shown, animated: true)
        stage.wait(1)
        #expect(stage.window.subviews == [other.view] && pair.root.presentedViewController == nil && pair.root.view.window == nil)
    }

    @Test("R-VC-2 A dismissal from viewDidAppear keeps its coordinator, and the presenting controller appears when it is over")
    func dismissedInDidAppear() throws {
        let pair = try PresentedPair(), stage = pair.stage
        pair.shown.modalPresentationStyle = .fullScreen
        pair.shown.onDidAppear = { $0.dismiss(animated: true) }
        pair.root.present(pair.shown, animated: true)
        stage.wait(0.5)
        #expect(pair.shown.transitionCoordinator != nil && pair.root.transitionCoordinator != nil)
        #expect(pair.log.take() == ["shown loads", "root will disappear", "shown will appear", "shown did appear",
                                     "shown will disappear", "root will appear"])
        stage.wait(1)
        #expect(pair.shown.transitionCoordinator == nil && pair.root.transitionCoordinator == nil)
        #expect(pair.log.take() == ["root did appear", "shown did disappear"] && stage.window.subviews == [pair.root.view])
    }

    @Test("R-VC-2 A presentation from viewDidDisappear keeps its coordinator, and the presenting controller disappears when it is over")
    func presentedInDidDisappear() throws {
        let pair = try PresentedPair(), stage = pair.stage, next = NotedController("next", pair.log)
        pair.shown.modalPresentationStyle = .fullScreen
        next.modalPresentationStyle = .fullScreen
        pair.root.present(pair.shown, animated: false)
        stage.wait(0.1)
        _ = pair.log.take()
        pair.shown.onDidDisappear = { [root = pair.root] _ in root.present(next, animated: true) }
        pair.root.dismiss(animated: true)
        stage.wait(0.5)
        #expect(pair.root.transitionCoordinator != nil && next.transitionCoordinator != nil && pair.shown.transitionCoordinator == nil)
        #expect(pair.log.take() == ["shown will disappear", "root will appear", "root did appear", "shown did disappear", "next loads",
                                     "root will disappear", "next will appear"])
        stage.wait(1)
        #expect(pair.root.transitionCoordinator == nil && next.transitionCoordinator == nil && pair.root.view.window == nil)
        #expect(pair.log.take() == ["next did appear", "root did disappear"])
    }

    @Test("R-PSC-9 Of several that are dismissed at once the topmost moves, and those between are gone")
    func topmostMoves() throws {
        let pair = try PresentedPair(), stage = pair.stage, middle = pair.shown, top = UIViewController()
        top.modalPresentationStyle = .fullScreen
        top.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        middle.modalPresentationStyle = .fullScreen
        middle.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        pair.root.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        pair.present()
        middle.present(top, animated: false)
        stage.wait(0.1)
        pair.root.dismiss(animated: true)
        stage.wait(0.2)
        let surface = try #require(stage.host.surface)
        func color(_ y: Int) -> String? { surface.pixel(x: 195, y: y)?.description }
        #expect(color(5) == "#00FF00" && color(840) == "#FF0000")
        stage.wait(1)
        #expect(color(840) == "#00FF00" && pair.root.presentedViewController == nil && top.presentingViewController == nil)
        #expect(stage.window.subviews == [pair.root.view])
    }
}
