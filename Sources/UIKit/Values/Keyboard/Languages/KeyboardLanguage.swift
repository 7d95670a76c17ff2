/// The letters of a language on a keyboard on the screen (R-KBD-6).
struct KeyboardLanguage: Sendable {
    /// As in BCP 47: `de`, `pt-BR`.
    var tag: String
    /// Its own name for itself.
    var name: String
    /// The text of the key that leads back to the letters.
    var title: String
    var rows: [[String]] = []
    /// What Shift shows in place of the rows, where that is not the letters' capitals.
    var shifted: [[String]] = []
    /// What a letter offers while it is held.
    var offers: [String: [String]] = [:]

    /// Whether its letters have capitals.
    var hasCase: Bool { rows.contains { $0.contains { capital($0) != $0 } } }
    var hasShift: Bool { hasCase || !shifted.isEmpty }
    /// Whether its letters are the Latin ones, of which addresses and secret words are made.
    var isLatin: Bool { title == "ABC" }
    /// What puts its letters together to syllables; `nil` where each letter is typed as it is.
    func makeComposer() -> (any SyllableComposer)? {
        switch tag {
        case "ko": HangulComposer()
        case "vi": VietnameseComposer(.telex)
        case "vi-x-vni": VietnameseComposer(.vni)
        default: nil
        }
    }

    /// The tag of the language alone, without the name of one of its layouts.
    var languageTag: String { tag.split(separator: "-").prefix { $0 != "x" }.joined(separator: "-") }

    /// A letter's capital in this language: Turkish has its own for `i`, and ß stays one letter.
    func capital(_ letter: String) -> String {
        switch letter {
        case "i" where tag == "tr" || tag == "az": "İ"
        case "ß": "ẞ"
        default: letter.uppercased()
        }
    }
}

extension KeyboardLanguage {
    /// All languages, English first.
    static let all = read(keyboardTable)
    static var english: KeyboardLanguage { all[0] }

    /// The language that is nearest to a tag (`de-AT`) or to the name of a locale (`de_AT.UTF-8`); `nil` if there is none.
    static func named(_ name: String) -> KeyboardLanguage? {
        let tag = name.prefix { $0 != "." && $0 != "@" }.lowercased().map { $0 == "_" ? "-" : String($0) }.joined()
        guard let first = tag.split(separator: "-").first else { return nil }
        let synonyms = ["no": "nb", "nn": "nb", "iw": "he", "in": "id"]
        let language = synonyms[String(first)] ?? String(first)
        return all.first { $0.tag.lowercased() == tag } ?? all.first { $0.tag == language } ?? all.first { $0.tag.hasPrefix(language + "-") }
    }

    /// Reads a table of the form that ``keyboardTable`` describes.
    static func read(_ table: String) -> [KeyboardLanguage] {
        var languages: [KeyboardLanguage] = []
        for line in table.split(separator: "\n") {
            // A space and the combining mark behind it are one character, and two scalars.
            let words = line.unicodeScalars.split(separator: " ").map(String.init)
            if words[0] == "=" {
                languages.append(KeyboardLanguage(tag: words[1], name: words[3...].joined(separator: " "), title: words[2]))
            } else {
                languages[languages.count - 1].add(words)
            }
        }
        return languages
    }

    /// Adds what a line of the table says.
    private mutating func add(_ words: [String]) {
        let groups = words.split(separator: "/").map(Array.init)
        switch words[0] {
        case "^": shifted = [Array(groups[0].dropFirst())] + groups.dropFirst()
        case ":": for group in [Array(groups[0].dropFirst())] + groups.dropFirst() { offers[group[0]] = Array(group.dropFirst()) }
        default: rows = groups
        }
    }
}
