/// What is to be entered, for hosts that choose a keyboard by it.
public enum TextPurpose: String, Sendable {
    /// What kind of text is entered.
    case text, digits, number, phone, url, email, password
}

/// What a keyboard or an input method may do about the text on its own.
public struct TextHelp: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Correct and complete words.
    public static let correction = TextHelp(rawValue: 1 << 0)
    /// Mark misspelled words.
    public static let spelling = TextHelp(rawValue: 1 << 1)
    /// Begin sentences, begin words, or write everything, with capitals.
    public static let capitalSentences = TextHelp(rawValue: 1 << 2)
    /// Each word begins with a capital.
    public static let capitalWords = TextHelp(rawValue: 1 << 3)
    /// All letters are capitals.
    public static let capitals = TextHelp(rawValue: 1 << 4)
}

/// A view's request for text input, and its place. Positions in the text count UTF-16 code units.
public struct TextInputRequest: Equatable, Sendable {
    /// What kind of text is entered.
    public var purpose: TextPurpose
    /// Where the caret is, in pixels of the surface, so that candidates can be shown beside it.
    public var caret: PixelRect
    /// The text around the caret that the view provides; empty for passwords.
    public var text: String
    /// The selection in `text`; empty at the caret.
    public var selection: Range<Int>
    /// Whether Return may be typed as a line break.
    public var isMultiline: Bool
    /// Which assistance is requested besides what was typed.
    public var help: TextHelp
    /// The number of the view that takes the text: with another number it is another text, however much they are alike.
    public var responder: Int

    /// Makes a request: `caret` in pixels of the surface, `selection` in UTF-16 code units of `text`.
    public init(purpose: TextPurpose = .text, caret: PixelRect, text: String = "", selection: Range<Int> = 0..<0, isMultiline: Bool = false,
                help: TextHelp = [], responder: Int = 0) {
        self.purpose = purpose
        self.caret = caret
        self.text = text
        self.selection = selection
        self.isMultiline = isMultiline
        self.help = help
        self.responder = responder
    }
}

/// One change that an input method or a keyboard on a screen makes, done in this order: the preedit of before goes, text around the caret
/// is deleted, `commit` is inserted, `preedit` is shown.
public struct TextEdit: Equatable, Sendable {
    /// UTF-16 code units before the selection to delete.
    public var deleteBefore: Int
    /// UTF-16 code units after the selection to delete.
    public var deleteAfter: Int
    /// Text to insert, after the deletions.
    public var commit: String
    /// What is being composed and not part of the text yet.
    public var preedit: String
    /// The caret or selection inside the preedit; `nil` hides it.
    public var preeditSelection: Range<Int>?

    /// Makes an edit. Amounts to delete count UTF-16 code units around the selection.
    public init(deleteBefore: Int = 0, deleteAfter: Int = 0, commit: String = "", preedit: String = "", preeditSelection: Range<Int>? = nil) {
        self.deleteBefore = deleteBefore
        self.deleteAfter = deleteAfter
        self.commit = commit
        self.preedit = preedit
        self.preeditSelection = preeditSelection
    }
}

/// A surface whose system enters text in ways of its own: by input methods, or by a keyboard that it shows on the screen.
@preconcurrency @MainActor
public protocol TextInputSurface: Surface {
    /// Whether anything takes part in text input; without it nothing is requested. `true` unless a surface says otherwise.
    var takesTextInput: Bool { get }
    /// Whether the system shows a keyboard on the screen when text is requested; then the application shows none.
    var showsKeyboard: Bool { get }
    /// Starts the entry of text, sends what has changed, or ends it with `nil`. Edits come as
    /// ``DisplayHostClient/surface(_:didReceive:)-(_,TextEdit)``; keys that no input method took come as keys.
    func setTextInput(_ request: TextInputRequest?)
}

extension TextInputSurface {
    public var takesTextInput: Bool { true }
}
