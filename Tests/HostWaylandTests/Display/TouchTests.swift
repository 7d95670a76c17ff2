#if Wayland
import Foundation
import Testing
import TouchHost
@testable import HostWayland

/// Everything that needs a compositor, one test after the other: each has one of its own.
@MainActor @Suite("Wayland", .serialized, .enabled(if: Compositor.isAvailable, Comment(rawValue: Compositor.skipReason)))
enum WaylandTests {}

extension WaylandTests {
    @MainActor @Suite struct Touches {
        /// R-EVT-1, R-TCH-1
        @Test func downMoveUp() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            let before = SystemClock.now
            try app.play("down 0 100 200; down 1 300.5 200.25; frame; move 1 310 210; frame; up 0; up 1; frame")
            #expect(app.phases == [[.began, .began], [.moved], [.ended, .ended]])
            #expect(app.frames[0].contacts.map(\.position) == [CGPoint(x: 100, y: 200), CGPoint(x: 300.5, y: 200.25)])
            #expect(app.frames[2].contacts[1].position == CGPoint(x: 310, y: 210), "an end repeats the last place")
            #expect(app.frames.flatMap(\.contacts).allSatisfy { $0.tool == .finger })
            let times = app.frames.map(\.timestamp)
            #expect(times == times.sorted() && times[0] > before - 0.01 && times[2] <= SystemClock.now, "R-GEN-2")
        }

        /// R-GEN-2: that the pointer left has no time; it was before the landing, however late both are read.
        @Test func whatHasNoTimeHoldsUpNoLanding() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 100")
            app.forget()
            app.compositor.send("event wl_pointer 1 uo serial surface; down 0 50 50; frame; stats")
            var answers = 0
            while answers < 2 { if try app.compositor.answer() != nil { answers += 1 } }
            let told = SystemClock.now
            // The standstill of the app is what is tested.
            while SystemClock.now < told + 0.05 {}
            try app.wait("the landing") { app.frames.count == 1 }
            #expect(app.frames[0].timestamp < told + 0.01 && app.hovers.map(\.phase) == [.left])
            #expect(app.hovers[0].timestamp <= app.frames[0].timestamp)
        }

        @Test func tenFingersInOneFrame() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play((0..<10).map { "down \($0) \(50 + 60 * $0) 100" }.joined(separator: ";") + ";frame")
            #expect(app.phases == [Array(repeating: .began, count: 10)])
            #expect(Set(app.frames[0].contacts.map(\.id)).count == 10)
        }

        /// R-EVT-30
        @Test func cancel() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; down 1 200 100; frame; cancel; down 0 100 100; frame; up 0; frame")
            #expect(app.phases == [[.began, .began], [.cancelled, .cancelled], [.began], [.ended]])
            #expect(app.frames[0].contacts[0].id != app.frames[2].contacts[0].id)
        }

        /// R-HST-3: the cancellation has no time and counts as read just now, after the landing's stamp, which is sent later.
        @Test func aCancelIsSentBeforeTheNextLandingIsWhole() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            try app.play("cancel; down 0 100 100")
            try app.play("frame; up 0; frame")
            #expect(app.phases == [[.began], [.cancelled], [.began], [.ended]])
            #expect(app.frames.map(\.timestamp) == app.frames.map(\.timestamp).sorted())
        }

        @Test func halfAFrameThenCancel() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            try app.ask("event wl_touch 2 uiff time 0 150 150")
            try app.ask("event wl_touch 0 uuoiff serial time surface 1 9 9")
            try app.play("cancel")
            #expect(app.phases == [[.began], [.cancelled]], "a frame that was not closed was never sent")
            #expect(app.frames[1].contacts.count == 1)
        }

        /// A touchscreen is unplugged with fingers on it, and plugged in again.
        @Test func deviceComesAndGoes() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame; event wl_seat 0 u 3")
            #expect(app.phases == [[.began], [.cancelled]])
            app.forget()
            try app.play("event wl_seat 0 u 7; event wl_seat 0 u 7")
            try app.play("up 0; down 1 100 100; frame; up 1; frame")
            #expect(app.phases == [[.began], [.ended]])
        }

        @Test func theWholeSeatComesAndGoes() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            _ = try app.ask("global wl_seat remove")
            app.settle()
            #expect(app.phases == [[.began], [.cancelled]] && app.host.seats.isEmpty)
            _ = try app.ask("global wl_seat add")
            app.settle()
            app.forget()
            try app.play("up 0; down 1 100 100; frame; up 1; frame")
            #expect(app.phases == [[.began], [.ended]])
        }

        @Test func areas() throws {
            let app = try Recorder(try Compositor("--size", "800x600", "--scale", "2"))
            try app.play("down 0 100 100 major=10 minor=6; frame; move 0 101 100 major=14 angle=30; frame")
            #expect(app.frames.map { $0.contacts[0].majorRadius } == [10, 14], "half of the diameter, in pixels")
        }

        /// R-HST-3: that an area changes has no time. The mouse has moved since the finger landed.
        @Test func anAreaThatChangesAlone() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            usleep(20_000)
            try app.play("pointer 300 300; button 272 1; event wl_touch 5 iff 0 30 20; event wl_touch 3 -")
            #expect(app.phases == [[.began], [.began], [.moved]] && app.frames.last?.contacts.first?.majorRadius == 15)
            #expect(app.frames.map(\.timestamp) == app.frames.map(\.timestamp).sorted())
        }

        /// Touches on surfaces that are no windows of ours, as those of a frame, are not sent.
        @Test func foreignSurfaces() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            // The last surface that was made is the pointer's picture.
            try app.play("pointer 10 10")
            try app.waitForCursor()
            try app.play("event wl_touch 0 uuoiff serial time @wl_surface 5 10 10; event wl_touch 2 uiff time 5 11 11; event wl_touch 3 -")
            try app.play("event wl_touch 1 uui serial time 5; event wl_touch 3 -")
            #expect(app.frames.isEmpty && app.failure == nil)
        }

        @Test(arguments: [("1", 1.0), ("1.5", 1.5), ("2", 2.0), ("3", 3.0)])
        func pixelsAtAnyScale(scale: String, value: Double) throws {
            let app = try Recorder(try Compositor("--size", "1200x900", "--scale", scale))
            #expect(app.surface.scale == value && app.surface.size == PixelSize(width: 1200, height: 900))
            try app.play("down 0 600 450; frame")
            let place = app.frames[0].contacts[0].position
            #expect(abs(place.x - 600) < 0.02 && abs(place.y - 450) < 0.02)
        }

        @Test func aWindowThatClosesTakesItsTouchesWithIt() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            app.surface.close()
            app.forget()
            app.settle()
            #expect(app.frames.isEmpty && app.failure == nil)
        }

        /// The 32-bit milliseconds of the protocol wrap after 49 days; R-GEN-2.
        @Test func timesWrap() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            for time in ["4294967290", "4294967295", "4", "14"] {
                let kind = app.frames.isEmpty ? "0 uuoiff serial \(time) surface 0 10 10" : "2 uiff \(time) 0 20 20"
                try app.play("event wl_touch \(kind); event wl_touch 3 -")
            }
            let times = app.frames.map(\.timestamp)
            #expect(times.count == 4 && times == times.sorted())
            #expect(times[3] - times[0] < 0.021 + 0.5)
        }
    }
}
#endif
