import Foundation
import Testing
import UIKit

/// States that are asked for at unusual moments, and messages that are under way then.
@MainActor @Suite("Gestures: requests at odd moments", .leavesNothing)
struct RequestTests {
    @Test("R-GR-14 During a message the state reads what is sent, whatever is asked for meanwhile, for every target",
          arguments: [UIGestureRecognizer.State.changed, .ended, .cancelled, .failed])
    func askedInAMessage(asked: UIGestureRecognizer.State) throws {
        let stage = try Stage()
        let recognizer = stage.script()
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
        var reads: [String] = []
        recognizer.addAction { (recognizer: ScriptedRecognizer) in
            if recognizer.state == .began { recognizer.state = asked }
            reads.append("1 \(recognizer.state)")
        }
        recognizer.addAction { (recognizer: ScriptedRecognizer) in reads.append("2 \(recognizer.state)") }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        let next = asked == .failed ? UIGestureRecognizer.State.cancelled : asked
        #expect(reads == ["1 began", "2 began", "1 \(next)", "2 \(next)"])
    }

    @Test("R-GR-54, R-GR-31 Removed by a message: the other targets read the state they are called for, reset() reads possible",
          arguments: [false, true])
    func removedInAMessage(moves: Bool) throws {
        let stage = try Stage()
        let other = stage.add("C", 200, 200, 50, 50)
        let recognizer = stage.script()
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
        var reads: [String] = []
        recognizer.onReset = { reads.append("reset \($0.state)") }
        recognizer.addAction { (recognizer: ScriptedRecognizer) in
            if moves { other.addGestureRecognizer(recognizer) } else { recognizer.view?.removeGestureRecognizer(recognizer) }
            reads.append("1 \(recognizer.state)")
        }
        recognizer.addAction { (recognizer: ScriptedRecognizer) in reads.append("2 \(recognizer.state)") }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(reads == ["reset possible", "1 began", "2 began"])
        #expect(recognizer.state == .possible && recognizer.resets == 1)
    }

    @Test("R-GR-14 Repeated requests of one cycle are one message, also right after the beginning")
    func merged() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        recognizer.onBegan = { recognizer, _, _ in
            for state in [UIGestureRecognizer.State.began, .changed, .changed, .began, .possible] { recognizer.state = state }
        }
        stage.play("@0 A+(10,10)")
        #expect(stage.log == "G!began; G!changed")
    }

    @Test("R-GR-52, R-GR-13 A disabled one, and one whose view is in no window, asks in vain")
    func askedInVain() throws {
        let stage = try Stage()
        let disabled = stage.script("D"), detached = stage.script("E", to: UIView())
        disabled.isEnabled = false
        for recognizer in [disabled, detached] {
            recognizer.state = .began
            #expect(recognizer.state == .possible)
        }
        stage.advance(to: 1)
        #expect(stage.log == "" && disabled.resets == 0 && detached.resets == 0)
    }

    @Test("R-DLV-14 A state that a view's callback sets is acted on before the next event of the same batch")
    func betweenEvents() throws {
        let stage = try Stage()
        let recognizer = stage.script(logsTouches: true)
        stage.view.onTouches = { phase, _, _ in if phase == .began { recognizer.state = .began } }
        stage.playAtOnce("@0 A+(10,10); @0 A~(20,10); @0 A-")
        #expect(stage.log == "G.tB{A}; V.began{A} | G!began | V.cancelled{A} | G.tM{A} | G.tE{A}")
    }

    @Test("R-GEN-3, R-DLV-12 A deadline before an event of the batch fires before that event, and one that it sets in turn, too")
    func deadlinesInABatch() throws {
        let stage = try Stage()
        let recognizer = stage.script(logsTouches: true)
        recognizer.onBegan = { recognizer, _, _ in
            recognizer.deadline(0.5) { recognizer in
                recognizer.state = .began
                recognizer.deadline(0.25) { $0.state = .changed }
            }
        }
        stage.playAtOnce("@0 A+(10,10); @.6 A~(20,10); @.75 A-")
        stage.advance(to: 1)
        // At .75 the event goes first.
        #expect(stage.log == "G.tB{A}; V.began{A} | G!began | V.cancelled{A} | G.tM{A} | G.tE{A} | timer@.75 G!changed")
    }

    @Test("R-GR-41b While it waits an end is remembered once; a cancellation that came with the request is a failure",
          arguments: [UIGestureRecognizer.State.ended, .cancelled])
    func endsWhileItWaits(state: UIGestureRecognizer.State) throws {
        let stage = try Stage()
        let first = stage.script("F"), second = stage.script("S")
        first.requiresFailure = { _ in true }
        // With the landing: the relation is found out after both requests.
        first.onBegan = { recognizer, _, _ in
            recognizer.state = .began
            recognizer.state = state
        }
        first.onMoved = { recognizer, _, _ in
            recognizer.state = .ended
            recognizer.state = .ended
        }
        second.onEnded = { recognizer, _, _ in recognizer.state = .failed }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A-")
        #expect(stage.log == (state == .ended ? "V.began{A} | V.moved{A} | F!began; F!ended; V.cancelled{A}"
                                              : "V.began{A} | V.moved{A} | V.ended{A}"))
        #expect(first.resets == 1)
    }

    @Test("R-GR-51 After an attempt the location is the origin again")
    func locationAfterwards() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        recognizer.onEnded = { recognizer, _, _ in recognizer.state = .failed }
        stage.play("@0 A+(10,10); @.1 A-")
        #expect(recognizer.resets == 1 && recognizer.location(in: nil) == .zero)
    }

    @Test("R-DLV-2 A window that keeps one move to itself does not end what recognizers follow")
    func swallowedMove() throws {
        let stage = try Stage()
        stage.script(logsTouches: true)
        stage.play("@0 A+(10,10)")
        stage.window.isSending = false
        stage.play("@.1 A~(20,10)")
        stage.window.isSending = true
        stage.play("@.2 A~(30,10)")
        #expect(stage.log == "G.tB{A}; V.began{A} | — | G.tM{A}; V.moved{A}")
    }

    @Test("R-DLV-2, R-HIT-23 A landing that a window keeps to itself does not stand in the way of an exclusive view")
    func swallowedLanding() throws {
        let stage = try Stage()
        let exclusive = stage.add("E", 200, 0, 200, 400)
        exclusive.isExclusiveTouch = true
        stage.window.isSending = false
        stage.play("@0 A+(10,10)")
        stage.window.isSending = true
        stage.play("@.1 B+(300,10)")
        #expect(stage.log == "— | E.began{B}")
    }

    @Test("R-DLV-5, R-DLV-10 sendEvent from inside the gesture stage is ahead of its time: the order stays")
    func nestedSendEvent() throws {
        let stage = try Stage()
        let first = stage.script("F", logsTouches: true), second = stage.script("S", logsTouches: true)
        let send = { (_: ScriptedRecognizer, _: Set<UITouch>, event: UIEvent) in
            stage.window.sendEvent(event)
            UIApplication.shared.sendEvent(event)
        }
        second.onBegan = send
        first.delaysTouchesBegan = true
        first.onMoved = { recognizer, _, _ in recognizer.state = .failed }
        second.onMoved = { recognizer, _, _ in recognizer.state = .ended }
        second.cancelsTouchesInView = false
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(stage.log.replacingOccurrences(of: " | ", with: "; ").replacingOccurrences(of: "—; ", with: "")
            == "S.tB{A}; F.tB{A}; S.tM{A}; F.tM{A}; S!ended; V.began{A}; V.moved{A}")
    }

    @Test("R-DLV-5 Nor is a view called twice when a view sends it")
    func sendEventFromAView() throws {
        let stage = try Stage(multi: true)
        let other = stage.add("C", 200, 200, 100, 100)
        let recognizer = stage.script(logsTouches: true)
        stage.view.onTouches = { _, _, event in stage.window.sendEvent(event!) }
        stage.play("@0 A+(10,10) B+(250,250)")
        #expect(recognizer.numberOfTouches == 2)
        let calls = stage.log.components(separatedBy: CharacterSet(charactersIn: ";|")).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(calls.filter { !$0.isEmpty && $0 != "—" } == ["G.tB{A,B}", "V.began{A}", "C.began{B}"])
        _ = other
    }
}
