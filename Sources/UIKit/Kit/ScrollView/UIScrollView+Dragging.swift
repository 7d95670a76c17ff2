// What fingers that scroll do (R-SCR-6, R-SCR-10 … 13, R-SCR-30).
extension UIScrollView {
    final func addRecognizers() {
        let delay = ContentTouchDelay(target: nil, action: nil)
        let knobs = IndicatorDragRecognizer(target: nil, action: nil)
        // The last one added is called first: the pan decides before the delay looks what it has decided.
        addGestureRecognizer(delay)
        addGestureRecognizer(pinch)
        addGestureRecognizer(panGestureRecognizer)
        addGestureRecognizer(knobs)
        pinch.isEnabled = maximumZoomScale > minimumZoomScale
        pinch.owner = self
        (panGestureRecognizer as? ScrollPanRecognizer)?.owner = self
        // They may outlive the scroll view: in an event in which it goes.
        panGestureRecognizer.addAction { [weak self] (pan: UIPanGestureRecognizer) in self?.panned(pan) }
        pinch.addAction { [weak self] (pinch: UIPinchGestureRecognizer) in self?.pinched(pinch) }
        knobs.addAction { [weak self] (knobs: IndicatorDragRecognizer) in self?.knobDragged(knobs) }
        indicators.follow(self)
    }

    private var eventTime: TimeInterval { Surroundings.timers == nil ? CACurrentMediaTime() : Surroundings.eventTime }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDragging()
            follow(pan)
        case .changed: follow(pan)
        case .ended: endDragging(velocity: liftVelocity(of: pan))
        case .cancelled: endDragging(velocity: .zero)
        default: break
        }
    }

    private func beginDragging() {
        brake()
        isCaught = false
        if heldOffset == nil { heldOffset = heldOffset(for: layer.bounds.origin) }
        drag = ScrollDrag(start: layer.bounds.origin, lastMove: eventTime)
        if !isBraked { takeDirection() }
        // The end of editing may have taken the scroll view away.
        guard drag != nil else { return }
        drag?.report = .beginning
        indicators.show(in: self)
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The first movement says along which axis the content follows, and takes the keyboard away.
    private func takeDirection() {
        if isDirectionalLockEnabled { drag?.lock = lock(for: panGestureRecognizer.velocity(in: self)) }
        if keyboardDismissMode == .onDrag { dismissKeyboard() }
    }

    /// Stops what moves. The end of a deceleration is reported when the finger moves, or has lifted (R-SCR-30).
    private func brake() {
        guard case .deceleration? = motion?.kind else { return stopMotion() }
        isBraked = true
        motion = nil
        refreshes.stop()
    }

    final func reportBrake() {
        guard isBraked else { return }
        isBraked = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// A direction that is near to neither axis locks nothing.
    private func lock(for velocity: CGPoint) -> ScrollDrag.Lock {
        let ratio = GestureConfiguration.current.directionalLockRatio, tolerance = GestureConfiguration.comparisonTolerance
        if abs(velocity.x) > abs(velocity.y) * ratio + tolerance { return .horizontal }
        return abs(velocity.y) > abs(velocity.x) * ratio + tolerance ? .vertical : .none
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        if motion != nil, drag != nil { stopMotion() }
        let translation = pan.translation(in: self)
        if isBraked, translation != drag?.followed {
            takeDirection()
            reportBrake()
        }
        guard let drag, var held = heldOffset, translation != drag.followed else { return }
        self.drag?.followed = translation
        self.drag?.lastMove = eventTime
        // The pinch places the content (R-SCR-51).
        if isPinchedByTwo { return }
        if drag.lock != .vertical { held.x -= translation.x - drag.followed.x }
        if drag.lock != .horizontal { held.y -= translation.y - drag.followed.y }
        // Nothing holds what a wheel has turned beyond the end (R-SCR-15).
        if pan.indirectMotion?.kind == .wheel { held = clamped(held) }
        heldOffset = held
        moveContent(to: shownOffset(for: held))
        if keyboardDismissMode == .interactive { dismissKeyboard(under: pan) }
    }

    /// Of the offset, in points a second; none if the fingers have rested before they lifted (R-SCR-13).
    private func liftVelocity(of pan: UIPanGestureRecognizer) -> CGPoint {
        guard let drag else { return .zero }
        // For a touchpad the pan has decided it (R-IND-7).
        let limit = GestureConfiguration.current.scrollRestInterval - GestureConfiguration.comparisonTolerance
        if pan.indirectMotion == nil, eventTime - drag.lastMove >= limit { return .zero }
        let velocity = pan.velocity(in: self)
        return CGPoint(x: drag.lock != .vertical && scrollsHorizontally ? -velocity.x : 0,
                       y: drag.lock != .horizontal && scrollsVertically ? -velocity.y : 0)
    }

    /// What the pan was doing is over, with an action or without.
    final func panWasReset() {
        if drag?.report == .beginning { endDragging(velocity: .zero) }
    }

    final func endDragging(velocity: CGPoint) {
        guard let drag, drag.report != .end else { return }
        self.drag?.report = .end
        let natural = restingPlace(after: velocity, from: drag.start)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restingPlace(proposed: natural, velocity: perMillisecond)
        if let delegate {
            withUnsafeMutablePointer(to: &target) {
                delegate.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: $0)
            }
        }
        if !target.isFinite { target = natural }
        self.drag = nil
        // The delegate may have taken the scroll view away.
        var isFree = motion == nil && window != nil
        if pinching == nil {
            heldOffset = nil
        } else if isPinchLettingGo {
            // The content goes on when the pinch has ended as well, unless the scale goes back to its limit then.
            pinching?.release = ScrollRelease(velocity: velocity, natural: natural, target: target)
            if scale != scale.clamped(to: scaleLimits) { isFree = false }
        } else {
            isFree = false
        }
        let next = isFree ? movement(after: velocity, natural: natural, to: target) : nil, place = layer.bounds.origin
        putSinceDrag = .zero
        delegate?.scrollViewDidEndDragging(self, willDecelerate: next != nil)
        reportBrake()
        let put = putSinceDrag ?? .zero
        putSinceDrag = nil
        guard pinching == nil else { return }
        if let next, motion == nil, self.drag == nil, window != nil {
            let origin = layer.bounds.origin
            start(next, movedBy: CGVector(dx: origin.x - place.x, dy: origin.y - place.y), ofWhich: put)
        } else if motion == nil {
            indicators.hideSoon(in: self)
        }
    }
}
