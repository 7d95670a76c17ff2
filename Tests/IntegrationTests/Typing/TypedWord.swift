@testable import UIKit

/// Some letters of a language, the keys that type them, and the text that they become.
struct TypedWord {
    /// The language, with its layout and as apps name it.
    let tag, language: String
    /// All letters of its keyboard.
    let letters: [String]
    let keys: [String]
    let text: String

    /// Of each language whose letters are put together, a real word with its keys: value, and enough.
    private static let composed: [String: (keys: [String], text: String)] = [
        "ko": (["ㄱ", "ㅏ", "ㅂ", "ㅅ"], "값"), "vi": (["d", "d", "u", "r"], "đủ"), "vi-x-vni": (["d", "9", "u", "3"], "đủ"),
    ]

    /// In the order in which the keyboard has them.
    static let all = KeyboardLanguage.all.map(TypedWord.init)

    private init(_ language: KeyboardLanguage) {
        (tag, self.language) = (language.tag, language.languageTag)
        letters = language.rows.flatMap(\.self)
        if let word = Self.composed[language.tag] {
            (keys, text) = word
        } else {
            keys = Self.letters(of: language)
            text = keys.joined()
        }
    }

    /// The first letter of each row and the last of the first one, which are at the keyboard's edges, and one that English has not. A sign that is
    /// joined to the letter before it is not the first.
    private static func letters(of language: KeyboardLanguage) -> [String] {
        let english = Set(KeyboardLanguage.english.rows.joined()), rows = language.rows
        let wanted = [rows[0].first { !$0.isCombiningMark }, rows.joined().first { !english.contains($0) }, rows[0].last] + rows.dropFirst().map(\.first)
        var letters: [String] = []
        for letter in wanted.compactMap(\.self) where !letters.contains(letter) { letters.append(letter) }
        return letters
    }
}

extension String {
    /// Whether it begins with a sign that is joined to the letter before it.
    fileprivate var isCombiningMark: Bool {
        switch unicodeScalars.first?.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
