import Foundation
import JSONText
import Testing
@testable import Inspector

/// Tools that stop reading, close one end, or end the app while it works for them.
@Suite("Ends of a tool's connection", .serialized) struct EndingTests {
    private func call(_ method: String, id: Int = 1, _ parameters: String = "{}") -> [UInt8] {
        Array(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#.utf8)
    }

    @Test("an app whose answers nobody reads ends soon after a signal", arguments: [SIGTERM, SIGINT])
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
}
