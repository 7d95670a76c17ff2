#if Wayland
import CWayland
import Foundation
import Testing
import TouchHost
@testable import HostWayland

/// An application of a few lines: it remembers what it receives, and paints its window.
@MainActor
final class Recorder: DisplayHostClient {
    let compositor: Compositor
    let host: WaylandHost
    private(set) var surface: WaylandSurface!
    var frames: [TouchFrame] = []
    var keys: [KeyEvent] = []
    var hovers: [HoverSample] = []
    var motions: [IndirectSample] = []
    var edits: [TextEdit] = []
    var notices: [String] = []
    var ticks: [Double] = []
    /// What is promised of hosts (R-HST-1 … 7).
    private var verifier = HostVerifier()
    var failure: String?
    /// Painted at the next opportunity.
    var color: UInt32? = 0xff2040
    var ages: [Int] = []
    /// Paints whatever the client is asked for.
    var paintsAlways = false

    init(_ compositor: Compositor, settings: HostSettings = HostSettings(), options: WaylandOptions = WaylandOptions()) throws {
        self.compositor = compositor
        host = try WaylandHost(settings: settings, clock: SystemClock(), environment: compositor.environment, options: options)
        host.client = self
        surface = try host.makeSurface(SurfaceRequest(title: "Recorder", identifier: "test.Recorder")) as? WaylandSurface
        try wait("the first frame") { !self.ages.isEmpty && !self.surface.isBusy }
        settle()
    }

    isolated deinit { host.disconnect() }

    /// Sends lines to the compositor and handles what comes of them.
    func play(_ lines: String) throws {
        for line in lines.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if Self.unanswered.contains(line.split(separator: " ").first.map(String.init) ?? "") {
                compositor.send(line)
            } else {
                try ask(line)
            }
        }
        // Answers come in order: what had none has been done.
        try ask("stats")
        settle()
    }

    /// The words of the compositor's language that it does not answer.
    private static let unanswered = ["down", "move", "up", "frame", "cancel", "key", "pointer", "button", "wheel"]

    /// Asks the compositor, and handles events until it answers.
    @discardableResult
    func ask(_ question: String) throws -> [String: Any] {
        compositor.send(question)
        var answer: [String: Any]?
        try wait("an answer to \(question)") {
            answer = try compositor.answer()
            return answer != nil
        }
        return answer ?? [:]
    }

    /// What the compositor was asked of objects of an interface, each as words.
    func requests(_ interface: String) throws -> [String] {
        let rows = try ask("requests \(interface)")["requests"] as? [[Any]] ?? []
        return rows.map { $0.map { "\($0)" }.joined(separator: " ") }
    }

    /// Handles everything that the compositor has to say: until it was asked, and answered with nothing before the answer, and shows
    /// what was painted.
    func settle() {
        guard !host.descriptors.isEmpty, let queue = wl_display_create_queue(host.connection.handle) else { return }
        var isDone = false
        while !isDone, failure == nil, !host.descriptors.isEmpty, wl_display_roundtrip_queue(host.connection.handle, queue) >= 0 {
            isDone = true
            while turn(0) { isDone = false }
            if isDone, let surface, surface.isVisible, surface.isBusy { isDone = !turn(0.1) && !surface.isBusy }
        }
        if !host.descriptors.isEmpty { wl_event_queue_destroy(queue) }
    }

    /// Handles what has come, where the compositor is not to be asked.
    func takeIn() throws {
        try ask("stats")
        while turn(0) {}
    }

    /// Handles events until it is so; a machine that is busy elsewhere needs many times what an idle one does.
    func wait(_ what: String, until isTrue: () throws -> Bool) throws {
        let end = SystemClock.now + 120
        while try !isTrue() {
            guard SystemClock.now < end else { throw Compositor.Failure(description: "\(what) did not come") }
            _ = turn(0.005)
        }
    }

    /// What the main loop does in a turn. Returns whether there was anything to read.
    func turn(_ seconds: Double) -> Bool {
        hostWillWait(host)
        if host.prepareToWait() {
            host.dispatch()
            return true
        }
        var descriptors = host.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&descriptors, nfds_t(descriptors.count), Int32(seconds * 1000)) > 0 else { return false }
        host.dispatch()
        hostWillWait(host)
        return true
    }

    /// The phases of each frame's contacts.
    var phases: [[Contact.Phase]] { frames.map { $0.contacts.map(\.phase) } }

    func forget() {
        frames = []
        keys = []
        hovers = []
        motions = []
        edits = []
        notices = []
        ticks = []
    }

    private func record(_ violations: [Violation]) {
        for violation in violations { Issue.record("\(violation)") }
    }

    func surface(_ surface: any Surface, didReceive frame: borrowing TouchFrame) {
        record(verifier.take(frame, on: surface))
        frames.append(copy frame)
    }
    func surface(_ surface: any Surface, didReceive key: KeyEvent) {
        record(verifier.take(key))
        keys.append(key)
    }
    func surface(_ surface: any Surface, didReceive motion: IndirectSample) {
        record(verifier.take(motion))
        motions.append(motion)
    }

    func surface(_ surface: any Surface, didReceive hover: HoverSample) {
        record(verifier.take(hover))
        hovers.append(hover)
    }
    func surface(_ surface: any Surface, didReceive edit: TextEdit) { edits.append(edit) }
    func surfaceDidChangeGeometry(_ surface: any Surface) {
        notices.append("geometry")
        color = 0x4080c0
    }
    func surfaceDidChangeVisibility(_ surface: any Surface) { notices.append(surface.isVisible ? "visible" : "hidden") }
    func surfaceDidChangeFocus(_ surface: any Surface) { notices.append(surface.isFocused ? "focused" : "unfocused") }
    func surfaceDidBecomeIdle(_ surface: any Surface) { notices.append("idle") }
    func surface(_ surface: any Surface, didLose damage: PixelRect) { notices.append("lost") }
    func surfaceDidTick(_ surface: any Surface, timestamp: Double) {
        record(verifier.takeTick(at: timestamp, now: host.clock.now))
        ticks.append(timestamp)
    }
    func surfaceDidRequestClose(_ surface: any Surface) { notices.append("close") }
    func hostClockDidWake(_ host: any DisplayHost) { notices.append("wake") }
    func hostDidDrain(_ host: any DisplayHost) {}
    func hostDidChangeOutputs(_ host: any DisplayHost) { notices.append("outputs") }
    func hostDidRequestTermination(_ host: any DisplayHost) { notices.append("terminate") }
    func hostDidFail(_ host: any DisplayHost, reason: String) {
        failure = reason
        notices.append("failed")
    }

    /// Fills the window with the colour.
    func hostWillWait(_ host: any DisplayHost) {
        guard let color, let surface, let buffer = surface.lend() else { return }
        buffer.memory.assumingMemoryBound(to: UInt32.self).update(repeating: color, count: buffer.size.width * buffer.size.height)
        if !paintsAlways { self.color = nil }
        ages.append(buffer.age)
        surface.present([PixelRect(minX: 0, minY: 0, maxX: buffer.size.width, maxY: buffer.size.height)])
    }
}
#endif
