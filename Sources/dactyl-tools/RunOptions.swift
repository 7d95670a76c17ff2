import ArgumentParser

/// What `run`, `record`, `replay` and `explain` have in common: each starts an app, which obeys these as environment variables.
struct RunOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The size in points, as in 390x844.", valueName: "WxH"))
    var size: String?

    // Whatever follows is the value, so that a negative one is refused as a number and not taken for an option.
    @Option(parsing: .unconditional, help: ArgumentHelp("Pixels a point.", valueName: "N"))
    var scale: String?

    @Option(help: ArgumentHelp("Where to write what was delivered to which receiver, one JSON line an event.", valueName: "FILE.jsonl"))
    var log: String?

    @Flag(help: "Show what is typed as it is in what is recorded, logged and looked at; otherwise other keys and letters stand for it, as they always do for passwords.")
    var typed = false

    @Flag(help: "Read the app by touch from its start on: what is under a finger is spoken (Documentation/reading-by-touch.md). Three presses of F12 or of the power or menu key switch that, too.")
    var read = false

    @Option(help: ArgumentHelp("Where to write what is spoken, a line each.", valueName: "FILE.txt"))
    var spoken: String?

    @OptionGroup var thresholds: ThresholdOptions

    @Argument(parsing: .postTerminator, help: "What the app gets as its own arguments.")
    var arguments: [String] = []

    func set(in environment: inout [String: String]) {
        for (name, value) in [("DACTYL_SIZE", size), ("DACTYL_SCALE", scale), ("DACTYL_LOG", log), ("DACTYL_SPOKEN", spoken)] { if let value { environment[name] = value } }
        if typed { environment["DACTYL_TYPED"] = "1" }
        if read { environment["DACTYL_READ"] = "1" }
        thresholds.set(in: &environment)
    }
}

/// What `run` and `replay` have in common besides.
struct PlaybackOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Where to save the last picture.", valueName: "FILE.png"))
    var snapshot: String?

    @Option(help: ArgumentHelp("How fast headless time goes: full or real. (default: full)", valueName: "full|real"))
    var speed: String?

    func set(in environment: inout [String: String]) {
        for (name, value) in [("DACTYL_SNAPSHOT", snapshot), ("DACTYL_SPEED", speed)] { if let value { environment[name] = value } }
    }
}

/// Thresholds of the gestures for one run.
struct ThresholdOptions: ParsableArguments {
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
