import Foundation
import JSONText
import Scenarios
import Testing
import TouchHost
import TouchRecording
@testable import Inspector

@Suite("An app for tools: dactyl mcp", .serialized) struct ToolTests {
    private func cards(_ words: String...) throws -> InspectedProcess { try InspectedProcess(["mcp", "Cards", "--control"] + words) }

    @Test func anAppIsTouchedAndAnswersUntilItsInputEnds() throws {
        let app = try cards()
        #expect(try app.call("initialize")["serverInfo"]?["name"] == "dactyl")
        let before = try app.call("view", ["view": "Card"])["frame"]
        let decisions = try app.call("drag", ["view": "Card", "by": [60, 40]])["decisions"]?.array?.compactMap(\.string) ?? []
        #expect(decisions.contains { $0.hasSuffix("pan on Card: recognized") })
        #expect(try app.call("view", ["view": "Card"])["frame"] != before)
        let picture = try app.call("picture")
        #expect(Data(base64Encoded: picture["png"]?.string ?? "")?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(app.end() == 0)
    }

    @Test func withoutControlTheAppIsLeftAlone() throws {
        let app = try InspectedProcess(["mcp", "Cards"])
        #expect(throws: InspectedProcess.Trouble.self) { try app.call("tap", ["view": "Card"]) }
        #expect(try app.call("decisions")["decisions"] == [])
        #expect(app.end() == 0)
    }

    @Test func anotherThresholdIsPlayedAndTheTurningPointFound() throws {
        let app = try cards()
        try #require(try app.call("drag", ["view": "Card", "by": [9, 0]])["decisions"]?.array?.isEmpty == false)
        let same = try app.call("what_if")
        #expect(same["difference"] == nil && same["text"]?.string?.hasPrefix("Nothing would have been different") == true)
        let smaller = try app.call("what_if", ["configuration": ["panHysteresis": 5]])
        let place = smaller["difference"]?.number.map { Int($0) } ?? 0
        #expect(smaller["after"]?.array?[place]["text"] == "pan on Card: asks for began" && smaller["before"]?.array?[place]["text"] != "pan on Card: asks for began")
        let turning = try app.call("turning_point", ["name": "panHysteresis", "recognizer": "pan on Card", "from": 0, "to": 100])
        #expect(turning["winsBelow"] == true && (8.8...9).contains(turning["value"]?.number ?? 0))
        #expect(turning["text"]?.string?.hasPrefix("pan on Card is recognized if panHysteresis is 8.9") == true)
        let sweep = try app.call("sweep", ["name": "panHysteresis", "recognizer": "pan", "from": 0, "to": 18, "count": 4])
        #expect(sweep["runs"]?.array?.compactMap { $0["recognized"]?.number } == [1, 1, 0, 0])
        let never = try app.call("turning_point", ["name": "pinchHysteresis", "recognizer": "pan on Card", "from": 0, "to": 100])
        #expect(never["turns"] == false && never["wins"] == false)
        #expect(throws: InspectedProcess.Trouble.self) { try app.call("turning_point", ["name": "panHysteresi", "recognizer": "pan", "from": 0, "to": 1]) }
        app.end()
    }

    @Test func anotherAnswerOfADelegateIsPlayed() throws {
        let app = try cards()
        try #require(try app.call("drag", ["view": "Card", "by": [80, 0]])["decisions"]?.array?.isEmpty == false)
        let pan = try app.call("recognizers")["recognizers"]?.array?.first { $0["name"] == "pan" }?["id"] ?? .null
        func outcome(_ change: String) throws -> [String] {
            try app.call("what_if", ["recognizers": [["recognizer": pan, "change": .string(change)]]])["after"]?.array?.compactMap { $0["text"]?.string } ?? []
        }
        #expect(try outcome("off").contains("pan on Card, touch 1: refused: the recognizer is disabled"))
        #expect(try outcome("begin:no").contains { $0.contains("its delegate does not let it begin") })
        #expect(try outcome("receive:no").contains { $0.contains("the delegate refused the event") || $0.contains("the delegate refused the touch") })
        #expect(try !outcome("together:yes").contains { $0.contains("excluded by pan on Card") })
        app.end()
    }

    @Test func aRequirementIsTakenAway() throws {
        let app = try cards()
        defer { app.end() }
        try #require(try app.call("tap", ["view": "Card"])["decisions"]?.array?.isEmpty == false)
        try #require(try app.call("wait", ["seconds": 1])["waited"] == 1)
        let all = try app.call("recognizers")["recognizers"]?.array ?? [], tap = all.first { $0["name"] == "tap" }
        let id = tap?["id"] ?? .null, other = tap?["requirements"]?.array?.first ?? .null
        #expect(all.first { $0["id"] == other }?["name"] == "double tap")
        let found = try app.call("what_if", ["withoutRequirements": [.array([id, other])]])
        #expect(found["before"]?.array?.contains { $0["text"] == "tap on Card: waits until double tap on Card has failed" } == true)
        let after = found["after"]?.array ?? []
        #expect(!after.contains { $0["kind"] == "waits" } && after.contains { $0["text"] == "tap on Card: recognized" })
        let again = try app.call("what_if", ["recognizers": [["recognizer": other, "change": "waits:yes"]], "withoutRequirements": [.array([id, other])]])
        #expect(again["after"]?.array?.contains { $0["text"]?.string?.hasPrefix("double tap on Card: waits until") == true || $0["text"]?.string?.contains("requires") == true } == true)
    }

    @Test func theTurningPointInTimeIsFound() throws {
        let app = try cards()
        defer { app.end() }
        // Two taps of which the second comes late: 0.5 s after the first.
        try #require(try app.call("tap", ["view": "Card"])["decisions"]?.array?.isEmpty == false)
        try #require(try app.call("wait", ["seconds": 0.4])["waited"] == 0.4)
        try #require(try app.call("tap", ["view": "Card"])["decisions"]?.array?.isEmpty == false)
        try #require(try app.call("wait", ["seconds": 1])["waited"] == 1)
        let ends = try app.call("fingers", ["since": 0])["samples"]?.array?.filter { $0["phase"] == "ended" }.compactMap { $0["t"]?.number } ?? []
        let found = try app.call("turning_moment", ["recognizer": "double tap on Card", "after": .number(ends[0] + 0.01), "from": -0.3, "to": 0])
        let value = found["value"]?.number ?? 0
        // The second landing is to come within the time between taps, 0.35 s by default, of the first one's lift (R-TAP-4).
        let landing = try app.call("fingers", ["since": 0])["samples"]?.array?.filter { $0["phase"] == "began" }.compactMap { $0["t"]?.number } ?? []
        #expect(found["winsBelow"] == true && abs(landing[1] + value - ends[0] - 0.35) < 0.02, "\(found)")
        #expect(throws: InspectedProcess.Trouble.self) { try app.call("turning_moment", ["recognizer": "tap", "after": .number(ends[0] + 0.01), "from": -5, "to": 0]) }
    }

    @Test func theReplayDecidesTheSame() throws {
        let app = try cards()
        try #require(try app.call("gesture", ["fingers": [["path": [[150, 200], [120, 200]], "duration": 0.3], ["path": [[250, 200], [280, 200]], "duration": 0.3]]])["decisions"] != nil)
        try #require(try app.call("tap", ["view": "Card"])["decisions"] != nil)
        let live = try app.call("decisions", ["limit": 5000])["decisions"]?.array?.compactMap { $0["text"]?.string }
        #expect(try app.call("replay")["decisions"]?.array?.compactMap { $0["text"]?.string } == live)
        app.end()
    }

    @Test func whatIsExportedSaysWhatHappened() throws {
        let app = try cards()
        try #require(try app.call("drag", ["view": "Card", "by": [5, 0]])["decisions"] != nil)
        let script = try app.call("export", ["kind": "script"])["text"]?.string ?? ""
        #expect(script.contains("down 0 200 200; frame") && script.contains("up 0; frame"))
        #expect(try app.call("export", ["kind": "sentences"])["text"]?.string?.contains("tap on Card: recognized") == false)
        let test = try app.call("export", ["kind": "test"])["text"]?.string ?? ""
        #expect(test.contains("stage.finger().down(at: CGPoint(x: 200, y: 200))") && test.contains("stage.expect(pan, [])"), "\(test)")
        let session = try Session(Array((try app.call("export", ["kind": "recording"])["text"]?.string ?? "").utf8), name: "recording")
        #expect(session.entries.contains { if case .frame = $0.message { true } else { false } })
        let page = try app.call("export", ["kind": "page"])["text"]?.string ?? ""
        #expect(page.contains("\"pictures\":[{") && !page.contains("import {") && !page.contains("src=\"main.js\""))
        app.end()
    }

    @Test func anExportedScriptLastsUntilEverythingIsDecided() throws {
        let app = try cards()
        try #require(try app.call("tap", ["view": "Card"])["decisions"] != nil)
        try #require(try app.call("wait", ["seconds": 1])["waited"] == 1)
        let lines = (try app.call("export", ["kind": "script"])["text"]?.string ?? "").split(separator: "\n")
        app.end()
        #expect(lines.last?.hasPrefix("sleep 10") == true && lines.dropLast().last == "up 0; frame", "\(lines)")
    }

    @Test @MainActor func anExportedScenarioPasses() throws {
        let app = try cards()
        try #require(try app.call("tap", ["view": "Card"])["decisions"] != nil)
        try #require(try app.call("wait", ["seconds": 1])["waited"] == 1)
        let text = try app.call("export", ["kind": "scenario"])["text"]?.string ?? ""
        app.end()
        let report = try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "cards.json"))
        #expect(report.failures.isEmpty, "\(report)")
    }

    @Test @MainActor func anExportedScenarioWithoutARecognitionPasses() throws {
        let app = try cards(), text = try app.call("export", ["kind": "scenario"])["text"]?.string ?? ""
        app.end()
        let report = try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "cards.json"))
        #expect(report.failures.isEmpty, "\(report)")
    }

    @Test func aRecordingIsLookedAt() throws {
        let first = try cards()
        try #require(try first.call("drag", ["view": "Card", "by": [60, 0]])["decisions"] != nil)
        let file = NSTemporaryDirectory() + "/\(UUID().uuidString).dactyl"
        defer { unlink(file) }
        try (first.call("export", ["kind": "recording"])["text"]?.string ?? "").write(toFile: file, atomically: true, encoding: .utf8)
        first.end()
        let second = try InspectedProcess(["mcp", "Cards", "--replay", file])
        #expect(try second.call("explain", ["of": "pan"])["text"]?.string?.contains("pan on Card: recognized") == true)
        #expect(second.end() == 0)
    }

    @Test func garbageIsAnsweredLineByLine() throws {
        let app = try cards()
        func code(_ text: String) throws -> [JSONValue] {
            let error = try app.answer(to: Array(text.utf8))["error"]
            return [error?["code"] ?? .null, error?["data"]?["code"] ?? .null]
        }
        #expect(try code("garbage") == [-32700, "malformed"])
        #expect(try code("\u{0}\u{1}") == [-32700, "malformed"])
        #expect(try code("[]") == [-32600, "noRequest"])
        #expect(try code(#"{"id":1}"#) == [-32600, "noRequest"])
        #expect(try code(#"{"id":1,"method":7}"#) == [-32600, "noRequest"])
        #expect(try code(#"{"id":1,"method":"nothing"}"#) == [-32601, "unknownMethod"])
        #expect(try code(#"{"id":1,"method":"status","params":[1]}"#) == [-32602, "invalidParameter"])
        #expect(try code(String(repeating: "[", count: 100_000)) == [-32700, "malformed"])
        #expect(try app.answer(to: [0x7B, 0xFF, 0x7D])["error"]?["message"]?.string?.contains("not UTF-8") == true)
        #expect(try code(String(repeating: "x", count: 9 << 20)) == [-32000, "tooMuch"])
        // A notification has no answer, and neither has an empty line.
        #expect(try app.answer(to: Array("\n  \r\n{\"method\":\"tap\",\"params\":{\"x\":1,\"y\":1}}\n{\"id\":8,\"method\":\"ping\"}".utf8))["id"] == 8)
        #expect(try app.call("status")["app"] == "Cards")
        #expect(app.end() == 0)
    }

    @Test func aCommandThatRunsTheAppMayHaveAnInspector() throws {
        let app = try InspectedProcess(["run", "Cards", "--on", "headless"], variables: ["DACTYL_INSPECT": "stdio"])
        #expect(try app.call("status")["mayControl"] == false)
        #expect(app.end() == 0)
    }
}
