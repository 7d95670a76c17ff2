#if Wayland
import Foundation
import Testing
import TouchHost
@testable import HostWayland

extension WaylandTests {
    /// Axes of pointers, and the pinches of touchpads. `event` says an object's event by its number: 4 is an axis, 5 a frame, 6 the source, 7
    /// a stop.
    @MainActor @Suite struct Motions {
        @Test("R-IND-10 A wheel counts notches, the finer ones of version 8 too; content moves against its axis")
        func wheels() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 120; wheel 0 1; wheel 0.5 -2")
            #expect(app.motions.map(\.kind) == [.wheel, .wheel] && app.motions.map(\.phase) == [.changed, .changed])
            #expect(app.motions.map(\.movement) == [CGPoint(x: 0, y: -1), CGPoint(x: -0.5, y: 2)])
            #expect(app.motions[0].position == CGPoint(x: 100, y: 120))
        }

        @Test("R-IND-6, R-HST-9 Fingers scroll from their first axis to the stop of the last")
        func fingers() throws {
            let app = try Recorder(try Compositor("--size", "800x600", "--scale", "2"))
            try app.play("pointer 100 120; event wl_pointer 6 u 1; event wl_pointer 4 uuf 0 0 3; event wl_pointer 4 uuf 0 1 -1; event wl_pointer 5 -")
            try app.play("event wl_pointer 6 u 1; event wl_pointer 4 uuf 0 0 2; event wl_pointer 5 -")
            try app.play("event wl_pointer 6 u 1; event wl_pointer 7 uu 0 1; event wl_pointer 5 -")
            #expect(!app.motions.map(\.phase).contains(.ended))
            try app.play("event wl_pointer 6 u 1; event wl_pointer 7 uu 0 0; event wl_pointer 5 -")
            #expect(app.motions.allSatisfy { $0.kind == .scroll })
            #expect(app.motions.first?.phase == .began && app.motions.last?.phase == .ended)
            let scale = app.surface.scale
            let sum = app.motions.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.movement.x, y: $0.y + $1.movement.y) }
            #expect(sum == CGPoint(x: 1 * scale, y: -5 * scale))
        }

        @Test("R-IND-2 A wheel that turns while the mouse is moved and clicked, all in one frame, has turned")
        func wheelsInAFrameWithOthers() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            let turn = "event wl_pointer 6 u 0; event wl_pointer 9 ui 0 120; event wl_pointer 4 uuf time 0 15"
            try app.play("pointer 100 120; \(turn); event wl_pointer 2 uff time 110 120; event wl_pointer 5 -")
            try app.play("\(turn); event wl_pointer 3 uuuu serial time 272 1; event wl_pointer 5 -; event wl_pointer 3 uuuu serial time 272 0")
            #expect(app.motions.map(\.kind) == [.wheel, .wheel] && app.motions.map(\.movement.y) == [-1, -1])
            #expect(app.phases == [[.began], [.ended]])
        }

        @Test("R-HST-9 A scroll whose pointer leaves is cancelled")
        func leaving() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 120; event wl_pointer 6 u 1; event wl_pointer 4 uuf 0 0 3; event wl_pointer 5 -")
            try app.play("event wl_pointer 1 uo serial surface")
            #expect(app.motions.map(\.phase) == [.began, .changed, .cancelled])
        }

        @Test("R-HST-9 What goes on on a touchpad when the host lets go of the display is cancelled")
        func disconnecting() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 120; event wl_pointer 6 u 1; event wl_pointer 4 uuf 0 0 3; event wl_pointer 5 -")
            try app.play("event zwp_pointer_gesture_pinch_v1 0 uuou serial 0 surface 2")
            app.host.disconnect()
            #expect(app.motions.filter { $0.kind == .scroll }.map(\.phase) == [.began, .changed, .cancelled])
            #expect(app.motions.filter { $0.kind == .transform }.map(\.phase) == [.began, .cancelled])
        }

        @Test("R-IND-8 A pinch has the scale since its beginning; its rotations add up, in degrees")
        func pinches() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            let pinch = "zwp_pointer_gesture_pinch_v1"
            try app.play("pointer 100 120; event \(pinch) 0 uuou serial 0 surface 2; event \(pinch) 1 uffff 0 0 0 1.5 30")
            try app.play("event \(pinch) 1 uffff 0 0 0 2 15; event \(pinch) 2 uui serial 0 0")
            #expect(app.motions.allSatisfy { $0.kind == .transform } && app.motions.first?.phase == .began)
            let last = try #require(app.motions.last)
            #expect(last.phase == .ended && last.scale == 2 && abs(last.rotation - .pi / 4) < 1e-9)
            app.forget()
            try app.play("event \(pinch) 0 uuou serial 0 surface 2; event \(pinch) 2 uui serial 0 1")
            #expect(app.motions.map(\.phase) == [.began, .cancelled])
        }

        @Test("R-HST-9 A pinch or a rest that begins on a second touchpad ends the one before, as cancelled", arguments: ["pinch", "hold"])
        func beginningsWithoutAnEnd(name: String) throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            let gesture = "zwp_pointer_gesture_\(name)_v1", end = name == "pinch" ? 2 : 1
            let begin = "event \(gesture) 0 uuou serial time surface 2"
            try app.play("pointer 100 120; \(begin); \(begin); event \(gesture) \(end) uui serial time 0; event \(gesture) \(end) uui serial time 0")
            #expect(app.motions.map(\.phase) == [.began, .cancelled, .began, .ended])
        }

        @Test("R-IND-13 Fingers that rest on a touchpad; they are cancelled when they go on to do something, and where the pointer leaves")
        func holds() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 120; hold begin; hold end")
            #expect(app.motions.map(\.phase) == [.began, .ended] && app.motions.allSatisfy { $0.kind == .hold })
            #expect(app.motions[0].position == CGPoint(x: 100, y: 120))
            let hold = "zwp_pointer_gesture_hold_v1"
            app.forget()
            try app.play("event \(hold) 0 uuou serial 0 surface 2; event \(hold) 1 uui serial 0 1")
            try app.play("event \(hold) 0 uuou serial 0 surface 2; event wl_pointer 1 uo serial surface")
            #expect(app.motions.map(\.phase) == [.began, .cancelled, .began, .cancelled])
        }

        @Test("R-IND-14 Swipes are the compositor's: no one asks for them")
        func swipes() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 120; pad begin 0 0; pad update 0 30; pad end 0 0; swipe begin; swipe end; pinch begin 1 0; pinch update 2 0; pinch end 1 0")
            #expect(Set(app.motions.map(\.kind)) == [.scroll, .transform])
            #expect(app.motions.filter { $0.kind == .scroll }.reduce(0) { $0 + $1.movement.y } == -30)
            #expect(app.motions.last?.scale == 2 && app.motions.last?.phase == .ended)
        }
    }
}
#endif
