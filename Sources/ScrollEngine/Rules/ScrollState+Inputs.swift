package import Foundation

// The ways in.
extension ScrollState {
    /// - Returns: What the scroll view is to do. When that has returned and ``ScrollStep/next`` is not `nil`, ``resume(_:in:)`` continues.
    package mutating func take(_ input: ScrollInput, in space: ScrollSpace) -> ScrollStep {
        switch input {
        case .panBegan(let touch): panBegan(touch, space)
        case .panMoved(let touch): panMoved(touch, space)
        case .panEnded(let touch): endDrag(space) { $0.liftVelocity(of: touch, in: space) }
        case .panCancelled: endDrag(space)
        case .panReset: hold.isReported ? endDrag(space) : ScrollStep()
        case .panAnswered(let lift, let pinchLetsGo): release(lift, pinchLetsGo: pinchLetsGo, space)
        case .pinchBegan(let touch): stop(keepsScale: true, space, then: .beginPinch(touch))
        case .pinchMoved(let touch): pinch(touch, space)
        case .pinchRegripped(let middle): change { $0.hold.change(pinch: { $0.middle = middle }) }
        case .pinchEnded: endPinch(space)
        case .restAnswered(let lift): settle(lift, space)
        case .landed: land(space)
        case .left: leave(space)
        case .indicatorMoved(let place): ScrollStep(act: .move(space.wholePixel(space.clamped(place))), next: .then(.regrip))
        case .tick(let time): tick(time, space)
        case .put(let old): put(from: old, space)
        case .go(let place, let isAnimated, let purpose):
            stop(space, then: .go(to: place, isAnimated: isAnimated, purpose, wasZooming: movement.isZoom))
        case .lead(let place): change { $0.movement.lead(to: place) }
        case .zoom(let scale, let offset, let isAnimated): stop(keepsScale: true, space, then: .zoom(to: scale, offset: offset, isAnimated: isAnimated))
        case .stop: stop(space, then: .nothing)
        case .halt: halt(space)
        case .turnedPage(let way): change { $0.hold.change(drag: { ($0.start.x, $0.start.y) = ($0.start.x + way.dx, $0.start.y + way.dy) }) }
        case .endsChanged: stayInside(space)
        case .insetsChanged(let old, let new): takeInsets(from: old, to: new, space)
        case .roomChanged(let isAnimated): takeRoom(isAnimated: isAnimated, space)
        case .measured(let old): measured(from: old, space)
        case .laidOut: laidOut()
        case .leftWindow: leaveWindow(space)
        }
    }

    /// The short way of the input `panMoved`, for a finger that has begun to drag: no call comes before the content follows it, and none of the rules reads
    /// more of the space than this. So a frame of a drag changes three numbers in their places, and copies nothing.
    /// - Returns: Where the content goes, and nothing follows that; `nil` where the input says what does.
    package mutating func follow(_ touch: ScrollTouch, x: ScrollAxis, y: ScrollAxis, contentsScale: CGFloat) -> CGPoint? {
        movement.isNone && !hold.isBraked ? hold.follow(touch, x, y, contentsScale) : nil
    }

    /// Continues when what a step asked for has returned.
    package mutating func resume(_ continuation: ScrollContinuation, in space: ScrollSpace) -> ScrollStep {
        switch continuation {
        case .then(let plan): carryOut(plan, space)
        case .broughtScale(let before, let place, let plan): bringContent(from: before, to: place, space, then: plan)
        case .broughtContent(let plan): reportBroughtScale(space, then: plan)
        case .endZooming(let plan): ScrollStep(act: .tell(.didEndZooming), next: .then(plan))
        }
    }

    mutating func carryOut(_ plan: ScrollPlan, _ space: ScrollSpace) -> ScrollStep {
        switch plan {
        case .nothing: ScrollStep()
        case .beginDrag(let touch): beginDrag(touch, isBraked: false, space)
        case .reportDrag: reportDrag()
        case .follow(let touch): follow(touch, space)
        case .reportBrake(let touch): reportBrake(touch, space)
        case .move(let touch): move(touch, space)
        case .reportBrakeOfRelease: reportBrakeOfRelease(space)
        case .goOnAfterDrag: goOnAfterDrag(space)
        case .beginPinch(let touch): beginPinch(touch, space)
        case .placePinched(let scale, let old, let middle): placePinched(from: scale, old, to: middle, space)
        case .reportPinch(let factor): factor == 1 ? ScrollStep() : ScrollStep(act: .tell(.didZoom))
        case .comeToRest(let lift): comeToRest(after: lift, space)
        case .moveOn(let time): moveOn(at: time, space)
        case .reportMove(let time, let isZoom, let isOver): reportMove(at: time, isZoom: isZoom, isOver: isOver, space)
        case .finishMove(let time): finishMove(at: time, space)
        case .finish(let time): finish(at: time, space)
        case .go(let place, let isAnimated, let purpose, let wasZooming): go(to: place, isAnimated: isAnimated, purpose, wasZooming: wasZooming, space)
        case .zoom(let scale, let offset, let isAnimated): zoom(to: scale, offset: offset, isAnimated: isAnimated, space)
        case .zoomOn(let scale, let offset): moveScale(to: scale, offset: offset, isBounce: false, space)
        case .putZoomed(let offset): ScrollStep(act: .put(offset), next: .then(.reportZoom))
        case .reportZoom: reportZoom(space)
        case .regrip: change { $0.hold.regrip(in: space) }
        case .rest: rest(space)
        case .stopAfterLeaving(let wasPinched): stop(space, then: .endPinchAfterLeaving(wasPinched: wasPinched))
        case .endPinchAfterLeaving(let wasPinched): wasPinched ? bringScaleInside(space, then: .stayAfterLeaving) : carryOut(.stayAfterLeaving, space)
        case .stayAfterLeaving: stayAfterLeaving(space)
        }
    }

    /// A change that calls nothing.
    private mutating func change(_ body: (inout ScrollState) -> Void) -> ScrollStep {
        body(&self)
        return ScrollStep()
    }
}
