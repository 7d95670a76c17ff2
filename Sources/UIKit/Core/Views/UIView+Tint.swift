extension UIView {
    /// Whether the tint is shown as a gray, as behind something that asks for attention.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic = 0
        case normal, dimmed
    }

    var fullTint: UIColor {
        var next: UIView? = self
        while let view = next {
            if let tint = view.ownTint { return tint }
            next = view.parent
        }
        return Self.usualTint
    }
    var isTintDimmed: Bool {
        var next: UIView? = self
        while let view = next {
            if view.ownTintMode != .automatic { return view.ownTintMode == .dimmed }
            next = view.parent
        }
        return false
    }

    /// The tint where no view has one: the system's blue, or the colour that people have chosen for all apps (R-SET-6).
    static var usualTint = UIColor.systemBlue

    /// The tint where no view has one has changed: the view, and what is in it, takes it.
    final func usualTintChanged() {
        Self.haveTints = true
        if ownTint == nil { propagateTint() }
    }

    /// Whether a view has a tint or a mode of its own: before, all have the same.
    static var haveTints = false

    /// The view has come to a hierarchy, which may have another tint (R-VH-15). A plain view without others in it shows none.
    final func takeInheritedTint() {
        guard Self.haveTints, !subviewRow.isEmpty || type(of: self) != UIView.self || CurrentTint.isUsed else { return }
        if ownTint == nil, fullTint != seenTint ?? .systemBlue { propagateTint() }
        if ownTintMode == .automatic, isTintDimmed != hasSeenDimmed { propagateDimming() }
    }

    final func setTint(_ tint: UIColor?) {
        Self.haveTints = true
        ownTint = tint
        propagateTint()
    }

    final func setTintMode(_ mode: TintAdjustmentMode) {
        guard mode != ownTintMode else { return }
        Self.haveTints = true
        ownTintMode = mode
        propagateDimming()
    }

    private func propagateTint() {
        let tint = fullTint
        walk { view in
            guard view === self || view.ownTint == nil else { return false }
            view.seenTint = tint
            view.showTint()
            view.tintColorDidChange()
            return true
        }
    }

    private func propagateDimming() {
        let isDimmed = isTintDimmed
        walk { view in
            guard view === self || view.ownTintMode == .automatic else { return false }
            view.hasSeenDimmed = isDimmed
            view.showTint()
            view.tintColorDidChange()
            return true
        }
    }
}

extension UIColor {
    /// The colour as a gray of its lightness.
    var dimmedTint: UIColor {
        UIColor { traits in
            var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
            guard self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .gray }
            return UIColor(white: 0.21 * red + 0.72 * green + 0.07 * blue, alpha: alpha * 0.8)
        }
    }
}
