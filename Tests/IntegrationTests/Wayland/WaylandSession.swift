#if Wayland
import Foundation
import Testing

/// TouchSpots on a compositor of its own, with fingers on it and a look at the screen.
final class WaylandSession: SpotsApp {
    let compositor: CompositorProcess
    let app: Child
    let scale: Double
    /// The picture before any touch.
    private(set) var empty: Picture
    private let fingers: Child
    private var played = 0
    private var shots = 0
    private let folder: TemporaryFolder

    var logPath: String { folder.file("log.jsonl") }

    /// Starts the app through the command and waits until it fills the screen.
    init(_ kind: CompositorProcess.Kind, scale: String = "1", host: String = "wayland", isRecorded: Bool = false) throws {
        folder = try TemporaryFolder()
        self.scale = Double(scale) ?? 1
        compositor = try CompositorProcess(kind, width: 1280, height: 800, scale: scale)
        let environment = isRecorded ? compositor.environment.merging(["DACTYL_RECORD": folder.file("host.session")]) { $1 } : compositor.environment
        app = try Child(Checkout.dactyl, ["run", "TouchSpots", "--on", host, "--size", "1280x800", "--log", folder.file("log.jsonl")],
                        environment: environment)
        fingers = try Child("\(CompositorProcess.rigs)/\(kind.player)", ["--lines"], environment: compositor.environment)
        empty = Picture(width: 1, height: 1, pixels: [0])
        try wait("ready")
        // Its window has to be made to fill the screen.
        if kind == .mutter { try play("ready 60000") }
        empty = try stillPicture { $0[0, 0] == 0xFFFFFF && $0[1279, 799] == 0xFFFFFF && $0.extent(except: 0xFFFFFF) != nil }
    }

    /// The recording of an app that has ended has its end, and replays the same deliveries.
    func expectWholeRecording(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expectRecording(folder.file("host.session"), replays: logPath, sourceLocation: sourceLocation)
    }

    /// Plays a script, and waits until the compositor has seen it all.
    func play(_ script: String) throws {
        start(script)
        try wait()
    }

    /// Plays a script, and lets the compositor see it when it can.
    func start(_ script: String) { fingers.write(script.replacing("\n", with: ";")) }

    /// Sends the rig's own compositor a line of its own language, and waits until it is done.
    func tell(_ command: String) throws {
        fingers.write("!\(command)")
        try wait()
    }

    /// Puts these down, in one scan.
    func down(_ fingers: [Finger]) throws { try play(fingers.map { "down \($0.place)" }.joined(separator: ";") + ";frame") }

    /// Moves these in a few scans, all in each.
    func glide(_ fingers: [Finger]) throws { try play("glide 100 120 " + fingers.map(\.place).joined(separator: " ")) }

    /// Lifts these, in one scan.
    func up(_ fingers: [Finger]) throws { try play(fingers.map { "up \($0.id)" }.joined(separator: ";") + ";frame") }

    /// Taps until the app shows a finger. When a touchscreen is plugged in, apps ask the compositor for it, and what lands before it has read that
    /// reaches none. Only the rig's own compositor says when.
    func awaitTouchscreen() throws {
        let finger = [Finger(id: 9, x: 400, y: 400)]
        let isThere = try waitUntil(every: 0.05) {
            try down(finger)
            let shown = try stillPicture(within: 0.5) { $0.faults(of: finger, on: empty, scale: scale).isEmpty }
            try up(finger)
            return shown.faults(of: finger, on: empty, scale: scale).isEmpty
        }
        #expect(isThere, "the app is given no finger of the touchscreen that is back")
        try expectSpots([], "after the taps that wait for the touchscreen")
    }

    /// What the screen shows.
    func picture() throws -> Picture {
        shots += 1
        let path = folder.file("shot-\(shots).png")
        defer { try? FileManager.default.removeItem(atPath: path) }
        try play("shot \(path)")
        return try Picture(png: path)
    }

    /// Ends the app as the system does, and reads its log.
    func finish() throws -> DeliveryLog {
        app.signal(SIGTERM)
        let status = try app.status()
        #expect(status == 0, "the status after SIGTERM; the app said: \(app.errors)")
        return try DeliveryLog(path: logPath)
    }

    /// Waits until all of the script that was started is on its way to the compositor, which may stand still.
    func waitUntilPlayed() throws { try wait("played", played + 1) }

    /// Waits until the compositor has seen the script that was started.
    func wait() throws {
        played += 1
        try wait("done", played)
    }

    private func wait(_ word: String, _ count: Int = 1) throws {
        let isDone = waitUntil(every: 0.002) { [fingers] in
            !fingers.isRunning || fingers.output.split(separator: "\n").count { $0 == word } >= count
        }
        guard isDone, fingers.isRunning else { throw Trouble("the fingers did not play: \(fingers.errors)") }
    }
}
#endif
