import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Expectations") struct ExpectationTests {
    let view = NotingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let stage: TouchStage

    init() {
        stage = TouchStage(view: view)
    }

    @Test func anExpectationWaitsInVirtualTime() {
        stage.advance(by: 0.01)
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0.5 }, completion: { _ in view.tag = 7 })
        #expect(stage.expect("it ends", within: 1) { view.tag == 7 })
        #expect(stage.now >= 0.5 && stage.now < 0.56, "no longer than needed")
        #expect(stage.expect("it has ended") { view.tag == 7 })
        #expect(stage.expectNever("it goes back", for: 2) { view.tag != 7 })
        #expect(stage.now >= 2.5)
    }

    @Test func aFailureSaysWhatHappened() {
        let finger = stage.finger().down(at: CGPoint(x: 20, y: 30), in: view)
        finger.move(to: CGPoint(x: 21, y: 30), in: view, duration: 0.25, steps: 1)
        let line: UInt = #line + 1
        let found = failures { #expect(!stage.expect("the tag is set", within: 0.5) { view.tag == 1 }) }
        #expect(found.count == 1)
        #expect(found.first?.line == line)
        #expect("\(found.first!.filePath)".hasSuffix("ExpectationTests.swift"))
        let lines = found.first!.message.split(separator: "\n").map(String.init)
        #expect(lines.prefix(3) == [
            "expected: the tag is set, within 0.5 s", "happened: it was not so in that time",
            "it is 0.75 s; down: \(finger) at (21, 30) on NotingView (0, 0, 200, 200), moved",
        ])
        finger.lift()
        let after = failures { stage.expect("the tag is set") { view.tag == 1 } }
        #expect(after.first?.message.contains("happened: it is not so\nit is 0.75 s; nothing is down; the last touch was at (21, 30), "
            + "where now is NotingView (0, 0, 200, 200)") == true)
    }

    @Test func whatMustNeverBeIsAFailureAtOnce() {
        let found = failures { #expect(!stage.expectNever("time is over", for: 9) { stage.now > 0.2 }) }
        #expect(found.first?.message.hasPrefix("expected: never in 9 s: time is over\nhappened: it was so after 0.2") == true)
        #expect(stage.now < 0.3)
    }

    @Test("what can't be waited for is a failure, and nothing that held", arguments: [-1.0, Double.infinity, Double.nan, 1e300])
    func timesThatCannotPass(seconds: Double) {
        let never = failures { #expect(!stage.expectNever("it is so", for: seconds) { false }) }
        let within = failures { #expect(!stage.expect("it is so", within: seconds) { true }) }
        let pan = stage.record(UIPanGestureRecognizer())
        let actions = failures { #expect(!stage.expect(pan, [], within: seconds)) }
        #expect([never, within, actions].map(\.count) == [1, 1, 1])
        #expect(stage.now == 0)
    }

    @Test("a failure is the running test's")
    func reportsToSwiftTesting() {
        withKnownIssue {
            stage.expect("the impossible") { false }
        } matching: { issue in
            "\(issue)".contains("expected: the impossible") && issue.sourceLocation?.fileName == "ExpectationTests.swift"
        }
    }

    // MARK: Recordings

    @Test("actions of a continuous recognizer: R-GR-14")
    func continuous() {
        let slide = SlideRecognizer()
        view.addGestureRecognizer(slide)
        let recording = stage.record(slide) { $0.distance }
        stage.drag(view, by: CGVector(dx: 40, dy: 0), duration: 0.4, steps: 4)
        #expect(stage.expect(recording, [.began, .changed, .ended]))
        #expect(recording.states == [.began, .changed, .changed, .changed, .ended])
        #expect(recording.values == [10, 20, 30, 40, 40])
        #expect(recording.actions.map { rounded($0.time) } == ["0.1", "0.2", "0.3", "0.4", "0.4"])
        #expect(recording.actions[0].location == CGPoint(x: 110, y: 100))
        #expect(recording.actions[0].numberOfTouches == 1)
        recording.removeAll()
        #expect(stage.expect(recording, []))
    }

    @Test("actions of a discrete recognizer: R-GR-11")
    func discrete() {
        let touch = TouchRecognizer()
        view.addGestureRecognizer(touch)
        let recording = stage.record(touch)
        stage.tap(view)
        #expect(stage.expect(recording, [.ended]))
        recording.removeAll()
        stage.drag(view, by: CGVector(dx: 40, dy: 0))
        #expect(stage.expect(recording, []))
    }

    @Test func aFailureTellsTheDecisions() {
        let touch = TouchRecognizer()
        touch.name = "touch"
        view.addGestureRecognizer(touch)
        let recording = stage.record(touch)
        stage.drag(view, by: CGVector(dx: 40, dy: 0), duration: 0.1, steps: 1)
        let found = failures { stage.expect(recording, [.ended]) }
        let lines = found.first!.message.split(separator: "\n").map(String.init)
        #expect(lines.prefix(2) == ["expected: touch: ended", "happened: no action"])
        #expect(lines.contains("recorded: touch: no action"))
        #expect(lines.contains("decided:"))
        #expect(lines.contains { $0.hasSuffix("touch on NotingView: failed: by its own decision") }, "\(lines)")
    }
}
