#if Wayland
import Foundation
import Testing

extension WaylandTests {
    /// What goes wrong around an app with fingers on it: nothing is lost, and no touch is left hanging.
    @Suite(.serialized) struct FaultsOnWayland {
        private func places(_ count: Int, ids: Int = 0) -> [Finger] {
            (0..<count).map { Finger(id: ids + $0, x: 130 + Double($0 % 5) * 250, y: $0 < 5 ? 180 : 620) }
        }

        @Test("a compositor that is killed is one clear line and a status that is not 0; its touches are cancelled", arguments: compositors)
        func compositorIsKilled(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind)
            try session.down(places(3))
            try session.expectSpots(places(3), "before")
            kill(try #require(session.compositor.process), SIGKILL)
            #expect(try session.app.status() == 70)
            #expect(session.app.errorLines.count == 2 && session.app.errors.contains("closed the connection"), "\(session.app.errors)")
            let log = try DeliveryLog(path: session.logPath)
            for touch in 1...3 { #expect(log.phases(of: touch) == ["began", "cancelled"]) }
        }

        @Test("what was recorded until a compositor was killed is whole to the last frame, and replays the same deliveries", arguments: compositors)
        func compositorIsKilledWhileRecording(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind, isRecorded: true)
            let fingers = places(3).map { Finger(id: $0.id, x: $0.x + 30, y: $0.y + 40) }
            try session.down(places(3))
            try session.expectSpots(places(3), "before")
            try session.glide(fingers)
            try session.expectSpots(fingers, "after the glide")
            kill(try #require(session.compositor.process), SIGKILL)
            #expect(try session.app.status() == 70)
            try session.expectWholeRecording()
        }

        @Test("an output that is turned with fingers on it: the touches go on", .enabled(if: compositors.contains(.rig)))
        func outputIsTurned() throws {
            let session = try WaylandSession(.rig)
            let fingers = places(3)
            try session.down(fingers)
            try session.expectSpots(fingers, "before")
            // The geometry of an output that stands on its left side, its size, and that this was all; then the window's new size.
            try session.tell("event wl_output 0 iiiiissi 0 0 300 190 0 rig panel 1")
            try session.tell("event wl_output 2 -")
            try session.tell("resize 800 1280")
            try session.tell("configure 800 1280 activated fullscreen")
            try session.glide(fingers.map { Finger(id: $0.id, x: $0.x + 30, y: $0.y + 40) })
            try session.up(fingers)
            waitUntil { (try? DeliveryLog(path: session.logPath).hanging.isEmpty) == true }
            let log = try session.finish()
            for touch in 1...3 { #expect(log.phases(of: touch) == ["began", "moved", "ended"]) }
            #expect(session.app.errorLines.count == 1, "\(session.app.errors)")
        }

        @Test("a compositor that stands still for more than a second and goes on: nothing is lost, nothing cancelled", arguments: compositors)
        func compositorStandsStill(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind)
            var fingers = places(4)
            try session.down(fingers)
            try session.expectSpots(fingers, "before")
            for index in fingers.indices { fingers[index].x += 60 }
            try whileStopped(try #require(session.compositor.process)) {
                session.start("glide 200 60 \(fingers.map(\.place).joined(separator: " ")); up 0; frame")
                try session.waitUntilPlayed()
                // The standstill is what is tested: longer than the second after which a window that gets no frames counts as hidden.
                standStill(1.2)
                #expect(session.app.isRunning)
            }
            try session.wait()
            try session.expectSpots(Array(fingers.dropFirst()), "after the compositor went on")
            try session.up(Array(fingers.dropFirst()))
            try session.expectSpots([], "after the lift")
            let log = try session.finish()
            for touch in 1...4 { #expect(log.phases(of: touch) == ["began", "moved", "ended"]) }
            #expect(session.app.errorLines.count == 1, "\(session.app.errors)")
        }

        @Test("an app that is asked to end while the compositor stands still ends, and cancels its touches", arguments: compositors)
        func endsWithoutTheCompositor(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind)
            try session.down(places(2))
            try session.expectSpots(places(2), "before")
            try whileStopped(try #require(session.compositor.process)) {
                session.app.signal(SIGTERM)
                let status = try session.app.status()
                #expect(status == 0, "\(session.app.errors)")
            }
            let log = try DeliveryLog(path: session.logPath)
            for touch in 1...2 { #expect(log.phases(of: touch) == ["began", "cancelled"]) }
        }

        @Test("an app that stands still misses nothing of what fingers do meanwhile", arguments: compositors)
        func appStandsStill(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind)
            var fingers = places(4)
            try session.down(fingers)
            try session.expectSpots(fingers, "before")
            for index in fingers.indices { fingers[index].y += 60 }
            let late = Finger(id: 7, x: 640, y: 100)
            try whileStopped(session.app.id) {
                // The rig's own compositor says that it is done when its clients are.
                session.start("glide 200 60 \(fingers.map(\.place).joined(separator: " ")); up 0; frame; down \(late.place); frame")
                try session.waitUntilPlayed()
            }
            try session.wait()
            try session.expectSpots(Array(fingers.dropFirst()) + [late], "after the app went on")
            try session.up(Array(fingers.dropFirst()) + [late])
            try session.expectSpots([], "after the lift")
            let log = try session.finish()
            for touch in 1...4 { #expect(log.phases(of: touch) == ["began", "moved", "ended"]) }
            #expect(log.phases(of: 5) == ["began", "ended"])
        }

        /// How many scans a second are a flood: more than a panel has, but as many as the fastest panels have on compositors that keep little for
        /// a client and end one that does not read. At 1000 scans KWin ends it after less than 200 ms, and sway, which ends every touch with a frame
        /// of its own, after 20. A thread of a busy machine waits longer for a processor. At 240 scans it takes 600 and 300 ms at least.
        private func scansPerSecond(_ kind: CompositorProcess.Kind) -> Int { kind == .rig ? 1000 : 240 }

        private func glide(_ fingers: [Finger], milliseconds: Int, on kind: CompositorProcess.Kind) -> String {
            "glide \(milliseconds) \(scansPerSecond(kind)) \(fingers.map(\.place).joined(separator: " "))"
        }

        @Test("a flood of scans: the last places count, every finger ends once", arguments: compositors)
        func flood(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind)
            let start = places(10), end = start.map { Finger(id: $0.id, x: $0.x + 50, y: $0.y + 70) }
            try session.down(start)
            try session.play(glide(end, milliseconds: 1500, on: kind))
            try expectEnds(of: end, in: session)
        }

        /// After a flood ten fingers are here, and lift; each of them began, moved and ended.
        private func expectEnds(of fingers: [Finger], in session: WaylandSession) throws {
            try session.expectSpots(fingers, "after the flood")
            try session.up(fingers)
            // The end of the app cancels what it has not received yet.
            try session.expectSpots([], "after the lift")
            let log = try session.finish()
            #expect(log.touches == Array(1...10))
            for touch in 1...10 { #expect(log.phases(of: touch) == ["began", "moved", "ended"]) }
        }

        /// sway and KWin end a client that does not read for as long as the app is held here. Only root may trace any process, and so hold a thread
        /// of it.
        @Test("what comes in a flood while the app is busy is lost nowhere", .enabled(if: geteuid() == 0), arguments: compositors)
        func floodWhileBusy(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind)
            let start = places(10), end = start.map { Finger(id: $0.id, x: $0.x + 50, y: $0.y + 70) }
            try session.down(start)
            // A moment at which the app computes is found sooner or later, so the fingers move until it has been held as often as it is to be.
            let hold = try Child("\(CompositorProcess.rigs)/hold", ["\(session.app.id)", "600", "5"])
            for _ in 1...100 where hold.isRunning {
                try session.play(glide(end, milliseconds: 2000, on: kind))
                try session.play(glide(start, milliseconds: 2000, on: kind))
            }
            #expect(try hold.status() == 0, "\(hold.errors)")
            try session.play(glide(end, milliseconds: 2000, on: kind))
            try expectEnds(of: end, in: session)
        }

        @Test("a window that is closed with fingers on it cancels them, and the app ends", arguments: compositors.filter(\.closesWindows))
        func windowIsClosed(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind)
            try session.down(places(2))
            try session.expectSpots(places(2), "before")
            if kind == .sway {
                let message = try Child("/usr/bin/env", ["swaymsg", "[app_id=.*] kill"], environment: session.compositor.environment)
                #expect(try message.status() == 0, "\(message.errors)")
            } else {
                try session.tell("closewindow")
            }
            #expect(try session.app.status() == 0, "\(session.app.errors)")
            #expect(session.app.errorLines.count == 1, "\(session.app.errors)")
            let log = try DeliveryLog(path: session.logPath)
            for touch in 1...2 { #expect(log.phases(of: touch) == ["began", "cancelled"]) }
        }

        @Test("a mouse that is pulled out while it is pressed is a press that is cancelled", .enabled(if: compositors.contains(.rig)))
        func mouseVanishes() throws {
            let session = try WaylandSession(.rig)
            let place = Finger(id: 0, x: 300, y: 300)
            try session.play("pointer 300 300; sleep 50; button 1 press; sleep 50")
            try session.expectSpots([place], "while it is pressed")
            // Touch and keyboard are left.
            try session.tell("event wl_seat 0 u 6")
            try session.expectSpots([], "after the mouse was gone")
            try session.down([place])
            try session.expectSpots([place], "a finger afterwards")
            try session.up([place])
            // The end of the app cancels what it has not received yet.
            try session.expectSpots([], "after the lift")
            let log = try session.finish()
            #expect(log.phases(of: 1) == ["began", "cancelled"])
            #expect(log.phases(of: 2) == ["began", "ended"])
        }
    }
}
#endif
