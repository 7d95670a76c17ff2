/// A colour with alpha. Immutable, so it may be used from any thread.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its only property is a constant.
    /// The colour as Core Graphics has it, in sRGB.
    public let cgColor: CGColor

    /// Makes a colour of a Core Graphics colour.
    public init(cgColor: CGColor) { self.cgColor = cgColor }

    /// Makes a colour in sRGB. Components are from 0 to 1; others are clamped when they are drawn.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
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
        guard coder.containsValue(forKey: "UIAlpha") else { return nil }
        let alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha"))
        if coder.containsValue(forKey: "UIWhite") {
            self.init(white: CGFloat(coder.decodeDouble(forKey: "UIWhite")), alpha: alpha)
        } else {
            self.init(red: CGFloat(coder.decodeDouble(forKey: "UIRed")), green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
                      blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")), alpha: alpha)
        }
    }

    open func encode(with coder: NSCoder) {
        let rgba = cgColor.rgba
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
        UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
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

    /// Colours are equal when they have the same components in the same kind of colour space.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || (other.cgColor.rgba == cgColor.rgba && other.isGray == isGray)
    }

    open override var hash: Int { cgColor.rgba.hashValue }

    open override var description: String {
        let numbers = (cgColor.components ?? []).map { String(describing: $0.native) }.joined(separator: " ")
        return (isGray ? "UIExtendedGrayColorSpace " : "UIExtendedSRGBColorSpace ") + numbers
    }

    private var isGray: Bool { cgColor.colorSpace?.model == .monochrome }
}

extension UIColor {
    /// The components as red, green and blue. Always `true`: every colour here has them.
    @discardableResult
    public func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
                       blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
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
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = CGFloat(rgba.red)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// The components as hue, saturation and brightness. Always `true`.
    @discardableResult
    public func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
                       brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = cgColor.rgba
        let hsb = HSB(red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue))
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }
}
