/// What changed a selection, which decides about handles.
enum SelectionHand { case code, keys, finger, pointer }

/// A view whose text the user selects and edits: a field with one line, or a text of many.
///
/// Its state is the view's; what typing, selecting and undoing do with it is here, and the same for both.
@MainActor
protocol TextEditing: UIView, UITextInput {
    var content: EditedText { get set }
    var tracking: SelectionTracking { get set }
    /// The touch that is followed.
    var trackedTouch: UITouch? { get }
    var caretTimer: Int? { get set }
    /// Where the last typing ended, which more typing goes on from as one change.
    var lastTyping: (end: Int, isDeletion: Bool)? { get set }
    /// The text before an input method began what it is at.
    var beforeMarking: EditedText? { get set }
    /// Whether the ends of the selection have handles: where a finger selects.
    var showsHandles: Bool { get set }
    /// The distance from the left that moving up and down keeps.
    var column: CGFloat? { get set }
    var caret: TextCaret { get }
    var startHandle: SelectionHandle { get }
    var endHandle: SelectionHandle { get }

    /// Whether there is more than one line: Return makes another.
    var hasLines: Bool { get }
    /// As much as is seen at once.
    var pageHeight: CGFloat { get }
    /// Whether its selection is the user's now.
    var isActive: Bool { get }
    /// Whether the user may change the text.
    var mayChange: Bool { get }
    /// Whether touches place the caret or select.
    var isTouchable: Bool { get }
    /// Whether a finger that drags from side to side selects.
    var dragsSelect: Bool { get }
    /// Whether the next insertion replaces everything.
    var replacesAllOnce: Bool { get set }
    /// Whether the next key begins the secret again (R-TXT-24).
    var beginsSecretAgain: Bool { get set }
    /// What is typed looks like; `nil` for what is around it.
    var insertedAttributes: EditedText.Attributes? { get }
    var defaultTextAttributes: EditedText.Attributes { get }

    var places: any TextPlaces { get }
    /// The place nearest to a point of the view.
    func place(at point: CGPoint) -> Int
    func rectOfCaret(at place: Int) -> CGRect

    /// How long typing, pasting and input methods can make the text, in UTF-16 code units (R-TXT-23).
    var mostTyped: Int { get }
    /// What may be entered of a text.
    func enterable(_ text: String) -> String
    /// - Returns: Whether the text ends editing, and is not entered.
    func finishes(at text: String) -> Bool
    /// Asks the delegate.
    func mayReplace(_ range: Range<Int>, with text: String) -> Bool
    /// Reports a change by the user.
    func textDidChange()
    func selectionDidChange()
    /// Brings the end of the selection that moves into sight.
    func showCaret()
    /// A part of the text is about to be replaced: what else holds it lets it go, or it would be copied for the change.
    func contentWillChange()
    /// The text, or how it looks, is another.
    func contentChanged()
    /// The selection, or how it looks, is another.
    func selectionLookChanged()
}

extension TextEditing {
    func contentWillChange() {}
    var hasLines: Bool { false }
    var pageHeight: CGFloat { bounds.height }
    /// What is entered of a text that is no key: a field takes a line end alone for Return.
    func withoutReturn(_ text: String) -> String { text.allSatisfy(\.isNewline) ? enterable(text) : text }
}

extension UIResponder {
    /// Whether keys, keyboards and input methods enter text into it: a text that can't be edited takes none.
    final var takesText: Bool { self is any UIKeyInput && (self as? any TextEditing)?.mayChange ?? true }
}
