internal import Foundation

// The content is put elsewhere, or has other ends.
extension ScrollState {
    /// Fingers and movements continue from where the content was put (R-SCR-33).
    mutating func put(from old: CGPoint, _ space: ScrollSpace) -> ScrollStep {
        shift(from: old, space)
        return ScrollStep(act: .tellMove)
    }

    private mutating func shift(from old: CGPoint, _ space: ScrollSpace) {
        let way = ScrollVector(from: old, to: space.offset)
        // Beyond an end what is shown is less than what the fingers ask for.
        hold.change(grip: { $0 = space.regripped(CGPoint(x: $0.x + way.dx, y: $0.y + way.dy)) })
        hold.change(release: { $0.put = $0.put + way })
        movement.redirect(movedBy: way, ofWhich: way, in: space)
    }

    mutating func go(to place: CGPoint, isAnimated: Bool, _ purpose: ScrollMovement.Purpose, wasZooming: Bool, _ space: ScrollSpace) -> ScrollStep {
        // There may be less content at the scale that the end of zooming has left.
        let place = wasZooming ? space.clamped(place) : place
        guard isAnimated, space.isInWindow else { return ScrollStep(act: .put(place)) }
        guard place != space.offset else { return ScrollStep() }
        movement.begin(ScrollCourse(to: place, in: space), for: purpose)
        return ScrollStep(indicators: .show)
    }

    // MARK: Other ends (R-SCR-34, R-SCR-37)

    /// Fingers and movements continue between the ends as they are now.
    private mutating func continueInside(_ space: ScrollSpace) {
        hold.regrip(in: space)
        movement.redirect(movedBy: .zero, ofWhich: .zero, in: space)
    }

    /// Content that nothing has is taken back between its ends.
    mutating func stayInside(_ space: ScrollSpace) -> ScrollStep {
        guard !space.isEmpty else { return ScrollStep() }
        continueInside(space)
        return isFree ? place(at: space.clamped(space.offset), space) : ScrollStep()
    }

    /// Content at its beginning stays there; other content stays where it is, inside its ends.
    mutating func takeInsets(from old: CGPoint, to new: CGPoint, _ space: ScrollSpace) -> ScrollStep {
        continueInside(space)
        guard isFree, !space.isEmpty else { return ScrollStep() }
        let place = CGPoint(x: space.offset.x == old.x ? new.x : space.offset.x, y: space.offset.y == old.y ? new.y : space.offset.y)
        return self.place(at: space.clamped(place), space)
    }

    mutating func takeRoom(isAnimated: Bool, _ space: ScrollSpace) -> ScrollStep {
        continueInside(space)
        let target = space.clamped(space.offset)
        guard isFree, target != space.offset else { return ScrollStep() }
        return go(to: target, isAnimated: isAnimated, .settling, wasZooming: false, space)
    }

    // MARK: Layout

    /// In the middle of a layout the delegate is not called: where things are in the content is not known yet.
    private mutating func place(at offset: CGPoint, _ space: ScrollSpace) -> ScrollStep {
        guard space.isPlacing else { return ScrollStep(act: .move(offset)) }
        guard offset != space.offset else { return ScrollStep() }
        owesMove = true
        return ScrollStep(act: .shift(offset))
    }

    mutating func measured(from old: CGPoint, _ space: ScrollSpace) -> ScrollStep {
        guard space.isPlacing else { return put(from: old, space) }
        shift(from: old, space)
        owesMove = true
        return ScrollStep()
    }

    mutating func laidOut() -> ScrollStep {
        guard owesMove else { return ScrollStep() }
        owesMove = false
        return ScrollStep(act: .tellMove)
    }

    // MARK: No window any more (R-SCR-31)

    /// It stops, inside its ends; the end of what had begun is reported. A drag has been reset before.
    mutating func leaveWindow(_ space: ScrollSpace) -> ScrollStep {
        let wasPinched = hold.isPinched, wasBraked = hold.isBraked
        hold.letGo()
        let plan = ScrollPlan.stopAfterLeaving(wasPinched: wasPinched)
        return wasBraked ? ScrollStep(act: .tell(.didEndDecelerating), next: .then(plan)) : carryOut(plan, space)
    }

    mutating func stayAfterLeaving(_ space: ScrollSpace) -> ScrollStep {
        var step = stayInside(space)
        step.indicators = .hide
        return step
    }
}
