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
    var state: UIViewAnimatingState { get }
    /// Whether it moves at the moment.
    var isRunning: Bool { get }
    /// Whether it moves from the new values to the old ones.
    var isReversed: Bool { get set }
    /// How far it is, from 0 to 1. Setting it pauses.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// Stops where it is. Without finishing, ``finishAnimation(at:)`` is to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends an animation that was stopped, with the values of a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that can go on with other timing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
