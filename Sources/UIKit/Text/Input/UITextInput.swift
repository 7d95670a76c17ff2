/// A place in a text between two characters, as the text's owner counts.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    @MainActor public override init() { super.init() }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    @MainActor public override init() { super.init() }
    open var isEmpty: Bool { start === end }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of what is selected, in the coordinates of the view that shows the text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    @MainActor public override init() { super.init() }
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection starts in it, and ends in it.
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The way on in storage order, or from layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}

public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// A responder whose text input methods can look at and change, beyond typing at its end.
///
/// The caret is an empty selection. Marked text is what an input method has entered for the time being; it is part of the text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)

    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    /// Replaces the marked text, or else the selection, by text that is marked; the range is the selection in it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Lets the marked text stay as it is.
    func unmarkText()

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many UTF-16 code units on; `nil` beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Notified of changes that the text's owner makes itself.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
}

/// The object that enters text into a ``UITextInput``, and has to know of changes that it did not make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}
