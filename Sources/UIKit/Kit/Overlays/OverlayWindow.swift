/// A window of the system's own above those of a scene's app. It never becomes the key window and is not among the scene's windows.
final class OverlayWindow: UIWindow {
    /// Whether touches beside its content go to the windows behind.
    var passesTouches = true
    /// Called when the size changed.
    var onLayout: (() -> Void)?
    private var laidOutSize = CGSize.zero

    override var isOfSystem: Bool { true }
    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && passesTouches ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != laidOutSize else { return }
        laidOutSize = bounds.size
        onLayout?()
    }
}

extension UIWindow.Level {
    /// In front of everything that apps show.
    static let keyboard = UIWindow.Level(10_000)
    static let menu = UIWindow.Level(10_001)
}
