/// What a touch reads: now, and in a call that comes late (R-DLV-29).
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

    /// What differs from moment to moment.
    struct Reading {
        var phase: Phase
        var sample: TouchSample
        var previousLocation: CGPoint
        var lastChange: TimeInterval
    }

    final var reading: Reading {
        get { Reading(phase: currentPhase, sample: sample, previousLocation: previousLocation, lastChange: lastChange) }
        set {
            currentPhase = newValue.phase
            sample = newValue.sample
            previousLocation = newValue.previousLocation
            lastChange = newValue.lastChange
        }
    }
}
