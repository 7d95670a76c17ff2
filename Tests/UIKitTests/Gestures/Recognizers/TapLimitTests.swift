import Testing
import UIKit

/// Limits at equality and beyond, fingers in other orders, settings that change.
@MainActor @Suite("Tap recognizer: limits and orders", .leavesNothing)
struct TapLimitTests {
    private func count(taps: Int = 1, touches: Int = 1, _ script: String) throws -> Int {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = touches
        let count = try states(of: tap, script).count
        #expect(tap.state == .possible && tap.numberOfTouches == 0)
        return count
    }

    @Test("R-TAP-2 As many taps as required, of as many fingers", arguments: [
        (1, 1, "@0 A+(50,50); @.1 A-", 1), (3, 1, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B-; @.4 C+(50,50); @.5 C-", 1),
        (3, 1, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B-", 0),
        (2, 2, "@0 A+(50,50) B+(90,50); @.1 A- B-; @.2 C+(50,50); @.25 D+(90,50); @.3 D-; @.4 C-", 1),
        (2, 2, "@0 A+(50,50) B+(90,50); @.1 A- B-; @.2 C+(50,50); @.3 C-", 0),
        (1, 3, "@0 A+(50,50) B+(90,50) C+(130,50); @.1 B-; @.15 A- C-", 1),
        (2, 1, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B-; @.4 C+(50,50); @.5 C-", 1),
        (2, 1, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B-; @.4 C+(50,50); @.5 C-; @.6 D+(50,50); @.7 D-", 2),
    ])
    func counts(taps: Int, touches: Int, script: String, expected: Int) throws {
        #expect(try count(taps: taps, touches: touches, script) == expected)
    }

    @Test("R-TAP-3 Movement is measured from the finger's own landing point, in every direction, and for good", arguments: [
        ("@0 A+(100,100); @.1 A~(127,136); @.2 A-", 1), ("@0 A+(100,100); @.1 A~(127.01,136); @.2 A-", 0),
        ("@0 A+(100,100); @.1 A~(55,100); @.2 A~(145,100); @.3 A-", 1), ("@0 A+(100,100); @.1 A~(54,100); @.2 A~(100,100); @.3 A-", 0),
    ])
    func movement(script: String, expected: Int) throws {
        #expect(try count(script) == expected)
    }

    @Test("R-TAP-3 Each of several fingers has its own landing point", arguments: [(145.0, 345.0, 1), (145, 346, 0), (146, 345, 0)])
    func movementOfTwo(first: Double, second: Double, expected: Int) throws {
        #expect(try count(touches: 2, "@0 A+(100,50) B+(300,50); @.1 A~(\(first),50) B~(\(second),50); @.2 A- B-") == expected)
    }

    @Test("R-TAP-3 Movement is measured in the window, whatever the view's transform")
    func transform() throws {
        let stage = try Stage()
        stage.view.transform = CGAffineTransform(scaleX: 4, y: 4)
        stage.add(UITapGestureRecognizer(), "tap")
        stage.play("@0 A+(200,200); @.1 A~(240,200); @.2 A-")
        #expect(stage.log.hasSuffix("tap!ended; V.cancelled{A}"))
    }

    @Test("R-TAP-3 The duration runs from the first landing to the last lift, is shorter for several taps, and shorter still for the further ones", arguments: [
        (1, "@0 A+(50,50); @.2 B+(90,50); @1 A-; @1.5 B-", 1), (1, "@0 A+(50,50); @.2 B+(90,50); @1 A-; @1.501 B-", 0),
        (2, "@0 A+(50,50) B+(90,50); @.75 A- B-; @1 C+(50,50) D+(90,50); @1.35 C- D-", 1),
        (2, "@0 A+(50,50) B+(90,50); @.751 A- B-; @1 C+(50,50) D+(90,50); @1.35 C- D-", 0),
        (2, "@0 A+(50,50) B+(90,50); @.75 A- B-; @1 C+(50,50) D+(90,50); @1.2 C-; @1.351 D-", 0),
        (2, "@0 A+(50,50) B+(90,50); @.75 A- B-; @1 C+(50,50); @1.2 D+(90,50); @1.35 C- D-", 1),
        (2, "@0 A+(50,50) B+(90,50); @.75 A- B-; @1 C+(50,50); @1.2 D+(90,50); @1.36 C- D-", 0),
    ])
    func duration(taps: Int, script: String, expected: Int) throws {
        #expect(try count(taps: taps, touches: 2, script) == expected)
    }

    @Test("R-TAP-3 Second and further taps that are held: 0.35 s", arguments: [
        (2, 0.35, 1), (2, 0.351, 0), (2, 0.36, 0), (2, 0.6, 0), (2, 0.74, 0), (3, 0.35, 1), (3, 0.36, 0),
    ])
    func furtherTaps(taps: Int, held: Double, expected: Int) throws {
        let script = (1...taps).map { "@\(Double($0)) A+(50,50); @\(Double($0) + ($0 == 1 ? 0.7 : held)) A-" }.joined(separator: "; ")
        // The pauses are no matter here.
        try withConfiguration({ $0.tapMaxInterval = 0.7 }) {
            let found = try count(taps: taps, script)
            #expect(found == expected)
        }
        // The last tap alone may be held as well.
        #expect(try count(taps: 2, "@0 A+(50,50); @.1 A-; @.2 A+(50,50); @\(0.2 + held) A-") == expected)
    }

    @Test("R-TAP-3, R-GR-8 The limit of further taps can be set")
    func furtherLimit() throws {
        let script = "@0 A+(50,50); @.1 A-; @.2 A+(50,50); @.8 A-"
        #expect(try count(taps: 2, script) == 0)
        try withConfiguration({ $0.tapMaxDurationFurther = 0.75 }) {
            let found = try count(taps: 2, script)
            #expect(found == 1)
        }
    }

    @Test("R-TAP-3, R-TAP-6 The fingers of a tap land within a window", arguments: [(0.3, 1), (0.301, 0)])
    func landingWindow(second: Double, expected: Int) throws {
        #expect(try count(touches: 2, "@0 A+(50,50); @\(second) B+(90,50); @.5 A- B-") == expected)
    }

    @Test("R-TAP-4, T-41 The next tap lands within an interval of the last lift", arguments: [(0.45, 1), (0.451, 0), (0.46, 0)])
    func interval(landing: Double, expected: Int) throws {
        #expect(try count(taps: 2, "@0 A+(50,50); @.1 A-; @\(landing) B+(50,50); @.5 B-") == expected)
    }

    @Test("R-TAP-4 With two fingers the interval runs from the last lift to the first landing", arguments: [(0.55, 1), (0.56, 0)])
    func intervalOfTwo(landing: Double, expected: Int) throws {
        let script = "@0 A+(50,50) B+(90,50); @.1 A-; @.2 B-; @\(landing) C+(50,50); @.65 D+(90,50); @.7 C- D-"
        #expect(try count(taps: 2, touches: 2, script) == expected)
    }

    @Test("R-TAP-4 The next tap lands near the first one's centroid, as that was when its fingers lifted", arguments: [
        ("@0 A+(50,50); @.1 A-; @.2 B+(95,50); @.3 B-", 1), ("@0 A+(50,50); @.1 A-; @.2 B+(96,50); @.3 B-", 0),
        ("@0 A+(50,50); @.05 A~(90,50); @.1 A-; @.2 B+(135,50); @.3 B-", 1),
        ("@0 A+(50,50); @.05 A~(90,50); @.1 A-; @.2 B+(44,50); @.3 B-", 0),
    ])
    func distance(script: String, expected: Int) throws {
        #expect(try count(taps: 2, script) == expected)
    }

    @Test("R-TAP-4 … the first tap's, not the last one's")
    func distanceFromTheFirst() throws {
        let walk = "@0 A+(50,50); @.1 A-; @.2 B+(90,50); @.3 B-; @.4 C+(130,50); @.5 C-"
        #expect(try count(taps: 3, walk) == 0)
    }

    @Test("R-TAP-4 With two fingers the centroid counts, whichever finger is where", arguments: [(45.0, 1), (46, 0)])
    func distanceOfTwo(shift: Double, expected: Int) throws {
        let script = "@0 A+(100,50) B+(200,50); @.1 A- B-; @.2 C+(\(100 + 2 * shift),50) D+(200,50); @.3 C- D-"
        #expect(try count(taps: 2, touches: 2, script) == expected)
    }

    @Test("R-TAP-6, R-GR-32a A tap too far away fails at once, and is the first of the next attempt")
    func tooFarAway() throws {
        let stage = try Stage()
        let dtap = UITapGestureRecognizer()
        dtap.numberOfTapsRequired = 2
        stage.add(dtap, "dtap")
        stage.play("@0 A+(50,50); @.1 A-; @.2 B+(96,50); @.3 B-")
        #expect(stage.log == "V.began{A} | — | V.ended{A}; V.began{B} | —")
        stage.advance(to: 1)
        #expect(stage.log.hasSuffix("timer@.65 V.ended{B}"))
    }

    @Test("R-TAP-6 A finger lands after another of the same tap has lifted")
    func landingAfterLift() throws {
        #expect(try count(touches: 2, "@0 A+(50,50); @.1 A-; @.15 B+(90,50); @.2 B-") == 0)
        #expect(try count(touches: 3, "@0 A+(50,50) B+(90,50); @.1 A-; @.15 C+(130,50); @.2 B- C-") == 0)
    }

    @Test("R-TAP-6 In one event landings come before lifts: a finger that lands as another lifts is one too many")
    func landingAndLiftAtOnce() throws {
        #expect(try count(taps: 2, "@0 A+(50,50); @.1 A- B+(50,50); @.2 B-") == 0)
        #expect(try count(touches: 2, "@0 A+(50,50); @.1 A- B+(90,50); @.2 B-") == 1)
    }

    @Test("R-TAP-6, R-GR-32 One finger too many fails it, and what stays down is not offered again")
    func resting() throws {
        #expect(try count(taps: 2, "@0 A+(50,50); @.1 A-; @.2 B+(50,50) C+(52,50); @.3 B- C-") == 0)
        #expect(try count("@0 A+(50,50) B+(90,50); @.1 C+(130,50); @.2 C-; @.3 A-; @.4 B-") == 1)
    }

    @Test("R-GR-32 After a failure with a finger still down, another finger taps")
    func tapBesideAnother() throws {
        #expect(try count("@0 A+(50,50); @.1 A~(150,50); @.2 B+(300,300); @.3 B-; @.4 A-") == 1)
    }

    @Test("R-TAP-2 Numbers below one are never reached", arguments: [(0, 1), (-1, 1), (1, 0), (1, -3), (0, 0)])
    func senseless(taps: Int, touches: Int) throws {
        #expect(try count(taps: taps, touches: touches, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B-") == 0)
    }

    @Test("R-GR-8 Numbers changed during an attempt count from then on")
    func changes() throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer()
        stage.add(tap, "tap")
        stage.play("@0 A+(50,50)")
        tap.numberOfTapsRequired = 2
        stage.play("@.1 A-; @.2 B+(50,50); @.3 B-")
        #expect(stage.take() == "V.began{A} | — | V.began{B} | tap!ended; V.cancelled{A}; V.cancelled{B}")

        // Fewer taps than were made, in the pause after them: there is no lift to recognize at, so it fails when the pause is over.
        stage.play("@1 C+(50,50); @1.1 C-")
        tap.numberOfTapsRequired = 1
        stage.advance(to: 2)
        #expect(stage.take() == "V.began{C} | — | timer@1.45 V.ended{C}")

        // The shorter limit of several taps is over already.
        stage.play("@3 D+(50,50)")
        stage.advance(to: 4)
        tap.numberOfTapsRequired = 2
        stage.play("@4.1 D-; @4.2 E+(50,50); @4.3 E-")
        #expect(stage.take() == "V.began{D} | V.ended{D} | V.began{E} | —")
    }

    @Test("R-GR-8 Thresholds changed during an attempt count from then on")
    func thresholds() throws {
        defer { GestureConfiguration.current = GestureConfiguration() }
        let stage = try Stage()
        stage.add(UITapGestureRecognizer(), "tap")
        stage.play("@0 A+(50,50)")
        GestureConfiguration.current.tapMaxDurationSingle = 3
        stage.play("@2.9 A-")
        #expect(stage.take() == "V.began{A} | tap!ended; V.cancelled{A}")
        GestureConfiguration.current.tapAllowableMovement = 5
        stage.play("@4 A+(50,50); @4.1 A~(56,50); @4.2 A-")
        #expect(stage.log == "V.began{A} | V.moved{A} | V.ended{A}")
    }
}
