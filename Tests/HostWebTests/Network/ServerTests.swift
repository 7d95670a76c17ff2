#if Web
import Foundation
import Testing
import TouchHost
@testable import HostWeb
@testable import WebServing

@MainActor @Suite("Server", .serialized) struct ServerTests {
    @Test func thePageAndItsPartsAreServed() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        for path in PageFile.all.keys.sorted() {
            let answer = try Browser.get(path == "/" ? "/\(app.host.query)" : path, port: app.host.port)
            #expect(answer.hasPrefix("HTTP/1.1 200"), "\(path)")
            #expect(answer.contains("default-src 'none'") && answer.contains("no-store"))
            #expect(answer.contains("Permissions-Policy: camera=()") && answer.contains("Cross-Origin-Opener-Policy: same-origin"))
        }
        #expect(try Browser.get("/\(app.host.query)", port: app.host.port).contains("<canvas"))
        #expect(try Browser.get("/../etc/passwd", port: app.host.port).hasPrefix("HTTP/1.1 404"))
        #expect(try Browser.get("/\(app.host.query)", port: app.host.port, method: "POST").hasPrefix("HTTP/1.1 405"))
        #expect(try Browser.get("/\(app.host.query)", port: app.host.port, host: "evil.example").hasPrefix("HTTP/1.1 403"))
        #expect(try Browser.get("/touch", port: app.host.port).hasPrefix("HTTP/1.1 403"))
    }

    @Test func pagesOfOthersAreRefused() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        #expect(throws: Trouble.self) { try app.connect(origin: "http://evil.example") }
        #expect(throws: Trouble.self) { try app.connect(origin: "null") }
        app.drain()
        #expect(app.host.state.pages.isEmpty)
    }

    @Test("on this machine alone as anywhere: a visitor without the key gets one line that says so", arguments: [nil, "127.0.0.1"])
    func aWrongTokenIsToldInOneLine(listen: String?) throws {
        let app = try Recorder { $0.listen = listen }
        defer { app.host.disconnect() }
        let query = app.host.query
        #expect(try Browser.get("/\(query)", port: app.host.port).hasPrefix("HTTP/1.1 200"))
        for wrong in ["", "?token=", "?token=AAAAAAAAAAAAAAAAAAAAAAAA"] {
            let answer = try Browser.get("/\(wrong)", port: app.host.port)
            #expect(answer.hasPrefix("HTTP/1.1 403"))
            #expect(answer.hasSuffix("\r\n\r\nThe link is not the running app's; open the one that it printed last.\n"))
            let refused = #expect(throws: Trouble.self) { try Browser(page: app.host.port, query: wrong) }
            #expect(refused?.description.hasPrefix("HTTP/1.1 403") == true)
        }
        #expect(throws: Never.self) { try Browser(page: app.host.port, query: query) }
        #expect(app.host.notice.contains("█") == (listen != nil) && app.host.notice.contains(app.host.link))
    }

    @Test func aPortInUseIsToldInOneLine() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let error = #expect(throws: WebError.self) { try Recorder { $0.port = app.host.port } }
        #expect(error?.description == "port \(app.host.port) of 127.0.0.1 is in use; take another with --port N, or any free one with --port 0")
        #expect(throws: WebError.self) { try Recorder { $0.listen = "203.0.113.77" } }
        #expect(throws: WebError.self) { try Recorder { $0.listen = "no address" } }
    }

    @Test func thereIsALimitOfPages() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        var browsers: [Browser] = [], refusal: Trouble?
        // A page that answers no beat for five seconds is let go, which makes room: on a busy machine more than the limit may get in, one after the other.
        while refusal == nil, browsers.count < 4 * WebServer.pageLimit {
            do { browsers.append(try app.connect()) } catch let error as Trouble { refusal = error }
            for browser in browsers { browser.answerBeats() }
            app.drain()
            #expect(app.host.state.pages.count <= WebServer.pageLimit)
        }
        #expect(refusal != nil && browsers.count >= WebServer.pageLimit)
        for browser in browsers { browser.end() }
        try app.wait("the pages' end") { app.host.state.pages.isEmpty }
        #expect(throws: Never.self) { try app.connect() }
    }

    @Test func thePageSetsSizeAndScale() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let first = try app.open(300, 200, scale: 2)
        try app.wait("its size") { app.notices.count == 2 }
        #expect(app.notices == ["size 300x200 @2.0", "visible"])
        let second = try app.open(500, 400)
        app.drain()
        #expect(app.surface.size == PixelSize(width: 300, height: 200), "the first page's")
        first.send(PageBytes.view(200, 300, scale: 2))
        try app.wait("the rotation") { app.surface.size == PixelSize(width: 200, height: 300) }
        first.end()
        try app.wait("the other page's size") { app.surface.size == PixelSize(width: 500, height: 400) }
        #expect(app.surface.scale == 1 && app.surface.isVisible)
        second.send(PageBytes.view(500, 400, isVisible: false))
        try app.wait("the hiding") { app.notices.last == "hidden" }
        second.send(PageBytes.view(500, 400))
        try app.wait("the return") { app.notices.last == "visible" }
    }

    @Test func aPageHasTheNameOfTheApp() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        let message = try page.message(.title, app)
        #expect(message == [7, 8, 0] + Array("Recorder".utf8))
        let html = try Browser.get("/", port: app.host.port)
        #expect(!html.contains("user-scalable") && !html.contains("maximum-scale"), "it can be zoomed")
    }

    @Test func settingsHoldTheSize() throws {
        let app = try Recorder(general: {
            $0.size = PixelSize(width: 100, height: 50)
            $0.scale = 2
        })
        defer { app.host.disconnect() }
        _ = try app.open(300, 200, scale: 3)
        app.drain()
        #expect(app.surface.size == PixelSize(width: 200, height: 100) && app.surface.scale == 2)
    }

    @Test("no side is longer than a surface's can be, whatever a page and the settings say", arguments: [nil, 1, 2, 16])
    func sides(scale: Double?) throws {
        let app = try Recorder(general: { $0.scale = scale })
        defer { app.host.disconnect() }
        for (width, height) in [(65535, 16), (16, 65535), (65535, 255)] as [(UInt16, UInt16)] {
            let page = try app.open(width, height, scale: 0.25)
            app.paint(0xff00_0001)
            try app.wait("the picture") { app.color == nil }
            #expect(max(app.surface.size.width, app.surface.size.height) <= PixelSize.largestSide)
            _ = try page.message(.frame, app)
            page.end()
            try app.wait("the end") { app.host.state.pages.isEmpty }
        }
    }

    @Test func settingsMayNotAskForLongerSides() throws {
        #expect(throws: HostSettings.Invalid.self) { try HostSettings(environment: ["DACTYL_SIZE": "16384x4", "DACTYL_SCALE": "16"]) }
        #expect(throws: Never.self) { try HostSettings(environment: ["DACTYL_SIZE": "16384x4", "DACTYL_SCALE": "1"]) }
    }

    @Test func framesGoAtThePaceOfEachPage() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let quick = try app.open(100, 100), slow = try app.open(100, 100)
        var numbers: [UInt32] = []
        for round in 1...10 as ClosedRange<UInt32> {
            app.paint(0xff00_0000 | round)
            let frame = try FrameReader.read(quick.message(.frame, app))
            #expect(frame.pixels.allSatisfy { $0 == 0xff00_0000 | round })
            numbers.append(frame.number)
            quick.send(PageBytes.shown(frame.number))
        }
        try app.wait("room for another") { !app.surface.isBusy }
        #expect(numbers == numbers.sorted())
        // Two, and no more before it says that it has shown them.
        var seen: [UInt32] = []
        try app.wait("the slow page's two") {
            while let frame = slow.receive() { if frame.bytes.first == 1 { seen.append(try FrameReader.read(frame.bytes).number) } }
            return seen.count >= 2
        }
        try app.waitForTimer()
        try app.hear(slow)
        while let frame = slow.receive() { if frame.bytes.first == 1 { seen.append(try FrameReader.read(frame.bytes).number) } }
        #expect(seen == Array(numbers.prefix(2)))
        slow.send(PageBytes.shown(seen[1]))
        let last = try FrameReader.read(slow.message(.frame, app))
        #expect(last.number == numbers.last && last.pixels.allSatisfy { $0 == 0xff00_000a })
    }

    @Test func theSurfaceIsBusyWhileNoPageHasRoom() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open(100, 100)
        for color in [1, 2, 3] as [UInt32] {
            app.paint(color)
            if color < 3 { try app.wait("picture \(color)") { app.paintCount == color } }
        }
        try app.waitForTimer()
        #expect(app.paintCount == 2 && app.surface.isBusy)
        app.notices = []
        page.send(PageBytes.shown(app.host.state.pages[0].frame))
        try app.wait("the third") { app.paintCount == 3 }
        #expect(app.notices.first == "idle")
        page.end()
        try app.wait("the end") { app.host.state.pages.isEmpty }
        #expect(!app.surface.isBusy && !app.surface.isVisible)
    }

    @Test func aTickComesFromThePageOrFromATimer() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open(100, 100)
        app.surface.requestTick()
        _ = try page.message(.tickRequest, app)
        page.send(PageBytes(4).double(1000).bytes)
        try app.wait("the tick") { app.ticks.count == 1 }
        app.surface.requestTick()
        try app.wait("the timer") { app.ticks.count == 2 }
        page.send(PageBytes(4).double(2000).bytes)
        try app.hear(page)
        #expect(app.ticks.count == 2, "one tick for each request")
        // No page was asked: the timer's comes.
        let other = try app.open(100, 100), start = SystemClock.now
        app.surface.requestTick()
        other.send(PageBytes(4).double(1000).bytes)
        try app.wait("the timer again") { app.ticks.count == 3 }
        #expect(app.ticks[2] >= start + TickTimer.patience)
        // Refreshes never go back, whatever becomes of the page's clock.
        app.surface.requestTick()
        page.send(PageBytes(4).double(-15000).bytes)
        try app.wait("the tick") { app.ticks.count == 4 }
        #expect(app.ticks == app.ticks.sorted())
    }
}
#endif
