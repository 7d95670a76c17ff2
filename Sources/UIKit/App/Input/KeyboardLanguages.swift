/// The languages between which the keyboard's globe turns, and the one that it shows (R-KBD-6). The table of letters is read when one of them is asked for:
/// a start without a keyboard on the screen costs nothing.
@MainActor
final class KeyboardLanguages {
    /// Finds the chosen languages.
    private var choice: () -> [KeyboardLanguage] = { [] }
    private var found: [KeyboardLanguage]?
    private var shown: KeyboardLanguage?
    /// The language that was last used in each context of an app (`textInputContextIdentifier`).
    private var ofContexts: [String: KeyboardLanguage] = [:]

    /// Chooses the languages; the first is shown. None is English alone.
    func choose(_ languages: @escaping () -> [KeyboardLanguage]) {
        choice = languages
        (found, shown) = (nil, nil)
        ofContexts = [:]
    }

    /// At least one.
    var chosen: [KeyboardLanguage] {
        if let found { return found }
        let languages = choice(), all = languages.isEmpty ? [.english] : languages
        found = all
        return all
    }

    private(set) var current: KeyboardLanguage {
        get { shown ?? chosen[0] }
        set { shown = newValue }
    }

    /// Shows a responder's language, if it is one of the chosen: the one of its context, or that of its `textInputMode`.
    func begin(_ responder: UIResponder) {
        if let context = responder.textInputContextIdentifier, let language = ofContexts[context] {
            current = language
        } else if let tag = responder.textInputMode?.tag, let language = chosen.first(where: { $0.tag == tag }) {
            current = language
        }
    }

    /// Shows the next one.
    func turn(for responder: UIResponder?) {
        let index = chosen.firstIndex { $0.tag == current.tag } ?? 0
        show((index + 1) % chosen.count, for: responder)
    }

    /// Shows one of the chosen.
    func show(_ index: Int, for responder: UIResponder?) {
        current = chosen[index]
        if let context = responder?.textInputContextIdentifier { ofContexts[context] = current }
    }
}

extension UIApplication {
    /// The languages of the keyboard on the screen, as tags such as `de` and `pt-BR`; the first is shown, and the globe turns through them. An app
    /// that was started has those of `DACTYL_KEYBOARD_LANGUAGES`, or else the one of the system's locale. Tags of languages without a keyboard are
    /// left out; without any it is `en`. Not part of UIKit.
    public var keyboardLanguages: [String] {
        get { inputViews.languages.chosen.map(\.tag) }
        set {
            inputViews.languages.choose { newValue.compactMap(KeyboardLanguage.named) }
            inputViews.reload()
        }
    }

    /// Chooses the language of a locale such as `de_AT.UTF-8`, and English too where its letters are not Latin, for addresses; English for a locale without
    /// a keyboard. Not part of UIKit.
    public func useKeyboardLanguage(ofLocale locale: String) {
        inputViews.languages.choose {
            guard let language = KeyboardLanguage.named(locale) else { return [] }
            return language.isLatin ? [language] : [language, .english]
        }
        inputViews.reload()
    }

    /// The tags of all languages that have a keyboard on the screen. Not part of UIKit.
    public nonisolated static var availableKeyboardLanguages: [String] { KeyboardLanguage.all.map(\.tag) }

    /// Whether there is a keyboard on the screen for a tag, or for a language whose variant it names. Not part of UIKit.
    public nonisolated static func hasKeyboard(for tag: String) -> Bool { KeyboardLanguage.named(tag) != nil }
}
