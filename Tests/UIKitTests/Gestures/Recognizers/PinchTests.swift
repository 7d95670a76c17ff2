import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Recognizers: pinch", .leavesNothing)
struct PinchTests {
    private func pinch(_ stage: Stage) -> UIPinchGestureRecognizer {
        stage.add(UIPinchGestureRecognizer(), "pinch") { text($0.scale) }
    }

    @Test("Defaults")
    func defaults() {
        let pinch = UIPinchGestureRecognizer()
        #expect(pinch.scale == 1)
        #expect(pinch.velocity == 0)
    }

    @Test("T-66 R-PIN-2, R-PIN-3, R-PIN-4, R-PIN-5, R-PIN-8 Begins past the hysteresis, which is taken off; setting the scale rebases")
    func onePinch() throws {
        let stage = try Stage(multi: true)
        stage.add(UIPinchGestureRecognizer(), "pinch") { pinch in
            defer { if pinch.state == .changed { pinch.scale = 1 } }
            return "\(text(pinch.scale)) \(text(pinch.velocity)) \(text(pinch.location(in: nil)))"
        }
        stage.play("""
            @0 A+(150,200) B+(250,200); @.05 A~(145,200) B~(255,200); @.1 A~(100,200) B~(300,200); @.15 A~(75,200) B~(325,200)
            """)
        // 110/108, and (110/108 − 1)/.05 for the velocity; then 200/108, and 250/200.
        let first = 2.0 / 108 / 0.05, second = 0.75 * (90.0 / 108 / 0.05) + 0.25 * first, third = 0.75 * (0.25 / 0.05) + 0.25 * second
        #expect(isClose(first, 0.370370370))
        #expect(stage.log == """
            V.began{A,B} | pinch!began 1.018519 \(text(first)) (200,200); V.cancelled{A,B} | \
            pinch!changed 1.851852 \(text(second)) (200,200) | pinch!changed 1.25 \(text(third)) (200,200)
            """)
    }

    @Test("T-67 R-PIN-2, R-PIN-7 A change of no more than 8 points does not begin; it fails when both have lifted")
    func failing() throws {
        let stage = try Stage(multi: true)
        _ = pinch(stage)
        stage.play("@0 A+(100,200) B+(200,200); @.1 B~(208,200); @.2 A- B-")
        #expect(stage.log == "V.began{A,B} | V.moved{B} | V.ended{A,B}")
    }

    @Test("T-68 R-PIN-2, R-PIN-3 The limit and the scale, both ways; equality within the tolerance does not begin", arguments: [
        (200.0, 190.0, ".989583"), (100, 110, "1.018519"), (100, 108, nil), (100, 92, nil), (100, 108.0000000001, nil),
        (100, 108.001, "1.000009"), (100, 91.999, ".999989"), (4, 20, "1.666667"), (0, 9, "1.125"), (9, 0, "0"),
    ] as [(CGFloat, CGFloat, String?)])
    func hysteresis(from start: CGFloat, to end: CGFloat, scale: String?) throws {
        let stage = try Stage(multi: true)
        _ = pinch(stage)
        stage.play("@0 A+(50,200)")
        stage.send("B", .began, x: 50 + start, y: 200, at: 0.1)
        _ = stage.take()
        stage.send("B", .moved, x: 50 + end, y: 200, at: 0.2)
        let said = stage.take().split(separator: "!").dropFirst().map(String.init)
        let expected: [String] = if let scale { ["began \(scale); V.cancelled{A,B}"] } else { [] }
        #expect(said == expected)
    }

    @Test("R-PIN-2 The distance is the window's, any direction, from the second landing on; what one finger does alone is nothing")
    func distance() throws {
        let stage = try Stage(multi: true)
        stage.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        _ = pinch(stage)
        #expect(stage.actions("""
            @0 A+(200,200); @.1 A~(110,120); @.2 A~(120,120); @.3 B+(150,160); @.4 B~(120,170); @.5 A~(150,210); @.6 A~(120,111)
            """) == ["pinch!began \(text(59.0 / 58))"])
    }

    @Test("R-PIN-2 R-PIN-3 The hysteresis is the configuration's; without one, coincident fingers start at a scale of 1")
    func configuredHysteresis() throws {
        try withConfiguration({ $0.pinchHysteresis = 20 }) {
            let stage = try Stage(multi: true)
            _ = pinch(stage)
            #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(120,0); @.2 B~(150,0)") == ["pinch!began 1.25"])
        }
        try withConfiguration({ $0.pinchHysteresis = 0 }) {
            let stage = try Stage(multi: true)
            _ = pinch(stage)
            #expect(stage.actions("@0 A+(50,50) B+(50,50); @.1 B~(60,50); @.2 B~(80,50)") == ["pinch!began 1", "pinch!changed 3"])
        }
    }

    // MARK: Setting the scale

    @Test("R-PIN-4 Setting makes the scale read so at the present distance; later change multiplies it", arguments: [
        (1.0, "1.5"), (2, "3"), (-1, "-1.5"), (0, "0"),
    ] as [(CGFloat, String)])
    func setting(scale: CGFloat, later: String) throws {
        let stage = try Stage(multi: true)
        let pinch = pinch(stage)
        stage.play("@0 A+(0,0) B+(100,0); @.1 B~(200,0)")
        _ = stage.take()
        pinch.scale = scale
        #expect(pinch.scale == scale)
        #expect(stage.actions("@.2 B~(300,0)") == ["pinch!changed \(later)"])
    }

    @Test("R-PIN-4 Fingers on one spot: a base of 0 is replaced by the distance at which they are apart")
    func settingOnOneSpot() throws {
        let stage = try Stage(multi: true)
        let pinch = pinch(stage)
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(50,0); @.2 B~(0,0)")
            == ["pinch!began \(text(50.0 / 92))", "pinch!changed 0"])
        pinch.scale = 2
        #expect(stage.actions("@.3 B~(0,0) A~(0,0)") == [])
        #expect(stage.actions("@.4 B~(10,0); @.5 B~(30,0)") == ["pinch!changed 2", "pinch!changed 6"])
    }

    @Test("R-PIN-3, R-PIN-4 A scale set before it began is replaced; one set when it is asked to begin counts")
    func settingBefore() throws {
        let stage = try Stage(multi: true)
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch") { "\(text($0.scale)) \(text($0.velocity))" }
        pinch.scale = 5
        stage.play("@0 A+(0,0) B+(100,0)")
        pinch.scale = 7
        #expect(stage.actions("@.1 B~(110,0); @.2 A- B-") == ["pinch!began 1.018519 .185185", "pinch!ended 1.018519 .185185"])
        #expect(pinch.scale == 1)
        let permission = GestureDelegate()
        permission.shouldBegin = { [unowned pinch] _ in
            #expect(isClose(pinch.scale, 110.0 / 108))
            pinch.scale = 1
            return true
        }
        pinch.delegate = permission
        #expect(stage.actions("@1 A+(0,0) B+(100,0); @1.1 B~(110,0); @1.2 B~(220,0)")
            == ["pinch!began 1 .185185", "pinch!changed 2 7.546296"])
    }

    @Test("R-PIN-4 Values that are not finite are ignored", arguments: [CGFloat.nan, .infinity, -.infinity])
    func badScale(scale: CGFloat) throws {
        let stage = try Stage(multi: true)
        let pinch = pinch(stage)
        stage.play("@0 A+(0,0) B+(100,0); @.1 B~(216,0)")
        pinch.scale = scale
        #expect(pinch.scale == 2)
    }

    // MARK: Velocity

    @Test("R-PIN-5 The first velocity counts from the fingers' event before; 0 while possible; the setter leaves it")
    func velocity() throws {
        let stage = try Stage(multi: true)
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch") { pinch in
            pinch.scale = 1
            return text(pinch.velocity)
        }
        stage.play("@0 A+(0,0) B+(100,0); @.1 B~(104,0); @.2 B~(104,1)")
        #expect(pinch.velocity == 0)
        #expect(stage.actions("@.3 B~(216,0); @.4 B~(270,0); @3 B-; @4 A-")
            == ["pinch!began 10", "pinch!changed 4.375", "pinch!ended 4.375"])
        #expect(pinch.velocity == 0)
    }

    @Test("R-PIN-5 R-PAN-11 Movements without time between them are merged with the next")
    func noTimeBetween() throws {
        let stage = try Stage(multi: true)
        stage.add(UIPinchGestureRecognizer(), "pinch") { "\(text($0.scale)) \(text($0.velocity))" }
        #expect(stage.actions("@1 A+(0,0) B+(100,0); @1 B~(216,0); @1.1 B~(324,0)") == ["pinch!began 2 0", "pinch!changed 3 20"])
    }

    // MARK: Fingers that come and go

    @Test("T-69 R-PIN-6, R-PIN-8 One finger lifts: nothing is sent; the other moves: changed, with one touch; it lifts: ended")
    func oneLifts() throws {
        let stage = try Stage(multi: true)
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch") { "\(text($0.scale)) \($0.numberOfTouches) \(text($0.location(in: nil)))" }
        stage.play("@0 A+(150,200) B+(250,200); @.05 A~(145,200) B~(255,200); @.1 A~(100,200) B~(300,200); @.15 A~(75,200) B~(325,200)")
        _ = stage.take()
        stage.play("@.2 A-")
        #expect(pinch.state == .changed)
        #expect(pinch.numberOfTouches == 1)
        #expect(pinch.location(in: nil) == CGPoint(x: 325, y: 200))
        stage.play("@.3 B~(330,200)")
        #expect(pinch.location(in: nil) == CGPoint(x: 330, y: 200))
        stage.play("@.4 B-")
        let scale = text(250.0 / 108)
        #expect(stage.log == "— | pinch!changed \(scale) 1 (330,200) | pinch!ended \(scale) 0 (330,200)")
    }

    @Test("R-PIN-5, R-PIN-6 With one finger left the scale stays, and the velocity falls to nothing by the filter", arguments: ["A", "B"])
    func velocityOfOne(lifting: String) throws {
        let stage = try Stage(multi: true)
        stage.add(UIPinchGestureRecognizer(), "pinch") { "\(text($0.scale)) \(text($0.velocity))" }
        let other = lifting == "A" ? "B" : "A"
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(216,0); @.2 \(lifting)-; @.3 \(other)~(9,9); @.4 \(other)~(300,9); @.9 \(other)-")
            == ["pinch!began 2 10", "pinch!changed 2 2.5", "pinch!changed 2 .625", "pinch!ended 2 .625"])
    }

    @Test("R-PIN-6 The remaining finger moves in the event in which the other lifts: changed, and the scale stays")
    func liftsWhileTheOtherMoves() throws {
        let stage = try Stage(multi: true)
        stage.add(UIPinchGestureRecognizer(), "pinch") { "\(text($0.scale)) \($0.numberOfTouches) \(text($0.location(in: nil)))" }
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(216,0); @.2 A~(50,0) B-; @.3 A-")
            == ["pinch!began 2 2 (108,0)", "pinch!changed 2 1 (50,0)", "pinch!ended 2 0 (50,0)"])
    }

    @Test("R-PIN-6, R-LP-4 A remaining finger that rests, or whose force alone changes, sends nothing")
    func restingRest() throws {
        let stage = try Stage(multi: true)
        let pinch = pinch(stage)
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(216,0); @.2 A-; @.3 B~(216,0)") == ["pinch!began 2"])
        stage.send("B", .moved, x: 216, y: 0, at: 0.4) { $0.force = 2 }
        #expect(stage.actions("@.5 B-") == ["pinch!ended 2"] && pinch.state == .possible)
    }

    @Test("R-PIN-1, R-PIN-6 A third finger stays ignored when one of the two lifts; one that lands after that takes part")
    func thirdFinger() throws {
        let stage = try Stage(multi: true)
        let pinch = pinch(stage)
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(216,0); @.2 C+(50,300); @.3 A-; @.4 C~(300,300)") == ["pinch!began 2"])
        #expect(pinch.numberOfTouches == 1)
        #expect(stage.actions("@.5 B~(220,0); @.6 D+(320,0); @.7 D~(420,0)") == ["pinch!changed 2", "pinch!changed 4"])
        #expect(stage.actions("@.8 B-; @.9 D-; @1 C-") == ["pinch!ended 4"])
    }

    @Test("R-PIN-6, R-GR-41b A pinch that waits has nothing to say of one finger, and goes on with it afterwards")
    func waitingWithOne() throws {
        let stage = try Stage(multi: true)
        let other = stage.script("other")
        let pinch = pinch(stage)
        pinch.require(toFail: other)
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(216,0); @.2 A-; @.25 B~(220,0)") == [])
        other.state = .failed
        #expect(stage.actions("@.4 B~(230,0); @.5 B-") == ["timer@.25 pinch!began 2", "pinch!changed 2", "pinch!ended 2"])
    }

    @Test("R-PIN-6 A finger that lands instead becomes the second one; the scale goes on from where it was", arguments: ["A", "B"])
    func replaced(lifting: String) throws {
        let stage = try Stage(multi: true)
        let pinch = pinch(stage)
        stage.play("@0 A+(0,0) B+(100,0); @.1 B~(216,0); @.2 \(lifting)-")
        _ = stage.take()
        let other = lifting == "A" ? (216.0, "B") : (0, "A")
        stage.play("@.3 C+(\(other.0),50)")
        #expect(stage.take() == "—")
        #expect(pinch.scale == 2)
        #expect(stage.actions("@.4 C~(\(other.0),100); @.5 \(other.1)~(\(other.0),75)") == ["pinch!changed 4", "pinch!changed 1"])
    }

    @Test("R-PIN-6 Replaced in one event, while the other finger moves: changed, and nothing jumps")
    func replacedAtOnce() throws {
        let stage = try Stage(multi: true)
        let pinch = pinch(stage)
        stage.play("@0 A+(0,0) B+(100,0); @.1 B~(216,0)")
        _ = stage.take()
        #expect(stage.actions("@.2 B~(200,0) A- C+(200,50)") == ["pinch!changed 2"])
        #expect(pinch.numberOfTouches == 2)
        #expect(stage.actions("@.3 C~(200,100); @.4 B- C-") == ["pinch!changed 4", "pinch!ended 4"])
    }

    @Test("R-PIN-6 A scale set while one finger is down is where the pair goes on")
    func settingBetween() throws {
        let stage = try Stage(multi: true)
        let pinch = pinch(stage)
        stage.play("@0 A+(0,0) B+(100,0); @.1 B~(216,0); @.2 B-")
        pinch.scale = 1
        _ = stage.take()
        #expect(stage.actions("@.3 C+(50,0); @.4 C~(75,0)") == ["pinch!changed 1.5"])
    }

    @Test("R-PIN-1 Further fingers are ignored: they move nothing, don't take part, and replace nothing")
    func furtherFingers() throws {
        let stage = try Stage(multi: true)
        let pinch = pinch(stage)
        stage.play("@0 A+(0,0) B+(100,0) C+(50,300); @.1 C~(300,300); @.2 D+(9,200)")
        #expect(!stage.take().contains("!"))
        #expect(pinch.numberOfTouches == 2)
        #expect(stage.actions("@.3 B~(216,0) D~(300,200); @.4 E+(300,100); @.5 E~(9,100)") == ["pinch!began 2"])
        #expect(pinch.location(in: nil) == CGPoint(x: 108, y: 0))
        #expect(stage.actions("@.6 A-; @.7 E~(20,20) B~(0,0); @.8 C- D- E-; @.9 B-") == ["pinch!changed 2", "pinch!ended 2"])
    }

    @Test("R-PIN-2, R-PIN-6 Before it began, another pair starts again")
    func replacedBefore() throws {
        let stage = try Stage(multi: true)
        _ = pinch(stage)
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(105,0); @.2 B-; @.3 C+(300,0); @.4 C~(308,0); @.5 C~(310,0)")
            == ["pinch!began \(text(310.0 / 308))"])
    }

    @Test("R-PIN-7 One finger alone never begins, and it fails when that one lifts")
    func oneFinger() throws {
        let stage = try Stage(multi: true)
        let pinch = pinch(stage)
        stage.play("@0 A+(0,0); @.1 A~(200,0); @.2 A-")
        #expect(stage.log == "V.began{A} | V.moved{A} | V.ended{A}")
        #expect(pinch.state == .possible)
    }

    @Test("R-GR-48 Cancelled touches: one cancels nothing, both do")
    func cancelled() throws {
        let stage = try Stage(multi: true)
        _ = pinch(stage)
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(216,0); @.2 A!; @.3 B~(50,0)") == ["pinch!began 2", "pinch!changed 2"])
        #expect(stage.actions("@.4 B!") == ["pinch!cancelled 2"])
        #expect(stage.actions("@1 A+(0,0) B+(100,0); @1.1 A! B!; @2 A+(0,0) B+(100,0); @2.1 B~(216,0)") == ["pinch!began 2"])
    }

    @Test("R-GR-55 Its view gone, it is cancelled with its values still there, and starts from nothing next time")
    func viewGone() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 300, 100)
        child.isMultipleTouchEnabled = true
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: child) { "\(text($0.scale)) \(text($0.velocity))" }
        stage.play("@0 A+(0,0) B+(100,0); @.1 B~(216,0)")
        child.removeFromSuperview()
        stage.play("@.2 A- B-")
        #expect(stage.actions() == ["pinch!began 2 10", "pinch!cancelled 2 10"])
        #expect(pinch.scale == 1 && pinch.velocity == 0)
        stage.view.addSubview(child)
        #expect(stage.actions("@1 A+(0,0) B+(100,0); @1.1 B~(216,0)") == ["pinch!began 2 10"])
    }

    @Test("R-PIN-6 Changed though the distance stays, since a finger moved; not when only the force changes")
    func movedTogether() throws {
        let stage = try Stage(multi: true)
        _ = pinch(stage)
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(216,0); @.2 A~(0,50) B~(216,50)") == ["pinch!began 2", "pinch!changed 2"])
        stage.send("A", .moved, x: 0, y: 50, at: 0.3) { $0.force = 2 }
        #expect(stage.take() == "—")
    }

    @Test("R-GR-41b While it waits it follows the fingers")
    func waiting() throws {
        let stage = try Stage(multi: true)
        let other = stage.script("other")
        let pinch = pinch(stage)
        pinch.require(toFail: other)
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 B~(216,0); @.2 B~(324,0)") == [])
        stage.window.onEvent = { [unowned other] event in if event.timestamp == 0.3 { other.state = .failed } }
        #expect(stage.actions("@.3 B~(432,0); @.4 B~(540,0); @.5 A- B-") == ["pinch!began 4", "pinch!changed 5", "pinch!ended 5"])
    }
}
