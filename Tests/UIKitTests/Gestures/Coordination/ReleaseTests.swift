import Testing
import UIKit

/// When and to whom withheld touches are released.
@MainActor @Suite("Gestures: releasing withheld touches")
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

    @Test("R-DLV-28 A finger with whose landing a gesture ends still belongs to it", arguments: [UIGestureRecognizer.State.ended, .cancelled])
    func landingThatEnds(state: UIGestureRecognizer.State) throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
        recognizer.onBegan = { recognizer, _, _ in if recognizer.state == .began { recognizer.state = state } }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 B+(30,10); @.3 B~(40,10); @.4 B-")
        #expect(stage.log == "V.began{A} | V.cancelled{A}; G!began | G!\(state) | — | —")
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
}
