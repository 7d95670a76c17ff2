internal import TouchHost

/// Touches that end for another reason than a lift: the application cancels them, or their views leave.
extension TouchDispatcher {
    // MARK: Cancelling

    /// Cancels every live touch, in all scenes or in one, in a separate event (R-APP-4). The contacts stay unheard until they lift.
    ///
    /// From inside a callback recognizers and views are called at once, without a further event.
    func cancelTouches(in scene: UIWindowScene? = nil, at timestamp: Double) {
        for other in application.scenes where scene == nil || other === scene { other.interruptions += 1 }
        guard let event else { return gestures.cancelNow(scene?.number, nil) }
        let cancelled = event.touches.filter { $0.isLive && (scene == nil || $0.scene == scene?.number) }
        guard !cancelled.isEmpty else { return gestures.cancelNow(scene?.number, event) }
        let timestamp = max(timestamp, event.timestamp)
        if isDispatching || gestures.isRunning {
            return gestures.client.showAsTheyAre {
                for touch in cancelled {
                    // Between two events it has been where it is since the last one (R-TCH-25).
                    if !isDispatching { touch.previousLocation = touch.sample.location }
                    touch.end(.cancelled, at: timestamp)
                    taps.finished(touch)
                }
                owesFinish = true
                gestures.cancelNow(scene?.number, event)
            }
        }
        // No device says which keys are down now: those that were in the last event.
        let modifiers = KeyModifiers(rawValue: event.modifierFlags.rawValue)
        gestures.client.showAsTheyAre {
            dispatch(timestamp: timestamp, modifiers: modifiers, buttons: 0) { _ in
                gestures.beginCancelling(scene?.number)
                for touch in cancelled where touch.isLive { end(touch, .cancelled, at: timestamp) }
            }
        }
    }

    /// Touches that were cancelled by what a timer led to leave the sequence, as at the end of an event.
    func finishCancelled() {
        guard owesFinish, !isDispatching, let event else { return }
        finish(event, wasDelivered: false)
    }

    // MARK: Views that leave their window

    /// Ends the touches of a view, and of the views in it, that is about to leave its window (R-VH-8): before the hierarchy changes.
    /// Then the recognizers of these views end what they do (R-GR-55).
    func viewWillLeaveWindow(_ view: UIView) {
        // Again, until none is left: a callback may move another touched view in here.
        while true {
            let leaving = gestures.unfinishedTouches(within: view)
            if leaving.isEmpty { break }
            tellOwners(of: leaving, in: view)
            // What they did may have ended some of them.
            let left = gestures.unfinishedTouches(within: view)
            gestures.sever(leaving.filter { left.contains($0) })
        }
        gestures.recognizersLeave(with: view)
    }

    /// Calls each view from the hit views up to the one that leaves: a control ends its tracking before the touch is cancelled (R-CTL-26).
    private func tellOwners(of touches: ContiguousArray<UITouch>, in view: UIView) {
        for touch in touches {
            var owner = touch.hitView
            while let told = owner, told.isDescendant(of: view) {
                told.touchesWillLeaveWindow()
                owner = told.superview
            }
        }
    }
}
