/// A pinch on its way.
struct ScrollPinch {
    /// The scale that the fingers ask for, and how much of the recognizer's it has followed.
    var held: CGFloat
    var followed: CGFloat = 1
    /// The middle between the fingers, from the scroll view's upper left corner.
    var middle: CGPoint
}

// What fingers that pinch do (R-SCR-50 … 52).
extension UIScrollView {
    final func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            beginZooming()
            follow(pinch)
        case .changed: follow(pinch)
        case .ended, .cancelled: endPinching()
        default: break
        }
    }

    private var middleOfFingers: CGPoint {
        let place = pinch.location(in: self), origin = layer.bounds.origin
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }

    private func beginZooming() {
        stopMotion()
        isCaught = false
        if heldOffset == nil { heldOffset = heldOffset(for: layer.bounds.origin) }
        pinching = ScrollPinch(held: heldScale(for: scale), middle: middleOfFingers)
        indicators.show(in: self)
        delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
    }

    private func follow(_ pinch: UIPinchGestureRecognizer) {
        guard var pinching, pinch.scale > 0 else { return }
        pinching.held *= pinch.scale / pinching.followed
        pinching.followed = pinch.scale
        // Where one finger is left there is no middle between two.
        if pinch.numberOfTouches != 1 { pinching.middle = middleOfFingers }
        self.pinching = pinching
        change(scale: shownScale(for: pinching.held), about: pinching.middle)
    }

    /// What stands under a point of the scroll view stays there.
    private func change(scale new: CGFloat, about point: CGPoint) {
        let factor = new / scale
        guard factor != 1, let held = heldOffset else { return }
        showScale(new)
        heldOffset = CGPoint(x: (held.x + point.x) * factor - point.x, y: (held.y + point.y) * factor - point.y)
        moveContent(to: shownOffset(for: heldOffset ?? .zero))
        delegate?.scrollViewDidZoom(self)
    }

    private func endPinching() {
        guard let pinching else { return }
        self.pinching = nil
        if drag == nil { heldOffset = nil }
        let target = scale.clamped(to: scaleLimits)
        guard target != scale else {
            endZooming()
            if drag == nil { comeToRest() }
            return
        }
        moveScale(to: target, offset: offset(atScale: target, about: pinching.middle), isBounce: true)
    }

    /// Back between the ends, as after a finger.
    private func comeToRest() {
        let target = clamped(layer.bounds.origin)
        if let motion = movement(after: .zero, natural: target, to: target) { start(motion) } else { indicators.hideSoon(in: self) }
    }

    // MARK: Beyond the limits

    final var scaleLimits: ClosedRange<CGFloat> {
        let least = max(minimumZoomScale, 0.001)
        return least...max(maximumZoomScale, least)
    }

    /// Scales are lengths by their logarithms: twice as large is as far as half as large.
    private func shownScale(for held: CGFloat) -> CGFloat {
        let inside = held.clamped(to: scaleLimits)
        guard bouncesZoom else { return inside }
        return inside * exp(RubberBand.offset(ofPull: log(held / inside), length: GestureConfiguration.current.zoomBounceLength))
    }

    private func heldScale(for shown: CGFloat) -> CGFloat {
        let inside = shown.clamped(to: scaleLimits)
        return inside * exp(RubberBand.pull(forOffset: log(shown / inside), length: GestureConfiguration.current.zoomBounceLength))
    }
}
