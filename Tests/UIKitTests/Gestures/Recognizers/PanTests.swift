import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Recognizers: pan", .leavesNothing)
struct PanTests {
    static func translation(_ pan: UIPanGestureRecognizer) -> String { text(pan.translation(in: pan.view)) }

    @Test("R-PAN-1 Defaults")
    func defaults() {
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == Int.max)
        #expect(pan.translation(in: nil) == .zero)
        #expect(pan.velocity(in: nil) == .zero)
        #expect(pan.state == .possible)
    }

    @Test("T-50 R-PAN-2, R-PAN-4, R-PAN-5, R-PAN-6 Begins with the displacement less the hysteresis, changes, and ends with that of the last movement")
    func onePan() throws {
        let stage = try Stage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { "\(Self.translation($0)) \($0.numberOfTouches)" }
        stage.play("@0 A+(50,50); @.1 A~(55,50); @.2 A~(61,50); @.3 A~(70,50); @.4 A-")
        #expect(stage.log == """
            V.began{A} | V.moved{A} | pan!began (1,0) 1; V.cancelled{A} | pan!changed (10,0) 1 | pan!ended (10,0) 0
            """)
        #expect(pan.state == .possible)
        #expect(pan.translation(in: nil) == .zero)
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test("T-51 Without cancelling, the view receives everything, after the actions")
    func notCancelling() throws {
        let stage = try Stage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.cancelsTouchesInView = false
        stage.play("@0 A+(50,50); @.1 A~(55,50); @.2 A~(61,50); @.3 A~(70,50); @.4 A-")
        #expect(stage.log == """
            V.began{A} | V.moved{A} | pan!began; V.moved{A} | pan!changed; V.moved{A} | pan!ended; V.ended{A}
            """)
    }

    @Test("T-52 R-PAN-8 A finger that lifts before it has gone far makes it fail; the view gets what was withheld, as it was")
    func failing() throws {
        let stage = try Stage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        var heard: [String] = []
        stage.view.onTouches = { phase, touches, _ in
            for touch in touches { heard.append("\(phase) \(text(touch.location(in: nil))) \(text(touch.timestamp))") }
        }
        stage.play("@0 A+(50,50); @.1 A~(54,50); @.2 A-")
        #expect(stage.log == "— | — | V.began{A}; V.moved{A}; V.ended{A}")
        #expect(heard == ["began (50,50) 0", "moved (54,50) .1", "ended (54,50) .2"])
        #expect(pan.state == .possible)
    }

    // MARK: Beginning

    @Test("R-PAN-2 Ten points in any direction are enough, less are not; equality is within the tolerance", arguments: [
        ("A~(10,0)", true), ("A~(9.99,0)", false), ("A~(-10,0)", true), ("A~(6,8)", true), ("A~(-6,-7.9)", false), ("A~(0,-10)", true),
        ("A~(9.9999999999,0)", true),
    ])
    func hysteresis(move: String, begins: Bool) throws {
        let stage = try Stage()
        stage.add(UIPanGestureRecognizer(), "pan")
        #expect(stage.actions("@0 A+(0,0); @.1 \(move)").isEmpty != begins)
    }

    @Test("R-PAN-2 Small steps add up; steps back count back; it begins once, at the event that reaches the limit")
    func smallSteps() throws {
        let stage = try Stage()
        stage.add(UIPanGestureRecognizer(), "pan") { Self.translation($0) }
        stage.play("@0 A+(100,100)")
        for step in 1...99 { stage.send("A", .moved, x: 100 + 0.1 * Double(step), y: 100, at: Double(step) / 100) }
        #expect(!stage.take().contains("!"))
        #expect(stage.actions("@1 A~(103,100); @1.1 A~(109.9,100); @1.2 A~(110,100)") == ["pan!began (0,0)"])
    }

    @Test("R-PAN-2 The limit is the configuration's, also when it changes during an attempt (R-GR-8)")
    func configuredHysteresis() throws {
        let stage = try Stage()
        stage.add(UIPanGestureRecognizer(), "pan") { Self.translation($0) }
        withConfiguration({ $0.panHysteresis = 20 }) {
            #expect(stage.actions("@0 A+(0,0); @.1 A~(15,0)") == [])
        }
        #expect(stage.actions("@.2 A~(15,1)") == ["pan!began (5.022148,.33481)"])
    }

    @Test("R-PAN-2 The view's own transform does not change how far a finger must go")
    func hysteresisInWindow() throws {
        let stage = try Stage()
        stage.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.add(UIPanGestureRecognizer(), "pan") { Self.translation($0) }
        #expect(stage.actions("@0 A+(200,200); @.1 A~(209,200); @.2 A~(210,200)") == ["pan!began (0,0)"])
    }

    @Test("T-53 R-PAN-2, R-PAN-3 With a minimum of two the displacement counts from the second landing")
    func twoFingers() throws {
        let stage = try Stage(multi: true)
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { "\(Self.translation($0)) \($0.numberOfTouches)" }
        pan.minimumNumberOfTouches = 2
        stage.play("@0 A+(100,100); @.1 A~(130,100); @.2 B+(200,100); @.3 A~(140,100) B~(210,100)")
        #expect(stage.log == "V.began{A} | V.moved{A} | V.began{B} | pan!began (0,0) 2; V.cancelled{A,B}")
    }

    @Test("R-PAN-2 What the fingers did before they became too few does not count")
    func numberReachedAgain() throws {
        let stage = try Stage(multi: true)
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { "\(Self.translation($0)) \(text($0.velocity(in: nil)))" }
        pan.minimumNumberOfTouches = 2
        #expect(stage.actions("@0 A+(0,0) B+(50,0); @.1 A~(9,0) B~(59,0); @.2 B-; @.3 A~(99,0)") == [])
        #expect(stage.actions("@.4 C+(50,0); @.5 A~(104,0) C~(55,0)") == [])
        #expect(stage.actions("@.6 A~(109,0) C~(60,0)") == ["pan!began (0,0) (50,0)"])
    }

    @Test("R-PAN-2 A minimum below one means one", arguments: [0, -3])
    func senselessMinimum(minimum: Int) throws {
        let stage = try Stage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { Self.translation($0) }
        pan.minimumNumberOfTouches = minimum
        #expect(stage.actions("@0 A+(0,0); @.1 A~(20,0); @.2 A-") == ["pan!began (10,0)", "pan!ended (10,0)"])
    }

    @Test("R-PAN-2 R-GR-8 A minimum that changes during an attempt counts from then on")
    func changedMinimum() throws {
        let stage = try Stage(multi: true)
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { Self.translation($0) }
        pan.minimumNumberOfTouches = 2
        stage.play("@0 A+(0,0); @.1 A~(50,0)")
        pan.minimumNumberOfTouches = 1
        #expect(stage.actions("@.2 A~(59,0); @.3 A~(61,0)") == ["pan!began (1,0)"])
        pan.minimumNumberOfTouches = 2
        #expect(stage.actions("@.4 A~(80,0); @.5 A-") == ["pan!ended (1,0)"])
    }

    @Test("R-GR-22 A delegate that is asked whether it may begin reads translation and velocity, and may set the translation")
    func valuesWhenAsked() throws {
        let stage = try Stage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { Self.translation($0) }
        let permission = GestureDelegate()
        var asked: [String] = []
        permission.shouldBegin = { [unowned pan] recognizer in
            asked.append("\(recognizer.state) \(Self.translation(pan)) \(text(pan.velocity(in: nil)))")
            pan.setTranslation(.zero, in: nil)
            return true
        }
        pan.delegate = permission
        #expect(stage.actions("@0 A+(0,0); @.1 A~(20,0); @.2 A~(25,0)") == ["pan!began (0,0)", "pan!changed (5,0)"])
        #expect(asked == ["possible (20,0) (200,0)"])
    }

    @Test("A subclass may begin at the landing; the translation counts from there")
    func beginningAtOnce() throws {
        final class Impatient: UIPanGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                state = .began
            }
        }
        let stage = try Stage()
        stage.add(Impatient(), "pan") { Self.translation($0) }
        #expect(stage.actions("@0 A+(0,0); @.1 A~(3,0); @.2 A-") == ["pan!began (0,0)", "pan!changed (3,0)", "pan!ended (3,0)"])
    }

    // MARK: Ends

    @Test("T-56 R-PAN-6, R-PAN-11 The velocity stays as it was at the last movement, however long the finger rests")
    func restingBeforeTheEnd() throws {
        let stage = try Stage()
        stage.add(UIPanGestureRecognizer(), "pan") { text($0.velocity(in: nil)) }
        let actions = stage.actions("@0 A+(0,50); @.1 A~(10,50); @.2 A~(20,50); @.3 A~(30,50); @.4 A~(40,50); @.5 A~(50,50); @3 A-")
        #expect(actions == ["pan!began (100,0)"] + Array(repeating: "pan!changed (100,0)", count: 4) + ["pan!ended (100,0)"])
    }

    @Test("R-PAN-6 Ends when the last finger has lifted, whatever the order; all at once too")
    func lastLift() throws {
        let stage = try Stage(multi: true)
        stage.add(UIPanGestureRecognizer(), "pan")
        #expect(stage.actions("@0 A+(0,0) B+(50,0) C+(90,0); @.1 A~(40,0); @.2 A-; @.3 C-") == ["pan!began"])
        #expect(stage.actions("@.4 B-") == ["pan!ended"])
        #expect(stage.actions("@1 A+(0,0) B+(50,0); @1.1 A~(40,0); @1.2 A- B-") == ["pan!began", "pan!ended"])
    }

    @Test("R-PAN-8, R-GR-48 Cancelled touches cancel it when none is left, and make it fail before it began")
    func cancelled() throws {
        let stage = try Stage(multi: true)
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { Self.translation($0) }
        #expect(stage.actions("@0 A+(0,0); @.1 A!; @.2 A+(0,0); @.3 A~(5,0); @.4 A-") == [])
        #expect(pan.state == .possible)
        #expect(stage.actions("@1 A+(0,0) B+(50,0); @1.1 A~(20,0) B~(70,0); @1.2 A!; @1.3 B~(72,0); @1.4 B!")
            == ["pan!began (10,0)", "pan!changed (12,0)", "pan!cancelled (12,0)"])
        #expect(stage.actions("@2 A+(0,0) B+(50,0); @2.1 A~(20,0) B~(70,0); @2.2 A- B!").last == "pan!cancelled (10,0)")
    }

    @Test("R-PAN-8, R-GR-52, R-GR-55 Disabled, or its view gone, it is cancelled with its values, and starts again next time",
          arguments: [true, false])
    func interrupted(byDisabling: Bool) throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: child) { Self.translation($0) }
        stage.play("@0 A+(50,50); @.1 A~(80,50)")
        if byDisabling { pan.isEnabled = false } else { child.removeFromSuperview() }
        stage.play("@.2 A~(90,50); @.3 A-")
        pan.isEnabled = true
        stage.view.addSubview(child)
        #expect(stage.actions("@1 A+(50,50); @1.1 A~(50,80)") == ["pan!began (20,0)", "pan!cancelled (20,0)", "pan!began (0,20)"])
    }

    @Test("R-PAN-8 Each attempt starts from nothing")
    func secondAttempt() throws {
        let stage = try Stage()
        stage.add(UIPanGestureRecognizer(), "pan") { "\(Self.translation($0)) \(text($0.velocity(in: nil)))" }
        #expect(stage.actions("@0 A+(0,0); @.1 A~(9,0); @.2 A-; @1 A+(0,0); @1.1 A~(9,0); @1.2 A~(12,0)") == ["pan!began (2,0) (45,0)"])
        #expect(stage.actions("@1.3 A-; @2 A+(50,0); @2.1 A~(50,20)").last == "pan!began (0,10) (0,200)")
    }

    @Test("R-GR-41b While it waits it follows the finger; when the other fails it begins with what has become of it, and ends")
    func waiting() throws {
        let stage = try Stage()
        let other = stage.script("other")
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { "\(Self.translation($0)) \(text($0.velocity(in: nil)))" }
        pan.require(toFail: other)
        #expect(stage.actions("@0 A+(0,0); @.1 A~(20,0); @.2 A~(30,0)") == [])
        #expect(pan.state == .possible)
        stage.window.onEvent = { [unowned other] event in if event.timestamp == 0.3 { other.state = .failed } }
        #expect(stage.actions("@.3 A~(40,0)") == ["pan!began (30,0) (106.25,0)"])
        #expect(stage.actions("@.4 A~(50,0); @.5 A-").count == 2)
        #expect(stage.actions("@1 A+(0,0); @1.1 A~(20,0); @1.2 A-") == [])
        other.state = .failed
        stage.host.advance(by: 0.1)
        #expect(stage.actions() == ["pan!began (10,0) (200,0)", "pan!ended (10,0) (200,0)"])
    }

    @Test("R-PAN-12, R-GR-51 The location is the centroid of the fingers that are down; the last one when none is")
    func location() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 100, 100, 200, 200)
        stage.add(UIPanGestureRecognizer(), "pan", to: child) { "\(text($0.location(in: nil))) \(text($0.location(in: child)))" }
        #expect(stage.actions("@0 A+(150,150) B+(250,150); @.1 A~(150,190) B~(250,190); @.2 B-; @.3 A~(150,180); @.4 A-") == [
            "pan!began (200,190) (100,90)", "pan!changed (150,180) (50,80)", "pan!ended (150,180) (50,80)",
        ])
    }
}
