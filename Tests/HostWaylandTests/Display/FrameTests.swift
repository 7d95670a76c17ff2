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

        private func asked(_ app: Recorder) throws -> [String] {
            try app.requests("xdg_toplevel").map { String($0.prefix { $0 != " " }) }.filter {
                ["move", "resize", "set_maximized", "unset_maximized", "set_minimized"].contains($0)
            }
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

        @Test("A finger that lands on the title bar moves the window; the touch is the compositor's, and nothing of it stays")
        func move() throws {
            let app = try app()
            try app.play("down 0 400 100; frame")
            #expect(try asked(app) == ["move"])
            try app.play("move 0 420 120; frame; up 0; frame; down 0 400 320; frame; up 0")
            #expect(app.phases == [[.began], [.ended]])
            try app.play("down 0 400 320; frame; down 1 400 100; frame; up 1; up 0; frame")
            #expect(try asked(app) == ["move"], "not beside another finger")
            #expect(app.phases.suffix(2) == [[.began], [.ended]])
        }

        @Test("Two landings on the title bar maximize the window, and two more take it back")
        func maximize() throws {
            let app = try app()
            try app.playAtOnce("down 0 400 100; frame; up 0; frame; down 0 405 104; frame; up 0; frame")
            #expect(try asked(app) == ["move", "set_maximized"] && app.surface.size == PixelSize(width: 800, height: 576))
            try app.playAtOnce("down 0 400 10; frame; up 0; down 0 400 10; frame; up 0")
            #expect(try asked(app).last == "unset_maximized" && app.surface.size == PixelSize(width: 300, height: 400))
            try app.playAtOnce("down 0 300 100; frame; up 0; down 0 420 100; frame; up 0")
            #expect(try asked(app).suffix(2) == ["move", "move"], "in other places")
        }

        @Test("The title bar's buttons do their work when a finger lifts from them", arguments: [
            (534, "close"), (502, "set_maximized"), (470, "set_minimized"),
        ])
        func buttons(x: Int, what: String) throws {
            let app = try app()
            func isDone() throws -> Bool { try what == "close" ? app.notices.contains("close") : asked(app) == [what] }
            try app.play("down 0 \(x) 100; frame")
            #expect(try !isDone())
            try app.play("move 0 \(x - 60) 130; frame; up 0; frame")
            #expect(try !isDone() && asked(app).isEmpty, "it went elsewhere")
            try app.play("down 0 \(x) 100; frame; cancel; up 0; frame")
            #expect(try !isDone(), "it was taken away")
            try app.play("down 0 \(x) 100; frame; move 0 \(x + 3) 105; frame; up 0")
            #expect(try isDone() && app.frames.isEmpty)
        }

        @Test("A finger on the shadow beside the title bar presses no button, and moves nothing")
        func shadow() throws {
            let app = try app()
            for place in ["400 80", "540 80", "516 75", "560 100", "240 100"] { try app.play("down 0 \(place); frame; up 0; frame") }
            #expect(try asked(app).isEmpty && app.frames.isEmpty && !app.notices.contains("close"))
        }

        @Test("R-HST-11 A number that lands on the title bar while it is down in the content: the touch before was lost")
        func aNumberThatLandsOnTheBar() throws {
            let app = try app()
            try app.play("event wl_touch 0 uuoiff serial time surface 0 50 50; event wl_touch 3 -; down 0 534 100; frame")
            #expect(app.phases == [[.began], [.cancelled]])
            try app.play("event wl_touch 0 uuoiff serial time surface 0 50 50; event wl_touch 3 -; event wl_touch 1 uui serial time 0")
            #expect(app.phases.suffix(2) == [[.began], [.ended]] && !app.notices.contains("close"), "and the press of the button too")
        }
    }
}
#endif
