import Foundation

/// What is expected of a recognizer: its actions, when they came, and what it reported in them.
struct RecognizerExpectation: Sendable {
    let recognizer: String
    let kind: ScenarioRecognizer.Kind
    var forms: [Form] = []
    private var exclusive: ExclusiveExpectation?
    /// Whether the expectation holds when there is nothing to judge.
    private let ifAny: Bool

    enum Form: Sendable {
        case fired(ExpectedNumber)
        case actions(ExpectedNumber)
        case states(StatePattern)
        case state(atTime: Double, RecordedAction.State)
        case firstFire(ExpectedNumber)
        case lastAction(ExpectedNumber)
        case numberOfTouches(ExpectedNumber)
        case translationDelta(from: Double, to: Double, ExpectedPoint)
        case translation(atTime: Double, ExpectedPoint)
        case maximumTranslationStep(Double)
        case velocity(ActionMoment, ExpectedPoint)
        case speed(ActionMoment, ExpectedNumber)
        case number(String, ActionMoment, ExpectedNumber)
        case monotonic(isRising: Bool)
        case location(ActionMoment, view: String?, ExpectedPoint)
        case resets(ExpectedNumber)
        case asked(Recording.Question.Method, ExpectedNumber)
    }

    init(_ object: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        let node = try object.required("recognizer")
        recognizer = try decoder.recognizer(node)
        kind = decoder.recognizers[recognizer]?.kind ?? .scripted
        try object.allow(["recognizer", "fired", "actions", "states", "state_at_ms", "state", "first_fire_ms", "last_action_ms",
                          "numberOfTouches", "translation_delta", "translation_at_ms", "x", "y", "max_translation_step", "velocity_at", "range", "scale_at",
                          "rotation_at", "scale_monotonic", "location_at", "in", "resets", "asked",
                          "exactly_one_fires", "if_any"])
        ifAny = try object["if_any"]?.bool() ?? false
        try decodeActions(object, decoder)
        try decodeMeasures(object, decoder)
        if let node = object["exactly_one_fires"] { exclusive = try ExclusiveExpectation(node, decoder) }
        guard !forms.isEmpty || exclusive != nil else { throw object.node.error("nothing is expected of the recognizer") }
    }

    private mutating func decodeActions(_ object: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        if let node = object["fired"] { forms.append(.fired(try ExpectedNumber(node))) }
        if let node = object["actions"] { forms.append(.actions(try ExpectedNumber(node))) }
        if let node = object["states"] { forms.append(.states(try StatePattern(node))) }
        if let node = object["state_at_ms"] {
            forms.append(.state(atTime: try Self.time(node, decoder), try object.required("state").word(RecordedAction.State.self)))
        } else if let node = object["state"] {
            throw node.error("the state when? The key 'state_at_ms' is missing")
        }
        if let node = object["first_fire_ms"] { forms.append(.firstFire(try ExpectedNumber(node))) }
        if let node = object["last_action_ms"] { forms.append(.lastAction(try ExpectedNumber(node))) }
        if let node = object["numberOfTouches"] { forms.append(.numberOfTouches(try ExpectedNumber(node))) }
        if let node = object["resets"] { forms.append(.resets(try ExpectedNumber(node))) }
        for (name, node) in try object["asked"]?.object().members ?? [] {
            guard let method = Recording.Question.Method(rawValue: name) else {
                throw node.error("\(name.quoted) is none of \(Recording.Question.Method.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            forms.append(.asked(method, try ExpectedNumber(node)))
        }
    }

    var countsResets: Bool {
        for form in forms { if case .resets = form { return true } }
        return false
    }

    /// The times at which the recognizer has to be looked at.
    var probedTimes: [Double] {
        forms.compactMap { form in
            switch form {
            case .state(let time, _), .translation(let time, _): time
            default: nil
            }
        }
    }

    /// A time at which recognizers are looked at.
    static func time(_ node: ScenarioNode, _ decoder: ScenarioDecoder) throws(ScenarioError) -> Double {
        let time = try node.number(in: 0...ScenarioLimits.milliseconds)
        guard time <= decoder.end else { throw node.error("\(time.text) is after until_ms, \(decoder.end.text)") }
        return time
    }

    // MARK: Judging

    func failures(in recording: Recording) -> [String] {
        let actions = recording.actions.filter { $0.recognizer == recognizer }
        return forms.compactMap { form in failure(of: form, actions, recording).map { "\(recognizer): \($0)" } }
            + (exclusive?.failures(in: recording) ?? [])
    }

    private func failure(of form: Form, _ actions: [RecordedAction], _ recording: Recording) -> String? {
        switch form {
        case .fired(let expected):
            difference("recognitions", actions.fires(of: kind).count, expected)
        case .actions(let expected):
            difference("actions", actions.count, expected)
        case .states(let expected):
            expected.matches(actions.map(\.state)) ? nil : "states are \(StatePattern.text(actions.map(\.state))), expected \(expected)"
        case .state(let time, let expected):
            stateFailure(time, expected, recording)
        case .firstFire(let expected):
            timeFailure("first recognition", actions.fires(of: kind).first, expected)
        case .lastAction(let expected):
            timeFailure("last action", actions.last, expected)
        case .numberOfTouches(let expected):
            if let action = actions.first {
                difference("numberOfTouches in the first action", action.values.numberOfTouches, expected)
            } else {
                nothing("there is no action")
            }
        case .resets(let expected):
            difference("resets", recording.resets[recognizer] ?? 0, expected)
        case .asked(let method, let expected):
            difference("questions \(method.rawValue)",
                       recording.questions[Recording.Question(recognizer: recognizer, method: method)] ?? 0, expected)
        default:
            measureFailure(of: form, actions, recording)
        }
    }

    private func stateFailure(_ time: Double, _ expected: RecordedAction.State, _ recording: Recording) -> String? {
        guard let state = recording.probes[time]?[recognizer]?.state else { return "its state at \(time.text) ms is not known" }
        return state == expected ? nil : "state at \(time.text) ms is \(state.rawValue), expected \(expected.rawValue)"
    }

    private func timeFailure(_ what: String, _ action: RecordedAction?, _ expected: ExpectedNumber) -> String? {
        guard let action else { return nothing("there is no \(what)") }
        return expected.contains(action.time) ? nil : "\(what) at \(action.time.text) ms, expected \(expected)"
    }

    private func difference(_ what: String, _ count: Int, _ expected: ExpectedNumber) -> String? {
        expected.contains(Double(count)) ? nil : "\(what): \(count), expected \(expected)"
    }

    func nothing(_ reason: String) -> String? { ifAny ? nil : reason }
}

extension [RecordedAction] {
    /// Those that stand for a recognition: with `ended` for a discrete recognizer, with `began` for a continuous one.
    func fires(of kind: ScenarioRecognizer.Kind) -> [RecordedAction] {
        if kind == .scripted {
            // It is what it does: an end without a beginning is a recognition too.
            return enumerated().filter { index, action in
                let previous = index > 0 ? self[index - 1].state : .ended
                return action.state == .began || action.state == .ended && (previous == .ended || previous == .cancelled)
            }.map(\.element)
        }
        return filter { $0.state == (kind.isDiscrete ? .ended : .began) }
    }
}

/// That one of several recognizers is recognized, once or more, and the others send no action.
struct ExclusiveExpectation: Sendable {
    private let recognizers: [(id: String, kind: ScenarioRecognizer.Kind)]

    init(_ list: ScenarioNode, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        var recognizers: [(id: String, kind: ScenarioRecognizer.Kind)] = []
        for node in try list.elements(atMost: ScenarioLimits.recognizers) {
            let id = try decoder.recognizer(node)
            recognizers.append((id, decoder.recognizers[id]?.kind ?? .scripted))
        }
        guard !recognizers.isEmpty else { throw list.error("one of which recognizers?") }
        self.recognizers = recognizers
    }

    func failures(in recording: Recording) -> [String] {
        var firing: [String] = [], silent = 0
        for (id, kind) in recognizers {
            let actions = recording.actions.filter { $0.recognizer == id }
            if actions.isEmpty { silent += 1 }
            if !actions.fires(of: kind).isEmpty { firing.append(id) }
        }
        guard firing.count == 1, silent == recognizers.count - 1 else {
            let counts = recognizers.map { entry in "\(entry.id) \(recording.actions.count { $0.recognizer == entry.id })" }
            return ["recognized: \(firing.isEmpty ? "none" : firing.joined(separator: ", ")), expected exactly one; "
                + "actions: \(counts.joined(separator: ", "))"]
        }
        return []
    }
}
