internal import Foundation

/// A movement that loses the same share of its speed in each millisecond (R-SCR-21).
///
/// After each millisecond the speed is `rate` times what it was, and the place moves on by it: after n of them the place is
/// `start + velocity / 1000 · rate / (1 − rate) · (1 − rateⁿ)`. For ever it goes to `start + velocity / 1000 · rate / (1 − rate)`, which is the
/// projection that "Designing Fluid Interfaces" (WWDC18, session 803) gives. Between whole milliseconds the same formula holds.
package struct Deceleration: Hashable, Sendable {
    package var start: Double
    /// Where it comes to rest.
    package var end: Double
    /// By which share the distance to the end becomes smaller in a second: `end − place` is `exp(−decay · t)` times what it was.
    package let decay: Double

    /// - Parameters:
    ///   - velocity: Points a second.
    ///   - rate: What is left of the speed after a millisecond, 0 … 1; 1 itself would never end and counts as a little less.
    package init(from start: Double, velocity: Double, rate: Double) {
        self.start = start
        end = start + Self.distance(velocity: velocity, rate: rate)
        decay = -1000 * log(Self.usable(rate))
    }

    /// A movement with this velocity that comes to rest at the end: at its own pace. `nil` if none of a pace between the limits does.
    /// - Parameter decays: The limits of ``decay``.
    package init?(from start: Double, velocity: Double, to end: Double, decays: ClosedRange<Double>) {
        let distance = end - start
        guard distance != 0, decays.contains(velocity / distance) else { return nil }
        self.start = start
        self.end = end
        decay = velocity / distance
    }

    /// How far a movement goes, in points.
    package static func distance(velocity: Double, rate: Double) -> Double {
        let rate = usable(rate)
        return velocity / 1000 * rate / (1 - rate)
    }

    private static func usable(_ rate: Double) -> Double { rate > 0 ? min(rate, 0.9999) : 1e-6 }

    /// - Parameter time: Seconds since the start.
    package func position(at time: Double) -> Double { end - (end - start) * exp(-decay * time) }

    /// Points a second.
    package func velocity(at time: Double) -> Double { decay * (end - start) * exp(-decay * time) }

    /// Seconds until it reaches a place on its way; `nil` for one that it does not reach.
    package func time(to place: Double) -> Double? {
        let left = (end - place) / (end - start)
        guard left > 0, left <= 1 else { return nil }
        return -log(left) / decay
    }

    /// Seconds until it is within so many points of its end.
    package func duration(within limit: Double) -> Double {
        let distance = abs(end - start)
        return distance > limit ? log(distance / limit) / decay : 0
    }
}
