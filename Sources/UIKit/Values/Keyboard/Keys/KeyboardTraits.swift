/// What a text asks of its keyboard (R-KBD-4).
struct KeyboardTraits: Equatable {
    let type: UIKeyboardType
    let returnKey: UIReturnKeyType
    let needsTextForReturn: Bool
    let isSecret: Bool
    let appearance: UIKeyboardAppearance
    let capitals: UITextAutocapitalizationType

    @MainActor init(_ traits: any UITextInputTraits) {
        type = traits.keyboardType
        returnKey = traits.returnKeyType
        needsTextForReturn = traits.enablesReturnKeyAutomatically
        isSecret = traits.isSecureTextEntry
        appearance = traits.keyboardAppearance
        let isPlain = [.default, .asciiCapable, .namePhonePad, .twitter, .numbersAndPunctuation].contains(traits.keyboardType)
        isProse = isPlain && !isSecret
        capitals = isProse ? traits.autocapitalizationType : .none
    }

    /// Whether sentences are typed, and no addresses or secret words.
    let isProse: Bool
}
