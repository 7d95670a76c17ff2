extension UIView: UITraitEnvironment, TraitOwner {
    /// What the view has in place of the traits that it inherits (R-TRT-6).
    public var traitOverrides: UITraitOverrides {
        get {
            UITraitOverrides(values: traitState?.overrides ?? TraitValues(), inherited: ownTraitCollection.values,
                             keys: traitState?.overrideKeys ?? [])
        }
        set {
            ownTraits.overrides = newValue.values
            ownTraits.overrideKeys = newValue.keys
            overridesChanged()
        }
    }

    func setStyle(_ style: UIUserInterfaceStyle) {
        guard style != traitState?.style ?? .unspecified else { return }
        ownTraits.style = style
        overridesChanged()
    }

    /// Sets the look of a bar (R-NAV-20).
    func setBarStyle(_ style: UIBarStyle) {
        guard style != traitState?.barStyle ?? .default else { return }
        ownTraits.barStyle = style
        overridesChanged()
    }

    /// Sets a limit of the category in the view (R-TYP-5).
    func setTextLimit(_ limit: ReferenceWritableKeyPath<TraitState, TextSize?>, _ category: UIContentSizeCategory?) {
        let size = category.flatMap { TextSize($0) }
        guard size != traitState?[keyPath: limit] else { return }
        ownTraits[keyPath: limit] = size
        overridesChanged()
    }

    private func overridesChanged() {
        traitState?.forget()
        updateTraits()
    }

    // MARK: Computing (R-TRT-1)

    /// The traits of the view, whatever a subclass answers.
    var ownTraitCollection: UITraitCollection {
        guard CurrentTraits.vary else { return CurrentTraits.shared }
        if let knownTraits { return knownTraits }
        // From the inside out as far as they are unknown, and then back: views may be nested deeper than the stack of the thread allows.
        var states: ContiguousArray<TraitState> = [], innermost: TraitState?, known: UITraitCollection?
        func note(_ state: TraitState?) {
            guard let state else { return }
            if innermost == nil { innermost = state } else { states.append(state) }
        }
        var outermost = self
        while true {
            note(outermost.traitState)
            note(outermost.controller?.traitState)
            guard let parent = outermost.parent else { break }
            outermost = parent
            known = parent.knownTraits
            if known != nil { break }
        }
        var traits = known ?? outermost.surroundingTraits
        while let state = states.popLast() { traits = state.apply(to: traits) }
        if let innermost { traits = innermost.apply(to: traits) }
        if traits === seenTraits { traitEpoch = CurrentTraits.epoch }
        return traits
    }

    /// The traits that the view saw last, where nothing has happened since that may have given it others.
    private var knownTraits: UITraitCollection? { traitEpoch == CurrentTraits.epoch ? seenTraits : nil }

    /// The view comes or goes: it, and what is in it, may have others now.
    func forgetKnownTraits() { if subviewRow.isEmpty { traitEpoch = 0 } else { CurrentTraits.changed() } }

    /// The traits of what the view is in.
    var surroundingTraits: UITraitCollection {
        if let parent { return parent.ownTraitCollection }
        return (self as? UIWindow)?.windowScene?.ownTraitCollection ?? CurrentTraits.shared
    }

    /// Runs the closure with the view's traits as the current ones.
    @inline(__always)
    final func withTraits(_ body: () -> Void) {
        if CurrentTraits.vary || CurrentTint.isUsed { CurrentTint.of(self) { ownTraitCollection.performAsCurrent(body) } } else { body() }
    }

    // MARK: Changes (R-TRT-7)

    /// Compares the traits of the view and of what is in it with those that they had last, and notifies those that have others.
    func updateTraits() {
        walk { $0.takeTraits(inside: self) }
    }

    /// Takes the traits of what the view is in. Inside of a branch that is being updated those are known.
    /// - Returns: Whether they have changed.
    @discardableResult
    func takeTraits(inside top: UIView) -> Bool {
        if let controller { controller.updateOwnTraits(in: surroundingTraits(inside: top)) }
        guard CurrentTraits.vary else { return updateOwnTraits(to: CurrentTraits.shared) }
        var new = surroundingTraits(inside: top)
        if let state = controller?.traitState { new = state.apply(to: new) }
        if let traitState { new = traitState.apply(to: new) }
        return updateOwnTraits(to: new)
    }

    private func surroundingTraits(inside top: UIView) -> UITraitCollection {
        self === top ? surroundingTraits : parent?.seenTraits ?? surroundingTraits
    }

    /// - Returns: Whether they have changed.
    private func updateOwnTraits(to new: UITraitCollection) -> Bool {
        let seen = seenTraits
        traitEpoch = CurrentTraits.epoch
        guard seen !== new else { return false }
        seenTraits = new
        // A view that was never shown was made for the application's traits.
        let old = seen ?? CurrentTraits.shared
        if seen == nil, old == new { new.performAsCurrent(resolveBackground) }
        guard old != new else { return seen == nil }
        new.performAsCurrent {
            if new.hasDifferentColorAppearance(comparedTo: old) { colorsChanged() }
            if new.values.readsDifferently(from: old.values) { textSizeDidChange(new) }
            setNeedsLayout()
            traitCollectionDidChange(old)
            traitState?.call(self, from: old, to: new)
        }
        return true
    }

    /// Colours of the view may look different.
    private func colorsChanged() {
        resolveBackground()
        tintColorDidChange()
        setNeedsDisplay()
    }
}

extension UIViewController: UITraitEnvironment, TraitOwner {
    /// What the controller and its view have in place of the traits that they inherit (R-TRT-6).
    public var traitOverrides: UITraitOverrides {
        get {
            UITraitOverrides(values: traitState?.overrides ?? TraitValues(), inherited: ownTraitCollection.values,
                             keys: traitState?.overrideKeys ?? [])
        }
        set {
            ownTraits.overrides = newValue.values
            ownTraits.overrideKeys = newValue.keys
            overridesChanged()
        }
    }

    func setStyle(_ style: UIUserInterfaceStyle) {
        guard style != traitState?.style ?? .unspecified else { return }
        ownTraits.style = style
        overridesChanged()
    }

    /// What the controller overrides for a child; `nil` ends it.
    func setTraits(_ collection: UITraitCollection?, of child: UIViewController) {
        guard child.parent === self, (collection?.values ?? TraitValues()) != child.traitState?.fromParent ?? TraitValues() else { return }
        child.ownTraits.fromParent = collection?.values ?? TraitValues()
        child.overridesChanged()
    }

    private func overridesChanged() {
        traitState?.forget()
        if let view = viewIfLoaded { view.updateTraits() } else { updateOwnTraits(in: surroundingTraits) }
    }

    /// The traits of the controller, whatever a subclass answers.
    var ownTraitCollection: UITraitCollection {
        guard CurrentTraits.vary else { return CurrentTraits.shared }
        return traitState?.apply(to: surroundingTraits) ?? surroundingTraits
    }

    private var surroundingTraits: UITraitCollection {
        if let superview = viewIfLoaded?.superview { return superview.ownTraitCollection }
        return parent?.ownTraitCollection ?? rootWindow?.ownTraitCollection ?? ownPresenting?.ownTraitCollection ?? CurrentTraits.shared
    }

    /// Compares the traits with those it had last, and notifies the controller.
    func updateOwnTraits(in surroundings: UITraitCollection) {
        let new = traitState?.apply(to: surroundings) ?? surroundings
        let seen = seenTraits
        guard seen !== new else { return }
        seenTraits = new
        let old = seen ?? CurrentTraits.shared
        guard old != new else { return }
        // The system's least margins are others (R-LAY-18).
        if new.horizontalSizeClass != old.horizontalSizeClass { viewIfLoaded?.marginsChanged() }
        new.performAsCurrent {
            traitCollectionDidChange(old)
            traitState?.call(self, from: old, to: new)
        }
    }
}
