internal import Synchronization

extension UIColor {
    /// The tint colour of the view that shows it, which it follows; where no view does, the system's blue or the accent colour of the desktop (R-TRT-11).
    public class var tintColor: UIColor { CurrentTint.color }
}

/// The colour that ``UIColor/tintColor`` resolves to.
enum CurrentTint {
    private static let used = Atomic(false)
    /// Whether the colour was ever asked for. Before, nothing follows it.
    static var isUsed: Bool { used.load(ordering: .relaxed) }

    static let color: UIColor = {
        used.store(true, ordering: .relaxed)
        return UIColor { traits in MainThread.isHere ? MainActor.assumeIsolated { resolved(with: traits) } : .systemBlue }
    }()

    /// The view whose colours are resolved or that draws.
    @MainActor private static var view: UIView?

    @MainActor private static func resolved(with traits: UITraitCollection) -> UIColor {
        guard let view else { return UIView.usualTint.resolvedColor(with: traits) }
        // A tint that is made of this colour would lead here again.
        return of(nil) { view.tintColor.resolvedColor(with: traits) }
    }

    /// Runs the closure with the view as the one that shows colours.
    @MainActor
    static func of<Result>(_ view: UIView?, _ body: () -> Result) -> Result {
        let outer = self.view
        self.view = view
        defer { self.view = outer }
        return body()
    }
}
