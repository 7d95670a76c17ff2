import Foundation
import Testing

@Suite("Memory") struct MemoryTests {
    /// The optimized build, where there is one: a million touches take it a minute or two, and the other one more than an hour.
    private let release = "\(Checkout.root)/.build/release"

    @Test("a long run of touches leaves memory flat",
          .enabled(if: dlsym(nil, "__asan_init") == nil, "AddressSanitizer keeps freed memory"))
    func flat() throws {
        let isOptimized = Checkout.isSlowWanted && FileManager.default.isExecutableFile(atPath: "\(release)/TouchSpots")
        let touches = isOptimized ? 1_000_000 : Checkout.isSlowWanted ? 50_000 : 5000
        let folder = try TemporaryFolder()
        // Five fingers a round: they land, move and lift in a scan each.
        let script = try folder.write("""
            repeat \(touches / 5)
            down 0 100 100; down 1 250 100; down 2 100 300; down 3 250 300; down 4 180 600; frame; sleep 8
            move 0 110 120; move 1 260 120; move 2 110 320; move 3 260 320; move 4 190 620; frame; sleep 8
            up 0; up 1; up 2; up 3; up 4; frame; sleep 8
            end
            """, to: "script.touch")
        let app = try Child("\(isOptimized ? release : Checkout.products)/TouchSpots",
                            environment: ["DACTYL_ON": "headless", "DACTYL_PLAY": script])
        let start = uptime
        var samples: [(time: Double, bytes: Int)] = []
        waitUntil(3600, every: 0.02) {
            if let bytes = app.residentBytes { samples.append((uptime - start, bytes)) }
            return !app.isRunning
        }
        #expect(try app.status() == 0, "\(app.errors)")
        let duration = uptime - start
        let early = try #require(samples.first { $0.time >= duration * 0.1 }?.bytes)
        let late = try #require(samples.last { $0.time <= duration * 0.98 }?.bytes)
        let megabyte = 1 << 20
        print("memory: \(touches) touches in \(Int(duration)) s, \(early / 1024) KB after a tenth and \(late / 1024) KB at the end")
        #expect(late - early < 2 * megabyte, "\(early) bytes after a tenth of the run, \(late) at its end")
    }
}
