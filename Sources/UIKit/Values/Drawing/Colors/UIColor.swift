/// A colour with alpha, or a dynamic one that traits decide (R-TRT-5). Immutable, so it may be used from any thread.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its properties are constants.
    /// That of a dynamic colour is the light one, where there is one.
    private let fixed: CGColor
    private let dynamic: DynamicColor?

    /// The colour as Core Graphics has it, in sRGB; that of a dynamic colour with the current traits, which it does not follow any more.
    open var cgColor: CGColor { dynamic?.color(with: .current) ?? fixed }

    /// Makes a colour of a Core Graphics colour.
    public init(cgColor: CGColor) {
        fixed = cgColor
        dynamic = nil
    }

    /// A colour for a property that gets another one before it is used: nothing is seen of it.
    public override convenience init() { self.init(cgColor: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)) }

    init(_ dynamic: DynamicColor) {
        fixed = dynamic.fallback
        self.dynamic = dynamic
    }

    /// Makes a colour that is what the closure returns for the traits it is shown with. The closure is called often, on any thread.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.init(.provider(dynamicProvider)) }

    /// Whether traits decide.
    var isDynamic: Bool { dynamic != nil }

    /// The colour with these traits; a colour that is not dynamic is returned as it is.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard let dynamic else { return self }
        return UIColor(cgColor: dynamic.color(with: traitCollection))
    }

    /// The colour as what has these traits shows it. They are read for a dynamic colour alone.
    @MainActor func shownColor(with traits: @autoclosure () -> UITraitCollection) -> CGColor { dynamic?.color(with: traits()) ?? fixed }

    /// Makes a colour in sRGB. Components are from 0 to 1; others are clamped when they are drawn.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour of components in Display P3, from 0 to 1. It is kept in sRGB: components that sRGB does not have are limited to those from 0 to 1.
    public convenience init(displayP3Red displayP3: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = DisplayP3.sRGB(displayP3, green, blue)
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    /// Makes a colour of copies of a picture side by side, as backgrounds of views and layers, fills and strokes are painted with it. Where one colour is needed,
    /// as of text, it is the middle of the picture's colours (R-DRW-32).
    public convenience init(patternImage image: UIImage) {
        self.init(cgColor: image.uprightPixels.map { CGColor(ColorPattern($0, size: image.size)) } ?? .clear)
    }

    /// Makes a gray, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// A colour from hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    public required convenience init?(coder: NSCoder) {
        if coder.containsValue(forKey: "UISystemColorName"),
           let name = coder.decodeObject(of: NSString.self, forKey: "UISystemColorName"), let color = SystemColor(rawValue: name as String) {
            self.init(.system(color))
            return
        }
        guard coder.containsValue(forKey: "UIAlpha") else { return nil }
        if coder.containsValue(forKey: "UIPatternImage"), let image = coder.decodeObject(of: UIImage.self, forKey: "UIPatternImage"), let pixels = image.cgImage {
            self.init(cgColor: CGColor(ColorPattern(pixels, size: image.size, alpha: coder.decodeDouble(forKey: "UIAlpha"))))
            return
        }
        let alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha"))
        if coder.containsValue(forKey: "UIWhite") {
            self.init(white: CGFloat(coder.decodeDouble(forKey: "UIWhite")), alpha: alpha)
        } else {
            self.init(red: CGFloat(coder.decodeDouble(forKey: "UIRed")), green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
                      blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")), alpha: alpha)
        }
    }

    /// Archives colours of the system by their names, and other dynamic colours as they are with the current traits.
    open func encode(with coder: NSCoder) {
        if case .system(let color) = dynamic { return coder.encode(color.rawValue as NSString, forKey: "UISystemColorName") }
        let rgba = cgColor.rgba
        if let pattern = cgColor.pattern {
            coder.encode(UIImage(cgImage: pattern.image, scale: CGFloat(pattern.image.width) / pattern.size.width, orientation: .up), forKey: "UIPatternImage")
            return coder.encode(pattern.alpha, forKey: "UIAlpha")
        }
        coder.encode(rgba.alpha, forKey: "UIAlpha")
        if isGray {
            coder.encode(rgba.red, forKey: "UIWhite")
        } else {
            coder.encode(rgba.red, forKey: "UIRed")
            coder.encode(rgba.green, forKey: "UIGreen")
            coder.encode(rgba.blue, forKey: "UIBlue")
        }
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same colour with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .system(let color) = dynamic { return UIColor(.faint(color, alpha: alpha)) }
        if isDynamic { return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) } }
        return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
    }

    /// Makes it the colour of fills and strokes in the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes it the colour of fills in the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Makes it the colour of strokes in the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// Colours are equal when they have the same components in the same kind of colour space; dynamic colours when they are one, or the
    /// same of the system's.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        if isDynamic || other.isDynamic {
            switch (dynamic, other.dynamic) {
            case (.system(let color), .system(let another)): return color == another
            case (.faint(let color, let alpha), .faint(let another, let otherAlpha)): return color == another && alpha == otherAlpha
            default: return false
            }
        }
        return other.cgColor.rgba == cgColor.rgba && other.isGray == isGray && other.cgColor.pattern == cgColor.pattern
    }

    open override var hash: Int { fixed.rgba.hashValue }

    open override var description: String {
        if case .system(let color) = dynamic { return "<UIDynamicSystemColor: name = \(color.rawValue)>" }
        if isDynamic { return "<UIDynamicProviderColor: now \(resolvedColor(with: .current))>" }
        if let pattern = cgColor.pattern { return "UICGPatternColorSpace \(pattern.size)" }
        let numbers = (cgColor.components ?? []).map { String(describing: $0.native) }.joined(separator: " ")
        return (isGray ? "UIExtendedGrayColorSpace " : "UIExtendedSRGBColorSpace ") + numbers
    }

    private var isGray: Bool { cgColor.colorSpace?.model == .monochrome }
}

extension UIColor {
    /// The components as red, green and blue. Returns `false` and writes nothing for copies of a picture; every other colour has them.
    @discardableResult
    public func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
                       blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard cgColor.pattern == nil else { return false }
        let rgba = cgColor.rgba
        red?.pointee = CGFloat(rgba.red)
        green?.pointee = CGFloat(rgba.green)
        blue?.pointee = CGFloat(rgba.blue)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// The components as a gray. Returns `false` and writes nothing when the colour is not a gray.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = cgColor.rgba
        guard cgColor.pattern == nil, rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = CGFloat(rgba.red)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// The components as hue, saturation and brightness. Returns `false` and writes nothing for copies of a picture.
    @discardableResult
    public func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
                       brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard cgColor.pattern == nil else { return false }
        let rgba = cgColor.rgba
        let hsb = HSB(red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue))
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }
}
