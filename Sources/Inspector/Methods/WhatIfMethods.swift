internal import Foundation
internal import JSONText
internal import TouchHost
internal import TouchRecording
internal import UIKit

/// The touches once more, with other settings.
@MainActor
enum WhatIfMethods {
    static let all: [Method] = [whatIf, turningPoint, turningMoment, sweep, replay, pictureAt]

    private static let threshold = [
        Parameter("name", .string, isRequired: true, "The threshold: a property of GestureConfiguration."),
        Parameter("recognizer", .string, isRequired: true, "The recognizer that is to win, by name as in 'pan on MapView'."),
        Parameter("from", .number(0...1_000_000), isRequired: true, "The lowest value."), Parameter("to", .number(0...1_000_000), isRequired: true, "The highest value."),
        Parameter("since", .number(0...1e9), "Seconds since the start from which recognitions count (0)."),
        Parameter("until", .number(0...1e9), "Seconds since the start up to which the touches are played (now)."),
    ]

    private static let whatIf = Method(
        later: "what_if", "Plays the touches so far again with other thresholds or recognizers, and says where the runs part first.",
        [Parameter("configuration", .object, "Thresholds: {\"panHysteresis\": 8}."),
         Parameter("recognizers", .value, "A list of {recognizer: NUMBER, change: \(Changes.Change.allCases.map(\.rawValue).joined(separator: " | "))}."),
         Parameter("requirements", .value, "A list of [NUMBER, NUMBER]: the first waits for the second to fail."),
         Parameter("withoutRequirements", .value, "A list of [NUMBER, NUMBER]: the first does not wait for the second, though require(toFail:) says so."),
         Parameter("until", .number(0...1e9), "Seconds since the start up to which the touches are played (now).")]
    ) { inspector, arguments, reply in
        var value: JSONValue = [:]
        for name in ["configuration", "recognizers", "requirements", "withoutRequirements"] { value.add(name, arguments[name]) }
        let changes = try Changes(value), rerun = try rerun(inspector, arguments)
        work(inspector, reply) { () throws(InspectorError) in
            let results = try rerun.run([Changes(), changes]), comparison = Comparison(results[0], results[1])
            var answer: JSONValue = ["text": .string(comparison.text), "before": .array(results[0].decisions), "after": .array(results[1].decisions)]
            answer.add("difference", comparison.difference.map { .number($0) })
            return answer
        }
    }

    private static let turningPoint = Method(
        later: "turning_point", "The value of a threshold at which a recognizer begins to win, or no longer does: what would have let it.",
        threshold + [Parameter("precision", .number(0.000_001...1000), "How exact (0.1).")]
    ) { inspector, arguments, reply in
        try checkRecognizer(inspector, arguments)
        let point = try point(arguments), rerun = try rerun(inspector, arguments), current = GestureConfiguration().text(of: point.name) ?? ""
        work(inspector, reply) { () throws(InspectorError) in
            switch try point.search.find({ (values) throws(InspectorError) in try rerun.run(values.map(point.changes)).map(point.wins) }) {
            case .never(let wins, let runs):
                return ["text": .string("\(point.recognizer) is \(wins ? "" : "not ")recognized with any \(point.name) from \(point.search.range.lowerBound) to \(point.search.range.upperBound) (\(runs) runs)"),
                        "turns": false, "wins": .bool(wins), "runs": .number(runs)]
            case .turns(let below, let above, let winsBelow, let runs):
                // The last value that is known to let it win.
                let value = winsBelow ? below : above
                let shown = (value * 100).rounded(winsBelow ? .down : .up) / 100
                return ["text": .string("\(point.recognizer) is recognized if \(point.name) is \(shown) or \(winsBelow ? "less" : "more") (by default it is \(current); \(runs) runs)"),
                        "turns": true, "value": .number(value), "below": .number(below), "above": .number(above), "winsBelow": .bool(winsBelow), "runs": .number(runs)]
            }
        }
    }

    private static let turningMoment = Method(
        later: "turning_moment", "How much later, or earlier, what comes after a moment would have had to come for a recognizer to win, or not to.",
        [Parameter("recognizer", .string, isRequired: true, "The recognizer that is to win, by name as in 'pan on MapView'."),
         Parameter("after", .number(0...1e9), isRequired: true, "Seconds since the start: what comes after this moment comes at another."),
         Parameter("from", .number(-60...60), "The least seconds that it comes later; less than 0 for earlier (0)."),
         Parameter("to", .number(-60...60), "The most seconds (1)."), Parameter("precision", .number(0.000_1...10), "How exact, in seconds (0.001)."),
         Parameter("since", .number(0...1e9), "Seconds since the start from which recognitions count (0)."),
         Parameter("until", .number(0...1e9), "Seconds since the start up to which the touches are played (now).")]
    ) { inspector, arguments, reply in
        try checkRecognizer(inspector, arguments)
        let from = arguments.number("from") ?? 0, to = arguments.number("to") ?? 1, name = arguments.string("recognizer") ?? ""
        guard from < to else { throw InspectorError(.invalidParameter, "'from' is \(from) and 'to' is \(to): the first has to be the lower one") }
        let moment = arguments.number("after") ?? 0, since = arguments.number("since") ?? 0
        let session = try session(inspector, until: arguments.number("until")), after = inspector.end(of: moment), origin = inspector.trace.origin
        _ = try DelayedSession(session, by: from, after: after)
        let search = Search(range: from...to, precision: arguments.number("precision") ?? 0.001)
        work(inspector, reply) { () throws(InspectorError) in
            let answer = try search.find { (delays) throws(InspectorError) in
                var reruns: [Rerun] = []
                for delay in delays { reruns.append(try Rerun(DelayedSession(session, by: delay, after: after).session, since: origin)) }
                return try Rerun.runAll(reruns.map { ($0, Changes()) }).map { $0.recognitions(of: name, since: since) > 0 }
            }
            let what = "what comes after \(FingerScript.number(moment)) s"
            switch answer {
            case .never(let wins, let runs):
                return ["text": .string("\(name) is \(wins ? "" : "not ")recognized however much later \(what) comes, from \(from) to \(to) s (\(runs) runs)"),
                        "turns": false, "wins": .bool(wins), "runs": .number(runs)]
            case .turns(let below, let above, let winsBelow, let runs):
                let value = winsBelow ? below : above, milliseconds = FingerScript.number(((value * 1e4).rounded(winsBelow ? .down : .up) / 10).magnitude)
                let comes = value < 0 ? "\(milliseconds) ms earlier or \(winsBelow ? "more" : "less")" : "\(milliseconds) ms later or \(winsBelow ? "less" : "more")"
                return ["text": .string("\(name) is recognized if \(what) comes \(comes) (\(runs) runs)"),
                        "turns": true, "value": .number(value), "below": .number(below), "above": .number(above), "winsBelow": .bool(winsBelow), "runs": .number(runs)]
            }
        }
    }

    private static let sweep = Method(
        later: "sweep", "Plays the touches with several values of a threshold, and says how often a recognizer was recognized with each.",
        threshold + [Parameter("count", .integer(2...100), "How many values (20).")]
    ) { inspector, arguments, reply in
        try checkRecognizer(inspector, arguments)
        let point = try point(arguments), rerun = try rerun(inspector, arguments), count = arguments.integer("count") ?? 20
        let values = (0..<count).map { point.search.range.lowerBound + (point.search.range.upperBound - point.search.range.lowerBound) * Double($0) / Double(count - 1) }
        work(inspector, reply) { () throws(InspectorError) in
            let results = try rerun.run(values.map(point.changes))
            return ["runs": .array(zip(values, results).map { value, result in
                let times = result.recognitions(of: point.recognizer, since: point.since)
                return ["value": .number(value), "recognized": .number(times), "outcome": .string(times == 0 ? "not recognized" : times == 1 ? "recognized" : "recognized \(times) times")]
            })]
        }
    }

    private static let replay = Method(
        later: "replay", "Plays the touches so far again as they were, and returns the decisions of that run.",
        [Parameter("until", .number(0...1e9), "Seconds since the start up to which the touches are played (now).")]
    ) { inspector, arguments, reply in
        let rerun = try rerun(inspector, arguments), isWhole = inspector.ring.isWhole
        work(inspector, reply) { () throws(InspectorError) in
            ["decisions": .array(try rerun.run(Changes()).decisions), "isWhole": .bool(isWhole)]
        }
    }

    private static let pictureAt = Method(
        later: "picture_at", "The picture at a past moment, from a replay, as PNG in Base64.",
        [Parameter("at", .number(0...1e9), isRequired: true, "Seconds since the start.")]
    ) { inspector, arguments, reply in
        let rerun = try rerun(inspector, until: arguments.number("at")), scale = inspector.scale
        work(inspector, reply) { () throws(InspectorError) in
            let bytes = try rerun.picture()
            // A PNG's size is in its first chunk.
            func number(_ place: Int) -> Int { bytes.count < place + 4 ? 0 : bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
            return ["png": .string(Data(bytes).base64EncodedString()), "width": .number(number(16)), "height": .number(number(20)), "scale": .number(scale)]
        }
    }

    private static func rerun(_ inspector: Inspector, _ arguments: Arguments) throws(InspectorError) -> Rerun { try rerun(inspector, until: arguments.number("until")) }

    private static func rerun(_ inspector: Inspector, until: Double?) throws(InspectorError) -> Rerun {
        try Rerun(session(inspector, until: until), since: inspector.trace.origin)
    }

    private static func session(_ inspector: Inspector, until: Double?) throws(InspectorError) -> Session {
        guard inspector.playsAgain else { throw InspectorError(.unavailable, "this program can't be started again") }
        guard let session = inspector.ring.session(until: until.map { inspector.end(of: $0) } ?? .infinity) else {
            throw InspectorError(.unavailable, "nothing is recorded yet")
        }
        return session
    }

    private static func point(_ arguments: Arguments) throws(InspectorError) -> TurningPoint {
        let name = arguments.string("name") ?? "", from = arguments.number("from") ?? 0, to = arguments.number("to") ?? 0
        guard from < to else { throw InspectorError(.invalidParameter, "'from' is \(from) and 'to' is \(to): the first has to be the lower one") }
        for value in [from, to] { _ = try Changes(["configuration": .object([.init(key: name, value: .string(TurningPoint.text(value)))])]) }
        return TurningPoint(name: name, recognizer: arguments.string("recognizer") ?? "", since: arguments.number("since") ?? 0,
                            search: Search(range: from...to, precision: arguments.number("precision") ?? 0.1), others: Changes())
    }

    /// That there is, or was, a recognizer of the name: one that is misspelled would never win.
    private static func checkRecognizer(_ inspector: Inspector, _ arguments: Arguments) throws(InspectorError) {
        let name = arguments.string("recognizer") ?? ""
        if inspector.trace.metParties.contains(where: { $0.goes(by: name) }) { return }
        let views = Views(inspector.application), names = RecognizerNames(views, inspector.trace)
        if views.recognizers.contains(where: { names.party($0).goes(by: name) }) { return }
        throw InspectorError(.notFound, "there is no recognizer '\(String(name.prefix(60)).onOneLine)', and there was none; 'recognizers' lists those on the screen")
    }

    /// Works on another thread, so that the app keeps running, and answers.
    private static func work(_ inspector: Inspector, _ reply: @escaping Method.Reply, _ body: @escaping @Sendable () throws(InspectorError) -> JSONValue) {
        DispatchQueue.global().async {
            let result: Result<JSONValue, InspectorError>
            do throws(InspectorError) { result = .success(try body()) } catch { result = .failure(error) }
            inspector.post { reply(result) }
        }
    }
}
