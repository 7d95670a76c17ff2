internal import Foundation

/// Turns a string catalog of Xcode's (`.xcstrings`) into the `.strings` of each language.
struct StringCatalog {
    /// By language and key.
    let tables: [String: [String: String]]

    struct Failure: Error {
        let message: String
    }

    init(_ data: Data) throws(Failure) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let strings = root["strings"] as? [String: Any] else {
            throw Failure(message: "this is no string catalog: it is JSON with an entry 'strings'")
        }
        // The language of the keys is one of the app's, also where nothing is translated.
        var tables: [String: [String: String]] = [root["sourceLanguage"] as? String ?? "en": [:]]
        for (key, entry) in strings {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, unit) in localizations {
                if let text = Self.text(unit) { tables[language, default: [:]][key] = text }
            }
        }
        self.tables = tables
    }

    /// Of several forms, by number or device, the one for all others.
    private static func text(_ value: Any) -> String? {
        guard let value = value as? [String: Any] else { return nil }
        if let unit = value["stringUnit"] as? [String: Any] {
            guard var text = unit["value"] as? String else { return nil }
            for (name, part) in value["substitutions"] as? [String: Any] ?? [:] {
                let specifier = (part as? [String: Any])?["formatSpecifier"] as? String ?? "@"
                guard let form = Self.text(part) else { continue }
                text = text.replacingOccurrences(of: "%#@\(name)@", with: form.replacingOccurrences(of: "%arg", with: "%\(specifier)"))
            }
            return text
        }
        guard let variations = value["variations"] as? [String: Any] else { return nil }
        for kind in ["plural", "device"] {
            guard let forms = variations[kind] as? [String: Any] else { continue }
            if let form = forms["other"] ?? forms.sorted(by: { $0.key < $1.key }).first?.value { return text(form) }
        }
        return nil
    }
}
