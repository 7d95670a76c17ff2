import Foundation
import Testing

/// `dactyl record` and `dactyl replay`.
@Suite("Recording and replaying") struct RecordTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let script = """
        sleep 10; down 0 150 150; frame; sleep 50; glide 200 60 0 230 170; up 0; frame; sleep 100; tap 0 230 170; sleep 700
        down 0 200 200; down 1 260 260; frame; glide 200 90 0 120 120 1 320 320; up 1; frame; up 0; frame; sleep 300
        """

    private func record() throws -> (recording: String, log: String) {
        let path = try folder.write(Self.script, to: "script.touch")
        let child = try Child.dactyl("record", "Cards", folder.file("a.session"), "--on", "headless", "--play", path, "--log", folder.file("a.jsonl"))
        #expect(try child.status() == 0, "\(child.errors)")
        return (folder.file("a.session"), try String(contentsOfFile: folder.file("a.jsonl"), encoding: .utf8))
    }

    @Test("a replay delivers the same, and writes the same recording, number for number")
    func same() throws {
        let (recording, log) = try record()
        #expect(log.split(separator: "\n").count > 10)
        let replay = try Child(Checkout.dactyl, ["replay", "Cards", recording, "--log", folder.file("b.jsonl")],
                               environment: ["DACTYL_RECORD": folder.file("b.session")])
        #expect(try replay.status() == 0, "\(replay.errors)")
        #expect(try String(contentsOfFile: folder.file("b.jsonl"), encoding: .utf8) == log)
        let first = try String(contentsOfFile: recording, encoding: .utf8), second = try String(contentsOfFile: folder.file("b.session"), encoding: .utf8)
        #expect(first == second)
    }

    @Test("one that breaks off is replayed as far as it goes, which is said")
    func brokenOff() throws {
        let (recording, log) = try record()
        let text = try String(contentsOfFile: recording, encoding: .utf8)
        let cut = try folder.write(String(text.prefix(text.count / 2)), to: "cut.session")
        let replay = try Child.dactyl("replay", "Cards", cut, "--log", folder.file("b.jsonl"))
        #expect(try replay.status() == 0)
        #expect(replay.errors.contains("cut.session breaks off: the session is replayed as far as it goes"), "\(replay.errors)")
        let deliveries = try String(contentsOfFile: folder.file("b.jsonl"), encoding: .utf8).split(separator: "\n")
        // The touches that are down at the end are cancelled.
        #expect(deliveries.count > 5 && log.hasPrefix(deliveries.dropLast().joined(separator: "\n")))
    }

    @Test("a recording of another app is replayed, which is said; one of the same app is without a word")
    func anotherApp() throws {
        let (recording, _) = try record()
        let other = try Child.dactyl("replay", "TouchSpots", recording), same = try Child.dactyl("replay", "Cards", recording)
        #expect(try other.status() == 0 && same.status() == 0)
        #expect(other.errorLines.first == "dactyl: \(recording) is of Cards and is replayed on TouchSpots: its touches may meet other views",
                "\(other.errors)")
        #expect(!same.errors.contains("is replayed on"), "\(same.errors)")
    }

    @Test("a device's recording is laid over the surface")
    func device() throws {
        let evemu = """
            N: Panel
            I: 0003 0001 0002 0100
            P: 02 00 00 00 00 00 00 00
            B: 00 0b 00 00 00 00 00 00 00
            B: 03 03 00 00 00 00 80 60 02
            A: 2f 0 9 0 0 0
            A: 35 0 999 0 0 0
            A: 36 0 999 0 0 0
            A: 39 0 65535 0 0 0
            E: 1.000000 0003 0039 1
            E: 1.000000 0003 0035 500
            E: 1.000000 0003 0036 250
            E: 1.000000 0000 0000 0
            E: 1.100000 0003 0039 -1
            E: 1.100000 0000 0000 0

            """
        let path = try folder.write(evemu, to: "panel.evemu")
        let replay = try Child.dactyl("replay", "TouchSpots", path, "--size", "400x800", "--log", folder.file("log.jsonl"))
        #expect(try replay.status() == 0, "\(replay.errors)")
        let events = try DeliveryLog(path: folder.file("log.jsonl")).events
        #expect(events.map { $0.deliveries.map(\.phase) } == [["began"], ["ended"]])
        #expect(events[0].deliveries[0].touches.map(\.description) == ["1@(200.0, 200.0)"])
        #expect(abs(events[1].time - events[0].time - 0.1) < 1e-9)

        let turned = try Child.dactyl("replay", "TouchSpots", path, "--size", "400x800", "--rotate", "90", "--log", folder.file("log.jsonl"))
        #expect(try turned.status() == 0, "\(turned.errors)")
        // A quarter turn clockwise: what was a quarter from the top is a quarter from the right.
        let first = try DeliveryLog(path: folder.file("log.jsonl")).events[0].deliveries[0].touches[0]
        #expect(abs(first.x - 300) < 1 && abs(first.y - 400) < 1)
    }

    @Test("bad input gets one line that says what to do", arguments: [
        (["replay", "Cards", "none.session"], 66, "dactyl: cannot read 'none.session': No such file or directory"),
        (["replay", "Cards", "bad.session"], 65, "bad.session:2: 'ap' is none of app, host, time, output, surface"),
        (["replay", "Cards", "new.session"], 65,
         "new.session:1: this is version 9 of the format, and only versions 1 to 2 are known: replay it with the version of dactyl that wrote it"),
        (["replay", "Cards", "good.session", "--rotate", "45"], 64, "dactyl: --rotate 45 is none of 0, 90, 180, 270"),
        (["replay", "Cards", "good.session", "--size", "10x10"], 64,
         "dactyl: a session has its own size and place: --size, --rotate and --device are for recordings of devices"),
        (["replay", "Cards", "good.session", "--scale", "2"], 64, "dactyl: a session has its own scale: --scale is for recordings of devices"),
        (["replay", "Cards", "page.md"], 65, "page.md: it is no recording, neither of 'dactyl record' nor of evemu-record nor of 'libinput record'"),
        (["record", "Cards", "no/folder.session", "--on", "headless"], 73, "dactyl: cannot write 'no/folder.session': there is no folder 'no'"),
    ])
    func badInput(arguments: [String], status: Int, line: String) throws {
        _ = try folder.write("dactyl-recording 1\nap x\n", to: "bad.session")
        _ = try folder.write("# Page\n\nWords.\n", to: "page.md")
        _ = try folder.write("dactyl-recording 9\n", to: "new.session")
        _ = try folder.write("dactyl-recording 1\ntime host 0\nsurface 9x9 1\nend\n", to: "good.session")
        let child = try Child(Checkout.dactyl, arguments, workingFolder: folder.path)
        #expect(try child.status() == Int32(status))
        #expect(child.errorLines == [line])
    }
}
