import Testing
import UIKit

/// Failure requirements together with exclusion, resets and each other.
@MainActor @Suite("Gestures: requirements and the rest", .leavesNothing)
struct RequirementCombinationTests {
    private func began(_ recognizer: ScriptedRecognizer, _: Set<UITouch>, _: UIEvent) { recognizer.state = .began }

    @Test("R-GR-45 A recognizer that waits is excluded like any other, and stays silent when its requirement fails later")
    func waitingIsExcluded() throws {
        let stage = try Stage()
        let waiting = stage.script("F"), required = stage.script("R"), winner = stage.script("W")
        waiting.require(toFail: required)
        required.isPrevented = { _ in false }
        waiting.onMoved = { recognizer, _, event in if event.timestamp < 0.15 { recognizer.state = .began } }
        winner.onMoved = { recognizer, _, event in if event.timestamp > 0.15 { recognizer.state = .ended } }
        required.onMoved = { recognizer, _, event in if event.timestamp > 0.25 { recognizer.state = .failed } }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10); @.3 A~(40,10)")
        #expect(stage.log == "V.began{A} | V.moved{A} | W!ended; V.cancelled{A} | —")
        #expect(waiting.resets == 1)
    }

    @Test("R-GR-42, R-DLV-10 What a failure in the deciding sets free is recognized before the messages of that cycle")
    func setFreeWhileDeciding() throws {
        let stage = try Stage()
        let third = stage.script("T"), second = stage.script("S"), first = stage.script("F")
        first.require(toFail: second)
        second.require(toFail: third)
        for recognizer in [first, second] { recognizer.onMoved = began }
        first.isPrevented = { _ in false }
        third.cancelsTouchesInView = false
        third.onMoved = { recognizer, _, event in if event.timestamp > 0.15 { recognizer.state = .began } }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10)")
        // T is recognized, so S fails, so F goes on.
        #expect(stage.log == "V.began{A} | V.moved{A} | T!began; F!began; V.cancelled{A}")
    }

    @Test("R-GR-42, R-GR-41a One requirement that is recognized decides, though another is still open")
    func recognizedBeforeUnsettled() throws {
        let stage = try Stage()
        let waiting = stage.script("F"), open = stage.script("O"), active = stage.script("A")
        waiting.require(toFail: open)
        waiting.require(toFail: active)
        active.prevents = { _ in false }
        active.onBegan = began
        waiting.onMoved = began
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10)")
        #expect(waiting.resets == 1 && open.resets == 0)
    }

    @Test("R-GR-42 A requirement that comes to its end with the event counts as recognized, not as failed")
    func endsWithTheEvent() throws {
        for state in [UIGestureRecognizer.State.ended, .cancelled] {
            let stage = try Stage()
            let active = stage.script("A"), waiting = stage.script("F")
            waiting.require(toFail: active)
            active.prevents = { _ in false }
            active.onBegan = began
            active.onMoved = { recognizer, _, _ in recognizer.state = state }
            waiting.onMoved = began
            stage.play("@0 A+(10,10); @.1 A~(20,10)")
            #expect(stage.log == "A!began | A!\(state)" && waiting.resets == 1)
        }
    }

    @Test("R-GR-41d A requirement of its own, and one that closes a circle, hold nothing up", arguments: 0..<3)
    func circles(kind: Int) throws {
        let stage = try Stage()
        let first = stage.script("F"), second = stage.script("S")
        switch kind {
        case 0: first.require(toFail: first)
        case 1:
            first.require(toFail: second)
            second.require(toFail: first)
        default:
            first.requiresFailure = { _ in true }
            second.requiresFailure = { _ in true }
        }
        for recognizer in [first, second] { recognizer.onMoved = began }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        // S is asked first: that F may not come before it is then too late.
        #expect(stage.log == "V.began{A} | \(kind == 2 ? "F" : "S")!began; V.cancelled{A}")
    }

    @Test("R-GR-41c An answer ends with the attempt of the one that was to fail")
    func theOtherIsReset() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 0, 0, 100, 100)
        child.isMultipleTouchEnabled = true
        let waiting = stage.script("F"), required = stage.script("R", to: child), delegate = GestureDelegate()
        waiting.delegate = delegate
        delegate.shouldReceiveTouch = { _, touch in touch.location(in: nil).x < 50 }
        waiting.requiresFailure = { _ in true }
        waiting.onMoved = began
        required.onMoved = { recognizer, _, event in if event.timestamp < 0.15 { recognizer.state = .failed } }
        waiting.onMoved = { recognizer, _, event in if event.timestamp > 0.25 { recognizer.state = .began } }
        // R fails with A, and starts again with B, of which F knows nothing.
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 B+(90,90); @.3 A~(30,10)")
        #expect(stage.log == "C.began{A} | C.moved{A} | C.began{B} | F!began; C.cancelled{A}")
    }

    @Test("R-GR-41c An answer ends with the attempt of the one that waits")
    func itselfIsReset() throws {
        let stage = try Stage(multi: true)
        let waiting = stage.script("F"), required = stage.script("R")
        var answer = true
        waiting.requiresFailure = { _ in answer }
        waiting.onMoved = { recognizer, _, event in recognizer.state = event.timestamp < 0.15 ? .failed : .began }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        answer = false
        stage.play("@.2 B+(50,50); @.3 B~(60,50)")
        #expect(stage.log == "V.began{A} | V.moved{A} | V.began{B} | F!began; V.cancelled{B}")
        #expect(waiting.resets == 1 && required.resets == 1)
    }

    @Test("R-DLV-24, R-GR-52 One that a view disables while it is called for the cancellation has taken the other touches too")
    func disabledWhileCancelling() throws {
        let stage = try Stage()
        let left = stage.add("L", 0, 0, 100, 100)
        stage.add("R", 100, 0, 100, 100)
        let recognizer = stage.script()
        recognizer.onMoved = began
        left.onTouches = { phase, _, _ in if phase == .cancelled { recognizer.isEnabled = false } }
        stage.play("@0 A+(10,10) B+(110,10); @.1 A~(20,10); @.2 A- B-")
        #expect(stage.log == "L.began{A}; R.began{B} | G!began; L.cancelled{A}; G!cancelled; R.cancelled{B} | —")
    }

    @Test("R-GR-55, R-VH-8 When a view leaves after a lift its recognizers receive the other fingers alone; these have no view then")
    func leavesAfterALift() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 200, 200)
        child.isMultipleTouchEnabled = true
        let recognizer = stage.script("G", to: child, logsTouches: true)
        recognizer.onMoved = began
        recognizer.addAction { [weak child] (recognizer: ScriptedRecognizer) in
            if recognizer.state == .changed { child?.removeFromSuperview() }
        }
        recognizer.onEnded = { recognizer, _, _ in recognizer.state = .changed }
        stage.play("@0 A+(10,10) B+(50,50); @.1 A~(20,10); @.2 A-")
        #expect(stage.log == """
            G.tB{A,B}; C.began{A,B} | G.tM{A}; G!began; C.cancelled{A,B} | G.tE{A}; G!changed; G.tC{B}; G!cancelled
            """)
        #expect(stage.touch("B")?.view == nil && recognizer.resets == 1)
    }
}
