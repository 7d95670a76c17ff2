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

    /// What bounds a scenario, so that a wrong file costs neither memory nor time.
    enum Limit {
        static let bytes = 4 << 20
        static let views = 1000
        static let recognizers = 1000
        static let relations = 10_000
        static let touches = 100_000
        static let steps = 10_000
        /// How often the steps of one scenario that wait for something are performed.
        static let reactions = 10_000
        static let expectations = 10_000
        static let fingers = 1_000_000
        /// Fingers that are down, or hover, at a time: as many as a touch script has.
        static let contacts = 256
        /// An hour of virtual time.
        static let milliseconds = 3_600_000.0
        /// The largest side of the first view.
        static let side = 4096.0
    }
}
