/// Where content that is turned page by page comes to rest (R-SCR-25).
enum PageStops {
    /// The place of the page that the finger leads to: one beside the page it started from at most.
    /// - Parameters:
    ///   - start: The offset when the finger began.
    ///   - place: The offset when it lifts.
    ///   - velocity: Of the offset, points a second.
    @MainActor
    static func stop(from start: CGFloat, at place: CGFloat, _ velocity: CGFloat, _ length: CGFloat,
                     _ limits: ClosedRange<CGFloat>) -> CGFloat {
        guard length > 0 else { return place.clamped(to: limits) }
        let origin = (start / length).rounded()
        var page = (place / length).rounded()
        if abs(velocity) >= GestureConfiguration.current.pageTurnVelocity - GestureConfiguration.comparisonTolerance {
            page = velocity > 0 ? (place / length).rounded(.down) + 1 : (place / length).rounded(.up) - 1
        }
        return (min(max(page, origin - 1), origin + 1) * length).clamped(to: limits)
    }

    /// The page that takes the place of the one that content is on its way to, when it was put elsewhere, or pages or ends are others now.
    /// - Parameters:
    ///   - place: Where the content would have come to rest.
    ///   - oldLength: How long pages were, and `old` where the ends were.
    ///   - distance: How far away the content was put.
    static func stop(insteadOf place: CGFloat, _ oldLength: CGFloat, _ old: ClosedRange<CGFloat>, movedBy distance: CGFloat,
                     _ length: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
        guard length > 0, oldLength > 0 else { return (place + distance).clamped(to: limits) }
        let share = place / oldLength, tolerance: CGFloat = 1e-6
        var page = share.rounded()
        // The content may have ended before the page's place.
        if place >= old.upperBound {
            page = (share - tolerance).rounded(.up)
        } else if place <= old.lowerBound {
            page = (share + tolerance).rounded(.down)
        }
        return ((page + distance / length).rounded() * length).clamped(to: limits)
    }
}
