/// Goes from one value to another as a mass on a damped spring does.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    private var spring = DampedSpring()

    /// The mass on the spring; greater than 0.
    open var mass: CGFloat {
        get { CGFloat(spring.mass) }
        set { if newValue > 0, newValue.isFinite { spring.mass = newValue.native } }
    }
    /// The spring's stiffness; greater than 0.
    open var stiffness: CGFloat {
        get { CGFloat(spring.stiffness) }
        set { if newValue > 0, newValue.isFinite { spring.stiffness = newValue.native } }
    }
    /// How strongly the movement is braked; at least 0.
    open var damping: CGFloat {
        get { CGFloat(spring.damping) }
        set { if newValue >= 0, newValue.isFinite { spring.damping = newValue.native } }
    }
    /// The speed at the start, in total distances a second; positive towards the end value.
    open var initialVelocity: CGFloat {
        get { CGFloat(spring.initialVelocity) }
        set { if newValue.isFinite { spring.initialVelocity = newValue.native } }
    }

    /// Seconds until the mass stays within a thousandth of the distance from the end; infinite without damping.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// A spring that settles in a duration. A damping ratio of 1 comes to rest without swinging, less swings.
    package convenience init(keyPath: String, dampingRatio: CGFloat, duration: TimeInterval, initialVelocity: CGFloat) {
        self.init(keyPath: keyPath)
        spring = DampedSpring(dampingRatio: dampingRatio.native, settlingDuration: duration, initialVelocity: initialVelocity.native)
        self.duration = duration
    }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        (copy as? CASpringAnimation)?.spring = spring
        return copy
    }

    override func progress(_ fraction: Double) -> Double { spring.position(at: fraction * timing.duration) }
    /// How far the mass is at a share of the duration; beyond 1 where it swings past its goal.
    package final func springProgress(_ share: Double) -> Double { progress(share) }
}

/// A mass that a spring pulls from 0 to 1.
struct DampedSpring {
    var mass = 1.0
    var stiffness = 100.0
    var damping = 10.0
    var initialVelocity = 0.0

    init() {}

    /// The spring of mass 1 with that damping ratio that settles in the duration.
    init(dampingRatio: Double, settlingDuration: Double, initialVelocity: Double) {
        let ratio = dampingRatio > 0 ? min(dampingRatio, 100) : 1e-3
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        guard settlingDuration > 0, settlingDuration.isFinite else { return }
        func setFrequency(_ frequency: Double) {
            stiffness = frequency * frequency
            damping = 2 * ratio * frequency
        }
        // A stiffer spring settles sooner: halve the interval of the frequency's logarithm.
        var low = log(1e-3 / settlingDuration), high = log(1e7 / settlingDuration)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            setFrequency(exp(middle))
            if self.settlingDuration > settlingDuration { low = middle } else { high = middle }
        }
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Where the mass is after so many seconds.
    func position(at time: Double) -> Double {
        let w = frequency, z = ratio
        if abs(z - 1) < 1e-6 {
            return 1 - exp(-w * time) * (1 + (w - initialVelocity) * time)
        }
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            return 1 - exp(-z * w * time) * (cos(swing * time) + (z * w - initialVelocity) / swing * sin(swing * time))
        }
        // Sums of decaying exponentials: hyperbolic functions would overflow.
        let root = w * (z * z - 1).squareRoot()
        let slow = root - z * w, fast = -root - z * w
        let slowPart = (-initialVelocity - fast) / (slow - fast)
        return 1 - slowPart * exp(slow * time) - (1 - slowPart) * exp(fast * time)
    }

    /// Seconds until the mass stays within a thousandth of its goal.
    var settlingDuration: Double {
        let w = frequency, z = ratio, limit = 0.001
        guard z > 0 else { return .infinity }
        if z < 1 - 1e-6 {
            let b = (z * w - initialVelocity) / (w * (1 - z * z).squareRoot())
            return max(log((1 + b * b).squareRoot() / limit) / (z * w), 0)
        }
        // Beyond this time an upper bound of the distance only falls: double until it is low enough, then halve.
        let root = w * max(z * z - 1, 0).squareRoot()
        let decay = z * w - root
        func bound(_ time: Double) -> Double {
            let growth = root * time < 1e-6 ? time : (1 - exp(-2 * root * time)) / (2 * root)
            return exp(-decay * time) * (1 + abs(z * w - initialVelocity) * growth)
        }
        var low = 0.0, high = 1 / decay
        while bound(high) > limit, high.isFinite {
            low = high
            high *= 2
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(middle) > limit { low = middle } else { high = middle }
        }
        return high
    }
}
