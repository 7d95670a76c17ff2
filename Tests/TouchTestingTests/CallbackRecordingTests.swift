import Testing
import TouchTesting
import UIKit
import UIKit.UIGestureRecognizerSubclass

@MainActor @Suite("Callbacks of recognizers") struct CallbackRecordingTests {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let stage: TouchStage

    init() {
        stage = TouchStage(view: view, size: CGSize(width: 400, height: 400), scale: 2)
    }

    /// R-GR-33: one reset for an attempt, whether it succeeded or not.
    @Test func aRecognizerThatFailsIsCalledToo() {
        let swipe = UISwipeGestureRecognizer()
        view.addGestureRecognizer(swipe)
        let actions = stage.record(swipe), calls = stage.recordCallbacks(of: swipe)
        stage.tap(view)
        stage.advance(by: 1)
        #expect(calls.calls == [.touches(.began, count: 1, time: 0), .touches(.ended, count: 1, time: 0.05), .reset(time: 0.05)])
        #expect(calls.phases == [.began, .ended])
        #expect(calls.resets == 1)
        #expect(actions.isEmpty)
        calls.removeAll()
        #expect(calls.calls.isEmpty)
    }

    /// R-DLV-14: the fingers of one event come in one call.
    @Test func fingersOfOneEventComeTogether() {
        let pinch = UIPinchGestureRecognizer()
        view.addGestureRecognizer(pinch)
        let calls = stage.recordCallbacks(of: pinch)
        stage.pinch(view, scale: 2)
        #expect(calls.calls.first == .touches(.began, count: 2, time: 0))
        #expect(calls.phases == [.began, .moved, .ended])
    }

    /// R-GR-46: an ignored touch brings no call any more; each of several recordings has all.
    @Test func ignoredTouches() {
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
        let first = stage.recordCallbacks(of: pan), second = stage.recordCallbacks(of: pan)
        view.isMultipleTouchEnabled = true
        let finger = stage.finger().down(at: CGPoint(x: 10, y: 10), in: view).move(by: CGVector(dx: 40, dy: 0))
        stage.finger().down(at: CGPoint(x: 100, y: 10), in: view).move(by: CGVector(dx: 40, dy: 0)).lift()
        finger.lift()
        #expect(first.calls.contains { if case .ignored = $0 { true } else { false } })
        #expect(first.calls.allSatisfy { if case .touches(_, let count, _) = $0 { count == 1 } else { true } })
        #expect(first.calls == second.calls)
    }

    /// What the observer changes holds as if the recognizer's own method had changed it.
    @Test func anObserverMayDisableTheRecognizer() {
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        let actions = stage.record(tap)
        tap.callbackObserver = { [weak tap] callback in
            if case .didReceive(.began, _, _) = callback { tap?.isEnabled = false }
        }
        let calls = stage.recordCallbacks(of: tap)
        stage.tap(view)
        #expect(actions.isEmpty)
        #expect(calls.resets == 1)
        #expect("\(calls.calls[0])" == "1 touch began at 0 s")
    }
}
