import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Wheels and touchpads reach pans", .leavesNothing)
struct ScrollTests {
    @Test("R-IND-5 A turn of a wheel is a whole pan in one event: 53 points a notch, without velocity")
    func wheel() throws {
        let stage = try Stage(multi: true)
        var velocities: [CGPoint] = []
        stage.addNotedPan { velocities.append($0.velocity(in: nil)) }
        stage.wheel(0, -1, at: 1)
        #expect(stage.journal.take() == ["pan!began 0,-53", "pan!changed 0,-53", "pan!ended 0,-53"])
        stage.wheel(0.5, 2, at: 1.25)
        #expect(stage.journal.take() == ["pan!began 26.5,106", "pan!changed 26.5,106", "pan!ended 26.5,106"])
        #expect(velocities == Array(repeating: .zero, count: 6))
    }

    @Test("R-IND-6 A pan begins with the first movement of a scroll, of which nothing is taken off, and ends when the fingers leave")
    func continuous() throws {
        let stage = try Stage(multi: true)
        let pan = stage.addNotedPan()
        stage.scroll(.began, at: 1)
        #expect(stage.journal.take() == [] && pan.state == .possible)
        stage.scroll(.changed, 0, 3, at: 1.01)
        #expect(stage.journal.take() == ["pan!began 0,3"] && pan.state == .began)
        stage.scroll(.changed, -2, 4, at: 1.02)
        stage.scroll(.changed, 0, 0, at: 1.03)
        #expect(stage.journal.take() == ["pan!changed -2,7"])
        stage.scroll(.ended, at: 1.04)
        #expect(stage.journal.take() == ["pan!ended -2,7"] && pan.state == .possible)
    }

    @Test("R-IND-6 A scroll without a movement fails, one that the system takes cancels")
    func endings() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPan()
        stage.scroll(.began, at: 1)
        stage.scroll(.ended, at: 1.1)
        #expect(stage.journal.take() == [])
        stage.scroll(.began, 0, 5, at: 2)
        stage.scroll(.cancelled, at: 2.1)
        #expect(stage.journal.take() == ["pan!began 0,5", "pan!cancelled 0,5"])
    }

    @Test("R-IND-7 The velocity is that of the last movements, and nothing when the fingers rested before they left", arguments: [0.01, 0.1, 0.11])
    func velocity(rest: Double) throws {
        let stage = try Stage(multi: true)
        var velocity: CGPoint?
        stage.addNotedPan { if $0.state == .ended { velocity = $0.velocity(in: nil) } }
        stage.scroll(.began, at: 1)
        for step in 1...5 { stage.scroll(.changed, 0, 6, at: 1 + Double(step) / 100) }
        stage.scroll(.ended, at: 1.05 + rest)
        let value = try #require(velocity)
        #expect(abs(value.y - (rest > 0.1 ? 0 : 600)) < 1e-6 && value.x == 0)
    }

    @Test("R-IND-2 A pan follows the scrolling that its mask allows, by default none, whatever touches it takes")
    func masks() throws {
        let stage = try Stage(multi: true)
        let pan = stage.addNotedPan(mask: [])
        #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [] && UIScrollTypeMask.all == [.discrete, .continuous])
        #expect(UIScrollTypeMask.discrete.rawValue == 1 && UIScrollTypeMask.continuous.rawValue == 2)
        pan.maximumNumberOfTouches = 0
        pan.allowedTouchTypes = []
        func play(at time: Double) -> [String] {
            stage.wheel(0, 1, at: time)
            stage.scroll(.began, 0, 1, at: time + 0.1)
            stage.scroll(.ended, at: time + 0.2)
            return stage.journal.take()
        }
        #expect(play(at: 1) == [])
        pan.allowedScrollTypesMask = .discrete
        #expect(play(at: 2) == ["pan!began 0,53", "pan!changed 0,53", "pan!ended 0,53"])
        pan.allowedScrollTypesMask = .continuous
        #expect(play(at: 3) == ["pan!began 0,1", "pan!ended 0,1"])
    }

    @Test("R-IND-1, R-IND-9 The event is of type scroll and has no touches; the pan has none, and the pointer's place")
    func values() throws {
        let stage = try Stage(multi: true)
        var readings: [String] = []
        let pan = stage.addNotedPan { pan in
            readings.append("\(pan.numberOfTouches) \(text(pan.location(in: pan.view))) \(pan.modifierFlags == .control) \(pan.buttonMask.isEmpty)")
        }
        let inner = stage.add("W", 50, 50, 200, 200)
        inner.addGestureRecognizer(pan)
        let delegate = EventDelegate()
        pan.delegate = delegate
        var isViewCalled = false
        inner.onTouches = { _, _, _ in isViewCalled = true }
        stage.send(.scroll, .began, at: 1) {
            $0.movement.y = 2
            $0.modifiers = .control
        }
        stage.scroll(.ended, at: 1.1)
        #expect(readings.first == "0 (50,50) true true")
        #expect(delegate.seen == ["10 nil true"])
        #expect(!isViewCalled)
    }

    @Test("R-IND-2 It belongs to the view under the pointer when it began, and to those above")
    func hitTesting() throws {
        let stage = try Stage(multi: true)
        let inner = stage.add("W", 0, 0, 50, 50)
        stage.addNotedPan("inner", on: inner)
        stage.addNotedPan("outer")
        stage.point(to: 10, 10)
        stage.scroll(.began, 0, 1, at: 1)
        // Both would: the deeper one goes first, and excludes the other (R-GR-45b).
        #expect(stage.journal.take() == ["inner!began 0,1"])
        stage.point(to: 300, 300)
        stage.scroll(.changed, 0, 1, at: 1.1)
        #expect(stage.journal.take() == ["inner!changed 0,2"])
        stage.scroll(.ended, at: 1.2)
        stage.scroll(.began, 0, 1, at: 2)
        #expect(stage.journal.take() == ["inner!ended 0,2", "outer!began 0,1"])
        stage.scroll(.ended, at: 2.1)
    }

    @Test("R-IND-4 An attempt is of one sort: fingers keep scrolls away, and scrolls fingers")
    func sorts() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPan()
        stage.play("@.5 A+(50,50); @.6 A~(80,50)")
        stage.wheel(0, 1, at: 0.7)
        stage.play("@.8 A-")
        #expect(stage.journal.take() == ["pan!began 20,0", "pan!ended 20,0"])
        stage.scroll(.began, 0, 1, at: 1)
        stage.play("@1.1 A+(50,50); @1.2 A~(80,50); @1.3 A-")
        stage.scroll(.began, 0, 7, at: 1.4, device: 2)
        stage.scroll(.changed, 0, 1, at: 1.5)
        stage.scroll(.ended, at: 1.6)
        stage.scroll(.ended, at: 1.7, device: 2)
        #expect(stage.journal.take() == ["pan!began 0,1", "pan!changed 0,2", "pan!ended 0,2"])
    }

    @Test("R-IND-4 The delegate is asked about the event, not about touches, and whether the pan may begin, which has moved by then")
    func questions() throws {
        let stage = try Stage(multi: true)
        let pan = stage.addNotedPan(), delegate = EventDelegate()
        pan.delegate = delegate
        stage.scroll(.began, 0, 4, at: 1)
        #expect(delegate.translations == [CGPoint(x: 0, y: 4)] && delegate.touches == 0)
        stage.scroll(.ended, at: 1.1)
        delegate.begins = false
        stage.wheel(0, 1, at: 2)
        delegate.receives = false
        stage.wheel(0, 1, at: 3)
        #expect(delegate.translations.count == 2)
        #expect(stage.journal.take() == ["pan!began 0,4", "pan!ended 0,4"])
    }

    @Test("R-IND-4, R-GR-41 A pan of scrolls waits for another to fail")
    func requirement() throws {
        let stage = try Stage(multi: true)
        let inner = stage.add("W", 0, 0, 200, 200)
        let first = stage.addNotedPan("first", on: inner), second = stage.addNotedPan("second")
        second.require(toFail: first)
        let delegate = EventDelegate()
        first.delegate = delegate
        delegate.begins = false
        stage.wheel(0, 1, at: 1)
        #expect(stage.journal.take() == ["second!began 0,53", "second!changed 0,53", "second!ended 0,53"])
        delegate.begins = true
        stage.wheel(0, 1, at: 2)
        #expect(stage.journal.take() == ["first!began 0,53", "first!changed 0,53", "first!ended 0,53"])
        withExtendedLifetime(delegate) {}
    }

    @Test("R-IND-11 Losing the foreground cancels a scroll, and what follows of it is ignored")
    func interruption() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPan()
        stage.scroll(.began, 0, 4, at: 1)
        stage.host.setVisible(false)
        #expect(stage.journal.take() == ["pan!began 0,4", "pan!cancelled 0,4"])
        stage.host.setVisible(true)
        stage.scroll(.changed, 0, 4, at: 2)
        stage.scroll(.ended, at: 2.1)
        #expect(stage.journal.take() == [])
    }

    @Test("R-IND-11 An action that makes the application ignore events cancels its own scroll")
    func interruptionInAction() throws {
        let stage = try Stage(multi: true)
        var isFirst = true
        stage.addNotedPan { _ in
            if isFirst { UIApplication.shared.beginIgnoringInteractionEvents() }
            isFirst = false
        }
        stage.scroll(.began, 0, 4, at: 1)
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.scroll(.changed, 0, 4, at: 1.1)
        #expect(stage.journal.take() == ["pan!began 0,4", "pan!cancelled 0,4"])
        stage.wheel(0, 1, at: 1.2)
        #expect(stage.journal.take() == ["pan!began 0,53", "pan!changed 0,53", "pan!ended 0,53"])
    }

    @Test("R-IND-11, R-APP-5 A turn of a wheel in whose hit test the application begins to ignore events reaches no pan")
    func interruptionInHitTest() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPan()
        stage.view.onHitTest = { _, _ in
            UIApplication.shared.beginIgnoringInteractionEvents()
            return nil
        }
        stage.wheel(0, 1, at: 1)
        stage.view.onHitTest = nil
        while UIApplication.shared.isIgnoringInteractionEvents { UIApplication.shared.endIgnoringInteractionEvents() }
        #expect(stage.journal.take() == [])
        stage.wheel(0, 1, at: 2)
        #expect(stage.journal.take() == ["pan!began 0,53", "pan!changed 0,53", "pan!ended 0,53"])
    }

    @Test("R-IND-11, R-GR-55 A pan whose view leaves the window is cancelled")
    func leaving() throws {
        let stage = try Stage(multi: true)
        let inner = stage.add("W", 0, 0, 200, 200)
        stage.addNotedPan(on: inner)
        stage.scroll(.began, 0, 4, at: 1)
        inner.removeFromSuperview()
        stage.scroll(.changed, 0, 4, at: 1.1)
        stage.scroll(.ended, at: 1.2)
        #expect(stage.journal.take() == ["pan!began 0,4", "pan!cancelled 0,4"])
    }

    @Test("R-IND-3 What arrives while a frame is on its way becomes one event with the sum of the movements")
    func merging() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPan()
        stage.scroll(.began, at: 1)
        stage.host.isHoldingFrames = true
        stage.view.backgroundColor = .red
        stage.host.advance(to: 1.01)
        try #require(stage.host.surface?.isBusy == true)
        stage.scroll(.changed, 0, 2, at: 1.02)
        stage.scroll(.changed, 1, 3, at: 1.03)
        #expect(stage.journal.take() == [])
        stage.host.finishFrame()
        #expect(stage.journal.take() == ["pan!began 1,5"])
        stage.host.isHoldingFrames = false
        stage.scroll(.ended, at: 1.04)
    }

    @Test("R-HIT-12, R-IND-2 Two pixels a point: a scroll is reported in points")
    func scale() throws {
        let stage = try Stage(multi: true, scale: 2)
        stage.addNotedPan()
        stage.scroll(.began, 0, 8, at: 1)
        stage.scroll(.ended, at: 1.1)
        stage.wheel(0, 1, at: 2)
        #expect(stage.journal.take() == ["pan!began 0,4", "pan!ended 0,4", "pan!began 0,53", "pan!changed 0,53", "pan!ended 0,53"])
    }
}

/// Answers as it is set to, and writes down what it was asked.
private final class EventDelegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true, receives = true
    var seen: [String] = []
    var translations: [CGPoint] = []
    var touches = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let pan = gestureRecognizer as? UIPanGestureRecognizer { translations.append(pan.translation(in: nil)) }
        return begins
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        seen.append("\(event.type.rawValue) \(event.allTouches.map { "\($0.count)" } ?? "nil") \(event.modifierFlags == .control)")
        return receives
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touches += 1
        return true
    }
}
