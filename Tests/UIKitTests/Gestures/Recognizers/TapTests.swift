import Testing
import UIKit

@MainActor @Suite("Tap recognizer: what the view sees, and values", .leavesNothing)
struct TapTests {
    private func makeTap(taps: Int = 1, touches: Int = 1) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = touches
        return tap
    }

    @Test("R-TAP-1 Defaults")
    func defaults() {
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && tap.buttonMaskRequired == .primary)
        #expect(tap.numberOfTouches == 0 && tap.location(in: nil) == .zero)
    }

    @Test("R-TAP-5, T-31 A tap recognizes at the lift, before the view receives it, and is reset at once")
    func tap() throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer()
        stage.add(tap, "tap")
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(stage.log == "V.began{A} | tap!ended; V.cancelled{A}")
        #expect(tap.state == .possible)
    }

    @Test("T-32 Without cancelling, the view gets the end after the action")
    func notCancelling() throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        stage.add(tap, "tap")
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(stage.log == "V.began{A} | tap!ended; V.ended{A}")
    }

    @Test("T-33 With delayed beginnings the view never receives it")
    func delaying() throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer()
        tap.delaysTouchesBegan = true
        stage.add(tap, "tap")
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(stage.log == "— | tap!ended")
    }

    @Test("R-TAP-6, T-34 With delayed beginnings the view receives everything when the tap fails")
    func delayingAndFailing() throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer()
        tap.delaysTouchesBegan = true
        stage.add(tap, "tap")
        var values: [(CGPoint, Double)] = []
        stage.view.onTouches = { _, touches, _ in
            for touch in touches { values.append((touch.location(in: nil), touch.timestamp)) }
        }
        stage.play("@0 A+(50,50); @.1 A~(96,50); @.2 A-")
        #expect(stage.log == "— | V.began{A}; V.moved{A} | V.ended{A}")
        try #require(values.count == 3)
        #expect(values[0] == (CGPoint(x: 50, y: 50), 0))
        #expect(values[1] == (CGPoint(x: 96, y: 50), 0.1))
    }

    @Test("R-TAP-3, R-TAP-7, T-35 A tap may move as far as the limit; its location is where it lifted")
    func movingALittle() throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer()
        stage.add(tap, "tap")
        let locations = reading(tap) { $0.location(in: nil) }
        stage.play("@0 A+(50,50); @.1 A~(95,50); @.2 A-")
        #expect(stage.log == "V.began{A} | V.moved{A} | tap!ended; V.cancelled{A}")
        #expect(locations.values == [CGPoint(x: 95, y: 50)])
    }

    @Test("R-TAP-6, T-36 … and not farther")
    func movingTooFar() throws {
        let stage = try Stage()
        stage.add(UITapGestureRecognizer(), "tap")
        stage.play("@0 A+(50,50); @.1 A~(96,50); @.2 A-")
        #expect(stage.log == "V.began{A} | V.moved{A} | V.ended{A}")
    }

    @Test("R-TAP-3, R-TAP-8, T-37 The only tap may last as long as its limit, and fails by itself after that", arguments: [
        (1.5, "V.began{A} | tap!ended; V.cancelled{A}"), (1.6, "V.began{A} | V.ended{A}"),
    ])
    func long(lift: Double, log: String) throws {
        let stage = try Stage()
        stage.add(UITapGestureRecognizer(), "tap")
        stage.play("@0 A+(50,50); @\(lift) A-")
        #expect(stage.log == log)
    }

    @Test("R-TAP-7, T-38 A double tap takes both touches from the view; its location is the first tap's")
    func doubleTap() throws {
        let stage = try Stage()
        let dtap = makeTap(taps: 2)
        stage.add(dtap, "dtap")
        let locations = reading(dtap) { $0.location(in: nil) }
        stage.play("@0 A+(50,50); @.1 A-; @.25 B+(52,50); @.35 B-")
        #expect(stage.log == "V.began{A} | — | V.began{B} | dtap!ended; V.cancelled{A}; V.cancelled{B}")
        #expect(locations.values == [CGPoint(x: 50, y: 50)])
    }

    @Test("T-39 Without delayed ends only the second touch is taken")
    func doubleTapNotDelayingEnds() throws {
        let stage = try Stage()
        let dtap = makeTap(taps: 2)
        dtap.delaysTouchesEnded = false
        stage.add(dtap, "dtap")
        stage.play("@0 A+(50,50); @.1 A-; @.25 B+(52,50); @.35 B-")
        #expect(stage.log == "V.began{A} | V.ended{A} | V.began{B} | dtap!ended; V.cancelled{B}")
    }

    @Test("R-TAP-6, T-40 A double tap that gets one tap fails when the interval is over, and the view gets the end")
    func halfADoubleTap() throws {
        let stage = try Stage()
        stage.add(makeTap(taps: 2), "dtap")
        stage.play("@0 A+(50,50); @.1 A-")
        stage.advance(to: 0.449)
        #expect(stage.log == "V.began{A} | —")
        stage.advance(to: 0.45)
        #expect(stage.log == "V.began{A} | — | timer@.45 V.ended{A}")
        #expect(stage.touch("A")?.timestamp == 0.1)
    }

    @Test("R-TAP-3, R-TAP-7, T-42 Two fingers tap: the centroid of where they lifted, and both count")
    func twoFingers() throws {
        let stage = try Stage(multi: true)
        let tap = makeTap(touches: 2)
        stage.add(tap, "tap")
        let locations = reading(tap) {
            ($0.numberOfTouches, $0.location(in: nil), $0.location(ofTouch: 0, in: nil), $0.location(ofTouch: 1, in: nil))
        }
        stage.play("@0 A+(50,50); @.1 B+(90,50); @.2 A-; @.25 B-")
        #expect(stage.log == "V.began{A} | V.began{B} | — | tap!ended; V.cancelled{A}; V.cancelled{B}")
        try #require(locations.values.count == 1)
        #expect(locations.values[0] == (2, CGPoint(x: 70, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 90, y: 50)))
    }

    @Test("R-TAP-7 Locations follow the fingers to their lifts, and are given in any view")
    func locations() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 100, 100, 200, 200)
        let tap = makeTap(touches: 2)
        stage.add(tap, "tap", to: child)
        let locations = reading(tap) { ($0.location(in: $0.view), $0.location(ofTouch: 1, in: nil)) }
        stage.play("@0 A+(150,150); @.1 B+(200,150); @.15 A~(160,150); @.2 A-; @.22 B~(220,150); @.25 B-")
        try #require(locations.values.count == 1)
        #expect(locations.values[0] == (CGPoint(x: 90, y: 50), CGPoint(x: 220, y: 150)))
    }

    @Test("R-TAP-7 Until it is recognized the locations are the fingers' present ones")
    func locationsMeanwhile() throws {
        let stage = try Stage(multi: true)
        let tap = makeTap(touches: 2)
        stage.add(tap, "tap")
        stage.play("@0 A+(50,50)")
        #expect(tap.numberOfTouches == 1 && tap.location(in: nil) == CGPoint(x: 50, y: 50))
        stage.play("@.1 B+(90,50); @.2 A~(60,60)")
        #expect(tap.numberOfTouches == 2 && tap.location(in: nil) == CGPoint(x: 75, y: 55))
        stage.play("@.3 A-; @.4 B~(100,60)")
        #expect(tap.numberOfTouches == 2 && tap.location(in: nil) == CGPoint(x: 80, y: 60))
        #expect(tap.location(ofTouch: 0, in: nil) == CGPoint(x: 60, y: 60))
        stage.play("@.5 B~(200,60)")
        #expect(tap.numberOfTouches == 0 && tap.location(in: nil) == .zero)
    }

    @Test("R-TAP-6, T-43 The second finger comes too late: it fails by itself, and the view gets everything")
    func lateSecondFinger() throws {
        let stage = try Stage(multi: true)
        stage.add(makeTap(touches: 2), "tap")
        stage.play("@0 A+(50,50); @.31 B+(90,50); @.4 A-; @.5 B-")
        #expect(stage.log == "V.began{A} | V.began{B} | V.ended{A} | V.ended{B}")
    }

    @Test("R-TAP-6, T-44 One finger too many")
    func tooManyFingers() throws {
        let stage = try Stage(multi: true)
        stage.add(makeTap(), "tap")
        stage.play("@0 A+(50,50); @.05 B+(90,50); @.1 A-; @.15 B-")
        #expect(stage.log == "V.began{A} | V.began{B} | V.ended{A} | V.ended{B}")
    }

    @Test("R-TAP-6 A cancelled touch fails it, and the next tap is recognized")
    func cancelled() throws {
        let stage = try Stage(multi: true)
        stage.add(makeTap(touches: 2), "tap")
        stage.play("@0 A+(50,50) B+(90,50); @.1 A!; @.2 B-; @1 C+(50,50) D+(90,50); @1.1 C- D-")
        #expect(stage.log == "V.began{A,B} | V.cancelled{A} | V.ended{B} | V.began{C,D} | tap!ended; V.cancelled{C,D}")
    }

    @Test("R-TAP-10 A click with another button is not seen, whether it is the first or a later one", arguments: [
        (1, 1, 1), (2, 1, 0), (2, 2, 1), (3, 2, 1), (0, 1, 0),
    ])
    func buttons(pressed: Int, required: Int, actions: Int) throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer()
        tap.buttonMaskRequired = UIEvent.ButtonMask(rawValue: required)
        stage.view.addGestureRecognizer(tap)
        let states = reading(tap) { $0.state }
        stage.send("A", .began, x: 50, y: 50, at: 0, tool: .pointer, buttons: pressed)
        stage.send("A", .ended, x: 50, y: 50, at: 0.1, tool: .pointer)
        #expect(states.values.count == actions)
        // The refusal leaves nothing behind.
        stage.play("@1 B+(50,50); @1.1 B-")
        #expect(states.values.count == actions + 1)
    }

    @Test("R-TAP-10 Two clicks with two different buttons make no double click; fingers have no buttons")
    func otherButtonSecond() throws {
        let stage = try Stage()
        let dtap = makeTap(taps: 2)
        stage.add(dtap, "dtap")
        stage.send("A", .began, x: 50, y: 50, at: 0, tool: .pointer, buttons: 1)
        stage.send("A", .ended, x: 50, y: 50, at: 0.1, tool: .pointer)
        stage.send("B", .began, x: 50, y: 50, at: 0.2, tool: .pointer, buttons: 2)
        stage.send("B", .ended, x: 50, y: 50, at: 0.3, tool: .pointer)
        #expect(stage.take() == "V.began{A} | — | V.ended{A}; V.began{B} | V.ended{B}")
        dtap.buttonMaskRequired = .secondary
        stage.play("@1 C+(50,50); @1.1 C-; @1.2 D+(50,50); @1.3 D-")
        #expect(stage.log.hasSuffix("dtap!ended; V.cancelled{C}; V.cancelled{D}"))
    }
}
