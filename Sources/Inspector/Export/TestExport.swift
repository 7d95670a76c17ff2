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
        let outcomes = RecognizerOutcomes(inspector.trace.lines).all
        let views = Views(inspector.application)
        let root = views.windows.lazy.compactMap(\.rootViewController).first.map { Self.identifier("\(type(of: $0))") } ?? "UIViewController"
        beginning = root
        var lines = [
            "import Testing", "import TouchTesting", "import UIKit", "@testable import \(Self.identifier(inspector.app))", "",
            "/// What was recorded of \(inspector.app), which begins with \(root).",
            "@MainActor @Test func whatWasRecorded() {",
            "    let stage = TouchStage(rootViewController: \(root)(), size: CGSize(width: \(Int(Double(size.0) / scale)), height: \(Int(Double(size.1) / scale))))",
            "    stage.advance(by: 0)",
        ]
        var known: [(name: String, index: Int)] = []
        for (index, outcome) in outcomes.enumerated() {
            guard let recognizer = views.recognizers.first(where: { inspector.trace.number(of: $0) == outcome.party.number }), let view = recognizer.view else {
                lines.append("    // \(outcome.party) is no longer on the screen.")
                continue
            }
            let same = (view.gestureRecognizers ?? []).filter { type(of: $0) == type(of: recognizer) }.firstIndex { $0 === recognizer } ?? 0
            lines.append("    let recognizer\(index) = stage.record(recognizer(\"\(type(of: recognizer))\", \(same), on: \"\(type(of: view))\", in: stage.window)!)")
            known.append(("recognizer\(index)", index))
        }
        lines.append("    stage.together {")
        lines += Self.fingers(samples).map { "        \($0)" }
        lines.append("    }")
        lines.append("    stage.settle()")
        for (name, index) in known {
            let states = outcomes[index].states.map { ".\($0)" }.joined(separator: ", ")
            lines.append("    stage.expect(\(name), [\(states)]) // \(outcomes[index].party)")
        }
        lines += [
            "}", "",
            "/// The recognizer of a class, counted among those of that class on the first view of another class.",
            "@MainActor private func recognizer(_ name: String, _ index: Int, on view: String, in root: UIView) -> UIGestureRecognizer? {",
            "    if \"\\(type(of: root))\" == view {",
            "        let same = (root.gestureRecognizers ?? []).filter { \"\\(type(of: $0))\" == name }",
            "        if index < same.count { return same[index] }",
            "    }",
            "    for child in root.subviews { if let found = recognizer(name, index, on: view, in: child) { return found } }",
            "    return nil",
            "}", "",
        ]
        text = lines.joined(separator: "\n")
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
        func number(_ value: Double) -> String { FingerScript.number(value) }
        for sample in samples {
            let place = "CGPoint(x: \(number(sample.place.x)), y: \(number(sample.place.y)))"
            let time = Int(max(0, min(1e9, sample.time - start)) * 1e6 + 0.5)
            if sample.phase == .began {
                open[sample.contact] = chains.count
                let contact = sample.tool == .pencil ? "stage.pencil()" : "stage.finger()"
                chains.append(("\(contact).hold(\(Double(time) / 1e6)).down(at: \(place))", time))
            } else if let index = open[sample.contact] {
                let wait = "\n            .hold(\(Double(time - chains[index].time) / 1e6))"
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
