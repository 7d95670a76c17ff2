#if X11
import Foundation
import Testing
import TouchHost
@testable import HostX11

@MainActor @Suite(.enabled(if: Rig.isAvailable, Comment(rawValue: Rig.skipReason))) struct WindowTests {
    static var plain: X11Options {
        var options = X11Options()
        options.sharedMemory = false
        options.presentExtension = false
        return options
    }

    @Test(arguments: [true, false]) func whatIsPaintedIsOnTheScreen(_ isPlain: Bool) throws {
        let rig = try Rig.common()
        let app = try Recorder(rig, size: PixelSize(width: 300, height: 200), options: isPlain ? Self.plain : X11Options())
        defer { app.host.disconnect() }
        #expect((app.surface.memory?.segment == 0) == isPlain)
        #expect(try rig.pixels([(0, 0), (299, 199), (9, 9), (10, 10), (19, 19), (20, 20)])
                == [0xff2040, 0xff2040, 0xff2040, 0x00dfbf, 0x00dfbf, 0xff2040])
        #expect(app.surface.picture?.size == PixelSize(width: 300, height: 200))
        #expect(app.notices.contains("idle"))
    }

    @Test(arguments: [true, false]) func onlyTheDamageGoesOut(_ isPlain: Bool) throws {
        let rig = try Rig.common()
        let app = try Recorder(rig, size: PixelSize(width: 300, height: 200), options: isPlain ? Self.plain : X11Options())
        defer { app.host.disconnect() }
        app.settle()
        let buffer = try #require(app.surface.lend())
        #expect(buffer.age == 1)
        let pixels = buffer.memory.assumingMemoryBound(to: UInt32.self)
        for index in 0..<(300 * 200) { pixels[index] = 0x1122cc }
        // Rectangles that reach outside, or are empty, do no harm.
        app.surface.present([PixelRect(minX: 50, minY: 60, maxX: 70, maxY: 80), PixelRect(minX: 290, minY: 190, maxX: 400, maxY: 400),
                             PixelRect(minX: 5, minY: 5, maxX: 5, maxY: 9)])
        #expect(app.surface.isBusy && app.surface.lend() == nil)
        app.settle()
        #expect(!app.surface.isBusy)
        #expect(try rig.pixels([(49, 60), (50, 60), (69, 79), (70, 79), (295, 195), (289, 195)])
                == [0xff2040, 0x1122cc, 0x1122cc, 0xff2040, 0x1122cc, 0xff2040])
    }

    @Test(arguments: [true, false]) func whatWasCoveredComesBackWithoutTheClient(_ isPlain: Bool) throws {
        let rig = try Rig.common()
        let app = try Recorder(rig, size: PixelSize(width: 300, height: 200), options: isPlain ? Self.plain : X11Options())
        defer { app.host.disconnect() }
        var other: OtherClient? = try OtherClient(rig)
        let cover = other?.cover(x: 5, y: 5, width: 50, height: 50) ?? 0
        #expect(try rig.pixels([(15, 15)]) == [0x00ff00])
        app.forget()
        other?.unmap(cover)
        other = nil
        app.settle()
        #expect(try rig.pixels([(15, 15), (30, 30)]) == [0x00dfbf, 0xff2040])
        #expect(app.paintCount == 1 && !app.notices.contains("lost"))
    }

    @Test(arguments: [true, false]) func resizing(_ isPlain: Bool) throws {
        let rig = try Rig.common()
        let app = try Recorder(rig, size: PixelSize(width: 300, height: 200), options: isPlain ? Self.plain : X11Options())
        defer { app.host.disconnect() }
        let other = try OtherClient(rig)
        app.forget()
        other.resize(app.surface.window, width: 500, height: 400)
        app.settle()
        #expect(app.surface.size == PixelSize(width: 500, height: 400))
        #expect(app.notices.contains("geometry"))
        // The old picture stays until there is a new one.
        #expect(try rig.pixels([(15, 15), (200, 100)]) == [0x00dfbf, 0xff2040])
        app.color = 0x3366aa
        app.settle()
        #expect(try rig.pixels([(15, 15), (499, 399)]) == [0xcc9955, 0x3366aa])
        for side in 1...40 {
            other.resize(app.surface.window, width: side * 13, height: side * 7)
            app.color = UInt32(side)
            while app.turn(0) {}
        }
        app.settle()
        #expect(app.surface.size == PixelSize(width: 520, height: 280))
        app.color = 0x010203
        app.settle()
        #expect(try rig.pixels([(519, 279)]) == [0x010203])
    }

    @Test func closingIsAsked() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        let other = try OtherClient(rig)
        #expect(other.text(.netWMName, of: app.surface.window) == "Recorder")
        other.askToClose(app.surface.window)
        app.settle()
        #expect(app.notices.last == "close")
    }

    @Test("R-APP-20 A window has its icon once it has shown a frame, and there is a window manager to show it") func icon() throws {
        let rig = try Rig(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        let other = try OtherClient(rig), icon: [UInt32] = [2, 1, 0xff11_2233, 0x8044_5566]
        #expect(other.words(.netWMIcon, of: app.surface.window) == [])
        other.beWindowManager()
        app.settle()
        #expect(other.words(.netWMIcon, of: app.surface.window) == icon)
        // An app that begins beside a window manager has it at once.
        let next = try Recorder(rig)
        defer { next.host.disconnect() }
        #expect(other.words(.netWMIcon, of: next.surface.window) == icon)
    }

    @Test func hidingAndCovering() throws {
        let rig = try Rig.common(), app = try Recorder(rig, size: PixelSize(width: 300, height: 200))
        defer { app.host.disconnect() }
        let other = try OtherClient(rig)
        app.forget()
        other.unmap(app.surface.window)
        app.settle()
        other.map(app.surface.window)
        app.settle()
        #expect(app.notices.filter { $0 != "focused" && $0 != "unfocused" && $0 != "idle" } == ["hidden", "visible"])
        let cover = other.cover(x: 0, y: 0, width: 400, height: 400)
        app.settle()
        #expect(!app.surface.isVisible)
        other.unmap(cover)
        app.settle()
        #expect(app.surface.isVisible)
        #expect(try rig.pixels([(15, 15)]) == [0x00dfbf])
    }

    @Test(arguments: [true, false]) func aTickComesOnce(_ isPlain: Bool) throws {
        let rig = try Rig.common(), app = try Recorder(rig, options: isPlain ? Self.plain : X11Options())
        defer { app.host.disconnect() }
        let start = app.clock.now
        app.surface.requestTick()
        app.surface.requestTick()
        try app.wait("the tick") { !app.ticks.isEmpty }
        app.settle()
        #expect(app.ticks.count == 1)
        #expect(app.ticks[0] <= app.clock.now && app.ticks[0] > start - 0.05)
        app.surface.requestTick()
        try app.wait("the second tick") { app.ticks.count == 2 }
        #expect(app.ticks[1] > app.ticks[0])
    }

    @Test func nothingWakesAnIdleWindow() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        app.settle()
        // The pause is what is tested: half a second in which nothing comes.
        #expect(!app.turn(0.5))
    }

    @Test func sizesAndScales() throws {
        let rig = try Rig.common(), other = try OtherClient(rig)
        other.setResources("Xft.dpi:\t144\n")
        defer { other.setResources("") }
        let app = try Recorder(rig, size: PixelSize(width: 200, height: 100))
        defer { app.host.disconnect() }
        #expect(app.surface.scale == 1.5 && app.surface.size == PixelSize(width: 300, height: 150))
        other.setResources("Xft.dpi:\t192\n")
        app.settle()
        #expect(app.surface.scale == 2 && app.notices.contains("geometry"))
        var settings = HostSettings()
        settings.scale = 1.25
        let host = try X11Host(settings: settings, clock: SystemClock(), display: rig.display, options: X11Options())
        let surface = try host.makeSurface(SurfaceRequest(title: "", identifier: ""))
        // A telephone's 390 x 844 points, as far as the screen has room.
        #expect(surface.scale == 1.25 && surface.size == PixelSize(width: 488, height: 600))
        #expect(host.outputs.first?.size == PixelSize(width: 800, height: 600))
        host.disconnect()
    }

    @Test func theServerVanishes() throws {
        let rig = try Rig(), app = try Recorder(rig)
        try app.play(rig, "down 0 100 100; sleep 20")
        rig.end()
        try app.wait("the failure") { app.failure != nil }
        #expect(app.failure == "the display closed the connection")
        #expect(app.phases.flatMap { $0 } == [.began, .cancelled])
        #expect(app.host.descriptors.isEmpty)
        #expect(app.surface.lend() == nil)
        app.surface.present([PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)])
        app.surface.requestTick()
        app.surface.close()
        app.host.dispatch()
        app.host.disconnect()
        #expect(throws: X11Error.self) { try app.host.makeSurface(SurfaceRequest(title: "", identifier: "")) }
    }
}
#endif
