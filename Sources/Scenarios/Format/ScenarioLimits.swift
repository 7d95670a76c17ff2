/// What bounds a scenario, so that a wrong file costs neither memory nor time.
enum ScenarioLimits {
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
