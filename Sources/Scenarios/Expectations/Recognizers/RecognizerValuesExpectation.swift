import Foundation

/// Properties of a recognizer in one of its actions, or at a time.
struct RecognizerValuesExpectation: Sendable {
    let recognizer: String
    /// The view in whose coordinates points are read; `nil` for the window's, and for vectors the first view's.
    let view: String?
    private let moment: Moment
    private var forms: [Form] = []

    private enum Moment: Sendable {
        case action(ActionMoment)
        /// Milliseconds.
        case time(Double)
    }

    private enum Form: Sendable {
        case state(RecordedAction.State)
        case view(String?)
        case name(String?)
        case flag(String, Bool)
        case number(String, ExpectedNumber)
        case numberOfTouches(ExpectedNumber)
        case location(ExpectedPoint)
        case locationsOfTouches([ExpectedPoint])
        case translation(ExpectedPoint)
        case velocity(ExpectedPoint)
    }

    init(_ values: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        recognizer = try decoder.recognizer(try values.required("recognizer"))
        let kind = decoder.recognizers[recognizer]?.kind ?? .scripted
        view = try values["in"].map { node throws(ScenarioError) in try decoder.view(node) }
        if let node = values["at_ms"] {
            if let other = values["at"] { throw other.error("either 'at' or 'at_ms'") }
            moment = .time(try RecognizerExpectation.time(node, decoder))
        } else {
            moment = .action(try ActionMoment(try values.required("at")))
        }
        let flags = RecognizerProperty.flags, numbers = Self.numbers(of: kind)
        let vectors = kind.hasTranslation ? ["translation", "velocity"] : []
        try values.allow(["recognizer", "at", "at_ms", "in", "state", "view", "name", "numberOfTouches", "location", "locationsOfTouches"]
            + vectors + numbers + flags)
        for (name, node) in values.members {
            if flags.contains(name) {
                forms.append(.flag(name, try node.bool()))
            } else if numbers.contains(name) {
                forms.append(.number(name, try ExpectedNumber(node)))
            } else if let form = try Self.form(name, node, decoder) {
                forms.append(form)
            }
        }
        guard !forms.isEmpty else { throw values.node.error("no value is expected") }
    }

    private static func numbers(of kind: ScenarioRecognizer.Kind) -> [String] {
        RecognizerProperty.numbers(of: kind)
            + ["buttonMask", "modifierFlags"] + (kind == .pinch || kind == .rotation ? ["velocity"] : [])
            + (kind == .hover ? ["zOffset"] : [])
    }

    private static func form(_ name: String, _ node: ScenarioNode, _ decoder: ScenarioDecoder) throws(ScenarioError) -> Form? {
        switch name {
        case "state": .state(try node.word(RecordedAction.State.self))
        case "view": .view(node.isNull ? nil : try decoder.view(node))
        case "name": .name(node.isNull ? nil : try node.string())
        case "numberOfTouches": .numberOfTouches(try ExpectedNumber(node))
        case "location": .location(try ExpectedPoint(node))
        case "locationsOfTouches": .locationsOfTouches(try ExpectedPoint.list(node))
        case "translation": .translation(try ExpectedPoint(node))
        case "velocity": .velocity(try ExpectedPoint(node))
        default: nil
        }
    }

    /// The time at which the recognizer has to be looked at, if there is one.
    var probedTime: Double? {
        if case .time(let time) = moment { return time }
        return nil
    }

    // MARK: Judging

    func failures(in recording: Recording) -> [String] {
        let values: RecordedRecognizer, when: String
        switch moment {
        case .action(let moment):
            guard let action = moment.find(in: recording.actions.filter({ $0.recognizer == recognizer })) else {
                return ["\(recognizer): there is no action \(moment.text)"]
            }
            (values, when) = (action.values, "\(moment.text) at \(action.time.text) ms")
        case .time(let time):
            guard let probe = recording.probes[time]?[recognizer] else {
                return ["\(recognizer): nothing is known of it at \(time.text) ms"]
            }
            (values, when) = (probe, "at \(time.text) ms")
        }
        return forms.compactMap { form in failure(of: form, values).map { "\(recognizer), \(when): \($0)" } }
    }

    private func failure(of form: Form, _ values: RecordedRecognizer) -> String? {
        let points = view.flatMap { values.pointsInViews[$0] } ?? values.points
        return switch form {
        case .state(let expected): difference("state", values.state.rawValue, expected.rawValue)
        case .view(let expected): difference("view", values.view ?? "none", expected ?? "none")
        case .name(let expected): difference("name", values.name ?? "none", expected ?? "none")
        case .flag(let name, let expected): difference(name, "\(values.flags[name] ?? false)", "\(expected)")
        case .number(let name, let expected): difference(name, values.numbers[name] ?? .nan, expected)
        case .numberOfTouches(let expected): difference("numberOfTouches", Double(values.numberOfTouches), expected)
        case .location(let expected): difference("location", [points.location], [expected])
        case .locationsOfTouches(let expected): difference("locationsOfTouches", points.locationsOfTouches, expected)
        case .translation(let expected): difference("translation", [points.translation], [expected])
        case .velocity(let expected): difference("velocity", [points.velocity], [expected])
        }
    }

    private func difference(_ what: String, _ value: String, _ expected: String) -> String? {
        value == expected ? nil : "\(what) is \(value), expected \(expected)"
    }

    private func difference(_ what: String, _ value: Double, _ expected: ExpectedNumber) -> String? {
        expected.contains(value) ? nil : "\(what) is \(value.text), expected \(expected)"
    }

    private func difference(_ what: String, _ values: [CGPoint], _ expected: [ExpectedPoint]) -> String? {
        let isEqual = values.count == expected.count && zip(values, expected).allSatisfy { $1.contains($0) }
        return isEqual ? nil : "\(what) is \(values.map(\.text).joined(separator: " ")), "
            + "expected \(expected.map(\.description).joined(separator: " "))"
    }
}
