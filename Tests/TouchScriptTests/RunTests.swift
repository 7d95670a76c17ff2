import Foundation
import Testing
import TouchHost
import TouchScript
@testable import HostHeadless

/// Runs with a script, as an app has them. They take signals for themselves, so each has its turn.
@MainActor @Suite(.serialized) struct RunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func settings(_ script: String?) throws -> HostSettings {
        var settings = HostSettings()
        settings.size = PixelSize(width: 8, height: 8)
        if let script {
            try script.write(toFile: folder("s.touch"), atomically: true, encoding: .utf8)
            settings.script = folder("s.touch")
        }
        return settings
    }

    private static let all = PixelRect(minX: 0, minY: 0, maxX: 8, maxY: 8)

    @Test func stepsComeInTheOrderOfTime() throws {
        let host = try HeadlessHost(settings: settings("tap 0 1 1 100; sleep 100; tap 1 2 2 50; sleep 30"))
        let client = try RecordingClient(host)
        client.requestWakes([0.05, 0.1, 0.28, 0.3])
        client.surface.requestTick()
        host.run()
        #expect(client.heard == [
            "0 touch began 0 finger", "0.0166667 tick 0.0166667", "0.05 wake", "0.1 touch ended 0 finger", "0.1 wake",
            "0.2 touch began 1 finger", "0.25 touch ended 1 finger", "0.28 wake", "0.28 terminate",
        ])
    }

    @Test func withoutAScriptTheFirstFrameIsAll() throws {
        var settings = try settings(nil)
        settings.snapshot = folder("a.png")
        let host = try HeadlessHost(settings: settings), client = try RecordingClient(host)
        client.painting = (0xFF00_FF00, Self.all, [Self.all])
        client.surface.requestTick()
        host.run()
        #expect(client.heard == ["0 terminate"])
        #expect(folder.contents == ["a.png"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder("a.png"))) == host.surface?.pngData())
    }

    @Test func picturesOnTheWayAndAtTheEnd() throws {
        var settings = try settings("down 0 1 1\nshot \(folder("shot.png"))\nsleep 10")
        settings.snapshot = folder("end.png")
        let host = try HeadlessHost(settings: settings), client = try RecordingClient(host)
        client.painting = (0xFF12_3456, Self.all, [Self.all])
        host.run()
        #expect(folder.contents == ["end.png", "s.touch", "shot.png"])
        #expect(client.heard.last == "0.01 terminate")
    }

    @Test func aPictureThatCanNotBeSavedEndsTheRun() throws {
        let host = try HeadlessHost(settings: settings("sleep 5\nshot \(folder("shot.png"))\ntap 0 1 1"))
        let client = try RecordingClient(host)
        host.run()
        #expect(client.heard == [
            "0.005 failed: \(folder("s.touch")):2: cannot write '\(folder("shot.png"))': nothing has been drawn yet",
        ])
    }

    @Test("a finger beside the surface ends the run, with its place in the script and on the surface")
    func landingOutsideTheSurface() throws {
        let host = try HeadlessHost(settings: settings("down 0 1 1; sleep 5\ntap 1 3 8.5"))
        let client = try RecordingClient(host)
        host.run()
        #expect(client.heard == [
            "0 touch began 0 finger",
            "0.005 failed: \(folder("s.touch")):2: touch 1 lands at (3, 8.5), outside the window of 8x8 pixels: "
                + "choose a place within, or another size of the window",
        ])
        let larger = try HeadlessHost(settings: settings("resize 8 9; tap 1 3 8.5")), hears = try RecordingClient(larger)
        larger.run()
        #expect(hears.heard.last == "0.05 terminate", "\(hears.heard)")
    }

    @Test func whatIsWrongIsFoundBeforeTheStart() throws {
        func message(_ settings: HostSettings) -> String {
            do {
                _ = try HeadlessHost(settings: settings)
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(message(try settings("frame\nup 0")) == "\(folder("s.touch")):2: touch 0 is not down")
        #expect(message(try settings("shot /no/a.png")).hasPrefix("\(folder("s.touch")):1: cannot write '/no/a.png'"))
        var settings = try settings(nil)
        settings.snapshot = "/no/a.png"
        #expect(message(settings) == "cannot write '/no/a.png': there is no folder '/no'")
        settings = HostSettings()
        settings.script = folder("missing")
        #expect(message(settings) == "cannot read '\(folder("missing"))': No such file or directory")
    }

    @Test func theRunEndsWithTheApplication() throws {
        let host = try HeadlessHost(settings: settings("repeat 1000; sleep 1000; end"))
        let client = try RecordingClient(host)
        client.onWake = { host.disconnect() }
        client.requestWakes([5.5])
        host.run()
        #expect(client.heard == ["5.5 wake"])
    }

    @Test func realTimeIsTheWallClocks() throws {
        var settings = try settings("sleep 40; tap 0 1 1 40; sleep 40")
        settings.speed = .real
        let host = try HeadlessHost(settings: settings), client = try RecordingClient(host), start = SystemClock.now
        client.requestWakes([0.1])
        host.run()
        let elapsed = SystemClock.now - start
        #expect(elapsed >= 0.12)
        #expect(client.heard == ["0.04 touch began 0 finger", "0.08 touch ended 0 finger", "0.1 wake", "0.12 terminate"])
    }

    /// A long run must not grow: half a million touches after the first few thousand, in a process of their own.
    @Test(.enabled(if: dlsym(nil, "__asan_init") == nil, "AddressSanitizer keeps freed memory"))
    func memoryStaysFlat() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try play(1000)
                let before = try resident()
                try play(50_000)
                #expect(try resident() - before < 1 << 20)
            }
        }
    }
}

private func resident() throws -> Int {
    let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(words[1]) ?? 0) * 4096
}

@MainActor
private func play(_ rounds: Int) throws {
    let player = ScriptPlayer(try TouchScript("repeat \(rounds); tap 0 1 1; down 1 1 1; glide 100 50 1 9 9; up 1; end"))
    let target = CountingTarget()
    player.start(at: 0)
    while case .at(let time) = player.next { _ = try player.perform(at: time, on: target) }
    #expect(target.samples == rounds * 9)
}

@MainActor
private final class CountingTarget: TouchScriptTarget {
    var samples = 0
    let isIdle = true
    let size: PixelSize? = PixelSize(width: 10, height: 10)
    func send(_ frame: borrowing TouchFrame) { samples += frame.contacts.count }
    func send(_ motion: IndirectSample) {}
    func send(_ hover: HoverSample) {}
    func send(_ key: KeyEvent) {}
    func movePointer(to position: CGPoint, modifiers: KeyModifiers, timestamp: Double) {}
    func setButton(_ button: Int, isPressed: Bool, modifiers: KeyModifiers, timestamp: Double) {}
    func resize(to size: PixelSize, scale: Double?) {}
    func saveShot(to path: String) {}
    func mark(_ text: String, timestamp: Double) {}
}
