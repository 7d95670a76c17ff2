/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0, cubic, spring, composed
}

/// How an animation gains and loses speed.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// What the curve is made of.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, where it is a cubic one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, where it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve from (0, 0) to (1, 1). Immutable.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve that is one of the system's; `nil` for one with control points.
    private let named: UIView.AnimationCurve?
    /// The first inner control point: time and progress.
    public let controlPoint1: CGPoint
    /// The second inner control point.
    public let controlPoint2: CGPoint
    let function: CAMediaTimingFunction

    /// The curve that begins and ends slowly.
    @preconcurrency @MainActor public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// One of the system's curves (R-ANI-2).
    public init(animationCurve curve: UIView.AnimationCurve) {
        named = curve
        let points: (CGPoint, CGPoint) = switch curve {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
        (controlPoint1, controlPoint2) = points
        function = Self.function(points.0, points.1)
        super.init()
    }

    /// A curve with these inner control points. Their x is limited to 0 … 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        named = nil
        (controlPoint1, controlPoint2) = (point1, point2)
        function = Self.function(point1, point2)
        super.init()
    }

    private static func function(_ first: CGPoint, _ second: CGPoint) -> CAMediaTimingFunction {
        CAMediaTimingFunction(controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
    }

    /// The system's curve; ease-in-out for one with control points.
    open var animationCurve: UIView.AnimationCurve { named ?? .easeInOut }
    open var timingCurveType: UITimingCurveType { named == nil ? .cubic : .builtin }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring that pulls from the old values to the new ones. Immutable.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start, in total distances a second, in two directions. Here the first counts for every property (R-ANI-12).
    public let initialVelocity: CGVector
    let spring: SpringShape

    /// The spring of iOS's own transitions: mass 3, stiffness 1000, damping 500.
    @preconcurrency @MainActor public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// A spring that settles in the animator's duration. A ratio of 1 comes to rest without swinging; smaller ones swing.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring that settles in the animator's duration, with a speed at the start.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        spring = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// A spring with its own duration: the animator's does not count.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        spring = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
        super.init()
    }

    /// A spring that has come close to its end after the duration, in seconds, and goes beyond by the bounce, from -1 to 1.
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        let shape = SpringShape.perceived(duration: duration, bounce: bounce)
        self.init(mass: 1, stiffness: shape.stiffness, damping: shape.damping, initialVelocity: velocity)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}

/// What a spring is described by.
enum SpringShape {
    /// Settles in the duration of the animation.
    case ratio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)

    /// Stiffness and damping of a mass of 1 whose undamped swing takes the duration (R-ANI-11).
    static func perceived(duration: TimeInterval, bounce: CGFloat) -> (stiffness: CGFloat, damping: CGFloat) {
        let frequency = 2 * .pi / max(duration, 1e-3), bounce = min(max(bounce, -0.99), 1)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        return (frequency * frequency, 2 * max(ratio, 0.01) * frequency)
    }
}
