/// How far an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is over.
    case inactive = 0
    /// It runs or is paused.
    case active
    /// It was stopped and not finished.
    case stopped
}

/// Where an animation is ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0, start, current
}

/// An animation that can be started, paused and driven by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// How far it is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether it moves at the moment.
    var isRunning: Bool { get }
    /// Whether it moves from the new values to the old ones.
    var isReversed: Bool { get set }
    /// How far it is, from 0 to 1. Setting it pauses.
    var fractionComplete: CGFloat { get set }
    /// Starts, or continues after a pause.
    func startAnimation()
    /// Starts after so many seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds it where it is.
    func pauseAnimation()
    /// Stops where it is. Without finishing, ``finishAnimation(at:)`` is to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends an animation that was stopped, with the values of a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that can go on with other timing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that wait for a share, from 0 to 1, of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called once at the end, with where it ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues after a pause, with other timing if there is any; the time is a multiple of the whole, or, with 0, what is left of it.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
