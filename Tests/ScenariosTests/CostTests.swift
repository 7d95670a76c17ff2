import Foundation
import Scenarios
import Testing

/// What a scenario costs goes with its length.
@MainActor @Suite("What scenarios cost", .leavesNothing)
struct CostTests {
    nonisolated private static let scripts: [String: @Sendable (Int) -> [String]] = [
        "one finger that moves": { count in
            [sample(1)("began")] + (0..<count).map { _ in sample(1)("moved") }
        },
        "one finger after the other": { count in (0..<count / 2).flatMap { [sample($0)("began"), sample($0)("ended")] } },
    ]

    nonisolated private static func sample(_ finger: Int) -> @Sendable (String) -> String {
        { #"{"t_ms": 10, "finger": \#(finger), "phase": "\#($0)", "x": 50, "y": 50}"# }
    }

    /// The processor's seconds for a script of so many samples.
    private func cost(_ script: @Sendable (Int) -> [String], _ count: Int) throws -> Double {
        let text = #"{"name": "s", "views": [{"id": "V", "frame": [0,0,400,400]}], "touches": [\#(script(count).joined(separator: ", "))], "#
            + #""until_ms": 100, "expect": [{"view": "V", "call": "began", "at_ms": 10}]}"#
        let start = processorTime
        let report = try ScenarioRunner().run(Scenario(data: Data(text.utf8), file: "s.json"))
        #expect(report.isPassed, "\(report.failures)")
        return processorTime - start
    }

    private var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    @Test("six times the samples of one instant take about six times as long, and not thirty-six times", arguments: scripts.keys.sorted())
    func samplesOfAnInstant(_ kind: String) throws {
        let script = try #require(Self.scripts[kind])
        _ = try cost(script, 100)
        let few = try min(cost(script, 500), cost(script, 500)), many = try cost(script, 3000)
        #expect(many < 15 * few, "\(kind): \(few) s, then \(many) s")
    }
}
