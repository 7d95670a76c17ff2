/// Withholds touches from the content of a scroll view until it is clear that they don't scroll, or for 0.15 s, and asks the scroll view
/// whether the content may have them (R-SCR-2, R-SCR-3).
///
/// It is never recognized: it fails, and so releases what it withholds.
final class ContentTouchDelay: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
        requiresExclusiveTouchType = false
    }

    private var scrollView: UIScrollView? { attachedView as? UIScrollView }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let candidates = tracked
        for touch in candidates where touch.currentPhase == .began && touch.hitView === scrollView { ignore(touch, for: event) }
        guard let scrollView, !tracked.isEmpty else { return }
        guard scrollView.delaysContentTouches, isPanUndecided else { return release(with: event) }
        if deadline == nil { deadline = event.timestamp + GestureConfiguration.current.scrollContentTouchDelay }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if !isPanUndecided { release(with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        release(with: event)
    }

    override func deadlineReached(at time: TimeInterval) {
        release(with: tracked.first.flatMap { GestureCoordinator.shared.client.event(for: $0) })
    }

    /// Whether the scroll view may still take the touches.
    private var isPanUndecided: Bool {
        guard let pan = scrollView?.panGestureRecognizer, [.possible, .began, .changed].contains(pan.state) else { return false }
        for touch in tracked where pan.tracked.contains(where: { $0 === touch }) { return true }
        return false
    }

    private func release(with event: UIEvent?) {
        guard shown == .possible else { return }
        // Those of one view are asked about together.
        var waiting = tracked
        while let first = waiting.first {
            let own = waiting.filter { $0.hitView === first.hitView }
            waiting.removeAll { $0.hitView === first.hitView }
            guard let scrollView, let view = first.hitView, !own.contains(where: GestureCoordinator.shared.isTaken) else { continue }
            if !scrollView.touchesShouldBegin(Set(own), with: event, in: view) {
                for touch in own { GestureCoordinator.shared.keepFromView(touch) }
            }
        }
        fail("the content may have its touches")
    }
}

extension UIScrollView {
    /// Why the content keeps its touches from a drag; `nil` when it gives them (R-SCR-4).
    final func objectionOfContent(to touches: ContiguousArray<UITouch>) -> String? {
        for touch in touches {
            guard let view = touch.hitView, view !== self, GestureCoordinator.shared.hasReachedView(touch) else { continue }
            if !canCancelContentTouches { return "the content keeps its touches: canCancelContentTouches is off" }
            if !touchesShouldCancel(in: view) { return "\(Swift.type(of: view)) keeps its touches: touchesShouldCancel said no" }
        }
        return nil
    }
}
