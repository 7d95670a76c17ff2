extension ScenarioDecoder {
    func decodeSteps(end: Double) throws(ScenarioError) -> [ScenarioStep] {
        var steps: [ScenarioStep] = []
        var parents = views.compactMapValues(\.parent)
        for node in try root["steps"]?.elements(atMost: Scenario.Limit.steps) ?? [] {
            let object = try node.object()
            let time = try decodeTime(object, since: steps.last?.time ?? 0, end: end)
            let action = try decodeAction(object)
            try follow(action, object, &parents)
            steps.append(ScenarioStep(time: time, action: action))
        }
        return steps
    }

    /// Keeps track of who is in whom: adding a view to one inside it is a programming error of the caller, hence one of the file.
    private func follow(_ action: ScenarioStep.Action, _ object: ScenarioObject, _ parents: inout [String: String]) throws(ScenarioError) {
        switch action {
        case .removeFromSuperview(let view):
            parents[view] = nil
        case .addSubview(let view, let subview):
            var ancestor: String? = view
            while let id = ancestor {
                if id == subview { throw try object.required("value").error("\(subview.quoted) can't be added to itself or to a view in it") }
                ancestor = parents[id]
            }
            parents[subview] = view
        default:
            break
        }
    }

    private func decodeAction(_ object: ScenarioObject) throws(ScenarioError) -> ScenarioStep.Action {
        if let node = object["recognizer"] { throw node.error(Self.noRecognizers) }
        if let name = object["set"] {
            try object.allow(["t_ms", "view", "set", "value"])
            let id = try view(try object.required("view")), value = try object.required("value")
            let property = try ViewProperty(name: name, try name.string(), value: value)
            try check(property, on: views[id]?.kind ?? .view, name)
            return .set(view: id, property)
        }
        guard let call = object["call"] else { throw object.node.error("a step has the key 'set' or the key 'call'") }
        switch try call.string() {
        case "beginIgnoringInteractionEvents":
            try object.allow(["t_ms", "call"])
            return .beginIgnoringInteractionEvents
        case "endIgnoringInteractionEvents":
            try object.allow(["t_ms", "call"])
            return .endIgnoringInteractionEvents
        case "setVisible":
            try object.allow(["t_ms", "call", "value"])
            return .setVisible(try object.required("value").bool())
        case "removeFromSuperview":
            try object.allow(["t_ms", "view", "call"])
            return .removeFromSuperview(view: try viewInWindow(object))
        case "addSubview":
            let (id, subview) = try viewAndSubview(object)
            return .addSubview(view: id, subview: subview)
        case "bringSubviewToFront":
            let (id, subview) = try viewAndSubview(object)
            return .bringSubviewToFront(view: id, subview: subview)
        case "sendSubviewToBack":
            let (id, subview) = try viewAndSubview(object)
            return .sendSubviewToBack(view: id, subview: subview)
        case let other:
            throw call.error("unknown call \(other.quoted); known: addSubview, beginIgnoringInteractionEvents, bringSubviewToFront, "
                + "endIgnoringInteractionEvents, removeFromSuperview, sendSubviewToBack, setVisible")
        }
    }

    private func viewAndSubview(_ object: ScenarioObject) throws(ScenarioError) -> (String, String) {
        try object.allow(["t_ms", "view", "call", "value"])
        let id = try view(try object.required("view")), node = try object.required("value"), subview = try view(node)
        guard views[subview]?.kind == .view else { throw node.error("a window is no subview") }
        return (id, subview)
    }

    private func viewInWindow(_ object: ScenarioObject) throws(ScenarioError) -> String {
        let node = try object.required("view"), id = try view(node)
        guard views[id]?.kind == .view else { throw node.error("a window has no superview") }
        return id
    }
}
