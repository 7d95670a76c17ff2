/// Two views of a stack, the upper one sliding over the lower one or away from it; or fading, where motion is reduced (R-SET-4).
@MainActor
final class SlidingMotion {
    private let upper, lower: UIViewController
    private let isPop: Bool
    /// Whether the upper view fades in its place. To be set before the motion is prepared.
    var fades = false
    /// The upper view's opacity, and whether the motion was prepared.
    private var alpha: CGFloat?
    private let shade = UIView()
    private let edge = UIView()
    private var width: CGFloat = 0
    private var places: (upper: CGPoint, lower: CGPoint) = (.zero, .zero)

    init(upper: UIViewController, lower: UIViewController, isPop: Bool) {
        (self.upper, self.lower, self.isPop) = (upper, lower, isPop)
    }

    /// How far the lower view goes, as a share of the width.
    private static let parallax: CGFloat = 0.3

    /// Puts both views where the motion begins.
    func prepare(in container: UIView) {
        guard let upperView = upper.viewIfLoaded, let lowerView = lower.viewIfLoaded else { return }
        width = container.bounds.width
        if container.effectiveUserInterfaceLayoutDirection == .rightToLeft { width = -width }
        places = (upperView.center, lowerView.center)
        alpha = upperView.alpha
        guard !fades else { return show(isUp: isPop) }
        shade.frame = container.bounds
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        container.insertSubview(shade, belowSubview: upperView)
        // A line and no shadow: a shadow as high as the window would be blurred in each frame.
        edge.bounds.size = CGSize(width: 1, height: container.bounds.height)
        edge.center.y = container.bounds.midY
        edge.isUserInteractionEnabled = false
        edge.backgroundColor = .separator
        container.addSubview(edge)
        show(isUp: isPop)
    }

    func moveToEnd() { show(isUp: !isPop) }

    /// - Parameter isUp: Whether the upper view covers the lower one.
    private func show(isUp: Bool) {
        if fades {
            upper.viewIfLoaded?.alpha = isUp ? alpha ?? 1 : 0
            return
        }
        upper.viewIfLoaded?.center.x = places.upper.x + (isUp ? 0 : width)
        lower.viewIfLoaded?.center.x = places.lower.x - (isUp ? width * Self.parallax : 0)
        edge.center.x = (width > 0 ? 0 : -width) + (isUp ? 0 : width)
        shade.alpha = isUp ? 0.1 : 0
    }

    /// Puts both views where they belong.
    func end() {
        shade.removeFromSuperview()
        edge.removeFromSuperview()
        guard width != 0 else { return }
        UIView.performWithoutAnimation {
            if fades, let alpha { upper.viewIfLoaded?.alpha = alpha }
            upper.viewIfLoaded?.center.x = places.upper.x
            lower.viewIfLoaded?.center.x = places.lower.x
        }
    }
}
