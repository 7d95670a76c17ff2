import Testing
@testable import UIKit

@MainActor @Suite("Views that leave their window during a touch", .leavesNothing)
final class LeavingTests {
    private lazy var stage = Stage.rooted()

    @Test("R-VH-8.1 The view is called for the cancellation before the hooks and before the hierarchy changes")
    func order() {
        let view = stage.add("view", notes: [.touches, .hooks])
        stage.down(10, 10)
        _ = stage.journal.take()
        var isInWindow: Bool?, phase: UITouch.Phase?
        view.onNote = { [unowned view] line in
            guard line == "cancelled" else { return }
            isInWindow = view.window != nil && view.superview != nil
            phase = view.touches.first?.phase
        }
        view.removeFromSuperview()
        #expect(stage.journal.take() == [
            "view.cancelled", "view.will move to nil", "view.will move to window nil",
            "view.did move to window nil", "view.did move to nil",
        ])
        #expect(isInWindow == true && phase == .cancelled)
    }

    @Test("R-VH-8.1 It climbs the chain as usual")
    func climbing() {
        final class Plain: UIView {}
        let plain = Plain(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.root.addSubview(plain)
        stage.down(10, 10)
        #expect(stage.journal.take() == ["root.began"])
        plain.removeFromSuperview()
        #expect(stage.journal.take() == ["root.cancelled"])
    }

    @Test("R-VH-8.1 Every touch of the view is in one call, and every view below is called")
    func severalTouches() {
        let outer = stage.add("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = stage.add("inner", to: outer)
        inner.isMultipleTouchEnabled = true
        stage.down(10, 10, id: 1)
        stage.down(20, 20, id: 2)
        stage.down(150, 150, id: 3)
        stage.down(300, 300, id: 4)
        _ = stage.journal.take()
        outer.removeFromSuperview()
        #expect(stage.journal.take().sorted() == ["inner.cancelled", "outer.cancelled"])
        #expect(inner.touches.count == 2)
        stage.up(300, 300, id: 4)
        #expect(stage.journal.take() == ["root.ended"])
    }

    @Test("R-VH-8.1 A touch that the view had not been given is not cancelled for it")
    func severed() {
        let view = stage.add("view")
        stage.down(10, 10, id: 1)
        stage.down(20, 20, id: 2)
        stage.up(10, 10, id: 1)
        _ = stage.journal.take()
        view.removeFromSuperview()
        #expect(stage.journal.take() == [])
    }

    @Test("R-VH-8.2 Afterwards the touch has no view, and no view receives it", arguments: [true, false])
    func noView(ancestor: Bool) throws {
        let container = stage.add("container"), view = stage.add("view", to: container)
        stage.down(10, 10)
        let touch = try #require(view.touches.first)
        (ancestor ? container : view).removeFromSuperview()
        #expect(touch.view == nil)
        _ = stage.journal.take()
        stage.move(20, 20, at: 0.1)
        stage.up(20, 20, at: 0.2)
        #expect(stage.journal.take() == [])
    }

    @Test("R-VH-8 Moving to another window is leaving")
    func otherWindow() {
        let view = stage.add("view"), other = UIWindow(windowScene: stage.scene)
        stage.down(10, 10)
        other.isHidden = false
        other.addSubview(view)
        stage.up(10, 10, at: 0.1)
        #expect(stage.journal.take() == ["view.began", "view.cancelled"])
    }

    @Test("R-VH-8 A view that was put back receives nothing more of the old touch")
    func putBack() {
        let view = stage.add("view")
        stage.down(10, 10)
        view.removeFromSuperview()
        stage.root.addSubview(view)
        _ = stage.journal.take()
        stage.move(20, 20, at: 0.1)
        stage.up(20, 20, at: 0.2)
        #expect(stage.journal.take() == [])
        stage.down(10, 10, id: 2, at: 0.3)
        #expect(stage.journal.take() == ["view.began"])
    }

    @Test("R-VH-9 The event is the sequence's own when none is being processed")
    func sequenceEvent() {
        let view = stage.add("view")
        stage.down(10, 10)
        let event = view.event
        view.removeFromSuperview()
        #expect(event != nil && view.event === event)
    }

    @Test("R-VH-9 It is the event being processed when the view goes in a callback")
    func runningEvent() throws {
        let view = stage.add("view"), other = stage.add("other", CGRect(x: 200, y: 0, width: 100, height: 100))
        stage.down(10, 10, id: 1)
        other.onNote = { [unowned view] line in if line == "began" { view.removeFromSuperview() } }
        stage.down(210, 10, id: 2, at: 0.1)
        #expect(stage.journal.take() == ["view.began", "other.began", "view.cancelled"])
        #expect(view.event != nil && view.event === other.event)
        #expect(view.event?.timestamp == 0.1)
    }

    @Test("R-VH-10 Until it ends the touch is live for the event, and does not count against its former view")
    func stillLive() throws {
        let view = stage.add("view")
        stage.down(10, 10, id: 1)
        let touch = try #require(view.touches.first)
        view.removeFromSuperview()
        stage.root.addSubview(view)
        // The view takes one touch at a time; the severed one is none of its.
        stage.down(20, 20, id: 2, at: 0.1)
        #expect(view.touches.count == 1 && view.touches.first !== touch)
        let event = try #require(view.event)
        #expect(event.allTouches?.contains(touch) == true && event.allTouches?.count == 2)
        stage.up(10, 10, id: 1, at: 0.2)
        stage.move(30, 30, id: 2, at: 0.3)
        #expect(view.event?.allTouches == Set(view.touches))
    }

    @Test("R-VH-8 A window that goes while a view of it is taken out, or to another window, is not asked any more", arguments: [true, false])
    func windowGoes(toAnother: Bool) {
        final class Keeper: UIView {
            var window2: UIWindow?
            var isArmed = false
            override func setNeedsLayout() {
                super.setNeedsLayout()
                if isArmed { window2 = nil }
            }
        }
        let stage = Stage.rooted(), view = UIView(), keeper = Keeper()
        keeper.window2 = UIWindow(windowScene: stage.scene)
        keeper.window2?.addSubview(keeper)
        weak let gone = keeper.window2
        keeper.addSubview(view)
        keeper.isArmed = true
        if toAnother { stage.root.addSubview(view) } else { view.removeFromSuperview() }
        #expect(gone == nil && view.window === (toAnother ? stage.window : nil) && keeper.window == nil)
    }
}
