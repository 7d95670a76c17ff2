import Foundation
import Testing

/// What there is too little of: room for files, descriptors, memory. What was written is whole, and a line says what was missing.
@Suite("Scarcity") struct ScarcityTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Fingers that write much: some hundred kilobytes.
    private static let script = (0..<200).map { "down 0 150 150; frame; glide 200 120 0 230 \(170 + $0); up 0; frame; sleep 50" }.joined(separator: "\n") + "\n"

    private func run(_ shell: String, _ words: [String], environment: [String: String?] = [:]) throws -> Child {
        try Child("/bin/sh", ["-c", "\(shell) && exec \"$@\"", "sh", Checkout.dactyl] + words, environment: environment, workingFolder: folder.path)
    }

    /// Whether a user may mount a file system in a name space of its own.
    private static let mayMount = geteuid() == 0 && (try? Child("/usr/bin/unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status()) == 0

    @Test("a disk that fills up in the middle of a run: whole lines up to there, one line, status 73; the recording replays as far as it goes",
          .enabled(if: ScarcityTests.mayMount, "a disk to fill is mounted as root"), arguments: ["log", "record"])
    func diskFillsUp(output: String) throws {
        let script = try folder.write(Self.script, to: "x.touch")
        try FileManager.default.createDirectory(atPath: folder.file("disk"), withIntermediateDirectories: true)
        let words = output == "log" ? ["run", "Cards", "--on", "headless", "--play", script, "--log", "disk/out"]
            : ["record", "Cards", "disk/out", "--on", "headless", "--play", script]
        // What was written goes out of the name space with the status.
        let shell = try Child("/usr/bin/unshare", ["-m", "sh", "-c", "mount -t tmpfs -o size=64k tmpfs disk; \"$@\"; status=$?; cp disk/out kept; exit $status", "sh", Checkout.dactyl]
            + words, workingFolder: folder.path)
        #expect(try shell.status() == 73, "\(shell.errors)")
        #expect(shell.errorLines.filter { $0.hasSuffix("cannot write 'disk/out': No space left on device") }.count == 1, "\(shell.errors)")
        let text = try String(contentsOfFile: folder.file("kept"), encoding: .utf8)
        #expect(text.utf8.count > 30_000 && text.hasSuffix("\n"), "\(text.utf8.count) bytes, the last line is '\(text.split(separator: "\n").last ?? "")'")
        if output == "log" {
            for line in text.split(separator: "\n") { #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, "\(line)") }
        } else {
            let replay = try Child.dactyl("replay", "Cards", folder.file("kept"), "--log", folder.file("again.jsonl"))
            #expect(try replay.status() == 0 && replay.errors.contains("breaks off"), "\(replay.errors)")
            #expect(try DeliveryLog(path: folder.file("again.jsonl")).events.count > 20)
        }
    }

    @Test("thirty-two descriptors are enough for an app with all its files")
    func fewDescriptors() throws {
        let script = try folder.write("tap 0 150 150; sleep 500\n", to: "x.touch")
        let app = try run("ulimit -n 32", ["record", "Cards", "a.session", "--on", "headless", "--play", script, "--log", "a.jsonl"],
                          environment: ["DACTYL_SNAPSHOT": "a.png", "DACTYL_EXPLAIN": ""])
        #expect(try app.status() == 0, "\(app.errors)")
        for name in ["a.session", "a.jsonl", "a.png"] { #expect(FileManager.default.fileExists(atPath: folder.file(name)), "\(name)") }
        #expect(try String(contentsOfFile: folder.file("a.session"), encoding: .utf8).hasSuffix("end\n"))
        #expect(app.output.contains("tap on Card"), "\(app.output)")
    }

    @Test("an app with little memory does its work")
    func littleMemory() throws {
        let script = try folder.write("tap 0 150 150; sleep 500\n", to: "x.touch")
        // Of addresses, which include programs and libraries that are never read.
        let app = try run("ulimit -v 2000000", ["run", "Cards", "--on", "headless", "--play", script, "--log", "a.jsonl"])
        #expect(try app.status() == 0, "\(app.errors)")
        #expect(try DeliveryLog(path: folder.file("a.jsonl")).hanging.isEmpty)
    }
}
