import Testing
import UIKit

/// A question may end an attempt: what was to be asked or decided about it no longer counts.
@MainActor @Suite("Gestures: attempts that a question ends")
struct EndedInQuestionTests {
    /// Does something when it is asked whether a recognizer may begin, and lets it.
    private final class AskedView: UIView {
        var onQuestion: (UIGestureRecognizer) -> Void = { _ in }
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            onQuestion(recognizer)
            return true
        }
    }

    private func began(_ recognizer: ScriptedRecognizer, _: Set<UITouch>, _: UIEvent) { recognizer.state = .began }

    @Test("R-GR-21 Once its attempt is over nothing more is asked about it, above its view least of all", arguments: [false, true])
    func permission(removes: Bool) throws {
        let stage = try Stage()
        let views = (0..<3).map { _ in AskedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.view.addSubview(views[0])
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        let recognizer = stage.script("G", to: views[1]), delegate = GestureDelegate()
        var asked: [String] = []
        recognizer.delegate = delegate
        recognizer.onMoved = began
        delegate.shouldBegin = { _ in
            asked.append("delegate")
            return true
        }
        for (index, view) in views.enumerated() {
            view.onQuestion = { recognizer in
                asked.append("\(index)")
                if removes { recognizer.view?.removeGestureRecognizer(recognizer) } else { recognizer.isEnabled = false }
            }
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A-")
        #expect(asked == ["2"])
        #expect(recognizer.resets == 1 && !stage.log.contains("G!"))
    }

    @Test("R-DLV-3, R-DLV-7 One that is added to another view, or again, while others are asked does not get the touch",
          arguments: [false, true])
    func offers(toAnother: Bool) throws {
        let stage = try Stage()
        let other = stage.add("C", 300, 300, 50, 50)
        let moved = stage.script("M", logsTouches: true), first = stage.script("F", logsTouches: true), delegate = GestureDelegate()
        first.delegate = delegate
        delegate.shouldReceiveTouch = { _, _ in
            if toAnother {
                other.addGestureRecognizer(moved)
            } else {
                stage.view.removeGestureRecognizer(moved)
                stage.view.addGestureRecognizer(moved)
            }
            return true
        }
        stage.play("@0 A+(10,10)")
        #expect(stage.log == "F.tB{A}; V.began{A}")
    }

    @Test("R-DLV-4, R-APP-5, R-VH-8 A delegate removes the view that was hit, or has events ignored: no other is asked about the touch",
          arguments: [false, true])
    func endedTouch(isIgnored: Bool) throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        let other = stage.script("O", logsTouches: true), first = stage.script("F", to: child, logsTouches: true)
        let delegate = GestureDelegate(), otherDelegate = GestureDelegate()
        first.delegate = delegate
        other.delegate = otherDelegate
        var asked: [String] = []
        delegate.shouldReceiveTouch = { _, touch in
            asked.append("F \(touch.phase) \(touch.view === child)")
            if isIgnored { UIApplication.shared.beginIgnoringInteractionEvents() } else { child.removeFromSuperview() }
            return true
        }
        otherDelegate.shouldReceiveTouch = { _, touch in
            asked.append("O \(touch.phase) \(touch.view === child)")
            return true
        }
        stage.play("@0 A+(10,10)")
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.play("@.1 A~(20,10); @.2 A-")
        #expect(asked == ["F began true"])
        #expect(!stage.log.contains("{A}"), "\(stage.log)")
    }

    @Test("R-DLV-4, R-GR-55 A delegate moves the view that was hit elsewhere, and takes the recognizer's view out of the window: it gets no touch")
    func viewLeaves() throws {
        let stage = try Stage()
        let outer = stage.add("O", 0, 0, 200, 200), child = stage.add("C", 0, 0, 100, 100, to: outer)
        let recognizer = stage.script("G", to: outer, logsTouches: true), delegate = GestureDelegate()
        recognizer.delegate = delegate
        delegate.shouldReceiveTouch = { [weak stage] _, _ in
            stage?.view.addSubview(child)
            outer.removeFromSuperview()
            return true
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A-")
        #expect(stage.log == "C.began{A} | C.moved{A} | C.ended{A}", "\(stage.log)")
    }

    @Test("R-GR-45, R-GR-54 One that is removed while it excludes others excludes nothing")
    func exclusion() throws {
        let stage = try Stage()
        let other = stage.script("O"), removed = stage.script("R")
        removed.onBegan = began
        other.isPrevented = { recognizer in
            recognizer.view?.removeGestureRecognizer(recognizer)
            return true
        }
        other.onMoved = { recognizer, _, _ in recognizer.state = .ended }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(stage.log == "V.began{A} | O!ended; V.cancelled{A}")
    }

    @Test("R-GR-42, R-GR-45 One that is disabled while it excludes another was recognized: what requires it to fail fails",
          arguments: [false, true])
    func dependents(byAnswer: Bool) throws {
        let stage = try Stage()
        // The last added goes first.
        let dependent = stage.script("D"), excluded = stage.script("X"), disabled = stage.script("R")
        if byAnswer {
            dependent.requiresFailure = { [unowned disabled] other in other === disabled }
        } else {
            dependent.require(toFail: disabled)
        }
        disabled.prevents = { [unowned disabled, unowned excluded] other in
            guard other === excluded else { return false }
            disabled.isEnabled = false
            return true
        }
        for recognizer in [dependent, excluded, disabled] { recognizer.onMoved = { recognizer, _, _ in recognizer.state = .ended } }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(stage.log == "V.began{A} | R!ended; V.cancelled{A}")
        #expect(dependent.resets == 1 && excluded.resets == 1 && disabled.resets == 1)
    }

    @Test("R-GR-45, R-GR-52 One that goes on, and is disabled when asked whether it prevents another, does not")
    func excluder() throws {
        let stage = try Stage()
        let late = stage.script("L"), active = stage.script("A")
        active.onBegan = began
        late.isPrevented = { _ in false }
        stage.play("@0 A+(10,10)")
        late.isPrevented = { recognizer in
            recognizer.isEnabled = false
            return true
        }
        late.onMoved = began
        stage.play("@.1 A~(20,10)")
        #expect(stage.log == "A!began | A!cancelled; L!began")
    }

    @Test("R-GR-41a One that requires another to fail which goes on reads failed at once, and gets nothing more of the event")
    func requirement() throws {
        let stage = try Stage()
        let waiting = stage.script("W", logsTouches: true), other = stage.script("O")
        waiting.require(toFail: other)
        other.prevents = { _ in false }
        other.onBegan = began
        stage.play("@0 A+(10,10)")
        _ = stage.take()
        other.onBegan = nil
        var states: [UIGestureRecognizer.State] = []
        waiting.onBegan = { recognizer, _, _ in
            recognizer.state = .ended
            states.append(recognizer.state)
        }
        stage.play("@.1 A~(20,10) B+(30,30)")
        #expect(states == [.failed])
        #expect(stage.log == "W.tB{B}", "\(stage.log)")
    }

    @Test("R-GR-41c One that fails while it is asked about failure is not asked about any more", arguments: [0, 1])
    func failure(failing: Int) throws {
        let stage = try Stage()
        let recognizers = ["A", "B", "C"].map { stage.script($0) }
        var pairs: [String] = []
        for recognizer in recognizers {
            recognizer.requiresFailure = { other in
                pairs.append("\(recognizer.name!)\(other.name!)")
                return false
            }
        }
        // The last added goes first: C and B are the first pair.
        recognizers[2].requiresFailure = { other in
            pairs.append("C\(other.name!)")
            recognizers[failing == 0 ? 2 : 1].state = .failed
            return false
        }
        stage.play("@0 A+(10,10)")
        #expect(pairs == (failing == 0 ? ["CB", "BC", "BA", "AB"] : ["CB", "BC", "CA", "AC"]), "\(pairs)")
    }

    @Test("R-EVT-30, R-DLV-10 One that did not get a landing gets nothing of that touch, also when others land later")
    func missedLanding() throws {
        let stage = try Stage(multi: true)
        let waiting = stage.script("W", logsTouches: true), first = stage.script("F")
        waiting.requiresFailure = { _ in true }
        // It asks before its turn, so it reads ended and gets nothing; then the answer makes it wait.
        first.onBegan = { _, _, _ in waiting.state = .ended }
        stage.play("@0 A+(10,10)")
        first.onBegan = nil
        #expect(waiting.state == .possible)
        stage.play("@.1 A~(20,10) B+(50,50); @.2 A-")
        #expect(stage.log == "V.began{A} | W.tB{B}; V.began{B}; V.moved{A} | —", "\(stage.log)")
    }

    @Test("R-GR-46, R-DLV-24 What is ignored while other views are called was taken before, and is cancelled all the same")
    func ignoredMeanwhile() throws {
        final class Telling: UIView {
            var onCancelled: () -> Void = {}
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { onCancelled() }
        }
        let stage = try Stage(multi: true)
        let view = Telling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(view)
        let recognizer = stage.script()
        stage.play("@0 A+(10,10) B+(300,300)")
        let other = try #require(stage.touch("B"))
        recognizer.onMoved = { recognizer, _, event in
            view.onCancelled = { recognizer.ignore(other, for: event) }
            recognizer.state = .began
        }
        stage.play("@.1 A~(20,10) B~(310,300)")
        #expect(stage.log == "V.began{B} | G!began; V.cancelled{B}", "\(stage.log)")
    }

    @Test("R-GR-35 One that fails inside of another's reset is reset after its dependents were notified")
    func reset() throws {
        let stage = try Stage()
        let waiting = stage.script("W"), other = stage.script("O"), first = stage.script("F")
        waiting.require(toFail: other)
        waiting.onBegan = { recognizer, _, _ in recognizer.state = .ended }
        first.onBegan = { recognizer, _, _ in recognizer.state = .failed }
        first.onReset = { _ in other.state = .failed }
        other.onReset = { _ in stage.note("O.reset") }
        stage.play("@0 A+(10,10)")
        #expect(stage.log.contains("W!ended; V.cancelled{A}; O.reset"), "\(stage.log)")
    }
}
