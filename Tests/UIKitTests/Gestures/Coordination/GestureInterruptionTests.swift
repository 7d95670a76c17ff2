import Testing
import UIKit

@MainActor @Suite("Gestures: disabling, removing, leaving the window, cancelling", .leavesNothing)
struct GestureInterruptionTests {
    private func dragging(_ stage: Stage, to view: UIView? = nil, logsTouches: Bool = false) -> ScriptedRecognizer {
        let recognizer = stage.script("pan", to: view, logsTouches: logsTouches)
        recognizer.onMoved = { recognizer, _, event in recognizer.state = .began }
        recognizer.onEnded = { recognizer, _, _ in recognizer.state = .ended }
        return recognizer
    }

    // R-GR-52, R-GR-53, T-78
    @Test func disablingAnActiveOne() throws {
        let stage = try Stage()
        let recognizer = dragging(stage)
        stage.play("@0 A+(50,50); @.1 A~(70,50)")
        _ = stage.take()
        recognizer.isEnabled = false
        #expect(stage.take() == "pan!cancelled")
        #expect(recognizer.resets == 1 && recognizer.state == .possible)
        stage.play("@.2 A~(80,50); @.3 A-")
        #expect(stage.take() == "— | —")
        recognizer.isEnabled = true
        stage.play("@.35 B+(50,50); @.4 B~(60,50)")
        #expect(stage.take() == "V.began{B} | pan!began; V.cancelled{B}")
    }

    // R-GR-52: one that had not begun fails without an action; what it withheld is released.
    @Test func disablingAPossibleOne() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        recognizer.delaysTouchesBegan = true
        stage.play("@0 A+(50,50); @.1 A~(60,50)")
        recognizer.isEnabled = false
        stage.play("@.2 A~(70,50); @.3 A-")
        #expect(stage.log.replacingOccurrences(of: "timer@.1 ", with: "").replacingOccurrences(of: "timer@.2 ", with: "")
            == "— | — | V.began{A}; V.moved{A} | V.moved{A} | V.ended{A}")
        #expect(recognizer.resets == 1)
    }

    // R-GR-53
    @Test func disablingInItsOwnAction() throws {
        let stage = try Stage()
        let recognizer = dragging(stage)
        recognizer.addAction { [weak stage] (recognizer: UIGestureRecognizer) in
            if recognizer.state == .began {
                recognizer.isEnabled = false
                stage?.note("returned")
            }
        }
        stage.play("@0 A+(50,50); @.1 A~(70,50)")
        #expect(stage.log == "V.began{A} | pan!began; returned; pan!cancelled; V.cancelled{A}")
        #expect(recognizer.resets == 1)
    }

    // R-GR-54, T-79
    @Test func removing() throws {
        let stage = try Stage()
        let recognizer = dragging(stage)
        stage.play("@0 A+(50,50); @.1 A~(70,50)")
        _ = stage.take()
        stage.view.removeGestureRecognizer(recognizer)
        #expect(recognizer.resets == 1 && recognizer.view == nil && recognizer.state == .possible)
        stage.play("@.2 A~(80,50); @.3 A-")
        #expect(stage.log == "— | —")
    }

    // R-GR-54: those that waited for it go on, and what it withheld is released.
    @Test func removingARequirement() throws {
        let stage = try Stage()
        let waiting = dragging(stage), required = stage.script("R")
        waiting.require(toFail: required)
        stage.play("@0 A+(50,50); @.1 A~(70,50)")
        stage.view.removeGestureRecognizer(required)
        stage.advance(to: 0.2)
        #expect(stage.log.hasPrefix("V.began{A} | V.moved{A} | "))
        #expect(stage.log.hasSuffix("pan!began; V.cancelled{A}"))
    }

    // R-GR-55, T-116
    @Test func itsViewLeavesTheWindow() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 200, 200)
        let recognizer = dragging(stage, to: child, logsTouches: true)
        var phases: [UITouch.Phase] = []
        recognizer.onCancelled = { _, touches, _ in phases += touches.map(\.phase) }
        stage.play("@0 A+(50,50); @.1 A~(70,50)")
        _ = stage.take()
        child.removeFromSuperview()
        #expect(stage.take() == "pan.tC{A} | pan!cancelled")
        #expect(phases.count == 1 && phases[0] != .cancelled)
        #expect(recognizer.resets == 1 && recognizer.state == .possible)
        stage.play("@.2 A~(80,50); @.3 A-")
        #expect(stage.log == "— | —")
    }

    // R-GR-55, R-VH-8: not begun: it fails; the view is called.
    @Test func itsViewLeavesTheWindowBeforeItBegan() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 200, 200)
        let recognizer = stage.script("G", to: child, logsTouches: true)
        stage.play("@0 A+(50,50)")
        child.removeFromSuperview()
        #expect(stage.log.hasPrefix("G.tB{A}; C.began{A}"))
        #expect(stage.log.contains("C.cancelled{A}") && stage.log.contains("G.tC{A}") && !stage.log.contains("!"))
        #expect(recognizer.resets == 1)
    }

    // R-VH-8, R-DLV-32: a view whose touch's end is withheld gets a cancellation when it leaves; one that received nothing gets nothing.
    @Test func leavingWithWithheldTouches() throws {
        for delaysBegan in [false, true] {
            let stage = try Stage()
            let child = stage.add("C", 0, 0, 200, 200)
            let recognizer = stage.script()
            recognizer.delaysTouchesBegan = delaysBegan
            stage.play("@0 A+(50,50); @.1 A-")
            child.removeFromSuperview()
            #expect(stage.log == (delaysBegan ? "— | —" : "C.began{A} | — | C.cancelled{A}"))
        }
    }

    // R-GR-56, T-115
    @Test func onlyTheHitViewLeaves() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 200, 200)
        let recognizer = dragging(stage)
        recognizer.addAction { (_: UIGestureRecognizer) in child.removeFromSuperview() }
        stage.play("@0 A+(50,50); @.1 A~(70,50); @.2 A~(80,50); @.3 A-")
        #expect(stage.log == "C.began{A} | pan!began; C.cancelled{A} | pan!changed | pan!ended")
    }

    // R-DLV-7: another superview in the same window changes nothing.
    @Test func reparenting() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100), other = stage.add("D", 200, 200, 100, 100)
        let onChild = dragging(stage, to: child)
        let onOther = stage.script("o", to: other, logsTouches: true)
        stage.play("@0 A+(50,50)")
        other.addSubview(child)
        stage.play("@.1 A~(70,50); @.2 A-")
        #expect(stage.log == "C.began{A} | pan!began; C.cancelled{A} | pan!ended")
        _ = (onChild, onOther)
    }

    // R-APP-2, R-APP-3, R-APP-4, R-DLV-41
    @Test func theApplicationResigns() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true)
        var order: [String] = []
        let token = NotificationCenter.default.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { order.append(stage.log) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.play("@0 A+(10,10) B+(50,50)")
        stage.host.setVisible(false)
        let expected = "G.tB{A,B}; V.began{A,B} | G.tC{A,B}; V.cancelled{A,B}"
        #expect(stage.log == expected && order == [expected])
        #expect(recognizer.resets == 1)
    }

    // R-DLV-41: ends that are withheld come out as cancelled; landings that are withheld, not at all.
    @Test func cancellingReachesWithheldTouches() throws {
        for delaysBegan in [false, true] {
            let stage = try Stage(multi: true)
            let recognizer = stage.script()
            recognizer.delaysTouchesBegan = delaysBegan
            stage.play("@0 A+(10,10); @.1 A-")
            stage.host.setVisible(false)
            #expect(stage.log == (delaysBegan ? "— | —" : "V.began{A} | — | V.cancelled{A}"))
        }
    }

    // R-DLV-33, R-DLV-13: a view that an action removes receives nothing more of the event.
    @Test func anActionRemovesTheView() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 200, 200)
        let recognizer = dragging(stage)
        recognizer.cancelsTouchesInView = false
        recognizer.addAction { (_: UIGestureRecognizer) in child.removeFromSuperview() }
        stage.play("@0 A+(50,50); @.1 A~(70,50); @.2 A-")
        #expect(stage.log == "C.began{A} | pan!began; C.cancelled{A} | pan!ended")
    }
}
