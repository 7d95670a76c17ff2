/// Views, a timed touch script, and what must come out of it (`Documentation/scenario-format.md`).
///
/// A scenario is read by ``init(contentsOf:)`` and played by ``ScenarioRunner``. Times are in milliseconds, lengths in points.
public struct Scenario: Sendable {
    /// What the scenario is called; its file has the same name.
    public let name: String
    /// Whose test or behaviour it restates.
    public let source: String?
    public let basis: Basis?
    /// The numbers of the rules of the specification that it checks.
    public let rules: [String]
    public let note: String?

    /// The thresholds of the gestures that the scenario sets, by name.
    let thresholds: [(name: String, value: String)]
    let views: [ScenarioViewDescription]
    let recognizers: [ScenarioRecognizer]
    let requirements: [ScenarioRequirement]
    /// Whether the log has the recognizers' own touch callbacks.
    let logsCallbacks: Bool
    /// Whether the log has what delegates are asked.
    let logsQuestions: Bool
    let touches: [ScenarioTouch]
    let steps: [ScenarioStep]
    let reactions: [ScenarioReaction]
    let frameLength: Double?
    let end: Double
    let expectations: [Expectation]

    /// Why the expectations are what they are.
    public enum Basis: String, CaseIterable, Sendable {
        /// Apple's reference text says so.
        case documented
        /// Long-standing observed behaviour, or measured on the reference platform.
        case established
    }
}
