/// A transition that is under way, and what is to happen with it.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Part = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let presentationStyle: UIModalPresentationStyle
    let containerView: UIView
    private let from: UIViewController?
    private let to: UIViewController?
    private var animations: [Part] = []
    private var completions: [Part] = []
    private var hasBegun = false
    private var hasEnded = false

    init(from: UIViewController?, to: UIViewController?, in container: UIView, duration: TimeInterval, style: UIModalPresentationStyle,
         isAnimated: Bool) {
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        transitionDuration = isAnimated ? duration : 0
        presentationStyle = style
        containerView = container
    }

    /// What makes the transition; kept until it is over.
    var owner: AnyObject?
    /// Whether a finger drives the transition, set by what makes it.
    var isInteractive = false
    var initiallyInteractive = false
    private(set) var isCancelled = false
    private var share: CGFloat = 0
    private var interactionHandlers: [Part] = []
    private var interactionEndHandlers: [Part] = []

    var isInterruptible = false
    /// How far a finger has come; set by what it drives.
    var percentComplete: CGFloat {
        get { hasEnded && !isCancelled ? 1 : share }
        set { share = newValue }
    }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    func animate(alongsideTransition animation: Part?, completion: Part?) -> Bool {
        if let completion {
            if hasEnded { Surroundings.performInNextTurn { completion(self) } } else { completions.append(completion) }
        }
        guard !hasBegun else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Part?, completion: Part?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Part) { interactionHandlers.append(handler) }
    func notifyWhenInteractionEnds(_ handler: @escaping Part) { interactionEndHandlers.append(handler) }

    /// A finger drives a transition that ran by itself.
    func interactionBegins() {
        isInteractive = true
        isCancelled = false
        for handler in interactionHandlers { handler(self) }
    }

    /// The finger has let go.
    func interactionEnds(isCancelled: Bool) {
        isInteractive = false
        self.isCancelled = isCancelled
        for handler in interactionHandlers + interactionEndHandlers { handler(self) }
    }

    /// Runs what was to happen with the animation: to be called inside of its block.
    func runAnimations() {
        hasBegun = true
        let begun = animations
        // One of them may end the transition, which runs what has not run.
        animations = []
        for animation in begun { animation(self) }
    }

    /// The transition is over.
    func end() {
        hasEnded = true
        owner = nil
        for completion in completions { completion(self) }
        completions = []
    }
}
