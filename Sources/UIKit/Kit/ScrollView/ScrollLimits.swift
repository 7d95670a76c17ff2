/// The offsets between which a content can be scrolled along both axes.
struct ScrollEnds: Equatable {
    let x: ClosedRange<CGFloat>
    let y: ClosedRange<CGFloat>
}

/// How far a content can be scrolled (R-SCR-20), and how it follows a finger beyond that.
extension UIScrollView {
    /// The offsets between which the content covers the scroll view; of content that is smaller, the one at its beginning.
    final var horizontalLimits: ClosedRange<CGFloat> {
        let insets = allInsets, low = -insets.left
        return low...max(low, size.width + insets.right - layer.bounds.width)
    }

    final var verticalLimits: ClosedRange<CGFloat> {
        let insets = allInsets, low = -insets.top
        return low...max(low, size.height + insets.bottom - layer.bounds.height)
    }

    /// Whether anything can move along the axis.
    final var scrollsHorizontally: Bool { exceedsHorizontally || bouncesHorizontally && alwaysBounceHorizontal }
    final var scrollsVertically: Bool { exceedsVertically || bouncesVertically && pullsVertically }

    private var pullsVertically: Bool { alwaysBounceVertical || refreshControl != nil }

    /// Whether there is more than can be seen.
    final var exceedsHorizontally: Bool { Self.isRange(horizontalLimits) }
    final var exceedsVertically: Bool { Self.isRange(verticalLimits) }

    private static func isRange(_ limits: ClosedRange<CGFloat>) -> Bool { limits.upperBound - limits.lowerBound > 0.001 }

    /// Whether the content goes beyond its ends along the axis.
    final var givesHorizontally: Bool { bouncesHorizontally && (exceedsHorizontally || alwaysBounceHorizontal) }
    final var givesVertically: Bool { bouncesVertically && (exceedsVertically || pullsVertically) }

    final func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: offset.x.clamped(to: horizontalLimits), y: offset.y.clamped(to: verticalLimits))
    }

    /// Where the content is when fingers have taken it there, had they met with no resistance.
    final func shownOffset(for held: CGPoint) -> CGPoint {
        let bounds = layer.bounds
        return CGPoint(x: Self.shown(held.x, horizontalLimits, bounds.width, givesHorizontally),
                       y: Self.shown(held.y, verticalLimits, bounds.height, givesVertically))
    }

    /// The inverse of ``shownOffset(for:)``.
    final func heldOffset(for shown: CGPoint) -> CGPoint {
        let bounds = layer.bounds
        return CGPoint(x: Self.held(shown.x, horizontalLimits, bounds.width, givesHorizontally),
                       y: Self.held(shown.y, verticalLimits, bounds.height, givesVertically))
    }

    /// Fingers that hold the content continue from its place: something else has moved the content, or its ends (R-SCR-33).
    final func holdContent() {
        guard let held = heldOffset else { return }
        let origin = layer.bounds.origin, shown = shownOffset(for: held), here = heldOffset(for: origin), pixel = 1 / layer.contentsScale
        // The part of a pixel by which the finger is ahead stays, or a slow finger would move nothing.
        heldOffset = CGPoint(x: abs(shown.x - origin.x) > pixel ? here.x : held.x, y: abs(shown.y - origin.y) > pixel ? here.y : held.y)
    }

    private static func shown(_ held: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat, _ gives: Bool) -> CGFloat {
        let inside = held.clamped(to: limits)
        return gives ? inside + RubberBand.offset(ofPull: held - inside, length: length) : inside
    }

    private static func held(_ shown: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat, _ gives: Bool) -> CGFloat {
        guard gives else { return shown }
        let inside = shown.clamped(to: limits), pull = CGFloat(RubberBand.pull(forOffset: shown - inside, length: length))
        // Content that code has put farther away than fingers can pull it would hardly follow them.
        let farthest = GestureConfiguration.current.scrollFarthestPull * length
        return inside + pull.clamped(to: -farthest...farthest)
    }
}

extension CGFloat {
    func clamped(to limits: ClosedRange<CGFloat>) -> CGFloat { Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound) }
}
