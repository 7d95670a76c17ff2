#if X11
import Foundation

/// Fingers on the touchscreen of an X server: plays lines of the touch-script language as they are passed in.
final class Fingers {
    private let child: Child
    private var played = 0

    init(on server: XServer) throws {
        // Touches have to come from one process.
        child = try Child("\(XServer.rigs)/xtouch", ["--lines"], environment: server.environment)
        try wait("ready")
    }

    /// Plays a script, and waits until the server has seen it all.
    func play(_ script: String) throws {
        start(script)
        try wait()
    }

    /// Plays a script, and lets the server see it when it can.
    func start(_ script: String) { child.write(script.replacing("\n", with: ";")) }

    /// Puts these down, in one scan.
    func down(_ fingers: [Finger]) throws { try play(fingers.map { "down \($0.place)" }.joined(separator: ";")) }

    /// Moves these in a few scans, all in each.
    func glide(_ fingers: [Finger], milliseconds: Int = 100) throws {
        try play("glide \(milliseconds) 120 " + fingers.map(\.place).joined(separator: " "))
    }

    /// Lifts these, in one scan.
    func up(_ fingers: [Finger]) throws { try play(fingers.map { "up \($0.id)" }.joined(separator: ";")) }

    /// Waits until all of the script that was started is on its way to the server, which may stand still.
    func waitUntilPlayed() throws { try wait("played", played + 1) }

    /// Waits until the server has seen the script that was started.
    func wait() throws {
        played += 1
        try wait("done", played)
    }

    private func wait(_ word: String, _ count: Int = 1) throws {
        let isDone = waitUntil(every: 0.002) { [child] in
            !child.isRunning || child.output.split(separator: "\n").count { $0 == word } >= count
        }
        guard isDone, child.isRunning else { throw Trouble("the fingers did not play: \(child.errors)") }
    }
}
#endif
