/// Recognizers, relations and what is expected of them, with what is wrong about each.
extension Refusals {
    static let withTap = #", "recognizers": [{"id": "tap", "type": "tap", "view": "V"}]"#
    private static let withBoth = #", "recognizers": [{"id": "tap", "type": "tap", "view": "V"}, {"id": "pan", "type": "pan", "view": "V"}]"#

    private static func recognizer(_ text: String) -> String { Refusals.text(more: #", "recognizers": [\#(text)]"#) }

    static let recognizers: [(String, String)] = [
        (recognizer(#"{"id": "a", "type": "press", "view": "V"}"#),
         "$.recognizers[0].type: 'press' is none of tap, longPress, pan, screenEdgePan, swipe, pinch, rotation, hover, "
            + "scrollPan, scrollPinch, scripted"),
        (recognizer(#"{"id": "a", "type": "scrollPan", "view": "V"}"#), "$.recognizers[0].view: only a scroll view has a scrollPan"),
        (recognizer(#"{"id": "a", "type": "tap"}"#), "$.recognizers[0]: the key 'view' is missing"),
        (recognizer(#"{"id": "a", "type": "tap", "view": "W"}"#), "$.recognizers[0].view: there is no view 'W'"),
        (recognizer(#"{"id": "V", "type": "tap", "view": "V"}"#), "$.recognizers[0].id: something is called 'V' already"),
        (recognizer(#"{"id": "a!b", "type": "tap", "view": "V"}"#), "$.recognizers[0].id: an id has 1 to 100 characters, none of ! ? . { }"),
        (recognizer(#"{"id": "a", "type": "tap", "view": "V", "props": {"numberOfTapsRequired": 1.5}}"#),
         "$.recognizers[0].props.numberOfTapsRequired: 1.5 is no whole number"),
        (recognizer(#"{"id": "a", "type": "swipe", "view": "V", "props": {"direction": ["right", "north"]}}"#),
         "$.recognizers[0].props.direction[1]: 'north' is none of right, left, up, down"),
        (recognizer(#"{"id": "a", "type": "pinch", "view": "V", "props": {"rotation": 1}}"#),
         "$.recognizers[0].props.rotation: unknown property 'rotation' of a pinch; known: isEnabled, cancelsTouchesInView, "
            + "delaysTouchesBegan, delaysTouchesEnded, requiresExclusiveTouchType, allowedTouchTypes, name, state, scale"),
        (recognizer(#"{"id": "a", "type": "tap", "view": "V", "props": {"state": "began"}}"#),
         "$.recognizers[0].props.state: a step sets the state; at first it is possible"),
        (recognizer(#"{"id": "a", "type": "tap", "view": "V", "begin_on": "firstMove"}"#),
         "$.recognizers[0]: unknown key 'begin_on'; known here: id, type, view, props, delegate"),
        (recognizer(#"{"id": "a", "type": "scripted", "view": "V", "props": {"begin_on": "touchesEnded"}}"#),
         "$.recognizers[0].props.begin_on: begin_on is touchesBegan or firstMove"),
        (recognizer(#"{"id": "a", "type": "scripted", "view": "V", "props": {"on": {"touchesBegan": "recognized"}}}"#),
         "$.recognizers[0].props.on.touchesBegan: 'recognized' is none of possible, began, changed, ended, cancelled, failed, begin, finish, "
            + "ignore"),
        (recognizer(#"{"id": "a", "type": "scripted", "view": "V", "props": {"on": {"lift": "ended"}}}"#),
         "$.recognizers[0].props.on.lift: 'lift' is none of touchesBegan, firstMove, touchesMoved, touchesEnded, touchesCancelled"),
        (recognizer(#"{"id": "a", "type": "tap", "view": "V", "delegate": {"shouldStart": true}}"#),
         "$.recognizers[0].delegate: unknown key 'shouldStart'; known here: shouldBegin, shouldReceive, shouldReceiveEvent, "
            + "shouldRecognizeSimultaneously"),
        (recognizer(#"{"id": "a", "type": "tap", "view": "V", "delegate": {"shouldReceive": {"except": ["W"]}}}"#),
         "$.recognizers[0].delegate.shouldReceive.except[0]: there is no view 'W'"),
    ]

    private static func relation(_ text: String) -> String { Refusals.text(more: withBoth + #", "relations": [\#(text)]"#) }

    private static func scrolling(_ text: String) -> String {
        Refusals.text(views: #"[{"id": "V", "frame": [0,0,400,400]}, {"id": "S", "kind": "scrollView", "parent": "V", "frame": [0,0,400,400]}]"#,
                      more: #", "recognizers": [{"id": "tap", "type": "tap", "view": "V"}, {"id": "drag", "type": "scrollPan", "view": "S"}], "#
                          + #""relations": [\#(text)]"#)
    }

    private static let ofScrollView = "'drag' takes part in relations of delegates only as the other: its own delegate is the scroll view"

    static let relations: [(String, String)] = [
        (relation(#"{"kind": "after", "recognizer": "tap", "other": "pan"}"#),
         "$.relations[0].kind: 'after' is none of requireToFail, simultaneous, delegateShouldRequireFailure, delegateShouldBeRequiredToFail"),
        (relation(#"{"kind": "requireToFail", "recognizer": "tap"}"#), "$.relations[0]: the key 'other' is missing"),
        (relation(#"{"kind": "requireToFail", "recognizer": "tap", "other": "V"}"#), "$.relations[0].other: there is no recognizer 'V'"),
        (relation(#"{"kind": "requireToFail", "recognizer": "tap", "other": "tap"}"#),
         "$.relations[0].other: a recognizer has no relation to itself"),
        (relation(#"{"kind": "simultaneous", "between": ["tap"]}"#), "$.relations[0].between: a relation is between two"),
        (scrolling(#"{"kind": "simultaneous", "between": ["drag", "tap"]}"#), "$.relations[0]: " + ofScrollView),
        (scrolling(#"{"kind": "delegateShouldRequireFailure", "recognizer": "drag", "other": "tap"}"#), "$.relations[0]: " + ofScrollView),
        (scrolling(#"{"kind": "delegateShouldBeRequiredToFail", "recognizer": "drag", "other": "tap"}"#), "$.relations[0]: " + ofScrollView),
    ]

    private static func expecting(_ text: String) -> String { Refusals.text(expect: "[\(text)]", more: withBoth) }

    static let recognizerExpectations: [(String, String)] = [
        (expecting(#"{"recognizer": "swipe", "fired": 1}"#), "$.expect[0].recognizer: there is no recognizer 'swipe'"),
        (expecting(#"{"recognizer": "tap"}"#), "$.expect[0]: nothing is expected of the recognizer"),
        (expecting(#"{"recognizer": "tap", "states": ["possible"]}"#),
         "$.expect[0].states[0]: 'possible' is none of began, changed, changed*, changed+, ended, cancelled"),
        (expecting(#"{"recognizer": "tap", "state_at_ms": 50}"#), "$.expect[0]: the key 'state' is missing"),
        (expecting(#"{"recognizer": "tap", "state_at_ms": 101, "state": "possible"}"#), "$.expect[0].state_at_ms: 101 is after until_ms, 100"),
        (expecting(#"{"recognizer": "tap", "state": "possible"}"#), "$.expect[0].state: the state when? The key 'state_at_ms' is missing"),
        (expecting(#"{"recognizer": "tap", "translation_at_ms": 1, "x": 1}"#), "$.expect[0].translation_at_ms: a tap has no such value"),
        (expecting(#"{"recognizer": "pan", "translation_at_ms": 1}"#), "$.expect[0].translation_at_ms: the keys 'x' and 'y' are missing"),
        (expecting(#"{"recognizer": "pan", "fired": 1, "x": 1}"#), "$.expect[0].x: nothing in this entry has use for 'x'"),
        (expecting(#"{"recognizer": "pan", "velocity_at": "ended", "location_at": "began", "x": 1, "y": 1}"#),
         "$.expect[0]: location_at and velocity_at stand in entries of their own"),
        (expecting(#"{"recognizer": "pan", "location_at": "last_changed[1]", "x": 1, "y": 1}"#),
         "$.expect[0].location_at: 'last_changed[1]' names no action: began, changed, changed[2], last_changed, ended, cancelled"),
        (expecting(#"{"recognizer": "tap", "asked": {"mayBegin": 1}}"#),
         "$.expect[0].asked.mayBegin: 'mayBegin' is none of shouldBegin, shouldReceive, shouldReceiveEvent, shouldRecognizeSimultaneously, "
            + "shouldRequireFailure, shouldBeRequiredToFail"),
        (expecting(#"{"exactly_one_fires": ["tap", "rot"]}"#), "$.expect[0].exactly_one_fires[1]: there is no recognizer 'rot'"),
        (expecting(#"{"values": {"recognizer": "pan", "at": "began"}}"#), "$.expect[0].values: no value is expected"),
        (expecting(#"{"values": {"recognizer": "tap", "at": "ended", "translation": [0, 0]}}"#),
         "$.expect[0].values: unknown key 'translation'; known here: recognizer, at, at_ms, in, state, view, name, numberOfTouches, location, "
            + "locationsOfTouches, numberOfTapsRequired, numberOfTouchesRequired, buttonMaskRequired, buttonMask, modifierFlags, isEnabled, "
            + "cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, requiresExclusiveTouchType"),
        (expecting(#"{"log": [["tap!possible"]]}"#), "$.expect[0].log[0][0]: 'tap!possible' names no action: began, changed, ended or cancelled"),
        (expecting(#"{"log": [["tap.began{1}"]]}"#),
         "$.expect[0].log[0][0]: 'tap.began{1}': recognizers' calls are logged only with \"recognizerCallbacks\": true"),
        (expecting(#"{"log": [["tap?shouldBegin"]]}"#),
         "$.expect[0].log[0][0]: 'tap?shouldBegin': questions are logged only with \"delegateQuestions\": true"),
    ]
}
