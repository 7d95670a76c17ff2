/// What an interface is shown on and in: kind of device, light or dark, pixels a point, room, direction. Immutable (R-TRT-1).
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its only property is a constant, whose values of an app are read as they were set.
    let values: TraitValues

    init(_ values: TraitValues) { self.values = values }

    /// A collection that specifies nothing.
    public override init() { values = TraitValues() }

    /// A collection that specifies the kind of device alone.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
    /// A collection that specifies light or dark alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    /// A collection that specifies the direction of the layout alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    /// Whether fingers have a force. What touchscreens measure is known from the first finger on; before, this is `unknown`.
    @preconcurrency @MainActor open var forceTouchCapability: UIForceTouchCapability {
        switch FingerForce.isMeasured {
        case true?: .available
        case false?: .unavailable
        case nil: .unknown
        }
    }

    /// A collection that specifies the pixels a point alone.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    /// A collection that specifies the room from left to right alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    /// A collection that specifies the room from top to bottom alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }

    /// A collection that specifies how large text is alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// A collection that specifies the contrast alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init { $0.accessibilityContrast = accessibilityContrast } }
    /// A collection that specifies the weight of text alone.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }

    /// All that the collections specify; the later ones come before the earlier ones.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// The collection that the closure makes of an empty one.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(Self.change(TraitValues(), mutations)) }

    private static func change(_ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? values
    }

    public required convenience init?(coder: NSCoder) {
        var values = TraitValues()
        values.idiom = UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "idiom")) ?? .unspecified
        values.style = UIUserInterfaceStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .unspecified
        values.direction = UITraitEnvironmentLayoutDirection(rawValue: coder.decodeInteger(forKey: "direction")) ?? .unspecified
        values.scale = CGFloat(coder.decodeDouble(forKey: "scale"))
        values.horizontal = UIUserInterfaceSizeClass(rawValue: coder.decodeInteger(forKey: "horizontal")) ?? .unspecified
        values.vertical = UIUserInterfaceSizeClass(rawValue: coder.decodeInteger(forKey: "vertical")) ?? .unspecified
        values.textSize = (coder.decodeObject(of: NSString.self, forKey: "textSize") as NSString?)
            .flatMap { TextSize(UIContentSizeCategory(rawValue: String(describing: $0))) }
        // A key that is missing would read as 0, which is a value of these.
        if coder.containsValue(forKey: "contrast") { values.contrast = UIAccessibilityContrast(rawValue: coder.decodeInteger(forKey: "contrast")) ?? .unspecified }
        if coder.containsValue(forKey: "legibility") { values.legibility = UILegibilityWeight(rawValue: coder.decodeInteger(forKey: "legibility")) ?? .unspecified }
        self.init(values)
    }

    /// Archives the system's traits; an app's own are left out.
    open func encode(with coder: NSCoder) {
        coder.encode(values.idiom.rawValue, forKey: "idiom")
        coder.encode(values.style.rawValue, forKey: "style")
        coder.encode(values.direction.rawValue, forKey: "direction")
        coder.encode(values.scale.native, forKey: "scale")
        coder.encode(values.horizontal.rawValue, forKey: "horizontal")
        coder.encode(values.vertical.rawValue, forKey: "vertical")
        coder.encode(values.contrast.rawValue, forKey: "contrast")
        coder.encode(values.legibility.rawValue, forKey: "legibility")
        if let size = values.textSize { coder.encode(size.category.rawValue as NSString, forKey: "textSize") }
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Traits

    /// The kind of device (R-TRT-3).
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    /// Light or dark (R-TRT-4).
    open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    /// The direction of the layout.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
    /// Pixels a point; 0 is unspecified.
    open var displayScale: CGFloat { values.scale }
    /// The room from left to right (R-TRT-2).
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
    /// The room from top to bottom (R-TRT-2).
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
    /// The size of text that people have chosen (R-TYP-1).
    open var preferredContentSizeCategory: UIContentSizeCategory { values.textSize?.category ?? .unspecified }

    /// Whether contrasts are to be higher (R-TRT-9).
    open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
    /// Whether text is to be bold (R-TRT-10).
    open var legibilityWeight: UILegibilityWeight { values.legibility }

    /// The value of a trait; its default where none is specified (R-TRT-8).
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// A copy with what the closure changes.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(Self.change(values, mutations))
    }

    // MARK: Comparing

    /// Whether all that the other collection specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether colours may look different with the other collection (R-TRT-5).
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.looksDifferent(from: traitCollection.values)
    }

    /// The traits on which colours of the system depend.
    public class var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self] }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.style)
        hasher.combine(values.horizontal)
        hasher.combine(values.vertical)
        hasher.combine(values.scale)
        return hasher.finalize()
    }

    open override var description: String {
        var parts: [String] = []
        if values.idiom != .unspecified { parts.append("UserInterfaceIdiom = \(values.idiom)") }
        if values.scale != 0 { parts.append("DisplayScale = \(NumberList.string(for: values.scale))") }
        if values.horizontal != .unspecified { parts.append("HorizontalSizeClass = \(values.horizontal)") }
        if values.vertical != .unspecified { parts.append("VerticalSizeClass = \(values.vertical)") }
        if values.style != .unspecified { parts.append("UserInterfaceStyle = \(values.style)") }
        if values.direction != .unspecified { parts.append("LayoutDirection = \(values.direction)") }
        if let size = values.textSize { parts.append("PreferredContentSizeCategory = \(size)") }
        if values.contrast != .unspecified { parts.append("AccessibilityContrast = \(values.contrast)") }
        if values.legibility != .unspecified { parts.append("LegibilityWeight = \(values.legibility)") }
        return "<UITraitCollection: \(parts.joined(separator: ", "))>"
    }
}
