/// Which gestures of superviews a control keeps for itself (R-CTL-50).
@MainActor
enum ControlGestures {
    /// Whether it is a single tap of one finger, of a recognizer outside the control.
    static func isTap(_ recognizer: UIGestureRecognizer, above control: UIControl) -> Bool {
        guard control.isEnabled, recognizer.attachedView !== control, let tap = recognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Whether it is a pan or swipe of one finger from side to side, of a recognizer outside the control, that began on the knob.
    ///
    /// A drag that begins while a scroll view still withholds the touch is the scroll view's, or another's: the control has no part in it
    /// yet (R-SCR-2). A recognizer that withholds the touch itself, until it has failed, would leave the control none ever.
    /// - Parameter knob: Where a finger takes hold of the knob, in the control's coordinates, when the control follows no touch.
    static func isDrag(_ recognizer: UIGestureRecognizer, above control: UIControl, knob: CGRect, holdsKnob: Bool) -> Bool {
        guard control.isEnabled, recognizer.attachedView !== control, recognizer.numberOfTouches == 1,
              let touch = recognizer.tracked.first,
              recognizer.delaysTouchesBegan || GestureCoordinator.shared.hasReachedView(touch) else { return false }
        let isOnKnob = control.trackedTouch === touch ? holdsKnob
            : knob.contains(recognizer.convert(touch.landing.location, to: control))
        return isOnKnob && isHorizontal(recognizer, touch, in: control)
    }

    /// Whether the gesture goes along the control rather than across.
    private static func isHorizontal(_ recognizer: UIGestureRecognizer, _ touch: UITouch, in control: UIControl) -> Bool {
        let start = recognizer.convert(touch.landing.location, to: control)
        let end = recognizer.convert(touch.sample.location, to: control)
        let isAlong = abs(end.x - start.x) >= abs(end.y - start.y)
        return isAlong && (recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer)
    }
}
