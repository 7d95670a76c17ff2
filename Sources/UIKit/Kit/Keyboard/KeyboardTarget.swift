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
    /// The key was pressed that hides the keyboard.
    func hideKeyboard()
}
