import Foundation
import Testing

/// `dactyl scenarios`, from outside.
@Suite struct ScenarioCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String...) throws -> Subprocess {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return try Subprocess((own as NSString).deletingLastPathComponent + "/dactyl", ["scenarios"] + arguments, folder: folder.path)
    }

    /// A tap of finger 1 on V, and what is expected of it.
    private func write(_ name: String, in subfolder: String = "s", expect: String) throws {
        let path = folder("\(subfolder)/\(name).json")
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try """
            {"name": "\(name)", "views": [{"id": "V", "frame": [0, 0, 100, 100]}], "recognizers": [{"id": "tap", "type": "tap", "view": "V"}],
             "touches": [{"t_ms": 0, "finger": 1, "phase": "began", "x": 5, "y": 5}, {"t_ms": 50, "finger": 1, "phase": "ended"}],
             "until_ms": 100, "expect": [\(expect)]}
            """.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private let taps = #"{"log": [["V.began{1}"], ["tap!ended", "V.cancelled{1}"]]}"#
    private let ends = #"{"log": [["V.began{1}"], ["V.ended{1}"]]}"#

    @Test func allPass() throws {
        try write("b", expect: taps)
        try write("a", in: "s/deeper", expect: taps)
        try write("c", in: "s/.hidden", expect: ends)
        let process = try run("s")
        #expect(process.output == "ok      b\nok      a\n2 scenarios: 2 passed\n")
        #expect(process.error == "")
        #expect(process.status == 0)
        #expect(try run("--quiet", "s/b.json", "s").output == "3 scenarios: 3 passed\n")
    }

    @Test func oneFails() throws {
        try write("a", expect: taps)
        try write("b", expect: ends)
        let process = try run("s/b.json", "s/a.json")
        #expect(process.output.hasPrefix("""
            FAILED  b (s/b.json)
                $.expect[0]: log, expected | got:
                    V.began{1} | V.began{1}
                  > V.ended{1} | tap!ended; V.cancelled{1}

            """), "\(process.output)")
        #expect(process.output.hasSuffix("ok      a\n2 scenarios: 1 passed, 1 failed\n"))
        #expect(process.status == 1)
    }

    @Test func oneIsDamaged() throws {
        try write("a", expect: taps)
        try write("b", expect: #"{"recognizer": "pan", "fired": 1}"#)
        try "{".write(toFile: folder("s/c.json"), atomically: true, encoding: .utf8)
        let process = try run("s")
        #expect(process.output == """
            ok      a
            DAMAGED s/b.json: $.expect[0].recognizer: there is no recognizer 'pan'
            DAMAGED s/c.json: line 1, column 2: a member of an object begins with its key in quotes
            3 scenarios: 1 passed, 2 damaged

            """)
        #expect(process.status == 65)
    }

    @Test func nothingThere() throws {
        let process = try run("nowhere")
        #expect(process.error == "dactyl: there is nothing at 'nowhere'\n")
        #expect(process.status == 66)
        try FileManager.default.createDirectory(atPath: folder("empty"), withIntermediateDirectories: true)
        #expect(try run("empty").error == "dactyl: there is no scenario in 'empty'\n")
        #expect(try run().status == 64)
    }

    @Test("a folder that can't be read is reported in one line", .enabled(if: geteuid() != 0))
    func folderThatCannotBeRead() throws {
        try write("a", expect: taps)
        try write("b", in: "s/closed", expect: ends)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder("s/closed"))
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder("s/closed")) }
        let process = try run("s")
        #expect(process.error == "dactyl: cannot read 's/closed': Permission denied\n", "\(process.error)")
        #expect(process.output == "" && process.status == 66)
    }
}
