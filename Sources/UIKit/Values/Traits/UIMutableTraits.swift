/// Traits that can be set.
public protocol UIMutableTraits {
    /// The value of a trait; its default where none is set.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    /// The direction of the layout.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    /// Pixels a point.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    /// The room from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    /// How large text is.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    /// Whether contrasts are higher.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    /// Whether text is bold.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    /// The room from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
}

/// Traits that are being set.
struct MutableTraits: UIMutableTraits {
    var values = TraitValues()

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }
}

/// Traits that a view, controller, window or scene has in place of those that it inherits (R-TRT-6).
///
/// Reading one that is not overridden returns the value that the owner has.
public struct UITraitOverrides: UIMutableTraits {
    var values: TraitValues
    /// What the owner has in all.
    var inherited: TraitValues
    var keys: Set<ObjectIdentifier>

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { keys.contains(ObjectIdentifier(trait)) ? values[trait] : inherited[trait] }
        set {
            keys.insert(ObjectIdentifier(trait))
            values[trait] = newValue
        }
    }

    /// Whether the trait is overridden here.
    public func contains(_ trait: UITrait) -> Bool { keys.contains(ObjectIdentifier(trait)) }

    /// Ends an override: the trait is inherited again.
    public mutating func remove(_ trait: UITrait) {
        keys.remove(ObjectIdentifier(trait))
        clear(trait)
    }

    private mutating func clear<Trait: UITraitDefinition>(_ trait: Trait.Type) {
        if trait is any SystemTrait.Type { values[trait] = trait.defaultValue } else { values.custom[ObjectIdentifier(trait)] = nil }
    }
}
