/// A line at the upper or lower end of what bars leave free of a controller's view: ``UIViewController/topLayoutGuide`` and
/// ``UIViewController/bottomLayoutGuide``. New sources take the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How much is covered at that end, in points.
    var length: CGFloat { get }
    /// Its upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// Its lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// Its height, which is 0.
    var heightAnchor: NSLayoutDimension { get }
}

/// What storyboards and old sources have for an end of the safe area.
final class EndGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let owner else { return 0 }
        return kind == .safeTop ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
    }
}

extension UIViewController {
    final func endGuide(_ kind: UILayoutGuide.Kind) -> any UILayoutSupport { view.guide(kind) as! EndGuide }
}
