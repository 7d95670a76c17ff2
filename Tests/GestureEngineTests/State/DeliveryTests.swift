@testable import GestureEngine
import Testing

@Suite("Where a contact stands on its way to its receiver")
struct DeliveryTests {
    private let nobody = AttemptSet(), one = AttemptSet(AttemptID(slot: 1)), two = AttemptSet(AttemptID(slot: 2))

    @Test("R-DLV-20, R-DLV-23 A landing is withheld, released, delivered")
    func landing() {
        var delivery = Delivery.landed
        delivery.holdLanding(by: one)
        #expect(delivery == .landingHeld(by: one, end: nobody) && delivery.isKept && !delivery.isReleasable)
        delivery.letGo(of: AttemptID(slot: 2))
        #expect(!delivery.isReleasable)
        delivery.letGo(of: AttemptID(slot: 1))
        #expect(delivery.isReleasable && !delivery.isReleased)
        delivery.release()
        #expect(delivery == .landingReleased(end: nobody) && delivery.isUnheard)
        delivery.deliverLanding()
        #expect(delivery == .live)
    }

    @Test("R-DLV-21, R-DLV-29 An end is withheld for its own sake behind a landing that is")
    func endBehindLanding() {
        var delivery = Delivery.landed
        delivery.holdLanding(by: one)
        delivery.holdEnd(by: two)
        delivery.letGo(of: AttemptID(slot: 1))
        delivery.release()
        delivery.deliverLanding()
        #expect(delivery == .endHeld(by: two))
        delivery.letGo(of: AttemptID(slot: 2))
        delivery.release()
        delivery.deliverEnd()
        #expect(delivery == .finished)
    }

    @Test("R-DLV-21 An end that is released in its own event goes with the event's others")
    func rejoined() {
        var delivery = Delivery.endHeld(by: nobody)
        delivery.rejoin()
        #expect(delivery == .live)
    }

    @Test("R-DLV-23, R-DLV-24 What is taken unheard is gone; else the call is due, and is the final one of what is over")
    func taken() {
        for unheard in [Delivery.landed, .landingHeld(by: one, end: two), .landingReleased(end: nobody)] {
            var delivery = unheard
            delivery.take()
            #expect(delivery == .taken)
        }
        for underWay in [Delivery.live, .endHeld(by: one), .endReleased] {
            var going = underWay
            going.take()
            #expect(going == .takenAway && going.isDone && !going.isUnderWay)
            var over = going, left = going
            going.deliverCancellation(isOver: false)
            over.deliverCancellation(isOver: true)
            left.sever()
            #expect(going == .taken && over == .finished && left == .taken)
        }
    }

    @Test("R-GR-32a What starts again with a landing may withhold it, though it was released")
    func heldAgain() {
        var delivery = Delivery.landingReleased(end: nobody)
        delivery.holdLanding(by: two)
        #expect(delivery == .landingHeld(by: two, end: nobody))
    }

    @Test("R-DLV-41 What is withheld when everything is cancelled: landings are dropped, ends are due")
    func cancelled() {
        var landing = Delivery.landingHeld(by: one, end: two), end = Delivery.endHeld(by: one)
        landing.cancelWithheld()
        end.cancelWithheld()
        #expect(landing == .taken && end == .endReleased)
    }

    @Test("Preconditions: what can't happen in a place traps")
    func preconditions() async {
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.live
            delivery.holdLanding(by: AttemptSet(AttemptID(slot: 0)))
        }
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.landed
            delivery.holdLanding(by: AttemptSet())
        }
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.taken
            delivery.holdEnd(by: AttemptSet(AttemptID(slot: 0)))
        }
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.endHeld(by: AttemptSet(AttemptID(slot: 0)))
            delivery.release()
        }
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.endReleased
            delivery.rejoin()
        }
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.live
            delivery.deliverLanding()
        }
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.endHeld(by: AttemptSet(AttemptID(slot: 0)))
            delivery.deliverEnd()
        }
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.finished
            delivery.take()
        }
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.taken
            delivery.sever()
        }
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.live
            delivery.deliverCancellation(isOver: true)
        }
        await #expect(processExitsWith: .failure) {
            var delivery = Delivery.landed
            delivery.cancelWithheld()
        }
    }
}
