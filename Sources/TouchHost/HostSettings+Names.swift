extension HostSettings {
    /// The variables that say something to an app, without `DACTYL_`.
    package static let names = [
        "ACCESSIBILITY", "ACCESSIBILITY_BUS", "APPEARANCE", "AUDIT", "CALIBRATION", "CONFIGURATION", "DESKTOP_SETTINGS", "DRAW_LATE", "EXPLAIN", "EXPLAIN_JSON", "INPUT_METHOD", "INSPECT", "INSPECT_CONTROL", "INSPECT_OPEN", "KEY",
        "KEYBOARD", "KEYBOARD_LANGUAGES", "LISTEN", "LOG", "ON", "OUTPUT", "PARENT", "PINCH_KEYS", "PLAY", "PORT", "READ", "RECORD", "REPLAY", "ROTATE", "SCALE",
        "SHARED", "SIZE", "SNAPSHOT", "SPEED", "SPOKEN", "TEXT_SIZE", "TIMERS", "TYPED", "VERIFY",
        "WHAT_IF",
    ]

    /// Those that builds, tests and scripts of this project read. An app that is started by one has them too.
    package static let toolNames: Set<String> = [
        "APP", "APPS", "BESIDE", "COMMAND", "COORDINATION", "DEPTH", "FAILURES", "FIRST_SEED", "FUZZ", "HOSTS", "INTERFACE_FILES", "LEFT_SCALE", "MATERIAL", "MUTANT",
        "PROGRESS", "PUBLIC_ONLY", "ROOT", "SCRIPTS", "SEED", "SLOW", "SWIFT_SYNTAX", "TESTS", "TEST_PICTURES", "TOOLS", "WRONG",
    ]

    /// The options of `dactyl run` and its kin that stand for a variable of the same name.
    private static let options: Set<String> = [
        "listen", "log", "on", "output", "play", "port", "read", "record", "replay", "rotate", "scale", "shared", "size", "snapshot", "speed", "spoken",
    ]

    /// The variables of an environment that begin with `DACTYL_` and mean nothing, in the order of their names.
    package static func unknownVariables(_ environment: [String: String]) -> [String] {
        let prefix = "DACTYL_"
        return environment.keys.filter { name in
            guard name.hasPrefix(prefix) else { return false }
            let rest = String(name.dropFirst(prefix.count))
            return !names.contains(rest) && !toolNames.contains(rest)
        }.sorted()
    }

    /// The words of an app's own command line that would be options of the command `dactyl`. An app gets its words as they are, and may have some of these itself.
    package static func commandOptions(among words: [String]) -> [String] {
        words.filter { word in
            guard word.hasPrefix("--") else { return false }
            return options.contains(String(word.dropFirst(2).prefix { $0 != "=" }))
        }
    }
}
