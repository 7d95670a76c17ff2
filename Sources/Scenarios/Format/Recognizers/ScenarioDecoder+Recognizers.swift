extension ScenarioDecoder {
    mutating func decodeRecognizers() throws(ScenarioError) -> [ScenarioRecognizer] {
        var result: [ScenarioRecognizer] = []
        for node in try root["recognizers"]?.elements(atMost: ScenarioLimits.recognizers) ?? [] {
            let recognizer = try decodeRecognizer(node)
            recognizers[recognizer.id] = recognizer
            result.append(recognizer)
        }
        return result
    }

    private func decodeRecognizer(_ node: ScenarioNode) throws(ScenarioError) -> ScenarioRecognizer {
        let object = try node.object()
        let kind = try object.required("type").word(ScenarioRecognizer.Kind.self)
        try object.allow(["id", "type", "view", "props", "delegate"] + (kind == .scripted ? RecognizerScript.keys : []))
        let idNode = try object.required("id"), id = try idNode.string()
        guard !id.isEmpty, id.count <= 100, !id.contains(where: { "!?.{}".contains($0) }) else {
            throw idNode.error("an id has 1 to 100 characters, none of ! ? . { }")
        }
        guard recognizers[id] == nil, views[id] == nil else { throw idNode.error("something is called \(id.quoted) already") }
        let viewNode = try object.required("view")
        if kind.isOfScrollView {
            guard !viewNode.isNull, views[try view(viewNode)]?.kind == .scrollView else {
                throw viewNode.error("only a scroll view has a \(kind.rawValue)")
            }
            if let delegate = object["delegate"] { throw delegate.error("the delegate of a scroll view's own recognizer is the scroll view") }
        }
        let props = try object["props"]?.object()
        var properties: [RecognizerProperty] = []
        for (name, value) in props?.members ?? [] where !(kind == .scripted && RecognizerScript.keys.contains(name)) {
            let property = try RecognizerProperty(name: value, name, value: value, kind: kind)
            if case .state = property { throw value.error("a step sets the state; at first it is possible") }
            properties.append(property)
        }
        // A script's keys stand in `props` or beside it.
        let keys = (object.members + (props?.members ?? [])).filter { RecognizerScript.keys.contains($0.key) }
        return ScenarioRecognizer(
            id: id, kind: kind, view: viewNode.isNull ? nil : try view(viewNode), properties: properties,
            script: try RecognizerScript(ScenarioObject(node: node, members: keys)),
            delegate: try object["delegate"].map { node throws(ScenarioError) in try decodeDelegate(node.object()) })
    }

    private func decodeDelegate(_ object: ScenarioObject) throws(ScenarioError) -> DelegateAnswers {
        try object.allow(["shouldBegin", "shouldReceive", "shouldReceiveEvent", "shouldRecognizeSimultaneously"])
        var answers = DelegateAnswers()
        answers.shouldBegin = try object["shouldBegin"]?.bool()
        answers.shouldReceiveEvent = try object["shouldReceiveEvent"]?.bool()
        answers.shouldRecognizeSimultaneously = try object["shouldRecognizeSimultaneously"]?.bool()
        guard let node = object["shouldReceive"] else { return answers }
        if case .bool(let bool) = node.value {
            answers.shouldReceive = bool
            return answers
        }
        let exception = try node.object()
        try exception.allow(["except"])
        var refused: [String] = []
        for element in try exception.required("except").elements(atMost: ScenarioLimits.views) { refused.append(try view(element)) }
        answers.refusedViews = refused
        return answers
    }

    /// Reads the relations: failure requirements, and what the delegates of the recognizers answer about others.
    mutating func decodeRelations(_ list: inout [ScenarioRecognizer]) throws(ScenarioError) -> [ScenarioRequirement] {
        var requirements: [ScenarioRequirement] = []
        for node in try root["relations"]?.elements(atMost: ScenarioLimits.relations) ?? [] {
            let object = try node.object()
            let kind = try object.required("kind").word(RelationKind.self)
            let (recognizer, other) = try relationEnds(object, kind)
            guard let index = list.firstIndex(where: { $0.id == recognizer }) else { continue }
            if kind == .requireToFail {
                requirements.append(ScenarioRequirement(recognizer: recognizer, other: other))
                continue
            }
            guard !list[index].kind.isOfScrollView else {
                throw node.error("\(recognizer.quoted) takes part in relations of delegates only as the other: its own delegate is the scroll view")
            }
            var delegate = list[index].delegate ?? DelegateAnswers()
            switch kind {
            case .simultaneous: delegate.simultaneous.append(other)
            case .delegateShouldRequireFailure: delegate.shouldRequireFailure.append(other)
            default: delegate.shouldBeRequiredToFail.append(other)
            }
            list[index].delegate = delegate
        }
        return requirements
    }

    private func relationEnds(_ object: ScenarioObject, _ kind: RelationKind) throws(ScenarioError) -> (String, String) {
        let first: ScenarioNode, second: ScenarioNode
        if kind == .simultaneous {
            try object.allow(["kind", "between"])
            let ends = try object.required("between").elements(atMost: 2)
            guard ends.count == 2 else { throw try object.required("between").error("a relation is between two") }
            (first, second) = (ends[0], ends[1])
        } else {
            try object.allow(["kind", "recognizer", "other"])
            (first, second) = (try object.required("recognizer"), try object.required("other"))
        }
        let ends = (try recognizer(first), try recognizer(second))
        guard ends.0 != ends.1 else { throw second.error("a recognizer has no relation to itself") }
        return ends
    }

    private enum RelationKind: String, CaseIterable {
        case requireToFail, simultaneous, delegateShouldRequireFailure, delegateShouldBeRequiredToFail
    }

    /// The id of a recognizer that exists.
    func recognizer(_ node: ScenarioNode) throws(ScenarioError) -> String {
        let id = try node.string()
        guard recognizers[id] != nil else { throw node.error("there is no recognizer \(id.quoted)") }
        return id
    }
}
