#if Web
import Foundation
import Testing
import TouchHost
@testable import HostWeb

/// Pages that mean harm, and networks that break: nothing traps, no touch stays down, everybody else goes on.
@MainActor @Suite("Faults of pages", .serialized) struct FaultTests {
    /// Puts a finger down, does the harm, and sees that the finger is cancelled and the host serves the next page.
    private func harm(_ name: String, code: Int? = nil, _ act: (Browser) -> Void) throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        page.send(PageBytes.finger(1, 0))
        try app.wait("the finger") { app.contacts.count == 1 }
        act(page)
        try app.wait("the end of what was harmed by \(name)") { app.phases.last == .cancelled && app.host.state.pages.isEmpty }
        #expect(app.phases.filter { $0 != .moved } == [.began, .cancelled], "\(name)")
        if let code { #expect(try page.farewell(app).code == code, "\(name)") }
        let next = try app.open()
        next.send(PageBytes.finger(1, 0))
        try app.wait("the next page") { app.phases.last == .began }
    }

    @Test func malformedMessages() throws {
        try harm("a position that is no number", code: 1003) { $0.send(PageBytes.samples(count: 1).sample(1, 1, x: .nan).bytes) }
        try harm("a wrong count", code: 1003) { $0.send(PageBytes.samples(count: 900).sample(1, 1).bytes) }
        try harm("an unknown kind", code: 1003) { $0.send([200]) }
        try harm("an empty message", code: 1003) { $0.send([]) }
        try harm("a text", code: 1003) { $0.send(Array("hello".utf8), opcode: 1) }
    }

    /// RFC 6455, 4.2.1: the request says twice that it is the last of HTTP. One that says it once is no page's, whatever follows it.
    @Test("a request that asks for another protocol without saying that it is the last one becomes no page, and the host goes on", arguments: ["Upgra&de", "keep-alive"])
    func upgradeByHalf(connection: String) throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let browser = try Browser(port: app.host.port)
        let upgrade = Browser.upgrade(port: app.host.port, query: app.host.query).replacing("Connection: Upgrade", with: "Connection: \(connection)")
        #expect(upgrade.contains("Connection: \(connection)"))
        browser.write(Array((upgrade + "HEAD /page.css HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n").utf8))
        #expect(!browser.readAll().hasPrefix("HTTP/1.1 101"))
        app.drain()
        #expect(app.host.state.pages.isEmpty)
        _ = try app.open()
    }

    /// A page that is shown again gets a whole frame, whether it has read the one before or not.
    @Test func aPageThatReadsNothingAndIsShownAgainAndAgainIsClosed() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open(4096, 2048)
        app.paintsNoise = true
        app.paint(0xff)
        app.drain()
        // Before the time after which a page that reads nothing is let go.
        let end = uptime + 15
        var sent = 0
        while !app.host.state.pages.isEmpty, uptime < end {
            page.send(PageBytes.view(4096, 2048, isVisible: false))
            page.send(PageBytes.view(4096, 2048))
            sent += 1
            app.drain()
            usleep(20_000)
        }
        #expect(app.host.state.pages.isEmpty, "\(sent) times")
        _ = try app.open()
    }

    @Test func wrongFrames() throws {
        try harm("a length of exabytes") { $0.write(Browser.frame([1, 2, 3], saidLength: Int.max)) }
        try harm("a message too long") { $0.write(Browser.frame([UInt8](repeating: 8, count: 70000))) }
        try harm("fragments too long") { page in
            page.send([UInt8](repeating: 8, count: 60000), isLast: false)
            page.send([UInt8](repeating: 8, count: 60000), opcode: 0)
        }
        try harm("a continuation of nothing") { $0.send([8], opcode: 0) }
        try harm("an unknown opcode") { $0.send([8], opcode: 5) }
        try harm("bytes that are no frame") { $0.write([UInt8](repeating: 0xff, count: 100)) }
        try harm("a farewell", code: 1000) { $0.send([3, 232], opcode: 8) }
    }

    @Test("half a frame, and then nothing: the page is taken for dead")
    func halfFrame() throws {
        try harm("half a frame") { $0.write(Array(Browser.frame(PageBytes.finger(1, 1)).prefix(9))) }
    }

    @Test("a network that is cut for a second and more: what was under way comes late, in order, and nothing is lost or cancelled")
    func interruption() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        page.send(PageBytes.finger(1, 0, now: 1000))
        try app.wait("the finger") { app.contacts.count == 1 }
        // The silence is what is tested: more than the second between two beats, and far from the five after which a page is given up.
        let end = uptime + 1.5
        while uptime < end { app.turn() }
        #expect(app.phases == [.began] && app.host.state.pages.count == 1, "no page is given up for a silence of a second")
        // The network lets go of it all at once.
        var late: [UInt8] = []
        for step in 1...20 { late += Browser.frame(PageBytes.finger(1, 1, now: 1000 + 70 * Double(step))) }
        page.write(late + Browser.frame(PageBytes.finger(1, 2, now: 2450)))
        try app.wait("the lift") { app.phases.last == .ended }
        #expect(app.phases == [.began] + Array(repeating: .moved, count: 20) + [.ended])
        let times = app.frames.map(\.timestamp)
        #expect(times == times.sorted() && times.last! - times[1] > 1.2, "with the times at which they happened: \(times)")
    }

    @Test("a flood is ended, or waits in the network")
    func flood() throws {
        try harm("a flood") { page in
            let message = Browser.frame(PageBytes.finger(1, 1))
            var many: [UInt8] = []
            for _ in 0..<1000 { many += message }
            for _ in 0..<20 { page.write(many) }
        }
    }

    @Test("a million touches that begin and never end leave nothing hanging")
    func millionTouches() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        var next: UInt32 = 0
        for _ in 0..<30 {
            var message = PageBytes.samples(count: 1000)
            for _ in 0..<1000 {
                message = message.sample(next, 0)
                next += 1
            }
            page.send(message.bytes)
            try app.hear(page)
        }
        page.end()
        try app.wait("the end") { app.host.state.pages.isEmpty }
        #expect(app.phases.filter { $0 == .began }.count == PageLimits.contacts)
        #expect(app.phases.filter { $0 == .cancelled }.count == PageLimits.contacts)
    }

    @Test("a page that shows nothing and says nothing of it is let go")
    func stalled() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open(), other = try app.open()
        let end = uptime + 120
        var color: UInt32 = 0
        while app.host.state.pages.count == 2, uptime < end {
            if app.color == nil {
                color += 1
                app.paint(color)
            }
            app.turn()
            for (browser, isShowing) in [(page, false), (other, true)] {
                while let frame = browser.receive() {
                    if frame.bytes.first == 4 { browser.send(PageBytes.beat) }
                    if isShowing, frame.bytes.first == 1 { browser.send(PageBytes.shown(try FrameReader.read(frame.bytes).number)) }
                }
            }
        }
        #expect(app.host.state.pages.count == 1 && color > 20 && app.paintCount > 20)
    }

    @Test("connections that send no request keep no page out, and are closed")
    func idleConnections() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        // More than there is room for: those that have waited longest are closed at once.
        let browsers = try (0..<140).map { _ in try Browser(port: app.host.port) }
        for browser in browsers { browser.write(Array("GET".utf8)) }
        #expect(browsers[0].readAll().isEmpty && browsers[0].isOver)
        // The last have their time, and a page with the link comes in meanwhile.
        let pages = try (0..<3).map { _ in try app.open() }
        #expect(app.host.server.connectionCount > pages.count)
        try app.wait("the end of the silent ones") { app.host.server.connectionCount == pages.count }
        for browser in browsers { #expect(browser.readAll().isEmpty && browser.isOver) }
        #expect(app.host.state.pages.count == pages.count)
    }

    @Test("of connections that send no request those from the address with most go first: one from another keeps its place, though it is older")
    func idleConnectionsOfOneAddress() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let alone = try Browser(port: app.host.port, from: "127.0.0.2")
        let browsers = try (0..<140).map { _ in try Browser(port: app.host.port) }
        #expect(browsers[0].readAll().isEmpty && browsers[0].isOver)
        alone.write(Array("GET /nothing HTTP/1.1\r\nHost: 127.0.0.1:\(app.host.port)\r\nConnection: close\r\n\r\n".utf8))
        #expect(alone.readAll().hasPrefix("HTTP/1.1 404"))
    }

    @Test("a page that is refused and reads nothing is closed all the same")
    func deafPage() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        page.send(PageBytes.finger(1, 0))
        try app.wait("the finger") { app.contacts.count == 1 }
        // More than the system takes for a connection whose other end takes nothing.
        let text = Array(repeating: UInt8(ascii: "x"), count: 60000)
        for _ in 0..<300 { app.host.setClipboard([ClipboardContent(type: "text/plain;charset=utf-8", bytes: text)]) }
        page.send([200])
        try app.wait("the refusal") { app.host.state.pages.isEmpty }
        #expect(app.host.server.connectionCount == 1, "it counts while it is open")
        try app.wait("the end") { app.host.server.connectionCount == 0 }
    }

    @Test("frames that RFC 6455 forbids end the connection with its code")
    func forbiddenFrames() throws {
        try harm("a frame without a mask", code: 1002) { $0.write([0x82, 1, 8]) }
        for bit in [0x40, 0x20, 0x10] as [UInt8] {
            try harm("a reserved bit", code: 1002) { $0.write([0x82 | bit, 0x81, 1, 2, 3, 4, 8 ^ 1]) }
        }
        try harm("a reserved opcode", code: 1002) { $0.send([8], opcode: 5) }
        try harm("half a code", code: 1002) { $0.send([3], opcode: 8) }
        try harm("a code that is never sent", code: 1002) { $0.send([3, 237], opcode: 8) }
        try harm("a farewell that is no text", code: 1007) { $0.send([3, 232, 0xff], opcode: 8) }
        try harm("a farewell without a word", code: 1000) { $0.send([], opcode: 8) }
    }
}
#endif
