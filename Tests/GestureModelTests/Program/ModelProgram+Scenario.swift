extension ModelProgram {
    /// The program as a scenario file (`Documentation/scenario-format.md`). What the format can't say stands in the note.
    /// - Parameters:
    ///   - name: What the file is called, without extension.
    ///   - note: What was violated.
    ///   - moments: What happened at the moments of mutations, in the words of `during`.
    func scenario(named name: String, note: String, moments: [String?]) -> String {
        var unsaid: [String] = []
        let steps = makeSteps(moments, &unsaid)
        for frame in frames where frame.isJoined {
            unsaid.append("What happens at \(frame.time) ms reaches the application together with what comes before.")
        }
        let notes = [note] + unsaid
        let configuration = pensSilenceFingers ? ["\"configuration\": {\"pensSilenceFingers\": true}"] : []
        let fields = [
            "\"name\": \(Self.quoted(name))",
            "\"version\": 1",
            "\"source\": \"found by the model checker\"",
            "\"note\": \(Self.quoted(notes.joined(separator: " ")))",
        ] + configuration + [
            "\"views\": \(Self.list(views.map(Self.text)))",
            "\"recognizers\": \(Self.list(recognizers.map(text)))",
            "\"relations\": \(Self.list(relations.map(text)))",
            "\"touches\": \(Self.list(frames.flatMap { frame in frame.samples.map { Self.text($0, at: frame.time) } }))",
            "\"steps\": \(Self.list(steps))",
            "\"until_ms\": \(lastTime + 20000)",
            // Some result always holds; the expected one is for the reader to write.
            "\"expect\": [{\"view\": \"V\(views[0].id)\", \"max_moved_calls\": 1000000}]",
        ]
        return "{" + fields.joined(separator: ",\n ") + "}\n"
    }

    // MARK: Parts

    private static func text(_ view: View) -> String {
        var props: [String] = []
        if !view.isMultipleTouchEnabled { props.append("\"isMultipleTouchEnabled\": false") }
        if view.isExclusiveTouch { props.append("\"isExclusiveTouch\": true") }
        if !view.letsGesturesBegin { props.append("\"gestureRecognizerShouldBegin\": false") }
        let parent = view.parent.map { ", \"parent\": \"V\($0)\"" } ?? (view.isWindow ? ", \"kind\": \"window\"" : "")
        return "{\"id\": \"V\(view.id)\"\(parent), \"frame\": [\(view.x),\(view.y),\(view.width),\(view.height)], "
            + "\"props\": {\(props.joined(separator: ", "))}}"
    }

    private func text(_ recognizer: Recognizer) -> String {
        var (type, props) = Self.props(recognizer.kind)
        if !recognizer.isEnabled { props.append("\"isEnabled\": false") }
        if !recognizer.cancels { props.append("\"cancelsTouchesInView\": false") }
        if recognizer.delaysBegan { props.append("\"delaysTouchesBegan\": true") }
        if !recognizer.delaysEnded { props.append("\"delaysTouchesEnded\": false") }
        if !recognizer.requiresExclusiveTouchType { props.append("\"requiresExclusiveTouchType\": false") }
        if let acceptsPencils = recognizer.acceptsPencils {
            props.append("\"allowedTouchTypes\": \"\(acceptsPencils ? "pencil" : "direct")\"")
        }
        var text = "{\"id\": \"\(recognizer.name)\", \"type\": \"\(type)\", \"view\": \(recognizer.view.map { "\"V\($0)\"" } ?? "null"), "
            + "\"props\": {\(props.joined(separator: ", "))}"
        if let delegate = recognizer.delegate {
            var answers: [String] = []
            if let answer = delegate.shouldBegin { answers.append("\"shouldBegin\": \(answer)") }
            if let answer = delegate.shouldReceiveTouch {
                answers.append("\"shouldReceive\": \(answer)")
            } else if !delegate.refusedViews.isEmpty {
                answers.append("\"shouldReceive\": {\"except\": [\(delegate.refusedViews.map { "\"V\($0)\"" }.joined(separator: ", "))]}")
            }
            if let answer = delegate.shouldReceiveEvent { answers.append("\"shouldReceiveEvent\": \(answer)") }
            if let answer = delegate.simultaneously { answers.append("\"shouldRecognizeSimultaneously\": \(answer)") }
            text += ", \"delegate\": {\(answers.joined(separator: ", "))}"
        }
        return text + "}"
    }

    private static func props(_ kind: Kind) -> (type: String, props: [String]) {
        switch kind {
        case .tap(let taps, let touches): ("tap", ["\"numberOfTapsRequired\": \(taps)", "\"numberOfTouchesRequired\": \(touches)"])
        case .longPress(let milliseconds, let touches, let taps):
            ("longPress", ["\"minimumPressDuration\": \(Double(milliseconds) / 1000)", "\"numberOfTouchesRequired\": \(touches)",
                           "\"numberOfTapsRequired\": \(taps)"])
        case .pan(let minimum, let maximum):
            ("pan", ["\"minimumNumberOfTouches\": \(minimum)"] + (maximum.map { ["\"maximumNumberOfTouches\": \($0)"] } ?? []))
        case .swipe(let direction, let touches):
            ("swipe", ["\"direction\": \"\(direction.rawValue)\"", "\"numberOfTouchesRequired\": \(touches)"])
        case .pinch: ("pinch", [])
        case .rotation: ("rotation", [])
        case .edgePan(let edge): ("screenEdgePan", ["\"edges\": \"\(edge.rawValue)\""])
        case .scripted(let script): ("scripted", props(script))
        }
    }

    private static func props(_ script: Script) -> [String] {
        let moments = script.moments.map { "\"\($0.name)\": [\($0.doings.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]" }
        var props = ["\"on\": {\(moments.joined(separator: ", "))}"]
        if let canPrevent = script.canPrevent { props.append("\"canPrevent\": \(canPrevent)") }
        if let canBePrevented = script.canBePrevented { props.append("\"canBePrevented\": \(canBePrevented)") }
        return props
    }

    private func text(_ relation: Relation) -> String {
        let first = name(relation.recognizer), second = name(relation.other)
        return relation.kind == .simultaneous
            ? "{\"kind\": \"simultaneous\", \"between\": [\"\(first)\", \"\(second)\"]}"
            : "{\"kind\": \"\(relation.kind.rawValue)\", \"recognizer\": \"\(first)\", \"other\": \"\(second)\"}"
    }

    private static func text(_ sample: Sample, at time: Int) -> String {
        let place = sample.phase == .began || sample.phase == .moved ? ", \"x\": \(sample.x), \"y\": \(sample.y)" : ""
        return "{\"t_ms\": \(time), \"finger\": \(sample.contact), \"phase\": \"\(sample.phase)\"\(place)"
            + (sample.isPencil ? ", \"type\": \"pencil\"}" : "}")
    }

    // MARK: Steps

    /// Steps at a time in order of time, then those inside callbacks.
    private func makeSteps(_ moments: [String?], _ unsaid: inout [String]) -> [String] {
        var timed: [(time: Int, text: String)] = [], inside: [String] = []
        for (index, mutation) in mutations.enumerated() {
            guard let calls = Self.calls(mutation.change, name) else {
                unsaid.append("Also, \(describe(mutation.moment)): \(describe(mutation.change)).")
                continue
            }
            if case .frame(let frame) = mutation.moment {
                // What is sent together begins with the frame that is not joined to another.
                var first = max(0, min(frame, frames.count - 1))
                while first > 0, frames[first].isJoined { first -= 1 }
                let time = frame < frames.count ? frames[first].time : lastTime + 1
                for call in calls { timed.append((time, call)) }
            } else if let moment = moments[index] {
                for call in calls { inside.append("\"during\": \"\(moment)\", \(call)") }
            } else {
                unsaid.append("Also, \(describe(mutation.moment)): \(describe(mutation.change)).")
            }
        }
        timed.sort { $0.time < $1.time }
        return timed.map { "{\"t_ms\": \($0.time), \($0.text)}" } + inside.map { "{\($0)}" }
    }

    /// - Returns: `nil` for what the format has no words for.
    private static func calls(_ change: Mutation.Change, _ name: (Int) -> String) -> [String]? {
        switch change {
        case .require: nil
        case .setHidden(let view, let value): ["\"set\": \"isHidden\", \"view\": \"V\(view)\", \"value\": \(value)"]
        case .removeView(let view), .releaseView(let view): ["\"call\": \"removeFromSuperview\", \"view\": \"V\(view)\""]
        case .moveView(let view, let parent): ["\"call\": \"addSubview\", \"view\": \"V\(parent)\", \"value\": \"V\(view)\""]
        case .setEnabled(let id, let value): ["\"set\": \"isEnabled\", \"recognizer\": \"\(name(id))\", \"value\": \(value)"]
        case .restart(let id):
            [false, true].map { "\"set\": \"isEnabled\", \"recognizer\": \"\(name(id))\", \"value\": \($0)" }
        case .removeRecognizer(let id), .releaseRecognizer(let id):
            ["\"call\": \"removeGestureRecognizer\", \"recognizer\": \"\(name(id))\""]
        case .addRecognizer(let id, let view): ["\"call\": \"addGestureRecognizer\", \"view\": \"V\(view)\", \"value\": \"\(name(id))\""]
        case .setState(let id, let state): ["\"set\": \"state\", \"recognizer\": \"\(name(id))\", \"value\": \"\(state.rawValue)\""]
        case .setFlag(let id, let flag, let value): ["\"set\": \"\(flag.rawValue)\", \"recognizer\": \"\(name(id))\", \"value\": \(value)"]
        case .beginIgnoring: ["\"call\": \"beginIgnoringInteractionEvents\""]
        case .endIgnoring: ["\"call\": \"endIgnoringInteractionEvents\""]
        case .setVisible(let value): ["\"call\": \"setVisible\", \"value\": \(value)"]
        }
    }

    // MARK: JSON

    private static func list(_ elements: [String]) -> String {
        elements.isEmpty ? "[]" : "[" + elements.joined(separator: ",\n    ") + "]"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
