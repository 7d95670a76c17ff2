/// The pointer over a button (R-PTI-8).
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private weak var button: UIButton?
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    var provider: UIButton.PointerStyleProvider?

    @MainActor init(_ button: UIButton) {
        self.button = button
        super.init()
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button, button.isEnabled else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(button.frame, radius: button.layer.cornerRadius > 0 ? button.layer.cornerRadius : UIPointerShape.defaultCornerRadius)
        return provider?(button, effect, shape) ?? UIPointerStyle(effect: effect, shape: shape)
    }
}

extension UIButton {
    /// Makes the style of a button, from the effect and the shape that it would have; `nil` for these.
    public typealias PointerStyleProvider = (_ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape) -> UIPointerStyle?

    final var hasPointerInteraction: Bool { pointer.map { $0.interaction.view === self } ?? false }

    final func setPointerInteraction(_ isOn: Bool) {
        guard isOn != hasPointerInteraction else { return }
        let pointer = madePointer
        if isOn { addInteraction(pointer.interaction) } else { removeInteraction(pointer.interaction) }
    }

    final func setPointerProvider(_ provider: PointerStyleProvider?) {
        madePointer.provider = provider
        if provider != nil { setPointerInteraction(true) }
        madePointer.interaction.invalidate()
    }

    private var madePointer: ButtonPointer {
        let made = pointer ?? ButtonPointer(self)
        pointer = made
        return made
    }
}
