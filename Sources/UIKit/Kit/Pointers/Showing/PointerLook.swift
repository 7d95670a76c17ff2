internal import TouchHost

/// A style while it is shown: the effect of a view, and what the pointer looks like (R-PTI-5 to 7).
@MainActor
final class PointerLook {
    /// Seconds in which effects come and go: a choice, R-PTI-5.
    static let duration = 0.2

    private let style: UIPointerStyle
    private var effect: ViewEffect?
    /// The drawn pointer.
    private var drawing: CAShapeLayer?

    init(_ style: UIPointerStyle, in window: UIWindow) {
        self.style = style
        switch style.kind {
        case .effect(let effect, let shape):
            self.effect = ViewEffect(effect, shape)
            if self.effect?.hidesPointer == true { set(.hidden) } else { setShape(shape, [], window) }
        case .shape(let shape, let axes): setShape(shape, axes, window)
        case .hidden: set(.hidden)
        case .system: break
        }
    }

    private var host: (any PointerHost)? { Surroundings.pointerHost }
    private func set(_ shape: TouchHost.PointerShape) { host?.setPointer(shape) }

    /// A beam that goes everywhere is one of the host's; everything else is drawn, where the host hides its own pointer.
    private func setShape(_ shape: UIPointerShape?, _ axes: UIAxis, _ window: UIWindow) {
        guard let shape else { return }
        switch shape {
        case .verticalBeam where axes.isEmpty: set(.verticalBeam)
        case .horizontalBeam where axes.isEmpty: set(.horizontalBeam)
        default:
            guard host != nil else { return }
            set(.hidden)
            draw(shape, in: window)
        }
    }

    private func draw(_ shape: UIPointerShape, in window: UIWindow) {
        let layer = CAShapeLayer()
        layer.path = shape.outline.cgPath
        layer.fillColor = UIColor.label.withAlphaComponent(shape.isBeam ? 0.8 : 0.35).resolvedColor(with: window.traitCollection).cgColor
        layer.zPosition = 1_000_000
        drawing = layer
        window.layer.addSublayer(layer)
    }

    /// The pointer has moved in a region.
    func follow(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
        guard let drawing, let view = interaction.view else { return }
        var place = interaction.location
        if case .shape(_, let axes) = style.kind {
            if axes.contains(.horizontal) { place.x = region.rect.midX }
            if axes.contains(.vertical) { place.y = region.rect.midY }
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        drawing.position = view.convert(place, to: nil)
        CATransaction.commit()
    }

    func end() {
        effect?.end()
        drawing?.removeFromSuperlayer()
        set(.arrow)
    }
}
