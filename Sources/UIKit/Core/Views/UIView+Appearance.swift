// What the setters of a view's appearance do.
extension UIView {
    final func setUpLayer() {
        layer.viewLink.object = self
        layer.isViewBacked = true
        layer.contentsScale = Surroundings.scale
        layer.setNeedsDisplay()
        if Self.requiresConstraintBasedLayout {
            Self.usesConstraints = true
            _ = layoutState
        }
    }

    final func setAlpha(_ alpha: CGFloat) {
        willChange("alpha")
        exactAlpha = alpha
        layer.opacity = Float(alpha)
        didChange("alpha")
    }

    final func contentModeChanged() {
        layer.contentsGravity = contentMode.gravity
        if contentMode == .redraw { setNeedsDisplay() }
    }

    final func setHidden(_ isHidden: Bool) {
        willChange("hidden")
        let changes = isHidden != layer.isHidden
        layer.isHidden = isHidden
        // A hidden view takes no room in a stack.
        if changes, Self.usesConstraints { parent?.visibilityChanged(of: self) }
        didChange("hidden")
    }

    final func setScale(_ scale: CGFloat) {
        layer.contentsScale = scale
        setNeedsDisplay()
    }

    // MARK: Background (R-TRT-5)

    /// The colour that was set, while the layer still shows it.
    final var shownBackground: UIColor? {
        layer.backgroundColor.map { color in
            if let exactBackground, shown(exactBackground) == color { return exactBackground }
            return UIColor(cgColor: color)
        }
    }

    final func setBackground(_ color: UIColor?) {
        willChange("backgroundColor")
        exactBackground = color
        layer.backgroundColor = color.map(shown)
        didChange("backgroundColor")
    }

    /// The traits may have changed.
    final func resolveBackground() {
        if let exactBackground, exactBackground.isDynamic { layer.backgroundColor = shown(exactBackground) }
    }

    private func shown(_ color: UIColor) -> CGColor {
        color.isDynamic ? CurrentTint.of(self) { color.shownColor(with: traitCollection) } : color.shownColor(with: traitCollection)
    }

    /// Shows the tint again in what has ``UIColor/tintColor``.
    final func showTint() {
        guard CurrentTint.isUsed else { return }
        resolveBackground()
        setNeedsDisplay()
    }

    // MARK: Editing

    /// R-RSP-15.
    final func resignInside(_ force: Bool) -> Bool {
        guard let window = enclosingWindow, let responder = window.firstResponder else { return false }
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        guard let view, view.isInside(self) else { return false }
        guard force || responder.canResignFirstResponder else { return false }
        let resigned = responder.resignFirstResponder()
        if force, window.firstResponder === responder { window.firstResponder = nil }
        return resigned || force
    }
}
