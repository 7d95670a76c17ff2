// The room that content leaves free at the sides of a view (R-LAY-18).
extension UIView {
    /// The room that content should leave free at the sides: what was set, by default 8 points, left and right 16, above and below none for a
    /// controller's view. The safe area is part of it unless ``insetsLayoutMarginsFromSafeArea`` is off (R-LAY-18).
    public var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            guard newValue.isFinite else { return Self.refuse("layout margin", newValue) }
            guard newValue != layoutState.margins else { return }
            layoutState.margins = newValue
            marginsChanged()
        }
    }

    /// The same in the direction of reading.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft) }
        set { layoutMargins = newValue.sides(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft) }
    }

    /// Whether content also leaves free what reaches into the view of the superview's margins.
    public var preservesSuperviewLayoutMargins: Bool {
        get { ownLayoutState?.preservesMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            layoutState.preservesMargins = newValue
            marginsChanged()
        }
    }

    /// Whether the margins are counted from the safe area.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { ownLayoutState?.insetsMargins ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            layoutState.insetsMargins = newValue
            marginsChanged()
        }
    }

    /// The part of the view without its margins that lines of text may fill: at most 672 points wide, in the middle.
    public var readableContentGuide: UILayoutGuide { guide(.readable) }

    private var effectiveMargins: UIEdgeInsets {
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
        guard insets != ownLayoutState?.seenSafeArea ?? .zero else { return }
        layoutState.seenSafeArea = insets
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { marginsChanged() }
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
