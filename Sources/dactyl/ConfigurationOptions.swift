import ArgumentParser

/// Thresholds of the gestures for one run.
struct ConfigurationOptions: ParsableArguments {
    @Option(name: .customLong("configuration"), help: ArgumentHelp(
        "A threshold of the gestures for this run, as panHysteresis=8: a property of GestureConfiguration. May be given several times.",
        valueName: "NAME=VALUE"))
    var assignments: [String] = []

    /// Adds them to the environment's own, which they come after.
    func set(in environment: inout [String: String]) {
        guard !assignments.isEmpty else { return }
        environment["DACTYL_CONFIGURATION"] = ([environment["DACTYL_CONFIGURATION"] ?? ""] + assignments).filter { !$0.isEmpty }.joined(separator: ",")
    }
}
