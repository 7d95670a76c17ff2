import Foundation

/// What is expected of a view: its calls, the touches that it got, its place at the end.
struct ViewExpectation: Sendable {
    let view: String
    private var forms: [Form] = []
    /// Whether the expectation holds when there is nothing to judge.
    private let ifAny: Bool

    private enum Form: Sendable {
        case calls([Run])
        case callTime(RecordedTouch.Phase, ExpectedNumber)
        case distinctTouches(Int)
        case distinctEvents(Int)
        case maximumMovedCalls(Int)
        case coalescedTotalMoved(ExpectedNumber)
        case coalescedLastEqualsTouch(Bool)
        case coalescedTimestampsIncrease
        case frame([ExpectedNumber])
        case predictionsAreLater
        case predictionsPoint(CGPoint)
    }

    /// A call, or, for moves, one or more calls.
    struct Run: Equatable, Sendable {
        let phase: RecordedTouch.Phase
        let isRepeated: Bool

        var text: String { phase.rawValue + (isRepeated ? "+" : "") }
    }

    init(_ object: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        view = try decoder.view(try object.required("view"))
        try object.allow(["view", "calls", "call", "at_ms", "distinct_touches", "distinct_events", "max_moved_calls",
                          "coalesced_total_moved", "coalesced_last_equals_touch", "coalesced_timestamps", "frame",
                          "predicted_timestamps", "predicted_direction", "if_any"])
        ifAny = try object["if_any"]?.bool() ?? false
        if let node = object["calls"] { forms.append(.calls(try Self.runs(node))) }
        if let node = object["call"] {
            forms.append(.callTime(try Self.callPhase(node), try ExpectedNumber(try object.required("at_ms"))))
        } else if let node = object["at_ms"] {
            throw node.error("the time of which call? The key 'call' is missing")
        }
        if let node = object["distinct_touches"] { forms.append(.distinctTouches(try node.integer(in: 0...1_000_000))) }
        if let node = object["distinct_events"] { forms.append(.distinctEvents(try node.integer(in: 0...1_000_000))) }
        if let node = object["max_moved_calls"] { forms.append(.maximumMovedCalls(try node.integer(in: 0...1_000_000))) }
        if let node = object["coalesced_total_moved"] { forms.append(.coalescedTotalMoved(try ExpectedNumber(node))) }
        if let node = object["coalesced_last_equals_touch"] { forms.append(.coalescedLastEqualsTouch(try node.bool())) }
        if let node = object["coalesced_timestamps"] {
            guard try node.string() == "strictly_increasing" else { throw node.error("known: strictly_increasing") }
            forms.append(.coalescedTimestampsIncrease)
        }
        if let node = object["frame"] {
            let elements = try node.elements(atMost: 4)
            guard elements.count == 4 else { throw node.error("a frame is [x, y, width, height]") }
            var numbers: [ExpectedNumber] = []
            for element in elements { numbers.append(try ExpectedNumber(element)) }
            forms.append(.frame(numbers))
        }
        if let node = object["predicted_timestamps"] {
            guard try node.string() == "after_touch_if_any" else { throw node.error("known: after_touch_if_any") }
            forms.append(.predictionsAreLater)
        }
        if let node = object["predicted_direction"] { forms.append(.predictionsPoint(try CGPoint(node))) }
        guard !forms.isEmpty else { throw object.node.error("nothing is expected of the view") }
    }

    private static func callPhase(_ node: ScenarioNode) throws(ScenarioError) -> RecordedTouch.Phase {
        let phase = try node.word(RecordedTouch.Phase.self)
        guard phase != .stationary else { throw node.error("there are no calls for stationary touches") }
        return phase
    }

    private static func runs(_ node: ScenarioNode) throws(ScenarioError) -> [Run] {
        var runs: [Run] = []
        for element in try node.elements(atMost: 100_000) {
            if try element.string() == "moved+" {
                runs.append(Run(phase: .moved, isRepeated: true))
            } else {
                runs.append(Run(phase: try callPhase(element), isRepeated: false))
            }
        }
        return runs
    }

    func failures(in recording: Recording) -> [String] {
        let calls = recording.calls.filter { $0.subject == view }
        return forms.compactMap { failure(of: $0, calls, recording) }
    }

    private func failure(of form: Form, _ calls: [RecordedCall], _ recording: Recording) -> String? {
        switch form {
        case .calls(let expected):
            let phases = calls.map(\.phase)
            return Self.matches(phases, expected) ? nil : """
                calls of \(view): \(Self.text(Self.collapsed(phases, like: expected))), expected \(Self.text(expected))
                """
        case .callTime(let phase, let expected):
            guard let call = calls.first(where: { $0.phase == phase }) else { return nothing("\(view) got no \(phase.rawValue)") }
            return expected.contains(call.time) ? nil : "\(view).\(phase.rawValue) came at \(call.time.text) ms, expected \(expected)"
        case .distinctTouches(let expected):
            let count = Set(calls.flatMap { $0.touches.map(\.object) }).count
            return count == expected ? nil : "\(view) got \(count) different touches, expected \(expected)"
        case .distinctEvents(let expected):
            let count = Set(calls.map(\.event)).count
            return count == expected ? nil : "\(view) got \(count) different event objects, expected \(expected)"
        case .maximumMovedCalls(let limit):
            let count = calls.count { $0.phase == .moved }
            return count <= limit ? nil : "\(view) got \(count) calls of moved, expected at most \(limit)"
        case .coalescedTotalMoved(let expected):
            let count = calls.reduce(0) { $0 + $1.movedSamples.count }
            return expected.contains(Double(count)) ? nil : "\(view) got \(count) coalesced samples of moves, expected \(expected)"
        case .coalescedLastEqualsTouch(let expected):
            let touches = calls.flatMap(\.touches)
            guard !touches.isEmpty else { return nothing("\(view) got no touch") }
            let unequal = touches.first { !$0.isLastCoalescedEqual }
            return (unequal == nil) == expected ? nil : "the last coalesced touch "
                + (unequal.map { "of finger \($0.finger), \($0.phase.rawValue) at \($0.timestamp.text) ms, differs from the touch" }
                    ?? "always equals the touch, expected not to")
        case .coalescedTimestampsIncrease:
            return failureOfTimestamps(calls)
        case .predictionsAreLater:
            return failureOfPredictions(calls, "is not later than the touch") { $0.timestamp > $1.timestamp }
        case .predictionsPoint(let direction):
            return failureOfPredictions(calls, "does not lie in the direction \(direction.text)") { sample, touch in
                (sample.location.x - touch.location.x) * direction.x + (sample.location.y - touch.location.y) * direction.y > 0
            }
        case .frame(let expected):
            guard let frame = recording.frames[view] else { return "\(view) has no frame" }
            let values = [frame.origin.x, frame.origin.y, frame.width, frame.height].map { Double($0) }
            return zip(values, expected).allSatisfy { $1.contains($0) } ? nil : """
                frame of \(view): (\(values.map(\.text).joined(separator: ", "))), \
                expected (\(expected.map(\.description).joined(separator: ", ")))
                """
        }
    }

    private func failureOfTimestamps(_ calls: [RecordedCall]) -> String? {
        var latest: [Int: Double] = [:]
        var isAny = false
        for call in calls {
            for (touch, sample) in call.movedSamples {
                isAny = true
                if let last = latest[touch.object], sample.timestamp <= last {
                    return "coalesced timestamps of finger \(touch.finger): \(sample.timestamp.text) ms follows \(last.text) ms"
                }
                latest[touch.object] = sample.timestamp
            }
        }
        return isAny ? nil : nothing("\(view) got no coalesced moves")
    }

    /// Judged only where there are predictions.
    private func failureOfPredictions(
        _ calls: [RecordedCall], _ reason: String, _ holds: (RecordedTouch.Sample, RecordedTouch) -> Bool
    ) -> String? {
        for touch in calls.flatMap(\.touches) {
            for sample in touch.predicted where !holds(sample, touch) {
                return "finger \(touch.finger), \(touch.phase.rawValue) at \(touch.timestamp.text) ms: the prediction of "
                    + "\(sample.location.text) at \(sample.timestamp.text) ms \(reason)"
            }
        }
        return nil
    }

    private func nothing(_ reason: String) -> String? { ifAny ? nil : reason }

    /// Whether the calls are those expected, `moved+` standing for one or more.
    static func matches(_ phases: [RecordedTouch.Phase], _ runs: [Run]) -> Bool {
        var index = 0
        for (position, run) in runs.enumerated() {
            guard index < phases.count, phases[index] == run.phase else { return false }
            index += 1
            // Moves that the entries after this one ask for are left to them.
            let wanted = runs[(position + 1)...].prefix { $0.phase == .moved }.count
            guard run.isRepeated else { continue }
            let following = phases[index...].prefix { $0 == .moved }.count
            index += max(0, following - wanted)
        }
        return index == phases.count
    }

    /// As the expectation would write it: with runs of moves as one, where it has such runs.
    private static func collapsed(_ phases: [RecordedTouch.Phase], like runs: [Run]) -> [Run] {
        let isCollapsed = runs.contains { $0.isRepeated } || !runs.contains { $0.phase == .moved }
        var result: [Run] = []
        for phase in phases {
            let run = Run(phase: phase, isRepeated: isCollapsed && phase == .moved)
            if !run.isRepeated || result.last != run { result.append(run) }
        }
        return result
    }

    private static func text(_ runs: [Run]) -> String { runs.isEmpty ? "none" : runs.map(\.text).joined(separator: " ") }
}

extension RecordedCall {
    /// The samples of the move phase in the coalesced touches: all of a call of moved, and in an end those before the end itself.
    var movedSamples: [(touch: RecordedTouch, sample: RecordedTouch.Sample)] {
        touches.flatMap { touch in
            let samples: ArraySlice<RecordedTouch.Sample> = switch phase {
            case .moved: touch.coalesced[...]
            case .ended, .cancelled: touch.coalesced.dropLast()
            default: []
            }
            return samples.map { (touch, $0) }
        }
    }
}
