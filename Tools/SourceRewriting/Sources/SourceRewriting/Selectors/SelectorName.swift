/// The names that the compiler gives to methods for Objective-C.
enum SelectorName {
    /// `handle(_:event:)` is `handle:event:`, `move(to:)` is `moveTo:`, `show(item:)` is `showWithItem:`.
    static func ofMethod(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        var result = name
        if first != "_" {
            if !isPreposition(firstWord(first)) && !isPreposition(lastWord(name)) { result += "With" }
            result += first.prefix(1).uppercased() + first.dropFirst()
        }
        result += ":"
        for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
        return result
    }

    private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

    private static func firstWord(_ name: String) -> String {
        let head = name.prefix { $0.isUppercase }
        if head.count > 1 { return String(head) }
        return String(name.prefix(1)) + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name }
        return String(name[start...].drop { $0 == "_" })
    }

    /// Those that the compiler knows.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]
}
