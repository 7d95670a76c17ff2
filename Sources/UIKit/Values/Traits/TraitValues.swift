/// The traits that are specified; what is unspecified says nothing.
struct TraitValues: Equatable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels a point; 0 is unspecified.
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    /// How large text is; `nil` is unspecified.
    var textSize: TextSize?
    var contrast = UIAccessibilityContrast.unspecified
    var legibility = UILegibilityWeight.unspecified
    /// Traits that an app defines, by their types.
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    var isEmpty: Bool { self == TraitValues() }

    /// The same, with the values that `other` specifies in place of these.
    func overridden(by other: TraitValues) -> TraitValues {
        var result = self
        if other.idiom != .unspecified { result.idiom = other.idiom }
        if other.style != .unspecified { result.style = other.style }
        if other.direction != .unspecified { result.direction = other.direction }
        if other.scale != 0 { result.scale = other.scale }
        if other.horizontal != .unspecified { result.horizontal = other.horizontal }
        if other.vertical != .unspecified { result.vertical = other.vertical }
        if let size = other.textSize { result.textSize = size }
        if other.contrast != .unspecified { result.contrast = other.contrast }
        if other.legibility != .unspecified { result.legibility = other.legibility }
        for (key, value) in other.custom { result.custom[key] = value }
        return result
    }

    /// Whether fonts of text styles are others with other traits.
    func readsDifferently(from other: TraitValues) -> Bool { textSize != other.textSize || legibility != other.legibility }

    /// Whether colours may look different with other traits.
    func looksDifferent(from other: TraitValues) -> Bool {
        if style != other.style || contrast != other.contrast { return true }
        if custom.isEmpty, other.custom.isEmpty { return false }
        let colorful = custom.filter(\.value.affectsColors), others = other.custom.filter(\.value.affectsColors)
        return colorful != others
    }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return system.value(in: self) as! Trait.Value }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
            custom[ObjectIdentifier(trait)] = CustomTrait(newValue, affectsColors: trait.affectsColorAppearance)
        }
    }

    /// Whether the trait has the same value in both.
    static func agree<Trait: UITraitDefinition>(_ trait: Trait.Type, _ left: TraitValues, _ right: TraitValues) -> Bool {
        CustomTrait(left[trait]) == CustomTrait(right[trait])
    }
}

/// A value of any kind, to be compared where that is possible.
struct CustomTrait: Equatable {
    let value: Any
    let affectsColors: Bool

    init(_ value: Any, affectsColors: Bool = false) {
        self.value = value
        self.affectsColors = affectsColors
    }

    /// Values that can't be compared are different, unless they are one object.
    static func == (left: CustomTrait, right: CustomTrait) -> Bool {
        if let value = left.value as? any Equatable { return isEqual(value, right.value) }
        guard type(of: left.value) is AnyClass, type(of: right.value) is AnyClass else { return false }
        return left.value as AnyObject === right.value as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { right as? Value == left }
}
