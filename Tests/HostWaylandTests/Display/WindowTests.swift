#if Wayland
import Foundation
import Testing
import TouchHost
@testable import HostWayland

extension WaylandTests {
    @MainActor @Suite struct Windows {
        private func top(_ app: Recorder) throws -> [String: Any] {
            let surfaces = try app.ask("surfaces")["surfaces"] as? [[String: Any]] ?? []
            return try #require(surfaces.first { $0["role"] as? String == "toplevel" })
        }

        @Test func firstFrame() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            #expect(app.surface.isVisible && app.surface.isFocused && app.surface.size == PixelSize(width: 800, height: 600))
            #expect(app.ages.first == 0 && app.surface.output.name == "TEST-1" && app.host.outputs.count == 1)
            let row = try top(app)
            #expect(row["title"] as? String == "Recorder" && row["app_id"] as? String == "test.Recorder" && row["unacked"] as? Int == 0)
        }

        @Test func aWindowMayHaveTheSizeItLikes() throws {
            var settings = HostSettings()
            settings.size = PixelSize(width: 300, height: 400)
            let app = try Recorder(try Compositor("--size", "800x600", "--free"), settings: settings)
            #expect(app.surface.size == PixelSize(width: 300, height: 400))
            let own = try Recorder(try Compositor("--size", "800x600", "--free"))
            #expect(own.surface.size == PixelSize(width: 390, height: 600), "a telephone's, as far as there is room")
        }

        /// The settings' scale makes more pixels of a point, whatever the compositor prefers.
        @Test func scaleOfTheSettings() throws {
            var settings = HostSettings()
            settings.size = PixelSize(width: 100, height: 120)
            settings.scale = 3
            let app = try Recorder(try Compositor("--size", "800x600", "--free", "--scale", "2"), settings: settings)
            #expect(app.surface.size == PixelSize(width: 300, height: 360) && app.surface.scale == 3)
        }

        @Test func resizing() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            app.forget()
            _ = try app.ask("configure 400 300 activated")
            app.settle()
            #expect(app.notices.contains("geometry") && app.surface.size == PixelSize(width: 400, height: 300))
            let row = try top(app)
            #expect(row["buffer"] as? [Int] == [400, 300] && row["unacked"] as? Int == 0)
            #expect(app.ages.last == 0, "memory of another size holds nothing")
        }

        @Test func backFromTheWholeScreen() throws {
            var settings = HostSettings()
            settings.size = PixelSize(width: 300, height: 400)
            let app = try Recorder(try Compositor("--size", "800x600", "--free"), settings: settings)
            _ = try app.ask("configure 800 600 activated maximized")
            app.settle()
            #expect(app.surface.size == PixelSize(width: 800, height: 600))
            _ = try app.ask("configure 0 0 activated")
            app.settle()
            #expect(app.surface.size == PixelSize(width: 300, height: 400))
        }

        @Test func manySizesInARow() throws {
            let app = try Recorder(try Compositor("--size", "800x600", "--hold"))
            app.paintsAlways = true
            for step in 0..<60 { app.compositor.send("configure \(300 + 7 * step) \(200 + 5 * step) activated resizing") }
            app.compositor.send("configure 640 480 activated")
            for _ in 0..<61 { try app.wait("an answer") { try app.compositor.answer() != nil } }
            try app.wait("the last size") { app.surface.showsFrame(width: 640, height: 480) }
            app.paintsAlways = false
            app.settle()
            #expect(try top(app)["unacked"] as? Int == 0 && app.failure == nil)
            #expect(app.surface.frames.count <= 4)
        }

        @Test func focusVisibilityAndClosing() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            app.forget()
            _ = try app.ask("configure 800 600 suspended")
            app.settle()
            #expect(app.notices.contains("unfocused") && app.notices.contains("hidden"))
            #expect(!app.surface.isVisible && app.surface.lend() == nil)
            _ = try app.ask("configure 800 600 activated")
            app.settle()
            #expect(app.notices.contains("focused") && app.notices.contains("visible") && app.notices.contains("lost"))
            _ = try app.ask("closewindow")
            app.settle()
            #expect(app.notices.last == "close" && app.surface.isVisible)
        }

        @Test(arguments: [[], ["--hold"]])
        func agesOfMemory(options: [String]) throws {
            let app = try Recorder(try options.isEmpty ? Compositor("--size", "800x600") : Compositor("--size", "800x600", "--hold"))
            app.paintsAlways = true
            app.color = 1
            app.ages = []
            try app.wait("frames") { app.ages.count > 12 }
            let held = app.ages.suffix(8)
            #expect(held.allSatisfy { $0 == (options.isEmpty ? 1 : 2) }, "\(app.ages)")
            #expect(app.surface.frames.count == (options.isEmpty ? 1 : 2))
        }

        /// R-GEN-2: ticks come with the refreshes of the display, and only on request.
        @Test func ticks() throws {
            let app = try Recorder(try Compositor("--size", "800x600", "--refresh", "50"))
            #expect(app.ticks.isEmpty)
            while app.ticks.count < 12 {
                let count = app.ticks.count
                app.surface.requestTick()
                app.surface.requestTick()
                try app.wait("a tick") { app.ticks.count > count }
                if count == 4 { app.color = 0xffffff }
            }
            app.settle()
            #expect(app.ticks.count == 12 && app.ticks.last! <= SystemClock.now)
            #expect(zip(app.ticks, app.ticks.dropFirst()).allSatisfy { $0 < $1 }, "\(app.ticks)")
        }

        @Test func aWindowThatIsNotShownIsHidden() throws {
            let app = try Recorder(try Compositor("--size", "800x600", "--refresh", "0.4"))
            app.forget()
            app.color = 7
            try app.wait("the window to be hidden") { app.notices.contains("hidden") }
            try app.wait("the window to be seen again") { app.notices.contains("visible") }
            #expect(app.failure == nil)
        }

        /// What stands still shows nothing, and hides nothing: fingers stay where they are.
        @Test func aCompositorThatStandsStillHidesNothing() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            app.forget()
            app.compositor.signal(SIGSTOP)
            defer { app.compositor.signal(SIGCONT) }
            app.color = 7
            app.surface.requestTick()
            // The standstill is what is tested: longer than a window may be without frames.
            let end = SystemClock.now + WaylandSurface.starvation + 0.5
            while SystemClock.now < end { _ = app.turn(0.1) }
            #expect(app.surface.isBusy && app.surface.isVisible)
            app.compositor.signal(SIGCONT)
            try app.wait("the tick") { !app.ticks.isEmpty }
            let calm = SystemClock.now + WaylandSurface.starvation + 0.2
            while SystemClock.now < calm { _ = app.turn(0.1) }
            #expect(!app.notices.contains("hidden") && app.frames.isEmpty && app.failure == nil)
        }

        /// One that goes on just after it was asked answers before it shows a frame.
        @Test func aCompositorThatGoesOnHidesNothing() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            for color in UInt32(1)...3 {
                app.forget()
                app.compositor.signal(SIGSTOP)
                defer { app.compositor.signal(SIGCONT) }
                app.color = color
                app.surface.requestTick()
                try app.wait("the question") { app.surface.answerCallback != nil }
                app.compositor.signal(SIGCONT)
                try app.wait("the tick") { !app.ticks.isEmpty }
                #expect(!app.notices.contains("hidden") && app.failure == nil)
            }
        }

        @Test func scaleChangesWhileShown() throws {
            let app = try Recorder(try Compositor("--size", "900x600"))
            app.forget()
            _ = try app.ask("scale 1.5")
            app.settle()
            #expect(app.surface.scale == 1.5 && app.surface.size == PixelSize(width: 900, height: 600) && app.notices.contains("geometry"))
            #expect(try top(app)["buffer"] as? [Int] == [900, 600])
        }

        @Test func wholeScalesWithoutTheExtension() throws {
            var options = WaylandOptions()
            options.fractionalScale = false
            let app = try Recorder(try Compositor("--size", "900x600", "--scale", "1.5"), options: options)
            app.settle()
            #expect(app.surface.scale == 2 && app.surface.size == PixelSize(width: 1200, height: 800))
            let row = try top(app)
            #expect(row["scale"] as? Int == 2 && row["buffer"] as? [Int] == [1200, 800])
        }

        @Test func screensComeAndGo() throws {
            let app = try Recorder(try Compositor("--size", "900x600"))
            #expect(app.host.outputs == [Output(name: "TEST-1", size: PixelSize(width: 900, height: 600), scale: 1, refreshRate: 60)])
            app.forget()
            _ = try app.ask("global wl_output remove")
            app.settle()
            #expect(app.notices.contains("outputs") && app.host.outputs.count == 1 && app.host.outputs[0].name == "screen")
            _ = try app.ask("global wl_output add")
            app.settle()
            #expect(app.host.outputs[0].name == "TEST-1")
        }

        /// Frames by libdecor, and none where its plugins are missing.
        @Test(arguments: [true, false])
        func withoutFramesOfTheCompositor(plugins: Bool) throws {
            setenv("LIBDECOR_PLUGIN_DIR", plugins ? "" : "/nowhere", 1)
            if plugins { unsetenv("LIBDECOR_PLUGIN_DIR") }
            defer { unsetenv("LIBDECOR_PLUGIN_DIR") }
            var settings = HostSettings()
            settings.size = PixelSize(width: 300, height: 400)
            let compositor = try Compositor("--size", "800x600", "--free", "--without", "zxdg_decoration_manager_v1")
            let app = try Recorder(compositor, settings: settings)
            app.settle()
            #expect(app.surface.size == PixelSize(width: 300, height: 400) && app.surface.isVisible && app.failure == nil)
            // libdecor cuts the content out of its shadow when it draws it the second time, as it does when a window becomes the one in use.
            try app.play("configure 0 0 resizing; configure 0 0 activated")
            try app.play("down 0 400 320; frame; up 0; frame")
            #expect(app.phases == [[.began], [.ended]])
            app.forget()
            // On the bar above the content, which is libdecor's.
            try app.play("down 0 400 92; frame; up 0; frame")
            #expect(app.frames.isEmpty)
            _ = try app.ask("configure 500 450 activated")
            app.settle()
            #expect(app.surface.size.width <= 500 && app.surface.size.height <= 450 && app.surface.size.height > 400 && app.failure == nil)
            _ = try app.ask("closewindow")
            app.settle()
            #expect(app.notices.contains("close"))
            app.surface.close()
            app.settle()
            #expect(app.failure == nil)
        }
    }
}
#endif
