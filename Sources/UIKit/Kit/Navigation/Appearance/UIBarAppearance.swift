/// How a bar looks: its background and the line at its edge. A bar copies what it is given; what the bar returns can be changed.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// Called when it changes.
    final var onChange: (() -> Void)?

    /// The look of a new bar: the system's background with a line.
    @preconcurrency @MainActor public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// A copy of another bar's appearance: of what all bars have.
    @preconcurrency @MainActor public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }

    public required init?(coder: NSCoder) {
        super.init()
        backgroundEffect = coder.decodeObject(forKey: "backgroundEffect") as? UIBlurEffect
        backgroundColor = coder.decodeObject(forKey: "backgroundColor") as? UIColor
        backgroundImage = coder.decodeObject(forKey: "backgroundImage") as? UIImage
        shadowColor = coder.decodeObject(forKey: "shadowColor") as? UIColor
        shadowImage = coder.decodeObject(forKey: "shadowImage") as? UIImage
        backgroundImageContentMode = UIView.ContentMode(rawValue: coder.decodeInteger(forKey: "backgroundImageContentMode")) ?? .scaleToFill
    }

    nonisolated open func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(backgroundEffect, forKey: "backgroundEffect")
            coder.encode(backgroundColor, forKey: "backgroundColor")
            coder.encode(backgroundImage, forKey: "backgroundImage")
            coder.encode(shadowColor, forKey: "shadowColor")
            coder.encode(shadowImage, forKey: "shadowImage")
            coder.encode(backgroundImageContentMode.rawValue, forKey: "backgroundImageContentMode")
        }
    }

    /// An appearance of the same class with the same looks.
    nonisolated open override func copy() -> Any {
        nonisolated(unsafe) var result: Any = self
        MainThread.read("\(type(of: self)).copy()") { result = copy(with: nil) }
        return result
    }
    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    final func take(_ other: UIBarAppearance) {
        (backgroundColor, backgroundImage, backgroundImageContentMode) = (other.backgroundColor, other.backgroundImage, other.backgroundImageContentMode)
        (shadowColor, shadowImage, backgroundEffect) = (other.shadowColor, other.shadowImage, other.backgroundEffect)
    }

    /// Takes the system's material and line.
    open func configureWithDefaultBackground() {
        configureWithOpaqueBackground()
        (backgroundColor, backgroundEffect) = (nil, UIBlurEffect(style: .systemChromeMaterial))
    }

    /// Takes an opaque background and a line.
    open func configureWithOpaqueBackground() {
        (backgroundColor, shadowColor) = (.systemBackground, .separator)
        (backgroundImage, shadowImage, backgroundEffect) = (nil, nil, nil)
    }

    /// Takes neither background nor line: what stands below the bar is seen.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        (backgroundColor, shadowColor, backgroundImage, shadowImage) = (nil, nil, nil, nil)
    }

    /// The blur of what is below the bar; `nil` for none.
    open var backgroundEffect: UIBlurEffect? { didSet { onChange?() } }
    /// The colour behind the bar, on the blur; `nil` for none.
    open var backgroundColor: UIColor? { didSet { onChange?() } }
    /// A picture on that colour.
    open var backgroundImage: UIImage? { didSet { onChange?() } }
    /// How the picture fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { onChange?() } }
    /// The colour of the line at the bar's edge, and the tint of a ``shadowImage`` that is a template; `nil` or clear for none.
    open var shadowColor: UIColor? { didSet { onChange?() } }
    /// A picture in place of the line.
    open var shadowImage: UIImage? { didSet { onChange?() } }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        return MainThread.read("\(type(of: self)).isEqual(_:)") { looksLike(other) }
    }

    open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

    func looksLike(_ other: UIBarAppearance) -> Bool {
        backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage && shadowColor == other.shadowColor
            && shadowImage == other.shadowImage && backgroundEffect?.style == other.backgroundEffect?.style && backgroundImageContentMode == other.backgroundImageContentMode
    }
}
