internal import GestureEngine
internal import JSONText
internal import UIKit

/// The lines of the trace by their numbers, which count from the start of the run.
@MainActor
struct DecisionStore {
    /// How many lines a call returns at most, and how many it returns where it is not asked for fewer.
    static let limit = 20_000, usual = 500
    /// How many of the lines that an action caused are in its result.
    private static let causedLimit = 300

    private let trace: GestureTrace

    init(_ trace: GestureTrace) { self.trace = trace }

    /// The number of the next line.
    var end: Int { trace.forgotten + trace.lines.count }

    /// The lines from a number on: their texts and values.
    /// - Returns: The lines, and the number from which the next call is to ask.
    func lines(since start: Int, limit: Int, withCalls: Bool, of subject: String? = nil) -> (lines: [JSONValue], next: Int) {
        let all = trace.lines, first = trace.forgotten
        let chosen = subject.map { trace.places(of: $0) }
        var result: [JSONValue] = [], index = max(start, first), next = 0
        while index < first + all.count, result.count < limit {
            let line = all[index - first]
            if let chosen {
                while next < chosen.count, chosen[next] < index - first { next += 1 }
            }
            if withCalls || !line.record.isCall, chosen.map({ next < $0.count && $0[next] == index - first }) ?? true {
                var value = DecisionJSON.line(line, since: trace.origin, number: index)
                if case .landed(.touch(let number)?, _) = line.record { value.add("finger", trace.contact(ofTouch: number).map { .number($0) }) }
                result.append(value)
            }
            index += 1
        }
        return (result, index)
    }

    /// Whether a sentence since a number contains a text.
    func contains(_ text: String, since start: Int) -> Bool {
        trace.lines.dropFirst(max(0, start - trace.forgotten)).contains { "\($0.record)".contains(text) }
    }

    /// A line as a sentence, after the seconds since the start.
    func sentence(_ line: GestureTrace.Line) -> String {
        let milliseconds = Int((max(-1e9, min(1e9, line.time - trace.origin)) * 1000).rounded())
        let fraction = String(abs(milliseconds) % 1000)
        return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)  \(line.record)"
    }

    /// The sentences of what was decided since a number, without the calls of views.
    func caused(since start: Int) -> JSONValue {
        let first = trace.forgotten
        let lines = trace.lines.dropFirst(max(0, start - first)).filter { !$0.record.isCall }
        var sentences = lines.prefix(Self.causedLimit).map { JSONValue.string(sentence($0)) }
        if lines.count > Self.causedLimit { sentences.append(.string("… and \(lines.count - Self.causedLimit) more: decisions since \(start)")) }
        return .array(sentences)
    }
}
