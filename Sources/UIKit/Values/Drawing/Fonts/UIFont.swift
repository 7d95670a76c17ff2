/// A font at a size. Immutable, so it may be used from any thread.
///
/// Fonts are those that fontconfig finds on the system; nothing is loaded before the first text is measured or drawn.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its properties are constants.
    let font: TextFont
    /// How it follows the category that people choose; `nil` for a font of a fixed size.
    let scaling: FontScaling?

    init(_ font: TextFont, scaling: FontScaling? = nil) {
        self.font = font
        self.scaling = scaling
    }

    /// A font for a property that gets another one before it is used: the system's, at its usual size.
    public override convenience init() { self.init(TextFont(family: TextFont.system, size: Self.systemFontSize)) }

    /// The installed font of that name, as ``fontNames(forFamilyName:)`` lists it, or a family's regular face.
    ///
    /// For a font that every iOS device has and this system lacks, such as Helvetica Neue, the closest one here stands in, which is said once on
    /// standard error. `nil` for any other name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = FontNames.font(named: fontName, size: fontSize) ?? StandInFonts.font(named: fontName, size: fontSize) else { return nil }
        self.init(font)
    }

    public required convenience init?(coder: NSCoder) {
        guard let family = coder.decodeObject(of: NSString.self, forKey: "UIFontFamily") else { return nil }
        // Asking for a value that is not there fails the archive.
        let name = coder.containsValue(forKey: "UIFontTextStyle") ? coder.decodeObject(of: NSString.self, forKey: "UIFontTextStyle") : nil
        let style = name.map { TextStyle(rawValue: String(describing: $0)) }
        self.init(TextFont(family: String(describing: family), size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")),
                           weight: CGFloat(coder.decodeDouble(forKey: "UIFontWeight")),
                           isItalic: coder.decodeBool(forKey: "UIFontItalic"),
                           hasMonospacedDigits: coder.decodeBool(forKey: "UIFontMonospacedDigits")),
                  scaling: style.map { FontScaling(style: $0) })
    }

    open func encode(with coder: NSCoder) {
        coder.encode(font.family as NSString, forKey: "UIFontFamily")
        coder.encode(font.size.native, forKey: "UIFontPointSize")
        coder.encode(font.weight.native, forKey: "UIFontWeight")
        coder.encode(font.isItalic, forKey: "UIFontItalic")
        coder.encode(font.hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
        if let style = scaling?.plainStyle { coder.encode(style.rawValue as NSString, forKey: "UIFontTextStyle") }
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(family: font.family, size: fontSize, weight: font.weight, isItalic: font.isItalic,
                        hasMonospacedDigits: font.hasMonospacedDigits))
    }

    /// What the font is.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, scaling: scaling) }
    /// The name of the family, as the system's font library has it.
    open var familyName: String { font.family == TextFont.system ? TextEngine.systemFamily : font.family }
    /// The name of the face.
    open var fontName: String { FontNames.name(of: font) }
    /// In points.
    open var pointSize: CGFloat { font.size }
    /// From the baseline up, in points.
    open var ascender: CGFloat { TextEngine.metrics(font).ascender }
    /// From the baseline down, in points: negative.
    open var descender: CGFloat { TextEngine.metrics(font).descender }
    /// The height of capitals above the baseline, in points.
    open var capHeight: CGFloat { TextEngine.metrics(font).capHeight }
    /// The height of a small x above the baseline, in points.
    open var xHeight: CGFloat { TextEngine.metrics(font).xHeight }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { TextEngine.metrics(font).lineHeight }
    /// Lines here stand without a gap between them.
    open var leading: CGFloat { 0 }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    open override var hash: Int { font.hashValue }
    open override var description: String { "<UIFont: \(fontName) \(NumberList.string(for: pointSize))>" }
}

extension UIFont {
    /// How bold strokes are, from -1 to 1; 0 is regular.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a weight, from -1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
}
