#if X11
import Foundation
import Testing

extension X11Tests {
    /// What goes wrong around an app with fingers on it: nothing is lost, and no touch is left hanging.
    @Suite struct FaultsOnX11 {
        @Test("a server that is killed is one clear line, and a status that is not 0; the touches are cancelled")
        func serverIsKilled() throws {
            let session = try Session()
            try session.fingers.down(places(3))
            try session.expectSpots(places(3), "before")
            kill(try #require(session.server.process), SIGKILL)
            #expect(try session.app.status() == 70)
            let lines = session.app.errorLines
            #expect(lines.count == 2 && lines.last?.contains("the display closed the connection") == true, "\(lines)")
            let log = try DeliveryLog(path: session.logPath)
            for touch in 1...3 { #expect(log.phases(of: touch) == ["began", "cancelled"]) }
        }

        @Test("what was recorded until a server was killed is whole to the last frame, and replays the same deliveries", arguments: [0.0, 5])
        func serverIsKilledWhileRecording(standstill: Double) throws {
            let session = try Session(isRecorded: true)
            try session.fingers.down(places(3))
            try session.expectSpots(places(3), "before")
            try session.fingers.glide(places(3).map { Finger(id: $0.id, x: $0.x + 30, y: $0.y + 40) })
            waitUntil { session.told == [3, 0, 0] }
            let server = try #require(session.server.process)
            if standstill > 0 { whileStopped(server) { standStill(standstill) } }
            kill(server, SIGKILL)
            #expect(try session.app.status() == 70)
            try session.expectWholeRecording()
        }

        @Test("a server that stands still for more than a second and goes on: nothing is lost, nothing cancelled")
        func serverStandsStill() throws {
            let session = try Session()
            var fingers = places(4)
            try session.fingers.down(fingers)
            try session.expectSpots(fingers, "before")
            for index in fingers.indices { fingers[index].x += 60 }
            try whileStopped(try #require(session.server.process)) {
                session.fingers.start("glide 200 60 \(fingers.map(\.place).joined(separator: " ")); up 0; frame")
                try session.fingers.waitUntilPlayed()
                // The standstill is what is tested: longer than any second for which a host waits for its server.
                standStill(1.2)
                #expect(session.app.isRunning)
            }
            try session.fingers.wait()
            try session.expectSpots(Array(fingers.dropFirst()), "after the server went on")
            try session.fingers.up(Array(fingers.dropFirst()))
            try session.expectSpots([], "after the lift")
            let log = try session.finish()
            for touch in 1...4 { #expect(log.phases(of: touch) == ["began", "moved", "ended"]) }
            #expect(session.app.errorLines.count == 1, "\(session.app.errors)")
        }

        @Test("an app that is asked to end while the server stands still ends, and cancels its touches")
        func endsWithoutTheServer() throws {
            let session = try Session()
            try session.fingers.down(places(2))
            try session.expectSpots(places(2), "before")
            try whileStopped(try #require(session.server.process)) {
                session.app.signal(SIGTERM)
                let status = try session.app.status()
                #expect(status == 0, "\(session.app.errors)")
            }
            let log = try DeliveryLog(path: session.logPath)
            for touch in 1...2 { #expect(log.phases(of: touch) == ["began", "cancelled"]) }
        }

        @Test("an app that stands still misses nothing of what fingers do meanwhile")
        func appStandsStill() throws {
            let session = try Session()
            var fingers = places(4)
            try session.fingers.down(fingers)
            try session.expectSpots(fingers, "before")
            for index in fingers.indices { fingers[index].y += 60 }
            let late = Finger(id: 7, x: 640.5, y: 100.5)
            try whileStopped(session.app.id) {
                try session.fingers.glide(fingers)
                try session.fingers.up([fingers[0]])
                try session.fingers.down([late])
            }
            try session.expectSpots(Array(fingers.dropFirst()) + [late], "after the app went on")
            try session.fingers.up(Array(fingers.dropFirst()) + [late])
            try session.expectSpots([], "after the lift")
            let log = try session.finish()
            for touch in 1...4 { #expect(log.phases(of: touch) == ["began", "moved", "ended"]) }
            #expect(log.phases(of: 5) == ["began", "ended"])
        }

        @Test("a tap that comes while the app stands still is a tap, however late it is sent (R-GEN-3)")
        func tapWhileTheAppStandsStill() throws {
            let session = try Session("Decisions", isRecorded: true)
            // The orange view has a long press of half a second, which would take the touch away.
            for count in 1...6 {
                try whileStopped(session.app.id) {
                    try session.fingers.play("tap 1 300 100 80")
                    // The standstill is what is tested: its end is later than the press would be.
                    standStill(0.6)
                }
                #expect(waitUntil { session.told == [count, count, 0] }, "the tap is sent: \(session.told)")
            }
            let log = try session.finish()
            for touch in 1...6 { #expect(log.phases(of: touch) == ["began", "ended"]) }
        }

        @Test("fingers whose device vanishes while the app stands still are cancelled, not lifted")
        func deviceVanishesMeanwhile() throws {
            let session = try Session()
            try session.fingers.down(places(3))
            try session.expectSpots(places(3), "before")
            try whileStopped(session.app.id) { try session.fingers.play("disable; enable") }
            try session.expectSpots([], "after the app went on")
            let finger = Finger(id: 5, x: 300, y: 300)
            try session.fingers.down([finger])
            try session.expectSpots([finger], "on the device that came back")
            let log = try session.finish()
            for touch in 1...4 { #expect(log.phases(of: touch) == ["began", "cancelled"]) }
        }

        @Test("a flood of scans, a part of it while the app stands still: the last places count, every finger ends once")
        func flood() throws {
            let session = try Session()
            let start = places(10), middle = start.map { Finger(id: $0.id, x: $0.x + 50, y: $0.y + 70) }
            try session.fingers.down(start)
            func glide(_ fingers: [Finger]) -> String { "glide 1500 1000 \(fingers.map(\.place).joined(separator: " "))" }
            try session.fingers.play(glide(middle))
            try whileStopped(session.app.id) { try session.fingers.play(glide(start)) }
            try session.expectSpots(start, "after the flood")
            try session.fingers.up(start)
            try session.expectSpots([], "after the lift")
            let log = try session.finish()
            #expect(log.touches == Array(1...10) && log.hanging.isEmpty)
            for touch in 1...10 { #expect(log.phases(of: touch) == ["began", "moved", "ended"]) }
        }

        @Test("a mouse that is pulled out while it is pressed is a press that is cancelled")
        func mouseVanishes() throws {
            let session = try Session()
            let place = Finger(id: 0, x: 300, y: 300)
            try session.fingers.play("pointer 300 300; sleep 50; button 1 press; sleep 50")
            try session.expectSpots([place], "while it is pressed")
            let tool = try Child("/usr/bin/env", ["xinput", "disable", "rig-pointer"], environment: session.server.environment)
            #expect(try tool.status() == 0, "\(tool.errors)")
            try session.expectSpots([], "after the mouse was gone")
            try session.fingers.down([place])
            try session.expectSpots([place], "a finger afterwards")
            try session.fingers.up([place])
            // The end of the app cancels what it has not received yet.
            try session.expectSpots([], "after the lift")
            let log = try session.finish()
            #expect(log.phases(of: 1) == ["began", "cancelled"])
            #expect(log.phases(of: 2) == ["began", "ended"])
        }
    }
}
#endif
