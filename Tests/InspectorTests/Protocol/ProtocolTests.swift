import JSONText
import Testing
import UIKit
@testable import Inspector

@MainActor @Suite("The inspector's protocol", .serialized) struct ProtocolTests {
    @Test func aRequestIsAnsweredWithItsNumber() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let answer = try stage.send(#"{"jsonrpc":"2.0","id":"seven","method":"status"}"#)
        #expect(answer["id"] == "seven" && answer["result"]?["protocol"] == 1 && answer["result"]?["host"] == "headless")
        #expect(answer["result"]?["size"] == [390, 844])
    }

    @Test func whatIsWrongWithAMessageIsSaid() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        #expect(try stage.send("{")["error"]?["message"]?.string?.contains("line 1, column 2") == true)
        #expect(try stage.send("[]")["error"]?["message"]?.string?.contains("a message is an object with a method") == true)
        #expect(try stage.send(#"{"id":1,"method":"statu"}"#)["error"]?["message"] == "there is no method 'statu'; did you mean 'status'?")
        #expect(stage.refusal("tree", ["dept": 3]) == "tree: there is no parameter 'dept'; did you mean 'depth'?")
        #expect(stage.refusal("tree", ["depth": 1.5]) == "tree: 'depth' is not a whole number")
        #expect(stage.refusal("hit_test", ["x": 1])?.hasPrefix("hit_test: the parameter 'y' is missing: Points") == true)
        #expect(stage.refusal("view", ["view": "Nothing"])?.hasSuffix("'tree' lists the views") == true)
        #expect(stage.refusal("touches", ["script": "dwn 0 1 1"])?.contains("touches:1: ") == true)
        #expect(stage.refusal("touches", ["script": "shot a.png"])?.contains("'shot' writes files") == true)
        #expect(stage.refusal("touches", ["script": "repeat 1000000; repeat 1000; frame; end; end"])?.contains("are the limits") == true)
        let long = String(repeating: " ", count: MessageFormat.limit + 1)
        #expect(try stage.send(long)["error"]?["data"]?["code"] == "tooMuch")
    }

    @Test func keysThatWouldNotBePressedAreRefused() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        #expect(stage.refusal("keys") == "keys: 'text' or 'keys' is needed")
        #expect(stage.refusal("keys", ["keys": "LeftCtrl+"]) == "keys: 'LeftCtrl+' lacks a key beside its +, as in LeftCtrl+a")
        #expect(stage.refusal("keys", ["keys": .string(String(repeating: "a ", count: 201))])?.contains("more than 200 words") == true)
        #expect(stage.refusal("keys", ["keys": "LeftCtrl+a b"]) == nil)
    }

    @Test func aRecognizerThatNeverWasHasNoTurningPoint() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let reason = "there is no recognizer 'pann', and there was none; 'recognizers' lists those on the screen"
        let range: JSONValue = ["name": "panHysteresis", "recognizer": "pann", "from": 0, "to": 1]
        #expect(stage.refusal("turning_point", range) == reason && stage.refusal("sweep", range) == reason)
        #expect(stage.refusal("turning_moment", ["recognizer": "pann", "after": 0]) == reason)
        stage.inspector.playsAgain = false
        stage.window.addGestureRecognizer(UIPanGestureRecognizer())
        #expect(stage.refusal("turning_moment", ["recognizer": "pan", "after": 0]) == "this program can't be started again")
    }

    @Test func changesThatWouldBeNoneAreRefused() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        #expect(stage.refusal("what_if", ["recognizers": ["recognizer": 1, "change": "off"]]) == "'recognizers' is an object where a list should be")
        #expect(stage.refusal("what_if", ["requirements": 1]) == "'requirements' is a number where a list should be")
        #expect(stage.refusal("what_if", ["withoutRequirements": "1, 2"]) == "'withoutRequirements' is a string where a list should be")
        let pairs: [JSONValue] = [[1, "x", 2], [1, 1], [1], 1]
        for pair in pairs {
            #expect(stage.refusal("what_if", ["requirements": [pair]])?.hasPrefix("requirements: each is a list of two recognizers' numbers") == true)
        }
        #expect(throws: InspectorError(.invalidParameter, "'recognisers' is nothing that can be different; did you mean 'recognizers'?")) {
            try Changes(["recognisers": []])
        }
        #expect(throws: InspectorError(.invalidParameter, "'configuration' is a list where an object should be")) { try Changes(["configuration": [1]]) }
        #expect(throws: InspectorError(.invalidParameter, "what is to be different is a list, and an object is needed")) { try Changes([]) }
        #expect(try Changes(["recognizers": nil, "configuration": [:]]).isEmpty)
    }

    @Test func withoutControlItOnlyReads() throws {
        let stage = try InspectedStage(mayControl: false)
        defer { stage.close() }
        for method in Methods.all where method.needsControl {
            let required = method.parameters.filter(\.isRequired)
            // What is missing is said first; only calls that are whole are refused for another reason.
            guard required.isEmpty else { continue }
            #expect(stage.refusal(method.name)?.contains("start it with --control") == true, "\(method.name)")
        }
        #expect(stage.refusal("set_configuration", ["name": "panHysteresis", "value": 1])?.contains("--control") == true)
        #expect(GestureConfiguration.current.panHysteresis == 10)
        try stage.call("tree")
    }

    @Test func toolsAreListedAndCalled() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let tools = try stage.call("tools/list")["tools"]?.array ?? []
        #expect(tools.count >= 16 && tools.allSatisfy { $0["inputSchema"]?["type"] == "object" && $0["description"]?.string?.isEmpty == false })
        #expect(Set(tools.compactMap { $0["name"]?.string }).count == tools.count)
        let greeting = try stage.call("initialize", ["protocolVersion": "2025-03-26"])
        #expect(greeting["protocolVersion"] == "2025-03-26" && greeting["capabilities"]?["tools"] != nil)
        let picture = try stage.call("tools/call", ["name": "picture"])
        #expect(picture["content"]?.array?.first?["type"] == "image" && picture["isError"] == false)
        let wrong = try stage.call("tools/call", ["name": "tap", "arguments": ["view": "Nothing"]])
        #expect(wrong["isError"] == true && wrong["content"]?.array?.first?["text"]?.string?.contains("'tree' lists the views") == true)
        #expect(stage.refusal("tools/call", ["name": "nothing"])?.contains("there is no method") == true)
    }
}
