/// Texts that are no scenario, with what is said about each after the file's name.
enum Refusals {
    /// A scenario that is in order but for one part of it.
    static func text(views: String = #"[{"id": "V", "frame": [0,0,400,400]}]"#, touches: String = "[]", expect: String = #"[{"log": []}]"#,
                             more: String = "") -> String {
        #"{"name": "s", "views": \#(views), "touches": \#(touches), "until_ms": 100, "expect": \#(expect)\#(more)}"#
    }

    static let down = #"{"t_ms": 0, "finger": 1, "phase": "began", "x": 1, "y": 2}"#

    static let malformed: [(String, String)] = [
        ("", "line 1, column 1: the text ends where a value should be"),
        ("{", "line 1, column 2: a member of an object begins with its key in quotes"),
        ("{\n \"a\": 1,\n \"a\": 2}", "line 3, column 2: the key 'a' stands twice in one object"),
        ("[1 2]", "line 1, column 4: a list goes on with ',' or ends with ']'"),
        ("[01]", "line 1, column 4: this is no JSON number"),
        ("[1.]", "line 1, column 4: a number has digits after the point"),
        ("[1e999]", "line 1, column 2: the number is too large"),
        ("[NaN]", "line 1, column 2: this is no JSON value"),
        ("[\"\u{1}\"]", "line 1, column 3: a string holds no control character unless it is escaped"),
        (#"["\x"]"#, "line 1, column 5: there is no such escape in JSON"),
        (#"["\ud800x"]"#, "line 1, column 9: half a surrogate pair"),
        ("[] []", "line 1, column 4: something follows the end of the value"),
        (String(repeating: "[", count: 33), "line 1, column 33: lists and objects are nested more than 32 deep"),
        (String(repeating: "[", count: 100_000), "line 1, column 33: lists and objects are nested more than 32 deep"),
        ("[]", "$: a list stands where an object should be"),
    ]

    static let top: [(String, String)] = [
        (#"{"name": "s"}"#, "$: the key 'views' is missing"),
        (text(more: #", "gestures": []"#), "$: unknown key 'gestures'; known here: name, version, source, basis, rules, note, configuration, views, recognizers, "
            + "relations, recognizerCallbacks, delegateQuestions, touches, steps, frame_ms, until_ms, expect"),
        (text(more: #", "version": 2"#), "$.version: only version 1 is known"),
        (text(more: #", "basis": "guessed""#), "$.basis: 'guessed' is none of documented, established"),
        (text(more: #", "configuration": {"hysteresis": 3}"#), "$.configuration.hysteresis: there is no threshold 'hysteresis'; did you mean 'panHysteresis'?"),
        (text(more: #", "configuration": {"panHysteresis": -1}"#),
         "$.configuration.panHysteresis: '-1' is not a number from 0.0 to 1000000.0, as panHysteresis needs it"),
        (text(more: #", "configuration": {"pensSilenceFingers": 1}"#),
         "$.configuration.pensSilenceFingers: '1' is neither true nor false, as pensSilenceFingers needs it"),
        (text(more: #", "configuration": {"panHysteresis": "8"}"#), "$.configuration.panHysteresis: a string stands where a number, true or false should be"),
        (text(more: #", "frame_ms": 0"#), "$.frame_ms: 0 is not within 0.1 … 10000"),
    ]

    static let views: [(String, String)] = [
        (text(views: "[]"), "$.views: a scenario has at least one view"),
        (text(views: #"[{"id": "V"}]"#), "$.views[0]: the key 'frame' is missing"),
        (text(views: #"[{"id": "", "frame": [0,0,4,4]}]"#), "$.views[0].id: an id has 1 to 100 characters"),
        (text(views: #"[{"id": "V", "frame": [0,0,4]}]"#), "$.views[0].frame: a list stands where a list of 4 numbers should be"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,"4"]}]"#), "$.views[0].frame[3]: a string stands where a number should be"),
        (text(views: #"[{"id": "V", "frame": [1,0,4,4]}]"#),
         "$.views[0].frame: the first view covers the window: it is at (0, 0) and its sides are 1 … 4096"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,4], "props": {"isHiden": true}}]"#),
         "$.views[0].props.isHiden: unknown view property 'isHiden'; known: isHidden, alpha, isUserInteractionEnabled, "
            + "isMultipleTouchEnabled, isExclusiveTouch, rotationDegrees, scale, frame, boundsOrigin, zPosition, windowLevel, contentSize, "
            + "isPagingEnabled, isDirectionalLockEnabled, delaysContentTouches, canCancelContentTouches, zoomedView"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,4], "props": {"isHidden": 1}}]"#),
         "$.views[0].props.isHidden: a number stands where true or false should be"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,4], "props": {"windowLevel": 1}}]"#),
         "$.views[0].props.windowLevel: only a window has this property"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,4], "props": {"contentSize": [9, 9]}}]"#),
         "$.views[0].props.contentSize: only a scroll view has this property"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,4]}, {"id": "V", "parent": "V", "frame": [0,0,4,4]}]"#),
         "$.views[1].id: there is a view 'V' already"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,4]}, {"id": "C", "frame": [0,0,4,4]}]"#),
         "$.views[1]: the key 'parent' is missing; only the first view has none"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,4]}, {"id": "C", "parent": "D", "frame": [0,0,4,4]}]"#),
         "$.views[1].parent: there is no view 'D' before this one"),
        (text(views: #"[{"id": "V", "kind": "slider", "frame": [0,0,4,4]}]"#), "$.views[0].kind: 'slider' is none of view, window, scrollView"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,4], "props": {"control": "knob"}}]"#),
         "$.views[0].props.control: 'knob' is none of button, slider, switch, stepper, segmentedControl, pageControl, textField"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,4], "props": {"control": "slider", "hitTest": "nil"}}]"#),
         "$.views[0]: a control is of kind view and has no overrides: handlesTouches, hitTest, gestureRecognizerShouldBegin"),
        (text(views: #"[{"id": "V", "kind": "window", "frame": [0,0,4,4]}]"#), "$.views[0]: the first view is no window but the root of one"),
    ]

    private static let button = #"[{"id": "V", "frame": [0,0,4,4], "props": {"control": "button"}}]"#

    static let touches: [(String, String)] = [
        (text(touches: "[\(down), \(down)]"), "$.touches[1].phase: finger 1 is down already"),
        (text(touches: #"[{"t_ms": 0, "finger": 1, "phase": "moved", "x": 1, "y": 2}]"#), "$.touches[0].phase: finger 1 is not down"),
        (text(touches: #"[{"t_ms": 0, "finger": 1, "phase": "began", "x": 1}]"#), "$.touches[0]: the key 'y' is missing"),
        (text(touches: #"[{"t_ms": 0, "finger": 1.5, "phase": "began", "x": 1, "y": 2}]"#), "$.touches[0].finger: 1.5 is no whole number"),
        (text(touches: #"[\#(down), {"t_ms": 0, "finger": 1, "phase": "hover", "x": 1, "y": 2}]"#),
         "$.touches[1].phase: finger 1 is down and does not hover"),
        (text(touches: #"[{"t_ms": 0, "finger": 1, "phase": "hover", "x": 1, "y": 2, "type": "direct"}]"#),
         "$.touches[0].type: what hovers is a pointer or a pencil"),
        (text(touches: #"[{"t_ms": 0, "finger": 1, "phase": "left"}]"#), "$.touches[0].phase: finger 1 does not hover"),
        (text(touches: #"[{"t_ms": 0, "finger": 1, "phase": "hover", "x": 1, "y": 2}, "#
                + #"{"t_ms": 9, "finger": 1, "phase": "began", "x": 1, "y": 2, "type": "pencil"}]"#),
         "$.touches[1].type: finger 1 hovers as pointer"),
        (text(touches: #"[{"t_ms": 0, "finger": 1, "phase": "began", "x": 1, "y": 2, "zOffset": 1}]"#),
         "$.touches[0].zOffset: only what hovers has a zOffset"),
        (text(touches: #"[{"t_ms": 0, "finger": 1, "phase": "down", "x": 1, "y": 2}]"#),
         "$.touches[0].phase: 'down' is none of began, moved, ended, cancelled, hover, left"),
        (text(touches: #"[{"t_ms": 50, "finger": 1, "phase": "began", "x": 1, "y": 2}, {"t_ms": 40, "finger": 1, "phase": "ended"}]"#),
         "$.touches[1].t_ms: 40 is before 50; the list is ordered by time"),
        (text(touches: #"[{"t_ms": 101, "finger": 1, "phase": "began", "x": 1, "y": 2}]"#), "$.touches[0].t_ms: 101 is after until_ms, 100"),
        (text(touches: #"[\#(down), {"t_ms": 9, "finger": 1, "phase": "moved", "x": 1, "y": 2, "type": "pencil"}]"#),
         "$.touches[1].type: finger 1 landed as direct"),
        (text(touches: #"[{"t_ms": 0, "finger": 1, "phase": "began", "x": 1e30, "y": 2}]"#),
         "$.touches[0].x: 1e+30 is not within -1000000 … 1000000"),
        (text(touches: #"[\#(down), {"t_ms": 0, "finger": 2, "phase": "began", "x": 400, "y": 2.5}]"#),
         "$.touches[1]: finger 2 lands at (400, 2.5), outside the window of 400 by 400 points"),
        (text(touches: #"[{"t_ms": 0, "finger": 1, "phase": "began", "x": 4, "y": -1, "type": "pencil"}]"#),
         "$.touches[0]: finger 1 lands at (4, -1), outside the window of 400 by 400 points"),
    ]

    static let steps: [(String, String)] = [
        (text(more: #", "steps": [{"t_ms": 0}]"#), "$.steps[0]: a step has the key 'set' or the key 'call'"),
        (text(more: #", "steps": [{"t_ms": 0, "set": "isHidden", "view": "W", "value": true}]"#), "$.steps[0].view: there is no view 'W'"),
        (text(more: #", "steps": [{"t_ms": 0, "set": "isHidden", "view": "V"}]"#), "$.steps[0]: the key 'value' is missing"),
        (text(more: #", "steps": [{"t_ms": 0, "set": "handlesTouches", "view": "V", "value": true}]"#),
         "$.steps[0].set: unknown view property 'handlesTouches'; known: isHidden, alpha, isUserInteractionEnabled, "
            + "isMultipleTouchEnabled, isExclusiveTouch, rotationDegrees, scale, frame, boundsOrigin, zPosition, windowLevel, contentSize, "
            + "isPagingEnabled, isDirectionalLockEnabled, delaysContentTouches, canCancelContentTouches, zoomedView"),
        (text(more: #", "steps": [{"t_ms": 0, "set": "isEnabled", "recognizer": "tap", "value": false}]"#),
         "$.steps[0].recognizer: there is no recognizer 'tap'"),
        (text(more: withTap + #", "steps": [{"t_ms": 0, "set": "edges", "recognizer": "tap", "value": "left"}]"#),
         "$.steps[0].set: unknown property 'edges' of a tap; known: isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, "
            + "requiresExclusiveTouchType, allowedTouchTypes, name, state, numberOfTapsRequired, numberOfTouchesRequired, buttonMaskRequired"),
        (text(more: withTap + #", "steps": [{"t_ms": 0, "call": "setTranslation", "recognizer": "tap", "value": [0, 0]}]"#),
         "$.steps[0].recognizer: 'tap' has no translation"),
        (text(more: withTap + #", "steps": [{"during": "tap!failed", "call": "setVisible", "value": true}]"#),
         "$.steps[0].during: 'tap!failed' names no action or call, as pan!began, pan!changed[2], pan!*, V.moved do"),
        (text(more: withTap + #", "steps": [{"during": "pan!*", "call": "setVisible", "value": true}]"#),
         "$.steps[0].during: there is no recognizer 'pan'"),
        (text(more: withTap + #", "steps": [{"during": "tap.began", "call": "setVisible", "value": true}]"#),
         "$.steps[0].during: 'tap' is no scripted recognizer: steps can't be inside its calls"),
        (text(more: withTap + #", "steps": [{"during": "tap!*", "t_ms": 1, "call": "setVisible", "value": true}]"#),
         "$.steps[0]: unknown key 't_ms'; known here: during, call, value"),
        (text(more: #", "steps": [{"during": "W.began", "call": "setVisible", "value": true}]"#),
         "$.steps[0].during: there is no view 'W' that handles touches"),
        (text(more: #", "steps": [{"t_ms": 0, "call": "explode", "view": "V"}]"#),
         "$.steps[0].call: unknown call 'explode'; known: addGestureRecognizer, addSubview, beginIgnoringInteractionEvents, "
            + "bringSubviewToFront, endIgnoringInteractionEvents, removeFromSuperview, removeGestureRecognizer, sendSubviewToBack, "
            + "setTranslation, setVisible"),
        (text(more: #", "steps": [{"t_ms": 0, "call": "addSubview", "view": "V", "value": "V"}]"#),
         "$.steps[0].value: 'V' can't be added to itself or to a view in it"),
        (text(views: #"[{"id": "V", "frame": [0,0,4,4]}, {"id": "C", "parent": "V", "frame": [0,0,4,4]}, "#
                + #"{"id": "D", "parent": "V", "frame": [0,0,4,4]}]"#,
              more: #", "steps": [{"t_ms": 0, "call": "addSubview", "view": "D", "value": "C"}, "#
                + #"{"t_ms": 1, "call": "addSubview", "view": "C", "value": "D"}]"#),
         "$.steps[1].value: 'D' can't be added to itself or to a view in it"),
    ]

    static let expectations: [(String, String)] = [
        (text(expect: "[]"), "$.expect: a scenario expects at least one thing"),
        (text(expect: "[{}]"), "$.expect[0]: an expectation has one of the keys view, finger, recognizer, "
            + "exactly_one_fires, values, event, hit_test, log"),
        (text(expect: #"[{"view": "V", "callz": []}]"#), "$.expect[0]: unknown key 'callz'; known here: view, calls, call, at_ms, distinct_touches, "
            + "distinct_events, max_moved_calls, coalesced_total_moved, coalesced_last_equals_touch, coalesced_timestamps, frame, "
            + "predicted_timestamps, predicted_direction, if_any"),
        (text(expect: #"[{"view": "V"}]"#), "$.expect[0]: nothing is expected of the view"),
        (text(expect: #"[{"view": "X", "calls": []}]"#), "$.expect[0].view: there is no view 'X'"),
        (text(expect: #"[{"view": "V", "calls": ["began", "changed"]}]"#),
         "$.expect[0].calls[1]: 'changed' is none of began, moved, stationary, ended, cancelled"),
        (text(expect: #"[{"view": "V", "call": "began"}]"#), "$.expect[0]: the key 'at_ms' is missing"),
        (text(expect: #"[{"view": "V", "call": "began", "at_ms": [3, 2]}]"#), "$.expect[0].at_ms: a range is [low, high]"),
        (text(expect: #"[{"view": "V", "predicted_timestamps": "later"}]"#), "$.expect[0].predicted_timestamps: known: after_touch_if_any"),
        (text(expect: #"[{"view": "V", "predicted_direction": 1}]"#),
         "$.expect[0].predicted_direction: a number stands where a list of 2 numbers should be"),
        (text(expect: #"[{"finger": 2, "tapCount": 1}]"#), "$.expect[0].finger: the script has no finger 2"),
        (text(expect: #"[{"values": {"control": "V", "value": 1}}]"#), "$.expect[0].values.control: 'V' is no control"),
        (text(views: button, expect: #"[{"values": {"control": "V"}}]"#), "$.expect[0].values: no value is expected"),
        (text(views: button, expect: #"[{"values": {"control": "V", "value": 1}}]"#), "$.expect[0].values.value: a button has no value"),
        (text(views: button, expect: #"[{"values": {"control": "V", "sent": {"touchUp": 1}}}]"#),
         "$.expect[0].values.sent.touchUp: 'touchUp' is none of touchDown, touchDragInside, touchDragOutside, touchUpInside, touchUpOutside, "
            + "touchCancel, valueChanged, editingDidBegin, allEvents"),
        (text(expect: #"[{"hit_test": [1], "view": "V"}]"#), "$.expect[0].hit_test: a list stands where a list of 2 numbers should be"),
        (text(expect: #"[{"hit_test": [1, 2], "view": "V", "calls": []}]"#), "$.expect[0]: unknown key 'calls'; known here: hit_test, view"),
        (text(expect: #"[{"log": [["V.began{1}"]]}]"#), "$.expect[0].log[0][0]: the script has no finger '1', or it stands twice in 'V.began{1}'"),
        (text(expect: #"[{"log": [["X.began{1}"]]}]"#), "$.expect[0].log[0][0]: there is no view 'X'"),
        (text(expect: #"[{"log": [["pan!began"]]}]"#), "$.expect[0].log[0][0]: there is no recognizer 'pan'"),
        (text(expect: #"[{"log": [[]]}]"#), "$.expect[0].log[0]: what causes nothing has no list in the log"),
        (text(expect: #"[{"log": [["began"]]}]"#), "$.expect[0].log[0][0]: 'began' is no entry like V.began{1,2}, pan!began, timer@450 or step@450"),
        (text(touches: "[\(down)]", expect: #"[{"values": {"finger": 1, "at": "began"}}]"#), "$.expect[0].values: no value is expected"),
        (text(touches: "[\(down)]", expect: #"[{"values": {"finger": 1, "at": "moved[x]", "tapCount": 1}}]"#),
         "$.expect[0].values.at: 'moved[x]' names no call: began, moved, moved[2], ended, cancelled"),
        (text(touches: "[\(down)]", expect: #"[{"event": {"at_ms": 0, "allTouches": [3]}}]"#),
         "$.expect[0].event.allTouches[0]: the script has no finger 3"),
    ]

    static let format = top + views + touches + steps + expectations + recognizers + relations + recognizerExpectations
}
