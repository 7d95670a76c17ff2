internal import Foundation

// Movements without a finger: how they begin, continue and end.
extension ScrollState {
    /// After a finger.
    /// - Parameters:
    ///   - distance: How far away the content came since the movement was computed.
    ///   - put: How much of that code has put it; the rest brought it back between its ends.
    mutating func decelerate(_ course: ScrollCourse, movedBy distance: ScrollVector = .zero, ofWhich put: ScrollVector = .zero, _ space: ScrollSpace) -> ScrollStep {
        hold.forgetCaught()
        movement.decelerate(course)
        // The delegate may have changed the ends meanwhile, too.
        movement.redirect(movedBy: distance, ofWhich: put, in: space)
        return ScrollStep(act: .tell(.willBeginDecelerating), indicators: .show)
    }

    // MARK: Refreshes

    mutating func tick(_ time: TimeInterval, _ space: ScrollSpace) -> ScrollStep {
        movement.show(time)
        guard let scale = movement.scale(at: time, space.figures) else { return moveOn(at: time, space) }
        return ScrollStep(act: .scale(scale), next: .then(.moveOn(time)))
    }

    /// A call may have stopped the movement, put it elsewhere, or begun another.
    func moveOn(at time: TimeInterval, _ space: ScrollSpace) -> ScrollStep {
        guard let place = movement.place(at: time, in: space) else { return ScrollStep() }
        let isOver = movement.isOver(at: time, space.figures), isZoom = movement.isZoom
        let isLast = !isOver && !isZoom && !hold.isDragged && !hold.isPinched
        return ScrollStep(act: .move(place), next: isLast ? nil : .then(.reportMove(time, isZoom: isZoom, isOver: isOver)))
    }

    mutating func reportMove(at time: TimeInterval, isZoom: Bool, isOver: Bool, _ space: ScrollSpace) -> ScrollStep {
        // A finger that holds the content continues from the present place.
        hold.regrip(in: space)
        if isZoom { return ScrollStep(act: .tell(.didZoom), next: isOver ? .then(.finishMove(time)) : nil) }
        return isOver ? finishMove(at: time, space) : ScrollStep()
    }

    /// The ends may have changed with that, and where it leads with them.
    func finishMove(at time: TimeInterval, _ space: ScrollSpace) -> ScrollStep {
        guard movement.isOver(at: time, space.figures), let place = movement.place(at: time, in: space) else { return ScrollStep() }
        return ScrollStep(act: .move(place), next: .then(.finish(time)))
    }

    mutating func finish(at time: TimeInterval, _ space: ScrollSpace) -> ScrollStep {
        guard movement.isOver(at: time, space.figures) else { return ScrollStep() }
        return stop(space, then: movement.isZoomBounce ? .comeToRest(nil) : .nothing)
    }

    // MARK: The end

    /// Ends a movement at its place, and reports the end.
    /// - Parameter keepsScale: Whether the scale stays even if it is beyond its limits, for what takes it from there.
    mutating func stop(keepsScale: Bool = false, _ space: ScrollSpace, then plan: ScrollPlan) -> ScrollStep {
        let stopped = movement.kind
        movement.end()
        var step = switch stopped {
        case .none: carryOut(plan, space)
        case .settling: ScrollStep(next: .then(plan))
        case .deceleration: ScrollStep(act: .tell(.didEndDecelerating), next: .then(plan))
        case .animation: ScrollStep(act: .tell(.didEndAnimation), next: .then(plan))
        case .toTop: ScrollStep(act: .tell(.didScrollToTop), next: .then(plan))
        case .zoom, .zoomBounce: keepsScale ? ScrollStep(act: .tell(.didEndZooming), next: .then(plan)) : bringScaleInside(space, then: plan)
        }
        if stopped != .none { step.indicators = .hideSoon }
        return step
    }

    /// Ends the movement, or what would have followed a drag whose end is being reported, and puts the content where it rests (R-SCR-35a).
    mutating func halt(_ space: ScrollSpace) -> ScrollStep {
        guard !movement.isNone || hold.isReleasedToMovement else { return ScrollStep() }
        hold.change(release: { $0.next = nil })
        return stop(space, then: .rest)
    }

    func rest(_ space: ScrollSpace) -> ScrollStep {
        guard isFree else { return ScrollStep() }
        return ScrollStep(act: .move(space.restingPlace(after: .zero, from: space.offset)))
    }

    /// Back between the ends, or to a page, after fingers.
    /// - Parameter lift: What a drag has left that ended together with a pinch.
    mutating func comeToRest(after lift: ScrollLift?, _ space: ScrollSpace) -> ScrollStep {
        guard isFree, space.isInWindow else { return ScrollStep() }
        if let lift { return settle(lift, space) }
        let natural = space.restingPlace(after: .zero, from: space.offset)
        return ScrollStep(act: .askRest(ScrollLift(velocity: .zero, natural: natural, target: natural)))
    }

    mutating func settle(_ lift: ScrollLift, _ space: ScrollSpace) -> ScrollStep {
        guard isFree, space.isInWindow else { return ScrollStep() }
        guard let next = space.course(after: lift) else { return ScrollStep(indicators: .hideSoon) }
        return decelerate(next, space)
    }

    // MARK: Caught by a finger (R-SCR-6a)

    mutating func land(_ space: ScrollSpace) -> ScrollStep {
        guard isStoppable else { return ScrollStep() }
        if case .nothing = hold.phase { hold.catchContent() }
        return stop(space, then: .nothing)
    }

    /// The finger that stopped the content went without moving it: the content goes back between its ends, or to a page.
    mutating func leave(_ space: ScrollSpace) -> ScrollStep {
        guard hold.isCaught else { return ScrollStep() }
        hold.forgetCaught()
        // Code may have moved it meanwhile, and moves it still.
        guard movement.isNone, space.isInWindow else { return ScrollStep() }
        let target = space.restingPlace(after: .zero, from: space.offset)
        guard let next = space.course(after: ScrollLift(velocity: .zero, natural: target, target: target)) else { return ScrollStep() }
        return decelerate(next, space)
    }
}
