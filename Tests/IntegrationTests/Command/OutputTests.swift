import Foundation
import Testing

/// What a run writes: never over what it reads, whole while it runs, and with a word and a status where it can't.
@Suite("Outputs") struct OutputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("no output takes the place of an input or of another output", arguments: [
        (["run", "Cards", "--on", "headless", "--play", "x.touch", "--log", "x.touch"], "x.touch"),
        (["run", "Cards", "--on", "headless", "--play", "script", "--snapshot", "./script"], "./script"),
        (["run", "Cards", "--on", "headless", "--snapshot", "out", "--log", "out"], "out"),
        (["record", "Cards", "x.touch", "--on", "headless", "--play", "x.touch"], "x.touch"),
        (["replay", "Cards", "x.session", "--log", "x.session"], "x.session"),
        (["replay", "Cards", "x.session", "--snapshot", "link"], "link"),
    ])
    func inputsStay(words: [String], named: String) throws {
        let script = "tap 0 1 1\n", session = "dactyl-recording 1\ntime host 0\nsurface 9x9 1\nend\n"
        for name in ["x.touch", "script"] { _ = try folder.write(script, to: name) }
        _ = try folder.write(session, to: "x.session")
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "x.session")
        let before = folder.contents
        let variables = ["run": "DACTYL_PLAY", "record": "DACTYL_PLAY", "replay": "DACTYL_REPLAY"]
        let command = try Child(Checkout.dactyl, words, workingFolder: folder.path)
        // The app sees to it too, for users who start it themselves.
        var environment: [String: String?] = ["DACTYL_ON": "headless"]
        for index in words.indices where words[index].hasPrefix("--") {
            environment["DACTYL_" + words[index].dropFirst(2).uppercased()] = words[index + 1]
        }
        if words[0] == "record" { environment["DACTYL_RECORD"] = words[2] }
        if words[0] == "replay" { environment[variables["replay"]!] = words[2] }
        environment["DACTYL_APP"] = nil
        let app = try Child("\(Checkout.products)/Cards", environment: environment, workingFolder: folder.path)
        for child in [command, app] {
            #expect(try child.status() == 73, "\(child.errors)")
            #expect(child.errorLines.count == 1 && child.errors.hasPrefix("dactyl: cannot write '\(named)': "), "\(child.errors)")
        }
        #expect(try String(contentsOfFile: folder.file("x.touch"), encoding: .utf8) == script)
        #expect(try String(contentsOfFile: folder.file("x.session"), encoding: .utf8) == session)
        #expect(folder.contents == before)
    }

    @Test("a place without room is reported in one line, with the status of a file that can't be written", arguments: ["log", "record", "snapshot"])
    func fullDisk(output: String) throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let app = try Child("\(Checkout.products)/Cards", environment: ["DACTYL_ON": "headless", "DACTYL_\(output.uppercased())": "/dev/full"])
        #expect(try app.status() == 73, "\(app.errors)")
        #expect(app.errorLines.filter { $0 == "dactyl: cannot write '/dev/full': No space left on device" }.count == 1, "\(app.errors)")
    }

    @Test("what was delivered is in the log when the process is killed, line by line")
    func killed() throws {
        let script = try folder.write("down 0 100 100; frame; sleep 50; move 0 110 110; frame; sleep 600000\n", to: "x.touch")
        let app = try Child.dactyl("run", "TouchSpots", "--on", "headless", "--speed", "real", "--play", script, "--log", folder.file("log.jsonl"))
        func phases() -> [String] {
            guard let log = try? DeliveryLog(path: folder.file("log.jsonl")) else { return [] }
            return log.phases(of: 1)
        }
        #expect(waitUntil(20) { phases() == ["began", "moved"] }, "while it runs: \(phases())")
        app.signal(SIGKILL)
        #expect(try app.status() == 128 + SIGKILL)
        #expect(phases() == ["began", "moved"])
    }

    @Test("what is typed is not in a recording unless it is asked for; both replay with as much of it")
    func typing() throws {
        let script = try folder.write("tap 0 195 44; sleep 500; key s; key e; key c; key BackSpace; key ctrl press; key a; key ctrl release\n",
                                      to: "x.touch")
        for isTyped in [false, true] {
            let path = folder.file("\(isTyped).session")
            let record = try Child(Checkout.dactyl, ["record", "Form", path, "--on", "headless", "--play", script] + (isTyped ? ["--typed"] : []))
            #expect(try record.status() == 0, "\(record.errors)")
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text.contains("types=s") == isTyped && text.contains("types=c") == isTyped)
            #expect(text.contains("What was typed is hidden") != isTyped)
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
            let replay = try Child.dactyl("replay", "Form", path)
            #expect(try replay.status() == 0, "\(replay.errors)")
            let lines = replay.output.split(separator: "\n").filter { $0.hasPrefix("Name = ") }
            #expect(lines == (isTyped ? ["Name = s", "Name = se", "Name = sec", "Name = se"] : ["Name = a", "Name = aa", "Name = aaa", "Name = aa"]))
        }
    }

    @Test("a password is in no file of a run, whatever is asked for")
    func passwords() throws {
        let words = "j o v e m".split(separator: " ").map { "key \($0)" }.joined(separator: "; ")
        let script = try folder.write("tap 0 195 148; sleep 500; \(words); sleep 100\n", to: "x.touch"), log = folder.file("x.jsonl"), path = folder.file("x.session")
        let record = try Child(Checkout.dactyl, ["record", "Form", path, "--on", "headless", "--play", script, "--typed", "--log", log], environment: ["DACTYL_EXPLAIN": ""])
        #expect(try record.status() == 0, "\(record.errors)")
        // The app itself says it.
        #expect(record.output.contains("Password = jovem"))
        let decisions = record.output.split(separator: "\n").filter { !$0.hasPrefix("Password = ") }.joined(separator: "\n")
        let recorded = try String(contentsOfFile: path, encoding: .utf8)
        for text in [decisions, recorded, try String(contentsOfFile: log, encoding: .utf8), record.errors] {
            #expect(!text.contains("jovem") && !text.contains("types=j") && !text.contains("types=v"))
        }
        #expect(recorded.contains("types=a"))
        let replay = try Child.dactyl("replay", "Form", path)
        #expect(try replay.status() == 0 && replay.output.contains("Password = aaaaa"), "\(replay.output)")
    }

    @Test("a process that may open too few files says so, and takes more where it may", arguments: [("-n", 69), ("-S -n", 0)])
    func fewDescriptors(limit: String, status: Int) throws {
        let app = try Child("/bin/sh", ["-c", "ulimit \(limit) 8 && exec \"$@\"", "sh", "\(Checkout.products)/Cards"],
                            environment: ["DACTYL_ON": "headless"])
        #expect(try app.status() == Int32(status), "\(app.errors)")
        #expect(app.errorLines.count == 1 && app.errors.contains("ulimit -n") == (status != 0), "\(app.errors)")
    }

    @Test("a pipe or a device is no script and no recording", arguments: ["run", "replay", "scenarios"])
    func noFiles(command: String) throws {
        mkfifo(folder.file("pipe"), 0o600)
        for path in ["pipe", "/dev/zero"] {
            let words = switch command {
            case "run": ["run", "Cards", "--on", "headless", "--play", path]
            case "replay": ["replay", "Cards", path]
            default: ["scenarios", path]
            }
            let child = try Child(Checkout.dactyl, words, workingFolder: folder.path)
            #expect(try child.status(within: 20) == 66)
            #expect(child.errorLines.count == 1, "\(child.errors)")
        }
    }
}
