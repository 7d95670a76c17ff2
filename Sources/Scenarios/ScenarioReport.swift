/// How a scenario went.
public struct ScenarioReport: Sendable, CustomStringConvertible {
    /// An expectation that did not hold.
    public struct Failure: Sendable, CustomStringConvertible {
        /// The expectation's JSON path.
        public let path: String
        /// What came instead; several lines for logs.
        public let reason: String

        public var description: String { "\(path): \(reason)" }
    }

    public let name: String
    /// How many entries of `expect` were judged: all of them.
    public let expectationCount: Int
    public private(set) var failures: [Failure]
    /// What was decided about recognizers and touches, and what was called, a sentence each; only of a scenario that failed, and only the
    /// latest.
    public private(set) var explanation: [String]

    public var isPassed: Bool { failures.isEmpty }

    /// - Parameter explanation: Asked for when something failed.
    init(scenario: Scenario, recording: Recording, explanation: () -> [String]) {
        name = scenario.name
        expectationCount = scenario.expectations.count
        failures = recording.obstacles.map { Failure(path: "$.steps", reason: $0) } + scenario.expectations.flatMap { expectation in
            expectation.failures(in: recording).map { Failure(path: expectation.path, reason: $0) }
        }
        self.explanation = failures.isEmpty ? [] : explanation()
    }

    /// Judges a second play on the same views and recognizers, and compares its log and its actions with those of the first. Its failures have
    /// `second play: ` before the JSON path.
    mutating func add(_ second: Recording, after first: Recording, of scenario: Scenario, explanation: () -> [String]) {
        var found = second.obstacles.map { Failure(path: "$.steps", reason: $0) } + scenario.expectations.flatMap { expectation in
            expectation.failures(in: second).map { Failure(path: expectation.path, reason: $0) }
        }
        if found.isEmpty, let difference = second.difference(from: first) { found = [Failure(path: "$", reason: difference)] }
        if found.isEmpty { return }
        failures += found.map { Failure(path: "second play: \($0.path)", reason: $0.reason) }
        self.explanation = explanation()
    }

    /// What differs, line by line, and the explanation; empty when nothing does.
    public var details: [String] {
        failures.flatMap { $0.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
            + (explanation.isEmpty ? [] : ["explanation:"]) + explanation.map { "  \($0)" }
    }

    /// One line for a scenario that passed; for one that failed also what differs.
    public var description: String {
        guard !isPassed else { return "passed: \(name)" }
        return (["FAILED: \(name)"] + details.map { "    \($0)" }).joined(separator: "\n")
    }
}
