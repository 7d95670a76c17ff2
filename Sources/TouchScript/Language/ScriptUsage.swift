internal import FoundationAdditions

/// The commands of the language, and what follows each.
enum ScriptUsage {
    /// How many words follow a command, and which, for messages.
    static let commands: [String: (counts: ClosedRange<Int>, words: String)] = [
        "down": (3...12, "ID X Y, and attributes such as tool=pencil"), "move": (3...12, "ID X Y, and attributes such as pressure=1"), "up": (1...1, "ID"),
        "frame": (0...0, ""), "cancel": (0...0, ""), "glide": (5...Int.max, "MS HZ, then ID X Y for each finger"), "tap": (3...4, "ID X Y [MS]"),
        "sleep": (1...1, "MS"), "sync": (0...0, ""), "ready": (0...1, "[MS]"), "key": (1...2, "NAME [tap|press|release]"), "pointer": (2...2, "X Y"),
        "button": (1...2, "N [tap|press|release]"), "wheel": (2...2, "DX DY"), "scroll": (1...4, "MS HZ DX DY, or begin, update DX DY, end or cancel"),
        "pinch": (1...3, "begin, update FACTOR DEG, end or cancel"), "rest": (1...1, "MS"), "hover": (1...6, "X Y, or away"), "barrel": (1...2, "N [tap|press|release]"),
        "magnify": (3...3, "MS HZ FACTOR"), "turn": (3...3, "MS HZ DEG"), "disable": (0...0, ""), "enable": (0...0, ""), "resize": (2...3, "W H [SCALE]"),
        "shot": (1...1, "FILE.png"), "mark": (0...Int.max, "TEXT"), "js": (1...Int.max, "CODE"), "waitfor": (1...Int.max, "CODE"), "repeat": (1...1, "N"), "end": (0...0, ""),
    ]

    /// What a command takes, where something else follows it.
    static func message(_ command: String) -> String {
        let words = commands[command]?.words ?? ""
        return "'\(command)' takes \(words.isEmpty ? "no words" : words)"
    }

    /// What to say of a command that does not exist.
    static func unknown(_ command: String) -> String {
        let near = Suggestion.nearest(to: command, among: commands.keys.filter { $0 != "js" && $0 != "waitfor" }.sorted())
        return "unknown command \(command.quoted)" + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
}
