#if X11
import Foundation

/// Fingers on the touchscreen of an X server: plays lines of the touch-script language as they are told.
final class Fingers {
    private let child: Child
    private var played = 0

    init(on server: XServer) throws {
        child = try Child(XServer.python, ["-c", Self.player, XServer.rigs], environment: server.environment)
        try wait()
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

    /// Waits until the server has seen the script that was started.
    func wait() throws {
        played += 1
        let isDone = waitUntil(20, every: 0.002) { [child, played] in
            !child.isRunning || child.output.split(separator: "\n").count >= played
        }
        guard isDone, child.isRunning else { throw Trouble("the fingers did not play: \(child.errors)") }
    }

    /// The rig's own player, kept alive from line to line: touches have to come from one process.
    private static let player = """
        import importlib.machinery, importlib.util, sys
        sys.dont_write_bytecode = True
        rigs = sys.argv[1]
        sys.path.insert(0, rigs)
        import touchscript
        loader = importlib.machinery.SourceFileLoader("xtouch", rigs + "/xtouch")
        module = importlib.util.module_from_spec(importlib.util.spec_from_loader("xtouch", loader))
        loader.exec_module(module)
        backend = module.XTouch()
        player = touchscript.Player(backend)
        print("ready", flush=True)
        for line in sys.stdin:
            player.run(touchscript.parse(line.replace(";", chr(10))))
            if "touch" in backend.fds:
                backend.sync()
            print("done", flush=True)
        """
}
#endif
