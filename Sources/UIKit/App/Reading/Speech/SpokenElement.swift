/// An element in words: its label, its value, what it is, and its hint (R-ACC-26).
@MainActor
struct SpokenElement: Equatable {
    typealias Part = UIAccessibility.Utterance.Part

    /// What stands before the label.
    var before: [String] = []
    var label: String?
    var value: String?
    /// What it is, and how it stands.
    var kinds: [String] = []
    var hint: String?
    var language: String?

    init(_ element: UIResponder) {
        let traits = element.accessibilityTraits
        language = Self.language(of: element)
        label = Self.text(element.accessibilityLabel)
        value = Self.text(element.accessibilityValue)
        hint = Self.text(element.accessibilityHint)
        if traits.contains(.selected) { before.append(SystemWord.selected.text) }
        if Self.isSwitch(element) {
            if let word = ["0": SystemWord.off, "1": .on][value ?? ""] { value = word.text }
            kinds.append(SystemWord.switchButton.text)
        } else {
            for (trait, word) in Self.words where traits.contains(trait) { kinds.append(word.text) }
        }
        describeText(element, traits)
        if traits.contains(.notEnabled) { kinds.append(SystemWord.dimmed.text) }
        if traits.contains(.adjustable), hint == nil { hint = SystemWord.swipeToAdjust.text }
        if value == label { value = nil }
    }

    private static let words: [(UIAccessibilityTraits, SystemWord)] = [
        (.searchField, .searchField), (.toggleButton, .switchButton), (.button, .button), (.link, .link), (.image, .image),
        (.header, .heading), (.tabBar, .tabBar), (.adjustable, .adjustable), (.summaryElement, .summary),
    ]

    private static func isSwitch(_ element: UIResponder) -> Bool { element is UISwitch }

    private mutating func describeText(_ element: UIResponder, _ traits: UIAccessibilityTraits) {
        guard let input = element as? any UITextInputTraits & UIResponder, element is UITextField || element is UITextView else { return }
        if !traits.contains(.searchField) { kinds.append((input.isSecureTextEntry == true ? SystemWord.secureTextField : .textField).text) }
        if input.isFirstResponder { kinds.append(SystemWord.isEditing.text) }
        if hint == nil, !input.isFirstResponder, !traits.contains(.notEnabled) { hint = SystemWord.doubleTapToEdit.text }
    }

    private static func text(_ text: String?) -> String? {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return nil }
        return text
    }

    /// That of the element, or of the nearest responder after it that says one.
    private static func language(of element: UIResponder) -> String? {
        var link: UIResponder? = element
        while let responder = link {
            if let language = responder.accessibilityLanguage { return language }
            link = responder.next
        }
        return nil
    }

    /// What is spoken when the reader comes to it. What it is is said in the reader's language.
    var parts: [Part] {
        before.map { Part($0) } + [label, value].compactMap(\.self).map { Part($0, language: language) } + kinds.map { Part($0) }
    }

    var text: String { parts.map(\.text).joined(separator: ", ") }

    /// What of it is other than it was.
    func changes(since old: SpokenElement) -> [Part] {
        var result = before.filter { !old.before.contains($0) }.map { Part($0) }
        if label != old.label, let label { result.append(Part(label, language: language)) }
        if value != old.value, let value { result.append(Part(value, language: language)) }
        result += kinds.filter { !old.kinds.contains($0) }.map { Part($0) }
        return result
    }
}
