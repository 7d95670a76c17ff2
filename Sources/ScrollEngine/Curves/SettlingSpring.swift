internal import Foundation

/// A mass that a critically damped spring pulls to an end: it comes to rest as soon as it can without swinging (R-SCR-22).
///
/// `end + (a + (v + β·a)·t) · exp(−β·t)` for a distance a from the end and a velocity v at the start: the solution of `x″ + 2β·x′ + β²·x = 0`. With
/// a mass of 1, the stiffness is β² and the damping 2β. Articles about scroll views give 100 and 20, which is β = 10.
package struct SettlingSpring: Hashable, Sendable {
    package var start: Double
    package var end: Double
    /// Points a second at the start.
    package let velocity: Double
    /// β: the square root of the stiffness, per second.
    package let frequency: Double

    package init(from start: Double, velocity: Double, to end: Double, frequency: Double) {
        self.start = start
        self.end = end
        self.velocity = velocity
        self.frequency = frequency
    }

    private var distance: Double { start - end }
    private var slope: Double { velocity + frequency * distance }

    /// - Parameter time: Seconds since the start.
    package func position(at time: Double) -> Double { end + (distance + slope * time) * exp(-frequency * time) }

    /// Points a second.
    package func velocity(at time: Double) -> Double { (slope - frequency * (distance + slope * time)) * exp(-frequency * time) }

    /// Seconds until it stays within so many points of its end.
    package func duration(within limit: Double) -> Double {
        // The distance is never above this, which falls from its highest point on.
        func bound(_ time: Double) -> Double { (abs(distance) + abs(slope) * time) * exp(-frequency * time) }
        let highest = slope == 0 ? 0 : max(0, 1 / frequency - abs(distance / slope))
        guard limit > 0, bound(highest) > limit else { return 0 }
        var low = highest, high = highest + 1 / frequency
        while bound(high) > limit {
            low = high
            high *= 2
        }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if bound(middle) > limit { low = middle } else { high = middle }
        }
        return high
    }
}
