internal import Foundation

// What fingers that pinch do, and what becomes of the scale (R-SCR-50 … 55).
extension ScrollState {
    mutating func beginPinch(_ touch: ScrollPinchTouch, _ space: ScrollSpace) -> ScrollStep {
        // A pan that drags has moved the content in this event already; otherwise the movement that made the pinch moves it.
        hold.begin(ScrollPinch(held: space.heldScale(for: space.scale), middle: hold.isDragged ? touch.middle : touch.earlierMiddle), in: space)
        return ScrollStep(act: .tell(.willBeginZooming), indicators: .show)
    }

    mutating func pinch(_ touch: ScrollPinchTouch, _ space: ScrollSpace) -> ScrollStep {
        guard let old = hold.pinch, touch.scale > 0 else { return ScrollStep() }
        let held = old.held * (touch.scale / old.followed), middle = touch.hasMiddle ? touch.middle : old.middle
        hold.change(pinch: { ($0.held, $0.followed, $0.middle) = (held, touch.scale, middle) })
        let scale = space.shownScale(for: held)
        guard scale != space.scale || middle != old.middle else { return ScrollStep() }
        return ScrollStep(act: .scale(scale), next: .then(.placePinched(from: space.scale, old.middle, to: middle)))
    }

    /// What stood between the fingers stands there again: that alone places the content (R-SCR-51).
    mutating func placePinched(from before: CGFloat, _ old: CGPoint, to middle: CGPoint, _ space: ScrollSpace) -> ScrollStep {
        guard let held = hold.grip else { return ScrollStep() }
        // The delegate may name no view any more.
        let factor = space.scale / before
        let grip = CGPoint(x: (held.x + old.x) * factor - middle.x, y: (held.y + old.y) * factor - middle.y)
        hold.change(grip: { $0 = grip })
        return ScrollStep(act: .move(space.wholePixel(space.shown(for: grip))), next: .then(.reportPinch(factor: factor)))
    }

    mutating func endPinch(_ space: ScrollSpace) -> ScrollStep {
        guard let pinch = hold.pinch else { return ScrollStep() }
        hold.endPinch()
        let target = space.scale.clamped(to: space.scaleLimits)
        guard target != space.scale else { return ScrollStep(act: .tell(.didEndZooming), next: .then(.comeToRest(pinch.lift))) }
        return moveScale(to: target, offset: space.offset(atScale: target, about: pinch.middle), isBounce: true, space)
    }

    // MARK: Code

    mutating func zoom(to scale: CGFloat, offset: CGPoint, isAnimated: Bool, _ space: ScrollSpace) -> ScrollStep {
        guard scale != space.scale || offset != space.offset else { return ScrollStep() }
        guard isAnimated, space.isInWindow else { return ScrollStep(act: .scale(scale), next: .then(.putZoomed(offset))) }
        return ScrollStep(act: .tell(.willBeginZooming), next: .then(.zoomOn(to: scale, offset: offset)))
    }

    mutating func moveScale(to target: CGFloat, offset: CGPoint, isBounce: Bool, _ space: ScrollSpace) -> ScrollStep {
        let scale = AxisMotion(from: space.scale, to: target, duration: space.figures.animationDuration)
        movement.zoom(ScrollCourse(to: offset, in: space), scale: scale, isBounce: isBounce)
        return ScrollStep(indicators: .show)
    }

    mutating func reportZoom(_ space: ScrollSpace) -> ScrollStep {
        hold.regrip(in: space)
        return ScrollStep(act: .tell(.didZoom))
    }

    // MARK: Back inside the limits

    /// A scale beyond its limits goes back to them at once: what took it there, or back, was interrupted (R-SCR-31, R-SCR-52).
    func bringScaleInside(_ space: ScrollSpace, then plan: ScrollPlan) -> ScrollStep {
        let target = space.scale.clamped(to: space.scaleLimits)
        guard target != space.scale else { return ScrollStep(act: .tell(.didEndZooming), next: .then(plan)) }
        return ScrollStep(act: .scale(target), next: .broughtScale(from: space.scale, to: space.offset(atScale: target, about: space.middle), plan))
    }

    /// There may be no view that zooms, which then has not taken the scale.
    func bringContent(from before: CGFloat, to place: CGPoint, _ space: ScrollSpace, then plan: ScrollPlan) -> ScrollStep {
        guard space.scale != before else { return ScrollStep(act: .tell(.didEndZooming), next: .then(plan)) }
        return ScrollStep(act: .move(place), next: .broughtContent(plan))
    }

    mutating func reportBroughtScale(_ space: ScrollSpace, then plan: ScrollPlan) -> ScrollStep {
        hold.regrip(in: space)
        return ScrollStep(act: .tell(.didZoom), next: .endZooming(plan))
    }
}
