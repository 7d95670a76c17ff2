/// One entry of `expect`: a subject with one or several forms about it, all of which must hold.
struct Expectation: Sendable {
    /// The entry's JSON path, which failures name.
    let path: String
    let subject: Subject

    /// What the entry is about. A form that is added gets a case here, or a member of the subject's type.
    enum Subject: Sendable {
        case view(ViewExpectation)
        case finger(FingerExpectation)
        case values(ValuesExpectation)
        case recognizer(RecognizerExpectation)
        case recognizerValues(RecognizerValuesExpectation)
        case controlValues(ControlValuesExpectation)
        case exclusive(ExclusiveExpectation)
        case event(EventExpectation)
        case hitTest(HitTestExpectation)
        case log(LogExpectation)
    }

    /// What does not hold, a sentence each; empty when all is well.
    func failures(in recording: Recording) -> [String] {
        switch subject {
        case .view(let expectation): expectation.failures(in: recording)
        case .finger(let expectation): expectation.failures(in: recording)
        case .values(let expectation): expectation.failures(in: recording)
        case .recognizer(let expectation): expectation.failures(in: recording)
        case .recognizerValues(let expectation): expectation.failures(in: recording)
        case .controlValues(let expectation): expectation.failures(in: recording)
        case .exclusive(let expectation): expectation.failures(in: recording)
        case .event(let expectation): expectation.failures(in: recording)
        case .hitTest(let expectation): expectation.failures(in: recording)
        case .log(let expectation): expectation.failures(in: recording)
        }
    }
}

extension ScenarioDecoder {
    func decodeExpectations() throws(ScenarioError) -> [Expectation] {
        let list = try root.required("expect")
        var result: [Expectation] = []
        for node in try list.elements(atMost: ScenarioLimits.expectations) {
            result.append(Expectation(path: node.path, subject: try decodeSubject(node.object())))
        }
        guard !result.isEmpty else { throw list.error("a scenario expects at least one thing") }
        return result
    }

    private func decodeSubject(_ object: ScenarioObject) throws(ScenarioError) -> Expectation.Subject {
        if object.has("hit_test") { return .hitTest(try HitTestExpectation(object, self)) }
        if object.has("log") { return .log(try LogExpectation(object, self)) }
        if let node = object["values"] {
            try object.allow(["values"])
            let values = try node.object()
            if values.has("control") { return .controlValues(try ControlValuesExpectation(values, self)) }
            return values.has("recognizer") ? .recognizerValues(try RecognizerValuesExpectation(values, self))
                : .values(try ValuesExpectation(values, self))
        }
        if object.has("event") { return .event(try EventExpectation(object, self)) }
        if object.has("finger") { return .finger(try FingerExpectation(object, self)) }
        if object.has("recognizer") { return .recognizer(try RecognizerExpectation(object, self)) }
        if let node = object["exactly_one_fires"] {
            try object.allow(["exactly_one_fires"])
            return .exclusive(try ExclusiveExpectation(node, self))
        }
        if object.has("view") { return .view(try ViewExpectation(object, self)) }
        throw object.node.error("an expectation has one of the keys view, finger, recognizer, "
            + "exactly_one_fires, values, event, hit_test, log")
    }
}
