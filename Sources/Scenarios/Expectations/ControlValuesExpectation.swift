/// What is expected of a control: its value at the end, and what it has sent.
struct ControlValuesExpectation: Sendable {
    private let control: String
    private let value: ExpectedNumber?
    private let sent: [(name: String, count: Int)]

    init(_ object: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        try object.allow(["control", "value", "sent"])
        let node = try object.required("control")
        control = try decoder.view(node)
        guard let kind = decoder.views[control]?.control else { throw node.error("\(control.quoted) is no control") }
        if let node = object["value"], !kind.hasValue { throw node.error("a \(kind.rawValue) has no value") }
        value = if let node = object["value"] { try ExpectedNumber(node) } else { nil }
        var sent: [(name: String, count: Int)] = []
        for (name, node) in try object["sent"]?.object().members ?? [] {
            guard RecordedControl.names.contains(name) else {
                throw node.error("\(name.quoted) is none of \(RecordedControl.names.joined(separator: ", "))")
            }
            sent.append((name, try node.integer(in: 0...1_000_000)))
        }
        self.sent = sent
        guard value != nil || !sent.isEmpty else { throw object.node.error("no value is expected") }
    }

    func failures(in recording: Recording) -> [String] {
        let found = recording.controls[control] ?? RecordedControl()
        var failures: [String] = []
        if let value, let present = found.value, !value.contains(present) { failures.append("value of \(control) is \(present.text), expected \(value)") }
        for (name, count) in sent where found.sent[name] ?? 0 != count {
            failures.append("\(control) sent \(name) \(found.sent[name] ?? 0) times, expected \(count)")
        }
        return failures
    }
}
