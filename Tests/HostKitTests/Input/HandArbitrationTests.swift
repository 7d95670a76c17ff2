import Foundation
import Testing
@testable import HostKit

/// Where the hand of a pen lies (R-PALM-6).
@Suite struct HandArbitrationTests {
    /// A hand that tests ask: a reference, as `#expect` evaluates no mutating calls.
    private final class Hand {
        static let tip = CGPoint(x: 300, y: 300)
        private(set) var arbitration = HandArbitration()

        init(lean: Double?) {
            let comes = follow(lean: lean)
            #expect(comes)
        }

        func follow(pen: Int = 1, at tip: CGPoint = tip, lean: Double?) -> Bool { arbitration.follow(pen: pen, at: tip, lean: lean) }
        func leave(at time: Double) { arbitration.leave(pen: 1, at: time) }
        func forget(pen: Int) { arbitration.forget(pen: pen) }
        /// Places are counted from the first tip.
        func covers(_ across: Double, _ down: Double, at time: Double = 1) -> Bool {
            arbitration.isHand(at: CGPoint(x: Self.tip.x + across, y: Self.tip.y + down), time: time)
        }
    }

    @Test("R-PALM-6 The hand lies on the side to which the pen leans, 200 by 250 millimetres about the tip", arguments: [1.0, -1])
    func rectangle(side: Double) {
        let hand = Hand(lean: side * 30)
        for (across, down) in [(0.0, 0.0), (-19, -99), (179, 149), (179, -99), (-19, 149)] { #expect(hand.covers(side * across, down)) }
        for (across, down) in [(-21.0, 0.0), (181, 0), (0, -101), (0, 151)] { #expect(!hand.covers(side * across, down)) }
    }

    @Test("R-PALM-6 A pen that does not report how it leans has its hand anywhere on its touchscreen")
    func noTilt() {
        #expect(Hand(lean: nil).covers(-5000, 9000))
    }

    @Test("R-PALM-6 Upright from the start the hand may lie on either side; then on that to which the pen leaned last")
    func upright() {
        let hand = Hand(lean: 0)
        #expect(hand.covers(-150, 0) && hand.covers(150, 0) && !hand.covers(181, 0) && !hand.covers(-181, 0))
        for lean in [4.0, 0] {
            #expect(!hand.follow(lean: lean))
            #expect(!hand.covers(-150, 0) && hand.covers(150, 0))
        }
    }

    @Test("R-PALM-6 The hand moves with the pen")
    func follows() {
        let hand = Hand(lean: 20)
        #expect(!hand.follow(at: CGPoint(x: 600, y: 300), lean: 20))
        #expect(!hand.covers(0, 0) && hand.covers(400, 0))
    }

    @Test("R-PALM-6 The hand is there for 90 milliseconds after the pen, which may come again before")
    func lingers() {
        let hand = Hand(lean: 20)
        hand.leave(at: 2)
        // A second report of it changes nothing.
        hand.leave(at: 2.05)
        #expect(hand.covers(0, 0, at: 2.089))
        #expect(hand.follow(lean: 20) && hand.covers(0, 0, at: 3))
        hand.leave(at: 4)
        #expect(!hand.covers(0, 0, at: 4.091) && hand.arbitration.isIdle)
        #expect(hand.follow(lean: nil))
    }

    @Test("R-PALM-6 The other end of a pen is a pen of its own; one that is unplugged takes its hand along")
    func severalPens() {
        let hand = Hand(lean: 20)
        #expect(hand.follow(pen: 2, at: CGPoint(x: 900, y: 300), lean: 20))
        #expect(hand.covers(0, 0) && hand.covers(650, 0))
        hand.forget(pen: 1)
        #expect(!hand.covers(0, 0) && hand.covers(650, 0))
        hand.forget(pen: 2)
        #expect(hand.arbitration.isIdle)
    }
}
