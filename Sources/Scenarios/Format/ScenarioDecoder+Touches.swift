import Foundation

extension ScenarioDecoder {
    mutating func decodeTouches(end: Double) throws(ScenarioError) -> [ScenarioTouch] {
        var touches: [ScenarioTouch] = []
        var down: [Int: ScenarioTouch] = [:]
        var latest = 0.0
        for node in try root.required("touches").elements(atMost: Scenario.Limit.touches) {
            let touch = try decodeTouch(node, down: down, since: latest, end: end)
            let last = down[touch.finger]
            latest = touch.time
            fingers.insert(touch.finger)
            switch touch.phase {
            case .began, .moved:
                down[touch.finger] = touch
                touches.append(touch)
            case .ended, .cancelled:
                down[touch.finger] = nil
                // Contacts end where they were last: one that ends elsewhere went there first.
                if touch.phase == .ended, let last, touch.location != last.location { touches.append(touch.with(.moved)) }
                touches.append(touch)
            }
        }
        return touches
    }

    private func decodeTouch(_ node: ScenarioNode, down: [Int: ScenarioTouch], since: Double, end: Double) throws(ScenarioError) -> ScenarioTouch {
        let object = try node.object()
        try object.allow(["t_ms", "finger", "phase", "x", "y", "type", "force", "majorRadius"])
        let time = try decodeTime(object, since: since, end: end)
        let fingerNode = try object.required("finger"), finger = try fingerNode.integer(in: 0...Scenario.Limit.fingers)
        let phaseNode = try object.required("phase")
        if case .string("hover") = phaseNode.value { throw phaseNode.error("hovering pointers are not supported by this version") }
        let phase = try phaseNode.word(ScenarioTouch.Phase.self)
        let last = down[finger]
        if phase == .began, last != nil { throw phaseNode.error("finger \(finger) is down already") }
        if phase != .began, last == nil { throw phaseNode.error("finger \(finger) is not down") }
        let tool = try object["type"]?.word(ScenarioTouch.Tool.self) ?? last?.tool ?? .direct
        if let last, last.tool != tool { throw try object.required("type").error("finger \(finger) landed as \(last.tool.rawValue)") }
        return ScenarioTouch(
            time: time, finger: finger, phase: phase, location: try decodeLocation(object, phase: phase, last: last?.location), tool: tool,
            force: try object["force"]?.number(in: 0...1000) ?? last?.force,
            majorRadius: try object["majorRadius"]?.number(in: 0...10_000) ?? last?.majorRadius)
    }

    private func decodeLocation(_ object: ScenarioObject, phase: ScenarioTouch.Phase, last: CGPoint?) throws(ScenarioError) -> CGPoint {
        if let last, phase == .ended || phase == .cancelled, !object.has("x"), !object.has("y") { return last }
        return CGPoint(x: try object.required("x").number(), y: try object.required("y").number())
    }

    /// The time of a touch or a step: within the scenario, and not before the one listed above it.
    func decodeTime(_ object: ScenarioObject, since: Double, end: Double) throws(ScenarioError) -> Double {
        let node = try object.required("t_ms"), time = try node.number(in: 0...Scenario.Limit.milliseconds)
        guard time >= since else { throw node.error("\(time.text) is before \(since.text); the list is ordered by time") }
        guard time <= end else { throw node.error("\(time.text) is after until_ms, \(end.text)") }
        return time
    }
}

extension ScenarioTouch {
    func with(_ phase: Phase) -> ScenarioTouch {
        ScenarioTouch(time: time, finger: finger, phase: phase, location: location, tool: tool, force: force, majorRadius: majorRadius)
    }
}
