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

    /// Activates a constraint that is about this view and views inside it.
    final func keep(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        for view in [constraint.first?.itemView, constraint.second?.itemView] {
            guard view?.isDescendant(of: self) ?? true else {
                return report("\(type(of: self)).addConstraint: \(constraint) is about a view that is not inside this one")
            }
        }
        guard constraint.first?.itemView != nil else { return report("\(type(of: self)).addConstraint: \(constraint) is about nothing") }
        hold(constraint)
    }

    /// Deactivates a constraint if this view keeps it.
    final func letGo(_ constraint: NSLayoutConstraint) {
        guard let state = ownLayoutState, constraint.holder === self else { return }
        constraint.holder = nil
        LayoutSystem.removed?.append(constraint)
        state.letGo(constraint)
        constraintsChanged()
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

    final func setTranslatesMask(_ translates: Bool) {
        guard translates != ownLayoutState?.translatesMask ?? true else { return }
        Self.usesConstraints = true
        layoutState.translatesMask = translates
        layoutState.solution = nil
        (parent ?? self).constraintsChanged()
    }

    final func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        layoutState.huggingPriority[axis] = priority
        topmost.ownLayoutState?.forgetSolution()
        invalidateIntrinsicContentSize()
    }

    final func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        layoutState.resistancePriority[axis] = priority
        topmost.ownLayoutState?.forgetSolution()
        invalidateIntrinsicContentSize()
    }

    // MARK: Guides

    /// The guide of that kind, one and the same each time.
    func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        for guide in layoutState.ownGuides where guide.kind == kind { return guide }
        let guide: UILayoutGuide = kind == .safeTop || kind == .safeBottom ? EndGuide(kind, of: self) : UILayoutGuide(kind, of: self)
        layoutState.ownGuides.append(guide)
        return guide
    }

    final func takeGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .free, layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        Self.usesConstraints = true
        layoutState.guides.append(layoutGuide)
        constraintsChanged()
    }

    /// Removes the guide and the constraints about it.
    final func dropGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self else { return }
        var ancestor: UIView? = self
        while let view = ancestor {
            for constraint in view.ownLayoutState?.held ?? [] where constraint.first === layoutGuide || constraint.second === layoutGuide {
                view.removeConstraint(constraint)
            }
            ancestor = view.parent
        }
        layoutState.guides.removeAll { $0 === layoutGuide }
        LayoutSystem.removed?.append(layoutGuide)
        layoutGuide.owner = nil
        constraintsChanged()
    }
}
