/// What is known of a transition between controllers, sizes or traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// How the presented controller covers the other.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began as one that a finger drives.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can become one that a finger drives.
    var isInterruptible: Bool { get }
    /// Whether a finger drives the transition at the moment.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled, or is on its way back.
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// How far a transition is that a finger drives, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast a transition goes on that a finger let go, as a share of its whole speed.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controllers of a transition between two.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Their views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// How the interface is turned by the transition: not at all.
    var targetTransform: CGAffineTransform { get }
}

/// Runs animations beside a transition, and closures after it (R-VC-2).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Has a closure run with the transition's animation, and another after it. Returns `false`, and runs the completion alone, when the
    /// animation has begun already.
    @discardableResult
    func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
                 completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    /// The same for views that are not in the view in which the transition takes place.
    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
                                    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    /// Has a closure called when a finger begins or ceases to drive the transition.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Has a closure called when a finger ceases to drive the transition.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Has a closure run with the transition's animation.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A controller's part in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A view's part in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
