import Testing
import UIKit

/// The decision table of coordination.md. In each row a finger lands in event 1, the others do what they have done before in event 2, and
/// *a* asks in event 3.
@MainActor @Suite("Gesture pages: decisions", .leavesNothing)
final class DecisionTableTests {
    /// Delegates are not retained by recognizers.
    private var delegates: [Answers] = []

    @Test("R-GR-20 … 23, R-GR-40 … 45, R-GR-41a, R-GR-45b The decision table in coordination.md is what is decided, row by row")
    func rows() throws {
        let table = try Page("coordination.md").table("decisions").dropFirst()
        #expect(table.count >= 25)
        for row in table {
            #expect(try decide(row) == Array(row[4...6]), "\(row.joined(separator: " | "))")
        }
    }

    /// What becomes of *a*, why, and what becomes of the other.
    private func decide(_ row: [String]) throws -> [String] {
        let rig = try Rig(), request = try #require(UIGestureRecognizer.State.named(row[0]))
        // The last added goes first.
        if row[3] == "asks too, and goes after" { _ = rig.scripted("c", [3: [.began]]) }
        let a = rig.scripted("a", [3: [request]])
        switch row[1] {
        case "granted": break
        case "view refuses": rig.view.refused = a
        case "delegate refuses": answer(a, Answers(begins: false))
        default: throw NotUnderstood(row[1])
        }
        if row[2] != "–" { a.require(toFail: try requirement(row[2], rig)) }
        if row[3] != "–", row[3] != "asks too, and goes after" { try contend(row[3], with: a, rig) }

        let trace = GestureTrace(), isLate = row[3].hasSuffix("with an earlier finger")
        let late = isLate ? (rig.view.gestureRecognizers ?? []).filter { $0.name != "c" } : []
        for recognizer in late { recognizer.isEnabled = false }
        rig.down(1, 50, 50)
        if row[3].hasSuffix("with another finger") { rig.down(2, 50, 350) } else { rig.move() }
        for recognizer in late { recognizer.isEnabled = true }
        GestureTrace.current = trace
        defer { GestureTrace.current = nil }
        if isLate { rig.down(2, 70, 50) } else { rig.move() }

        let (why, outcome) = fate("a", trace)
        let other = row[3] != "–" ? "c" : row[2] != "–" && row[2] != "has failed" ? "b" : nil
        let otherFate = other.map { fate($0, trace).outcome == "fails" ? "fails" : "goes on" }
        let sent = rig.log[2].contains("a!\(request)")
        #expect(sent == (outcome == "recognized"), "an action for what is recognized, and no other: \(rig.log[2])")
        GestureTrace.current = nil
        rig.end()
        return [outcome == "recognized" ? "\(request)" : outcome, why, otherFate ?? "–"]
    }

    private struct NotUnderstood: Error {
        let cell: String
        init(_ cell: String) { self.cell = cell }
    }

    private func answer(_ recognizer: UIGestureRecognizer, _ answers: Answers) {
        delegates.append(answers)
        recognizer.delegate = answers
    }

    /// *b*, on which *a* depends.
    private func requirement(_ cell: String, _ rig: Rig) throws -> Scripted {
        switch cell {
        case "is undecided": return rig.scripted("b")
        case "has failed": return rig.scripted("b", [1: [.failed]])
        case "fails in this event": return rig.scripted("b", [3: [.failed]])
        case "has no touch": return rig.scripted("b", to: beside(rig))
        case "is disabled":
            let b = rig.scripted("b")
            b.isEnabled = false
            return b
        case "waits itself":
            let b = rig.scripted("b", [2: [.began]])
            b.require(toFail: rig.scripted("d"))
            return b
        case "is recognized in this event", "has begun":
            let b = rig.scripted("b", cell == "has begun" ? [2: [.began]] : [3: [.ended]])
            // Otherwise exclusion comes first.
            b.prevents = false
            return b
        default: throw NotUnderstood(cell)
        }
    }

    /// *c*, which has a touch in common.
    private func contend(_ cell: String, with a: Scripted, _ rig: Rig) throws {
        let (what, condition) = cell.firstIndex(of: ",").map { (String(cell[..<$0]), String(cell[$0...].dropFirst(2))) } ?? (cell, "")
        let c: Scripted
        switch what {
        case "is undecided": c = rig.scripted("c")
        case "has begun": c = rig.scripted("c", to: condition == "with another finger" ? beside(rig) : nil, [2: [.began]])
        case "asks too": c = rig.scripted("c", [3: [.began]])
        case "waits itself":
            c = rig.scripted("c", [2: [.began]])
            c.require(toFail: rig.scripted("d"))
        default: throw NotUnderstood(cell)
        }
        switch condition {
        case "", "with another finger", "with an earlier finger", "and goes first": break
        case "c.canPrevent(a) is false": c.prevents = false
        case "a.canPrevent(c) is false": a.prevents = false
        case "a.canBePrevented(by: c) is false": a.isPreventable = false
        case "c.canBePrevented(by: a) is false": c.isPreventable = false
        case "a's delegate allows both": answer(a, Answers(allowsBoth: true))
        case "c's delegate allows both": answer(c, Answers(allowsBoth: true))
        default: throw NotUnderstood(cell)
        }
    }

    /// A view beside V.
    private func beside(_ rig: Rig) -> UIView {
        let other = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
        rig.window.addSubview(other)
        return other
    }

    /// The last word on a recognizer in a trace, and what it comes to.
    private func fate(_ name: String, _ trace: GestureTrace) -> (why: String, outcome: String) {
        var result = ("–", "–")
        for decision in trace.decisions where decision.recognizer?.name == name {
            switch decision.kind {
            case .recognized: result = ("recognized", "recognized")
            case .waits: result = ("waits", "waits")
            case .failed(let reason): result = (word(reason), "fails")
            default: break
            }
        }
        return result
    }

    /// The name of a reason, as the page has it.
    private func word(_ failure: GestureTrace.Failure) -> String {
        switch failure {
        case .itself: "itself"
        case .ignoredEverything: "ignoredEverything"
        case .receiverRefused: "receiverRefused"
        case .delegateRefused: "delegateRefused"
        case .requirementRecognized: "requirementRecognized"
        case .excluded: "excluded"
        case .disabled: "disabled"
        case .removed: "removed"
        case .leftSurface: "leftSurface"
        }
    }
}
