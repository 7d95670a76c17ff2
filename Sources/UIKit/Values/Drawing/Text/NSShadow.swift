/// A shadow of text, for ``NSAttributedString/Key/shadow`` (R-DRW-30).
///
///     let shadow = NSShadow()
///     shadow.shadowOffset = CGSize(width: 0, height: 1)
///     shadow.shadowBlurRadius = 3
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    /// In points, with y down, whatever the context's transform is.
    open var shadowOffset = CGSize.zero
    /// How far the edge is blurred, in points; 0 for a sharp one.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor` or a `CGColor`: a third of black unless set. With `nil` nothing is cast.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A sharp shadow that lies behind the text, where nothing is seen of it.
    public override init() {}

    public required init?(coder: NSCoder) {
        shadowOffset = CGSize(width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        // Foundation's reader takes a missing object for damage.
        shadowColor = coder.containsValue(forKey: "NSShadowColor") ? coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor") : nil
    }

    open func encode(with coder: NSCoder) {
        coder.encode(shadowOffset.width.native, forKey: "NSShadowHoriz")
        coder.encode(shadowOffset.height.native, forKey: "NSShadowVert")
        coder.encode(shadowBlurRadius.native, forKey: "NSShadowBlurRadius")
        if let color { coder.encode(color, forKey: "NSShadowColor") }
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    /// Shadows are equal when they look alike.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius && other.color == color
    }

    open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.height.hashValue }

    private final var color: UIColor? {
        switch shadowColor {
        case let color as UIColor: color
        case let color as CGColor: UIColor(cgColor: color)
        default: nil
        }
    }

    /// As the text engine takes it; `nil` where nothing would be seen.
    final var forLayout: TextShadow? {
        guard let rgba = color?.cgColor.rgba, rgba.alpha > 0, shadowOffset.width.isFinite, shadowOffset.height.isFinite, shadowBlurRadius.isFinite,
              shadowOffset != .zero || shadowBlurRadius > 0 else { return nil }
        return TextShadow(offset: shadowOffset, blur: max(shadowBlurRadius, 0), color: rgba)
    }
}
