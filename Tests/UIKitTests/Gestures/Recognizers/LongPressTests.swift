import Testing
import UIKit

@MainActor @Suite("Long-press recognizer", .leavesNothing)
struct LongPressTests {
    @Test("R-LP-1 Defaults")
    func defaults() {
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
        #expect(press.numberOfTouches == 0 && press.location(in: nil) == .zero)
    }

    @Test("R-LP-2, R-LP-4, R-LP-8, T-45 A finger that rests begins without an event, then is followed until it lifts")
    func press() throws {
        let stage = try Stage()
        let press = UILongPressGestureRecognizer()
        stage.add(press, "lp")
        let values = reading(press) { ($0.location(in: nil), $0.numberOfTouches) }
        stage.play("@0 A+(50,50)")
        stage.advance(to: 0.6)
        #expect(stage.log == "V.began{A} | timer@.5 lp!began; V.cancelled{A}")
        #expect(press.state == .began)
        stage.play("@.7 A~(80,50); @.8 A-")
        #expect(stage.log == "V.began{A} | timer@.5 lp!began; V.cancelled{A} | lp!changed | lp!ended")
        #expect(values.values.map(\.0) == [CGPoint(x: 50, y: 50), CGPoint(x: 80, y: 50), CGPoint(x: 80, y: 50)])
        #expect(values.values.map(\.1) == [1, 1, 1])
        #expect(press.state == .possible)
    }

    @Test("R-LP-3, T-46, T-47 It may move as far as the limit before, and not farther", arguments: [(60.0, true), (61, false)])
    func movement(x: Double, begins: Bool) throws {
        let stage = try Stage()
        stage.add(UILongPressGestureRecognizer(), "lp")
        stage.play("@0 A+(50,50); @.2 A~(\(x),50)")
        stage.advance(to: 0.7)
        stage.play("@.8 A-")
        #expect(stage.log == (begins ? "V.began{A} | V.moved{A} | timer@.5 lp!began; V.cancelled{A} | lp!ended"
                                     : "V.began{A} | V.moved{A} | V.ended{A}"))
    }

    @Test("R-LP-5, T-48 A lift before the time fails in that event")
    func shortPress() throws {
        let stage = try Stage()
        stage.add(UILongPressGestureRecognizer(), "lp")
        stage.play("@0 A+(50,50); @.3 A-")
        #expect(stage.log == "V.began{A} | V.ended{A}")
    }

    @Test("R-LP-2, T-49 Without a duration it begins on landing, and the view never receives the touch", arguments: [0, -1])
    func atOnce(duration: Double) throws {
        let stage = try Stage()
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = duration
        stage.add(press, "lp")
        stage.play("@0 A+(50,50); @.1 A~(51,50); @.2 A-")
        #expect(stage.log == "lp!began | lp!changed | lp!ended")
    }

    @Test("R-LP-2, R-GEN-3 A lift at the very time comes first", arguments: [(0.5, 0), (0.501, 2)])
    func limit(lift: Double, actions: Int) throws {
        #expect(try states(of: UILongPressGestureRecognizer(), "@0 A+(50,50); @\(lift) A-").count == actions)
    }

    @Test("R-LP-2 Several fingers: the clock starts when the last one lands")
    func twoFingers() throws {
        let stage = try Stage(multi: true)
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = 2
        stage.add(press, "lp")
        let values = reading(press) { ($0.location(in: nil), $0.numberOfTouches, $0.location(ofTouch: 1, in: nil)) }
        stage.play("@0 A+(50,50); @.3 B+(90,50)")
        stage.advance(to: 1)
        stage.play("@1.1 B~(100,60); @1.2 A~(60,50) B~(110,70); @1.3 A-; @1.4 B-")
        #expect(stage.log == "V.began{A} | V.began{B} | timer@.8 lp!began; V.cancelled{A,B} | lp!changed | lp!changed | lp!ended | —")
        try #require(values.values.count == 4)
        #expect(values.values[0] == (CGPoint(x: 70, y: 50), 2, CGPoint(x: 90, y: 50)))
        #expect(values.values[1] == (CGPoint(x: 75, y: 55), 2, CGPoint(x: 100, y: 60)))
        #expect(values.values[2] == (CGPoint(x: 85, y: 60), 2, CGPoint(x: 110, y: 70)))
        // Both count, although one has lifted.
        #expect(values.values[3] == (CGPoint(x: 85, y: 60), 2, CGPoint(x: 110, y: 70)))
    }

    @Test("R-LP-3 It is the centroid that may not move: fingers that part go on, those that go together do not", arguments: [
        ("A~(20,50) B~(120,50)", 2), ("A~(61,50) B~(101,50)", 0), ("A~(60,50) B~(100,50)", 2), ("A~(71,50)", 0), ("A~(70,50)", 2),
    ])
    func centroid(moves: String, actions: Int) throws {
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = 2
        #expect(try states(of: press, "@0 A+(50,50); @.1 B+(90,50); @.2 \(moves); @.9 A-; @1 B-").count == actions)
    }

    @Test("R-LP-3 The first finger may move before the last one lands")
    func movingBeforeTheLastLands() throws {
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = 2
        #expect(try states(of: press, "@0 A+(50,50); @.1 A~(80,50); @.2 B+(90,50); @.9 B- A-") == [.began, .ended])
    }

    @Test("R-LP-5 The fingers land within a window, and none too many", arguments: [
        ("@0 A+(50,50); @.3 B+(90,50); @.9 A-; @1 B-", 2), ("@0 A+(50,50); @.301 B+(90,50); @.9 A-; @1 B-", 0),
        ("@0 A+(50,50); @.1 B+(90,50); @.2 C+(130,50); @.9 A-; @1 B- C-", 0),
        ("@0 A+(50,50); @.1 B+(90,50); @.2 A-; @.3 C+(130,50); @.9 C-; @1 B-", 0),
        ("@0 A+(50,50); @1 A-", 0),
    ])
    func landings(script: String, actions: Int) throws {
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = 2
        #expect(try states(of: press, script).count == actions)
    }

    @Test("R-LP-7 A finger that lands after the beginning is ignored, and its view receives it")
    func laterFinger() throws {
        let stage = try Stage(multi: true)
        let press = UILongPressGestureRecognizer()
        stage.add(press, "lp")
        let values = reading(press) { ($0.location(in: nil), $0.numberOfTouches) }
        stage.play("@0 A+(50,50); @.6 B+(90,50); @.7 B~(95,50); @.8 B-; @.9 A-")
        #expect(stage.log == "V.began{A} | timer@.5 lp!began; V.cancelled{A} | V.began{B} | V.moved{B} | V.ended{B} | lp!ended")
        #expect(values.values.map(\.0) == [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)])
        #expect(values.values.map(\.1) == [1, 1])
    }

    @Test("R-LP-4 Afterwards movement is unlimited, and a resting finger changes nothing")
    func movingAfterwards() throws {
        let press = UILongPressGestureRecognizer()
        #expect(try states(of: press, "@0 A+(50,50); @.6 A~(350,350); @.7 A~(0,0); @3 A-") == [.began, .changed, .changed, .ended])
    }

    @Test("R-LP-4 A cancelled touch cancels it, even one of several; before the beginning it fails", arguments: [
        ("@0 A+(50,50); @.6 A!", 1, [UIGestureRecognizer.State.began, .cancelled]), ("@0 A+(50,50); @.4 A!", 1, []),
        ("@0 A+(50,50) B+(90,50); @.6 A!; @.7 B~(95,50); @.8 B-", 2, [.began, .cancelled]),
        ("@0 A+(50,50) B+(90,50); @.4 A!; @.7 B-", 2, []),
    ])
    func cancelled(script: String, touches: Int, expected: [UIGestureRecognizer.State]) throws {
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = touches
        #expect(try states(of: press, script) == expected)
    }

    @Test("R-LP-4 A finger that moves and one that lifts, in one event: a change and the end")
    func moveAndLift() throws {
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = 2
        #expect(try states(of: press, "@0 A+(50,50) B+(90,50); @.6 A~(60,50) B-; @.7 A-") == [.began, .changed, .ended])
    }

    @Test("R-LP-1 Numbers of touches below one are never reached", arguments: [0, -1])
    func senseless(touches: Int) throws {
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = touches
        #expect(try states(of: press, "@0 A+(50,50); @1 A-").isEmpty)
    }

    @Test("R-LP-2 Durations that are no number begin at once, infinite ones never", arguments: [(Double.nan, 2), (.infinity, 0)])
    func senselessDuration(duration: Double, actions: Int) throws {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = duration
        #expect(try states(of: press, "@0 A+(50,50); @4 A-").count == actions)
    }

    @Test("R-GR-8, R-LP-2 A duration that is no number any more during the press ends at once, and other timers go on")
    func durationThatBecomesNoNumber() throws {
        let stage = try Stage(multi: true)
        let press = UILongPressGestureRecognizer(), other = UILongPressGestureRecognizer()
        stage.add(press, "lp")
        stage.play("@0 A+(50,50)")
        press.minimumPressDuration = .nan
        stage.add(other, "other")
        stage.play("@.1 B+(90,50)")
        stage.advance(to: 1)
        #expect(stage.log.contains("lp!began") && stage.log.contains("other!began"))
    }

    @Test("R-GR-8 A duration changed during the press counts from then on, longer or shorter", arguments: [
        (0.8, "V.began{A} | timer@.8 lp!began; V.cancelled{A}"), (0.45, "V.began{A} | timer@.45 lp!began; V.cancelled{A}"),
    ])
    func changedDuration(duration: Double, log: String) throws {
        let stage = try Stage()
        let press = UILongPressGestureRecognizer()
        stage.add(press, "lp")
        stage.play("@0 A+(50,50)")
        stage.advance(to: 0.4)
        press.minimumPressDuration = duration
        stage.advance(to: 2)
        #expect(stage.log == log)
    }

    @Test("R-GR-8 More fingers required during the press: the clock starts again when they are there")
    func changedTouches() throws {
        let stage = try Stage(multi: true)
        let press = UILongPressGestureRecognizer()
        stage.add(press, "lp")
        stage.play("@0 A+(50,50)")
        press.numberOfTouchesRequired = 2
        stage.play("@.2 B+(90,50)")
        stage.advance(to: 1)
        #expect(stage.take() == "V.began{A} | V.began{B} | timer@.7 lp!began; V.cancelled{A,B}")
        stage.play("@1 A- B-")
        press.numberOfTouchesRequired = 1
        stage.play("@2 A+(50,50)")
        press.numberOfTouchesRequired = 2
        stage.play("@3 A-")
        #expect(stage.log == "lp!ended | V.began{A} | V.ended{A}")
    }

    @Test("R-GR-8, R-LP-5 Fewer fingers required than are down: they are too many at once")
    func fewerTouchesThanDown() throws {
        let stage = try Stage(multi: true)
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = 2
        stage.add(press, "lp")
        stage.play("@0 A+(50,50) B+(90,50)")
        press.numberOfTouchesRequired = 1
        stage.advance(to: 0.1)
        #expect(press.numberOfTouches == 0, "it has failed and is reset")
        #expect(stage.actions("@1 A- B-") == [])
    }

    @Test("R-GR-41b A press that waits for another: what happens meanwhile counts afterwards", arguments: [
        ("@2 A-", "timer@1.5 lp!began; V.cancelled{A} | lp!ended"),
        ("@.7 A~(90,50); @2 A-", "V.moved{A} | timer@1.5 lp!began; V.cancelled{A} | lp!ended"),
    ])
    func waiting(rest: String, log: String) throws {
        let stage = try Stage()
        let press = UILongPressGestureRecognizer(), tap = UITapGestureRecognizer()
        stage.add(press, "lp")
        stage.add(tap, "tap")
        press.require(toFail: tap)
        stage.play("@0 A+(50,50)")
        stage.advance(to: 0.6)
        #expect(press.state == .possible)
        stage.play(rest)
        #expect(stage.log == "V.began{A} | \(log)")
    }

    @Test("R-LP-8, R-GR-41b … and the values are there although its finger is gone")
    func valuesAfterWaiting() throws {
        let stage = try Stage()
        let press = UILongPressGestureRecognizer(), dtap = UITapGestureRecognizer()
        dtap.numberOfTapsRequired = 2
        stage.add(press, "lp") { "\(Stage.text($0.location(in: nil))) \($0.numberOfTouches)" }
        stage.add(dtap, "dtap")
        press.require(toFail: dtap)
        stage.play("@0 A+(50,50); @.55 A~(90,50); @.6 A-")
        stage.advance(to: 2)
        #expect(stage.log == "V.began{A} | V.moved{A} | — | timer@.95 lp!began (90,50) 1; lp!ended (90,50) 1; V.cancelled{A}")
    }

    @Test("R-GR-42 … and when the other is recognized it fails")
    func waitingInVain() throws {
        let stage = try Stage()
        let press = UILongPressGestureRecognizer(), tap = UITapGestureRecognizer()
        stage.add(press, "lp")
        stage.add(tap, "tap")
        press.require(toFail: tap)
        stage.play("@0 A+(50,50); @1 A-")
        #expect(stage.log == "V.began{A} | tap!ended; V.cancelled{A}")
    }
}
