import Testing
import UIKit

/// Touches are cancelled from inside a callback: of a view, a recognizer, an action, a timer (R-APP-2 … 5).
@MainActor @Suite("Gestures: cancelling from inside a callback", .leavesNothing)
struct NestedCancellationTests {
    private func began(_ recognizer: ScriptedRecognizer, _: Set<UITouch>, _: UIEvent) { recognizer.state = .began }

    private func ignoreAll() { UIApplication.shared.beginIgnoringInteractionEvents() }
    private func heedAgain() { UIApplication.shared.endIgnoringInteractionEvents() }

    @Test("R-TCH-13, R-APP-5 A touch that was cancelled keeps its view")
    func viewStays() throws {
        let stage = try Stage()
        stage.view.onTouches = { phase, _, _ in if phase == .began { ignoreAll() } }
        stage.play("@0 A+(10,10)")
        heedAgain()
        #expect(stage.log == "V.began{A}; V.cancelled{A}")
        #expect(stage.touch("A")?.view === stage.view)
        #expect(stage.touch("A")?.phase == .cancelled && stage.touch("A")?.timestamp == 0)
    }

    @Test("R-APP-5, R-DLV-27 Touches that a recognizer is just taking from their view are cancelled as well")
    func whileAViewHearsOfCancellation() throws {
        let stage = try Stage()
        let recognizer = stage.script(logsTouches: true)
        recognizer.onMoved = began
        stage.view.onTouches = { phase, _, _ in if phase == .cancelled { ignoreAll() } }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        heedAgain()
        #expect(stage.take() == "G.tB{A}; V.began{A} | G.tM{A}; G!began; V.cancelled{A}; G.tC{A}; G!cancelled")
        #expect(stage.touch("A")?.phase == .cancelled && stage.touch("A")?.gestureRecognizers == [])
        stage.view.onTouches = nil
        stage.play("@.2 A~(30,10); @.3 A-; @.4 B+(10,10)")
        #expect(stage.log == "G.tB{B}; V.began{B}")
        #expect(stage.touch("B")?.gestureRecognizers == [recognizer])
    }

    @Test("R-APP-5, R-DLV-29 Cancelling in a late callback ends the touch for good", arguments: [false, true])
    func whileATouchIsReleased(isTimed: Bool) throws {
        let stage = try Stage()
        let recognizer = stage.script(logsTouches: true)
        recognizer.delaysTouchesBegan = true
        if isTimed {
            recognizer.onBegan = { recognizer, _, _ in recognizer.deadline(0.1) { $0.state = .failed } }
        } else {
            recognizer.onMoved = { recognizer, _, _ in recognizer.state = .failed }
        }
        stage.view.onTouches = { phase, _, _ in if phase == .began { ignoreAll() } }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        stage.advance(to: 0.15)
        heedAgain()
        stage.view.onTouches = nil
        let touch = try #require(stage.touch("A"))
        #expect(touch.phase == .cancelled && touch.gestureRecognizers == [])
        // Between two events it is an event of its own.
        #expect(stage.take().hasSuffix(isTimed ? "V.began{A} | V.cancelled{A}" : "V.began{A}; V.cancelled{A}"))
        stage.play("@.2 A~(30,10); @.3 A-; @.4 B+(10,10)")
        #expect(stage.log == "G.tB{B}")
    }

    @Test("R-APP-4, R-GR-48 Cancelling in an action that a timer sent reaches recognizers and views")
    func inATimersAction() throws {
        for hides in [false, true] {
            let stage = try Stage(multi: true)
            let other = stage.add("O", 200, 200, 100, 100)
            let recognizer = stage.script(logsTouches: true)
            recognizer.onBegan = { recognizer, touches, _ in
                if recognizer.numberOfTouches == 1 { recognizer.deadline(0.5) { $0.state = .began } }
            }
            recognizer.addAction { (recognizer: ScriptedRecognizer) in
                guard recognizer.state == .began else { return }
                if hides { stage.host.setVisible(false) } else { ignoreAll() }
            }
            stage.play("@0 A+(10,10)")
            let rest = stage.script("O", to: other, logsTouches: true)
            rest.isPrevented = { _ in false }
            stage.play("@.1 B+(250,250)")
            _ = stage.take()
            stage.advance(to: 1)
            #expect(stage.log == "timer@.5 G!began; O.tC{B}; G.tC{A,B}; V.cancelled{A}; O.cancelled{B}; G!cancelled")
            #expect(recognizer.resets == 1 && rest.resets == 1)
            #expect(recognizer.state == .possible && stage.touch("A")?.gestureRecognizers == [])
            if hides { stage.host.setVisible(true) } else { heedAgain() }
            _ = stage.take()
            stage.play("@1.1 A~(30,10) B~(260,250); @1.2 A- B-; @1.3 A+(10,10)")
            #expect(stage.log == "G.tB{A}; V.began{A}")
            #expect(stage.touch("A")?.tapCount == 1)
        }
    }

    @Test("R-APP-5 Cancelling in the callback that a timer's release made")
    func inATimersRelease() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true)
        recognizer.onBegan = { recognizer, _, _ in recognizer.deadline(0.5) { $0.state = .failed } }
        stage.view.onTouches = { phase, _, _ in if phase == .ended { ignoreAll() } }
        stage.play("@0 A+(10,10) B+(20,20); @.1 A-")
        stage.advance(to: 1)
        heedAgain()
        stage.view.onTouches = nil
        #expect(stage.take() == "G.tB{A,B}; V.began{A,B} | G.tE{A} | timer@.5 V.ended{A} | V.cancelled{B}")
        stage.play("@1.1 B-; @1.2 C+(10,10)")
        #expect(stage.log == "G.tB{C}; V.began{C}")
    }

    @Test("R-EVT-30, R-APP-5 A recognizer that has not received a landing does not receive its end")
    func beforeItsTurn() throws {
        let stage = try Stage(multi: true)
        let second = stage.script("S", logsTouches: true), first = stage.script("F", logsTouches: true)
        first.onBegan = { _, touches, _ in if touches.count == 1 { ignoreAll() } }
        stage.play("@0 A+(10,10) B+(20,20); @.1 A~(30,10)")
        _ = stage.take()
        stage.play("@.2 C+(30,30)")
        heedAgain()
        // S knows A and B, not C.
        #expect(stage.log == "F.tB{C}; F.tC{A,B,C}; S.tC{A,B}; V.cancelled{A,B}")
        #expect(first.resets == 1 && second.resets == 1)
        #expect(stage.touch("C")?.gestureRecognizers == [])
    }

    @Test("R-EVT-30, R-APP-5 The same in another window, whose turn has not come")
    func beforeTheWindowsTurn() throws {
        let stage = try Stage()
        let window = stage.addWindow("X", level: .alert)
        window.frame = CGRect(x: 200, y: 0, width: 200, height: 400)
        let other = stage.script("O", to: window, logsTouches: true)
        let recognizer = stage.script(logsTouches: true)
        recognizer.onBegan = { recognizer, _, _ in recognizer.state = .ended }
        recognizer.addAction { (_: UIGestureRecognizer) in ignoreAll() }
        stage.play("@0 A+(10,10) B+(300,10)")
        heedAgain()
        #expect(stage.log == "G.tB{A}; G!ended | —")
        #expect(other.numberOfTouches == 0 && stage.touch("B")?.gestureRecognizers == [])
    }

    @Test("R-EVT-30 After a nested cancellation the event has no further callbacks for the touch")
    func nothingFollows() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true)
        // One that does not give up by itself.
        final class Stubborn: UIGestureRecognizer {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                log.append("tB")
                if touches.count == 1, numberOfTouches == 2 { UIApplication.shared.beginIgnoringInteractionEvents() }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { log.append("tM") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { log.append("tC\(touches.count)") }
        }
        let stubborn = stage.add(Stubborn(), "S")
        stage.play("@0 A+(10,10); @.1 A~(20,10) B+(30,30)")
        heedAgain()
        #expect(stubborn.log == ["tB", "tB", "tC2"])
        #expect(recognizer.resets == 1)
    }

    @Test("R-GR-51 In the action of a nested cancellation the location is the last one")
    func location() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        recognizer.onMoved = began
        var locations: [String] = []
        recognizer.addAction { (recognizer: ScriptedRecognizer) in
            locations.append("\(recognizer.state) \(Stage.text(recognizer.location(in: nil)))")
            if recognizer.state == .began { ignoreAll() }
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        heedAgain()
        #expect(locations == ["began (20,10)", "cancelled (20,10)"])
    }

    @Test("R-TCH-4, R-TCH-11, R-EVT-3 What a timer's action cancelled is over: phase and time stay, and the sequence ends with it")
    func overAfterATimersAction() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        recognizer.onBegan = { recognizer, _, _ in recognizer.deadline(0.5) { $0.state = .began } }
        recognizer.addAction { (recognizer: ScriptedRecognizer) in if recognizer.state == .began { ignoreAll() } }
        weak var event: UIEvent?
        stage.window.onEvent = { event = $0 }
        stage.play("@0 A+(10,10); @.2 B+(20,20)")
        stage.advance(to: 1)
        heedAgain()
        #expect(event == nil)
        let touch = try #require(stage.touch("A"))
        #expect(touch.phase == .cancelled && touch.timestamp == 0.7)
        stage.play("@1.1 A~(30,10); @1.2 C+(10,10)")
        #expect(touch.phase == .cancelled && touch.timestamp == 0.7)
        #expect(stage.letters(event?.allTouches) == "C")
    }

    @Test("R-DLV-41, R-DLV-32 An end that is withheld comes out as cancelled, once, also when its view goes then")
    func withheldEnd() throws {
        for isDown in [false, true] {
            let stage = try Stage(multi: true)
            let child = stage.add("C", 0, 0, 100, 100)
            let holder = stage.script("H"), recognizer = stage.script()
            holder.isPrevented = { _ in false }
            recognizer.cancelsTouchesInView = false
            recognizer.onEnded = { recognizer, _, _ in recognizer.state = .ended }
            recognizer.addAction { (_: UIGestureRecognizer) in
                ignoreAll()
                child.removeFromSuperview()
            }
            // With B down as well there is something to cancel, without it there is only what is withheld.
            stage.play(isDown ? "@0 A+(10,10) B+(300,300); @.1 A-" : "@0 A+(10,10); @.1 A-")
            heedAgain()
            let views = isDown ? "V.cancelled{B}; C.cancelled{A}" : "C.cancelled{A}"
            #expect(stage.log == "C.began{A}\(isDown ? "; V.began{B}" : "") | G!ended; \(views)")
            #expect(stage.touch("A")?.phase == .cancelled)
            #expect(holder.resets == (isDown ? 1 : 0))
        }
    }

    @Test("R-EVT-3 Cancelling in a turn inside a view's callback leaves the running event its touches")
    func inATurnInsideACallback() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        recognizer.onBegan = { recognizer, _, _ in recognizer.deadline(0.5) { $0.state = .began } }
        recognizer.addAction { (recognizer: ScriptedRecognizer) in if recognizer.state == .began { ignoreAll() } }
        var touches: String?
        stage.view.onTouches = { phase, _, event in
            guard phase == .moved else { return }
            stage.host.advance(to: 1)
            touches = stage.letters(event?.allTouches)
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        heedAgain()
        stage.view.onTouches = nil
        #expect(touches == "A")
        #expect(stage.log == "V.began{A} | V.moved{A}; G!began; V.cancelled{A}; G!cancelled")
        #expect(stage.touch("A")?.phase == .cancelled && recognizer.resets == 1)
    }
}
