internal import GestureEngine
internal import QuartzCore

/// What one hit test asks and passes over, with the reasons, while a trace is written.
@MainActor
final class HitTestNotes {
    /// Those of the hit test that is going on, if it is noted.
    static var current: HitTestNotes?

    /// Views that were passed over one after the other for the same reason.
    private(set) var groups: [(views: [String], reason: PassedOver)] = []
    /// The view that was asked last and, by UIKit's own hit test, is not hit.
    private var refusing: (view: ObjectIdentifier, reason: PassedOver)?

    /// Notes what a hit test asks.
    func during<Result>(_ hitTest: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return hitTest()
    }

    /// UIKit's own hit test does not hit the view. An override may answer otherwise.
    private func isNotHit(_ view: UIView) { refusing = (ObjectIdentifier(view), Self.reason(view)) }

    /// Asks the subviews in the hit test that is noted.
    @inline(never)
    static func hitSubview(of view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        if MoreStack.isNeeded { return MoreStack.call { current?.hitSubview(of: view, at: point, with: event) } }
        return current?.hitSubview(of: view, at: point, with: event)
    }

    /// UIKit's own hit test does not hit the view, in the hit test that is noted.
    @inline(never)
    static func isNotHit(_ view: UIView) { current?.isNotHit(view) }

    /// Asks the subviews, the frontmost first, as ``UIView/hitSubview(at:with:)`` does.
    private func hitSubview(of view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        var index = view.children.count
        while index > 0 {
            index -= 1
            // An override may have changed the row.
            guard index < view.children.count else { continue }
            let child = view.children[index]
            guard let inChild = child.layer.pointFromSuperlayer(point) else {
                passOver(child, .degenerate)
                continue
            }
            if child.isHitInBoundsOnly, !child.layer.boundsContain(inChild) {
                passOver(child, Self.reason(child))
            } else if let hit = ask(child, at: inChild, with: event) {
                return hit
            }
        }
        return nil
    }

    /// Asks a view, whose coordinates the point is in.
    func ask(_ view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        let outer = refusing
        refusing = nil
        defer { refusing = outer }
        if let hit = view.hitTest(point, with: event) { return hit }
        let own = refusing.flatMap { $0.view == ObjectIdentifier(view) ? $0.reason : nil }
        passOver(view, own ?? .refused)
        return nil
    }

    /// A window is not asked: it is not a candidate (R-HIT-12), or its transform has no inverse (R-HIT-6).
    func passOver(_ window: UIWindow) { passOver(window, window.isCandidate ? .degenerate : Self.reason(window)) }

    private func passOver(_ view: UIView, _ reason: PassedOver) {
        let name = GestureTrace.className(view)
        if groups.last?.reason == reason {
            groups[groups.count - 1].views.append(name)
        } else {
            groups.append(([name], reason))
        }
    }

    /// Why a view is not hit, in the order of R-HIT-1; where nothing else is against it the point is outside.
    private static func reason(_ view: UIView) -> PassedOver {
        if !view.isUserInteractionEnabled { return .takesNoInput }
        if view.isHidden { return .hidden }
        if view.alpha < GestureConfiguration.current.minimumHitAlpha { return .transparent }
        if view.untouchableAnimations != 0 { return .animated }
        return .outside
    }
}
