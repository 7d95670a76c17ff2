internal import GestureEngine
internal import JSONText
internal import UIKit

/// How recognizers affected each other in their last attempts.
struct RelationGraph {
    struct Edge {
        let from: String
        let to: String
        /// `waits`, `requires`, `excludes`, `fails` (because the other was recognized) or `together`.
        let kind: String
        let text: String

        var json: JSONValue { ["from": .string(from), "to": .string(to), "kind": .string(kind), "text": .string(text)] }
    }

    private(set) var edges: [Edge] = []
    /// The recognizers in the order in which the lines meet them, and where each stands at their end.
    private(set) var states: [(name: String, state: String)] = []

    init(_ lines: some Sequence<GestureTrace.Line>) {
        var active: [GestureTrace.Party] = []
        for line in lines {
            guard case .decision(let decision) = line.record, let own = decision.recognizer else { continue }
            let name = "\(own)"
            func add(_ kind: String, from: String, to: String) {
                edges.removeAll { $0.kind == kind && $0.from == from && $0.to == to }
                edges.append(Edge(from: from, to: to, kind: kind, text: "\(line.record)"))
            }
            switch decision.kind {
            case .waits(let other): add("waits", from: name, to: "\(other)")
            case .requires(let other): add("requires", from: name, to: "\(other)")
            case .failed(.excluded(let other)): add("excludes", from: "\(other)", to: name)
            case .failed(.requirementRecognized(let other)): add("fails", from: name, to: "\(other)")
            case .recognized:
                for other in active where other != own { add("together", from: "\(other)", to: name) }
                active.append(own)
            case .reset: active.removeAll { $0 == own }
            default: break
            }
            if let state = Self.state(after: decision.kind) { set(state, of: name) }
        }
    }

    private mutating func set(_ state: String, of name: String) {
        if let index = states.firstIndex(where: { $0.name == name }) { states[index].state = state } else { states.append((name, state)) }
    }

    private static func state(after kind: GestureTrace.Decision.Kind) -> String? {
        switch kind {
        case .accepted: "possible"
        case .waits: "waiting"
        case .recognized: "recognized"
        case .failed: "failed"
        case .sent(let state): "\(state)"
        case .refused: "refused"
        default: nil
        }
    }
}
