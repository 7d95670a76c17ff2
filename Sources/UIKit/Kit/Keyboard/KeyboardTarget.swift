/// What a keyboard on the screen types into, and asks for.
@MainActor
protocol KeyboardTarget: AnyObject {
    /// Whether the text that is edited is not empty.
    var hasText: Bool { get }
    func insert(_ text: String)
    func deleteBackward()
    /// The text before the caret, at most so many characters of it; `nil` where it is not known.
    func textBeforeCaret(_ count: Int) -> String?

    /// The caret is carried from now on.
    /// - Returns: Whether there is one.
    func beginMovingCaret() -> Bool
    /// Carries it by so many points.
    func moveCaret(by distance: CGVector)

    /// The globe was pressed.
    func turnToNextLanguage()
    /// The names of the languages for a menu, and the place of the one that is shown.
    var languageNames: [String] { get }
    var languageIndex: Int { get }
    func turn(toLanguage index: Int)
    /// Another arrangement was chosen, for this keyboard and the next ones.
    func arrangementChanged(to arrangement: KeyboardArrangement)

    /// The emoji that were used, and their tones.
    var emojiMemory: EmojiMemory { get set }
    /// The emoji are shown now, or no more.
    func emojiShown(_ areShown: Bool)
    /// The keyboard needs another height.
    func keyboardHeightChanged()
    /// The key was pressed that hides the keyboard.
    func hideKeyboard()
}
