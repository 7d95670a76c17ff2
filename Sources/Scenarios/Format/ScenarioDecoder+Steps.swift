import Foundation

extension ScenarioDecoder {
    /// Reads the steps: those at a time, and those inside a callback.
    func decodeSteps(end: Double) throws(ScenarioError) -> ([ScenarioStep], [ScenarioReaction]) {
        var steps: [ScenarioStep] = [], reactions: [ScenarioReaction] = []
        var parents = views.compactMapValues(\.parent)
        for node in try root["steps"]?.elements(atMost: ScenarioLimits.steps) ?? [] {
            let object = try node.object(), action = try decodeAction(object)
            if let moment = object["during"] {
                reactions += try decodeMoment(moment).map { ScenarioReaction(moment: $0, action: action) }
            } else {
                let time = try decodeTime(object, since: steps.last?.time ?? 0, end: end)
                try follow(action, object, &parents)
                steps.append(ScenarioStep(time: time, action: action))
            }
        }
        return (steps, reactions)
    }

    /// Keeps track of the hierarchy: adding a view to one inside it is a programming error of the caller, hence one of the file.
    private func follow(_ action: ScenarioStep.Action, _ object: ScenarioObject, _ parents: inout [String: String]) throws(ScenarioError) {
        switch action {
        case .removeFromSuperview(let view):
            parents[view] = nil
        case .addSubview(let view, let subview):
            var ancestor: String? = view
            while let id = ancestor {
                guard id != subview else {
                    throw try object.required("value").error("\(subview.quoted) can't be added to itself or to a view in it")
                }
                ancestor = parents[id]
            }
            parents[subview] = view
        default:
            break
        }
    }

    private func decodeAction(_ object: ScenarioObject) throws(ScenarioError) -> ScenarioStep.Action {
        if let name = object["set"] { return try decodeSet(object, name) }
        guard let call = object["call"] else { throw object.node.error("a step has the key 'set' or the key 'call'") }
        switch try call.string() {
        case "beginIgnoringInteractionEvents":
            try allow(object, ["call"])
            return .beginIgnoringInteractionEvents
        case "endIgnoringInteractionEvents":
            try allow(object, ["call"])
            return .endIgnoringInteractionEvents
        case "setVisible":
            try allow(object, ["call", "value"])
            return .setVisible(try object.required("value").bool())
        case "removeFromSuperview":
            try allow(object, ["view", "call"])
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
        case "setTranslation":
            try allow(object, ["recognizer", "call", "value"])
            let node = try object.required("recognizer"), id = try recognizer(node)
            guard recognizers[id]?.kind.hasTranslation == true else { throw node.error("\(id.quoted) has no translation") }
            return .setTranslation(recognizer: id, try CGPoint(try object.required("value")))
        case "addGestureRecognizer":
            try allow(object, ["view", "call", "value"])
            let id = try recognizer(try object.required("value"))
            return .addGestureRecognizer(view: try view(try object.required("view")), recognizer: id)
        case "removeGestureRecognizer":
            try allow(object, ["recognizer", "call"])
            return .removeGestureRecognizer(try recognizer(try object.required("recognizer")))
        case let other:
            throw call.error("unknown call \(other.quoted); known: addGestureRecognizer, addSubview, beginIgnoringInteractionEvents, "
                + "bringSubviewToFront, endIgnoringInteractionEvents, removeFromSuperview, removeGestureRecognizer, sendSubviewToBack, "
                + "setTranslation, setVisible")
        }
    }

    private func decodeSet(_ object: ScenarioObject, _ name: ScenarioNode) throws(ScenarioError) -> ScenarioStep.Action {
        if let node = object["recognizer"] {
            try allow(object, ["recognizer", "set", "value"])
            let id = try recognizer(node), kind = recognizers[id]?.kind ?? .scripted, value = try object.required("value")
            return .setRecognizer(id, try RecognizerProperty(name: name, try name.string(), value: value, kind: kind))
        }
        try allow(object, ["view", "set", "value"])
        let id = try view(try object.required("view")), value = try object.required("value")
        let property = try ViewProperty(name: name, try name.string(), value: value)
        try check(property, on: views[id]?.kind ?? .view, name)
        return .set(view: id, property)
    }

    private func allow(_ object: ScenarioObject, _ keys: [String]) throws(ScenarioError) {
        try object.allow([object.has("during") ? "during" : "t_ms"] + keys)
    }

    private func viewAndSubview(_ object: ScenarioObject) throws(ScenarioError) -> (String, String) {
        try allow(object, ["view", "call", "value"])
        let id = try view(try object.required("view")), node = try object.required("value"), subview = try view(node)
        guard views[subview]?.kind != .window else { throw node.error("a window is no subview") }
        return (id, subview)
    }

    private func viewInWindow(_ object: ScenarioObject) throws(ScenarioError) -> String {
        let node = try object.required("view"), id = try view(node)
        guard views[id]?.kind != .window else { throw node.error("a window has no superview") }
        return id
    }
}
