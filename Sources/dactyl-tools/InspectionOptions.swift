import ArgumentParser

/// What `inspect` and `mcp` have in common.
struct InspectionOptions: ParsableArguments {
    @Option(help: "Where to show the app, as for 'dactyl run'.")
    var on: String?

    @Option(help: ArgumentHelp("A touch script to play first; - is standard input.", valueName: "SCRIPT"))
    var play: String?

    @Option(help: ArgumentHelp("A recording to play first, headless; its decisions can be looked at then.", valueName: "FILE"))
    var replay: String?

    @Option(help: ArgumentHelp("How fast headless time goes: full or real. (default: full)", valueName: "full|real"))
    var speed: String?

    @Flag(help: "Let it touch the app and change it; otherwise it only looks.")
    var control = false

    /// - Parameters:
    ///   - place: Where the inspector is to be reached.
    ///   - host: Where the app is shown unless an option says so; `nil` leaves the choice.
    func set(in environment: inout [String: String], place: String, host: String?) {
        environment["DACTYL_INSPECT"] = place
        environment["DACTYL_INSPECT_CONTROL"] = control ? "1" : nil
        if let on = on ?? (replay == nil ? host : "headless") { environment["DACTYL_ON"] = on }
        if let speed { environment["DACTYL_SPEED"] = speed }
        if let play { environment["DACTYL_PLAY"] = play }
        if let replay { environment["DACTYL_REPLAY"] = replay }
    }
}
