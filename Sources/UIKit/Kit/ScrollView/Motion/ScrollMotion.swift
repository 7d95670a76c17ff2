/// A movement of a scroll view without a finger, from one refresh of the display to the next.
@MainActor
struct ScrollMotion {
    /// What it is for code that asks the scroll view.
    enum Kind {
        /// After a finger: `isDecelerating`.
        case deceleration
        /// Asked for by code.
        case animation
        /// What was around the content is gone: nothing is notified.
        case settling
        /// To the top, by a key.
        case toTop
        /// The scale goes to where it was asked for, or back between its limits.
        case zoom(isBounce: Bool)
    }

    let kind: Kind
    /// On the clock of animations.
    var start: TimeInterval
    var x: AxisMotion
    var y: AxisMotion
    /// Of the scale; `nil` while that stays.
    var scale: AxisMotion?
    /// For which time it was shown last; `nil` before the first refresh.
    var shown: TimeInterval?
    /// The ends of the content that it was made for.
    var ends: ScrollEnds?

    var duration: TimeInterval { max(x.duration, y.duration, scale?.duration ?? 0) }

    func offset(at time: TimeInterval) -> CGPoint { CGPoint(x: x.position(at: max(time - start, 0)), y: y.position(at: max(time - start, 0))) }

    func isOver(at time: TimeInterval) -> Bool { time - start >= duration - GestureConfiguration.comparisonTolerance }

    /// Where it leads.
    var end: CGPoint { CGPoint(x: x.end, y: y.end) }
}
