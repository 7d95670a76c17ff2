#if X11
import Foundation
import Testing

/// Everything that needs an X server, one test after the other: each has a server of its own, and the machine is theirs.
@Suite("X11", .serialized, .enabled(if: XServer.absence == nil, Comment(rawValue: XServer.absence ?? "")))
enum X11Tests {}

extension X11Tests {
    @Suite struct RealFingers {
        @Test("spots appear under the fingers, follow them and go with them (R-EVT-21, R-TCH-1)", arguments: [1, 2, 5, 10])
        func spotsFollow(count: Int) throws {
            let session = try Session()
            var fingers = places(count)
            try session.fingers.down(fingers)
            try session.expectSpots(fingers, "after the landing of \(count)")

            for index in fingers.indices {
                fingers[index].x += 60.5
                fingers[index].y += index.isMultiple(of: 2) ? 41.25 : -37
            }
            try session.fingers.glide(fingers)
            try session.expectSpots(fingers, "after all of \(count) moved")

            // Lifted in another order than they landed in: first every other one, from the last on, then the rest.
            let first = fingers.reversed().filter { !$0.id.isMultiple(of: 2) }
            let rest = fingers.filter { $0.id.isMultiple(of: 2) }
            if !first.isEmpty {
                try session.fingers.up(first)
                try session.expectSpots(rest, "after \(first.count) of \(count) were lifted")
            }
            try session.fingers.up(rest)
            try session.expectSpots([], "after all of \(count) were lifted")

            let log = try session.finish()
            #expect(log.touches == Array(1...count))
            for touch in log.touches { #expect(log.phases(of: touch) == ["began", "moved", "ended"], "touch \(touch)") }
            #expect(log.events.first?.deliveries.first?.touches.count == count, "one scan of the screen is one event")
        }

        @Test("a spot is moved a hundred times without a trace")
        func noTrails() throws {
            let session = try Session()
            var finger = Finger(id: 3, x: 80, y: 100)
            try session.fingers.down([finger])
            for (x, y) in [(1200.5, 120.0), (1190, 700), (90, 690.5), (100, 130)] {
                finger.x = x
                finger.y = y
                try session.fingers.glide([finger], milliseconds: 210)
            }
            try session.expectSpots([finger], "after a tour around the window")
            try session.fingers.up([finger])
            try session.expectSpots([], "after the lift")
        }
    }
}
#endif
