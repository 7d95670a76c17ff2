extension UIView: LayoutItem {
    var layoutState: LayoutState {
        if let ownLayoutState { return ownLayoutState }
        let state = LayoutState()
        ownLayoutState = state
        return state
    }

    nonisolated var existingLayoutState: LayoutState? { ownLayoutState }
    var itemView: UIView? { self }

    // MARK: Constraints

    /// The active constraints that this view keeps: those about itself and views inside it that no view inside it could keep.
    public var constraints: [NSLayoutConstraint] { ownLayoutState.map { Array($0.held) } ?? [] }

    /// Activates the constraint, which must be about this view and views inside it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        for view in [constraint.first?.itemView, constraint.second?.itemView] {
            guard view?.isDescendant(of: self) ?? true else {
                return report("\(type(of: self)).addConstraint: \(constraint) is about a view that is not inside this one")
            }
        }
        guard constraint.first?.itemView != nil else { return report("\(type(of: self)).addConstraint: \(constraint) is about nothing") }
        hold(constraint)
    }

    /// Adds and activates constraints between this view, its guides and the views below.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates the constraint if this view keeps it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard let state = ownLayoutState, constraint.holder === self else { return }
        constraint.holder = nil
        state.letGo(constraint)
        constraintsChanged()
    }

    /// Removes and deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    func hold(_ constraint: NSLayoutConstraint) {
        Self.usesConstraints = true
        Self.lastConstraint += 1
        constraint.serial = Self.lastConstraint
        constraint.holder = self
        layoutState.hold(constraint)
        constraintsChanged()
    }

    /// The view is about to leave its superview: no constraint reaches across from now on.
    func dropConstraintsToAncestors() {
        walk { view in
            guard let state = view.ownLayoutState else { return true }
            dropToAncestors(state.mentioning)
            for guide in state.guides { dropToAncestors(guide.state.mentioning) }
            for guide in state.ownGuides { dropToAncestors(guide.state.mentioning) }
            return true
        }
    }

    private func dropToAncestors(_ constraints: ContiguousArray<NSLayoutConstraint>) {
        for constraint in constraints {
            if let holder = constraint.holder, !holder.isDescendant(of: self) { holder.removeConstraint(constraint) }
        }
    }

    func closestCommonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate, !other.isDescendant(of: view) { candidate = view.parent }
        return candidate
    }

    // MARK: The view's own part

    /// Whether the view's frame is its own: set by the app, changed by ``autoresizingMask``. Set it to `false` to place the view by
    /// constraints; what they leave open stays as the frame was.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { ownLayoutState?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            Self.usesConstraints = true
            layoutState.translatesMask = newValue
            layoutState.solution = nil
            (parent ?? self).constraintsChanged()
        }
    }

    /// How much the view resists becoming larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        ownLayoutState?.huggingPriority[axis] ?? .defaultLow
    }

    /// Sets how strongly the view is kept from growing beyond its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.huggingPriority[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// How much the view resists becoming smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        ownLayoutState?.resistancePriority[axis] ?? .defaultHigh
    }

    /// Sets how strongly the view is kept from shrinking below its content.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.resistancePriority[axis] = priority
        invalidateIntrinsicContentSize()
    }

    // MARK: Guides and margins

    /// How much of the view's sides is covered: by the system nothing on the systems that there are, and what controllers say of their views.
    public var safeAreaInsets: UIEdgeInsets { Self.hasSafeAreas ? coveredSides : .zero }

    /// The part of the view that nothing of the system covers.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

    /// The part of the view without its margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

    /// The guide of that kind, one and the same each time.
    func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        for guide in layoutState.ownGuides where guide.kind == kind { return guide }
        let guide = UILayoutGuide(kind, of: self)
        layoutState.ownGuides.append(guide)
        return guide
    }

    /// The guides that were added. Those of the safe area and the margins are not among them.
    public var layoutGuides: [UILayoutGuide] { ownLayoutState.map { Array($0.guides) } ?? [] }

    /// Lets constraints place the guide in this view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .free, layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        Self.usesConstraints = true
        layoutState.guides.append(layoutGuide)
        constraintsChanged()
    }

    /// Removes the guide and the constraints about it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self else { return }
        var ancestor: UIView? = self
        while let view = ancestor {
            for constraint in view.ownLayoutState?.held ?? [] where constraint.first === layoutGuide || constraint.second === layoutGuide {
                view.removeConstraint(constraint)
            }
            ancestor = view.parent
        }
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
        constraintsChanged()
    }
}
