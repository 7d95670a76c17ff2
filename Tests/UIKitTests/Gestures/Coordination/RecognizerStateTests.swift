import Testing
import UIKit

@MainActor @Suite("Gestures: states, actions, resets", .leavesNothing)
struct RecognizerStateTests {
    // R-GR-10
    @Test func rawValues() {
        #expect(UIGestureRecognizer.State.possible.rawValue == 0)
        #expect(UIGestureRecognizer.State.began.rawValue == 1)
        #expect(UIGestureRecognizer.State.changed.rawValue == 2)
        #expect(UIGestureRecognizer.State.ended.rawValue == 3)
        #expect(UIGestureRecognizer.State.cancelled.rawValue == 4)
        #expect(UIGestureRecognizer.State.failed.rawValue == 5)
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    // R-GR-4
    @Test func defaults() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.state == .possible)
        #expect(recognizer.isEnabled && recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan)
        #expect(recognizer.delaysTouchesEnded && recognizer.requiresExclusiveTouchType)
        #expect(recognizer.allowedTouchTypes == [0, 1, 2, 3])
        #expect(recognizer.name == nil && recognizer.delegate == nil && recognizer.view == nil)
        #expect(recognizer.numberOfTouches == 0)
        #expect(recognizer.modifierFlags == [] && recognizer.buttonMask == [])
    }

    /// The actions of a recognizer that asks for the states one after the other, in successive events.
    private func actions(asking states: [UIGestureRecognizer.State]) throws -> (String, [UIGestureRecognizer.State]) {
        let stage = try Stage()
        let recognizer = stage.script()
        recognizer.cancelsTouchesInView = false
        var left = states, seen: [UIGestureRecognizer.State] = []
        let ask = { (recognizer: ScriptedRecognizer, _: Set<UITouch>, _: UIEvent) in
            guard !left.isEmpty else { return }
            recognizer.state = left.removeFirst()
            seen.append(recognizer.state)
        }
        recognizer.onBegan = ask
        recognizer.onMoved = ask
        var actions: [String] = []
        recognizer.addAction { (recognizer: UIGestureRecognizer) in actions.append("\(recognizer.state)") }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10); @.3 A~(40,10)")
        return (actions.joined(separator: " "), seen)
    }

    // R-GR-11, R-GR-12, R-GR-14
    @Test func requestsAreMadeLegal() throws {
        #expect(try actions(asking: [.possible]).0 == "")
        #expect(try actions(asking: [.began]).0 == "began")
        #expect(try actions(asking: [.changed]).0 == "began")
        #expect(try actions(asking: [.ended]).0 == "ended")
        #expect(try actions(asking: [.cancelled]) == ("", [.failed]))
        #expect(try actions(asking: [.failed]) == ("", [.failed]))
        for second in [UIGestureRecognizer.State.possible, .began, .changed] {
            #expect(try actions(asking: [.began, second, second]).0 == "began changed changed")
        }
        #expect(try actions(asking: [.began, .ended]).0 == "began ended")
        #expect(try actions(asking: [.began, .cancelled]).0 == "began cancelled")
        #expect(try actions(asking: [.began, .failed]).0 == "began cancelled")
        #expect(try actions(asking: [.began, .changed, .failed]).0 == "began changed cancelled")
        #expect(try actions(asking: [.began, .changed, .ended, .began]).0 == "began changed ended")
    }

    // R-GR-14: possible → began → ended inside one cycle sends both; changed twice is merged; nothing follows an end.
    @Test func severalRequestsInOneCycle() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        recognizer.onBegan = { recognizer, _, _ in
            recognizer.state = .began
            recognizer.state = .ended
            recognizer.state = .began
        }
        stage.play("@0 A+(10,10); @.1 A-")
        #expect(stage.take() == "G!began; G!ended | —")
        recognizer.onBegan = { recognizer, _, _ in recognizer.state = .began }
        recognizer.onMoved = { recognizer, _, _ in
            recognizer.state = .changed
            recognizer.state = .changed
        }
        stage.play("@1 A+(10,10); @1.1 A~(11,10)")
        #expect(stage.take() == "G!began | G!changed")
    }

    // R-GR-16, R-GR-30, R-GR-31: the state during callbacks, messages, `reset()`, and after the event.
    @Test func stateReads() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        var reads: [String] = []
        recognizer.onBegan = { recognizer, _, _ in
            recognizer.state = .began
            reads.append("callback \(recognizer.state)")
        }
        recognizer.onEnded = { recognizer, _, _ in recognizer.state = .ended }
        recognizer.onReset = { reads.append("reset \($0.state)") }
        stage.play("@0 A+(10,10)")
        #expect(recognizer.state == .began)
        stage.play("@.1 A-")
        #expect(recognizer.state == .possible)
        #expect(reads == ["callback began", "reset possible"])
        #expect(stage.log == "G!began | G!ended")
    }

    // R-GR-30, R-GR-32: it is reset while the finger is down, and takes part again with the next finger.
    @Test func resetWhileTouchesAreDown() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true)
        recognizer.cancelsTouchesInView = false
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .ended }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(recognizer.resets == 1)
        #expect(stage.touch("A")?.gestureRecognizers == [])
        stage.play("@.2 A~(30,10); @.3 B+(50,50); @.4 A~(40,10) B~(60,50)")
        #expect(stage.log == """
            G.tB{A}; V.began{A} | G.tM{A}; G!ended; V.moved{A} | V.moved{A} | G.tB{B}; V.began{B} | G.tM{B}; G!ended; V.moved{A,B}
            """)
        #expect(recognizer.resets == 2)
    }

    // R-GR-33, R-GR-34: once for each attempt that was settled; never for one that was not.
    @Test func resetsAreCounted() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        stage.play("@0 A+(10,10); @.1 A-")
        #expect(recognizer.resets == 0)
        recognizer.onBegan = { recognizer, _, _ in recognizer.state = .failed }
        stage.play("@1 A+(10,10); @1.1 A-")
        // The landing ends the attempt, which starts again with it, and ends that one too (R-GR-32a).
        #expect(recognizer.resets == 2)
    }

    // R-DLV-14: a state set outside of a cycle is acted on before the next event, or with the next turn.
    @Test func stateSetFromOutside() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        stage.play("@0 A+(10,10)")
        recognizer.state = .began
        #expect(recognizer.state == .began)
        stage.play("@.1 A~(20,10)")
        #expect(stage.take() == "V.began{A} | timer@0 G!began; V.cancelled{A} | —")
        recognizer.state = .ended
        stage.advance(to: 1)
        #expect(recognizer.state == .possible)
        #expect(recognizer.resets == 1)
    }

    // R-GR-13, R-GR-14: a state that one recognizer's action sets for another is acted on in the same cycle.
    @Test func stateSetInAnAction() throws {
        let stage = try Stage()
        let first = stage.script("F"), second = stage.script("S")
        first.isPrevented = { _ in false }
        second.isPrevented = { _ in false }
        second.onMoved = { recognizer, _, _ in recognizer.state = .ended }
        second.addAction { (_: UIGestureRecognizer) in first.state = .ended }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(stage.log == "V.began{A} | S!ended; V.cancelled{A}; F!ended")
        #expect(first.resets == 1 && second.resets == 1)
    }

    // R-GR-1, R-GR-2
    @Test func targets() throws {
        @MainActor final class Target {
            var calls: [String] = []
            func plain() { calls.append("plain") }
            func withSender(_ sender: UIGestureRecognizer) { calls.append("sender \(sender.state)") }
        }
        let stage = try Stage()
        let target = Target(), other = Target()
        let plain = Selector("plain", Target.plain), withSender = Selector("withSender:", Target.withSender(_:))
        let recognizer = ScriptedRecognizer(target: target, action: withSender)
        recognizer.onBegan = { recognizer, _, _ in recognizer.state = .ended }
        recognizer.addTarget(target, action: withSender)
        recognizer.addTarget(target, action: plain)
        recognizer.addTarget(other, action: Target.plain)
        let token = recognizer.addAction { (_: ScriptedRecognizer) in other.calls.append("closure") }
        stage.view.addGestureRecognizer(recognizer)
        stage.play("@0 A+(10,10); @.1 A-")
        #expect(target.calls == ["sender ended", "plain"])
        #expect(other.calls == ["plain", "closure"])
        recognizer.removeAction(token)
        recognizer.removeTarget(target, action: plain)
        recognizer.removeTarget(other, action: nil)
        stage.play("@1 A+(10,10); @1.1 A-")
        #expect(target.calls == ["sender ended", "plain", "sender ended"])
        #expect(other.calls == ["plain", "closure"])
        recognizer.removeTarget(nil, action: nil)
        stage.play("@2 A+(10,10); @2.1 A-")
        #expect(target.calls.count == 3)
    }

    // R-GR-1, R-GR-57: targets and delegates are not retained, and may go at any time.
    @Test func targetsAndDelegatesMayGo() throws {
        @MainActor final class Target { func act() { Issue.record("called after its end") } }
        let stage = try Stage()
        var target: Target? = Target(), controller: UIViewController? = UIViewController()
        var delegate: GestureDelegate? = GestureDelegate()
        delegate?.shouldBegin = { _ in false }
        let recognizer = stage.script()
        recognizer.addTarget(target!, action: Target.act)
        recognizer.addTarget(controller!, action: UIViewController.viewDidLoad)
        recognizer.delegate = delegate
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .ended }
        stage.play("@0 A+(10,10)")
        weak let goneTarget = target
        weak let goneController = controller
        target = nil
        controller = nil
        delegate = nil
        #expect(goneTarget == nil && goneController == nil && recognizer.delegate == nil)
        stage.play("@.1 A~(20,10)")
        #expect(stage.log == "V.began{A} | G!ended; V.cancelled{A}")
    }

    // R-GR-3
    @Test func attaching() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        let first = UIGestureRecognizer(), second = UIGestureRecognizer()
        #expect(stage.view.gestureRecognizers == nil)
        stage.view.addGestureRecognizer(first)
        stage.view.addGestureRecognizer(second)
        stage.view.addGestureRecognizer(first)
        #expect(stage.view.gestureRecognizers == [first, second])
        #expect(first.view === stage.view)
        child.addGestureRecognizer(first)
        #expect(stage.view.gestureRecognizers == [second] && child.gestureRecognizers == [first] && first.view === child)
        stage.view.gestureRecognizers = [first, second]
        #expect(child.gestureRecognizers == nil && stage.view.gestureRecognizers == [first, second])
        stage.view.gestureRecognizers = nil
        #expect(first.view == nil && second.view == nil)
        var view: UIView? = UIView()
        view?.addGestureRecognizer(first)
        view = nil
        #expect(first.view == nil)
    }

    /// Goes to another view when it is reset, if it is to.
    private final class Restless: UIGestureRecognizer {
        var next: UIView?
        override func reset() {
            super.reset()
            defer { next = nil }
            next?.addGestureRecognizer(self)
        }
    }

    @Test("R-GR-3 One that its own reset attaches elsewhere, while it is moved, is of the view that it was moved to, and of no other", arguments: [false, true])
    func attachingInReset(isSameView: Bool) throws {
        let stage = try Stage()
        let from = stage.add("C", 0, 0, 100, 100), to = stage.add("D", 100, 0, 100, 100), between = isSameView ? to : stage.add("E", 200, 0, 100, 100)
        let recognizer = Restless(), other = UIGestureRecognizer()
        from.addGestureRecognizer(recognizer)
        to.addGestureRecognizer(other)
        // An attempt: without one nothing is reset.
        stage.play("@0 A+(50,50)")
        recognizer.next = between
        to.addGestureRecognizer(recognizer)
        #expect(recognizer.next == nil)
        #expect(recognizer.view === to && to.gestureRecognizers == [other, recognizer])
        #expect(from.gestureRecognizers == nil && (isSameView || between.gestureRecognizers == nil))
        stage.play("@.1 A-")
    }
}
