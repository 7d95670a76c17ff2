internal import FoundationAdditions
internal import Synchronization

/// The language of the words that UIKit itself shows, and of its dates (R-WRD-1, R-WRD-3).
enum AppLanguage {
    private struct State {
        var chosen: String?
        /// By languages, in the order of ``SystemWord``.
        var words: [String: [String]] = [:]
    }

    private static let state = Mutex(State())

    /// The language of the words: a key of ``wordTable``.
    static var ofWords: String { state.withLock { $0.chosen } ?? usual }
    /// Says words in another language, which ``wordTable`` has; `nil` for the app's.
    static func use(_ language: String?) { state.withLock { $0.chosen = language } }

    private static let usual = languages(for: Languages.preferred, localizations: bundle.localizations, region: region).lazy.compactMap(tag(near:)).first ?? "en"
    private static var bundle: Bundle { AppBundle.running?.bundle ?? .main }
    private static var region: String? { bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String }

    /// The app's languages, the most preferred first: an app with localizations has its shown one alone.
    /// - Parameters:
    ///   - preferred: The languages of the environment.
    ///   - region: The language in which the app was written.
    static func languages(for preferred: [String], localizations: [String], region: String?) -> [String] {
        guard !localizations.isEmpty else { return preferred }
        return [Languages.choose(for: preferred, among: localizations.filter { $0 != "Base" }.sorted(), region: region) ?? region ?? "en"]
    }

    // MARK: Words

    /// The language of ``wordTable`` that serves for a tag (`de-AT`, `zh_TW`); `nil` if none does.
    static func tag(near name: String) -> String? {
        let parts = name.replacingOccurrences(of: "_", with: "-").lowercased().split(separator: "-")
        guard let first = parts.first.map(String.init) else { return nil }
        if first == "zh" { return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? "zh-Hant" : "zh-Hans" }
        let synonyms = ["no": "nb", "nn": "nb", "iw": "he", "in": "id"], language = synonyms[first] ?? first
        return wordTable[language] == nil ? nil : language
    }

    static func word(_ word: SystemWord, in language: String) -> String {
        state.withLock { state in
            if let words = state.words[language] { return words[word.rawValue] }
            let words = read(language)
            state.words[language] = words
            return words[word.rawValue]
        }
    }

    /// The words of a language. Where words are missing the language counts as not there.
    static func read(_ language: String) -> [String] {
        let words = (wordTable[language] ?? "").split(separator: "\n").flatMap { $0.components(separatedBy: " / ") }
        return words.count == SystemWord.allCases.count || language == "en" ? words : read("en")
    }

    // MARK: Dates

    /// The locale of dates and times: the app's language, with the region whose formats the person has chosen.
    static let locale: Locale = {
        let app = languages(for: Languages.preferred, localizations: bundle.localizations, region: region).first
        return localeName(app: app, formats: Languages.formats(ProcessInfo.processInfo.environment)).map { Locale(identifier: $0) } ?? .current
    }()

    /// Joins the language of an app and the region of formats.
    static func localeName(app: String?, formats: String?) -> String? {
        guard let formats, let app else { return app ?? formats }
        let language = app.split(separator: "-"), own = formats.split(separator: "-")
        if language.first == own.first { return formats }
        guard let region = own.last, own.count > 1, region.count == 2 else { return app }
        return (language.prefix(1) + language.dropFirst().filter { $0.count == 4 } + [region]).joined(separator: "-")
    }
}
