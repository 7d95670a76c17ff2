import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Recognizers: fingers of a pan that come and go", .leavesNothing)
struct PanFingersTests {
    @Test("T-54 R-PAN-3, R-PAN-5 Nothing jumps when a finger comes or goes")
    func comingAndGoing() throws {
        let stage = try Stage(multi: true)
        stage.add(UIPanGestureRecognizer(), "pan") { PanTests.translation($0) }
        stage.play("@0 A+(100,100); @.1 A~(120,100); @.3 B+(300,100); @.4 B~(320,100); @.5 B-; @.6 A~(130,100); @.7 A-")
        #expect(stage.log == """
            V.began{A} | pan!began (10,0); V.cancelled{A} | — | pan!changed (20,0) | — | pan!changed (30,0) | pan!ended (30,0)
            """)
    }

    @Test("R-PAN-3 In an event in which one finger moves, one lands and one lifts, the first alone counts")
    func comingAndGoingWhileMoving() throws {
        let stage = try Stage(multi: true)
        stage.add(UIPanGestureRecognizer(), "pan") { "\(PanTests.translation($0)) \(text($0.velocity(in: nil)))" }
        #expect(stage.actions("@0 A+(0,0); @.1 A~(20,0); @.2 A~(30,0) B+(300,300); @.3 A~(40,0) B~(310,300); @.4 A~(50,0) B-")
            == ["pan!began (10,0) (200,0)", "pan!changed (20,0) (125,0)", "pan!changed (30,0) (106.25,0)",
                "pan!changed (40,0) (101.5625,0)"])
        #expect(stage.actions("@.5 A- C+(9,9); @.6 C~(9,19); @.7 C-").map { $0.prefix(19) }
            == ["pan!changed (40,10)", "pan!ended (40,10) ("])
    }

    @Test("R-PAN-5 Changed in each event in which a finger moved, though the centroid stays; not when only the force changes")
    func changes() throws {
        let stage = try Stage(multi: true)
        stage.add(UIPanGestureRecognizer(), "pan") { PanTests.translation($0) }
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 A~(20,0) B~(120,0); @.2 A~(10,0) B~(130,0)")
            == ["pan!began (10,0)", "pan!changed (10,0)"])
        stage.send("A", .moved, x: 10, y: 0, at: 0.3) { $0.force = 2 }
        #expect(stage.take() == "—")
    }

    @Test("R-PAN-5 With too few fingers it is silent, does not end, and counts no movement")
    func tooFew() throws {
        let stage = try Stage(multi: true)
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { PanTests.translation($0) }
        pan.minimumNumberOfTouches = 2
        #expect(stage.actions("@0 A+(0,0) B+(100,0); @.1 A~(20,0) B~(120,0); @.2 B-; @.3 A~(70,0)") == ["pan!began (10,0)"])
        #expect(pan.state == .began)
        #expect(PanTests.translation(pan) == "(10,0)")
        #expect(stage.actions("@.4 C+(9,9); @.5 C~(9,11); @.6 A- C-") == ["pan!changed (10,1)", "pan!ended (10,1)"])
    }

    @Test("T-57 R-PAN-7 A finger too many before it begins makes it fail; the view gets everything")
    func extraFingerBefore() throws {
        let stage = try Stage(multi: true)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.maximumNumberOfTouches = 1
        stage.play("@0 A+(50,50); @.1 B+(90,90); @.2 A~(80,50) B~(120,90); @.3 A- B-")
        #expect(stage.log == "V.began{A} | V.began{B} | V.moved{A,B} | V.ended{A,B}")
    }

    @Test("T-58 R-PAN-7, R-GR-46 A finger too many after it began is ignored: its view gets it")
    func extraFingerAfter() throws {
        let stage = try Stage(multi: true)
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { PanTests.translation($0) }
        pan.maximumNumberOfTouches = 1
        stage.play("@0 A+(50,50); @.1 A~(70,50)")
        _ = stage.take()
        stage.play("@1 B+(9,9); @1.1 B~(30,9)")
        #expect(stage.take() == "V.began{B} | V.moved{B}")
        #expect(pan.numberOfTouches == 1)
        stage.play("@1.2 A~(71,50) B~(40,9); @1.3 B-; @1.4 A-")
        #expect(stage.take() == "pan!changed (11,0); V.moved{B} | V.ended{B} | pan!ended (11,0)")
    }

    @Test("R-PAN-7 A finger that lands in the event in which another lifts is not one too many")
    func replacedAtOnce() throws {
        let stage = try Stage(multi: true)
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { PanTests.translation($0) }
        pan.maximumNumberOfTouches = 1
        #expect(stage.actions("@0 A+(50,50); @.1 A~(58,50); @.2 A- B+(90,90); @.3 B~(93,90); @.4 B-")
            == ["pan!began (1,0)", "pan!ended (1,0)"])
    }
}
