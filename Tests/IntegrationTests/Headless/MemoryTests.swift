import Foundation
import Testing

@Suite("Memory", .enabled(if: dlsym(nil, "__asan_init") == nil, "AddressSanitizer keeps freed memory"))
struct MemoryTests {
    /// The optimized build, where there is one: 300,000 touches take it one to three minutes, and the other one half an hour.
    private let release = "\(Checkout.root)/.build/release"

    @Test("a long run of touches leaves memory flat")
    func flat() throws {
        let isOptimized = Checkout.isSlowWanted && FileManager.default.isExecutableFile(atPath: "\(release)/TouchSpots")
        let touches = isOptimized ? 300_000 : Checkout.isSlowWanted ? 50_000 : 2500
        let folder = try TemporaryFolder()
        // Five fingers a round: they land, move and lift in a scan each.
        let script = try folder.write("""
            repeat \(touches / 5)
            down 0 100 100; down 1 250 100; down 2 100 300; down 3 250 300; down 4 180 600; frame; sleep 8
            move 0 110 120; move 1 260 120; move 2 110 320; move 3 260 320; move 4 190 620; frame; sleep 8
            up 0; up 1; up 2; up 3; up 4; frame; sleep 8
            end
            """, to: "script.touch")
        try expectFlat("\(touches) touches", try Child("\(isOptimized ? release : Checkout.products)/TouchSpots",
                                                       environment: ["DACTYL_ON": "headless", "DACTYL_PLAY": script]), after: Checkout.isSlowWanted ? 0.1 : 0.25)
    }

    /// Each part with text of its own, and with what typing keeps for undoing.
    static let typing = [
        "fields tapped in turn": "tap 0 195 44; sleep 600; tap 0 195 96; sleep 600",
        "keys of the keyboard on the screen": "tap 0 195 700; sleep 100; key BackSpace; sleep 50",
        "typing and deleting": "key a; key BackSpace; sleep 10",
    ]

    @Test("so do labels that change and text that is typed, with a keyboard on the screen", arguments: typing.keys.sorted())
    func text(_ what: String) throws {
        let folder = try TemporaryFolder(), times = Checkout.isSlowWanted ? 10_000 : 250
        let script = try folder.write("tap 0 195 44; sleep 1000\nrepeat \(times)\n\(try #require(Self.typing[what]))\nend\n", to: "script.touch")
        try expectFlat("\(times) times \(what)", try Child("\(Checkout.products)/Form", environment: [
            "DACTYL_ON": "headless", "DACTYL_PLAY": script, "DACTYL_KEYBOARD": "always",
        ]), after: 1 / 3)
    }

    /// That memory is after nearly all of a run as it was after a part of it.
    private func expectFlat(_ what: String, _ app: Child, after part: Double) throws {
        let start = uptime
        var samples: [(time: Double, bytes: Int)] = []
        waitUntil(3600, every: 0.02) {
            if let bytes = app.residentBytes { samples.append((uptime - start, bytes)) }
            return !app.isRunning
        }
        #expect(try app.status() == 0, "\(app.errors)")
        let duration = uptime - start
        let early = try #require(samples.first { $0.time >= duration * part }?.bytes)
        let late = try #require(samples.last { $0.time <= duration * 0.98 }?.bytes)
        let megabyte = 1 << 20
        print("memory: \(what) in \(Int(duration)) s, \(early / 1024) KB early and \(late / 1024) KB at the end")
        #expect(late - early < 2 * megabyte, "\(early) bytes early in the run, \(late) at its end")
    }
}
