/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rectangle is where lines are laid out; otherwise its origin is the baseline of one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as far apart as the font's leading says, which is zero for the fonts here (``UIFont/leading``).
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits ends in an ellipsis when there are more. Needs ``usesLineFragmentOrigin``.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing text found out.
open class NSStringDrawingContext: NSObject {
    /// The rectangle that the text took.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The size of the text when only its own line ends break it.
    public func size() -> CGSize { StyledText(self).size() }

    /// Draws the text with its upper left corner at `point`, in the current context.
    public func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

    /// Draws the text in the rectangle, in the current context: lines break at its width, and those that don't fit its height are left out.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in a rectangle, in points, of the current context. Without a context it has no effect.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        StyledText(self).draw(with: rect, options: options, context: context)
    }

    /// The rectangle that the text takes when it is laid out within `size`; its origin is relative to the origin of the drawing rectangle.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        StyledText(self).boundingRect(with: size, options: options, context: context)
    }
}
