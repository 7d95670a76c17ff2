/// The material behind a bar, made when it is first shown (R-VFX-8).
@MainActor
final class BarMaterial {
    private var view: BackdropView?

    /// Shows a blur and a colour on it; without a blur the colour alone.
    /// - Parameter front: Fills the background, and lies on the blur.
    func show(_ effect: UIBlurEffect?, _ color: UIColor?, in background: UIView, _ front: UIView) {
        if effect != nil, view == nil { make(in: background) }
        // One look takes the other's place at once, whatever moves meanwhile.
        UIView.performWithoutAnimation {
            view?.show(effect)
            view?.isHidden = effect == nil
            background.backgroundColor = effect == nil ? color : nil
            front.backgroundColor = effect == nil ? nil : color
        }
    }

    /// Shows the look of a bar without an appearance: the system's material, or a colour, by default the system's background.
    func showPlain(_ isMaterial: Bool, _ color: UIColor?, in background: UIView, _ front: UIView) {
        show(isMaterial ? UIBlurEffect(style: .systemChromeMaterial) : nil, isMaterial ? nil : color ?? .systemBackground, in: background, front)
    }

    private func make(in background: UIView) {
        UIView.performWithoutAnimation {
            let made = BackdropView(frame: background.bounds)
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            background.insertSubview(made, at: 0)
            view = made
        }
    }
}
