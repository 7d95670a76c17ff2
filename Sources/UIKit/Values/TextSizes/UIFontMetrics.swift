/// Scales fonts and lengths of an app as a text style grows with the category that people have chosen (R-TYP-3).
///
///     label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: appFont)
///     label.adjustsFontForContentSizeCategory = true
open class UIFontMetrics: NSObject, @unchecked Sendable {
    // Sendable: its only property is a constant.
    private let style: UIFont.TextStyle

    /// Metrics that grow as the style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Those of the style `body`.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The font in the size for the application's category. A font that was scaled already is a programming error.
    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }
    /// The font in the size for the application's category, but no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaled(font, maximumPointSize, nil) }
    /// The font in the size for the traits' category.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { scaled(font, nil, traitCollection) }
    /// The font in the size for the traits' category, but no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximumPointSize, traitCollection)
    }

    /// A length in points as it is with the application's category, on a whole pixel.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// A length in points as it is with the traits' category, on a whole pixel of their scale.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = traitCollection.map(\.displayScale) ?? 0
        return Self.scaled(value, style, TextSize(of: traitCollection), scale: scale > 0 ? scale : CurrentTraits.shared.displayScale)
    }

    private func scaled(_ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        demand(font.scaling == nil || font.scaling?.symbolicTraits != nil, "a font that was made for a text style can't be scaled again: scale one of a fixed size")
        return FontScaling(style: style, base: font.font, maximum: maximum).font(with: traits)
    }

    /// By the heights of the style's lines and not by its sizes: 17 points of body become 16.33 with the category `medium`.
    static func scaled(_ value: CGFloat, _ style: UIFont.TextStyle, _ size: TextSize, scale: CGFloat) -> CGFloat {
        guard size != .large else { return value }
        let factor = TextStyleSizes.entry(style, size).leading / TextStyleSizes.entry(style, .large).leading
        let pixels = max(scale, 1)
        return (value * factor * pixels).rounded() / pixels
    }
}
