extension UIFont {
    /// What a text is for, which decides its font.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The system's font for a style, in the size that people have chosen for the application; an unknown style is body (R-TYP-2).
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

    /// The system's font for a style, in the size of the traits' category and the weight of their legibility; without one in those of the
    /// application (R-TYP-2, R-TYP-7).
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        FontScaling(style: style).font(with: traitCollection)
    }

    /// The font as it is with other traits. A font that was not made for a text style stays as it is (R-TYP-4).
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        let font = scaling.font(with: traits)
        return font == self ? self : font
    }
}

extension TextSize {
    /// That of the traits, or of the application where they have none.
    init(of traits: UITraitCollection?) { self = traits?.values.textSize ?? CurrentTraits.shared.values.textSize ?? .large }
}

extension UILegibilityWeight {
    /// That of the traits, or of the application where they have none.
    init(of traits: UITraitCollection?) {
        let own = traits?.values.legibility ?? .unspecified
        self = own == .unspecified ? CurrentTraits.shared.values.legibility : own
    }
}

extension UIFont.Weight {
    /// The weight of the system's font where text is to be bold: two steps heavier, and none beyond the heaviest (R-TYP-7).
    var emphasized: UIFont.Weight {
        let steps: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        guard let index = steps.lastIndex(where: { $0.rawValue <= rawValue + 0.001 }) else { return .light }
        return steps[min(index + 2, steps.count - 1)]
    }
}

/// How a font follows the category and the legibility weight (R-TYP-4, R-TYP-7).
struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The font at the usual category; `nil` for the system's of the style.
    var base: TextFont?
    /// The largest size in points.
    var maximum: CGFloat?
    /// The traits that a descriptor has given the style's font, such as bold; `nil` for the font's own.
    var symbolicTraits: UIFontDescriptor.SymbolicTraits?

    /// The style, where that alone says what the font is.
    var plainStyle: UIFont.TextStyle? { base == nil && symbolicTraits == nil ? style : nil }

    /// The font for the traits, and for the application's where they are `nil` or say nothing.
    func font(with traits: UITraitCollection?) -> UIFont {
        let size = TextSize(of: traits), isBold = UILegibilityWeight(of: traits) == .bold
        guard let base else {
            let usual = style == .headline ? UIFont.Weight.semibold : .regular
            var font = TextFont(family: TextFont.system, size: TextStyleSizes.entry(style, size).size, weight: usual.rawValue)
            if let symbolicTraits { font = FontAttributes.apply(symbolicTraits, to: font) ?? font }
            if isBold { font.weight = UIFont.Weight(rawValue: font.weight).emphasized.rawValue }
            return UIFont(font, scaling: self)
        }
        var font = base
        // The fonts of an app may have no other weights.
        if isBold, font.family == TextFont.system { font.weight = UIFont.Weight(rawValue: font.weight).emphasized.rawValue }
        font.size = UIFontMetrics.scaled(base.size, style, size, scale: CurrentTraits.shared.displayScale)
        if let maximum { font.size = min(font.size, max(maximum, 0)) }
        return UIFont(font, scaling: self)
    }
}
