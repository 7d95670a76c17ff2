import Foundation
import TouchHost

/// What tests of hosts have for an application: it remembers what it receives, and compares it with what hosts promise (R-HST-1 … 7).
///
/// A subclass connects to its host, and paints in ``hostWillWait(_:)``.
@MainActor
open class HostRecorder: DisplayHostClient {
    /// Something did not come in time.
    public struct Missing: Error, CustomStringConvertible {
        public let description: String
    }

    public var frames: [TouchFrame] = []
    /// When each frame was sent, in seconds.
    public var times: [Double] = []
    public var keys: [KeyEvent] = []
    public var hovers: [HoverSample] = []
    public var motions: [IndirectSample] = []
    public var edits: [TextEdit] = []
    public var notices: [String] = []
    public var ticks: [Double] = []
    /// Why the host ended.
    public var failure: String?
    private let source: any EventDrivenHost
    private var verifier = HostVerifier()
    private let report: (String) -> Void

    /// - Parameters:
    ///   - host: Sends everything; the recorder becomes its client.
    ///   - report: Is called with each promise that the host breaks.
    public init(of host: any EventDrivenHost, report: @escaping (String) -> Void) {
        source = host
        self.report = report
        host.client = self
    }

    /// The phases of each frame's contacts.
    public var framePhases: [[Contact.Phase]] { frames.map { $0.contacts.map(\.phase) } }

    /// Forgets what it has received.
    public func forget() {
        frames = []
        times = []
        keys = []
        hovers = []
        motions = []
        edits = []
        notices = []
        ticks = []
    }

    /// Seconds after which what a test waits for does not come any more: a machine that is busy elsewhere needs many times what an idle one does.
    public static let patience = 120.0

    /// Handles events until it is so.
    public func wait(_ what: String, until isTrue: () throws -> Bool) throws {
        let end = SystemClock.now + Self.patience
        while try !isTrue() {
            guard SystemClock.now < end else { throw Missing(description: "\(what) did not come") }
            turn(0.005)
        }
    }

    /// What the main loop does in a turn, which waits so many seconds at most.
    /// - Returns: Whether there was anything to read.
    @discardableResult
    open func turn(_ seconds: Double = 0.005) -> Bool {
        hostWillWait(source)
        if source.prepareToWait() {
            source.dispatch()
            return true
        }
        var descriptors = source.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&descriptors, nfds_t(descriptors.count), Int32(seconds * 1000)) > 0 else { return false }
        source.dispatch()
        hostWillWait(source)
        return true
    }

    /// Remembers a word about the surface or the host.
    open func note(_ notice: String) { notices.append(notice) }

    private func check(_ violations: [Violation]) {
        for violation in violations { report("\(violation)") }
    }

    // MARK: What the host sends

    public func surface(_ surface: any Surface, didReceive frame: borrowing TouchFrame) {
        check(verifier.take(frame, on: surface))
        frames.append(copy frame)
        times.append(source.clock.now)
    }

    public func surface(_ surface: any Surface, didReceive key: KeyEvent) {
        check(verifier.take(key))
        keys.append(key)
    }

    public func surface(_ surface: any Surface, didReceive motion: IndirectSample) {
        check(verifier.take(motion))
        motions.append(motion)
    }

    public func surface(_ surface: any Surface, didReceive hover: HoverSample) {
        check(verifier.take(hover))
        hovers.append(hover)
    }

    public func surface(_ surface: any Surface, didReceive edit: TextEdit) { edits.append(edit) }
    open func surfaceDidChangeGeometry(_ surface: any Surface) { note("geometry") }
    open func surfaceDidChangeVisibility(_ surface: any Surface) { note(surface.isVisible ? "visible" : "hidden") }
    open func surfaceDidChangeFocus(_ surface: any Surface) { note(surface.isFocused ? "focused" : "unfocused") }
    open func surfaceDidBecomeIdle(_ surface: any Surface) { note("idle") }
    open func surface(_ surface: any Surface, didLose damage: PixelRect) { note("lost") }

    public func surfaceDidTick(_ surface: any Surface, timestamp: Double) {
        check(verifier.takeTick(at: timestamp, now: source.clock.now))
        ticks.append(timestamp)
    }

    open func surfaceDidRequestClose(_ surface: any Surface) { note("close") }
    open func hostClockDidWake(_ host: any DisplayHost) { note("wake") }
    open func hostDidDrain(_ host: any DisplayHost) {}
    open func hostWillWait(_ host: any DisplayHost) {}
    open func hostDidChangeOutputs(_ host: any DisplayHost) { note("outputs") }
    open func hostDidChangeClipboard(_ host: any DisplayHost) { note("clipboard") }
    open func host(_ host: any DisplayHost, didChange settings: DesktopSettings) { note("settings") }
    open func hostDidRequestTermination(_ host: any DisplayHost) { note("terminate") }
    open func hostDidFail(_ host: any DisplayHost, reason: String) { failure = reason }
}
