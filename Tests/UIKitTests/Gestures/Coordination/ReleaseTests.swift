import Testing
import UIKit

/// When and to which views withheld touches are released.
@MainActor @Suite("Gestures: releasing withheld touches", .leavesNothing)
struct ReleaseTests {
    @Test("R-GR-52, R-DLV-23 A holder that is disabled by a view's callback, or by another's reset, releases what it withheld",
          arguments: [false, true])
    func disabledLate(byReset: Bool) throws {
        let stage = try Stage(multi: true)
        let holder = stage.script("H"), other = stage.script("O")
        holder.delaysTouchesBegan = true
        holder.onBegan = { holder, touches, event in
            for touch in touches where touch.location(in: nil).x > 100 { holder.ignore(touch, for: event) }
        }
        if byReset {
            other.onMoved = { other, _, _ in other.state = .failed }
            other.onReset = { _ in holder.isEnabled = false }
        } else {
            stage.view.onTouches = { phase, _, _ in if phase == .moved { holder.isEnabled = false } }
        }
        stage.play("@0 A+(10,10) B+(200,10); @.1 B~(210,10); @.2 A~(20,10)")
        #expect(stage.log == "V.began{B} | V.moved{B} | timer@.1 V.began{A} | V.moved{A}")
    }

    @Test("R-DLV-28 A finger with whose landing a gesture ends still belongs to it",
          arguments: [UIGestureRecognizer.State.ended, .cancelled])
    func landingThatEnds(state: UIGestureRecognizer.State) throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
        recognizer.onBegan = { recognizer, _, _ in if recognizer.state == .began { recognizer.state = state } }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 B+(30,10); @.3 B~(40,10); @.4 B-")
        #expect(stage.log == "V.began{A} | G!began; V.cancelled{A} | G!\(state) | — | —")
    }

    @Test("R-DLV-29, R-DLV-30 Several are released oldest first, each with its whole past; then comes what is new")
    func order() throws {
        let stage = try Stage(multi: true)
        let holder = stage.script("H")
        holder.delaysTouchesBegan = true
        holder.onBegan = { holder, touches, event in
            for touch in touches where touch.location(in: nil).x > 100 { holder.ignore(touch, for: event) }
        }
        holder.onEnded = { holder, _, _ in holder.state = .failed }
        var told: [String] = []
        stage.view.onTouches = { phase, touches, _ in
            for touch in touches {
                let places = "\(Stage.text(touch.location(in: nil))) \(Stage.text(touch.previousLocation(in: nil)))"
                told.append("\(stage.letter(of: touch)) \(touch.phase) \(Stage.short(touch.timestamp)) \(places)")
            }
        }
        stage.play("@0 A+(10,10); @.1 B+(50,10); @.2 C+(200,10); @.3 A~(20,10) B~(60,10); @.4 A~(30,10)")
        told = []
        _ = stage.take()
        stage.play("@.5 B- C~(210,10)")
        #expect(stage.log == "V.began{A}; V.moved{A}; V.began{B}; V.moved{B}; V.ended{B}; V.moved{C}")
        #expect(told == ["A began 0 (10,10) (10,10)", "A moved .4 (30,10) (20,10)", "B began .1 (50,10) (50,10)",
                         "B moved .3 (60,10) (50,10)", "B ended .5 (60,10) (60,10)", "C moved .5 (210,10) (200,10)"])
        #expect(stage.touch("A")?.phase == .stationary && stage.touch("A")?.timestamp == 0.4)
    }

    @Test("R-DLV-30 Released ends come in order of landing, whichever was withheld first")
    func orderOfKinds() throws {
        let stage = try Stage(multi: true)
        let holder = stage.script("H"), ends = stage.script("E")
        holder.delaysTouchesBegan = true
        holder.onBegan = { holder, touches, event in
            for touch in touches where touch.location(in: nil).x < 100 { holder.ignore(touch, for: event) }
        }
        holder.onMoved = { holder, _, _ in holder.state = .failed }
        ends.onMoved = { ends, _, _ in ends.state = .failed }
        // H withholds B from its landing on, E the lift of A, which landed before.
        stage.play("@0 A+(10,10) C+(50,10); @.1 B+(200,10); @.2 A-; @.3 B~(210,10)")
        #expect(stage.log == "V.began{A,C} | — | — | V.ended{A}; V.began{B}; V.moved{B}")
    }

    @Test("R-DLV-29, R-DLV-21 A landing is delivered when its holders are gone, the end only when those of the end are")
    func beganBeforeEnded() throws {
        let stage = try Stage()
        let holder = stage.script("H"), ends = stage.script("E")
        holder.delaysTouchesBegan = true
        holder.delaysTouchesEnded = false
        holder.onEnded = { holder, _, _ in holder.deadline(0.1) { $0.state = .failed } }
        ends.onEnded = { ends, _, _ in ends.deadline(0.5) { $0.state = .failed } }
        var events = 0
        stage.view.onTouches = { _, _, event in if event?.type == .touches { events += 1 } }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A-")
        stage.advance(to: 1)
        #expect(stage.log == "— | — | — | timer@.3 V.began{A}; V.moved{A} | timer@.7 V.ended{A}")
        // Late callbacks have an event too.
        #expect(events == 3)
    }

    @Test("R-DLV-21, R-GR-46 The end is withheld also when the last that withheld the landing lets go with it")
    func endAfterTheHolderLetGo() throws {
        let stage = try Stage()
        let holder = stage.script("H"), ends = stage.script("E")
        holder.delaysTouchesBegan = true
        holder.onEnded = { holder, touches, event in for touch in touches { holder.ignore(touch, for: event) } }
        ends.onEnded = { ends, _, _ in ends.deadline(0.5) { $0.state = .failed } }
        stage.play("@0 A+(10,10); @.1 A-")
        stage.advance(to: 1)
        #expect(stage.log == "— | V.began{A} | timer@.6 V.ended{A}")
    }

    @Test("R-DLV-21, R-DLV-30 Ends whose holder is settled in the same cycle are delivered in one call with the event's others")
    func settledInTheSameCycle() throws {
        let stage = try Stage(multi: true)
        let loser = stage.script("L"), winner = stage.script("W")
        winner.cancelsTouchesInView = false
        winner.onEnded = { winner, _, _ in winner.state = .ended }
        stage.play("@0 A+(10,10) B+(20,20); @.1 A- B-")
        #expect(stage.log == "V.began{A,B} | W!ended; V.ended{A,B}")
        #expect(loser.resets == 1)
    }

    @Test("R-DLV-26, R-DLV-24 Fingers that lift together are cancelled in one call, although others withhold their ends")
    func cancelledTogether() throws {
        let stage = try Stage(multi: true)
        let holder = stage.script("H"), winner = stage.script("W")
        holder.isPrevented = { _ in false }
        winner.onEnded = { winner, _, _ in winner.state = .ended }
        stage.play("@0 A+(10,10) B+(20,20); @.1 A- B-")
        #expect(stage.log == "V.began{A,B} | W!ended; V.cancelled{A,B}")
        #expect(holder.resets == 0)
    }

    @Test("R-DLV-20 One that recognizes with the landing does not withhold it; without cancelling, the view receives it after the action")
    func recognizedAtLanding() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        recognizer.delaysTouchesBegan = true
        recognizer.cancelsTouchesInView = false
        recognizer.onBegan = { recognizer, _, _ in recognizer.state = .began }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(stage.log == "G!began; V.began{A} | V.moved{A}")
    }

    @Test("R-DLV-28 A finger that joins a gesture which cancels nothing is its view's as well")
    func joinsWithoutCancelling() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true)
        recognizer.cancelsTouchesInView = false
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 B+(30,10)")
        #expect(stage.log == "G.tB{A}; V.began{A} | G.tM{A}; G!began; V.moved{A} | G.tB{B}; V.began{B}")
    }

    @Test("R-VH-8 Of several released touches one's callback may take the other's view away: that one is cancelled, before it goes")
    func viewGoesBeforeItsTurn() throws {
        let stage = try Stage()
        let one = stage.add("C", 0, 0, 100, 100), other = stage.add("D", 100, 0, 100, 100)
        let recognizer = stage.script()
        recognizer.onEnded = { recognizer, _, _ in recognizer.deadline(0.5) { $0.state = .failed } }
        one.onTouches = { phase, _, _ in if phase == .ended { other.removeFromSuperview() } }
        stage.play("@0 A+(10,10) B+(110,10); @.1 A- B-")
        stage.advance(to: 1)
        #expect(stage.log == "C.began{A}; D.began{B} | — | timer@.6 C.ended{A}; D.cancelled{B}")
    }
}
