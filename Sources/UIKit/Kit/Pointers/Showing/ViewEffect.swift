/// What a view shows while the pointer is over it: it grows, it has a shadow, or a tint above or below its content (R-PTI-5).
///
/// All of it is shown by the view's layer and none of it is in the view's properties.
@MainActor
final class ViewEffect {
    /// Points by which a side grows at most, and the share by which it grows else. Choices, R-PTI-5.
    private static let growth: CGFloat = 16, liftShare: CGFloat = 0.1, hoverShare: CGFloat = 0.05
    /// Points of the larger side above which `automatic` hovers. A choice, R-PTI-5.
    private static let largest: CGFloat = 160

    let hidesPointer: Bool
    private let view: UIView
    private let scale: CGFloat
    private let hasShadow: Bool
    private let shadowPath: UIBezierPath?
    private var plate: CAShapeLayer?
    private static let scaleKey = "dactyl.pointer.scale", shadowKey = "dactyl.pointer.shadow"

    /// `nil` for a view that is in no window.
    init?(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
        let preview = effect.preview, view = preview.view
        guard view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
        self.view = view
        shadowPath = preview.parameters.shadowPath
        var tint = UIPointerEffect.TintMode.none
        switch Self.resolved(effect) {
        case .highlight, .automatic: (hidesPointer, scale, hasShadow, tint) = (true, 1, false, .underlay)
        case .lift: (hidesPointer, scale, hasShadow) = (true, Self.scale(of: view, by: Self.liftShare), true)
        case .hover(_, let mode, let shadow, let scaled):
            (hidesPointer, scale, hasShadow, tint) = (false, scaled ? Self.scale(of: view, by: Self.hoverShare) : 1, shadow, mode)
        }
        if tint != .none { addPlate(preview, hidesPointer ? shape : nil, isAbove: tint == .overlay) }
        animate(isOn: true)
    }

    /// The effect that suits a view: large ones hover, those with a background rise, others get a plate.
    private static func resolved(_ effect: UIPointerEffect) -> UIPointerEffect {
        guard case .automatic(let preview) = effect else { return effect }
        let view = preview.view
        if max(view.bounds.width, view.bounds.height) > largest { return .hover(preview) }
        return (view.backgroundColor?.cgColor.alpha ?? 0) > 0 ? .lift(preview) : .highlight(preview)
    }

    private static func scale(of view: UIView, by share: CGFloat) -> CGFloat { 1 + min(share, growth / max(view.bounds.width, view.bounds.height)) }

    private func addPlate(_ preview: UITargetedPreview, _ shape: UIPointerShape?, isAbove: Bool) {
        let layer = CAShapeLayer()
        layer.path = outline(preview, shape).cgPath
        layer.fillColor = UIColor.label.withAlphaComponent(0.12).resolvedColor(with: view.traitCollection).cgColor
        layer.zPosition = isAbove ? 1 : -1
        plate = layer
        view.layer.addSublayer(layer)
    }

    /// The shape that was given, in the superview's coordinates; else the part that counts, else the bounds with the view's corners.
    private func outline(_ preview: UITargetedPreview, _ shape: UIPointerShape?) -> UIBezierPath {
        if let shape, !shape.isBeam, let path = shape.outline.copy() as? UIBezierPath {
            let origin = view.convert(CGPoint.zero, from: view.superview)
            path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return path
        }
        let radius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : min(UIPointerShape.defaultCornerRadius, view.bounds.height / 2)
        return preview.parameters.visiblePath ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: radius)
    }

    // MARK: Coming and going

    func end() {
        animate(isOn: false)
        let plate = plate
        // The plate goes when it is not seen any more.
        UIView.animate(withDuration: PointerLook.duration) { plate?.opacity = 0 } completion: { _ in plate?.removeFromSuperlayer() }
        self.plate = nil
    }

    private func animate(isOn: Bool) {
        if let plate, isOn { plate.add(Self.animation("opacity", from: Float(0), to: Float(1)), forKey: "dactyl.pointer.opacity") }
        if scale != 1 { move("transform.scale", scale - 1, isOn, isAdditive: true, Self.scaleKey) }
        guard hasShadow else { return }
        move("shadowOpacity", Float(0.3), isOn, isAdditive: false, Self.shadowKey + ".opacity")
        move("shadowRadius", CGFloat(12), isOn, isAdditive: false, Self.shadowKey + ".radius")
        show("shadowOffset", CGSize(width: 0, height: 4), isOn, Self.shadowKey + ".offset")
        if let shadowPath { show("shadowPath", shadowPath.cgPath, isOn, Self.shadowKey + ".path") }
    }

    /// Shows a value while the effect lasts, and while it goes.
    private func show(_ keyPath: String, _ value: Any, _ isOn: Bool, _ key: String) {
        let animation = Self.animation(keyPath, from: value, to: value)
        view.layer.add(isOn ? Self.held(animation) : animation, forKey: key)
    }

    /// Moves what the layer shows of a property to a value, where it stays, or back from there.
    private func move(_ keyPath: String, _ value: any BinaryFloatingPoint, _ isOn: Bool, isAdditive: Bool, _ key: String) {
        let far = CGFloat(value), near: CGFloat = isAdditive ? 0 : (view.layer.value(forKeyPath: keyPath) as? any BinaryFloatingPoint).map { CGFloat($0) } ?? 0
        let animation = Self.animation(keyPath, from: isOn ? near : far, to: isOn ? far : near)
        animation.isAdditive = isAdditive
        view.layer.add(isOn ? Self.held(animation) : animation, forKey: key)
    }

    private static func animation(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = PointerLook.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return animation
    }

    private static func held(_ animation: CABasicAnimation) -> CABasicAnimation {
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        return animation
    }
}
