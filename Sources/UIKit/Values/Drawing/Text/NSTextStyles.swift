/// Where lines are between the sides.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// To the side where the text's script starts.
    case natural = 4
}

/// What happens to text that is longer than its line.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
}

/// The place of a line whose text was made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Its baseline is where that of the larger text would be.
    case alignBaselines = 0
    /// Its middle is where that of the larger text would be.
    case alignCenters
    /// Its upper edge is where that of the larger text would be.
    case none
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
    /// A `UIFont`; without one, text has 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`. The first of a text holds for all of it.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`; without one, text is black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: points between one character and the next, beyond the font's own.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// An ``NSShadow``.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An ``NSTextAttachment``, of the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The raw value of an ``NSUnderlineStyle``; any line through text is single.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

extension NSTextAlignment {
    var forLayout: TextParagraph.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    var forLayout: TextParagraph.LineBreak {
        switch self {
        case .byWordWrapping: .words
        case .byCharWrapping: .characters
        case .byClipping: .none
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
