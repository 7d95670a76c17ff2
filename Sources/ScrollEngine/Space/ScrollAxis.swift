package import Foundation

/// The content along one axis, and the part of it that can be seen, in points.
package struct ScrollAxis: Equatable, Sendable {
    /// How long the content is, at its present scale.
    package var content: CGFloat
    /// How much of the content can be seen at once: the length of the scroll view, and of its pages.
    package var length: CGFloat
    /// Room before and after the content that can be scrolled to.
    package var before: CGFloat
    package var after: CGFloat
    /// Whether the content comes back by the spring from beyond its ends.
    package var bounces: Bool
    /// Whether the content can be moved along the axis, and whether fingers pull it beyond its ends (R-SCR-20).
    package var scrolls: Bool
    package var gives: Bool
    /// The offsets between which the content covers the scroll view; of content that is smaller, the one at which it rests.
    package let limits: ClosedRange<CGFloat>
    /// Where content that is smaller rests.
    private let anchor: ScrollAnchor

    /// - Parameters:
    ///   - alwaysBounces: Whether content that can be seen as a whole is pulled all the same, if it bounces.
    ///   - anchor: Where content that is smaller rests.
    package init(content: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, bounces: Bool, alwaysBounces: Bool, anchor: ScrollAnchor = .beginning) {
        self.content = content
        self.length = length
        self.before = before
        self.after = after
        self.bounces = bounces
        self.anchor = anchor
        limits = Self.limits(content, length, before, after, anchor)
        let exceeds = Self.isRange(limits)
        scrolls = exceeds || bounces && alwaysBounces
        gives = bounces && scrolls
    }

    /// The offsets between which a content of a length can be scrolled.
    package static func limits(_ content: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat,
                               _ anchor: ScrollAnchor = .beginning) -> ClosedRange<CGFloat> {
        let start = -before - anchor.room(before: length - before - after - content)
        return start...max(start, content + after - length)
    }

    /// Whether there is more than can be seen.
    package static func isRange(_ limits: ClosedRange<CGFloat>) -> Bool { limits.upperBound - limits.lowerBound > 0.001 }

    /// The offsets between which the content can be scrolled when it is so many times as long.
    func limits(timesAsLong factor: CGFloat) -> ClosedRange<CGFloat> { Self.limits(content * factor, length, before, after, anchor) }

    /// Where the content is when fingers have taken it there, had they met with no resistance.
    func shown(for held: CGFloat) -> CGFloat {
        let inside = held.clamped(to: limits)
        return gives ? inside + CGFloat(RubberBand.offset(ofPull: held - inside, length: length)) : inside
    }

    /// The inverse of ``shown(for:)``.
    func held(for shown: CGFloat, _ figures: ScrollFigures) -> CGFloat {
        guard gives else { return shown }
        let inside = shown.clamped(to: limits), pull = CGFloat(RubberBand.pull(forOffset: shown - inside, length: length))
        // Content that code has put farther away than fingers can pull it would hardly follow them.
        let farthest = figures.farthestPull * length
        return inside + pull.clamped(to: -farthest...farthest)
    }
}

/// Where content rests that is smaller than the scroll view (R-SCR-39a).
package struct ScrollAnchor: Equatable, Sendable {
    /// The share of the free room that is before the content, from 0 to 1.
    private let share: CGFloat
    /// Pixels a point: the content rests on whole ones.
    private let contentsScale: CGFloat

    package static let beginning = ScrollAnchor(share: 0, contentsScale: 1)

    package init(share: CGFloat, contentsScale: CGFloat) {
        self.share = share.clamped(to: 0...1)
        self.contentsScale = contentsScale
    }

    /// - Parameter room: How much longer the scroll view is than the content; less than 0 where the content is longer.
    fileprivate func room(before room: CGFloat) -> CGFloat {
        room > 0 && share > 0 ? (room * share * contentsScale).rounded(.down) / contentsScale : 0
    }
}

/// The offsets between which a content can be scrolled along both axes.
package struct ScrollEnds: Equatable, Sendable {
    package let x: ClosedRange<CGFloat>
    package let y: ClosedRange<CGFloat>

    package init(x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        self.x = x
        self.y = y
    }
}

extension CGFloat {
    package func clamped(to limits: ClosedRange<CGFloat>) -> CGFloat { Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound) }
}
