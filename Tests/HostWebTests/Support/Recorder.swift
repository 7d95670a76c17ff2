#if Web
import Foundation
import HostTestSupport
import Testing
import TouchHost
@testable import HostWeb

/// An application of a few lines: it remembers what it receives, and paints when it may.
@MainActor
final class Recorder: HostRecorder {
    let host: WebHost
    private(set) var surface: WebSurface!
    /// Painted at the next opportunity.
    var color: UInt32?
    /// Whether it paints noise, which can't be compressed.
    var paintsNoise = false
    var paintCount = 0
    /// How often it was notified of a change of the clipboard.
    private(set) var clipboardNotices = 0

    init(_ change: (inout WebSettings) -> Void = { _ in }, general changeGeneral: (inout HostSettings) -> Void = { _ in }) throws {
        var own = WebSettings(), settings = HostSettings()
        own.port = 0
        change(&own)
        changeGeneral(&settings)
        host = try WebHost(settings: settings, own: own, clock: SystemClock())
        super.init(of: host) { Issue.record("\($0)") }
        surface = try host.makeSurface(SurfaceRequest(title: "Recorder", identifier: "test.Recorder")) as? WebSurface
    }

    var contacts: [Contact] { frames.flatMap { Array($0.contacts) } }
    var phases: [Contact.Phase] { contacts.map(\.phase) }

    /// A page that has said what it shows the app on.
    func open(_ width: UInt16 = 300, _ height: UInt16 = 200, scale: Float = 1) throws -> Browser {
        let count = host.state.pages.count
        let browser = try connect()
        browser.send(PageBytes.view(width, height, scale: scale))
        try wait("the page") { self.host.state.pages.count == count + 1 && self.host.state.pages.last?.view != nil }
        return browser
    }

    /// A page that has said nothing yet, with the link's key.
    func connect(origin: String? = nil) throws -> Browser { try Browser(page: host.port, origin: origin, query: host.query) }

    /// Handles what has come, until nothing is left.
    func drain() {
        var mailbox = pollfd(fd: host.server.mailbox.descriptor, events: Int16(POLLIN), revents: 0)
        repeat { turn(0) } while host.prepareToWait() || poll(&mailbox, 1, 0) > 0
    }

    /// Handles all that the page has said so far; all that was sent to it before has arrived then. The server answers in order.
    func hear(_ page: Browser) throws {
        page.send([], opcode: 9)
        try wait("an answer") { page.takeAnswer() }
        drain()
    }

    /// Handles what comes until a refresh that no page reports: longer than any frame has to wait for its turn.
    func waitForTimer() throws {
        let count = ticks.count
        surface.requestTick()
        try wait("the timer") { ticks.count > count }
    }

    func paint(_ color: UInt32) { self.color = color }

    override func surfaceDidChangeGeometry(_ surface: any Surface) { note("size \(surface.size.width)x\(surface.size.height) @\(surface.scale)") }

    /// Tests look at what pages change.
    override func note(_ notice: String) {
        if ["visible", "hidden", "idle"].contains(notice) || notice.hasPrefix("size") { super.note(notice) }
    }

    override func hostDidChangeClipboard(_ host: any DisplayHost) { clipboardNotices += 1 }

    override func hostWillWait(_ host: any DisplayHost) {
        guard let color, let buffer = surface.lend() else { return }
        self.color = nil
        let words = buffer.memory.assumingMemoryBound(to: UInt32.self)
        for index in 0..<buffer.size.width * buffer.size.height { words[index] = color }
        if paintsNoise, let file = FileHandle(forReadingAtPath: "/dev/urandom"), let noise = try? file.read(upToCount: 4 * buffer.size.width * buffer.size.height) {
            noise.withUnsafeBytes { buffer.memory.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        }
        paintCount += 1
        surface.present([PixelRect(minX: 0, minY: 0, maxX: buffer.size.width, maxY: buffer.size.height)])
    }
}

extension WebHost {
    /// What stands behind the link's path: the key.
    var query: String { link.firstIndex(of: "?").map { String(link[$0...]) } ?? "" }
}

extension Browser {
    /// The next message of that kind; others are dropped.
    @MainActor
    func message(_ kind: HostMessage.Kind, _ app: Recorder) throws -> [UInt8] {
        var found: [UInt8]?
        try app.wait("a message of kind \(kind)") {
            while let frame = receive() {
                if frame.opcode == 2, frame.bytes.first == kind.rawValue {
                    found = frame.bytes
                    return true
                }
            }
            return false
        }
        return found!
    }

    /// The code and the words with which the host closed.
    @MainActor
    func farewell(_ app: Recorder) throws -> (code: Int, reason: String) {
        var found: Frame?
        try app.wait("a farewell") {
            while let frame = receive() {
                if frame.opcode == 8 { found = frame }
            }
            return found != nil || isOver
        }
        guard let bytes = found?.bytes, bytes.count >= 2 else { return (0, "") }
        return (Int(bytes[0]) << 8 | Int(bytes[1]), String(decoding: bytes[2...], as: UTF8.self))
    }
}
#endif
