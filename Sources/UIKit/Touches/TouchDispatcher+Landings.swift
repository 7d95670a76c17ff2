internal import GestureEngine

/// Where touches land, and whether their views are called with them.
extension TouchDispatcher {
    /// The view under a landing, and its window; the trace receives what was passed over.
    func hitTest(_ sample: QueuedSample, _ event: UIEvent) -> (view: UIView, window: UIWindow)? {
        guard let trace = GestureTrace.current else { return sample.scene.hitTest(sample.location, with: event) }
        return trace.hitTest { sample.scene.hitTest(sample.location, with: event) }
    }

    /// Why the landing touch will not be delivered to its view: R-HIT-20, R-HIT-21, R-HIT-23.
    func whyNotAdmitted(_ touch: UITouch, among touches: ContiguousArray<UITouch>) -> NotAdmitted? {
        // One that hit no view is delivered to none.
        guard let view = touch.hitView else { return .exclusive }
        if !view.isMultipleTouchEnabled, touches.contains(where: { $0.isLive && $0.hitView === view }) { return .hasOne }
        let isExclusive = view.isExclusiveTouch
        for other in touches where other.isLive && other.landingWindow === touch.landingWindow && !gestures.isTaken(other) {
            guard let otherView = other.hitView, otherView !== view else { continue }
            if isExclusive || otherView.isExclusiveTouch { return .exclusive }
        }
        return nil
    }
}
