extension NSString {
    /// The size of the text when only its own line ends break it.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attributes).size()
    }

    /// Draws the text with its upper left corner at `point`, in the current context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text in the rectangle, in the current context: lines break at its width, and those that don't fit its height are left out.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(with: rect, options: .usesLineFragmentOrigin)
    }

    /// Draws the text in a rectangle, in points, of the current context. Without a context it has no effect.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
                     context: NSStringDrawingContext?) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// The rectangle that the text takes when it is laid out within `size`.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
                             context: NSStringDrawingContext?) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
        StyledText(String(describing: self), attributes: attributes ?? [:])
    }
}

extension String {
    /// The size of the text when only its own line ends break it.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StyledText(self, attributes: attributes ?? [:]).size()
    }

    /// Draws the text with its upper left corner at `point`, in the current context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        StyledText(self, attributes: attributes ?? [:]).draw(at: point)
    }

    /// Draws the text in the rectangle, in the current context: lines break at its width, and those that don't fit its height are left out.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        StyledText(self, attributes: attributes ?? [:]).draw(with: rect, options: .usesLineFragmentOrigin)
    }

    /// Draws the text in a rectangle, in points, of the current context. Without a context it has no effect.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
                     context: NSStringDrawingContext?) {
        StyledText(self, attributes: attributes ?? [:]).draw(with: rect, options: options, context: context)
    }

    /// The rectangle that the text takes when it is laid out within `size`.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
                             context: NSStringDrawingContext?) -> CGRect {
        StyledText(self, attributes: attributes ?? [:]).boundingRect(with: size, options: options, context: context)
    }
}
