import Foundation
import JSONText
import Testing
@testable import Inspector

/// Tools that stop reading, close one end, or end the app while it works for them.
@Suite("Ends of a tool's connection", .serialized) struct EndingTests {
    private func call(_ method: String, id: Int = 1, _ parameters: String = "{}") -> [UInt8] {
        Array(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#.utf8)
    }

    @Test("an app whose answers are left unread ends soon after a signal", arguments: [SIGTERM, SIGINT])
    func unread(signal: Int32) throws {
        let app = try InspectedProcess(["mcp", "Cards"])
        _ = try app.call("status")
        // More than a pipe holds.
        for id in 0..<30 { try app.send(call("tools/list", id: id)) }
        Thread.sleep(forTimeInterval: 1)
        kill(app.process, signal)
        #expect(app.hasEnded(within: 5))
        #expect(app.end(SIGKILL) == 128 + signal)
    }

    @Test func noFurtherCallIsTakenWhileAnswersWait() throws {
        let app = try InspectedProcess(["mcp", "Cards"])
        _ = try app.call("tools/list")
        let before = app.memory
        // The answers of all would be over 50 MB.
        #expect(app.sendWhileRead(call("tools/list"), most: 5000, patience: 2) < 5000)
        #expect(app.memory - before < 40 << 20)
        kill(app.process, SIGTERM)
        #expect(app.hasEnded(within: 5))
        app.end(SIGKILL)
    }

    @Test func theAnswersThatAreDueComeAfterTheInput() throws {
        let app = try InspectedProcess(["mcp", "Cards", "--control"])
        try #require(try app.call("tap", ["view": "Card"])["decisions"]?.array?.isEmpty == false)
        let methods = [("replay", "{}"), ("picture_at", #"{"at":1000}"#), ("export", #"{"kind":"page"}"#), ("what_if", #"{"configuration":{"panHysteresis":5}}"#), ("nothing", "{}")]
        for (index, method) in methods.enumerated() { try app.send(call(method.0, id: 10 + index, method.1)) }
        let answers = try app.answersAfterInput()
        #expect(Set(answers.compactMap { $0["id"]?.number }) == [10, 11, 12, 13, 14])
        #expect(answers.count { $0["result"] != nil } == 4, "\(answers.compactMap { $0["error"] })")
        #expect(answers.first { $0["id"] == 11 }?["result"]?["png"]?.string?.hasPrefix("iVBORw0KGgo") == true)
        #expect(app.end() == 0)
    }

    @Test func anOutputWithoutAReaderIsAStatusAndALine() throws {
        let app = try InspectedProcess(["mcp", "Cards"])
        _ = try app.call("status")
        app.closeOutput()
        try app.send(call("ping"))
        #expect(app.hasEnded(within: 10))
        #expect(app.errors.hasSuffix("dactyl: cannot write 'standard output': Broken pipe\n"))
        #expect(app.end() == 73)
    }

    /// What a run plays again is known to the process alone, and to the one that it starts for it.
    @Test("nothing is left of runs that are cut short", arguments: [SIGTERM, SIGINT, SIGKILL])
    func nothingIsLeft(signal: Int32) throws {
        let folder = NSTemporaryDirectory() + "/\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let app = try InspectedProcess(["mcp", "Cards", "--control"], variables: ["TMPDIR": folder])
        let moves = "down 0 100 100; frame\\nrepeat 4000\\nmove 0 101 101; frame; move 0 100 100; frame\\nend\\nup 0; frame"
        let played = try app.answer(to: call("touches", id: 1, #"{"script":"\#(moves)"}"#))
        try #require(played["result"] != nil, "\(played)")
        try app.send(call("replay", id: 2))
        let end = Date().addingTimeInterval(20)
        while app.children.isEmpty, Date() < end { usleep(5000) }
        let children = app.children
        try #require(!children.isEmpty)
        // It has the recording by now, or opens it.
        Thread.sleep(forTimeInterval: 0.3)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        kill(app.process, signal)
        #expect(app.hasEnded(within: 5))
        app.end(SIGKILL)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        let limit = Date().addingTimeInterval(5)
        while children.contains(where: Self.isAlive), Date() < limit { usleep(20_000) }
        #expect(!children.contains(where: Self.isAlive))
    }

    private static func isAlive(_ process: pid_t) -> Bool {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        return text.contains("Cards") && text.split(separator: ")").last?.hasPrefix(" Z") == false
    }

    @Test func aRunHasATimeLimit() throws {
        let start = Date()
        let error = #expect(throws: ChildProcess.Trouble.self) {
            try ChildProcess.output(of: "/bin/sleep", ["30"], [:], limit: 100, seconds: 0.2)
        }
        #expect(error?.description == "it had not ended after 0.2 s")
        #expect(Date().timeIntervalSince(start) < 10)
    }

    @Test func aRunThatPrintsTooMuchIsEnded() throws {
        let error = #expect(throws: ChildProcess.Trouble.self) {
            try ChildProcess.output(of: "/usr/bin/yes", [], [:], limit: 1000)
        }
        #expect(error?.description == "it printed more than 1000 bytes")
    }

    @Test func aFileWithoutANameGoesToAnotherProcess() throws {
        let file = try UnnamedFile(Array("dactyl".utf8))
        #expect(try ChildProcess.output(of: "/bin/cat", ["/proc/self/fd/3"], [:], files: [file.descriptor], limit: 100) == Array("dactyl".utf8))
        #expect(file.bytes == Array("dactyl".utf8))
    }
}
