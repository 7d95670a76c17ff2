/// Counts repeated taps for `UITouch.tapCount` (R-TCH-30 … 34).
@MainActor
struct TapCounter {
    /// The most recent finished touch of a window.
    private struct Last {
        // Numbers, not weak references: an object that was ever referenced weakly is counted slowly for the rest of its life.
        var window: Int
        var view: Int
        var count: Int
        var end: TimeInterval
        var landing: CGPoint
    }

    /// One a window. Entries of windows that are gone are dropped with those that are too old to matter.
    private var last: ContiguousArray<Last> = []
    /// Touches that landed while another was down: they seed nothing (R-TCH-34).
    private var companions: ContiguousArray<Int> = []

    /// The count of a touch that lands now, beside those that are down.
    mutating func count(of touch: UITouch, among touches: ContiguousArray<UITouch>) -> Int {
        if touches.contains(where: { $0.isLive && $0.landingWindow === touch.landingWindow }) {
            companions.append(touch.serial)
            return 1
        }
        guard let last = last.first(where: { $0.window == touch.landingWindow?.number }), last.count >= 1,
              last.view == touch.hitView?.number else { return 1 }
        let configuration = GestureConfiguration.current
        let pause = touch.landing.timestamp - last.end
        guard pause <= configuration.touchTapCountInterval + GestureConfiguration.comparisonTolerance,
              !touch.landing.location.isFarther(than: configuration.touchTapCountMovement, from: last.landing) else { return 1 }
        return last.count + 1
    }

    /// Remembers a touch that ended or was cancelled.
    mutating func finished(_ touch: UITouch) {
        let isCompanion = companions.contains(touch.serial)
        companions.removeAll { $0 == touch.serial }
        guard let window = touch.landingWindow else { return }
        let oldest = touch.lastChange - GestureConfiguration.current.touchTapCountInterval - 1
        last.removeAll { $0.window == window.number || $0.end < oldest }
        guard touch.currentPhase == .ended, !isCompanion, let view = touch.hitView else { return }
        last.append(Last(window: window.number, view: view.number, count: touch.taps, end: touch.lastChange,
                         landing: touch.landing.location))
    }
}
