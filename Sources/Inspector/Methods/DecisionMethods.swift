internal import Foundation
internal import GestureEngine
internal import JSONText
internal import UIKit

/// What was decided, and why.
@MainActor
enum DecisionMethods {
    static let all: [Method] = [decisions, explain, fingers, relations]
    /// How many of the latest places of views are returned at most.
    private static let viewLimit = 20_000

    private static let decisions = Method(
        "decisions", "What was decided about touches and recognizers, and why, in order; each with its time, kind, parties, reason and sentence.",
        [Parameter("since", .integer(0...1_000_000_000), "The number of the first line: 'next' of the last answer (0)."),
         Parameter("of", .string, "Only about this recognizer ('pan', 'pan on MapView'), touch ('touch 1') or view class."),
         Parameter("calls", .flag, "Also what views were called with (true)."),
         Parameter("limit", .integer(1...DecisionStore.limit), "How many lines at most (\(DecisionStore.usual)).")]
    ) { inspector, arguments in
        let (lines, next) = inspector.decisions.lines(
            since: arguments.integer("since") ?? 0, limit: arguments.integer("limit") ?? DecisionStore.usual,
            withCalls: arguments.flag("calls") ?? true, of: arguments.string("of"))
        return ["decisions": .array(lines), "next": .number(next), "end": .number(inspector.decisions.end), "now": .number(inspector.now)]
    }

    private static let explain = Method(
        "explain", "The chain of decisions about one recognizer, touch or view in sentences, as 'dactyl explain' prints it.",
        [Parameter("of", .string, "A recognizer ('pan', 'pan on MapView'), touch ('touch 1') or view class; otherwise everything."),
         Parameter("limit", .integer(1...DecisionStore.limit), "How many of the latest lines at most (\(explained)).")]
    ) { inspector, arguments in
        let subject = arguments.string("of"), subjects = inspector.trace.subjects
        guard let lines = inspector.trace.lines(of: subject) else {
            let known = subjects.prefix(40).joined(separator: ", ")
            throw InspectorError(.notFound, known.isEmpty ? "no finger has met a recognizer yet: touch the app first" : "nothing of that name took part; there were \(known)")
        }
        let shown = lines.suffix(arguments.integer("limit") ?? explained), left = lines.count - shown.count
        let text = (left > 0 ? "… \(left) lines before\n" : "") + shown.map { "\(inspector.decisions.sentence($0))\n" }.joined()
        return ["text": .string(text), "subjects": .strings(subjects.prefix(500))]
    }

    /// How many lines are explained where a call does not say: a sentence takes some microseconds.
    private static let explained = 300

    private static let fingers = Method(
        "fingers", "Where fingers and pencils were: each sample with its time, contact, phase and place in points; and where the views were in which they landed.",
        [Parameter("since", .number(0...1e9), "Seconds since the start (the last minute)."),
         Parameter("limit", .integer(1...100_000), "How many of the latest samples at most (20000).")]
    ) { inspector, arguments in
        let origin = inspector.trace.origin
        let start = arguments.number("since").map { $0 + origin } ?? inspector.host.clock.now - RecordingRing.span
        let samples = inspector.ring.samples(since: start).suffix(arguments.integer("limit") ?? 20_000)
        let places = samples.map { sample -> JSONValue in
            var value: JSONValue = ["t": .number(sample.time - origin), "contact": .number(sample.contact), "phase": .string("\(sample.phase)"),
                                    "x": .number(sample.place.x), "y": .number(sample.place.y)]
            if sample.tool != .finger { value.add("tool", .string("\(sample.tool)")) }
            return value
        }
        let views = inspector.ring.touchedViews.latest(viewLimit, since: start).map { entry, name -> JSONValue in
            ["t": .number(entry.time - origin), "contact": .number(entry.contact), "view": .number(entry.view), "class": .string(name), "frame": ViewFacts.rect(entry.frame)]
        }
        return ["samples": .array(places), "views": .array(views)]
    }

    private static let relations = Method(
        "relations", "Which recognizer waits for which, which excluded which, and which were recognized together, with the sentences; up to a moment.",
        [Parameter("at", .number(0...1e9), "Seconds since the start (now).")]
    ) { inspector, arguments in
        let end = arguments.number("at").map { inspector.end(of: $0) } ?? .infinity
        let graph = RelationGraph(inspector.trace.lines.prefix { $0.time <= end })
        let views = Views(inspector.application), names = RecognizerNames(views, inspector.trace)
        let fixed = views.recognizers.flatMap { recognizer in recognizer.inspectedRequirements.map { (names[recognizer], names[$0]) } }
        return ["edges": .array(graph.edges.map(\.json) + fixed.map { ["from": .string($0.0), "to": .string($0.1), "kind": "requires",
                                                                      "text": .string("\($0.0) waits for \($0.1) to fail in every attempt (require(toFail:))")] }),
                "states": .object(graph.states.map { .init(key: $0.name, value: .string($0.state)) })]
    }
}
