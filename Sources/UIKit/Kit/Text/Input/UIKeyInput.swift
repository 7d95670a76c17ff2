/// A responder that text can be typed into.
///
/// While it is the first responder of the key window, the keys that no responder took in `pressesBegan(_:with:)` are typed into it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything to delete.
    var hasText: Bool { get }
    /// Inserts at the caret, in place of what is selected. Return is a line feed.
    func insertText(_ text: String)
    /// Deletes what is selected, or the character before the caret.
    func deleteBackward()
}
