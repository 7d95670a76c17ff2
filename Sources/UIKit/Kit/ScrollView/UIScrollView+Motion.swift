// Movements after a finger has lifted, and those that code asks for (R-SCR-21 … 25).
extension UIScrollView {
    /// Where the content comes to rest after a finger, if nothing says otherwise.
    final func restingPlace(after velocity: CGPoint, from start: CGPoint) -> CGPoint {
        let origin = layer.bounds.origin
        if isPagingEnabled {
            return CGPoint(x: PageStops.stop(from: start.x, at: origin.x, velocity.x, layer.bounds.width, horizontalLimits),
                           y: PageStops.stop(from: start.y, at: origin.y, velocity.y, layer.bounds.height, verticalLimits))
        }
        let rate = decelerationRate.rawValue
        func place(_ origin: CGFloat, _ velocity: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
            let inside = origin.clamped(to: limits)
            // From beyond an end the spring takes the content back to that end, however fast it goes (R-SCR-22).
            guard origin == inside, velocity != 0 else { return inside }
            let rest = origin + CGFloat(Deceleration.distance(velocity: velocity, rate: rate)), stop = rest.clamped(to: limits)
            return rest == stop ? wholePixel(stop, limits) : stop
        }
        return CGPoint(x: place(origin.x, velocity.x, horizontalLimits), y: place(origin.y, velocity.y, verticalLimits))
    }

    private func wholePixel(_ place: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
        ((place * layer.contentsScale).rounded() / layer.contentsScale).clamped(to: limits)
    }

    /// Where a movement ends: on a whole pixel, unless code or an end says where (R-SCR-32).
    private func restingPlace(of motion: ScrollMotion) -> CGPoint {
        CGPoint(x: motion.x.endsFreely ? wholePixel(motion.end.x, horizontalLimits) : motion.end.x,
                y: motion.y.endsFreely ? wholePixel(motion.end.y, verticalLimits) : motion.end.y)
    }

    /// The movement after a finger; `nil` for none.
    /// - Parameters:
    ///   - natural: Where the content would go by itself; there the movement is as long as it takes.
    ///   - target: Where it is to go.
    final func movement(after velocity: CGPoint, natural: CGPoint, to target: CGPoint) -> ScrollMotion? {
        let origin = layer.bounds.origin, size = layer.bounds.size
        func axis(_ place: CGFloat, _ velocity: CGFloat, _ natural: CGFloat, _ target: CGFloat, _ limits: ClosedRange<CGFloat>,
                  _ gives: Bool, _ length: CGFloat) -> AxisMotion {
            if natural != target {
                return AxisMotion(from: place, velocity: velocity, target: target, within: limits, isPaced: !isPagingEnabled)
            }
            if isPagingEnabled { return AxisMotion(from: place, velocity: velocity, pageAt: target.clamped(to: limits), length: length) }
            return AxisMotion(from: place, velocity: velocity, rate: decelerationRate.rawValue, within: limits, bounces: gives)
        }
        var motion = ScrollMotion(
            kind: .deceleration, start: CACurrentMediaTime(),
            x: axis(origin.x, velocity.x, natural.x, target.x, horizontalLimits, givesHorizontally, size.width),
            y: axis(origin.y, velocity.y, natural.y, target.y, verticalLimits, givesVertically, size.height))
        motion.ends = ScrollEnds(x: horizontalLimits, y: verticalLimits)
        return motion.duration > 0 ? motion : nil
    }

    /// - Parameters:
    ///   - distance: How far away the content came since the movement was made.
    ///   - put: How much of that code has put it; the rest brought it back between its ends.
    final func start(_ motion: ScrollMotion, movedBy distance: CGVector = .zero, ofWhich put: CGVector = .zero) {
        self.motion = motion
        if motion.ends == nil { self.motion?.ends = ScrollEnds(x: horizontalLimits, y: verticalLimits) }
        // The delegate may have changed the ends meanwhile, too.
        redirectMotion(movedBy: distance, ofWhich: put)
        refreshes.start { [weak self] in self?.motionGoesOn(at: $0) }
        indicators.show(in: self)
        if case .deceleration = motion.kind { delegate?.scrollViewWillBeginDecelerating(self) }
    }

    /// A refresh of the display.
    final func motionGoesOn(at time: TimeInterval) {
        guard let motion else { return refreshes.stop() }
        let isOver = motion.isOver(at: time)
        // What changes the movement before the next refresh changes it from here on.
        self.motion?.shown = max(time, motion.start)
        if let scale = motion.scale {
            showScale(isOver ? scale.end : scale.position(at: time - motion.start))
        }
        // A delegate's call may have stopped it, put it elsewhere, or begun another.
        guard let motion = self.motion else { return }
        if isOver { moveContent(exactlyTo: restingPlace(of: motion)) } else { moveContent(to: motion.offset(at: time)) }
        // A finger that holds the content continues from the present place.
        holdContent()
        if motion.scale != nil { delegate?.scrollViewDidZoom(self) }
        guard isOver, let last = self.motion, last.isOver(at: time) else { return }
        // The ends may have changed with that, and where it leads with them.
        moveContent(exactlyTo: restingPlace(of: last))
        guard self.motion?.isOver(at: time) == true else { return }
        let wasBouncing = isZoomBouncing
        stopMotion()
        if wasBouncing { comeToRest() }
    }

    /// A movement continues from its place and at its velocity, when the ends of the content are others now or code has put the
    /// content elsewhere (R-SCR-21, R-SCR-33, R-SCR-34). Nothing is notified.
    /// - Parameters:
    ///   - distance: How far away the content came.
    ///   - put: How far code has put it, and its goal along with it; `distance` unless given.
    final func redirectMotion(movedBy distance: CGVector = .zero, ofWhich put: CGVector? = nil) {
        guard var motion else { return }
        let ends = ScrollEnds(x: horizontalLimits, y: verticalLimits), old = motion.ends ?? ends
        guard ends != old || distance != .zero else { return }
        // Not from now on: until the next refresh time would be lost.
        let shown = motion.shown ?? motion.start, time = shown - motion.start
        if case .deceleration = motion.kind {
            let size = layer.bounds.size, put = put ?? distance
            motion.x = motion.x.goingOn(at: time, movedBy: distance.dx, goalBy: put.dx, within: ends.x, before: old.x, length: size.width,
                                        gives: givesHorizontally, bounces: bouncesHorizontally)
            motion.y = motion.y.goingOn(at: time, movedBy: distance.dy, goalBy: put.dy, within: ends.y, before: old.y, length: size.height,
                                        gives: givesVertically, bounces: bouncesVertically)
            motion.start = shown
        } else {
            motion.x.shift(by: distance.dx)
            motion.y.shift(by: distance.dy)
            let end = self.end(of: motion, within: ends, before: old), duration = motion.duration
            motion.x = motion.x.leading(to: end.x, at: time, of: duration)
            motion.y = motion.y.leading(to: end.y, at: time, of: duration)
        }
        motion.ends = ends
        self.motion = motion
    }

    /// Leads a movement that code asked for to another place, in the time that is left.
    final func lead(to place: CGPoint) {
        guard var motion, case .animation = motion.kind else { return }
        let time = (motion.shown ?? motion.start) - motion.start, duration = motion.duration
        motion.x = motion.x.leading(to: place.x, at: time, of: duration)
        motion.y = motion.y.leading(to: place.y, at: time, of: duration)
        self.motion = motion
    }

    /// Where a movement that code asked for leads between other ends. A place beyond the ends stays: code may ask for one (R-SCR-33).
    private func end(of motion: ScrollMotion, within ends: ScrollEnds, before old: ScrollEnds) -> CGPoint {
        if let scale = motion.scale { return offset(motion.end, atScale: scale.end) }
        var isToTop = false
        if case .toTop = motion.kind { isToTop = true }
        func place(_ end: CGFloat, _ limits: ClosedRange<CGFloat>, _ old: ClosedRange<CGFloat>) -> CGFloat {
            if isToTop, end == old.lowerBound { return limits.lowerBound }
            return old.contains(end) ? end.clamped(to: limits) : end
        }
        return CGPoint(x: place(motion.end.x, ends.x, old.x), y: place(motion.end.y, ends.y, old.y))
    }

    /// Ends a movement at its place, and reports the end.
    /// - Parameter keepsScale: Whether the scale stays even if it is beyond its limits, for what takes it from there.
    final func stopMotion(keepsScale: Bool = false) {
        guard let motion else { return }
        self.motion = nil
        refreshes.stop()
        indicators.hideSoon(in: self)
        switch motion.kind {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .settling: break
        case .toTop: delegate?.scrollViewDidScrollToTop(self)
        case .zoom:
            if !keepsScale { takeScaleInside() }
            endZooming()
        }
    }

    /// Back between the ends, or to a page, after fingers.
    /// - Parameter release: What a drag has left that ended together with a pinch.
    final func comeToRest(after release: ScrollRelease? = nil) {
        guard drag == nil, pinching == nil, motion == nil, window != nil else { return }
        let natural = release?.natural ?? restingPlace(after: .zero, from: layer.bounds.origin)
        let target = release?.target ?? (restsAtPlaces ? restingPlace(proposed: natural, velocity: .zero) : natural)
        if let next = movement(after: release?.velocity ?? .zero, natural: natural, to: target) {
            start(next)
        } else {
            indicators.hideSoon(in: self)
        }
    }

    /// The scroll view is in no window any more.
    final func stopForGood() {
        let wasPinching = pinching != nil
        // From inside its own action the pan is cancelled only when that has returned.
        if drag?.report == .beginning { endDragging(velocity: .zero) }
        drag = nil
        pinching = nil
        heldOffset = nil
        reportBrake()
        stopMotion()
        if wasPinching {
            takeScaleInside()
            endZooming()
        }
        stayInside()
        indicators.hide()
    }

    // MARK: Caught by a finger (R-SCR-6a)

    /// Whether the content moves without a finger, and a finger would stop it.
    final var isMoving: Bool { motion.map { $0.scale == nil } ?? false }

    final func fingerLanded() {
        guard let motion, motion.scale == nil else { return }
        isCaught = true
        stopMotion()
    }

    /// The finger that stopped the content went without moving it: the content goes back between its ends, or to a page.
    final func fingersWent() {
        guard isCaught else { return }
        isCaught = false
        // Code may have moved it meanwhile, and moves it still.
        guard drag == nil, pinching == nil, motion == nil, window != nil else { return }
        let target = restingPlace(after: .zero, from: layer.bounds.origin)
        if let motion = movement(after: .zero, natural: target, to: target) { start(motion) }
    }
}
