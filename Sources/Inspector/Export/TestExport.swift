internal import Foundation
internal import TouchHost
internal import UIKit

/// What happened, as a test for TouchTesting that fails when it no longer does.
@MainActor
struct TestExport {
    let text: String
    /// The class of the view controller that the app begins with.
    let beginning: String

    init(_ inspector: Inspector, _ samples: [RecordingRing.Sample]) {
        let size = inspector.surface.map { ($0.size.width, $0.size.height) } ?? (390, 844), scale = inspector.scale
        let views = Views(inspector.application)
        let root = views.windows.lazy.compactMap(\.rootViewController).first.map { Self.identifier("\(type(of: $0))") } ?? "UIViewController"
        beginning = root
        var lines = [
            "import Testing", "import TouchTesting", "import UIKit", "@testable import \(Self.identifier(inspector.app))", "",
            "/// What was recorded of \(inspector.app.onOneLine), which begins with \(root).",
            "@MainActor @Test func whatWasRecorded() throws {",
            "    let stage = TouchStage(rootViewController: \(root)(), size: CGSize(width: \(Int(Double(size.0) / scale)), height: \(Int(Double(size.1) / scale))))",
        ]
        var expectations: [String] = [], taken: Set<String> = ["stage"]
        let names = Self.names(views.recognizers, inspector.trace)
        for outcome in RecognizerOutcomes(inspector.trace.lines).all {
            guard let name = names[outcome.party.number] else {
                lines.append("    // \("\(outcome.party)".onOneLine) is no longer on the screen.")
                continue
            }
            let variable = Self.variable(outcome.party.name, &taken)
            lines.append("    let \(variable) = stage.record(try #require(stage.recognizer(\(Self.literal(name)))))")
            expectations.append("    stage.expect(\(variable), [\(outcome.states.map { ".\($0)" }.joined(separator: ", "))])")
        }
        lines.append("    stage.together {")
        lines += Self.fingers(samples).map { "        \($0)" }
        lines += ["    }", "    stage.settle()"] + expectations + ["}", ""]
        text = lines.joined(separator: "\n")
    }

    /// The names by which a test finds the recognizers that the trace has met, by their numbers: as they were called then, counted from the first on the screen.
    private static func names(_ recognizers: [UIGestureRecognizer], _ trace: GestureTrace) -> [Int: String] {
        var counts: [String: Int] = [:], names: [Int: String] = [:]
        for (recognizer, party) in zip(recognizers, trace.parties(recognizers)) {
            counts[party.title, default: 0] += 1
            let place = counts[party.title] ?? 1
            if let number = trace.number(of: recognizer) { names[number] = place > 1 ? "\(party.title) #\(place)" : party.title }
        }
        return names
    }

    /// A recognizer's name as a variable's: `doubleTap`.
    private static func variable(_ name: String, _ taken: inout Set<String>) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var joined = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
        for word in words.dropFirst() { joined += word.prefix(1).uppercased() + word.dropFirst() }
        if joined.first?.isLetter != true || keywords.contains(joined) { joined = "recognizer" + joined.prefix(1).uppercased() + joined.dropFirst() }
        var own = joined, number = 2
        while !taken.insert(own).inserted {
            own = "\(joined)\(number)"
            number += 1
        }
        return own
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]

    /// A text as a literal of Swift, whatever is in it. Quotation marks and backslashes are left as they are where nothing else in the text would end the literal or
    /// begin something in it.
    static func literal(_ text: String) -> String {
        let isPlain = !text.unicodeScalars.contains { needsEscape($0) }
        if isPlain, !text.contains(where: { $0 == "\"" || $0 == "\\" }) { return "\"\(text)\"" }
        if isPlain, !text.contains("\"#"), !text.contains("\\#") { return "#\"\(text)\"#" }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where needsEscape(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }

    /// Whether a literal of one line can't have it as it is, or readers would not see it.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// A number as a literal of Swift.
    static func number(_ value: Double) -> String {
        if value.isFinite { return FingerScript.number(value) }
        return value.isNaN ? ".nan" : value < 0 ? "-.infinity" : ".infinity"
    }

    /// A name as Swift takes it: of a module, or of a class without what it stands in.
    private static func identifier(_ name: String) -> String {
        let last = name.split(separator: ".").last ?? ""
        let valid = String(last.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return valid.first?.isNumber ?? true ? "_\(valid)" : valid
    }

    /// A chain of calls for each contact, all from the same moment.
    private static func fingers(_ samples: [RecordingRing.Sample]) -> [String] {
        guard let start = samples.first?.time else { return [] }
        // Whole microseconds from the start: what fingers do at the same moment stays together, however many waits come before.
        var chains: [(calls: String, time: Int)] = [], open: [Int: Int] = [:]
        for sample in samples {
            let place = "CGPoint(x: \(number(sample.place.x)), y: \(number(sample.place.y)))"
            let time = Int(max(0, min(1e9, sample.time - start)) * 1e6 + 0.5)
            if sample.phase == .began {
                open[sample.contact] = chains.count
                let contact = sample.tool == .pencil ? "stage.pencil()" : "stage.finger()"
                let wait = time > 0 ? ".hold(\(Double(time) / 1e6))" : ""
                chains.append(("\(contact)\(wait).down(at: \(place))", time))
            } else if let index = open[sample.contact] {
                let pause = time - chains[index].time, wait = pause > 0 ? "\n            .hold(\(Double(pause) / 1e6))" : "\n            "
                switch sample.phase {
                case .moved: chains[index].calls += "\(wait).move(to: \(place))"
                case .ended: chains[index].calls += "\(wait).lift()"
                default: chains[index].calls += "\(wait).cancel()"
                }
                chains[index].time = time
                if sample.phase != .moved { open[sample.contact] = nil }
            }
        }
        return chains.map(\.calls)
    }
}
