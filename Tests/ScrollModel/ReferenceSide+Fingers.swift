import Foundation
import ScrollEngine

// Fingers (R-SCR-6a, R-SCR-12, R-SCR-13, R-SCR-30).
extension ReferenceSide {
    func land() {
        guard let motion, motion.scale == nil else { return }
        if finger == nil, pinch == nil { isCaught = true }
        stop()
    }

    func leave() {
        guard isCaught else { return }
        isCaught = false
        guard motion == nil, isInWindow else { return }
        let place = restingPlace(.zero, from: offset)
        decelerate(.zero, natural: place, target: place)
    }

    func panBegins(_ touch: ScrollTouch) {
        var owesEnd = false
        if motion?.kind == .deceleration { (owesEnd, motion) = (true, nil) } else { stop() }
        isCaught = false
        if wish == nil { wish = wish(for: offset) }
        finger = Finger(start: offset, lastMove: touch.time, owesEnd: owesEnd)
        if !owesEnd { lock(touch) }
        finger!.isReported = true
        note("will begin dragging")
    }

    private func lock(_ touch: ScrollTouch) {
        guard setting.locksDirection else { return }
        let x = abs(touch.velocity.x), y = abs(touch.velocity.y)
        finger!.mayGoAcross = !(y > 2 * x + 1e-9)
        finger!.mayGoAlong = !(x > 2 * y + 1e-9)
    }

    func panMoves(_ touch: ScrollTouch) {
        if motion != nil, finger != nil { stop() }
        if let old = finger, old.owesEnd, touch.translation != old.followed {
            lock(touch)
            finger!.owesEnd = false
            note("did end decelerating")
        }
        guard let old = finger, var wish, touch.translation != old.followed else { return }
        finger!.followed = touch.translation
        finger!.lastMove = touch.time
        if touch.isPinch { return }
        if old.mayGoAcross { wish.x -= touch.translation.x - old.followed.x }
        if old.mayGoAlong { wish.y -= touch.translation.y - old.followed.y }
        if touch.source == .wheel { wish = inside(wish) }
        self.wish = wish
        move(to: onPixel(shown(wish)))
    }

    func panEnds(_ touch: ScrollTouch) {
        guard let finger else { return }
        var velocity = CGPoint(x: finger.mayGoAcross && scrolls(ends.x) ? -touch.velocity.x : 0, y: finger.mayGoAlong && scrolls(ends.y) ? -touch.velocity.y : 0)
        if touch.source == .fingers, touch.time - finger.lastMove >= 0.1 - 1e-9 { velocity = .zero }
        endDrag(velocity)
    }

    func panIsCancelled() { endDrag(.zero) }

    func endDrag(_ velocity: CGPoint) {
        guard let ending = finger, !ending.isEnding else { return }
        finger!.isEnding = true
        let natural = restingPlace(velocity, from: ending.start)
        var target = natural
        if case .choose(let place)? = reactions[notes.count] { target = place }
        note("will end dragging", goal: natural)
        if !target.x.isFinite || !target.y.isFinite { target = natural }
        let owesEnd = finger?.owesEnd ?? false
        finger = nil
        if pinch == nil { wish = nil }
        var goesOn = motion == nil && isInWindow
        if pinch != nil {
            let letsGo = pinchLetsGo()
            if letsGo { pinch!.after = (velocity, natural, target) }
            goesOn = goesOn && letsGo && setting.scales ~= scale
        }
        let from = offset, next = goesOn ? deceleration(velocity, natural: natural, target: target) : nil
        released = (owesEnd, .zero)
        note(next == nil ? "did end dragging" : "did end dragging, continues")
        if released?.owesEnd == true {
            released!.owesEnd = false
            note("did end decelerating")
        }
        // It was taken away meanwhile.
        guard let put = released?.put else { return }
        released = nil
        guard pinch == nil, motion == nil, isInWindow, let next else { return }
        begin(next, movedBy: CGPoint(x: offset.x - from.x, y: offset.y - from.y), put: put)
    }

    // MARK: Pinches (R-SCR-50 … 52)

    func pinchBegins(_ touch: ScrollPinchTouch) {
        stop(keepsScale: true)
        isCaught = false
        if wish == nil { wish = wish(for: offset) }
        pinch = Pinch(wished: wishedScale(scale), middle: finger == nil ? touch.earlierMiddle : touch.middle)
        note("will begin zooming")
    }

    func pinchMoves(_ touch: ScrollPinchTouch) {
        guard let old = pinch, touch.scale > 0 else { return }
        pinch!.wished *= touch.scale / old.followed
        pinch!.followed = touch.scale
        if touch.hasMiddle { pinch!.middle = touch.middle }
        let middle = pinch!.middle, new = shownScale(pinch!.wished), before = scale
        guard new != before || middle != old.middle, let held = wish else { return }
        takeScale(new)
        let factor = scale / before, place = CGPoint(x: (held.x + old.middle.x) * factor - middle.x, y: (held.y + old.middle.y) * factor - middle.y)
        wish = place
        move(to: onPixel(shown(place)))
        if factor != 1 { note("did zoom") }
    }

    func pinchEnds() {
        guard let ended = pinch else { return }
        pinch = nil
        if finger == nil { wish = nil }
        let target = inLimits(scale)
        if target != scale {
            zoomOn(to: target, offset: offset(atScale: target, about: ended.middle), isBounce: true)
        } else {
            note("did end zooming")
            comeToRest(ended.after)
        }
    }

    // MARK: Scales

    func inLimits(_ scale: Double) -> Double { min(max(scale, setting.scales.lowerBound), setting.scales.upperBound) }

    /// R-SCR-52: the logarithm follows the rubber band with a length of 1.
    func shownScale(_ wished: Double) -> Double {
        let edge = inLimits(wished), pull = abs(log(wished / edge))
        return setting.bouncesZoom ? edge * exp((wished < edge ? -1 : 1) * pull * 0.55 / (1 + 0.55 * pull)) : edge
    }

    func wishedScale(_ shown: Double) -> Double {
        let edge = inLimits(shown), gone = min(abs(log(shown / edge)), 0.999)
        return edge * exp((shown < edge ? -1 : 1) * gone / (0.55 * (1 - gone)))
    }

    func takeScale(_ new: Double) {
        content = CGSize(width: content.width * new / scale, height: content.height * new / scale)
        scale = new
    }

    func offset(atScale new: Double, about point: CGPoint) -> CGPoint {
        let factor = new / scale
        return inside(CGPoint(x: (offset.x + point.x) * factor - point.x, y: (offset.y + point.y) * factor - point.y), ends(timesAsLong: factor))
    }

    var middle: CGPoint { CGPoint(x: setting.size.width / 2, y: setting.size.height / 2) }

    func zoom(to scale: Double, isAnimated: Bool) {
        let target = inLimits(scale), place = offset(atScale: target, about: middle)
        stop(keepsScale: true)
        guard target != self.scale || place != offset else { return }
        if isAnimated, isInWindow {
            note("will begin zooming")
            return zoomOn(to: target, offset: place, isBounce: false)
        }
        takeScale(target)
        put(place)
        gripAgain()
        note("did zoom")
    }

    func zoomOn(to target: Double, offset place: CGPoint, isBounce: Bool) {
        begin(Motion(kind: isBounce ? .zoomBounce : .zoom, start: now, shown: now, x: .eased(offset.x, place.x), y: .eased(offset.y, place.y),
                     scale: .eased(scale, target), ends: ends))
    }

    /// R-SCR-31, R-SCR-52: what took the scale beyond its limits, or back, was interrupted.
    func bringScaleInside() {
        let target = inLimits(scale)
        if target != scale {
            let place = offset(atScale: target, about: middle)
            takeScale(target)
            move(to: place)
            gripAgain()
            note("did zoom")
        }
        note("did end zooming")
    }
}
