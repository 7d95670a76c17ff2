/// Touches as a view sees them that is called late, or for a cancellation of its own (R-DLV-27, R-DLV-29). No other code
/// shows a touch in another way than it is.
extension UITouch {
    /// A moment of the touch's life: where it was, and where it had been in the event before.
    struct Moment {
        var sample: TouchSample
        var previousLocation: CGPoint
    }

    /// The moment that a late call with the phase shows.
    final func moment(of phase: Phase) -> Moment {
        switch phase {
        case .began: return Moment(sample: landing, previousLocation: landing.location)
        case .moved:
            var moved = sample
            moved.timestamp = lastMove ?? sample.timestamp
            return Moment(sample: moved, previousLocation: locationBeforeLastMove)
        default: return Moment(sample: sample, previousLocation: sample.location)
        }
    }

    /// Calls the closure while the touch reads as it was at the moment. Afterwards it is again what it was before the call, unless
    /// the closure has brought it to its end.
    final func present(as phase: Phase, at moment: Moment, during call: () -> Void) {
        let now = (currentPhase, sample, previousLocation, lastChange)
        let wasOver = isOver
        (currentPhase, sample, previousLocation, lastChange) = (phase, moment.sample, moment.previousLocation, moment.sample.timestamp)
        call()
        let end = (currentPhase, sample.timestamp, lastChange)
        (currentPhase, sample, previousLocation, lastChange) = now
        if isOver, !wasOver { (currentPhase, sample.timestamp, lastChange) = end }
    }

    /// Calls the closure while the touches read cancelled. Their values stay. Afterwards each has its own phase again, unless the closure
    /// has brought it to its end.
    static func presentAsCancelled(_ touches: ContiguousArray<UITouch>, during call: () -> Void) {
        let phases = touches.map(\.currentPhase)
        for touch in touches { touch.currentPhase = .cancelled }
        call()
        for (touch, phase) in zip(touches, phases) where !touch.isOver || phase == .ended || phase == .cancelled {
            touch.currentPhase = phase
        }
    }
}
