package import Foundation

/// What follows an input: at most one thing that calls the app, and what the rules continue with when that has returned.
///
/// Each call may change everything. So no step knows what comes after one: it is computed from the state and the space as they are then.
package struct ScrollStep: Sendable {
    package internal(set) var act = ScrollAct.none
    package internal(set) var indicators = ScrollIndicatorChange.none
    /// `nil` at the end.
    package internal(set) var next: ScrollContinuation?
}

/// What the scroll view is to do.
package enum ScrollAct: Sendable {
    case none
    /// The content goes there; a place where it is already moves nothing. The delegate is notified with `scrollViewDidScroll`.
    case move(CGPoint)
    /// The same, after a finger.
    case follow(CGPoint)
    /// The content is put there as by code, which is an input.
    case put(CGPoint)
    /// The same, without the notification: that comes when the layout is over.
    case shift(CGPoint)
    /// The content has been moved already: the notification alone.
    case tellMove
    /// The view that zooms takes the scale, if there is one.
    case scale(CGFloat)
    /// A drag begins to move the content: the keyboard may go.
    case takeDirection
    /// Where is the content to come to rest after a drag? The answer is an input.
    case askPan(ScrollLift)
    /// Where is it to come to rest otherwise? The answer is an input.
    case askRest(ScrollLift)
    case tell(ScrollCall)
}

/// What the delegate is notified of.
package enum ScrollCall: Equatable, Sendable {
    case willBeginDragging, didEndDragging(goesOn: Bool)
    case willBeginDecelerating, didEndDecelerating
    case didEndAnimation, didScrollToTop
    case willBeginZooming, didZoom, didEndZooming
}

/// What becomes of the indicators.
package enum ScrollIndicatorChange: Sendable { case none, show, hideSoon, hide }

/// How the rules continue after a call.
package enum ScrollContinuation: Sendable {
    case then(ScrollPlan)
    /// The view that zooms may have taken a scale that is inside its limits.
    case broughtScale(from: CGFloat, to: CGPoint, ScrollPlan)
    case broughtContent(ScrollPlan)
    case endZooming(ScrollPlan)
}

/// The rest of what an input leads to, when something before it is over.
package enum ScrollPlan: Sendable {
    case nothing
    // A drag.
    case beginDrag(ScrollTouch), reportDrag, follow(ScrollTouch), reportBrake(ScrollTouch), move(ScrollTouch)
    case reportBrakeOfRelease, goOnAfterDrag
    // A pinch.
    case beginPinch(ScrollPinchTouch), placePinched(from: CGFloat, CGPoint, to: CGPoint), reportPinch(factor: CGFloat)
    case comeToRest(ScrollLift?)
    // A refresh.
    case moveOn(TimeInterval), reportMove(TimeInterval, isZoom: Bool, isOver: Bool), finishMove(TimeInterval), finish(TimeInterval)
    // Code.
    case go(to: CGPoint, isAnimated: Bool, ScrollMovement.Purpose, wasZooming: Bool)
    case zoom(to: CGFloat, offset: CGPoint, isAnimated: Bool), zoomOn(to: CGFloat, offset: CGPoint), putZoomed(CGPoint), reportZoom
    case regrip, rest
    // The end.
    case stopAfterLeaving(wasPinched: Bool), endPinchAfterLeaving(wasPinched: Bool), stayAfterLeaving
}
