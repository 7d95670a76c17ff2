import Testing
import UIKit

@MainActor @Suite("Touches: tap counts", .leavesNothing)
struct TapCountTests {
    /// The counts of the touches as they land and as they end, in order.
    private func counts(_ script: String, multi: Bool = false, arrange: (Stage) -> Void = { _ in }) throws -> [Int] {
        let stage = try Stage(multi: multi)
        arrange(stage)
        var counts: [Int] = []
        stage.window.onEvent = { event in
            for touch in (event.allTouches ?? []).sorted(by: { $0.hash < $1.hash }) where touch.phase == .began || touch.phase == .ended {
                counts.append(touch.tapCount)
            }
        }
        stage.play(script)
        return counts
    }

    @Test("R-TCH-30 The first contact counts one from landing on, also after a pause")
    func first() throws {
        #expect(try counts("@0 A+(50,50); @.1 A-; @1 B+(50,50); @1.1 B-") == [1, 1, 1, 1])
    }

    @Test("R-TCH-31 A landing counts one more than the tap before, as long as the pause between them is short", arguments: [
        (0.45, 2), (0.46, 1),
    ])
    func interval(landing: Double, count: Int) throws {
        #expect(try counts("@0 A+(50,50); @.1 A-; @\(landing) B+(50,50)") == [1, 1, count])
    }

    @Test("R-TCH-31 … and the place near that of the landing before", arguments: [(95.0, 2), (96, 1)])
    func distance(x: Double, count: Int) throws {
        // The first finger lifts at (40, 50): the landing counts, not the lift.
        #expect(try counts("@0 A+(50,50); @.05 A~(40,50); @.1 A-; @.3 B+(\(x),50)") == [1, 1, count])
    }

    @Test("R-TCH-31 … and the view the same")
    func otherView() throws {
        #expect(try counts("@0 A+(90,50); @.1 A-; @.2 B+(110,50); @.3 B-", arrange: { $0.add("C", 0, 0, 100, 100) }) == [1, 1, 1, 1])
    }

    @Test("R-TCH-31 … and the window the same: each counts for itself")
    func otherWindow() throws {
        let stage = try Stage()
        let other = stage.addWindow("W2", level: .alert)
        other.frame = CGRect(x: 0, y: 0, width: 50, height: 400)
        stage.play("@0 A+(40,50); @.1 A-; @.2 B+(60,50); @.25 B-; @.3 C+(40,50)")
        #expect(stage.touch("A")?.tapCount == 1)
        #expect(stage.touch("B")?.tapCount == 1)
        #expect(stage.touch("C")?.tapCount == 2)
    }

    @Test("R-TCH-31 Three taps count one, two, three, at landing and at lifting")
    func three() throws {
        #expect(try counts("@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B-; @.4 C+(50,50); @.5 C-") == [1, 1, 2, 2, 3, 3])
    }

    @Test("R-TCH-32 A touch that moves too far counts nought from then on, also when it comes back, and seeds nothing")
    func moved() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50); @.1 A~(95,50)")
        let touch = try #require(stage.touch("A"))
        #expect(touch.tapCount == 1)
        stage.play("@.2 A~(96,50)")
        #expect(touch.tapCount == 0)
        stage.play("@.3 A~(50,50); @.4 A-")
        #expect(touch.tapCount == 0)
        stage.play("@.5 B+(50,50)")
        #expect(stage.touch("B")?.tapCount == 1)
    }

    @Test("R-TCH-33 Holding still does not change the count")
    func holding() throws {
        #expect(try counts("@0 A+(50,50); @.1 A-; @.2 B+(50,50); @60 B-") == [1, 1, 2, 2])
        #expect(try counts("@0 A+(50,50); @60 A-; @60.2 B+(50,50)") == [1, 1, 2])
    }

    @Test("R-TCH-34 A contact that lands beside another counts one and seeds nothing")
    func companion() throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.25 C+(60,50); @.3 B-; @.35 C-; @.4 D+(60,50)")
        #expect(stage.touch("B")?.tapCount == 2)
        #expect(stage.touch("C")?.tapCount == 1)
        #expect(stage.touch("D")?.tapCount == 1)
    }

    @Test("R-TCH-34 … while the one that was there before goes on counting when it ends last")
    func companionEndsFirst() throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(50,50); @.05 B+(60,50); @.1 B-; @.2 A-; @.3 C+(50,50)")
        #expect(stage.touch("C")?.tapCount == 2)
    }

    @Test("R-TCH-34 A cancelled touch seeds nothing")
    func cancelled() throws {
        #expect(try counts("@0 A+(50,50); @.1 A!; @.2 B+(50,50)") == [1, 1])
    }
}
