extension UIWindowScene: UITraitEnvironment, TraitOwner {
    /// What the scene has in place of the traits that it gets from its display (R-TRT-6).
    public var traitOverrides: UITraitOverrides {
        get {
            UITraitOverrides(values: traitState?.overrides ?? TraitValues(), inherited: ownTraitCollection.values,
                             keys: traitState?.overrideKeys ?? [])
        }
        set {
            ownTraits.overrides = newValue.values
            ownTraits.overrideKeys = newValue.keys
            ownTraits.forget()
            updateTraits()
        }
    }

    var ownTraitCollection: UITraitCollection { traitState?.apply(to: displayTraits) ?? displayTraits }

    /// What size, scale and system make, computed now.
    private var currentDisplayTraits: TraitValues {
        let classes = SizeClasses(of: size), settings = Surroundings.accessibilitySettings
        return TraitValues(idiom: idiom == .unspecified ? SizeClasses.idiom(of: size) : idiom, style: Surroundings.style,
                           direction: .leftToRight, scale: scale, horizontal: classes.horizontal, vertical: classes.vertical,
                           textSize: Surroundings.textSize, contrast: settings.contains(.darkerColors) ? .high : .normal,
                           legibility: settings.contains(.boldText) ? .bold : .regular)
    }

    /// The traits that the scene has after ``updateTraits()``.
    var nextTraits: UITraitCollection {
        let values = currentDisplayTraits
        if values == displayTraits.values { return ownTraitCollection }
        let next = UITraitCollection(values)
        return traitState?.apply(to: next) ?? next
    }

    /// Computes the traits from the surface's size and scale and from the system's style, and has the windows take them.
    func updateTraits() {
        let old = ownTraitCollection
        let values = currentDisplayTraits
        idiom = values.idiom
        if values != displayTraits.values {
            displayTraits = UITraitCollection(values)
            CurrentTraits.changed()
        }
        let new = ownTraitCollection
        if Surroundings.firstScene === self || Surroundings.sceneCount == 0 {
            if new != CurrentTraits.shared { CurrentTraits.shared = new }
        }
        if new != CurrentTraits.shared || Surroundings.sceneCount > 1 { CurrentTraits.vary = true }
        guard new != old else { return }
        traitCollectionDidChange(old)
        traitState?.call(self, from: old, to: new)
        for window in allWindows { window.updateTraits() }
    }
}

/// How much room an interface has (R-TRT-2).
struct SizeClasses: Equatable {
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass

    /// Those of a scene of so many points.
    init(of size: CGSize) {
        vertical = size.height < Self.regularHeight ? .compact : .regular
        let limit = vertical == .compact ? Self.regularWidthOfFlat : Self.regularWidth
        horizontal = size.width < limit ? .compact : .regular
    }

    /// Telephones on their side are lower, and no other device is.
    private static let regularHeight: CGFloat = 480
    /// The widest part of a tablet's screen that counts as compact has 639 points.
    private static let regularWidth: CGFloat = 640
    /// The widest telephone on its side that counts as compact has 874 points.
    private static let regularWidthOfFlat: CGFloat = 890

    /// A scene whose shorter side is as long as a tablet's is that of a tablet (R-TRT-3).
    static func idiom(of size: CGSize) -> UIUserInterfaceIdiom { min(size.width, size.height) >= 600 ? .pad : .phone }
}
