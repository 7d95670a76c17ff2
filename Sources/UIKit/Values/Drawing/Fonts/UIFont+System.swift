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
