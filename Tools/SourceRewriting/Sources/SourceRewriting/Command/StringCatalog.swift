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
                if let text = try Self.text(unit, key) { tables[language, default: [:]][key] = text }
            }
        }
        self.tables = tables
    }

    /// The longest text, in bytes: substitutions may stand in each other and name each other many times.
    private static let longest = 1 << 20

    /// Of several forms, by number or device, the one for all others.
    private static func text(_ value: Any, _ key: String) throws(Failure) -> String? {
        guard let value = value as? [String: Any] else { return nil }
        if let unit = value["stringUnit"] as? [String: Any] {
            guard let text = unit["value"] as? String else { return nil }
            var forms: [String: String] = [:]
            for (name, part) in value["substitutions"] as? [String: Any] ?? [:] {
                let specifier = (part as? [String: Any])?["formatSpecifier"] as? String ?? "@"
                guard let form = try Self.text(part, key) else { continue }
                guard form.utf8.count * max(specifier.utf8.count, 1) <= longest else { throw tooLong(key) }
                forms[name] = form.replacingOccurrences(of: "%arg", with: "%\(specifier)")
            }
            return forms.isEmpty ? text : try substituted(text, forms, key)
        }
        guard let variations = value["variations"] as? [String: Any] else { return nil }
        for kind in ["plural", "device"] {
            guard let forms = variations[kind] as? [String: Any] else { continue }
            if let form = forms["other"] ?? forms.sorted(by: { $0.key < $1.key }).first?.value { return try text(form, key) }
        }
        return nil
    }

    /// Puts the forms where the text names them: `%#@files@`. What a form names is left as it is.
    private static func substituted(_ text: String, _ forms: [String: String], _ key: String) throws(Failure) -> String {
        var result = ""
        let parts = text.components(separatedBy: "%#@")
        for (index, part) in parts.enumerated() {
            if index == 0 {
                result = part
            } else if let end = part.firstIndex(of: "@"), let form = forms[String(part[..<end])] {
                result += form + part[part.index(after: end)...]
            } else {
                result += "%#@" + part
            }
            guard result.utf8.count <= longest else { throw tooLong(key) }
        }
        return result
    }

    private static func tooLong(_ key: String) -> Failure {
        Failure(message: "with its substitutions the text of '\(key.prefix(80))' is longer than \(longest) bytes: name them fewer times")
    }
}
