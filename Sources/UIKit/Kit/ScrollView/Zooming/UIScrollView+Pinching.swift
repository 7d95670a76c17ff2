/// A pinch on its way.
struct ScrollPinch {
    /// The scale that the fingers ask for, and how much of the recognizer's it has followed.
    var held: CGFloat
    var followed: CGFloat = 1
    /// The middle between the fingers, from the scroll view's upper left corner.
    var middle: CGPoint
    /// What is left of a drag that has ended in the same event.
    var release: ScrollRelease?
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
    final var isPinchedByTwo: Bool { pinching != nil && pinch.numberOfTouches > 1 }

    /// Whether no finger holds the pinch any more, which is about to end.
    final var isPinchLettingGo: Bool { pinch.numberOfTouches == 0 && pinch.indirectMotion == nil }

    /// Two fingers pinch that were not the two before: what is between them stays there from now on.
    final func fingersOfPinchChanged() {
        if isPinchedByTwo { pinching?.middle = middleOfFingers }
    }

    private func beginZooming() {
        // A scale beyond its limits is what the pinch starts with.
        stopMotion(keepsScale: true)
        isCaught = false
        if heldOffset == nil { heldOffset = heldOffset(for: layer.bounds.origin) }
        // A pan that drags has moved the content in this event already; otherwise the movement that made the pinch moves it.
        pinching = ScrollPinch(held: heldScale(for: scale), middle: drag == nil ? earlierMiddle : middleOfFingers)
        indicators.show(in: self)
        delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
    }

    private func follow(_ pinch: UIPinchGestureRecognizer) {
        guard var pinching, pinch.scale > 0 else { return }
        pinching.held *= pinch.scale / pinching.followed
        pinching.followed = pinch.scale
        let middle = pinching.middle
        // Where one finger is left there is no middle between two.
        if pinch.numberOfTouches != 1 { pinching.middle = middleOfFingers }
        self.pinching = pinching
        change(scale: shownScale(for: pinching.held), from: middle, to: pinching.middle)
    }

    /// What stood between the fingers stands there again: that alone places the content (R-SCR-51).
    private func change(scale new: CGFloat, from old: CGPoint, to middle: CGPoint) {
        let before = scale
        guard new != before || middle != old, let held = heldOffset else { return }
        showScale(new)
        // The delegate may name no view any more.
        let factor = scale / before
        let next = CGPoint(x: (held.x + old.x) * factor - middle.x, y: (held.y + old.y) * factor - middle.y)
        heldOffset = next
        moveContent(to: shownOffset(for: next))
        if factor != 1 { delegate?.scrollViewDidZoom(self) }
    }

    final func endPinching() {
        guard let pinching else { return }
        self.pinching = nil
        if drag == nil { heldOffset = nil }
        let target = scale.clamped(to: scaleLimits)
        guard target != scale else {
            endZooming()
            comeToRest(after: pinching.release)
            return
        }
        moveScale(to: target, offset: offset(atScale: target, about: pinching.middle), isBounce: true)
    }

    // MARK: Beyond the limits

    final var scaleLimits: ClosedRange<CGFloat> {
        // A limit that is not a number limits nothing.
        let least = minimumZoomScale > 0.001 && minimumZoomScale.isFinite ? minimumZoomScale : 0.001
        return least...(maximumZoomScale > least ? maximumZoomScale : least)
    }

    /// Scales are lengths by their logarithms: twice as large is as far as half as large.
    private func shownScale(for held: CGFloat) -> CGFloat {
        let inside = held.clamped(to: scaleLimits)
        guard bouncesZoom else { return inside }
        return inside * exp(RubberBand.offset(ofPull: log(held / inside), length: GestureConfiguration.current.zoomBounceLength))
    }

    /// A scale beyond its limits goes back to them at once: what took it there, or back, was interrupted (R-SCR-31, R-SCR-52).
    final func takeScaleInside() {
        let target = scale.clamped(to: scaleLimits)
        guard target != scale, delegate?.viewForZooming(in: self) != nil else { return }
        let place = offset(atScale: target, about: CGPoint(x: layer.bounds.width / 2, y: layer.bounds.height / 2))
        showScale(target)
        moveContent(exactlyTo: place)
        holdContent()
        delegate?.scrollViewDidZoom(self)
    }

    private func heldScale(for shown: CGFloat) -> CGFloat {
        let inside = shown.clamped(to: scaleLimits)
        return inside * exp(RubberBand.pull(forOffset: log(shown / inside), length: GestureConfiguration.current.zoomBounceLength))
    }
}
