#if Web
/// How often there is a new frame, for all pages together: as often as a display refreshes, with one ahead.
///
/// Each page shows frames at refreshes of its own. Without a common pace the app would draw for each of them in turn.
struct FramePace {
    /// When the next frame may be drawn, in seconds.
    private(set) var due = 0.0

    /// A frame was drawn.
    mutating func count(at now: Double, refreshRate: Double) {
        let period = 1 / refreshRate
        due = max(due, now - period) + period
    }
}
#endif
