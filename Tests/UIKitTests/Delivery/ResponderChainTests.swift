import Testing
import UIKit

/// Logs touches, and forwards them where a test says so.
private final class LoggingController: UIViewController {
    weak var stage: Stage?
    var isForwarding = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        stage?.note("controller", .began, touches)
        if isForwarding { super.touchesBegan(touches, with: event) }
    }
}

/// Counts what reaches it.
private final class CountingResponder: UIResponder {
    var calls: [String] = []
    var last: (touches: Set<UITouch>, event: UIEvent?)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("tB"); last = (touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("tM"); last = (touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("tE"); last = (touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("tC"); last = (touches, event) }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { calls.append("tU") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("pB") }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("pM") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("pE") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("pC") }
}

/// Has nothing of its own but the next responder.
private final class PlainResponder: UIResponder {
    var following: UIResponder?
    override var next: UIResponder? { following }
}

@MainActor @Suite("Delivery: the responder chain", .leavesNothing)
struct ResponderChainTests {
    @Test("R-RSP-30 The default touch methods call the same method on next, with the same set and event; the touch keeps its view")
    func touchesForward() throws {
        let stage = try Stage()
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: plain.bounds)
        stage.view.addSubview(plain)
        plain.addSubview(inner)
        var events: [UIEvent?] = []
        var phases: [UITouch.Phase] = []
        stage.view.onTouches = { phase, touches, event in
            #expect(touches.first?.view === inner)
            #expect(phase == touches.first?.phase)
            phases.append(phase)
            events.append(event)
        }
        var sent: UIEvent?
        stage.window.onEvent = { sent = $0 }
        stage.play("@0 A+(50,50); @.1 A~(60,50); @.2 A-; @.3 B+(50,50); @.4 B!")
        #expect(phases == [.began, .moved, .ended, .began, .cancelled])
        #expect(events.last == sent)
        #expect(stage.log == "V.began{A} | V.moved{A} | V.ended{A} | V.began{B} | V.cancelled{B}")
    }

    @Test("R-RSP-30 Presses forward likewise")
    func pressesForward() {
        let end = CountingResponder(), middle = PlainResponder(), start = PlainResponder()
        start.following = middle
        middle.following = end
        start.pressesBegan([], with: nil)
        start.pressesChanged([], with: nil)
        start.pressesEnded([], with: nil)
        start.pressesCancelled([], with: nil)
        #expect(end.calls == ["pB", "pM", "pE", "pC"])
    }

    @Test("R-RSP-31 Updates of estimated properties are not forwarded")
    func estimates() {
        let end = CountingResponder(), start = PlainResponder()
        start.following = end
        start.touchesEstimatedPropertiesUpdated([])
        #expect(end.calls.isEmpty)
        start.touchesBegan([], with: nil)
        #expect(end.calls == ["tB"])
    }

    @Test("R-RSP-32 An override without super ends the propagation, one with super continues it")
    func overrides() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(stage.take() == "C.began{A} | C.ended{A}")
        child.isForwarding = true
        stage.play("@1 A+(50,50); @1.1 A~(60,50); @1.2 A-")
        #expect(stage.take() == "C.began{A}; V.began{A} | C.moved{A}; V.moved{A} | C.ended{A}; V.ended{A}")
    }

    @Test("R-RSP-34 A call that no responder handles ends at the chain's end without harm")
    func discarded() throws {
        let stage = try Stage()
        stage.view.removeFromSuperview()
        stage.window.name = "W"
        stage.play("@0 A+(50,50); @.1 A~(60,50); @.2 A-")
        #expect(stage.log == "W.began{A} | W.moved{A} | W.ended{A}")
        let chain = Array(sequence(first: stage.window as UIResponder) { $0.next })
        #expect(chain.contains { $0 === UIApplication.shared })
    }

    @Test("T-15 R-RSP-2 A root controller's view leads to the controller, and that to the window", arguments: [false, true])
    func controller(isForwarding: Bool) throws {
        let stage = try Stage()
        stage.view.removeFromSuperview()
        stage.window.name = "W"
        let controller = LoggingController()
        controller.stage = stage
        controller.isForwarding = isForwarding
        controller.view = UIView()
        stage.window.rootViewController = controller
        stage.play("@0 A+(50,50)")
        #expect(stage.touch("A")?.view === controller.view)
        #expect(stage.log == (isForwarding ? "controller.began{A}; W.began{A}" : "controller.began{A}"))
    }

    @Test("T-119 R-RSP-12 A view without a window can't become first responder")
    func firstResponderWithoutWindow() throws {
        let stage = try Stage()
        let view = EagerView()
        #expect(!view.becomeFirstResponder())
        stage.view.addSubview(view)
        #expect(view.becomeFirstResponder())
        #expect(view.isFirstResponder)
    }

    @Test("T-120 R-RSP-12 A first responder that refuses to resign keeps the status")
    func firstResponderStays() throws {
        let stage = try Stage()
        let first = EagerView(), second = EagerView()
        stage.view.addSubview(first)
        stage.view.addSubview(second)
        #expect(first.becomeFirstResponder())
        first.isStaying = true
        #expect(!second.becomeFirstResponder())
        #expect(first.isFirstResponder && !second.isFirstResponder)
        first.isStaying = false
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder && second.isFirstResponder)
    }
}

/// Can become first responder, and may refuse to resign.
private final class EagerView: UIView {
    var isStaying = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !isStaying }
}
