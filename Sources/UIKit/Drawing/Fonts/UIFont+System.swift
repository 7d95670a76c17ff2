extension UIFont {
    /// The font of the system: Inter where it is installed, else fontconfig's choice for `Sans`.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system's font of a size, in points, and weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(family: TextFont.system, size: fontSize, weight: weight.rawValue))
    }

    /// The system's bold font of a size, in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// The system's italic font of a size, in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(family: TextFont.system, size: fontSize, isItalic: true))
    }

    /// The system's font with characters of equal width, of a size in points.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(family: "Monospace", size: fontSize, weight: weight.rawValue))
    }

    /// The system's font with digits of one width, where it has such.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(family: TextFont.system, size: fontSize, weight: weight.rawValue, hasMonospacedDigits: true))
    }

    /// The usual size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The usual size of buttons' titles, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The usual size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The usual size of text, in points.
    public class var systemFontSize: CGFloat { 14 }

    /// The names of the installed families, sorted.
    public class var familyNames: [String] { TextEngine.families }

    /// The names of a family's faces, as ``init(name:size:)`` takes them.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        TextEngine.faces(family: familyName).map { FontNames.name(family: familyName, face: $0.name) }
    }
}

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

    /// The system's font in the size that UIKit documents for the style at its default setting; an unknown style is body.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: systemFont(ofSize: 34)
        case .title1: systemFont(ofSize: 28)
        case .title2: systemFont(ofSize: 22)
        case .title3: systemFont(ofSize: 20)
        case .headline: systemFont(ofSize: 17, weight: .semibold)
        case .callout: systemFont(ofSize: 16)
        case .subheadline: systemFont(ofSize: 15)
        case .footnote: systemFont(ofSize: 13)
        case .caption1: systemFont(ofSize: 12)
        case .caption2: systemFont(ofSize: 11)
        default: systemFont(ofSize: 17)
        }
    }
}
