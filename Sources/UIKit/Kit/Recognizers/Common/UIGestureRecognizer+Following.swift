/// What the recognizers that follow fingers continuously have in common.
extension UIGestureRecognizer {
    /// Ends, or fails when nothing had begun, if the last finger has lifted (R-PAN-6, R-PAN-8, R-PIN-6, R-PIN-7).
    ///
    /// A finger that was cancelled in the same event has not lifted: `touchesCancelled` decides then.
    /// - Returns: Whether no finger is down.
    @discardableResult
    final func endAfterLastLift() -> Bool {
        var isCancelled = false
        for touch in tracked {
            if touch.isLive { return false }
            if touch.currentPhase == .cancelled { isCancelled = true }
        }
        if isCancelled { return true }
        if hasAskedToBegin { state = .ended } else { fail(.allLifted) }
        return true
    }

    /// Ignores the fingers that landed in this event while two others were down (R-PIN-1).
    final func ignoreFingersBeyondTwo(in event: UIEvent) {
        var count = 0
        for touch in tracked where touch.isLive {
            count += 1
            if count > 2 { ignore(touch, for: event) }
        }
    }
}
