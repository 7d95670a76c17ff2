internal import ScrollEngine

// What fingers that pinch say to the rules (R-SCR-50 … 52).
extension UIScrollView {
    final func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            scroll(.pinchBegan(pinchTouch))
            scroll(.pinchMoved(pinchTouch))
        case .changed: scroll(.pinchMoved(pinchTouch))
        case .ended, .cancelled: endPinching()
        default: break
        }
    }

    private var pinchTouch: ScrollPinchTouch {
        ScrollPinchTouch(scale: pinch.scale, middle: middleOfFingers, earlierMiddle: earlierMiddle, hasMiddle: pinch.numberOfTouches != 1)
    }

    private var middleOfFingers: CGPoint {
        let place = pinch.location(in: self), origin = layer.bounds.origin
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }

    /// Where it was before this event.
    private var earlierMiddle: CGPoint {
        var x = 0.0, y = 0.0, count = 0.0
        for touch in pinch.tracked where touch.isLive {
            x += touch.previousLocation.x
            y += touch.previousLocation.y
            count += 1
        }
        guard count > 0 else { return middleOfFingers }
        let place = pinch.convert(CGPoint(x: x / count, y: y / count), to: self), origin = layer.bounds.origin
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }

    /// Whether two fingers pinch: then the pinch moves the content with them. Where one is left, or on a touchpad, the pan does.
    final var isPinchedByTwo: Bool { scrolling.hold.phase.isPinched && pinch.numberOfTouches > 1 }

    /// Whether no finger holds the pinch any more, which is about to end.
    final var isPinchLettingGo: Bool { pinch.numberOfTouches == 0 && pinch.indirectMotion == nil }

    /// Two fingers pinch that were not the two before: what is between them stays there from now on.
    final func fingersOfPinchChanged() {
        if isPinchedByTwo { scroll(.pinchRegripped(middle: middleOfFingers)) }
    }

    final func endPinching() { if scrolling.hold.phase.isPinched { scroll(.pinchEnded) } }
}
