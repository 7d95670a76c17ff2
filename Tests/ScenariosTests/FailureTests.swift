import Foundation
import Scenarios
import Testing

/// A scenario whose expectations do not hold is reported with what came instead.
@MainActor @Suite("Failures", .leavesNothing)
struct FailureTests {
    private func failures(_ expect: String, touches: String? = nil, views: String? = nil, steps: String? = nil) throws -> [String] {
        let views = views ?? #"[{"id": "V", "frame": [0,0,400,400]}, {"id": "C", "parent": "V", "frame": [0,0,100,100]}]"#
        let touches = touches ?? """
            [{"t_ms": 0, "finger": 1, "phase": "began", "x": 50, "y": 50}, {"t_ms": 100, "finger": 1, "phase": "moved", "x": 60, "y": 50},
             {"t_ms": 150, "finger": 1, "phase": "moved", "x": 70, "y": 50}, {"t_ms": 200, "finger": 1, "phase": "ended"}]
            """
        let text = """
            {"name": "s", "views": \(views), "touches": \(touches), "until_ms": 500, "expect": [\(expect)]\(steps.map { ", \"steps\": \($0)" } ?? "")}
            """
        let report = try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "s.json"))
        #expect(report.isPassed == report.failures.isEmpty)
        return report.failures.map(\.description)
    }

    @Test func whatHoldsIsSilent() throws {
        #expect(try failures(#"{"view": "C", "calls": ["began", "moved+", "ended"], "distinct_touches": 1}"#) == [])
        #expect(try failures(#"{"view": "C", "calls": ["began", "moved", "moved", "ended"]}"#) == [])
        #expect(try failures(#"{"view": "C", "calls": ["began", "moved+", "moved", "ended"]}"#) == [])
        #expect(try failures(#"{"view": "C", "call": "ended", "at_ms": [199, 201]}, {"view": "V", "calls": []}"#) == [])
        #expect(try failures(#"{"view": "V", "call": "ended", "at_ms": [199, 201], "if_any": true}"#) == [])
    }

    @Test("each form says what came instead", arguments: [
        (#"{"view": "C", "calls": ["began", "ended"]}"#, "$.expect[0]: calls of C: began moved+ ended, expected began ended"),
        (#"{"view": "C", "calls": ["began", "moved", "ended"]}"#, "$.expect[0]: calls of C: began moved moved ended, expected began moved ended"),
        (#"{"view": "V", "calls": ["began"]}"#, "$.expect[0]: calls of V: none, expected began"),
        (#"{"view": "C", "call": "ended", "at_ms": [0, 10]}"#, "$.expect[0]: C.ended came at 200 ms, expected 0 … 10"),
        (#"{"view": "C", "call": "cancelled", "at_ms": 1}"#, "$.expect[0]: C got no cancelled"),
        (#"{"view": "C", "distinct_touches": 2}"#, "$.expect[0]: C got 1 different touches, expected 2"),
        (#"{"view": "C", "max_moved_calls": 1}"#, "$.expect[0]: C got 2 calls of moved, expected at most 1"),
        (#"{"view": "C", "coalesced_total_moved": 3}"#, "$.expect[0]: C got 2 coalesced samples of moves, expected 3"),
        (#"{"view": "C", "coalesced_last_equals_touch": false}"#,
         "$.expect[0]: the last coalesced touch always equals the touch, expected not to"),
        (#"{"view": "V", "coalesced_timestamps": "strictly_increasing"}"#, "$.expect[0]: V got no coalesced moves"),
        (#"{"view": "C", "frame": [0, 0, 100, 99]}"#, "$.expect[0]: frame of C: (0, 0, 100, 100), expected (0, 0, 100, 99)"),
        (#"{"finger": 1, "tapCount": 2}"#, "$.expect[0]: tapCount of finger 1 is 1 when it ends, expected 2"),
        (#"{"hit_test": [50, 50], "view": "V"}"#, "$.expect[0]: C is hit at (50, 50), expected V"),
        (#"{"hit_test": [500, 50], "view": "V"}"#, "$.expect[0]: no view is hit at (500, 50), expected V"),
        (#"{"event": {"at_ms": 100, "allTouches": []}}"#, "$.expect[0]: allTouches at 100 ms: {1}, expected {}"),
        (#"{"event": {"at_ms": 101, "allTouches": []}}"#, "$.expect[0]: no event was delivered at 101 ms"),
        (#"{"event": {"at_ms": 100, "touches": {"V": [1]}}}"#, "$.expect[0]: touches(for: V) at 100 ms: {}, expected {1}"),
        (#"{"values": {"finger": 1, "at": "moved[1]", "location": [60, 50]}}"#,
         "$.expect[0]: finger 1, moved at 150 ms: location is (70, 50), expected (60, 50)"),
        (#"{"values": {"finger": 1, "at": "moved[2]", "location": [60, 50]}}"#, "$.expect[0]: finger 1: no view got it in a call of moved[2]"),
        (#"{"values": {"finger": 1, "at": "ended", "view": null, "tapCount": [2, 3]}}"#,
         "$.expect[0]: finger 1, ended at 200 ms: view is C, expected none|$.expect[0]: finger 1, ended at 200 ms: tapCount is 1, expected 2 … 3"),
        (#"{"log": [["C.began{1}"], ["C.moved{1}"], ["C.ended{1}"]]}"#,
         "$.expect[0]: log, expected | got:\n    C.began{1} | C.began{1}\n    C.moved{1} | C.moved{1}\n  > C.ended{1} | C.moved{1}"
            + "\n  * —          | C.ended{1}"),
    ])
    func difference(expectation: String, message: String) throws {
        #expect(try failures(expectation).joined(separator: "|") == message)
    }

    @Test("hit_test finds what a finger hits", arguments: [
        (#""isUserInteractionEnabled": false"#, "[]", "V"), (#""alpha": 0.001"#, "[]", "V"), (#""scale": 0"#, "[]", "V"), (#""windowLevel": -1"#, "[]", "V"),
        ("", "[]", "Q"), ("", #"[{"t_ms": 1, "view": "P", "set": "isHidden", "value": true}, {"t_ms": 2, "view": "P", "set": "isHidden", "value": false}]"#, "P"),
    ])
    func hitTestOfWindows(props: String, steps: String, hit: String) throws {
        let views = """
            [{"id": "V", "frame": [0,0,400,400]}, {"id": "P", "kind": "window", "frame": [0,0,400,400], "props": {\(props)}},
             {"id": "Q", "kind": "window", "frame": [0,0,400,400], "props": {\(props)}}]
            """
        let touches = #"[{"t_ms": 100, "finger": 1, "phase": "began", "x": 50, "y": 50}]"#
        #expect(try failures(#"{"hit_test": [50, 50], "view": "\#(hit)"}, {"values": {"finger": 1, "at_ms": 100, "view": "\#(hit)"}}"#,
                             touches: touches, views: views, steps: steps) == [])
    }

    @Test("times go up to the end of the longest scenario", arguments: [
        #"{"event": {"at_ms": 3000000, "allTouches": [1]}}"#, #"{"values": {"finger": 1, "at_ms": 3000000, "timestamp_ms": [2999999, 3000001]}}"#,
        #"{"view": "V", "call": "ended", "at_ms": [3000000, 3000100]}"#,
    ])
    func lateTimes(expectation: String) throws {
        let text = """
            {"name": "s", "views": [{"id": "V", "frame": [0,0,9,9]}], "until_ms": 3600000, "expect": [\(expectation)],
             "touches": [{"t_ms": 3000000, "finger": 1, "phase": "began", "x": 5, "y": 5}, {"t_ms": 3000050, "finger": 1, "phase": "ended"}]}
            """
        #expect(try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "s.json")).failures.map(\.description) == [])
    }

    @Test("a second play on the same recognizers has to hold as well, and to do the same")
    func secondPlay() throws {
        func failures(_ expectation: String) throws -> [String] {
            // A translation that is set when nothing is going on is what the next attempt begins with.
            let text = """
                {"name": "s", "views": [{"id": "V", "frame": [0,0,400,400]}], "recognizers": [{"id": "pan", "type": "pan", "view": "V"}],
                 "touches": [{"t_ms": 0, "finger": 1, "phase": "began", "x": 50, "y": 50}, {"t_ms": 100, "finger": 1, "phase": "moved", "x": 70, "y": 50},
                             {"t_ms": 200, "finger": 1, "phase": "ended"}],
                 "steps": [{"t_ms": 300, "call": "setTranslation", "recognizer": "pan", "value": [30, 0]}], "until_ms": 400, "expect": [\(expectation)]}
                """
            let report = try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "s.json"))
            #expect(report.isPassed == report.explanation.isEmpty)
            return report.failures.map(\.description)
        }
        #expect(try failures(#"{"values": {"recognizer": "pan", "at": "began", "translation": [10, 0]}}"#) == [
            "second play: $.expect[0]: pan, began at 100 ms: translation is (40, 0), expected (10, 0)",
        ])
        #expect(try failures(#"{"recognizer": "pan", "fired": 1}"#) == [
            "second play: $: action 0, pan!began: translation.x is 40, at first it was 10",
        ])
    }

    @Test("a second play finds views, recognizers and their properties where they were, and nothing of the first is left")
    func putBack() throws {
        let text = """
            {"name": "s", "views": [{"id": "V", "frame": [0,0,400,400]}, {"id": "A", "parent": "V", "frame": [0,0,200,200]},
                                    {"id": "B", "parent": "V", "frame": [0,0,200,200], "props": {"rotationDegrees": 90}}],
             "recognizers": [{"id": "one", "type": "tap", "view": "V"}, {"id": "two", "type": "tap", "view": "V"},
                             {"id": "lost", "type": "scripted", "view": "B"}, {"id": "late", "type": "tap", "view": null}],
             "touches": [{"t_ms": 0, "finger": 1, "phase": "began", "x": 50, "y": 50}, {"t_ms": 100, "finger": 1, "phase": "ended"},
                         {"t_ms": 900, "finger": 2, "phase": "began", "x": 300, "y": 300}],
             "steps": [{"t_ms": 200, "call": "sendSubviewToBack", "view": "V", "value": "B"}, {"t_ms": 210, "view": "B", "set": "scale", "value": 2},
                       {"t_ms": 220, "view": "B", "set": "frame", "value": [300, 300, 20, 20]}, {"t_ms": 230, "view": "A", "set": "isHidden", "value": true},
                       {"t_ms": 240, "call": "removeFromSuperview", "view": "A"}, {"t_ms": 250, "call": "removeGestureRecognizer", "recognizer": "two"},
                       {"t_ms": 260, "call": "addGestureRecognizer", "view": "V", "value": "late"},
                       {"t_ms": 270, "recognizer": "one", "set": "numberOfTouchesRequired", "value": 2},
                       {"t_ms": 280, "call": "beginIgnoringInteractionEvents"}, {"t_ms": 290, "call": "setVisible", "value": false}],
             "until_ms": 1000,
             "expect": [{"view": "B", "calls": ["began", "cancelled"]}, {"recognizer": "two", "actions": 1}, {"recognizer": "late", "actions": 0},
                        {"recognizer": "one", "actions": 0}]}
            """
        #expect(try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "s.json")).failures.map(\.description) == [])
    }

    @Test func everyFailureIsReported() throws {
        #expect(try failures(#"{"view": "V", "distinct_touches": 1, "max_moved_calls": 0}, {"view": "C", "distinct_touches": 0}"#).count == 2)
    }

    @Test func controls() throws {
        let text = """
            {"name": "s", "views": [{"id": "K", "frame": [0,0,94,32], "props": {"control": "stepper"}}], "until_ms": 100,
             "touches": [{"t_ms": 0, "finger": 1, "phase": "began", "x": 80, "y": 16}, {"t_ms": 50, "finger": 1, "phase": "ended"}],
             "expect": [{"values": {"control": "K", "value": 1, "sent": {"valueChanged": 1}}},
                        {"values": {"control": "K", "value": [2, 3], "sent": {"valueChanged": 2, "touchCancel": 0}}}]}
            """
        let failures = try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "s.json")).failures.map(\.description)
        #expect(failures == ["$.expect[1]: value of K is 1, expected 2 … 3", "$.expect[1]: K sent valueChanged 1 times, expected 2"])
    }

    @Test func reportIsOneLineWhenPassed() throws {
        let text = #"{"name": "s", "views": [{"id": "V", "frame": [0,0,9,9]}], "touches": [], "until_ms": 1, "expect": [{"log": []}]}"#
        let report = try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "s.json"))
        #expect(report.description == "passed: s")
    }

    @Test func ignoringDoesNotOutliveTheScenario() throws {
        _ = try failures(#"{"log": [["C.began{1}"], ["step@100", "C.cancelled{1}"]]}"#,
                         steps: #"[{"t_ms": 100, "call": "beginIgnoringInteractionEvents"}]"#)
        #expect(try failures(#"{"view": "C", "calls": ["began", "moved+", "ended"]}"#) == [])
    }

    @Test("an end elsewhere is a move and an end")
    func endElsewhere() throws {
        let touches = """
            [{"t_ms": 0, "finger": 1, "phase": "began", "x": 50, "y": 50}, {"t_ms": 100, "finger": 1, "phase": "ended", "x": 60, "y": 50}]
            """
        #expect(try failures(#"{"log": [["C.began{1}"], ["C.moved{1}"], ["C.ended{1}"]]}"#, touches: touches) == [])
    }

    @Test("a step comes before the touches of its time")
    func stepBeforeTouches() throws {
        let steps = #"[{"t_ms": 0, "view": "C", "set": "isHidden", "value": true}]"#
        #expect(try failures(#"{"view": "V", "calls": ["began", "moved+", "ended"]}, {"view": "C", "calls": []}"#, steps: steps) == [])
    }
}
