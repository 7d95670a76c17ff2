import Testing
import UIKit

@MainActor @Suite("Long-press recognizer: taps before the press", .leavesNothing)
struct TapsBeforePressTests {
    private func states(taps: Int, touches: Int = 1, _ script: String) throws -> [UIGestureRecognizer.State] {
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = taps
        press.numberOfTouchesRequired = touches
        return try UIKitTests.states(of: press, script)
    }

    @Test("R-LP-6 A tap, then the press: the view loses both touches when the press begins")
    func tapAndPress() throws {
        let stage = try Stage()
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        stage.add(press, "lp")
        let values = reading(press) { ($0.location(in: nil), $0.numberOfTouches) }
        stage.play("@0 A+(50,50); @.1 A-; @.3 B+(60,50); @1 B~(90,50); @1.1 B-")
        #expect(stage.log == "V.began{A} | — | V.began{B} | timer@.8 lp!began; V.cancelled{A}; V.cancelled{B} | lp!changed | lp!ended")
        // The press's finger alone counts.
        #expect(values.values.map(\.0) == [CGPoint(x: 60, y: 50), CGPoint(x: 90, y: 50), CGPoint(x: 90, y: 50)])
        #expect(values.values.map(\.1) == [1, 1, 1])
    }

    @Test("R-LP-6 The taps have the limits of several taps", arguments: [
        (1, "@0 A+(50,50); @.75 A-; @1 B+(50,50); @2 B-", 2), (1, "@0 A+(50,50); @.751 A-; @1 B+(50,50); @1.4 B-", 0),
        (1, "@0 A+(50,50); @.1 A-; @.45 B+(50,50); @1 B-", 2), (1, "@0 A+(50,50); @.1 A-; @.451 B+(50,50); @1 B-", 0),
        (1, "@0 A+(50,50); @.05 A~(95,50); @.1 A-; @.2 B+(95,50); @1 B-", 2),
        (1, "@0 A+(50,50); @.05 A~(96,50); @.1 A-; @.2 B+(96,50); @.6 B-", 0),
        (2, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B-; @.4 C+(50,50); @1 C-", 2),
        (2, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.55 B-; @.7 C+(50,50); @1.3 C-", 2),
        (2, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.56 B-; @.7 C+(50,50); @1.1 C-", 0),
        (2, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.9 B-", 0),
        (2, "@0 A+(50,50); @.1 A-; @.2 B+(96,50); @.3 B-; @.4 C+(50,50); @.8 C-", 0),
    ])
    func limits(taps: Int, script: String, actions: Int) throws {
        #expect(try states(taps: taps, script).count == actions)
    }

    @Test("R-LP-6 A press instead of the tap, and taps without a press, fail")
    func incomplete() throws {
        #expect(try states(taps: 1, "@0 A+(50,50); @1 A-").isEmpty)
        #expect(try states(taps: 1, "@0 A+(50,50); @.1 A-").isEmpty)
        #expect(try states(taps: 1, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.6 B-").isEmpty)
    }

    @Test("R-LP-6 A press that lands too late fails by itself, and the view gets the tap's end")
    func late() throws {
        let stage = try Stage()
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        stage.add(press, "lp")
        stage.play("@0 A+(50,50); @.1 A-")
        stage.advance(to: 1)
        #expect(stage.log == "V.began{A} | — | timer@.45 V.ended{A}")
    }

    @Test("R-LP-6 Taps and press have the same number of fingers")
    func twoFingers() throws {
        #expect(try states(taps: 1, touches: 2, "@0 A+(50,50) B+(90,50); @.1 A-; @.15 B-; @.3 C+(50,50); @.4 D+(90,50); @1 C-; @1.1 D-")
            == [.began, .ended])
        #expect(try states(taps: 1, touches: 2, "@0 A+(50,50); @.1 A-; @.3 C+(50,50) D+(90,50); @1 C- D-").isEmpty)
        #expect(try states(taps: 1, touches: 2, "@0 A+(50,50) B+(90,50); @.1 A- B-; @.3 C+(50,50); @1 C-").isEmpty)
    }

    @Test("R-LP-3, R-LP-6 The press may not move as far as a tap may")
    func movement() throws {
        #expect(try states(taps: 1, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B~(60,50); @1 B-").count == 2)
        #expect(try states(taps: 1, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B~(61,50); @1 B-").isEmpty)
    }

    @Test("R-LP-2, R-LP-6 Without a duration it begins when the press lands, not with the tap")
    func atOnce() throws {
        let stage = try Stage()
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        press.minimumPressDuration = 0
        stage.add(press, "lp")
        stage.play("@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B-")
        #expect(stage.log == "V.began{A} | — | lp!began; V.cancelled{A} | lp!ended")
    }

    @Test("R-GR-33 A new attempt starts with the taps again")
    func reset() throws {
        let stage = try Stage()
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        stage.view.addGestureRecognizer(press)
        let states = reading(press) { $0.state }
        stage.play("@0 A+(50,50); @.1 A-; @.2 B+(50,50); @1 B-; @1.1 C+(50,50); @2 C-")
        #expect(states.values == [.began, .ended])
        stage.play("@3 A+(50,50); @3.1 A-; @3.2 B+(50,50); @4 B-")
        #expect(states.values == [.began, .ended, .began, .ended])
    }
}
