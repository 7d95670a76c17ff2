/// The languages that the person who started the process prefers.
enum Languages {
    /// As names of languages, `de-AT`, the most preferred first; empty when the environment names none.
    static let preferred = read(ProcessInfo.processInfo.environment)

    /// `LANGUAGE` counts only where the locale itself is one of a language, as for other programs.
    static func read(_ environment: [String: String]) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        guard let own = name(locale) else { return [] }
        return (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { name(String($0)) } + [own]
    }

    /// The language and region whose dates and times are shown; `nil` when the environment names none.
    static func formats(_ environment: [String: String]) -> String? {
        name(["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "")
    }

    /// The language that an app shows: the first preferred one among its own, or else the one in which it was written.
    static func choose(for preferred: [String], among known: [String], region: String?) -> String? {
        if let found = preferred.lazy.compactMap({ match($0, among: known) }).first { return found }
        return match(region ?? "en", among: known) ?? match("en", among: known) ?? known.first
    }

    /// `de-AT` of `de_AT.UTF-8@euro`; `nil` for the locale of no language.
    private static func name(_ locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
        return name.isEmpty || name == "C" || name == "POSIX" ? nil : name
    }

    /// The one of these that serves for a language: itself, without its region, or another region's.
    static func match(_ language: String, among localizations: [String]) -> String? {
        let plain = { (name: String) in name.replacingOccurrences(of: "_", with: "-").lowercased() }
        let base = { (name: String) in String(plain(name).prefix { $0 != "-" }) }
        let wanted = plain(language)
        return localizations.first { plain($0) == wanted } ?? localizations.first { plain($0) == base(wanted) }
            ?? localizations.sorted().first { base($0) == base(wanted) }
    }
}
