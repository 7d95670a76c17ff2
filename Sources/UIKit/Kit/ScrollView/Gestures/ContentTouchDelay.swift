/// Withholds touches from the content of a scroll view until it is clear that they don't scroll, or for 0.15 s, and asks the scroll view
/// whether the content may have them (R-SCR-2, R-SCR-3).
///
/// It is never recognized: it fails, and so releases what it withholds.
final class ContentTouchDelay: UIGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { ContentTouchDelay.self }

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
        release(with: event) { !scrollView.delaysContentTouches || !isUndecided($0) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        release(with: event) { !isUndecided($0) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        release(with: event) { !$0.isLive || !isUndecided($0) }
    }

    override func deadlineReached(at time: TimeInterval) {
        let event = tracked.first.flatMap { GestureCoordinator.shared.client.event(for: $0) }
        release(with: event) { end(of: $0) <= time + GestureConfiguration.comparisonTolerance }
    }

    /// When the touch has been withheld for long enough: the time is counted for each touch.
    private func end(of touch: UITouch) -> TimeInterval { touch.landing.timestamp + GestureConfiguration.current.scrollContentTouchDelay }

    /// Whether the scroll view may still take the touch.
    private func isUndecided(_ touch: UITouch) -> Bool {
        guard let pan = scrollView?.panGestureRecognizer else { return false }
        switch pan.state {
        case .possible, .began, .changed: return pan.tracked.contains { $0 === touch }
        case .ended, .cancelled, .failed: return false
        }
    }

    /// Releases the touches that need not wait any more, and waits with the others.
    private func release(with event: UIEvent?, where isDue: (UITouch) -> Bool) {
        guard shown == .possible else { return }
        if tracked.contains(where: isDue) {
            let due = tracked.filter(isDue)
            ask(about: due, with: event)
            guard shown == .possible else { return }
            if tracked.allSatisfy({ touch in due.contains { $0 === touch } }) { return fail("the content may have its touches") }
            // What it has ignored it withholds no longer (R-DLV-22).
            for touch in due { GestureCoordinator.shared.ignore(touch, by: self) }
        }
        var next: TimeInterval?
        for touch in tracked { next = min(next ?? .infinity, end(of: touch)) }
        deadline = next
    }

    /// Those of one view are asked about together.
    private func ask(about touches: [UITouch], with event: UIEvent?) {
        var waiting = touches
        while let first = waiting.first {
            let own = waiting.filter { $0.hitView === first.hitView }
            waiting.removeAll { $0.hitView === first.hitView }
            guard let scrollView, let view = first.hitView, !own.contains(where: GestureCoordinator.shared.isTaken) else { continue }
            if !scrollView.touchesShouldBegin(Set(own), with: event, in: view) {
                for touch in own { GestureCoordinator.shared.keepFromView(touch) }
            }
        }
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
