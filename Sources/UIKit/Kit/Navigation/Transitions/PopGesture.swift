/// The finger that comes in from the edge of a navigation controller and takes the topmost view away (R-NAV-7).
final class PopGesture: UIScreenEdgePanGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        edges = .left
    }

    /// Pans of what is inside wait: away from the edge, and without anything to pop, it fails at once.
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        guard other is UIPanGestureRecognizer, !(other is UIScreenEdgePanGestureRecognizer), let view, let inner = other.view else { return false }
        return inner !== view && inner.isDescendant(of: view)
    }
}

/// The delegate that a pop gesture has until another takes its place.
@MainActor
final class PopCondition: UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    /// There must be a way back that the bar shows too.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, let item = navigation.topViewController?.navigationItem else { return false }
        return navigation.mayPop && !navigation.isNavigationBarHidden && item.showsBackButton
    }
}

extension UINavigationController {
    /// Whether there is something below the topmost controller, and nothing moves.
    var mayPop: Bool { viewControllers.count > 1 && transition == nil && appearance == .there }

    /// Lets a finger drive a pop.
    func drive(by gesture: UIPanGestureRecognizer) {
        let sign: CGFloat = gesture.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let width = max(view.bounds.width, 1), way = sign * gesture.translation(in: view).x
        switch gesture.state {
        case .began:
            guard mayPop else { return }
            beginPop()
            transition?.update(min(max(way / width, 0), 1))
        case .changed:
            transition?.update(min(max(way / width, 0), 1))
        case .ended:
            release(way: min(max(way, 0), width), speed: sign * gesture.velocity(in: view).x, width: width)
        default:
            transition?.letGo(completes: false, duration: Self.transitionDuration / 2)
        }
    }

    /// Seconds by which the finger's motion is thought to go on.
    private static var foresight: CGFloat { 0.2 }

    private func release(way: CGFloat, speed: CGFloat, width: CGFloat) {
        let completes = way + speed * Self.foresight > width / 2
        let left = completes ? width - way : way
        // Not slower than the finger, nor than a transition without one.
        let seconds: Double = min(left / max(abs(speed), 1), Self.transitionDuration * (0.4 + 0.6 * left / width))
        transition?.letGo(completes: completes, duration: max(seconds, 0.08))
    }

    private func beginPop() {
        let old = viewControllers
        guard let from = old.last else { return }
        from.willMove(toParent: nil)
        take(Array(old.dropLast()))
        guard let to = topViewController else { return take(old) }
        NavigationTransition(of: self, from: from, to: to, isPop: true, oldStack: old, added: [], removed: [from], isAnimated: true)
            .begin(isInteractive: true)
    }
}
