import Foundation

/// Values of a finger's touch at one moment.
struct ValuesExpectation: Sendable {
    let finger: Int
    /// The view in whose coordinates locations are read; `nil` for the window's.
    let view: String?
    /// The view or recognizer whose calls are meant; `nil` for those of any view.
    private let subject: String?
    private let moment: Moment
    private var forms: [Form] = []

    private enum Moment: Sendable {
        /// In the n-th call that any view got for the finger in the phase.
        case call(RecordedTouch.Phase, Int)
        /// In the last event at the time in milliseconds, as the window receives it.
        case event(Double)
    }

    private enum Form: Sendable {
        case phase(RecordedTouch.Phase)
        case view(String?)
        case type(ScenarioTouch.Tool)
        case number(NumberName, ExpectedNumber)
        case location(ExpectedPoint)
        case previousLocation(ExpectedPoint)
        case coalesced([ExpectedPoint])
        case coalescedPrevious([ExpectedPoint])
        case gestureRecognizers([String])
    }

    private enum NumberName: String, CaseIterable { case timestamp_ms, tapCount, force, majorRadius }

    init(_ values: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        let keys = ["finger", "at", "at_ms", "of", "in", "phase", "view", "type", "location", "previousLocation", "coalesced",
                    "coalescedPrevious", "gestureRecognizers"]
        try values.allow(keys + NumberName.allCases.map(\.rawValue))
        finger = try decoder.finger(try values.required("finger"))
        view = try values["in"].map { node throws(ScenarioError) in try decoder.view(node) }
        moment = try Self.moment(values)
        subject = try values["of"].map { node throws(ScenarioError) in try Self.subject(node, decoder) }
        if case .event = moment, let node = values["of"] { throw node.error("'of' goes with 'at', not with 'at_ms'") }
        if let node = values["phase"] { forms.append(.phase(try node.word(RecordedTouch.Phase.self))) }
        if let node = values["view"] { forms.append(.view(node.isNull ? nil : try decoder.view(node))) }
        if let node = values["type"] { forms.append(.type(try node.word(ScenarioTouch.Tool.self))) }
        for name in NumberName.allCases {
            if let node = values[name.rawValue] { forms.append(.number(name, try ExpectedNumber(node))) }
        }
        if let node = values["location"] { forms.append(.location(try ExpectedPoint(node))) }
        if let node = values["previousLocation"] { forms.append(.previousLocation(try ExpectedPoint(node))) }
        if let node = values["coalesced"] { forms.append(.coalesced(try ExpectedPoint.list(node))) }
        if let node = values["coalescedPrevious"] { forms.append(.coalescedPrevious(try ExpectedPoint.list(node))) }
        if let node = values["gestureRecognizers"] {
            var ids: [String] = []
            for element in try node.elements(atMost: ScenarioLimits.recognizers) { ids.append(try decoder.recognizer(element)) }
            forms.append(.gestureRecognizers(ids))
        }
        guard !forms.isEmpty else { throw values.node.error("no value is expected") }
    }

    private static func subject(_ node: ScenarioNode, _ decoder: ScenarioDecoder) throws(ScenarioError) -> String {
        let id = try node.string()
        guard decoder.recognizers[id] != nil else { return try decoder.view(node) }
        guard decoder.logsCallbacks else { throw node.error("recognizers' calls are recorded only with \"recognizerCallbacks\": true") }
        return id
    }

    private static func moment(_ values: ScenarioObject) throws(ScenarioError) -> Moment {
        if let node = values["at_ms"] {
            if let other = values["at"] { throw other.error("either 'at' or 'at_ms'") }
            return .event(try node.number(in: 0...ScenarioLimits.milliseconds))
        }
        let node = try values.required("at"), text = try node.string(), (word, index) = text.splitIndex
        guard let phase = RecordedTouch.Phase(rawValue: String(word)), phase != .stationary else {
            throw node.error("\(text.quoted) names no call: began, moved, moved[2], ended, cancelled")
        }
        return .call(phase, index ?? 0)
    }

    func failures(in recording: Recording) -> [String] {
        guard let (touch, time) = touch(in: recording) else { return ["finger \(finger): \(missing)"] }
        return forms.compactMap { form in
            failure(form, touch).map { "finger \(finger), \(touch.phase.rawValue) at \(time.text) ms: \($0)" }
        }
    }

    private func touch(in recording: Recording) -> (RecordedTouch, Double)? {
        switch moment {
        case .call(let phase, let index):
            let isOfRecognizer = recording.recognizerCalls.contains { $0.subject == subject }
            let found = (isOfRecognizer ? recording.recognizerCalls : recording.calls)
                .filter { $0.phase == phase && (subject == nil || $0.subject == subject) }
                .flatMap { call in call.touches.filter { $0.finger == finger }.map { ($0, call.time) } }
            return index < found.count ? found[index] : nil
        case .event(let time):
            guard let event = recording.events.last(where: { abs($0.time - time) <= ExpectedNumber.tolerance }) else { return nil }
            return event.touches.first { $0.finger == finger }.map { ($0, event.time) }
        }
    }

    private var missing: String {
        switch moment {
        case .call(let phase, 0): "\(subject ?? "no view") \(subject == nil ? "got" : "did not get") it in a call of \(phase.rawValue)"
        case .call(let phase, let index):
            "\(subject ?? "no view") \(subject == nil ? "got" : "did not get") it in a call of \(phase.rawValue)[\(index)]"
        case .event(let time): "it is not in an event at \(time.text) ms"
        }
    }

    private func failure(_ form: Form, _ touch: RecordedTouch) -> String? {
        switch form {
        case .phase(let expected):
            return difference("phase", touch.phase.rawValue, expected.rawValue)
        case .view(let expected):
            return difference("view", touch.view ?? "none", expected ?? "none")
        case .type(let expected):
            return difference("type", touch.tool, expected.rawValue)
        case .number(let name, let expected):
            let value: Double = switch name {
            case .timestamp_ms: touch.timestamp
            case .tapCount: Double(touch.tapCount)
            case .force: touch.force
            case .majorRadius: touch.majorRadius
            }
            return expected.contains(value) ? nil : "\(name.rawValue) is \(value.text), expected \(expected)"
        case .location(let expected):
            return difference("location", view.flatMap { touch.locations[$0] } ?? touch.location, expected)
        case .previousLocation(let expected):
            return difference("previousLocation", view.flatMap { touch.previousLocations[$0] } ?? touch.previousLocation, expected)
        case .coalesced(let expected):
            return difference("coalesced locations", touch.coalesced.map(\.location), expected)
        case .gestureRecognizers(let expected):
            return difference("gestureRecognizers", "[\(touch.recognizers.joined(separator: ", "))]",
                              "[\(expected.joined(separator: ", "))]")
        case .coalescedPrevious(let expected):
            return difference("coalesced previous locations", touch.coalesced.map(\.previousLocation), expected)
        }
    }

    private func difference(_ what: String, _ value: String, _ expected: String) -> String? {
        value == expected ? nil : "\(what) is \(value), expected \(expected)"
    }

    private func difference(_ what: String, _ value: CGPoint, _ expected: ExpectedPoint) -> String? {
        expected.contains(value) ? nil : "\(what) is \(value.text), expected \(expected)"
    }

    private func difference(_ what: String, _ values: [CGPoint], _ expected: [ExpectedPoint]) -> String? {
        let isEqual = values.count == expected.count && zip(values, expected).allSatisfy { $1.contains($0) }
        return isEqual ? nil : "\(what) are \(values.map(\.text).joined(separator: " ")), "
            + "expected \(expected.map(\.description).joined(separator: " "))"
    }
}
