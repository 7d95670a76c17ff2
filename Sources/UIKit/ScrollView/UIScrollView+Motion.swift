// Movements that go on by themselves (R-SCR-21 … 25).
extension UIScrollView {
    /// Where the content comes to rest after a finger, if nothing says otherwise.
    final func restingPlace(after velocity: CGPoint, from start: CGPoint) -> CGPoint {
        let origin = layer.bounds.origin
        if isPagingEnabled {
            return CGPoint(x: PageStops.stop(from: start.x, at: origin.x, velocity.x, layer.bounds.width, horizontalLimits),
                           y: PageStops.stop(from: start.y, at: origin.y, velocity.y, layer.bounds.height, verticalLimits))
        }
        let rate = decelerationRate.rawValue
        return clamped(CGPoint(x: origin.x + Deceleration.distance(velocity: velocity.x, rate: rate),
                               y: origin.y + Deceleration.distance(velocity: velocity.y, rate: rate)))
    }

    /// The movement after a finger; `nil` for none.
    /// - Parameters:
    ///   - natural: Where the content would go by itself; there the movement is as long as it takes.
    ///   - target: Where it is to go.
    final func movement(after velocity: CGPoint, natural: CGPoint, to target: CGPoint) -> ScrollMotion? {
        let origin = layer.bounds.origin
        func axis(_ place: CGFloat, _ velocity: CGFloat, _ natural: CGFloat, _ target: CGFloat, _ limits: ClosedRange<CGFloat>,
                  _ gives: Bool) -> AxisMotion {
            if isPagingEnabled || natural != target {
                return AxisMotion(from: place, velocity: velocity, settlingAt: target.clamped(to: limits), paced: !isPagingEnabled)
            }
            return AxisMotion(from: place, velocity: velocity, rate: decelerationRate.rawValue, within: limits, bounces: gives)
        }
        let motion = ScrollMotion(
            kind: .deceleration, start: CACurrentMediaTime(),
            x: axis(origin.x, velocity.x, natural.x, target.x, horizontalLimits, givesHorizontally),
            y: axis(origin.y, velocity.y, natural.y, target.y, verticalLimits, givesVertically))
        return motion.duration > 0 ? motion : nil
    }

    final func start(_ motion: ScrollMotion) {
        self.motion = motion
        driver.start(self)
        indicators.show(in: self)
        if case .deceleration = motion.kind { delegate?.scrollViewWillBeginDecelerating(self) }
    }

    /// A refresh of the display.
    final func motionGoesOn(at time: TimeInterval) {
        guard let motion else { return driver.stop() }
        let isOver = motion.isOver(at: time)
        if let scale = motion.scale {
            showScale(isOver ? scale.end : scale.position(at: time - motion.start))
        }
        // What is notified of it may have stopped it, put it elsewhere, or begun another.
        guard let motion = self.motion else { return }
        if isOver { moveContent(exactlyTo: motion.end) } else { moveContent(to: motion.offset(at: time)) }
        if motion.scale != nil { delegate?.scrollViewDidZoom(self) }
        if isOver, self.motion?.isOver(at: time) == true { stopMotion() }
    }

    /// Ends what goes on by itself, where it is, and reports the end.
    final func stopMotion() {
        guard let motion else { return }
        self.motion = nil
        driver.stop()
        indicators.hideSoon(in: self)
        switch motion.kind {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .settling: break
        case .toTop: delegate?.scrollViewDidScrollToTop(self)
        case .zoom: endZooming()
        }
    }

    /// The scroll view is in no window any more.
    final func stopForGood() {
        drag = nil
        pinching = nil
        heldOffset = nil
        stopMotion()
        stayInside()
        indicators.hide()
    }

    // MARK: Caught by a finger (R-SCR-6a)

    /// Whether content goes on by itself, and a finger would stop it.
    final var isMoving: Bool { motion.map { $0.scale == nil } ?? false }

    final func fingerLanded() {
        guard let motion, motion.scale == nil else { return }
        isCaught = true
        stopMotion()
    }

    /// The finger that stopped the content went without moving it: the content goes back between its ends, or to a page.
    final func fingersWent() {
        guard isCaught, drag == nil, pinching == nil, motion == nil, window != nil else { return }
        isCaught = false
        let target = restingPlace(after: .zero, from: layer.bounds.origin)
        if let motion = movement(after: .zero, natural: target, to: target) { start(motion) }
    }
}
