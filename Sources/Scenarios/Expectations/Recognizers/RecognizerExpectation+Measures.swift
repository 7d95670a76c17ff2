import Foundation

/// The forms about translation, velocity, scale, rotation and location.
extension RecognizerExpectation {
    mutating func decodeMeasures(_ object: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        try checkUses(object)
        if let node = object["translation_delta"] {
            try check(kind.hasTranslation, node)
            let span = try node.object()
            try span.allow(["from_ms", "to_ms"])
            forms.append(.translationDelta(from: try Self.time(span.required("from_ms"), decoder),
                                           to: try Self.time(span.required("to_ms"), decoder), try point(object, node)))
        }
        if let node = object["translation_at_ms"] {
            try check(kind.hasTranslation, node)
            forms.append(.translation(atTime: try Self.time(node, decoder), try point(object, node)))
        }
        if let node = object["max_translation_step"] {
            try check(kind.hasTranslation, node)
            forms.append(.maximumTranslationStep(try node.number()))
        }
        if let node = object["velocity_at"] {
            try check(kind.hasTranslation || kind == .pinch || kind == .rotation, node)
            let moment = try ActionMoment(node)
            if let range = object["range"] {
                forms.append(.speed(moment, try ExpectedNumber(range)))
            } else {
                try check(kind.hasTranslation, node)
                forms.append(.velocity(moment, try point(object, node)))
            }
        }
        for (key, owner) in [("scale_at", ScenarioRecognizer.Kind.pinch), ("rotation_at", .rotation)] {
            guard let node = object[key] else { continue }
            try check(kind == owner, node)
            forms.append(.number(String(key.dropLast(3)), try ActionMoment(node), try ExpectedNumber(object.required("range"))))
        }
        if let node = object["scale_monotonic"] {
            try check(kind == .pinch, node)
            forms.append(.monotonic(isRising: try node.word(Direction.self) == .up))
        }
        if let node = object["location_at"] {
            let view = try object["in"].map { node throws(ScenarioError) in try decoder.view(node) }
            forms.append(.location(try ActionMoment(node), view: view, try point(object, node)))
        }
    }

    /// x and y belong to one form of the entry, and so does the range.
    private func checkUses(_ object: ScenarioObject) throws(ScenarioError) {
        let points = ["translation_delta", "translation_at_ms", "location_at"] + (object.has("range") ? [] : ["velocity_at"])
        let ranges = ["scale_at", "rotation_at"] + (object.has("range") ? ["velocity_at"] : [])
        for users in [points, ranges] {
            let keys = users.filter(object.has)
            guard keys.count < 2 else { throw object.node.error("\(keys[0]) and \(keys[1]) stand in entries of their own") }
        }
        for (key, users) in [("x", points), ("y", points), ("range", ranges), ("in", ["location_at"])] {
            if let node = object[key], !users.contains(where: object.has) { throw node.error("nothing in this entry has use for '\(key)'") }
        }
    }

    private enum Direction: String, CaseIterable { case up, down }

    private func check(_ isThere: Bool, _ node: ScenarioNode) throws(ScenarioError) {
        if !isThere { throw node.error("a \(kind.rawValue) has no such value") }
    }

    private func point(_ object: ScenarioObject, _ node: ScenarioNode) throws(ScenarioError) -> ExpectedPoint {
        guard object.has("x") || object.has("y") else { throw node.error("the keys 'x' and 'y' are missing") }
        return ExpectedPoint(x: try object["x"].map { node throws(ScenarioError) in try ExpectedNumber(node) } ?? .any,
                             y: try object["y"].map { node throws(ScenarioError) in try ExpectedNumber(node) } ?? .any)
    }

    /// The views in whose coordinates it reads locations.
    var coordinateViews: [String] {
        forms.compactMap { form in
            if case .location(_, let view, _) = form { return view }
            return nil
        }
    }

    // MARK: Judging

    func measureFailure(of form: Form, _ actions: [RecordedAction], _ recording: Recording) -> String? {
        switch form {
        case .translationDelta(let from, let to, let expected):
            let moved = translation(actions, at: to) - translation(actions, at: from)
            return difference("translation from \(from.text) to \(to.text) ms", moved, expected)
        case .translation(let time, let expected):
            guard let values = recording.probes[time]?[recognizer] else { return "its translation at \(time.text) ms is not known" }
            return difference("translation at \(time.text) ms", values.points.translation, expected)
        case .maximumTranslationStep(let limit):
            return stepFailure(actions, limit)
        case .velocity(let moment, let expected):
            return inAction(moment, actions) { difference("velocity in \(moment.text)", $0.points.velocity, expected) }
        case .speed(let moment, let expected):
            return inAction(moment, actions) { difference("velocity in \(moment.text)", $0.speed, expected) }
        case .number(let name, let moment, let expected):
            return inAction(moment, actions) { difference("\(name) in \(moment.text)", $0.numbers[name] ?? 0, expected) }
        case .monotonic(let isRising):
            return monotonicFailure(actions.map { $0.values.numbers["scale"] ?? 0 }, isRising)
        case .location(let moment, let view, let expected):
            return inAction(moment, actions) { values in
                let points = view.flatMap { values.pointsInViews[$0] } ?? values.points
                return difference("location in \(moment.text)", points.location, expected)
            }
        default:
            return nil
        }
    }

    /// As the last action at or before the time reported it.
    private func translation(_ actions: [RecordedAction], at time: Double) -> CGPoint {
        actions.last { $0.time <= time + ExpectedNumber.tolerance }?.values.points.translation ?? .zero
    }

    private func stepFailure(_ actions: [RecordedAction], _ limit: Double) -> String? {
        for (first, second) in zip(actions, actions.dropFirst()) {
            let step = second.values.points.translation - first.values.points.translation
            let length = Double(hypot(step.x, step.y))
            if length > limit + ExpectedNumber.tolerance {
                return "the translation jumps by \(length.text) at \(second.time.text) ms, expected at most \(limit.text)"
            }
        }
        return nil
    }

    private func monotonicFailure(_ values: [Double], _ isRising: Bool) -> String? {
        for (first, second) in zip(values, values.dropFirst()) {
            let back = isRising ? first - second : second - first
            if back > 1e-6 { return "scale goes from \(first.text) to \(second.text), expected \(isRising ? "up" : "down")" }
        }
        return values.isEmpty ? nothing("there is no action") : nil
    }

    private func inAction(_ moment: ActionMoment, _ actions: [RecordedAction], _ judge: (RecordedRecognizer) -> String?) -> String? {
        guard let action = moment.find(in: actions) else { return nothing("there is no action \(moment.text)") }
        return judge(action.values)
    }

    private func difference(_ what: String, _ value: Double, _ expected: ExpectedNumber) -> String? {
        expected.contains(value) ? nil : "\(what) is \(value.text), expected \(expected)"
    }

    private func difference(_ what: String, _ value: CGPoint, _ expected: ExpectedPoint) -> String? {
        expected.contains(value) ? nil : "\(what) is \(value.text), expected \(expected)"
    }
}

private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
