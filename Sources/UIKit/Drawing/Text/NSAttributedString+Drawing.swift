/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rectangle is where lines are laid out; otherwise its origin is the baseline of one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
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
    public func size() -> CGSize { layout().size }

    /// Draws the text with its upper left corner at `point`, in the current context.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout().draw(in: context, at: point)
    }

    /// Draws the text in the rectangle, in the current context: lines break at its width, and those that don't fit its height are left out.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(in: rect.size, options: options)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
        layout.draw(in: graphics, at: origin, width: options.contains(.usesLineFragmentOrigin) ? rect.width : nil)
    }

    /// The rectangle that the text takes when it is laid out within `size`; its origin is relative to that of the drawing rectangle.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        let layout = layout(in: size, options: options)
        let y = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
        let rect = CGRect(origin: CGPoint(x: 0, y: y), size: layout.size)
        context?.totalBounds = rect
        return rect
    }

    private func layout() -> TextLayout {
        TextLayout(AttributedText.runs(self), paragraph: AttributedText.paragraph(AttributedText.paragraphStyle(self)))
    }

    private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
        var paragraph = AttributedText.paragraph(AttributedText.paragraphStyle(self))
        guard options.contains(.usesLineFragmentOrigin) else {
            paragraph.maximumLines = 1
            return TextLayout(AttributedText.runs(self), paragraph: paragraph)
        }
        if options.contains(.truncatesLastVisibleLine) { paragraph.lineBreak = .truncatingTail }
        // A side of zero means no limit, as it does in UIKit.
        return TextLayout(AttributedText.runs(self), paragraph: paragraph, width: size.width > 0 ? size.width : .infinity,
                          height: size.height > 0 ? size.height : .infinity)
    }
}
