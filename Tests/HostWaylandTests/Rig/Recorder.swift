#if Wayland
import CWayland
import Foundation
import HostTestSupport
import Testing
import TouchHost
@testable import HostWayland

/// An application of a few lines: it remembers what it receives, and paints its window.
@MainActor
final class Recorder: HostRecorder {
    let compositor: Compositor
    let host: WaylandHost
    private(set) var surface: WaylandSurface!
    /// Painted at the next opportunity.
    var color: UInt32? = 0xff2040
    var ages: [Int] = []
    /// Paints whatever the client is asked for.
    var paintsAlways = false

    init(_ compositor: Compositor, settings: HostSettings = HostSettings(), options: WaylandOptions = WaylandOptions(),
         environment: [String: String] = [:]) throws {
        self.compositor = compositor
        host = try WaylandHost(settings: settings, clock: SystemClock(), environment: compositor.environment.merging(environment) { $1 }, options: options)
        super.init(of: host) { Issue.record("\($0)") }
        surface = try host.makeSurface(SurfaceRequest(title: "Recorder", identifier: "test.Recorder")) as? WaylandSurface
        try wait("the first frame") { !self.ages.isEmpty && !self.surface.isBusy }
        settle()
    }

    isolated deinit { host.disconnect() }

    /// Sends lines to the compositor and handles what comes of them.
    ///
    /// Lines that are not answered are sent together: the compositor writes a group of touches at once, as real ones do.
    func play(_ lines: String) throws {
        var unsent: [String] = []
        for line in Self.split(lines) {
            unsent.append(line)
            if !Self.isUnanswered(line) {
                try ask(unsent.joined(separator: ";"))
                unsent = []
            }
        }
        if !unsent.isEmpty { compositor.send(unsent.joined(separator: ";")) }
        // Answers come in order: what had none has been done.
        try ask("stats")
        settle()
    }

    /// Sends lines to the compositor, and handles nothing before it has written all that comes of them.
    func playAtOnce(_ lines: String) throws {
        compositor.send(lines + ";stats")
        var owed = Self.split(lines).count { !Self.isUnanswered($0) } + 1
        let end = SystemClock.now + Self.patience
        while owed > 0, SystemClock.now < end {
            if try compositor.answer() != nil { owed -= 1 } else { usleep(200) }
        }
        settle()
    }

    private static func split(_ lines: String) -> [String] {
        lines.split(whereSeparator: { $0 == ";" || $0 == "\n" }).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func isUnanswered(_ line: String) -> Bool { unanswered.contains(line.split(separator: " ").first.map(String.init) ?? "") }

    /// The words of the compositor's language that it does not answer.
    private static let unanswered = ["down", "move", "up", "frame", "cancel", "key", "pointer", "button", "wheel", "pad", "pinch", "hold", "swipe"]

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

    /// Waits until the pointer has its picture, whose theme is read beside.
    func waitForCursor() throws {
        try wait("the pointer's picture") { try requests("wl_pointer").contains { $0.hasPrefix("set_cursor") } }
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

    /// The phases of each frame's contacts.
    var phases: [[Contact.Phase]] { framePhases }

    override func surfaceDidChangeGeometry(_ surface: any Surface) {
        super.surfaceDidChangeGeometry(surface)
        color = 0x4080c0
    }

    override func hostDidFail(_ host: any DisplayHost, reason: String) {
        super.hostDidFail(host, reason: reason)
        note("failed")
    }

    /// Asks for every refresh.
    var wantsTicks = false

    /// What it does in each turn before it paints.
    var onWait: (() -> Void)?

    /// Fills the window with the colour.
    override func hostWillWait(_ host: any DisplayHost) {
        onWait?()
        if wantsTicks { surface?.requestTick() }
        guard let color, let surface, let buffer = surface.lend() else { return }
        buffer.memory.assumingMemoryBound(to: UInt32.self).update(repeating: color, count: buffer.size.width * buffer.size.height)
        if !paintsAlways { self.color = nil }
        ages.append(buffer.age)
        surface.present([PixelRect(minX: 0, minY: 0, maxX: buffer.size.width, maxY: buffer.size.height)])
    }
}
#endif
