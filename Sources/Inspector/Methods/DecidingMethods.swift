internal import Foundation
internal import GestureEngine
internal import JSONText
internal import UIKit

/// What is worth asking "what if" about.
@MainActor
enum DecidingMethods {
    static let all: [Method] = [deciding]
    /// How many are returned, and among how many of the latest lines they are looked for.
    private static let limit = 20, lines = 20_000

    private static let deciding = Method(
        "deciding", "The thresholds on which recognizers failed, the latest first: what 'turning_point' is to be asked about, with a range.",
        [Parameter("at", .number(0...1e9), "Seconds since the start up to which decisions count (now).")]
    ) { inspector, arguments in
        let end = arguments.number("at").map { inspector.end(of: $0) } ?? .infinity
        var found: [JSONValue] = [], met: Set<[String]> = []
        for line in inspector.trace.lines.suffix(lines).reversed() where line.time <= end && found.count < limit {
            guard case .decision(let decision) = line.record, let recognizer = decision.recognizer else { continue }
            for name in DecidingThreshold.names(decision) where met.insert(["\(recognizer)", name]).inserted {
                found.append(json(line, recognizer, name, since: inspector.trace.origin))
            }
        }
        return ["deciding": .array(found)]
    }

    private static func json(_ line: GestureTrace.Line, _ recognizer: GestureTrace.Party, _ name: String, since origin: Double) -> JSONValue {
        let text = GestureConfiguration.current.text(of: name) ?? "", value = Double(text) ?? 0
        // From nothing to several times as much, in a round number.
        let most = value > 0 ? (value * 4).rounded(.up) : 100
        return ["t": .number(line.time - origin), "recognizer": .string("\(recognizer)"), "threshold": .string(name), "value": .string(text),
                "from": 0, "to": .number(most), "text": .string("\(line.record)")]
    }
}
