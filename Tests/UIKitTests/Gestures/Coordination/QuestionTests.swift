import Testing
import UIKit

/// A delegate that is asked may do anything: disable, remove, ask for a state. No attempt is left behind in a state that it never leaves.
@MainActor @Suite("Gestures: what the asked do", .leavesNothing)
struct QuestionTests {
    private func began(_ recognizer: ScriptedRecognizer, _: Set<UITouch>, _: UIEvent) { recognizer.state = .began }

    /// After the first drag, in which something happened to it, the recognizer takes part in a second one as ever.
    private func expectSound(_ recognizer: ScriptedRecognizer, _ stage: Stage, _ name: String) {
        #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0, "\(name)")
        recognizer.isEnabled = true
        stage.view.addGestureRecognizer(recognizer)
        recognizer.isPrevented = { _ in false }
        recognizer.delegate = nil
        recognizer.onMoved = began
        _ = stage.take()
        let resets = recognizer.resets
        stage.play("@2 Z+(10,10); @2.1 Z~(20,10); @2.2 Z!")
        #expect(stage.log.contains("\(name)!began") && stage.log.contains("\(name)!cancelled"), "\(stage.log)")
        #expect(recognizer.resets == resets + 1)
    }

    @Test("R-GR-20, R-GR-52 A delegate that disables or removes the recognizer and refuses leaves it ready for the next attempt",
          arguments: [false, true], [false, true])
    func endedByItsDelegate(removes: Bool, answer: Bool) throws {
        let stage = try Stage()
        let recognizer = stage.script(), delegate = GestureDelegate()
        recognizer.delegate = delegate
        recognizer.onMoved = began
        delegate.shouldBegin = { recognizer in
            if removes { recognizer.view?.removeGestureRecognizer(recognizer) } else { recognizer.isEnabled = false }
            return answer
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A-")
        #expect(stage.log == "V.began{A} | V.moved{A} | V.ended{A}")
        #expect(recognizer.resets == 1)
        expectSound(recognizer, stage, "G")
    }

    @Test("R-GR-44, R-GR-52 Questions of exclusion may end the one that they are about", arguments: [false, true], [false, true])
    func endedByQuestionsOfExclusion(removes: Bool, answer: Bool) throws {
        let stage = try Stage()
        let loser = stage.script("L"), winner = stage.script("W")
        winner.onMoved = began
        winner.prevents = { [weak loser] other in
            guard let loser, other === loser else { return true }
            if removes { loser.view?.removeGestureRecognizer(loser) } else { loser.isEnabled = false }
            return answer
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A!")
        #expect(stage.log == "V.began{A} | W!began; V.cancelled{A} | W!cancelled")
        #expect(loser.resets == 1)
        stage.view.removeGestureRecognizer(winner)
        expectSound(loser, stage, "L")
    }

    @Test("R-GR-45, R-GR-52 An active one that is asked whether it prevents another may end that other")
    func endedByTheActiveOne() throws {
        for answer in [false, true] {
            let stage = try Stage()
            let late = stage.script("L"), active = stage.script("A")
            active.onBegan = began
            late.isPrevented = { _ in false }
            active.prevents = { [weak late] other in
                if other === late, late?.numberOfTouches == 1, late?.isEnabled == true { late?.isEnabled = false }
                return answer
            }
            stage.play("@0 A+(10,10)")
            late.isPrevented = nil
            late.isEnabled = true
            stage.play("@.1 B+(20,20)")
            late.onMoved = began
            stage.play("@.2 A~(20,10) B~(30,30); @.3 A! B!")
            #expect(!stage.log.contains("L!"), "\(stage.log)")
            stage.view.removeGestureRecognizer(active)
            expectSound(late, stage, "L")
        }
    }

    @Test("R-GR-21, R-GR-55 A view that is asked may take the recognizer's view away")
    func endedByAView() throws {
        final class Leaving: UIView {
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                removeFromSuperview()
                return false
            }
        }
        let stage = try Stage()
        let leaving = Leaving(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(leaving)
        let recognizer = stage.script("G", to: leaving)
        recognizer.onMoved = began
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A-")
        #expect(!stage.log.contains("G!"))
        #expect(recognizer.resets == 1)
        expectSound(recognizer, stage, "G")
    }

    @Test("R-GR-20 Permission is asked once, also of one that asks for the state itself")
    func stateSetWhileAsked() throws {
        let stage = try Stage()
        let recognizer = stage.script(), delegate = GestureDelegate()
        recognizer.delegate = delegate
        recognizer.onMoved = began
        var asked = 0
        delegate.shouldBegin = { [weak recognizer] _ in
            asked += 1
            if asked < 5 { recognizer?.state = .began }
            return true
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(asked == 1)
        #expect(stage.log == "V.began{A} | G!began; V.cancelled{A}")
    }

    @Test("R-GR-20 A delegate that fails the recognizer has refused it")
    func failedWhileAsked() throws {
        let stage = try Stage()
        let recognizer = stage.script(), delegate = GestureDelegate()
        recognizer.delegate = delegate
        recognizer.onMoved = began
        delegate.shouldBegin = { [weak recognizer] _ in
            recognizer?.state = .failed
            return true
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A-")
        #expect(stage.log == "V.began{A} | V.moved{A} | V.ended{A}")
        #expect(recognizer.resets == 1)
        expectSound(recognizer, stage, "G")
    }

    @Test("R-GR-20, R-GR-21 A refusal that is given when the attempt is over is none of the next attempt, which was permitted")
    func refusedAfterItsEnd() throws {
        let stage = try Stage()
        let recognizer = stage.script(), delegate = GestureDelegate()
        recognizer.delegate = delegate
        recognizer.onMoved = began
        var asked = 0
        delegate.shouldBegin = { [weak recognizer] _ in
            asked += 1
            guard asked == 1, let recognizer else { return true }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
            recognizer.state = .began
            return false
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(asked == 2 && recognizer.resets == 1)
        // The second attempt follows no touch: it takes none.
        #expect(stage.log == "V.began{A} | G!began; V.moved{A}")
        #expect(recognizer.state == .began)
        recognizer.state = .ended
        stage.advance(to: 1)
        #expect(recognizer.state == .possible && recognizer.resets == 2)
    }

    @Test("R-GR-41c Questions about failure may end either of the two, and retain neither afterwards")
    func endedByQuestionsOfFailure() throws {
        weak var goneFirst: UIGestureRecognizer?
        weak var goneSecond: UIGestureRecognizer?
        for endsItself in [false, true] {
            let stage = try Stage()
            let first = stage.script("F"), second = stage.script("S"), third = stage.script("T")
            goneFirst = first
            goneSecond = second
            third.requiresFailure = { [weak second, weak third] other in
                if other === second { (endsItself ? third : second)?.isEnabled = false }
                return true
            }
            first.onMoved = began
            stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A!")
            #expect(stage.log == "V.began{A} | F!began; V.cancelled{A} | F!cancelled")
            #expect((endsItself ? third : second).resets == 1)
            stage.window.isHidden = true
        }
        #expect(goneFirst == nil && goneSecond == nil)
    }

    @Test("R-DLV-4, R-VH-8 A delegate that is asked about a touch may take views away: no view receives an end without a beginning")
    func viewsLeaveAtLanding() throws {
        for leavesWithRecognizer in [false, true] {
            let stage = try Stage()
            let child = stage.add("C", 0, 0, 100, 100)
            let inner = stage.script("I", to: leavesWithRecognizer ? child : stage.view, logsTouches: true)
            let asked = stage.script("Q", to: stage.window, logsTouches: true), delegate = GestureDelegate()
            asked.delegate = delegate
            delegate.shouldReceiveTouch = { _, _ in
                child.removeFromSuperview()
                return true
            }
            stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A-")
            #expect(stage.log == (leavesWithRecognizer ? "— | — | —" : "I.tB{A} | I.tM{A} | I.tE{A}"))
            #expect(inner.resets == (leavesWithRecognizer ? 1 : 0))
        }
    }

    @Test("R-DLV-4, R-GR-52 A delegate that disables the recognizer and accepts the touch has refused it")
    func disabledWhileAccepting() throws {
        let stage = try Stage()
        let recognizer = stage.script(logsTouches: true), delegate = GestureDelegate()
        recognizer.delegate = delegate
        delegate.shouldReceiveTouch = { recognizer, _ in
            recognizer.isEnabled = false
            return true
        }
        stage.play("@0 A+(10,10); @.1 A-")
        #expect(stage.log == "V.began{A} | V.ended{A}")
        #expect(stage.touch("A")?.gestureRecognizers == [] && recognizer.resets == 0)
    }

    @Test("R-DLV-4, R-DLV-3 A recognizer whose view is taken away while others are asked is not asked any more")
    func parentLeavesAtLanding() throws {
        let stage = try Stage()
        let parent = stage.add("P", 0, 0, 200, 200), child = stage.add("C", 0, 0, 100, 100, to: parent)
        let first = stage.script("Q", to: child, logsTouches: true), later = stage.script("I", to: parent, logsTouches: true)
        let delegate = GestureDelegate()
        var asked: [String] = []
        for recognizer in [first, later] { recognizer.delegate = delegate }
        delegate.shouldReceiveTouch = { recognizer, _ in
            asked.append(recognizer.name ?? "")
            stage.view.addSubview(child)
            parent.removeFromSuperview()
            return true
        }
        stage.play("@0 A+(10,10)")
        #expect(asked == ["Q"] && stage.log == "Q.tB{A}; C.began{A}")
        #expect(stage.touch("A")?.gestureRecognizers == [first])
    }

    @Test("R-DLV-6, R-TCH-14 On one view the last added is asked first, and stands first among the touch's recognizers")
    func orderOnOneView() throws {
        let stage = try Stage()
        let first = stage.script("F"), second = stage.script("S")
        var asked: [String] = []
        first.receivesEvent = { _ in asked.append("F"); return true }
        second.receivesEvent = { _ in asked.append("S"); return true }
        stage.play("@0 A+(10,10)")
        #expect(asked == ["S", "F"] && stage.touch("A")?.gestureRecognizers == [second, first])
    }

    @Test("R-GR-41c Nothing is kept when a question ends the attempts of all that are left")
    func bothEndedByAQuestion() throws {
        weak var gone: UIGestureRecognizer?
        weak var alsoGone: UIGestureRecognizer?
        do {
            let stage = try Stage()
            let first = stage.script("F"), second = stage.script("S"), third = stage.script("T")
            third.requiresFailure = { [weak first, weak second, weak third] other in
                guard other === second else { return true }
                first?.isEnabled = false
                third?.isEnabled = false
                return false
            }
            stage.play("@0 A+(10,10); @.1 A!")
            gone = first
            alsoGone = third
            stage.window.isHidden = true
        }
        #expect(gone == nil && alsoGone == nil)
    }

    @Test("R-GR-44 One that a question has ended is not recognized after all; the trace has none of it")
    func endedIsNotRecognized() throws {
        let stage = try Stage()
        let active = stage.script("A"), late = stage.script("L")
        active.prevents = { [weak late] other in
            if other === late, active.state != .possible { late?.isEnabled = false }
            return false
        }
        active.onBegan = began
        late.onMoved = began
        let trace = GestureTrace()
        GestureTrace.current = trace
        defer { GestureTrace.current = nil }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(!stage.log.contains("L!"))
        #expect(!trace.decisions.contains { $0.recognizer?.name == "L" && $0.kind == .recognized })
    }
}
