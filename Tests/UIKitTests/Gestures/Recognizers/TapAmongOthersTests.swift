import Testing
import UIKit

@MainActor @Suite("Tap recognizer: among others", .leavesNothing)
struct TapAmongOthersTests {
    private func makeDoubleTap() -> UITapGestureRecognizer {
        let dtap = UITapGestureRecognizer()
        dtap.numberOfTapsRequired = 2
        return dtap
    }

    @Test("R-TAP-9, T-81 A single tap that requires the double tap to fail waits for the end of the interval")
    func waiting() throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer(), dtap = makeDoubleTap()
        stage.add(tap, "tap")
        stage.add(dtap, "dtap")
        tap.require(toFail: dtap)
        let locations = reading(tap) { ($0.location(in: nil), $0.numberOfTouches) }
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(tap.state == .possible)
        stage.advance(to: 1)
        #expect(stage.log == "V.began{A} | — | timer@.45 tap!ended; V.cancelled{A}")
        try #require(locations.values.count == 1)
        #expect(locations.values[0] == (CGPoint(x: 50, y: 50), 1))
    }

    @Test("R-TAP-11, T-82 … and fails when the double tap comes; the second finger does not spoil it before")
    func doubleTapComes() throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer(), dtap = makeDoubleTap()
        stage.add(tap, "tap")
        stage.add(dtap, "dtap")
        tap.require(toFail: dtap)
        stage.play("@0 A+(50,50); @.1 A-; @.25 B+(52,50); @.35 B-")
        #expect(stage.log == "V.began{A} | — | V.began{B} | dtap!ended; V.cancelled{A}; V.cancelled{B}")
    }

    @Test("R-TAP-3, R-TAP-6, T-40a A second tap that is held fails the double tap by itself, and the view gets the first one's end")
    func heldSecondTap() throws {
        let stage = try Stage()
        stage.add(makeDoubleTap(), "dtap")
        stage.play("@0 A+(50,50); @.1 A-; @.2 B+(52,50); @.55 B-")
        #expect(stage.take() == "V.began{A} | — | V.began{B} | dtap!ended; V.cancelled{A}; V.cancelled{B}")
        stage.play("@1 A+(50,50); @1.1 A-; @1.2 B+(52,50); @1.6 B-")
        #expect(stage.take() == "V.began{A} | — | V.began{B} | timer@1.55 V.ended{A} | V.ended{B}")
    }

    @Test("R-TAP-3, R-LP-2, R-GR-42 What waits for a double tap begins before a press of 0.5 s when the second tap is held", arguments: [0, 0.1])
    func heldSecondTapOfAMap(duration: Double) throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer(), dtap = makeDoubleTap(), zoom = UILongPressGestureRecognizer()
        zoom.numberOfTapsRequired = 1
        zoom.minimumPressDuration = duration
        let marker = stage.add("M", 0, 0, 100, 100)
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.add(dtap, "dtap")
        stage.add(zoom, "zoom")
        stage.add(tap, "tap")
        stage.add(UILongPressGestureRecognizer(), "press", to: marker)
        zoom.require(toFail: dtap)
        tap.require(toFail: dtap)
        tap.require(toFail: zoom)
        #expect(stage.actions("@0 A+(50,50); @.1 A-; @.25 B+(52,50); @.8 B~(52,60); @.9 B~(52,80); @1 B-")
            == ["timer@.6 zoom!began", "zoom!changed", "zoom!changed", "zoom!ended"])
        #expect(stage.actions("@2 A+(50,50); @2.1 A-; @2.25 B+(52,50); @2.4 B-") == ["dtap!ended"])
        #expect(stage.actions("@3 A+(50,50); @3.1 A-; @4 B+(300,300); @4.5 B~(301,300)") == ["timer@3.45 tap!ended"])
    }

    @Test("R-LP-2, R-GR-42 A press of 0.5 s that waits for the double tap begins at its time in the second tap, and after the first one's limit in the first")
    func pressThatWaits() throws {
        let stage = try Stage()
        let dtap = makeDoubleTap(), press = UILongPressGestureRecognizer()
        stage.add(dtap, "dtap")
        stage.add(press, "press")
        press.require(toFail: dtap)
        #expect(stage.actions("@0 A+(50,50); @.1 A-; @.2 B+(52,50); @.9 B-") == ["timer@.7 press!began", "press!ended"])
        #expect(stage.actions("@2 A+(50,50); @2.9 A-") == ["timer@2.75 press!began", "press!ended"])
    }

    @Test("R-TAP-11, R-GR-32a A finger that fails the double tap does not fail the tap that waits; both start again with it")
    func fingerWhileWaiting() throws {
        let stage = try Stage()
        let tap = UITapGestureRecognizer(), dtap = makeDoubleTap()
        stage.add(tap, "tap")
        stage.add(dtap, "dtap")
        tap.require(toFail: dtap)
        stage.play("@0 A+(50,50); @.1 A-; @.2 B+(300,300)")
        #expect(stage.log == "V.began{A} | — | tap!ended; V.cancelled{A}; V.began{B}")
        #expect(stage.touch("B")?.gestureRecognizers?.map { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired } == [2, 1])
        stage.play("@.3 B-; @.4 C+(50,50); @.5 C-")
        stage.advance(to: 2)
        #expect(stage.log.hasSuffix("V.began{B} | — | tap!ended; V.cancelled{B}; V.began{C} | — | timer@.85 tap!ended; V.cancelled{C}"))
    }

    @Test("R-TAP-11 A second finger that ends while a tap waits is neither withheld nor taken by it")
    func fingerThatStaysWhileWaiting() throws {
        let stage = try Stage(multi: true)
        let tap = UITapGestureRecognizer(), dtap = makeDoubleTap()
        stage.add(tap, "tap")
        stage.add(dtap, "dtap")
        tap.require(toFail: dtap)
        // The double tap fails as its second tap lasts too long; only the first tap was the single tap's.
        stage.play("@0 A+(50,50); @.1 A-; @.2 B+(52,50); @1.2 B-")
        #expect(stage.log == "V.began{A} | — | V.began{B} | timer@.55 tap!ended; V.cancelled{A} | V.ended{B}")
    }

    @Test("R-TAP-9, R-GR-45a, T-83 Without a requirement the single tap comes first, and does not prevent the double tap")
    func bothAddedDoubleLast() throws {
        let stage = try Stage()
        stage.add(UITapGestureRecognizer(), "tap")
        stage.add(makeDoubleTap(), "dtap")
        stage.play("@0 A+(50,50); @.1 A-; @.25 B+(52,50); @.35 B-")
        #expect(stage.log == "V.began{A} | tap!ended; V.cancelled{A} | V.began{B} | dtap!ended; V.cancelled{B}")
    }

    @Test("R-GR-45a, T-84 … and when it comes first in priority too, both are recognized")
    func bothAddedSingleLast() throws {
        let stage = try Stage()
        stage.add(makeDoubleTap(), "dtap")
        stage.add(UITapGestureRecognizer(), "tap")
        stage.play("@0 A+(50,50); @.1 A-; @.25 B+(52,50); @.35 B-")
        #expect(stage.log == "V.began{A} | tap!ended; V.cancelled{A} | V.began{B} | tap!ended; dtap!ended; V.cancelled{B}")
    }

    @Test("R-GR-45a A tap prevents taps that require no more taps than it, and other recognizers")
    func prevention() {
        let tap = UITapGestureRecognizer(), dtap = makeDoubleTap()
        #expect(!tap.canPrevent(dtap))
        #expect(dtap.canPrevent(tap) && tap.canPrevent(UITapGestureRecognizer()) && tap.canPrevent(UILongPressGestureRecognizer()))
    }

    @Test("T-85 A hold is the long press's, a tap the tap's")
    func tapAndLongPress() throws {
        let stage = try Stage()
        stage.add(UITapGestureRecognizer(), "tap")
        stage.add(UILongPressGestureRecognizer(), "lp")
        stage.play("@0 A+(50,50); @.6 A-")
        #expect(stage.take() == "V.began{A} | timer@.5 lp!began; V.cancelled{A} | lp!ended")
        stage.play("@1 B+(50,50); @1.1 B-")
        #expect(stage.log == "V.began{B} | tap!ended; V.cancelled{B}")
    }

    @Test("R-GR-32, T-80 A finger that has swiped stays down; another one taps")
    func tapBesideASwipe() throws {
        let stage = try Stage(multi: true)
        stage.add(UISwipeGestureRecognizer(), "swipe")
        stage.add(UITapGestureRecognizer(), "tap")
        stage.play("@0 A+(100,100); @.05 A~(130,100); @.1 A~(160,102)")
        #expect(stage.take() == "V.began{A} | V.moved{A} | swipe!ended; V.cancelled{A}")
        stage.play("@.3 B+(50,300); @.35 B-")
        #expect(stage.log == "V.began{B} | tap!ended; V.cancelled{B}")
    }
}
