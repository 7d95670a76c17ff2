internal import ScrollEngine

/// How far a content can be scrolled (R-SCR-20).
extension UIScrollView {
    /// The offsets between which the content covers the scroll view; of content that is smaller, the one at which it rests.
    final var horizontalLimits: ClosedRange<CGFloat> {
        let insets = allInsets
        return ScrollAxis.limits(size.width, layer.bounds.width, insets.left, insets.right, anchor(contentAlignmentPoint.x))
    }

    final var verticalLimits: ClosedRange<CGFloat> {
        let insets = allInsets
        return ScrollAxis.limits(size.height, layer.bounds.height, insets.top, insets.bottom, anchor(contentAlignmentPoint.y))
    }

    final func anchor(_ share: CGFloat) -> ScrollAnchor { share == 0 ? .beginning : ScrollAnchor(share: share, contentsScale: layer.contentsScale) }

    /// Whether anything can move along the axis.
    final var scrollsHorizontally: Bool { exceedsHorizontally || bouncesHorizontally && alwaysBounceHorizontal }
    final var scrollsVertically: Bool { exceedsVertically || bouncesVertically && pullsVertically }

    final var pullsVertically: Bool { alwaysBounceVertical || refreshControl != nil }

    /// Whether there is more than can be seen.
    final var exceedsHorizontally: Bool { ScrollAxis.isRange(horizontalLimits) }
    final var exceedsVertically: Bool { ScrollAxis.isRange(verticalLimits) }

    final func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: offset.x.clamped(to: horizontalLimits), y: offset.y.clamped(to: verticalLimits))
    }
}
