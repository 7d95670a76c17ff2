/// The pan of a scroll view: it begins only for a movement that the scroll view can follow, and asks whether it may take the touches from the
/// content (R-SCR-4, R-SCR-10, R-SCR-11).
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { ScrollPanRecognizer.self }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedScrollTypesMask = .all
        // The mouse drags indicators, and selects; it scrolls by its wheel.
        allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    /// The one that made it, also after it was removed, and on another view.
    weak var owner: UIScrollView?
    private var scrollView: UIScrollView? { attachedView as? UIScrollView }
    /// The scroll view that a finger of this attempt has stopped, also after the recognizer was removed from it.
    private weak var caught: UIScrollView?

    /// A subclass of the scroll view that conforms to the protocol decides for its recognizers, and nothing else does (R-SCR-8).
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate ?? owner as? any UIGestureRecognizerDelegate }
        set {
            demand(newValue == nil || newValue === owner, "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate")
            super.delegate = newValue
        }
    }

    /// Fingers that pinch the same view also move it.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pinch && super.canPrevent(preventedGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pinch && super.canBePrevented(by: preventingGestureRecognizer)
    }

    /// It scrolls with the first fingers, as many as are allowed; what others do is recognized beside it (R-PAN-7).
    override var failsOnExtraFinger: Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // A finger that stops the content drags from its landing on: it excludes what else would be recognized (R-SCR-6a).
        if scrollView?.isDecelerating == true, !hasAskedToBegin, hasEnoughFingers { state = .began }
        if shown == .possible || shown == .failed {
            caught = scrollView
            scrollView?.fingerLanded()
        }
    }

    override func reset() {
        super.reset()
        // Removed in mid-drag it has sent nothing (R-GR-54).
        owner?.panWasReset()
        caught?.fingersWent()
        caught = nil
    }

    // MARK: Whether it is a scroll

    override func objection(to displacement: CGVector) -> String? {
        guard let scrollView else { return nil }
        let vector = scrollView.convertVectorFromWindow(displacement, attemptWindow)
        return scrollView.objection(toFingers: numberOfTouches, after: vector) ?? scrollView.objection(toDrag: vector)
            ?? scrollView.objectionOfContent(to: tracked)
    }
}

extension UIScrollView {
    /// Why a drag does not scroll; `nil` when it does.
    final func objection(toDrag vector: CGVector) -> String? {
        let isAcross = abs(vector.dx) > abs(vector.dy)
        if isAcross ? scrollsHorizontally : scrollsVertically {
            let forward = isAcross ? vector.dx < 0 : vector.dy < 0
            return (isAcross ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent)
                && isAtEnd(horizontally: isAcross, forward: forward) && outer(scrollingHorizontally: isAcross, forward: forward) != nil
                ? "the content is at its end there, and the scroll view around it goes on" : nil
        }
        // A drag that is not quite straight is meant along the axis that there is, unless a scroll view around it follows it.
        let along = isAcross ? abs(vector.dy) : abs(vector.dx), across = isAcross ? abs(vector.dx) : abs(vector.dy)
        let isMeant = along >= across * GestureConfiguration.current.scrollAxisShare - GestureConfiguration.comparisonTolerance
        if isMeant, isAcross ? scrollsVertically : scrollsHorizontally,
           !isInScrollView(scrollingHorizontally: isAcross) { return nil }
        return "the content does not scroll \(isAcross ? "sideways" : "up and down")"
    }

    /// Whether the content can't be scrolled on without being pulled beyond its end.
    private func isAtEnd(horizontally: Bool, forward: Bool) -> Bool {
        let place = horizontally ? layer.bounds.minX : layer.bounds.minY, limits = horizontally ? horizontalLimits : verticalLimits
        return forward ? place >= limits.upperBound - 0.5 : place <= limits.lowerBound + 0.5
    }

    /// Whether a scroll view around this one scrolls along the axis, wherever its content is.
    private func isInScrollView(scrollingHorizontally isAcross: Bool) -> Bool {
        var view = superview
        while let candidate = view {
            if let candidate = candidate as? UIScrollView, candidate.isScrollEnabled,
               isAcross ? candidate.scrollsHorizontally : candidate.scrollsVertically { return true }
            view = candidate.superview
        }
        return false
    }

    /// The nearest scroll view around this one that can go that way.
    private func outer(scrollingHorizontally isAcross: Bool, forward: Bool) -> UIScrollView? {
        var view = superview
        while let candidate = view {
            if let candidate = candidate as? UIScrollView, candidate.isScrollEnabled,
               isAcross ? candidate.exceedsHorizontally : candidate.exceedsVertically,
               !candidate.isAtEnd(horizontally: isAcross, forward: forward) { return candidate }
            view = candidate.superview
        }
        return nil
    }
}
