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
        if abs(velocity) >= GestureConfiguration.current.pageTurnVelocity {
            page = velocity > 0 ? (place / length).rounded(.down) + 1 : (place / length).rounded(.up) - 1
        }
        return (min(max(page, origin - 1), origin + 1) * length).clamped(to: limits)
    }
}
