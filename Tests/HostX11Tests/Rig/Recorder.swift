#if X11
import CXCB
import Foundation
import Testing
import TouchHost
@testable import HostX11

/// An application of a few lines: it remembers what it receives, and paints its window.
@MainActor
final class Recorder: DisplayHostClient {
    let host: X11Host
    let clock = SystemClock()
    private(set) var surface: X11Surface!
    var frames: [TouchFrame] = []
    var keys: [KeyEvent] = []
    var hovers: [HoverSample] = []
    var motions: [IndirectSample] = []
    var notices: [String] = []
    var ticks: [Double] = []
    /// What is promised of hosts (R-HST-1 … 7).
    private var verifier = HostVerifier()
    var failure: String?
    /// When each frame was sent.
    var times: [Double] = []
    /// Painted at the next opportunity.
    var color: UInt32? = 0xff2040
    var paintCount = 0

    /// - Parameter display: Another one than the rig's, which leads there.
    init(_ rig: Rig, size: PixelSize = PixelSize(width: 800, height: 600), options: X11Options = X11Options(),
         display: String? = nil) throws {
        var settings = HostSettings()
        settings.size = size
        host = try X11Host(settings: settings, clock: clock, display: display ?? rig.display, options: options)
        host.client = self
        surface = try host.makeSurface(SurfaceRequest(title: "Recorder", identifier: "test.Recorder")) as? X11Surface
        try wait("the first frame") { self.paintCount > 0 && !self.surface.isBusy }
    }

    /// Plays a script on the rig's devices and handles what comes of it.
    func play(_ rig: Rig, _ script: String) throws {
        let player = try rig.start("xtouch", ["-e", script])
        try wait("the script") { !player.isRunning }
        guard player.terminationStatus == 0 else { throw Rig.Failure(description: "the script failed") }
        settle()
    }

    /// Handles everything that the server has to say: until it was asked, and answered with nothing before the answer, and shows
    /// what was painted.
    func settle() {
        var isDone = false
        while !isDone, failure == nil, !host.descriptors.isEmpty {
            let connection = host.connection.handle
            free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
            isDone = true
            while turn(0) { isDone = false }
            if isDone, let surface, surface.isVisible, surface.isBusy { isDone = !turn(0.1) && !surface.isBusy }
        }
    }

    /// Handles events until it is so; a machine that is busy elsewhere needs many times what an idle one does.
    func wait(_ what: String, until isTrue: () -> Bool) throws {
        let end = SystemClock.now + 120
        while !isTrue() {
            guard SystemClock.now < end else { throw Rig.Failure(description: "\(what) did not come") }
            _ = turn(0.01)
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
        notices = []
        times = []
    }

    private func record(_ violations: [Violation]) {
        for violation in violations { Issue.record("\(violation)") }
    }

    func surface(_ surface: any Surface, didReceive frame: borrowing TouchFrame) {
        record(verifier.take(frame, on: surface))
        frames.append(copy frame)
        times.append(clock.now)
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
    func surfaceDidChangeGeometry(_ surface: any Surface) { notices.append("geometry") }
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
    func hostDidChangeClipboard(_ host: any DisplayHost) { notices.append("clipboard") }
    func hostDidRequestTermination(_ host: any DisplayHost) { notices.append("terminate") }
    func hostDidFail(_ host: any DisplayHost, reason: String) { failure = reason }

    /// Fills the window with the colour, and a square of its complement at (10, 10).
    func hostWillWait(_ host: any DisplayHost) {
        guard let color, let surface, let buffer = surface.lend() else { return }
        let pixels = buffer.memory.assumingMemoryBound(to: UInt32.self)
        for y in 0..<buffer.size.height {
            for x in 0..<buffer.size.width {
                let isSquare = (10..<20).contains(x) && (10..<20).contains(y)
                pixels[y * buffer.stride / 4 + x] = isSquare ? ~color : color
            }
        }
        self.color = nil
        paintCount += 1
        surface.present([PixelRect(minX: 0, minY: 0, maxX: buffer.size.width, maxY: buffer.size.height)])
    }
}
#endif
