/// A trait: one of the system's, or one that an app defines (R-TRT-8).
///
///     struct Density: UITraitDefinition { static let defaultValue = 1.0 }
///     view.traitOverrides[Density.self] = 2
///
/// Values that are `Equatable` are compared; others count as changed whenever they are set.
public protocol UITraitDefinition<Value> {
    /// What the trait has for values.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
    /// A name for people.
    static var name: String { get }
    /// Distinguishes the trait from others.
    static var identifier: String { get }
    /// Whether colours may depend on the trait: views are then drawn again when it changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait with a place of its own in ``TraitValues``.
protocol SystemTrait: UITraitDefinition {
    static func read(_ values: TraitValues) -> Value
    static func put(_ value: Value, to values: inout TraitValues)
}

extension SystemTrait {
    static func value(in values: TraitValues) -> Any { read(values) }
    static func set(_ value: Any, in values: inout TraitValues) { if let value = value as? Value { put(value, to: &values) } }
}

/// The trait ``UITraitCollection/userInterfaceIdiom``.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func read(_ values: TraitValues) -> UIUserInterfaceIdiom { values.idiom }
    static func put(_ value: UIUserInterfaceIdiom, to values: inout TraitValues) { values.idiom = value }
}

/// The trait ``UITraitCollection/userInterfaceStyle``.
public struct UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static func read(_ values: TraitValues) -> UIUserInterfaceStyle { values.style }
    static func put(_ value: UIUserInterfaceStyle, to values: inout TraitValues) { values.style = value }
}

/// The trait ``UITraitCollection/layoutDirection``.
public struct UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func read(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.direction }
    static func put(_ value: UITraitEnvironmentLayoutDirection, to values: inout TraitValues) { values.direction = value }
}

/// The trait ``UITraitCollection/displayScale``.
public struct UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
    static func read(_ values: TraitValues) -> CGFloat { values.scale }
    static func put(_ value: CGFloat, to values: inout TraitValues) { values.scale = value }
}

/// The trait ``UITraitCollection/horizontalSizeClass``.
public struct UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontal }
    static func put(_ value: UIUserInterfaceSizeClass, to values: inout TraitValues) { values.horizontal = value }
}

/// The trait ``UITraitCollection/verticalSizeClass``.
public struct UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.vertical }
    static func put(_ value: UIUserInterfaceSizeClass, to values: inout TraitValues) { values.vertical = value }
}

/// The trait ``UITraitCollection/preferredContentSizeCategory``.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func read(_ values: TraitValues) -> UIContentSizeCategory { values.textSize?.category ?? .unspecified }
    static func put(_ value: UIContentSizeCategory, to values: inout TraitValues) { values.textSize = TextSize(value) }
}

/// The trait ``UITraitCollection/accessibilityContrast``.
public struct UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static func read(_ values: TraitValues) -> UIAccessibilityContrast { values.contrast }
    static func put(_ value: UIAccessibilityContrast, to values: inout TraitValues) { values.contrast = value }
}

/// The trait ``UITraitCollection/legibilityWeight``.
public struct UITraitLegibilityWeight: SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static func read(_ values: TraitValues) -> UILegibilityWeight { values.legibility }
    static func put(_ value: UILegibilityWeight, to values: inout TraitValues) { values.legibility = value }
}
