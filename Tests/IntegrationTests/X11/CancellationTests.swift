#if X11
import Foundation
import Testing

extension X11Tests {
    /// Touches that are taken away: cancelled, and never sent as lifted.
    @Suite struct Cancellation {
        private func expectCancelled(_ log: DeliveryLog, _ touches: ClosedRange<Int>) {
            for touch in touches {
                let phases = log.phases(of: touch)
                #expect(phases.first == "began" && phases.last == "cancelled" && !phases.contains("ended"),
                        "touch \(touch) went through \(phases)")
            }
        }

        @Test("a touchscreen that goes off and on again cancels its touches, and works on (R-EVT-30, T-129)", arguments: [1, 5, 10])
        func deviceRestarts(count: Int) throws {
            let session = try Session()
            try session.fingers.down(places(count))
            try session.expectSpots(places(count), "before")
            try session.fingers.play("cancel")
            try session.expectSpots([], "after the device went off")
            try session.fingers.down(places(2, ids: 10))
            try session.expectSpots(places(2, ids: 10), "fingers that land afterwards")
            try session.fingers.up(places(2, ids: 10))
            try session.expectSpots([], "after their lift")
            let log = try session.finish()
            expectCancelled(log, 1...count)
            #expect(log.deliveries.filter { $0.phase == "cancelled" }.map(\.touches.count) == [count], "all of them in one call")
            for touch in [count + 1, count + 2] { #expect(log.phases(of: touch) == ["began", "ended"]) }
        }

        @Test("a touchscreen that is unplugged cancels its touches", arguments: [1, 2, 5, 10])
        func deviceVanishes(count: Int) throws {
            let session = try Session()
            try session.fingers.down(places(count))
            try session.expectSpots(places(count), "before")
            try session.fingers.play("disable")
            try session.expectSpots([], "after the device was gone")
            #expect(session.app.isRunning)
            try session.fingers.play("enable")
            try session.fingers.down(places(1, ids: 10))
            try session.expectSpots(places(1, ids: 10), "a finger on the device that came back")
            let log = try session.finish()
            expectCancelled(log, 1...count + 1)
        }

        @Test("a grab that takes the touches for itself cancels them")
        func grabAccepts() throws {
            let session = try Session()
            let grab = try grab(session, "--accept-updates", "3")
            let fingers = places(3)
            try session.fingers.down(fingers)
            try session.expectSpots(fingers, "shown at once, without waiting for the grab's decision")
            try session.fingers.glide(fingers.map { Finger(id: $0.id, x: $0.x + 30, y: $0.y + 30) })
            try session.expectSpots([], "after the grab accepted; it said: \(grab.output)")
            try session.fingers.play("up 0; up 1; up 2")
            expectCancelled(try session.finish(), 1...3)
        }

        @Test("a grab that lets the touches go leaves them to the app")
        func grabRejects() throws {
            let session = try Session()
            let grab = try grab(session, "--reject", "50")
            var fingers = places(2)
            try session.fingers.down(fingers)
            try session.expectSpots(fingers, "after the landing; the grab said: \(grab.output)")
            waitUntil { grab.output.split(separator: "\n").filter { $0.contains("reject") }.count == 2 }
            for index in fingers.indices { fingers[index].y += 50 }
            try session.fingers.glide(fingers)
            try session.expectSpots(fingers, "moved after the grab let them go")
            try session.fingers.up(fingers)
            try session.expectSpots([], "after the lift")
            let log = try session.finish()
            for touch in 1...2 { #expect(log.phases(of: touch) == ["began", "moved", "ended"]) }
        }

        private func grab(_ session: Session, _ decision: String...) throws -> Child {
            let grab = try Child("\(XServer.rigs)/xi2-grab", decision, environment: session.server.environment)
            guard waitUntil(patience, { grab.output.contains("ready") || !grab.isRunning }), grab.isRunning else {
                throw Trouble("no grab: \(grab.errors)")
            }
            return grab
        }
    }
}
#endif
