internal import Foundation

// What fingers that scroll do (R-SCR-6, R-SCR-12, R-SCR-13, R-SCR-30).
extension ScrollState {
    mutating func panBegan(_ touch: ScrollTouch, _ space: ScrollSpace) -> ScrollStep {
        guard movement.isDeceleration else { return stop(space, then: .beginDrag(touch)) }
        // The end of the deceleration is reported when the finger moves, or has lifted.
        movement.end()
        return beginDrag(touch, isBraked: true, space)
    }

    mutating func beginDrag(_ touch: ScrollTouch, isBraked: Bool, _ space: ScrollSpace) -> ScrollStep {
        hold.begin(ScrollDrag(start: space.offset, lastMove: touch.time), isBraked: isBraked, in: space)
        if isBraked { return reportDrag() }
        takeDirection(touch, space)
        return ScrollStep(act: .takeDirection, next: .then(.reportDrag))
    }

    /// The first movement says along which axis the content follows.
    private mutating func takeDirection(_ touch: ScrollTouch, _ space: ScrollSpace) {
        guard space.locksDirection else { return }
        let lock = Self.lock(for: touch.velocity, space.figures)
        hold.change(drag: { $0.lock = lock })
    }

    /// A direction that is near to neither axis locks nothing.
    private static func lock(for velocity: CGPoint, _ figures: ScrollFigures) -> ScrollDrag.Lock {
        let tolerance = CGFloat(figures.tolerance)
        if abs(velocity.x) > abs(velocity.y) * figures.lockRatio + tolerance { return .horizontal }
        return abs(velocity.y) > abs(velocity.x) * figures.lockRatio + tolerance ? .vertical : .none
    }

    mutating func reportDrag() -> ScrollStep {
        // The end of editing may have taken the scroll view away.
        guard hold.isDragged else { return ScrollStep() }
        hold.change(drag: { $0.report = .beginning })
        return ScrollStep(act: .tell(.willBeginDragging), indicators: .show)
    }

    // MARK: Moving

    mutating func panMoved(_ touch: ScrollTouch, _ space: ScrollSpace) -> ScrollStep {
        hold.isDragged && !movement.isNone ? stop(space, then: .follow(touch)) : follow(touch, space)
    }

    mutating func follow(_ touch: ScrollTouch, _ space: ScrollSpace) -> ScrollStep {
        guard hold.isBraked(andMovesTo: touch.translation) else { return move(touch, space) }
        takeDirection(touch, space)
        return ScrollStep(act: .takeDirection, next: .then(.reportBrake(touch)))
    }

    mutating func reportBrake(_ touch: ScrollTouch, _ space: ScrollSpace) -> ScrollStep {
        guard hold.isBraked else { return move(touch, space) }
        hold.forgetBrake()
        return ScrollStep(act: .tell(.didEndDecelerating), next: .then(.move(touch)))
    }

    mutating func move(_ touch: ScrollTouch, _ space: ScrollSpace) -> ScrollStep {
        ScrollStep(act: hold.follow(touch, space.x, space.y, space.contentsScale).map { .follow($0) } ?? .none)
    }

    // MARK: The end

    /// - Parameter velocity: Of the offset, in points a second.
    mutating func endDrag(_ space: ScrollSpace, velocity: (ScrollDrag) -> CGPoint = { _ in .zero }) -> ScrollStep {
        guard let drag = hold.drag, drag.report != .end else { return ScrollStep() }
        hold.change(drag: { $0.report = .end })
        let velocity = velocity(drag), natural = space.restingPlace(after: velocity, from: drag.start)
        return ScrollStep(act: .askPan(ScrollLift(velocity: velocity, natural: natural, target: natural)))
    }

    mutating func release(_ answer: ScrollLift, pinchLetsGo: Bool, _ space: ScrollSpace) -> ScrollStep {
        var lift = answer
        if !lift.target.x.isFinite || !lift.target.y.isFinite { lift.target = lift.natural }
        // The delegate may have taken the scroll view away.
        var isFree = movement.isNone && space.isInWindow
        if hold.isPinched {
            // The content continues when the pinch has ended as well, unless the scale goes back to its limit then.
            if pinchLetsGo { hold.change(pinch: { $0.lift = lift }) }
            isFree = isFree && pinchLetsGo && space.scaleLimits.contains(space.scale)
        }
        let next = isFree ? space.course(after: lift) : nil
        hold.release(ScrollRelease(next: next, place: space.offset))
        return ScrollStep(act: .tell(.didEndDragging(goesOn: next != nil)), next: .then(.reportBrakeOfRelease))
    }

    mutating func reportBrakeOfRelease(_ space: ScrollSpace) -> ScrollStep {
        hold.change(release: { $0.isReported = true })
        guard hold.isBraked else { return goOnAfterDrag(space) }
        hold.forgetBrake()
        return ScrollStep(act: .tell(.didEndDecelerating), next: .then(.goOnAfterDrag))
    }

    mutating func goOnAfterDrag(_ space: ScrollSpace) -> ScrollStep {
        guard let release = hold.forgetRelease() else { return ScrollStep(indicators: isFree ? .hideSoon : .none) }
        guard movement.isNone else { return ScrollStep() }
        guard let next = release.next, space.isInWindow else { return ScrollStep(indicators: .hideSoon) }
        return decelerate(next, movedBy: ScrollVector(from: release.place, to: space.offset), ofWhich: release.put, space)
    }
}

extension ScrollDrag {
    /// Of the offset, in points a second; none if the fingers have rested before they lifted (R-SCR-13).
    func liftVelocity(of touch: ScrollTouch, in space: ScrollSpace) -> CGPoint {
        if touch.source == .fingers, touch.time - lastMove >= space.figures.restInterval - space.figures.tolerance { return .zero }
        return CGPoint(x: lock != .vertical && space.x.scrolls ? -touch.velocity.x : 0, y: lock != .horizontal && space.y.scrolls ? -touch.velocity.y : 0)
    }
}
