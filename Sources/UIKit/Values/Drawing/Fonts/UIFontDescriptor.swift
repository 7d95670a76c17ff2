/// What a font is, apart from drawing with it: family, face, weight, slant, size, text style. Immutable.
///
///     let bold = label.font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
///
/// A descriptor is one of a font that is here: changes that no font has answer `nil` (R-TYP-6).
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its properties are constants.
    let font: TextFont
    let scaling: FontScaling?

    init(_ font: TextFont, scaling: FontScaling? = nil) {
        self.font = font
        self.scaling = scaling
    }

    /// A descriptor of the font with a name, as `UIFont(name:size:)` finds it; one that is not here is described as the system's.
    public convenience init(name fontName: String, size: CGFloat) { self.init(fontAttributes: [.name: fontName, .size: size]) }

    /// A descriptor of what the attributes say; what they leave open is the system's font of 12 points.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        font = FontAttributes.font(attributes, on: TextFont(family: TextFont.system, size: 12))
        scaling = FontAttributes.style(attributes).map { FontScaling(style: $0) }
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let font = UIFont(coder: coder) else { return nil }
        self.font = font.font
        scaling = font.scaling
        super.init()
    }

    open func encode(with coder: NSCoder) { UIFont(font, scaling: scaling).encode(with: coder) }
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// That of the style's font in the size of the application's category (R-TYP-2).
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    /// That of the style's font in the size of the traits' category.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: What it says

    /// The name of the face, as `UIFont.fontName` has it.
    open var postscriptName: String { FontNames.name(of: font) }
    /// In points.
    open var pointSize: CGFloat { font.size }
    /// Bold, italic, and whether all characters are equally wide.
    open var symbolicTraits: SymbolicTraits { FontAttributes.symbolicTraits(font) }
    /// What it says, as a dictionary that makes one like it.
    open var fontAttributes: [AttributeName: Any] { FontAttributes.dictionary(of: font, scaling?.plainStyle) }
    /// One of the attributes.
    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    // MARK: Others like it

    /// The same with further attributes, which come before its own.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let changed = FontAttributes.font(attributes, on: font)
        // The style says nothing of what else was added: with the next category it would be lost.
        let style = attributes.count == 1 ? FontAttributes.style(attributes) : nil
        return UIFontDescriptor(changed, scaling: style.map { FontScaling(style: $0) } ?? (changed == font ? scaling : nil))
    }
    /// The same at another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = newPointSize } }
    /// The same in another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
    /// The same in another face of its family, as `Bold Italic`.
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
    /// The same with these traits and no others of them; `nil` for traits that no font here has.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        // A style's font follows the category as before (R-TYP-6).
        var scaling = scaling?.base == nil ? scaling : nil
        scaling?.symbolicTraits = symbolicTraits
        return FontAttributes.apply(symbolicTraits, to: font).map { UIFontDescriptor($0, scaling: scaling) }
    }
    /// The system's font of another design, in the same weight and slant; `nil` for a design that is not here: `rounded`.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard let family = design.family, FontAttributes.isSystems(font) else { return nil }
        return changed { $0.family = family }
    }

    private func changed(_ change: (inout TextFont) -> Void) -> UIFontDescriptor {
        var changed = font
        change(&changed)
        return UIFontDescriptor(TextFont(family: changed.family, size: changed.size, weight: changed.weight, isItalic: changed.isItalic,
                                         hasMonospacedDigits: changed.hasMonospacedDigits))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.font == font && other.scaling == scaling
    }
    open override var hash: Int { font.hashValue }
    open override var description: String { "<UIFontDescriptor: \(postscriptName) \(NumberList.string(for: pointSize))>" }
}

extension UIFontDescriptor {
    /// What a descriptor says of a font.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary with keys of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The keys of the attribute ``AttributeName/traits``.
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// From -1 to 1, as ``UIFont/Weight``.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// Above 0 the face is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What a face looks like, in words.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A design of the system's font.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// No font of the systems here has it.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var family: String? {
            switch self {
            case .default: TextFont.system
            case .serif: "Serif"
            case .monospaced: "Monospace"
            default: nil
            }
        }
    }
}

extension UIFont {
    /// The font of a descriptor, at a size in points; 0 takes the descriptor's, with which a font of a text style follows the category.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        let isOwn = pointSize <= 0 || pointSize == font.size
        self.init(TextFont(family: font.family, size: isOwn ? font.size : pointSize, weight: font.weight, isItalic: font.isItalic,
                           hasMonospacedDigits: font.hasMonospacedDigits), scaling: isOwn ? descriptor.scaling : nil)
    }
}
