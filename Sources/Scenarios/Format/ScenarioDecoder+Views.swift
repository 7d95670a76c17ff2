import Foundation

extension ScenarioDecoder {
    mutating func decodeViews() throws(ScenarioError) -> [ScenarioViewDescription] {
        let list = try root.required("views")
        var result: [ScenarioViewDescription] = []
        for node in try list.elements(atMost: ScenarioLimits.views) {
            let view = try decodeView(node, isFirst: result.isEmpty)
            if result.isEmpty { size = view.frame.size }
            views[view.id] = view
            result.append(view)
        }
        guard !result.isEmpty else { throw list.error("a scenario has at least one view") }
        return result
    }

    private func decodeView(_ node: ScenarioNode, isFirst: Bool) throws(ScenarioError) -> ScenarioViewDescription {
        let object = try node.object()
        try object.allow(["id", "kind", "parent", "frame", "props"])
        let idNode = try object.required("id"), id = try idNode.string()
        guard !id.isEmpty, id.count <= 100 else { throw idNode.error("an id has 1 to 100 characters") }
        guard views[id] == nil else { throw idNode.error("there is a view \(id.quoted) already") }
        let kind = try object["kind"]?.word(ScenarioViewDescription.Kind.self) ?? .view
        let frameNode = try object.required("frame"), frame = try CGRect(frameNode)
        let parent = try decodeParent(object, kind: kind, isFirst: isFirst)
        if isFirst { try checkRoot(frame, frameNode) }
        var handlesTouches = true, answersNoHitTest = false, letsGesturesBegin: Bool?
        var properties: [ViewProperty] = [], control: ScenarioControl?
        for (name, value) in try object["props"]?.object().members ?? [] {
            switch name {
            case "handlesTouches": handlesTouches = try value.bool()
            case "hitTest":
                guard try value.string() == "nil" else { throw value.error("the one override of hitTest is 'nil'") }
                answersNoHitTest = true
            case "gestureRecognizerShouldBegin": letsGesturesBegin = try value.bool()
            case "control": control = try value.word(ScenarioControl.self)
            default:
                let property = try ViewProperty(name: value, name, value: value)
                try check(property, on: kind, value)
                properties.append(property)
            }
        }
        if control != nil {
            guard kind == .view, handlesTouches, !answersNoHitTest, letsGesturesBegin == nil else {
                throw node.error("a control is of kind view and has no overrides: handlesTouches, hitTest, gestureRecognizerShouldBegin")
            }
            handlesTouches = false
        }
        return ScenarioViewDescription(id: id, kind: kind, parent: parent, frame: frame, control: control, handlesTouches: handlesTouches,
                                       answersNoHitTest: answersNoHitTest, letsGesturesBegin: letsGesturesBegin,
                                       properties: properties)
    }

    private func decodeParent(
        _ object: ScenarioObject, kind: ScenarioViewDescription.Kind, isFirst: Bool
    ) throws(ScenarioError) -> String? {
        guard let node = object["parent"], !node.isNull else {
            guard isFirst || kind == .window else { throw object.node.error("the key 'parent' is missing; only the first view has none") }
            guard !isFirst || kind != .window else { throw object.node.error("the first view is no window but the root of one") }
            return nil
        }
        if isFirst { throw node.error("the first view is the window's root and has no parent") }
        if kind == .window { throw node.error("a window has no parent") }
        let parent = try node.string()
        guard views[parent] != nil else { throw node.error("there is no view \(parent.quoted) before this one") }
        return parent
    }

    private func checkRoot(_ frame: CGRect, _ node: ScenarioNode) throws(ScenarioError) {
        let sides = 1...ScenarioLimits.side
        guard frame.origin == .zero, sides.contains(frame.width), sides.contains(frame.height) else {
            throw node.error("the first view covers the window: it is at (0, 0) and its sides are 1 … \(ScenarioLimits.side.text)")
        }
    }

    func check(_ property: ViewProperty, on kind: ScenarioViewDescription.Kind, _ node: ScenarioNode) throws(ScenarioError) {
        if property.belongsToWindows, kind != .window { throw node.error("only a window has this property") }
        if property.belongsToScrollViews, kind != .scrollView { throw node.error("only a scroll view has this property") }
    }
}
