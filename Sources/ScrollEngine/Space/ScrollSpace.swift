package import Foundation

/// Where the content of a scroll view is, and what it may do, as a step finds it: everything that the rules of scrolling read, and nothing that they write.
package struct ScrollSpace: Equatable, Sendable {
    /// The point of the content at the scroll view's corner.
    package var offset: CGPoint
    package var x: ScrollAxis
    package var y: ScrollAxis
    /// Pixels a point.
    package var contentsScale: CGFloat
    /// The scale of the view that zooms, the limits of it, and whether fingers take it beyond them.
    package var scale: CGFloat
    package var scaleLimits: ClosedRange<CGFloat>
    package var bouncesZoom: Bool
    /// Whether the content comes to rest at multiples of the scroll view's size (R-SCR-25).
    package var isPaged: Bool
    /// Whether a drag may be locked to one axis (R-SCR-12).
    package var locksDirection: Bool
    /// The share of the speed that is left after a millisecond (R-SCR-21).
    package var rate: CGFloat
    package var isInWindow: Bool
    /// Whether the scroll view has no extent, and so no ends.
    package var isEmpty: Bool
    /// Whether the scroll view is placing what is in sight: the delegate is not called in the middle of that (R-SCR-32a).
    package var isPlacing: Bool
    /// On the clock of animations, in seconds.
    package var now: TimeInterval
    package var figures: ScrollFigures

    package init(offset: CGPoint, x: ScrollAxis, y: ScrollAxis, contentsScale: CGFloat, scale: CGFloat, scaleLimits: ClosedRange<CGFloat>, bouncesZoom: Bool,
                 isPaged: Bool, locksDirection: Bool, rate: CGFloat, isInWindow: Bool, isEmpty: Bool, isPlacing: Bool, now: TimeInterval, figures: ScrollFigures) {
        self.offset = offset
        self.x = x
        self.y = y
        self.contentsScale = contentsScale
        self.scale = scale
        self.scaleLimits = scaleLimits
        self.bouncesZoom = bouncesZoom
        self.isPaged = isPaged
        self.locksDirection = locksDirection
        self.rate = rate
        self.isInWindow = isInWindow
        self.isEmpty = isEmpty
        self.isPlacing = isPlacing
        self.now = now
        self.figures = figures
    }
}

extension ScrollSpace {
    package var ends: ScrollEnds { ScrollEnds(x: x.limits, y: y.limits) }

    /// The nearest offset inside the ends.
    package func clamped(_ offset: CGPoint) -> CGPoint { CGPoint(x: offset.x.clamped(to: x.limits), y: offset.y.clamped(to: y.limits)) }

    /// The nearest offset at which the content is on whole pixels (R-SCR-32).
    func wholePixel(_ offset: CGPoint) -> CGPoint { offset.onWholePixels(contentsScale) }

    /// The same along one axis, inside the ends.
    func wholePixel(_ place: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
        ((place * contentsScale).rounded() / contentsScale).clamped(to: limits)
    }

    // MARK: What fingers ask for, and what they get (R-SCR-20)

    func shown(for held: CGPoint) -> CGPoint { CGPoint(x: x.shown(for: held.x), y: y.shown(for: held.y)) }

    func held(for shown: CGPoint) -> CGPoint { CGPoint(x: x.held(for: shown.x, figures), y: y.held(for: shown.y, figures)) }

    /// What fingers hold when something else has moved the content, or its ends: they continue from its place (R-SCR-33).
    func regripped(_ held: CGPoint) -> CGPoint {
        let shown = shown(for: held), here = self.held(for: offset), pixel = 1 / contentsScale
        // The part of a pixel by which the finger is ahead stays, or a slow finger would move nothing.
        return CGPoint(x: abs(shown.x - offset.x) > pixel ? here.x : held.x, y: abs(shown.y - offset.y) > pixel ? here.y : held.y)
    }

    // MARK: Scales (R-SCR-51, R-SCR-52)

    /// Scales are lengths by their logarithms: twice as large is as far as half as large.
    func shownScale(for held: CGFloat) -> CGFloat {
        let inside = held.clamped(to: scaleLimits)
        guard bouncesZoom else { return inside }
        return inside * CGFloat(exp(RubberBand.offset(ofPull: log(held / inside), length: figures.zoomBounceLength)))
    }

    func heldScale(for shown: CGFloat) -> CGFloat {
        let inside = shown.clamped(to: scaleLimits)
        return inside * CGFloat(exp(RubberBand.pull(forOffset: log(shown / inside), length: figures.zoomBounceLength)))
    }

    /// The middle of what is seen, from the scroll view's corner.
    package var middle: CGPoint { CGPoint(x: x.length / 2, y: y.length / 2) }

    /// The offset at another scale that leaves a point of the scroll view over the same place of the content, as far as there is content.
    package func offset(atScale new: CGFloat, about point: CGPoint) -> CGPoint {
        let factor = new / scale
        return offset(CGPoint(x: (offset.x + point.x) * factor - point.x, y: (offset.y + point.y) * factor - point.y), atScale: new)
    }

    /// The offset that is nearest to one, with as much content as there is at another scale.
    package func offset(_ offset: CGPoint, atScale new: CGFloat) -> CGPoint {
        let factor = new / scale
        return CGPoint(x: offset.x.clamped(to: x.limits(timesAsLong: factor)), y: offset.y.clamped(to: y.limits(timesAsLong: factor)))
    }
}

extension CGPoint {
    /// - Parameter contentsScale: Pixels a point.
    func onWholePixels(_ contentsScale: CGFloat) -> CGPoint {
        CGPoint(x: (x * contentsScale).rounded() / contentsScale, y: (y * contentsScale).rounded() / contentsScale)
    }
}
