#if Wayland
import Foundation
import Testing
import TouchHost
@testable import HostWayland

extension WaylandTests {
    /// Windows whose frame libdecor draws, as on GNOME and Weston. The content is 300×400 in the middle of 800×600; its title bar is above it, from
    /// (250, 88) to (550, 112).
    @MainActor @Suite struct Frames {
        private func app() throws -> Recorder {
            unsetenv("LIBDECOR_PLUGIN_DIR")
            var settings = HostSettings()
            settings.size = PixelSize(width: 300, height: 400)
            let app = try Recorder(try Compositor("--size", "800x600", "--free", "--without", "zxdg_decoration_manager_v1"), settings: settings)
            // libdecor cuts the content out of its shadow when it draws it the second time, as it does when a window becomes the one in use.
            try app.play("configure 0 0 resizing; configure 0 0 activated")
            app.forget()
            return app
        }

        @Test("R-GEN-2 Times are not behind by as long as nothing happened before, and a key that was pressed just now does not repeat")
        func timesAfterAPause() throws {
            let app = try app()
            try app.ask("event wl_keyboard 5 ii 25 2000")
            // The pause is what is tested.
            usleep(3_000_000)
            let before = SystemClock.now
            try app.play("down 0 400 320; frame")
            try app.wait("the landing") { app.frames.count == 1 }
            #expect(app.frames[0].timestamp > before - 0.01, "\(app.frames[0].timestamp) \(before)")
            try app.play("up 0")
            usleep(3_000_000)
            let pressed = SystemClock.now
            try app.play("key 35 1")
            while SystemClock.now < pressed + 0.08 { _ = app.turn(0.01) }
            try app.play("key 35 0")
            #expect(app.keys.map(\.isPressed) == [true, false] && app.keys.allSatisfy { !$0.isRepeat })
            #expect(app.keys[0].timestamp > pressed - 0.01)
        }

        @Test func aWindowHasItsSizeAgainAfterAFullScreen() throws {
            let app = try app()
            for _ in 0..<2 {
                try app.play("configure 600 524 activated")
                #expect(app.surface.size == PixelSize(width: 600, height: 500))
                try app.play("configure 800 600 activated fullscreen")
                #expect(app.surface.size == PixelSize(width: 800, height: 600))
            }
            try app.play("configure 800 600 activated maximized")
            #expect(app.surface.size == PixelSize(width: 800, height: 576))
            try app.play("configure 800 600 activated fullscreen; configure 0 0 activated")
            #expect(app.surface.size == PixelSize(width: 600, height: 500))
        }

        @Test func aWindowThatIsMaximizedAtFirst() throws {
            unsetenv("LIBDECOR_PLUGIN_DIR")
            let app = try Recorder(try Compositor("--size", "800x600", "--without", "zxdg_decoration_manager_v1"))
            app.settle()
            #expect(app.surface.size == PixelSize(width: 800, height: 576))
            let surfaces = try app.ask("surfaces")["surfaces"] as? [[String: Any]] ?? []
            #expect(surfaces.first { $0["role"] as? String == "toplevel" }?["geometry"] as? [Int] == [0, -24, 800, 600])
        }
    }
}
#endif
