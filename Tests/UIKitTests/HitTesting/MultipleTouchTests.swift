import Testing
import UIKit

@MainActor @Suite("Hit testing: multiple and exclusive touch", .leavesNothing, .withAndWithoutMethodTables)
struct MultipleTouchTests {
    /// Two halves of the window, the left one exclusive.
    private func halves() throws -> (Stage, LoggingView, LoggingView) {
        let stage = try Stage()
        let exclusive = stage.add("E", 0, 0, 200, 400), other = stage.add("N", 200, 0, 200, 400)
        exclusive.isExclusiveTouch = true
        return (stage, exclusive, other)
    }

    @Test("R-HIT-20 Without multiple touch a second finger is severed for its whole life, also after the first is up")
    func single() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50); @.1 B+(80,80); @.2 A~(51,50) B~(81,80); @.3 A-; @.35 C+(10,10); @.4 B~(90,80); @.5 B-; @.55 C-; @.6 D+(10,10)")
        #expect(stage.log == "V.began{A} | — | V.moved{A} | V.ended{A} | — | — | — | — | V.began{D}")
    }

    @Test("R-HIT-20 With it every finger is delivered")
    func multi() throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(50,50); @.1 B+(80,80); @.2 A~(51,50) B~(81,80); @.3 A-; @.4 B~(90,80); @.5 B-")
        #expect(stage.log == "V.began{A} | V.began{B} | V.moved{A,B} | V.ended{A} | V.moved{B} | V.ended{B}")
    }

    @Test("R-HIT-20 A finger that lifts in the very event makes room for one that lands in it")
    func roomInOneEvent() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50); @.1 A- B+(80,80)")
        #expect(stage.log == "V.began{A} | V.began{B}; V.ended{A}")
    }

    @Test("R-HIT-21 Of several landing at once the first of the report is delivered")
    func together() throws {
        let stage = try Stage()
        stage.play("@0 B+(80,80) A+(50,50); @.1 A~(51,50) B~(81,80); @.2 A- B-")
        #expect(stage.log == "V.began{B} | V.moved{B} | V.ended{B}")
    }

    @Test("R-HIT-22 The property is the view's own: touches of subviews neither inherit it nor count")
    func subviews() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        stage.play("@0 A+(50,50); @.1 B+(200,200); @.2 D+(210,210)")
        #expect(stage.take() == "C.began{A} | V.began{B} | —")
        stage.play("@.3 A- B- D-")
        _ = stage.take()
        stage.view.isMultipleTouchEnabled = true
        stage.play("@1 A+(50,50); @1.1 B+(60,60); @1.2 D+(200,200); @1.3 E+(210,210)")
        #expect(stage.take() == "C.began{A} | — | V.began{D} | V.began{E}")
        #expect(!child.isMultipleTouchEnabled)
    }

    @Test("R-HIT-23 A touch on an exclusive view is severed while another view has one")
    func exclusiveSecond() throws {
        let (stage, _, _) = try halves()
        stage.play("@0 A+(300,9); @.1 B+(9,9); @.2 A-; @.3 B~(10,9); @.4 B-; @.5 C+(9,9)")
        #expect(stage.log == "N.began{A} | — | N.ended{A} | — | — | E.began{C}")
    }

    @Test("R-HIT-23 A touch on another view is severed while an exclusive view has one")
    func exclusiveFirst() throws {
        let (stage, _, _) = try halves()
        stage.play("@0 A+(9,9); @.1 B+(300,9); @.2 A-; @.3 B-; @.4 C+(300,9)")
        #expect(stage.log == "E.began{A} | — | E.ended{A} | — | N.began{C}")
    }

    @Test("R-HIT-23 An exclusive view may have several touches of its own; one that was severed blocks nothing")
    func exclusiveAlone() throws {
        let (stage, exclusive, _) = try halves()
        exclusive.isMultipleTouchEnabled = true
        stage.play("@0 A+(9,9); @.1 B+(20,20); @.2 C+(300,9)")
        #expect(stage.take() == "E.began{A} | E.began{B} | —")
        stage.play("@.3 A- B-; @.4 D+(9,9)")
        // C is still down on N, but severed.
        #expect(stage.take() == "E.ended{A,B} | E.began{D}")
    }

    @Test("R-HIT-23 Of an exclusive view and another landing at once the first of the report is delivered")
    func exclusiveTogether() throws {
        let (stage, _, _) = try halves()
        stage.play("@0 A+(300,9) B+(9,9)")
        #expect(stage.log == "N.began{A}")
    }

    @Test("R-HIT-24 Exclusivity ends at the window, and a descendant of an exclusive view is another view")
    func extent() throws {
        let (stage, exclusive, _) = try halves()
        stage.add("D", 0, 0, 50, 50, to: exclusive)
        let other = stage.addWindow("W2", level: .alert)
        other.frame = CGRect(x: 300, y: 0, width: 100, height: 400)
        stage.play("@0 A+(100,100); @.1 B+(9,9); @.2 C+(350,9)")
        #expect(stage.log == "E.began{A} | — | W2.began{C}")
    }

    @Test("R-HIT-25 The properties are read at landing")
    func readAtLanding() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50); @.1 B+(80,80)")
        stage.view.isMultipleTouchEnabled = true
        stage.play("@.2 B~(81,80); @.3 C+(9,9)")
        stage.view.isMultipleTouchEnabled = false
        stage.play("@.4 C~(10,9) A~(51,50)")
        #expect(stage.log == "V.began{A} | — | — | V.began{C} | V.moved{A,C}")
    }

    @Test("R-HIT-25 Multiple touch is judged before exclusivity: the severed finger does not block")
    func order() throws {
        let stage = try Stage()
        let exclusive = stage.add("E", 0, 0, 200, 400)
        stage.add("N", 200, 0, 200, 400)
        exclusive.isExclusiveTouch = true
        stage.play("@0 A+(9,9); @.1 B+(20,20); @.2 A-; @.3 C+(300,9)")
        // B is severed by R-HIT-20, so N is free though B is still down.
        #expect(stage.log == "E.began{A} | — | E.ended{A} | N.began{C}")
    }

    @Test("R-HIT-26 A severed touch is in allTouches and has its view")
    func severed() throws {
        let stage = try Stage()
        var seen: String?
        stage.window.onEvent = { seen = stage.letters($0.allTouches) }
        stage.play("@0 A+(50,50); @.1 B+(80,80)")
        #expect(seen == "A,B")
        #expect(stage.touch("B")?.view === stage.view)
        #expect(stage.touch("B")?.phase == .began)
    }
}
