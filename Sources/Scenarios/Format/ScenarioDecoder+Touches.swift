import Foundation

extension ScenarioDecoder {
    mutating func decodeTouches(end: Double) throws(ScenarioError) -> [ScenarioTouch] {
        var touches: [ScenarioTouch] = []
        var down: [Int: ScenarioTouch] = [:], hovering: [Int: ScenarioTouch] = [:]
        var latest = 0.0
        for node in try root.required("touches").elements(atMost: ScenarioLimits.touches) {
            let touch = try decodeTouch(node, down: down, hovering: hovering, since: latest, end: end)
            let last = down[touch.finger]
            latest = touch.time
            fingers.insert(touch.finger)
            switch touch.phase {
            case .began, .moved:
                down[touch.finger] = touch
                touches.append(touch)
                guard down.count <= ScenarioLimits.contacts else { throw node.error("more than \(ScenarioLimits.contacts) fingers are down") }
            case .ended, .cancelled:
                down[touch.finger] = nil
                // Contacts end where they were last: one that ends elsewhere went there first.
                if touch.phase == .ended, let last, touch.location != last.location { touches.append(touch.with(.moved)) }
                touches.append(touch)
            case .hover:
                hovering[touch.finger] = touch
                touches.append(touch)
                guard hovering.count <= ScenarioLimits.contacts else { throw node.error("more than \(ScenarioLimits.contacts) devices hover") }
            case .left:
                hovering[touch.finger] = nil
                touches.append(touch)
            }
        }
        return touches
    }

    private func decodeTouch(
        _ node: ScenarioNode, down: [Int: ScenarioTouch], hovering: [Int: ScenarioTouch], since: Double, end: Double
    ) throws(ScenarioError) -> ScenarioTouch {
        let object = try node.object()
        try object.allow(["t_ms", "finger", "phase", "x", "y", "type", "force", "majorRadius", "zOffset"])
        let time = try decodeTime(object, since: since, end: end)
        let fingerNode = try object.required("finger"), finger = try fingerNode.integer(in: 0...ScenarioLimits.fingers)
        let phaseNode = try object.required("phase")
        let phase = try phaseNode.word(ScenarioTouch.Phase.self)
        let contact = down[finger], last = contact ?? hovering[finger]
        try check(phase, of: finger, isDown: contact != nil, isHovering: hovering[finger] != nil, phaseNode)
        let tool = try object["type"]?.word(ScenarioTouch.Tool.self) ?? last?.tool ?? (phase == .hover ? .pointer : .direct)
        if let last, last.tool != tool {
            throw try object.required("type").error("finger \(finger) \(contact == nil ? "hovers" : "landed") as \(last.tool.rawValue)")
        }
        if phase == .hover, tool == .direct { throw try object.required("type").error("what hovers is a pointer or a pencil") }
        if let node = object["zOffset"], phase != .hover { throw node.error("only what hovers has a zOffset") }
        let location = try decodeLocation(object, phase: phase, last: last?.location)
        guard phase != .began || CGRect(origin: .zero, size: size).contains(location) else {
            throw node.error("finger \(finger) lands at \(location.text), outside the window of "
                + "\(Double(size.width).text) by \(Double(size.height).text) points")
        }
        return ScenarioTouch(
            time: time, finger: finger, phase: phase, location: location, tool: tool,
            force: try object["force"]?.number(in: 0...1000) ?? contact?.force,
            majorRadius: try object["majorRadius"]?.number(in: 0...10_000) ?? contact?.majorRadius,
            zOffset: try object["zOffset"]?.number(in: 0...1))
    }

    private func check(
        _ phase: ScenarioTouch.Phase, of finger: Int, isDown: Bool, isHovering: Bool, _ node: ScenarioNode
    ) throws(ScenarioError) {
        switch phase {
        case .began where isDown: throw node.error("finger \(finger) is down already")
        case .hover where isDown: throw node.error("finger \(finger) is down and does not hover")
        case .moved where !isDown, .ended where !isDown, .cancelled where !isDown: throw node.error("finger \(finger) is not down")
        case .left where !isHovering: throw node.error("finger \(finger) does not hover")
        case .left where isDown: throw node.error("finger \(finger) is down")
        default: break
        }
    }

    private func decodeLocation(_ object: ScenarioObject, phase: ScenarioTouch.Phase, last: CGPoint?) throws(ScenarioError) -> CGPoint {
        if let last, phase == .ended || phase == .cancelled || phase == .left, !object.has("x"), !object.has("y") { return last }
        return CGPoint(x: try object.required("x").number(), y: try object.required("y").number())
    }

    /// The time of a touch or a step: within the scenario, and not before the one listed above it.
    func decodeTime(_ object: ScenarioObject, since: Double, end: Double) throws(ScenarioError) -> Double {
        let node = try object.required("t_ms"), time = try node.number(in: 0...ScenarioLimits.milliseconds)
        guard time >= since else { throw node.error("\(time.text) is before \(since.text); the list is ordered by time") }
        guard time <= end else { throw node.error("\(time.text) is after until_ms, \(end.text)") }
        return time
    }
}

extension ScenarioTouch {
    func with(_ phase: Phase) -> ScenarioTouch {
        ScenarioTouch(time: time, finger: finger, phase: phase, location: location, tool: tool, force: force, majorRadius: majorRadius,
                      zOffset: zOffset)
    }
}
