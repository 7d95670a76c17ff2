extension UIView {
    /// How an animation of keyframes runs (R-ANI-9). The first bits are those of ``AnimationOptions``.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Goes from each value to the next at an even pace.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from each value to the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Goes through all values at one pace, whatever their times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Goes through the values on a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Goes through all values on a smooth curve at one pace, whatever their times.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var mode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 0xF {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// Runs the block, whose calls of ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` set values for parts of the time.
    /// What the block changes outside of them takes the whole time.
    ///
    /// - Parameters:
    ///   - duration: Seconds of the whole; 0 or less changes at once.
    ///   - delay: Seconds before it starts.
    ///   - completion: As that of `animate(withDuration:…)` (R-ANI-3).
    public class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
                                       animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        ViewAnimation(duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue), spring: nil,
                      completion: completion).run(keyframes: animations, mode: options.mode)
    }

    /// Sets values for a part of the time of an animation of keyframes. Outside of one it runs the block.
    /// - Parameters:
    ///   - frameStartTime: Where the part begins, as a share of the whole time, from 0 to 1.
    ///   - frameDuration: How long it is, as a share of the whole time.
    public class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
                                  animations: @escaping () -> Void) {
        guard let changes = ViewAnimation.current?.changes else { return animations() }
        let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
        changes.during(start, frameDuration > 0 ? min(frameDuration, 1 - start) : 0, animations)
    }

    /// As `animate(withDuration:…)`, on a spring that is described by how it looks (R-ANI-11).
    /// - Parameters:
    ///   - duration: Seconds in which it comes close to the end; it still moves a little afterwards.
    ///   - bounce: How far it goes beyond: 0 not at all, 1 without coming to rest; below 0 it comes slowly.
    ///   - initialSpringVelocity: At the start, in total distances a second.
    public class func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
                              delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
                              completion: ((Bool) -> Void)? = nil) {
        let shape = SpringShape.perceived(duration: duration, bounce: bounce)
        let example = CASpringAnimation(keyPath: "position")
        (example.mass, example.stiffness, example.damping, example.initialVelocity) = (1, shape.stiffness, shape.damping, initialSpringVelocity)
        let settling = min(max(example.settlingDuration, 0), 60)
        let spring = ViewAnimation.Spring(dampingRatio: 1, velocity: initialSpringVelocity, stiffness: shape.stiffness, damping: shape.damping)
        ViewAnimation(duration: duration > 0 ? settling : 0, delay: delay, options: options, spring: spring, completion: completion).run(animations)
    }
}
