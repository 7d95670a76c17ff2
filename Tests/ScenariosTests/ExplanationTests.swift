import Foundation
import Scenarios
import Testing

/// What a report of a scenario that failed explains.
@MainActor @Suite("Explanations of scenarios", .leavesNothing)
struct ExplanationTests {
    /// A tap in a view with a hidden one before it, and an expectation that does not hold.
    private func report() throws -> ScenarioReport {
        let text = """
            {"name": "s", "views": [{"id": "V", "frame": [0,0,400,400]}, {"id": "H", "parent": "V", "frame": [0,0,400,400], "props": {"isHidden": true}}],
             "recognizers": [{"id": "tap", "type": "tap", "view": "V"}],
             "touches": [{"t_ms": 0, "finger": 1, "phase": "began", "x": 50, "y": 50}, {"t_ms": 100, "finger": 1, "phase": "ended"}],
             "until_ms": 500, "expect": [{"recognizer": "tap", "fired": 2}]}
            """
        return try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "s.json"))
    }

    @Test("It has what was passed over, decided, called and sent, and is the same each time")
    func explanation() throws {
        let first = try report(), second = try report()
        #expect(first.explanation == second.explanation)
        let told = first.explanation.map { $0.dropFirst("0.000  ".count) }
        #expect(told.first?.hasPrefix("touch 1: landed in ") == true, "\(told)")
        #expect(told.contains { $0.hasPrefix("touch 1: passes over ") && $0.hasSuffix(": it is hidden") })
        #expect(told.contains { $0.hasPrefix("tap on ") && $0.hasSuffix(", touch 1: accepted") })
        #expect(told.contains { $0.hasSuffix(": called with began of touch 1") })
        #expect(told.contains { $0.hasPrefix("tap on ") && $0.hasSuffix(": calls a closure") })
        #expect(first.details.contains("explanation:"))
    }
}
