/// The pinch of a scroll view: it goes together with the pan.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { ScrollPinchRecognizer.self }

    /// The one that made it, also after it was removed.
    weak var owner: UIScrollView?
    private var scrollView: UIScrollView? { attachedView as? UIScrollView }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate ?? owner as? any UIGestureRecognizerDelegate }
        set {
            demand(newValue == nil || newValue === owner, "UIScrollView's built-in pinch gesture recognizer must have its scroll view as its delegate")
            super.delegate = newValue
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer && super.canPrevent(preventedGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panGestureRecognizer && super.canBePrevented(by: preventingGestureRecognizer)
    }

    override func reset() {
        super.reset()
        // Removed in mid-pinch it has sent nothing (R-GR-54).
        owner?.endPinching()
    }

    /// Without a view to zoom there is nothing to follow.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.delegate?.viewForZooming(in: scrollView) != nil else { return fail("no view zooms") }
        super.touchesBegan(touches, with: event)
        // A finger that landed beside two others is ignored, and changes nothing.
        if tracked.contains(where: { $0.currentPhase == .began }) { scrollView.fingersOfPinchChanged() }
    }
}
