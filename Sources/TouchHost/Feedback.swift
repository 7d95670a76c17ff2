/// One push of a motor in a device that a person holds or touches.
public struct FeedbackPulse: Equatable, Sendable {
    /// Seconds from the call to its beginning.
    public var delay: Double
    /// Seconds.
    public var duration: Double
    /// From 0 to 1.
    public var strength: Double

    /// Describes a push: `delay` and `duration` in seconds, `strength` from 0 to 1.
    public init(delay: Double = 0, duration: Double, strength: Double) {
        self.delay = delay
        self.duration = duration
        self.strength = strength
    }
}

/// A host whose devices may have motors that people feel. Where there is no motor nothing is felt, and nothing is reported.
@preconcurrency @MainActor
public protocol FeedbackHost: DisplayHost {
    /// Looks for motors, so that the next push comes at once.
    func prepareFeedback()
    /// Has pushes felt. They replace those that are not over.
    func play(_ pulses: [FeedbackPulse])
}
