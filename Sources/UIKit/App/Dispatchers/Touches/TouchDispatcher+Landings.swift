internal import GestureEngine
internal import TouchHost

/// Where touches land, and whether their views are called with them.
extension TouchDispatcher {
    /// The view under a landing, and its window; the trace receives what was passed over.
    func hitTest(_ contact: Contact, _ scene: UIWindowScene, _ event: UIEvent) -> (view: UIView, window: UIWindow)? {
        let location = CGPoint(x: contact.position.x / scene.scale, y: contact.position.y / scene.scale)
        if isPassed(contact), let reader = application.screenReader { return reader.passing { scene.hitTest(location, with: event) } }
        guard let trace = GestureTrace.current else { return scene.hitTest(location, with: event) }
        return trace.hitTest { scene.hitTest(location, with: event) }
    }

    /// Why the landing touch will not be delivered to its view: R-HIT-20, R-HIT-21, R-HIT-23.
    func whyNotAdmitted(_ touch: UITouch, among touches: ContiguousArray<UITouch>) -> NotAdmitted? {
        // A touch that hit no view is delivered to none.
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
