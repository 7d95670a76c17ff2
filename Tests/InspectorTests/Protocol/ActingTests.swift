import JSONText
import Testing
import UIKit
@testable import Inspector

@MainActor @Suite("What the inspector does", .serialized) struct ActingTests {
    private final class Counter: UIView {
        var most = 0, down = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { down += touches.count; most = max(most, down) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { down -= touches.count }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { down -= touches.count }
    }

    @Test func tenFingersAtOnce() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let view = Counter(frame: stage.window.bounds)
        view.isMultipleTouchEnabled = true
        stage.window.addSubview(view)
        let fingers = JSONValue.array((0..<10).map { index in
            ["path": [[.number(20 + 30 * index), 100], [.number(20 + 30 * index), 300]], "duration": 0.2]
        })
        try stage.call("gesture", ["fingers": fingers])
        #expect(view.most == 10 && view.down == 0)
        let samples = try stage.call("fingers")["samples"]?.array ?? []
        #expect(samples.count > 100 && Set(samples.compactMap { $0["contact"]?.number }).count == 10)
        #expect(stage.refusal("gesture", ["fingers": .array(Array(repeating: ["path": [[1, 1]]], count: 11))])?.contains("1 to 10 fingers") == true)
        #expect(stage.refusal("gesture", ["fingers": [["path": [[1, 1]], "speed": 3]]])?.contains("has no 'speed'") == true)
    }

    @Test func fingersThatAreLeftDownAreTakenAway() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let view = Counter(frame: stage.window.bounds)
        stage.window.addSubview(view)
        try stage.call("touches", ["script": "down 0 100 100"])
        #expect(view.most == 1 && view.down == 0)
    }

    @Test func aRecognizerIsSwitchedOffAndAViewChanged() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let view = UIView(frame: stage.window.bounds), tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        stage.window.addSubview(view)
        try stage.call("set_recognizer", ["recognizer": "tap on UIView", "property": "isEnabled", "value": false])
        #expect(!tap.isEnabled)
        let decisions = try stage.call("tap", ["x": 10, "y": 10])["decisions"]?.strings ?? []
        #expect(decisions.contains { $0.hasSuffix("refused: the recognizer is disabled") })
        try stage.call("set_view", ["view": .number(view.inspectionNumber), "property": "alpha", "value": 0.5])
        #expect(view.alpha == 0.5)
        #expect(stage.refusal("set_view", ["view": .number(view.inspectionNumber), "property": "alpha", "value": 2]) == "alpha is a number from 0.0 to 1.0")
        #expect(stage.refusal("set_recognizer", ["recognizer": "tap", "property": "minimumPressDuration", "value": 1])?.contains("there are isEnabled") == true)
    }

    @Test func thresholdsAreChangedLive() throws {
        let before = GestureConfiguration.current
        defer { GestureConfiguration.current = before }
        let stage = try InspectedStage()
        defer { stage.close() }
        try stage.call("set_configuration", ["name": "panHysteresis", "value": 42.5])
        #expect(GestureConfiguration.current.panHysteresis == 42.5)
        let listed = try stage.call("configuration")["configuration"]?.array?.first { $0["name"] == "panHysteresis" }
        #expect(listed?["value"] == "42.5" && listed?["default"] == "10.0")
        #expect(stage.refusal("set_configuration", ["name": "panHysteresis", "value": -1])?.contains("as panHysteresis needs it") == true)
    }

    @Test func waitingLetsVirtualTimePass() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let view = UIView(frame: stage.window.bounds)
        view.addGestureRecognizer(UILongPressGestureRecognizer())
        stage.window.addSubview(view)
        let waited = try stage.call("wait", ["seconds": 2.5])
        #expect(waited["waited"] == 2.5)
        let tap = try stage.call("tap", ["x": 10, "y": 10, "duration": 0.7])["decisions"]?.strings ?? []
        #expect(tap.contains { $0.hasSuffix("longPress on UIView: recognized") })
        #expect(try stage.call("wait", ["until": "decision", "text": "never", "seconds": 1])["met"] == false)
        #expect(try stage.call("wait", ["until": "rest"])["met"] == true)
    }
}
