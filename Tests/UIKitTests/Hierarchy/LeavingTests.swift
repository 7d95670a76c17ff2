import Testing
@testable import UIKit

@MainActor @Suite("Views that leave their window during a touch", .leavesNothing)
final class LeavingTests {
    private lazy var rig = Rig()

    @Test("R-VH-8.1 The view is called for the cancellation before the hooks and before the hierarchy changes")
    func order() {
        let view = rig.add("view", notes: [.touches, .hooks])
        rig.down(10, 10)
        _ = rig.journal.take()
        var isInWindow: Bool?, phase: UITouch.Phase?
        view.onNote = { [unowned view] line in
            guard line == "cancelled" else { return }
            isInWindow = view.window != nil && view.superview != nil
            phase = view.touches.first?.phase
        }
        view.removeFromSuperview()
        #expect(rig.journal.take() == [
            "view.cancelled", "view.will move to nil", "view.will move to window nil",
            "view.did move to window nil", "view.did move to nil",
        ])
        #expect(isInWindow == true && phase == .cancelled)
    }

    @Test("R-VH-8.1 It climbs the chain as usual")
    func climbing() {
        final class Plain: UIView {}
        let plain = Plain(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        rig.root.addSubview(plain)
        rig.down(10, 10)
        #expect(rig.journal.take() == ["root.began"])
        plain.removeFromSuperview()
        #expect(rig.journal.take() == ["root.cancelled"])
    }

    @Test("R-VH-8.1 Every touch of the view is in one call, and every view below is called")
    func severalTouches() {
        let outer = rig.add("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = rig.add("inner", to: outer)
        inner.isMultipleTouchEnabled = true
        rig.down(10, 10, id: 1)
        rig.down(20, 20, id: 2)
        rig.down(150, 150, id: 3)
        rig.down(300, 300, id: 4)
        _ = rig.journal.take()
        outer.removeFromSuperview()
        #expect(rig.journal.take().sorted() == ["inner.cancelled", "outer.cancelled"])
        #expect(inner.touches.count == 2)
        rig.up(300, 300, id: 4)
        #expect(rig.journal.take() == ["root.ended"])
    }

    @Test("R-VH-8.1 A touch that the view had not been given is not cancelled for it")
    func severed() {
        let view = rig.add("view")
        rig.down(10, 10, id: 1)
        rig.down(20, 20, id: 2)
        rig.up(10, 10, id: 1)
        _ = rig.journal.take()
        view.removeFromSuperview()
        #expect(rig.journal.take() == [])
    }

    @Test("R-VH-8.2 Afterwards the touch has no view, and no view receives it", arguments: [true, false])
    func noView(ancestor: Bool) throws {
        let container = rig.add("container"), view = rig.add("view", to: container)
        rig.down(10, 10)
        let touch = try #require(view.touches.first)
        (ancestor ? container : view).removeFromSuperview()
        #expect(touch.view == nil)
        _ = rig.journal.take()
        rig.move(20, 20, at: 0.1)
        rig.up(20, 20, at: 0.2)
        #expect(rig.journal.take() == [])
    }

    @Test("R-VH-8 Moving to another window is leaving")
    func otherWindow() {
        let view = rig.add("view"), other = UIWindow(windowScene: rig.scene)
        rig.down(10, 10)
        other.isHidden = false
        other.addSubview(view)
        rig.up(10, 10, at: 0.1)
        #expect(rig.journal.take() == ["view.began", "view.cancelled"])
    }

    @Test("R-VH-8 A view that was put back receives nothing more of the old touch")
    func putBack() {
        let view = rig.add("view")
        rig.down(10, 10)
        view.removeFromSuperview()
        rig.root.addSubview(view)
        _ = rig.journal.take()
        rig.move(20, 20, at: 0.1)
        rig.up(20, 20, at: 0.2)
        #expect(rig.journal.take() == [])
        rig.down(10, 10, id: 2, at: 0.3)
        #expect(rig.journal.take() == ["view.began"])
    }

    @Test("R-VH-9 The event is the sequence's own when none is being processed")
    func sequenceEvent() {
        let view = rig.add("view")
        rig.down(10, 10)
        let event = view.event
        view.removeFromSuperview()
        #expect(event != nil && view.event === event)
    }

    @Test("R-VH-9 It is the event being processed when the view goes in a callback")
    func runningEvent() throws {
        let view = rig.add("view"), other = rig.add("other", CGRect(x: 200, y: 0, width: 100, height: 100))
        rig.down(10, 10, id: 1)
        other.onNote = { [unowned view] line in if line == "began" { view.removeFromSuperview() } }
        rig.down(210, 10, id: 2, at: 0.1)
        #expect(rig.journal.take() == ["view.began", "other.began", "view.cancelled"])
        #expect(view.event != nil && view.event === other.event)
        #expect(view.event?.timestamp == 0.1)
    }

    @Test("R-VH-10 Until it ends the touch is live for the event, and does not count against its former view")
    func stillLive() throws {
        let view = rig.add("view")
        rig.down(10, 10, id: 1)
        let touch = try #require(view.touches.first)
        view.removeFromSuperview()
        rig.root.addSubview(view)
        // The view takes one touch at a time; the severed one is none of its.
        rig.down(20, 20, id: 2, at: 0.1)
        #expect(view.touches.count == 1 && view.touches.first !== touch)
        let event = try #require(view.event)
        #expect(event.allTouches?.contains(touch) == true && event.allTouches?.count == 2)
        rig.up(10, 10, id: 1, at: 0.2)
        rig.move(30, 30, id: 2, at: 0.3)
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
        let rig = Rig(), view = UIView(), keeper = Keeper()
        keeper.window2 = UIWindow(windowScene: rig.scene)
        keeper.window2?.addSubview(keeper)
        weak let gone = keeper.window2
        keeper.addSubview(view)
        keeper.isArmed = true
        if toAnother { rig.root.addSubview(view) } else { view.removeFromSuperview() }
        #expect(gone == nil && view.window === (toAnother ? rig.window : nil) && keeper.window == nil)
    }
}
