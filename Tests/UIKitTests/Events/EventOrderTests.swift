import Testing
import UIKit

@MainActor @Suite("Events: order inside one event", .leavesNothing)
struct EventOrderTests {
    @Test("R-EVT-30, R-DLV-30 One view: began, moved, ended, cancelled, each once with all its touches of the phase")
    func oneView() throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(10,10) B+(20,20) C+(30,30) D+(40,40) E+(50,50) F+(60,60)")
        _ = stage.take()
        stage.play("@.1 A! B- C~(31,30) G+(70,70) D! E- F~(61,60) H+(80,80)")
        #expect(stage.log == "V.began{G,H}; V.moved{C,F}; V.ended{B,E}; V.cancelled{A,D}")
    }

    @Test("R-EVT-31, R-DLV-30 Views in the order of their oldest touch's landing, all phases of one before the next")
    func views() throws {
        let stage = try Stage()
        for (index, name) in ["P", "Q", "R"].enumerated() {
            stage.add(name, Double(index) * 100, 0, 100, 400).isMultipleTouchEnabled = true
        }
        stage.play("@0 A+(250,50); @.1 B+(50,50); @.2 C+(150,50); @.3 D+(260,60); @.4 A-")
        _ = stage.take()
        stage.play("@.5 C~(151,50) E+(20,20) B~(51,50) D- F+(270,70)")
        // P's oldest is B, Q's is C, R's is D, which landed last of the three.
        #expect(stage.log == "P.began{E}; P.moved{B}; Q.moved{C}; R.began{F}; R.ended{D}")
    }

    @Test("R-EVT-31 Views without an older touch: in the order of the report")
    func ties() throws {
        let stage = try Stage()
        for (index, name) in ["P", "Q", "R"].enumerated() { stage.add(name, Double(index) * 100, 0, 100, 400) }
        stage.play("@0 A+(150,50) B+(250,50) C+(50,50)")
        #expect(stage.log == "Q.began{A}; R.began{B}; P.began{C}")
    }

    @Test("R-EVT-31 A touch that did not change in this event still decides the order")
    func stationaryCounts() throws {
        let stage = try Stage()
        for (index, name) in ["P", "Q"].enumerated() { stage.add(name, Double(index) * 100, 0, 100, 400).isMultipleTouchEnabled = true }
        stage.play("@0 A+(50,50); @.1 B+(150,50); @.2 C+(60,60)")
        _ = stage.take()
        stage.play("@.3 B~(151,50) C~(61,60)")
        #expect(stage.log == "P.moved{C}; Q.moved{B}")
    }

    @Test("R-EVT-32 Windows in the order in which their oldest live touch landed")
    func windows() throws {
        let stage = try Stage(multi: true)
        let second = stage.addWindow("W2", level: .alert)
        second.frame = CGRect(x: 200, y: 0, width: 200, height: 400)
        second.isMultipleTouchEnabled = true
        stage.play("@0 A+(250,50); @.1 B+(50,50)")
        _ = stage.take()
        stage.play("@.2 B~(51,50) A~(251,50)")
        #expect(stage.take() == "W2.moved{A}; V.moved{B}")
        stage.play("@.3 C+(260,60); @.4 A-")
        _ = stage.take()
        stage.play("@.5 C~(261,60) B~(52,50)")
        #expect(stage.take() == "V.moved{B}; W2.moved{C}")
    }

    @Test("R-EVT-32 A touch that ends in the event is no live one: the window's next one counts; it counts where it is the last one")
    func windowsOfEnds() throws {
        let stage = try Stage(multi: true)
        let second = stage.addWindow("W2", level: .alert)
        second.frame = CGRect(x: 200, y: 0, width: 200, height: 400)
        second.isMultipleTouchEnabled = true
        stage.play("@0 A+(50,50); @.1 B+(250,50); @.2 C+(60,60); @.3 D+(260,60)")
        _ = stage.take()
        stage.play("@.4 A- B~(251,50) C~(61,60) D~(261,60)")
        #expect(stage.take() == "W2.moved{B,D}; V.moved{C}; V.ended{A}")
        stage.play("@.5 C- D~(262,60); @.6 B- D-")
        #expect(stage.take() == "W2.moved{D}; V.ended{C} | W2.ended{B,D}")
        stage.play("@.7 E+(50,50); @.8 F+(250,50); @.9 E- F~(251,50)")
        #expect(stage.log == "V.began{E} | W2.began{F} | V.ended{E}; W2.moved{F}")
    }
}
