// The room that content leaves free at the sides of a view (R-LAY-18).
extension UIView {
    final func setMargins(_ margins: UIEdgeInsets) {
        guard margins.isFinite else { return Self.refuse("layout margin", margins) }
        guard margins != layoutState.margins else { return }
        layoutState.margins = margins
        marginsChanged()
    }

    final var marginsOfReading: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    final func setMargins(ofReading margins: NSDirectionalEdgeInsets) {
        layoutMargins = margins.sides(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    final func setPreservesMargins(_ preserves: Bool) {
        guard preserves != ownLayoutState?.preservesMargins ?? false else { return }
        layoutState.preservesMargins = preserves
        marginsChanged()
    }

    final func setInsetsMargins(_ insets: Bool) {
        guard insets != ownLayoutState?.insetsMargins ?? true else { return }
        layoutState.insetsMargins = insets
        marginsChanged()
    }

    final var effectiveMargins: UIEdgeInsets {
        let state = ownLayoutState
        var margins = state?.margins ?? (controller == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero)
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            let least = controller.systemMinimumLayoutMargins.sides(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            margins.left = max(margins.left, least.left)
            margins.right = max(margins.right, least.right)
            margins.top = max(margins.top, least.top)
            margins.bottom = max(margins.bottom, least.bottom)
        }
        if Self.hasSafeAreas, state?.insetsMargins ?? true {
            let covered = safeAreaInsets
            margins.top += covered.top
            margins.left += covered.left
            margins.bottom += covered.bottom
            margins.right += covered.right
        }
        if let state, state.preservesMargins, let parent {
            let outer = parent.layoutMargins, frame = untransformedFrame, bounds = parent.layer.bounds
            margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
            margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
            margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
            margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
        }
        return margins
    }

    /// The margins of the view, or what they are made of, changed.
    final func marginsChanged() {
        constraintsChanged()
        reportMargins()
    }

    private func reportMargins() {
        walk { view in
            guard view === self || view.ownLayoutState?.preservesMargins == true else { return false }
            view.layoutMarginsDidChange()
            view.controller?.viewLayoutMarginsDidChange()
            return true
        }
    }

    /// Reports another safe area, once: called before the view lays out its subviews, while there are safe areas.
    final func noteSafeArea() {
        let insets = safeAreaInsets
        if let solved = ownLayoutState?.solvedSafeArea, solved != insets {
            layoutState.solvedSafeArea = nil
            constraintsChanged()
        }
        guard insets != ownLayoutState?.seenSafeArea ?? .zero else { return }
        layoutState.seenSafeArea = insets
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { marginsChanged() } else if Self.usesConstraints { constraintsChanged() }
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
                  trailing: isRightToLeft ? insets.left : insets.right)
    }

    func sides(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
    }
}
