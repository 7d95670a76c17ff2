#if Wayland
import HostKit

/// When the screen was refreshed last, from what the compositor says of the frames that it has presented.
///
/// A compositor asks for frames some time after a refresh, at a moment that it chooses. The refresh before it is what motion is
/// computed from; it is known exactly where presentation times are reported on the host's clock.
struct RefreshClock {
    /// A presentation that long ago says nothing of the refreshes since: no two clocks run alike.
    private static let longest = 1.0

    private var presented = 0.0
    /// Seconds to the next refresh, 0 where that is not known.
    private(set) var period = 0.0
    private var latest = -Double.infinity
    private var lastTick = -Double.infinity

    /// A frame was on the screen at that time.
    /// - Parameter period: Seconds to the next refresh, 0 where that is not known.
    mutating func note(presented time: Double, period: Double, now: Double) {
        guard time <= now, now - time < Self.longest else { return }
        presented = time
        self.period = period
    }

    /// The last refresh that was reported; `nil` where that is too long ago, or its time was never said.
    func lastReported(now: Double) -> Double? { period > 0 && now >= presented && now - presented < Self.longest ? presented : nil }

    /// The time of the refresh for which the compositor asks for a frame now. Never goes back.
    mutating func refresh(now: Double) -> Double {
        var time = now
        if let presented = lastReported(now: now) {
            // Asked for just before the time that was reckoned, it is the frame after that refresh: no two clocks run alike.
            time = min(now, presented + ((now - presented) / period + FrameDeadline.early).rounded(.down) * period)
        }
        latest = max(latest, time)
        return latest
    }

    /// The time of a tick at that refresh. A compositor that was held up asks twice in a refresh; then the second tick has the time at which it
    /// was asked: some clients divide by the time between two ticks.
    mutating func tick(at refresh: Double, now: Double) -> Double {
        lastTick = refresh > lastTick ? refresh : max(now, lastTick)
        return lastTick
    }
}
#endif
