import Foundation
import Scenarios
import Testing

/// What is expected of recognizers holds, or is reported with what came instead (`Documentation/scenario-format.md`).
@MainActor @Suite("Failures of recognizers", .leavesNothing)
struct RecognizerFailureTests {
    /// A pan from (50, 50) by 11, 20 and 30 points, and a tap that it excludes; the pan's delegate is asked whether it may begin.
    private func failures(_ expect: String, more: String = "") throws -> [String] {
        let text = """
            {"name": "s", "views": [{"id": "V", "frame": [0,0,400,400]}, {"id": "C", "parent": "V", "frame": [40,40,100,100]}],
             "recognizers": [{"id": "tap", "type": "tap", "view": "V"},
                             {"id": "pan", "type": "pan", "view": "V", "delegate": {"shouldBegin": true}}],
             "touches": [{"t_ms": 0, "finger": 1, "phase": "began", "x": 50, "y": 50}, {"t_ms": 100, "finger": 1, "phase": "moved", "x": 61, "y": 50},
                         {"t_ms": 200, "finger": 1, "phase": "moved", "x": 70, "y": 50}, {"t_ms": 300, "finger": 1, "phase": "moved", "x": 80, "y": 50},
                         {"t_ms": 400, "finger": 1, "phase": "ended"}],
             "until_ms": 500, "expect": [\(expect)]\(more)}
            """
        return try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "s.json")).failures.map(\.description)
    }

    @Test("what holds is silent", arguments: [
        #"{"recognizer": "pan", "fired": 1, "actions": 4, "states": ["began", "changed+", "ended"], "numberOfTouches": 1}"#,
        #"{"recognizer": "pan", "states": ["began", "changed*", "changed", "changed", "ended"]}"#,
        #"{"recognizer": "pan", "state_at_ms": 350, "state": "changed"}, {"recognizer": "pan", "state_at_ms": 500, "state": "possible"}"#,
        #"{"recognizer": "pan", "first_fire_ms": [90, 110], "last_action_ms": 400, "asked": {"shouldBegin": 1}, "resets": 1}"#,
        #"{"recognizer": "pan", "translation_delta": {"from_ms": 150, "to_ms": 350}, "x": 19, "y": 0}"#,
        #"{"recognizer": "pan", "translation_at_ms": 250, "x": 10, "y": [-1, 1], "max_translation_step": 10}"#,
        #"{"recognizer": "pan", "velocity_at": "last_changed", "x": [90, 110], "y": 0}"#,
        #"{"recognizer": "pan", "velocity_at": "ended", "range": [90, 110]}"#,
        #"{"recognizer": "pan", "location_at": "changed[1]", "in": "C", "x": 40, "y": 10}"#,
        #"{"recognizer": "tap", "actions": 0}, {"exactly_one_fires": ["tap", "pan"]}"#,
        #"{"recognizer": "tap", "first_fire_ms": [0, 1], "if_any": true}"#,
        #"{"values": {"recognizer": "pan", "at": "began", "state": "began", "view": "V", "translation": [1, 0], "locationsOfTouches": [[61, 50]]}}"#,
        #"{"values": {"recognizer": "pan", "at_ms": 250, "in": "C", "location": [30, 10], "minimumNumberOfTouches": 1, "isEnabled": true}}"#,
        #"{"values": {"finger": 1, "at_ms": 0, "gestureRecognizers": ["pan", "tap"]}}"#,
        #"{"event": {"at_ms": 100, "touches": {"pan": [1], "tap": [1]}}}, {"event": {"at_ms": 200, "touches": {"pan": [1], "tap": []}}}"#,
    ])
    func holds(expectation: String) throws {
        #expect(try failures(expectation) == [])
    }

    @Test("each form says what came instead", arguments: [
        (#"{"recognizer": "pan", "fired": 2}"#, "pan: recognitions: 1, expected 2"),
        (#"{"recognizer": "pan", "actions": 0}"#, "pan: actions: 4, expected 0"),
        (#"{"recognizer": "pan", "states": ["began", "changed", "ended"]}"#, "pan: states are began changed changed ended, expected began changed ended"),
        (#"{"recognizer": "tap", "states": ["ended"]}"#, "tap: states are none, expected ended"),
        (#"{"recognizer": "pan", "state_at_ms": 50, "state": "began"}"#, "pan: state at 50 ms is possible, expected began"),
        (#"{"recognizer": "pan", "first_fire_ms": 200}"#, "pan: first recognition at 100 ms, expected 200"),
        (#"{"recognizer": "tap", "first_fire_ms": 200}"#, "tap: there is no first recognition"),
        (#"{"recognizer": "pan", "last_action_ms": [0, 1]}"#, "pan: last action at 400 ms, expected 0 … 1"),
        (#"{"recognizer": "pan", "numberOfTouches": 2}"#, "pan: numberOfTouches in the first action: 1, expected 2"),
        (#"{"recognizer": "pan", "resets": 0}"#, "pan: resets: 1, expected 0"),
        (#"{"recognizer": "pan", "asked": {"shouldBegin": 2}}"#, "pan: questions shouldBegin: 1, expected 2"),
        (#"{"recognizer": "pan", "translation_delta": {"from_ms": 0, "to_ms": 400}, "x": 1}"#,
         "pan: translation from 0 to 400 ms is (20, 0), expected (1, anything)"),
        (#"{"recognizer": "pan", "translation_at_ms": 100, "x": 10, "y": 0}"#, "pan: translation at 100 ms is (1, 0), expected (10, 0)"),
        (#"{"recognizer": "pan", "max_translation_step": 9}"#, "pan: the translation jumps by 10 at 300 ms, expected at most 9"),
        (#"{"recognizer": "pan", "velocity_at": "began", "x": 0, "y": 0}"#, "pan: velocity in began is (110, 0), expected (0, 0)"),
        (#"{"recognizer": "pan", "velocity_at": "began", "range": [0, 1]}"#, "pan: velocity in began is 110, expected 0 … 1"),
        (#"{"recognizer": "pan", "location_at": "ended", "x": 80, "y": 51}"#, "pan: location in ended is (80, 50), expected (80, 51)"),
        (#"{"recognizer": "pan", "location_at": "cancelled", "x": 80, "y": 51}"#, "pan: there is no action cancelled"),
        (#"{"exactly_one_fires": ["tap"]}"#, "recognized: none, expected exactly one; actions: tap 0"),
        (#"{"values": {"recognizer": "pan", "at": "changed[1]", "translation": [30, 1], "numberOfTouches": 2}}"#,
         "pan, changed[1] at 300 ms: translation is (20, 0), expected (30, 1)|pan, changed[1] at 300 ms: numberOfTouches is 1, expected 2"),
        (#"{"values": {"recognizer": "pan", "at_ms": 450, "state": "ended", "view": null}}"#,
         "pan, at 450 ms: state is possible, expected ended|pan, at 450 ms: view is V, expected none"),
        (#"{"values": {"finger": 1, "at_ms": 200, "gestureRecognizers": []}}"#,
         "finger 1, moved at 200 ms: gestureRecognizers is [pan], expected []"),
    ])
    func difference(expectation: String, message: String) throws {
        let failures = try failures(expectation)
        #expect(failures.map { $0.replacingOccurrences(of: "$.expect[0]: ", with: "") }.joined(separator: "|") == message)
    }

    @Test("steps inside callbacks are bounded")
    func endlessSteps() throws {
        // Each cancelled action enables the pan again, and the enabling is undone: not for ever.
        let steps = #", "steps": [{"during": "pan!*", "set": "isEnabled", "recognizer": "pan", "value": false}]"#
        #expect(try failures(#"{"recognizer": "pan", "states": ["began", "cancelled"]}"#, more: steps) == [])
    }
}
