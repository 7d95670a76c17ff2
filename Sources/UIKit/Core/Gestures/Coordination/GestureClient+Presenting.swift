/// Touches as views see them that are called late, or for a cancellation of their own (R-DLV-27, R-DLV-29). No other code shows a touch in
/// another way than it is.
///
/// Recognizers, and other views, that are called from inside such a call see them as they are (R-GR-55).
extension GestureClient {
    /// Calls the closure while the touch reads as it was at the moment. Afterwards it is again what it was before the call, unless
    /// the closure has brought it to its end.
    func show(_ touch: UITouch, as phase: UITouch.Phase, at moment: UITouch.Moment, during call: () -> Void) {
        beginShowing(touch, isPhaseAlone: false)
        touch.reading = UITouch.Reading(phase: phase, sample: moment.sample, previousLocation: moment.previousLocation,
                                        lastChange: moment.sample.timestamp)
        call()
        endShowing(1)
    }

    /// Calls the closure while the touches read cancelled. Their values stay. Afterwards each has its own phase again, unless the closure
    /// has brought it to its end.
    func showAsCancelled(_ touches: Set<UITouch>, during call: () -> Void) {
        for touch in touches {
            beginShowing(touch, isPhaseAlone: true)
            touch.currentPhase = .cancelled
        }
        call()
        endShowing(touches.count)
    }

    /// Calls the closure while all touches read as they are.
    func showAsTheyAre(during call: () -> Void) {
        if presented.isEmpty { return call() }
        var hidden: ContiguousArray<(entry: PresentedTouch, shown: UITouch.Reading, wasOver: Bool)> = []
        while let entry = presented.popLast() {
            hidden.append((entry, entry.touch.reading, entry.touch.isOver))
            restore(entry)
        }
        call()
        while let (entry, shown, wasOver) = hidden.popLast() {
            let touch = entry.touch
            beginShowing(touch, isPhaseAlone: entry.isPhaseAlone)
            // A touch that has ended meanwhile is shown as it is from now on.
            if touch.isOver != wasOver { continue }
            if entry.isPhaseAlone { touch.currentPhase = shown.phase } else { touch.reading = shown }
        }
    }

    private func beginShowing(_ touch: UITouch, isPhaseAlone: Bool) {
        presented.append(PresentedTouch(touch: touch, own: touch.reading, isPhaseAlone: isPhaseAlone, wasOver: touch.isOver))
    }

    private func endShowing(_ count: Int) {
        for _ in 0..<count { if let entry = presented.popLast() { restore(entry) } }
    }

    private func restore(_ entry: PresentedTouch) {
        let touch = entry.touch, shown = touch.reading
        let hasEnded = touch.isOver && !entry.wasOver
        if entry.isPhaseAlone {
            // An event that came in a loop inside the call has given it another phase.
            if shown.phase == .cancelled, !hasEnded { touch.currentPhase = entry.own.phase }
            return
        }
        touch.reading = entry.own
        guard hasEnded else { return }
        touch.currentPhase = shown.phase
        touch.sample.timestamp = shown.sample.timestamp
        touch.lastChange = shown.lastChange
        // The lift is not the report before it again (R-TCH-24).
        touch.sample.report = nil
        touch.sample.awaiting = []
    }
}
