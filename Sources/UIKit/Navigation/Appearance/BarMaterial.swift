/// The material behind a bar, made when it is first shown (R-VFX-8).
@MainActor
final class BarMaterial {
    private var view: BackdropView?
    private var effect: UIBlurEffect?
    private let follower = TransparencyFollower()

    /// Shows a blur and a colour on it; without a blur the colour alone.
    /// - Parameter front: Fills the background, and lies on the blur.
    func show(_ effect: UIBlurEffect?, _ color: UIColor?, in background: UIView, _ front: UIView) {
        if effect != nil, view == nil { make(in: background) }
        self.effect = effect
        // One look takes the other's place at once, whatever moves meanwhile.
        UIView.performWithoutAnimation {
            update()
            background.backgroundColor = effect == nil ? color : nil
            front.backgroundColor = effect == nil ? nil : color
        }
    }

    private func make(in background: UIView) {
        UIView.performWithoutAnimation {
            let made = BackdropView(frame: background.bounds)
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            background.insertSubview(made, at: 0)
            view = made
        }
        follower.onChange = { [weak self] in self?.update() }
        follower.start()
    }

    private func update() {
        view?.show(effect.map { BlurLook($0.style) }, isOpaque: UIAccessibility.isReduceTransparencyEnabled)
        view?.isHidden = effect == nil
    }
}
