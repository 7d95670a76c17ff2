import Testing
import UIKit

/// One event with touches in two windows: each window's recognizers come before its own views (R-DLV-1, R-EVT-32, R-EVT-33).
@MainActor @Suite("Gestures: several windows", .leavesNothing)
struct SeveralWindowsTests {
    /// V in the left half of the scene, X, a window with the view Y, in the right half.
    private func stage() throws -> (Stage, LoggingView) {
        let stage = try Stage(multi: true)
        let window = stage.addWindow("", level: .alert)
        window.frame = CGRect(x: 200, y: 0, width: 200, height: 400)
        let view = stage.add("Y", 0, 0, 200, 400, to: window)
        view.isMultipleTouchEnabled = true
        return (stage, view)
    }

    @Test("R-EVT-32, R-EVT-33, R-DLV-10 Each window has its own cycle")
    func order() throws {
        let (stage, view) = try stage()
        let left = stage.script("l", logsTouches: true), right = stage.script("r", to: view, logsTouches: true)
        for recognizer in [left, right] { recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began } }
        stage.play("@0 B+(300,10); @.1 A+(10,10); @.2 A~(20,10) B~(310,10); @.3 A!; @.4 B!")
        #expect(stage.log == """
            r.tB{B}; Y.began{B} | l.tB{A}; V.began{A} | r.tM{B}; r!began; Y.cancelled{B}; l.tM{A}; l!began; V.cancelled{A} | \
            l.tC{A}; l!cancelled | r.tC{B}; r!cancelled
            """)
    }

    @Test("R-DLV-5 What one window's action releases in another waits for that window's recognizers, if the touch has news for them")
    func releaseInAnotherWindow() throws {
        let (stage, view) = try stage()
        let left = stage.script("l", logsTouches: true)
        let holder = stage.script("h", to: view), second = stage.script("r", to: view, logsTouches: true)
        second.delaysTouchesEnded = false
        holder.delaysTouchesBegan = true
        left.cancelsTouchesInView = false
        left.onMoved = { recognizer, _, _ in recognizer.state = .ended }
        left.addAction { (_: UIGestureRecognizer) in holder.isEnabled = false }
        stage.play("@0 A+(10,10); @.1 B+(300,10); @.2 A~(20,10) B~(310,10); @.3 B-")
        #expect(stage.log == """
            l.tB{A}; V.began{A} | r.tB{B} | l.tM{A}; l!ended; V.moved{A}; r.tM{B}; Y.began{B}; Y.moved{B} | r.tE{B}; Y.ended{B}
            """)
    }

    @Test("R-GR-43 Recognizers of two windows have nothing to do with each other")
    func noExclusion() throws {
        let (stage, view) = try stage()
        for (name, target) in [("l", stage.view), ("r", view)] {
            stage.script(name, to: target).onMoved = { recognizer, _, _ in recognizer.state = .began }
        }
        stage.play("@0 A+(10,10) B+(300,10); @.1 A~(20,10) B~(310,10)")
        #expect(stage.log == "V.began{A}; Y.began{B} | l!began; V.cancelled{A}; r!began; Y.cancelled{B}")
    }

    @Test("R-VH-8, R-GR-55 A view that an action moves to the other window receives nothing more, and its recognizers end")
    func toTheOtherWindow() throws {
        let (stage, view) = try stage()
        let child = stage.add("C", 0, 0, 100, 100, to: view)
        let inner = stage.script("c", to: child, logsTouches: true), left = stage.script("l")
        left.onMoved = { recognizer, _, _ in recognizer.state = .began }
        left.addAction { [weak stage] (recognizer: UIGestureRecognizer) in
            if recognizer.state == .began { stage?.view.addSubview(child) }
        }
        stage.play("@0 A+(150,150) B+(210,10); @.1 A~(160,150) B~(220,10); @.2 A! B!")
        #expect(stage.log == "V.began{A}; c.tB{B}; C.began{B} | l!began; C.cancelled{B}; c.tC{B}; V.cancelled{A} | l!cancelled")
        #expect(inner.resets == 1)
    }

    @Test("R-GR-40, R-GR-42 A requirement crosses windows, and is settled by the other window's part of the event")
    func requirement() throws {
        let (stage, view) = try stage()
        let left = stage.script("l"), right = stage.script("r", to: view)
        left.require(toFail: right)
        left.onMoved = { recognizer, _, _ in recognizer.state = .began }
        right.onMoved = { recognizer, _, _ in recognizer.state = .failed }
        stage.play("@0 A+(10,10) B+(300,10); @.1 A~(20,10); @.2 B~(310,10)")
        #expect(stage.log == "V.began{A}; Y.began{B} | V.moved{A} | l!began; V.cancelled{A}; Y.moved{B}")
    }

    @Test("R-DLV-2, R-DLV-23 What was released while its window's turn was to come is delivered although an override keeps that turn from it")
    func keptFromItsWindow() throws {
        let (stage, view) = try stage()
        let left = stage.script("l"), holder = stage.script("h", to: view)
        holder.delaysTouchesBegan = true
        left.cancelsTouchesInView = false
        left.onMoved = { recognizer, _, _ in recognizer.state = .ended }
        left.addAction { (_: UIGestureRecognizer) in holder.isEnabled = false }
        stage.play("@0 A+(10,10) B+(300,10)")
        (view.window as? LoggingWindow)?.isSending = false
        stage.play("@.1 A~(20,10) B-")
        stage.advance(to: 1)
        #expect(stage.log == "V.began{A} | l!ended; V.moved{A} | timer@.1 Y.began{B}; Y.ended{B}", "\(stage.log)")
    }
}
