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
    public let failures: [Failure]

    public var isPassed: Bool { failures.isEmpty }

    init(scenario: Scenario, recording: Recording) {
        name = scenario.name
        expectationCount = scenario.expectations.count
        failures = scenario.expectations.flatMap { expectation in
            expectation.failures(in: recording).map { Failure(path: expectation.path, reason: $0) }
        }
    }

    /// One line for a scenario that passed; for one that failed also what differs.
    public var description: String {
        guard !isPassed else { return "passed: \(name)" }
        let details = failures.flatMap { $0.description.split(separator: "\n", omittingEmptySubsequences: false) }.map { "    \($0)" }
        return (["FAILED: \(name)"] + details).joined(separator: "\n")
    }
}
