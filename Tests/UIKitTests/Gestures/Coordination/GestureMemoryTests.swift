import HostHeadless
import Testing
@testable import UIKit

/// Nothing is kept after the last finger, once no recognizer waits any more.
@MainActor @Suite("Gestures: nothing is retained", .leavesNothing)
struct GestureMemoryTests {
    /// Weak references to what took part.
    private struct Parts {
        weak var recognizer: UIGestureRecognizer?
        weak var view: UIView?
        weak var window: UIWindow?
        weak var touch: UITouch?
        weak var event: UIEvent?
        weak var delegate: GestureDelegate?
        weak var scene: UIWindowScene?

        var isGone: Bool { names.isEmpty }
        var names: [String] {
            [(recognizer == nil, "recognizer"), (view == nil, "view"), (window == nil, "window"), (touch == nil, "touch"),
             (event == nil, "event"), (delegate == nil, "delegate"), (scene == nil, "scene")].filter { !$0.0 }.map(\.1)
        }
    }

    private final class Keeper {
        var host: HeadlessHost?
        var parts = Parts()
    }

    /// Plays something on a stage of its own, which then goes.
    private func play(_ recognizer: () -> UIGestureRecognizer, _ script: String, until end: Double = 0,
                      _ finish: (Stage, UIGestureRecognizer) -> Void = { _, _ in }) throws -> Keeper {
        let keeper = Keeper()
        let stage = try Stage(multi: true)
        let added = recognizer(), delegate = GestureDelegate()
        added.delegate = delegate
        stage.add(added, "G")
        let child = stage.add("C", 0, 0, 100, 100)
        child.isMultipleTouchEnabled = true
        stage.window.onEvent = { event in
            keeper.parts.event = event
            keeper.parts.touch = event.allTouches?.first
        }
        stage.play(script)
        if end > 0 { stage.advance(to: end) }
        finish(stage, added)
        // Scenes keep the windows that they show.
        stage.window.isHidden = true
        keeper.host = stage.host
        keeper.parts.recognizer = added
        keeper.parts.view = stage.view
        keeper.parts.window = stage.window
        keeper.parts.delegate = delegate
        keeper.parts.scene = stage.scene
        return keeper
    }

    @Test("After a recognition, a failure and a cancellation nothing is kept, although the application stays",
          arguments: ["@0 A+(10,10); @.1 A-", "@0 A+(10,10); @.1 A~(90,90); @.2 A-", "@0 A+(10,10); @.1 A!",
                      "@0 A+(10,10); @.1 A~(90,90); @.2 A~(95,95) B+(20,20); @.3 A-; @.4 B-"])
    func settled(script: String) throws {
        for make in [{ UITapGestureRecognizer() }, { UIPanGestureRecognizer() }, { UILongPressGestureRecognizer() },
                     { UIPinchGestureRecognizer() }] as [() -> UIGestureRecognizer] {
            let keeper = try play(make, script, until: 3) { _, recognizer in #expect(recognizer.tracked.isEmpty) }
            var names = keeper.parts.names
            // The scene is the host's.
            names.removeAll { $0 == "scene" }
            #expect(names == [])
        }
    }

    @Test("R-DLV-21 While a double tap waits its touch is kept; when the wait is over, nothing is")
    func waiting() throws {
        let make = {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        }
        let keeper = try play(make, "@0 A+(10,10); @.1 A-")
        #expect(keeper.parts.touch != nil && keeper.parts.window != nil)
        keeper.host?.advance(to: 1)
        #expect(keeper.parts.names.filter { $0 != "scene" } == [])
    }

    @Test("R-GR-55, R-GR-54 Nor when its view, its window or the application goes while it waits", arguments: 0..<5)
    func waitingAndGoing(way: Int) throws {
        let make = {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            tap.delaysTouchesBegan = way == 4
            return tap
        }
        let keeper = try play(make, "@0 A+(10,10); @.1 A-") { stage, recognizer in
            switch way {
            case 0: stage.view.removeFromSuperview()
            case 1: stage.view.removeGestureRecognizer(recognizer)
            case 2: recognizer.isEnabled = false
            case 3, 4: UIApplication.shared.detach()
            default: break
            }
            // Ends and removals are acted on in the next turn.
            stage.host.advance(to: 0.2)
        }
        #expect(keeper.parts.names.filter { $0 != "scene" } == [])
    }

    @Test("R-DLV-40, R-GR-34 One that never decides is kept no longer than its view, once its touches are over")
    func undecided() throws {
        let stage = try Stage()
        weak var gone: UIGestureRecognizer?
        do {
            // One that the stage does not know, nor its touches.
            let window = UIWindow(windowScene: stage.scene)
            window.windowLevel = .alert
            window.isHidden = false
            let recognizer = stage.script("G", to: window)
            recognizer.delaysTouchesEnded = false
            stage.play("@0 A+(10,10); @.1 A-")
            gone = recognizer
            window.isHidden = true
        }
        // The next finger finds it gone.
        stage.play("@1 B+(10,10)")
        #expect(gone == nil)
        #expect(stage.log.hasSuffix("V.began{B}"))
    }

    @Test("R-DLV-12 A deadline whose window is gone ends the attempt, also of a view that is kept")
    func windowGoes() throws {
        let stage = try Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let recognizer = stage.script("G", to: view)
        recognizer.delaysTouchesEnded = false
        recognizer.onEnded = { recognizer, _, _ in recognizer.deadline(0.5) { $0.state = .began } }
        do {
            let window = UIWindow(windowScene: stage.scene)
            window.windowLevel = .alert
            window.isHidden = false
            window.addSubview(view)
            stage.play("@0 A+(10,10); @.1 A-")
            window.isHidden = true
        }
        #expect(view.window == nil && recognizer.resets == 0)
        stage.advance(to: 1)
        #expect(recognizer.resets == 1 && !stage.log.contains("G!"))
    }

    @Test("R-GR-41, R-GR-41c Relations of an attempt retain nothing when it is over")
    func relations() throws {
        weak var first: UIGestureRecognizer?
        weak var second: UIGestureRecognizer?
        do {
            let stage = try Stage()
            let one = stage.script("F"), other = stage.script("S")
            one.requiresFailure = { _ in true }
            one.onMoved = { recognizer, _, _ in recognizer.state = .began }
            other.onMoved = { recognizer, _, event in if event.timestamp > 0.15 { recognizer.state = .failed } }
            stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10); @.3 A!")
            stage.window.isHidden = true
            #expect(stage.log == "V.began{A} | V.moved{A} | F!began; V.cancelled{A} | F!cancelled")
            first = one
            second = other
        }
        #expect(first == nil && second == nil)
    }

    @Test("R-DLV-3, R-GR-54 One that a question about a landing takes from its view lives until the answers are in, and no longer",
          arguments: 0..<3)
    func removedInQuestion(way: Int) throws {
        let stage = try Stage()
        weak var gone: UIGestureRecognizer?
        let delegate = GestureDelegate()
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.view.addSubview(view)
            _ = stage.add("C", 0, 0, 100, 100, to: view)
            let recognizer = stage.script("G", to: view)
            recognizer.delegate = delegate
            gone = recognizer
        }
        delegate.shouldReceiveEvent = { recognizer, _ in
            switch way {
            case 0: recognizer.view?.removeGestureRecognizer(recognizer)
            case 1: recognizer.view?.gestureRecognizers = nil
            default:
                // The touch keeps the view that it hit, and nothing keeps this one.
                recognizer.view?.subviews.first?.removeFromSuperview()
                recognizer.view?.removeFromSuperview()
            }
            return true
        }
        stage.play("@0 A+(10,10); @.1 A-")
        #expect(gone == nil)
    }

    @Test("R-TCH-4 A touch that the application keeps retains neither recognizers nor its event")
    func keptTouch() throws {
        weak var recognizer: UIGestureRecognizer?
        weak var event: UIEvent?
        var kept: UITouch?
        do {
            let stage = try Stage()
            let added = stage.script()
            added.delaysTouchesBegan = true
            added.onEnded = { recognizer, _, _ in recognizer.deadline(0.3) { $0.state = .failed } }
            stage.window.onEvent = { event = $0 }
            stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A-")
            kept = stage.touch("A")
            stage.advance(to: 1)
            stage.window.isHidden = true
            #expect(stage.log.hasSuffix("timer@.5 V.began{A}; V.moved{A}; V.ended{A}"))
            // A touch keeps its view, and that its recognizers.
            stage.view.removeGestureRecognizer(added)
            recognizer = added
            #expect(kept?.gestureRecognizers == [] && kept?.phase == .ended)
        }
        #expect(recognizer == nil && event == nil && kept != nil)
    }
}
