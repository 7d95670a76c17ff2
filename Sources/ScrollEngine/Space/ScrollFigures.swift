package import Foundation

/// The thresholds of scrolling, each for the duration of a step. They have one home, which is the toolkit's configuration.
package struct ScrollFigures: Equatable, Sendable {
    /// Points from its end at which a movement is at rest (R-SCR-21).
    package var restingDistance: CGFloat
    /// β of the spring, per second (R-SCR-22).
    package var springFrequency: Double
    /// Points a second from which on a finger turns the page (R-SCR-25).
    package var pageTurnVelocity: CGFloat
    /// Seconds that a movement lasts that code asked for (R-SCR-35).
    package var animationDuration: TimeInterval
    /// Seconds without movement from which on a lift has no velocity (R-SCR-13).
    package var restInterval: TimeInterval
    /// How many times as fast along one axis as along the other a drag is that locks its direction (R-SCR-12).
    package var lockRatio: CGFloat
    /// How many times the length of the scroll view a finger is taken to have pulled content, at most.
    package var farthestPull: CGFloat
    /// The length for the rubber band of logarithms of scales (R-SCR-52).
    package var zoomBounceLength: Double
    /// What counts as equal in comparisons of times and velocities.
    package var tolerance: Double

    package init(restingDistance: CGFloat, springFrequency: Double, pageTurnVelocity: CGFloat, animationDuration: TimeInterval, restInterval: TimeInterval,
                 lockRatio: CGFloat, farthestPull: CGFloat, zoomBounceLength: Double, tolerance: Double) {
        self.restingDistance = restingDistance
        self.springFrequency = springFrequency
        self.pageTurnVelocity = pageTurnVelocity
        self.animationDuration = animationDuration
        self.restInterval = restInterval
        self.lockRatio = lockRatio
        self.farthestPull = farthestPull
        self.zoomBounceLength = zoomBounceLength
        self.tolerance = tolerance
    }
}
