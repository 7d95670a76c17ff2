#if X11
import Foundation
import Testing

extension X11Tests {
    @Suite struct Windows {
        @Test("at scale 2 a point is two pixels, on the screen and in the log")
        func scale() throws {
            let session = try Session(width: 640, height: 400, scale: 2)
            #expect(session.empty.width == 1280 && session.empty.height == 800)
            let fingers = [Finger(id: 0, x: 200.5, y: 150), Finger(id: 1, x: 1000, y: 640.5)]
            try session.fingers.down(fingers)
            try session.expectSpots(fingers, "200 pixels across")
            let log = try session.finish()
            let began = try #require(log.deliveries.first)
            #expect(began.agrees(with: .init(to: "TouchableView", phase: "began", touches: [
                .init(id: 1, x: 100.25, y: 75), .init(id: 2, x: 500, y: 320.25),
            ]), within: 0.02), "\(began)")
        }

        @Test("a window that grows and shrinks is drawn again, and takes touches everywhere")
        func resizing() throws {
            let session = try Session(width: 600, height: 400)
            try session.resize(width: 1100, height: 700)
            let far = [Finger(id: 0, x: 1000, y: 600), Finger(id: 1, x: 100, y: 100)]
            try session.fingers.down(far)
            try session.expectSpots(far, "in the larger window")
            try session.fingers.up(far)
            try session.expectSpots([], "after the lift")
            try session.resize(width: 420, height: 500)
            let near = [Finger(id: 2, x: 350, y: 400)]
            try session.fingers.down(near)
            try session.expectSpots(near, "in the smaller window")
            #expect(try session.finish().touches == [1, 2, 3])
        }

        @Test("a window that is hidden loses its touches, and is as before when it is shown again (R-APP-2, R-APP-4)")
        func hiding() throws {
            let session = try Session()
            try session.fingers.down(places(3))
            try session.expectSpots(places(3), "before")
            session.observer.unmap(session.window)
            waitUntil { session.observer.windows().isEmpty }
            try session.fingers.play("up 0; up 1; up 2")
            session.observer.map(session.window)
            try session.expectSpots([], "shown again")
            try session.fingers.down(places(2))
            try session.expectSpots(places(2), "touched again")
            let log = try session.finish()
            for touch in 1...3 { #expect(log.phases(of: touch) == ["began", "cancelled"]) }
        }
    }

    @Suite struct Endings {
        /// Every touch that began ended once, by cancellation; the log is whole; the status says success.
        private func expectGoodEnd(_ session: Session, touches: Int, status: Int32 = 0) throws {
            #expect(try session.app.status() == status, "\(session.app.errors)")
            let log = try DeliveryLog(path: session.logPath)
            #expect(log.touches == Array(1...touches))
            for touch in log.touches {
                #expect(log.phases(of: touch).first == "began")
                #expect(log.deliveries.filter { $0.phase == "cancelled" && $0.touches.contains { $0.id == touch } }.count == 1)
                #expect(!log.phases(of: touch).contains("ended"))
            }
            #expect(session.app.errorLines.count == 1, "nothing but what was chosen and why: \(session.app.errors)")
        }

        @Test("SIGTERM and Ctrl-C with fingers down cancel them; the status is 0, after Ctrl-C 130, and the log complete",
              arguments: [(SIGTERM, 0), (SIGINT, 130)] as [(Int32, Int32)])
        func terminated(signal: Int32, status: Int32) throws {
            let session = try Session()
            try session.fingers.down(places(5))
            try session.expectSpots(places(5), "before")
            session.app.signal(signal)
            try expectGoodEnd(session, touches: 5, status: status)
        }

        @Test("the window manager closes the window with fingers down")
        func closed() throws {
            let session = try Session()
            try session.fingers.down(places(2))
            try session.expectSpots(places(2), "before")
            session.observer.close(session.window)
            try expectGoodEnd(session, touches: 2)
            #expect(session.observer.windows().isEmpty)
        }

        @Test("a server that dies is one clear line, and a status that is not 0; the touches are cancelled")
        func serverDies() throws {
            let session = try Session()
            try session.fingers.down(places(2))
            try session.expectSpots(places(2), "before")
            session.server.end()
            let status = try session.app.status()
            #expect(status == 70)
            #expect(session.app.errorLines.count == 2, "\(session.app.errors)")
            let log = try DeliveryLog(path: session.logPath)
            for touch in 1...2 { #expect(log.phases(of: touch).last == "cancelled") }
        }
    }
}
#endif
