#if X11
import Foundation
import Testing

extension X11Tests {
    /// A session under real fingers, replayed.
    @Suite struct RecordedSession {
        @Test("a recorded session replays headless with the same decisions and deliveries")
        func replay() throws {
            let folder = try TemporaryFolder()
            let server = try XServer(width: 800, height: 900)
            let begun = uptime
            let environment = server.environment.merging(["DACTYL_EXPLAIN": ""]) { $1 }
            let app = try Child(Checkout.dactyl, ["record", "Cards", folder.file("a.session"), "--on", "x11", "--log", folder.file("a.jsonl")],
                                environment: environment)
            let observer = try XObserver(server.display)
            waitUntil { !observer.windows().isEmpty || !app.isRunning }
            let fingers = try Fingers(on: server)
            // The card has been drawn.
            waitUntil { (try? String(contentsOfFile: folder.file("a.session"), encoding: .utf8).contains(" idle\n")) == true }
            try fingers.play("down 0 150 150; frame; sleep 30; glide 200 120 0 230 200; up 0; frame; sleep 100")
            try fingers.play("tap 0 220 200; sleep 80; tap 0 220 200; sleep 500; tap 0 220 200; sleep 600")
            try fingers.play("down 0 200 200; frame; down 1 260 260; frame; glide 300 90 0 120 120 1 300 300; up 0; frame; up 1; frame; sleep 50")
            app.signal(SIGTERM)
            #expect(try app.status() == 0, "\(app.errors)")
            let decisions = app.output, log = try String(contentsOfFile: folder.file("a.jsonl"), encoding: .utf8)
            #expect(decisions.contains("pan on Card: recognized") && decisions.contains("tap on Card: notifies its targets: ended"), "\(decisions)")

            let first = try #require(decisions.split(separator: " ").first.flatMap { Double($0) })
            #expect(first >= 0 && first < uptime - begun, "times count from the start of the run")

            let replay = try Child.dactyl("replay", "Cards", folder.file("a.session"), "--explain", "--log", folder.file("b.jsonl"))
            #expect(try replay.status() == 0, "\(replay.errors)")
            #expect(replay.output == decisions)
            #expect(try String(contentsOfFile: folder.file("b.jsonl"), encoding: .utf8) == log)
        }
    }
}
#endif
