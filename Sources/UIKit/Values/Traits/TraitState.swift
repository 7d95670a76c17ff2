/// What an object has to do with traits: its overrides, and what is to be called at a change.
@MainActor
final class TraitState {
    /// What the object overrides, ``UIView/overrideUserInterfaceStyle`` not among it.
    var overrides = TraitValues()
    var overrideKeys: Set<ObjectIdentifier> = []
    var style = UIUserInterfaceStyle.unspecified
    /// The look of a bar, which every override comes before.
    var barStyle = UIBarStyle.default
    /// What a parent controller overrides for this one.
    var fromParent = TraitValues()
    /// Between which categories text is (`minimumContentSizeCategory`); `nil` for no limit.
    var smallestText: TextSize?
    var largestText: TextSize?
    private(set) var registrations: [TraitRegistration] = []
    private static var lastRegistration = 0

    // What was computed last.
    private var base: UITraitCollection?
    private var result: UITraitCollection?

    nonisolated init() {}

    /// The traits of an object whose surroundings have `base`.
    func apply(to base: UITraitCollection) -> UITraitCollection {
        if base === self.base, let result { return result }
        var values = base.values
        if barStyle == .black { values.style = .dark }
        values = values.overridden(by: fromParent).overridden(by: overrides)
        if style != .unspecified { values.style = style }
        if let size = values.textSize {
            values.textSize = max(min(size, largestText ?? size), smallestText ?? .extraSmall)
        }
        let result = values == base.values ? base : UITraitCollection(values)
        self.base = base
        self.result = result
        return result
    }

    /// The overrides have changed.
    func forget() {
        base = nil
        result = nil
        CurrentTraits.vary = true
        CurrentTraits.changed()
    }

    // MARK: Registrations (R-TRT-7)

    func register(_ traits: [UITrait], _ call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) -> TraitRegistration {
        let registration = TraitRegistration(traits: traits, call: call)
        registrations.append(registration)
        return registration
    }

    func unregister(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

    /// Calls those whose traits have changed, in the order in which they were registered.
    func call(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations where registration.isConcerned(by: old.values, new.values) { registration.call(object, old) }
    }
}

/// A closure or action that is called when traits change.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    let call: @MainActor (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
    }

    func isConcerned(by old: TraitValues, _ new: TraitValues) -> Bool {
        traits.contains { !Self.agree($0, old, new) }
    }

    private static func agree<Trait: UITraitDefinition>(_ trait: Trait.Type, _ old: TraitValues, _ new: TraitValues) -> Bool {
        TraitValues.agree(trait, old, new)
    }
}
