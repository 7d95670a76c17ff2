/// What is expected of the event delivered at a time, as the window receives it.
struct EventExpectation: Sendable {
    /// Milliseconds.
    private let time: Double
    private var forms: [Form] = []

    private enum Form: Sendable {
        case allTouches([Int])
        /// Of a view or a recognizer.
        case touches(of: String, [Int])
    }

    init(_ object: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        try object.allow(["event"])
        let event = try object.required("event").object()
        try event.allow(["at_ms", "allTouches", "touches"])
        time = try event.required("at_ms").number(in: 0...ScenarioLimits.milliseconds)
        if let node = event["allTouches"] { forms.append(.allTouches(try Self.fingers(node, decoder))) }
        for (name, node) in try event["touches"]?.object().members ?? [] {
            guard decoder.views[name] != nil || decoder.recognizers[name] != nil else {
                throw node.error("there is no view or recognizer \(name.quoted)")
            }
            forms.append(.touches(of: name, try Self.fingers(node, decoder)))
        }
        guard !forms.isEmpty else { throw event.node.error("nothing is expected of the event") }
    }

    private static func fingers(_ node: ScenarioNode, _ decoder: ScenarioDecoder) throws(ScenarioError) -> [Int] {
        var fingers: [Int] = []
        for element in try node.elements(atMost: 1000) { fingers.append(try decoder.finger(element)) }
        return fingers.sorted()
    }

    func failures(in recording: Recording) -> [String] {
        guard let event = recording.events.last(where: { abs($0.time - time) <= ExpectedNumber.tolerance }) else {
            return ["no event was delivered at \(time.text) ms"]
        }
        return forms.compactMap { form in
            switch form {
            case .allTouches(let expected):
                failure("allTouches", event.touches.map(\.finger), expected)
            case .touches(let id, let expected):
                failure("touches(for: \(id))", event.fingers[id] ?? [], expected)
            }
        }
    }

    private func failure(_ what: String, _ fingers: [Int], _ expected: [Int]) -> String? {
        fingers == expected ? nil : "\(what) at \(time.text) ms: \(text(fingers)), expected \(text(expected))"
    }

    private func text(_ fingers: [Int]) -> String { "{\(fingers.map(String.init).joined(separator: ","))}" }
}
