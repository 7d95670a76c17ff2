/// A place in a text between two characters, as the text's owner counts.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
    /// Whether the range holds no text.
    open var isEmpty: Bool { start === end }
    /// The place before the first character.
    open var start: UITextPosition { UITextPosition() }
    /// The place after the last character.
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of what is selected, in the coordinates of the view that shows the text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
    /// The area of one line of the selection, in points of the view.
    open var rect: CGRect { .zero }
    /// The direction of the text in it.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection starts in it, and ends in it.
    open var containsStart: Bool { false }
    /// Whether it holds the end of the selection.
    open var containsEnd: Bool { false }
    /// Whether the text runs from top to bottom.
    open var isVertical: Bool { false }
}

/// The direction in which text runs.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The way on in storage order, or from layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A direction along the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}

/// A direction along the text.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }
/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
/// A unit of text.
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// A responder whose text input methods can look at and change, beyond typing at its end.
///
/// The caret is an empty selection. Marked text is what an input method has entered for the time being; it is part of the text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text in a range; `nil` for a range of another kind.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range. The caret then stands behind it.
    func replace(_ range: UITextRange, withText text: String)

    /// The selection, empty for a caret; `nil` without one.
    var selectedTextRange: UITextRange? { get set }
    /// The text that an input method composes; `nil` without one.
    var markedTextRange: UITextRange? { get }
    /// Replaces the marked text, or else the selection, by text that is marked; the range is the selection in it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Lets the marked text stay as it is.
    func unmarkText()

    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The place behind the last character.
    var endOfDocument: UITextPosition { get }
    /// The range between two places; `nil` for places of another kind.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many UTF-16 code units on; `nil` beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The place so many steps from another in a direction on the screen; `nil` beyond the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Whether one place is before another.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many UTF-16 code units one place is behind another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Notified of changes that the text's owner makes itself.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// The area of a range's first line, in points of the view.
    func firstRect(for range: UITextRange) -> CGRect
    /// Where a caret stands, in points of the view.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The areas that a selection covers, one for each line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place within a range nearest to a point of the view.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The range of the character at a point of the view; `nil` where there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The direction of the text at a place.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
}

/// The object that enters text into a ``UITextInput``, and has to know of changes that it did not make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
