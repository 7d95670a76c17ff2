internal import ScrollEngine

/// Drags an indicator with the mouse: it begins when the button goes down on one (R-SCR-63).
final class IndicatorDragRecognizer: UIGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { IndicatorDragRecognizer.self }

    /// Along which way, where the pointer landed, and the content's offset then.
    private(set) var axis = NSLayoutConstraint.Axis.vertical
    private(set) var start = CGPoint.zero
    private(set) var startOffset = CGPoint.zero

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    /// In the coordinates of the scroll view's superview, which the content's offset doesn't change.
    var place: CGPoint { location(in: attachedView?.superview) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView = attachedView as? UIScrollView, tracked.count == 1, event.buttonMask == .primary, scrollView.isScrollEnabled,
              let axis = scrollView.indicators.axis(near: location(in: scrollView), in: scrollView, alongWay: false) else {
            return shown == .possible ? fail("the pointer is on no indicator") : ()
        }
        self.axis = axis
        start = place
        startOffset = scrollView.contentOffset
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endAfterLastLift()
    }
}

extension UIScrollView {
    /// Whether the mouse drags an indicator.
    final var isKnobDragged: Bool {
        recognizers.contains { $0 is IndicatorDragRecognizer && ($0.state == .began || $0.state == .changed) }
    }

    final func knobDragged(_ recognizer: IndicatorDragRecognizer) {
        switch recognizer.state {
        case .began:
            scroll(.stop)
            indicators.hold(true, in: self)
        case .changed: followKnob(recognizer)
        case .ended, .cancelled: indicators.hold(false, in: self)
        default: break
        }
    }

    /// The way of the indicator is that of the content, made smaller.
    private func followKnob(_ recognizer: IndicatorDragRecognizer) {
        let isVertical = recognizer.axis == .vertical, limits = isVertical ? verticalLimits : horizontalLimits
        guard let knob = isVertical ? indicators.verticalFrame(in: self) : indicators.horizontalFrame(in: self),
              let track = indicators.track(recognizer.axis, in: self) else { return }
        let room = track - (isVertical ? knob.height : knob.width)
        guard room > 0 else { return }
        let way = isVertical ? recognizer.place.y - recognizer.start.y : recognizer.place.x - recognizer.start.x
        let distance = way * (limits.upperBound - limits.lowerBound) / room
        var offset = layer.bounds.origin
        if isVertical { offset.y = recognizer.startOffset.y + distance } else { offset.x = recognizer.startOffset.x + distance }
        scroll(.indicatorMoved(to: offset))
    }
}
