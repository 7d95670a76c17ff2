/// Shows what is below it, blurred, with a tint: the background of effect views and bars.
final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    private var effect: UIBlurEffect?
    private let follower = TransparencyFollower()

    /// Shows a blur; `nil` shows what is below as it is. In an animation it comes and goes gradually. With reduced transparency the tint hides what is below.
    func show(_ effect: UIBlurEffect?) {
        self.effect = effect
        follower.onChange = { [weak self] in self?.update() }
        follower.start()
        update()
    }

    private func update() {
        guard let layer = layer as? BackdropLayer else { return }
        let look = effect.map { BlurLook($0.style) }
        layer.blurRadius = look?.radius ?? 0
        layer.saturation = look?.saturation ?? 1
        backgroundColor = UIAccessibility.isReduceTransparencyEnabled ? look?.opaque : look?.tint
    }
}

/// Calls a closure when people change whether things may shine through (R-VFX-2).
@MainActor
final class TransparencyFollower {
    var onChange: (() -> Void)?
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

    /// Begins to follow, unless it does so already.
    func start() {
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil) {
            [weak self] _ in MainActor.assumeIsolated { self?.onChange?() }
        }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}
