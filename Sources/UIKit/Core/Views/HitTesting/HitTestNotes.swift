internal import GestureEngine
internal import QuartzCore

/// What one hit test asks and passes over, with the reasons, while a trace is written.
@MainActor
final class HitTestNotes {
    /// Those of the hit test that is going on, if it is noted.
    static var current: HitTestNotes?

    /// Views that were passed over one after the other for the same reason.
    private(set) var groups: [(views: [String], reason: PassedOver)] = []
    /// Views that the point is on, in views that it is outside of.
    private(set) var unreached: [(view: String, outside: String, edge: ReceiverEdge)] = []
    /// How many more views are looked at for those.
    private var looks = 1000
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
                lookBeyond(child, at: inChild)
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
        if own == .outside { lookBeyond(view, at: point) }
        return nil
    }

    /// A window is not asked: it is not a candidate (R-HIT-12), or its transform has no inverse (R-HIT-6).
    func passOver(_ window: UIWindow) { passOver(window, window.isCandidate ? .degenerate : Self.reason(window)) }

    /// More than a sentence has.
    private static let named = 12

    private func passOver(_ view: UIView, _ reason: PassedOver) {
        let isNext = groups.last?.reason == reason
        // A sentence has the first names of a group; the others are counted.
        let name = isNext && groups[groups.count - 1].views.count >= Self.named ? GestureTrace.className(view) : GestureTrace.name(of: view)
        if isNext {
            groups[groups.count - 1].views.append(name)
        } else {
            groups.append(([name], reason))
        }
    }

    /// Notes the first view for touches that is drawn at a point although the point is outside of a view around it (R-HIT-2): what a person who aims
    /// at a part that sticks out takes for broken.
    private func lookBeyond(_ view: UIView, at point: CGPoint) {
        guard let edge = ReceiverEdge(view.bounds, passedBy: point), let found = part(of: view, at: point, depth: 0) else { return }
        unreached.append((GestureTrace.name(of: found), GestureTrace.name(of: view), edge))
    }

    /// The deepest in which parts are looked for.
    private static let depth = 50

    /// A view for touches inside another, which shows it, at a point of that one.
    private func part(of view: UIView, at point: CGPoint, depth: Int) -> UIView? {
        guard depth < Self.depth, !view.clipsToBounds, Self.isTouchable(view) else { return nil }
        for child in view.children.reversed() {
            guard looks > 0 else { return nil }
            looks -= 1
            guard let inChild = child.layer.pointFromSuperlayer(point) else { continue }
            if let found = part(of: child, at: inChild, depth: depth + 1) { return found }
            if child.isForTouches, Self.isTouchable(child), child.layer.boundsContain(inChild) { return child }
        }
        return nil
    }

    private static func isTouchable(_ view: UIView) -> Bool {
        !view.isHidden && view.isUserInteractionEnabled && view.alpha >= GestureConfiguration.current.minimumHitAlpha
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

extension ReceiverEdge {
    /// The edge of bounds beyond which a point is; `nil` for a point inside.
    fileprivate init?(_ bounds: CGRect, passedBy point: CGPoint) {
        switch point {
        case _ where point.y >= bounds.maxY: self = .bottom(bounds.maxY)
        case _ where point.y < bounds.minY: self = .top(bounds.minY)
        case _ where point.x >= bounds.maxX: self = .right(bounds.maxX)
        case _ where point.x < bounds.minX: self = .left(bounds.minX)
        default: return nil
        }
    }
}
