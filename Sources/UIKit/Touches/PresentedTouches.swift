/// The touches that views are being called with late, or for a cancellation of their own: they read otherwise than they are (R-DLV-27, R-DLV-29).
/// No other code shows a touch in another way than it is.
///
/// Recognizers, and other views, that are called from inside such a call see them as they are (R-GR-55).
@MainActor
final class PresentedTouches {
    private struct Entry {
        let touch: UITouch
        /// What the touch reads when the call is over.
        let own: UITouch.Reading
        /// Whether its phase alone differs from that.
        let isPhaseAlone: Bool
        /// Whether it was over before the call.
        let wasOver: Bool
    }

    // Unchecked: every call of a recognizer asks.
    /// Those of an outer call before those of an inner one.
    @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []

    var isEmpty: Bool { entries.isEmpty }

    /// Calls the closure while the touch reads as it was at the moment. Afterwards it is again what it was before the call, unless
    /// the closure has brought it to its end.
    func show(_ touch: UITouch, as phase: UITouch.Phase, at moment: UITouch.Moment, during call: () -> Void) {
        begin(touch, isPhaseAlone: false)
        touch.reading = UITouch.Reading(phase: phase, sample: moment.sample, previousLocation: moment.previousLocation,
                                        lastChange: moment.sample.timestamp)
        call()
        end(1)
    }

    /// Calls the closure while the touches read cancelled. Their values stay. Afterwards each has its own phase again, unless the closure
    /// has brought it to its end.
    func showAsCancelled(_ touches: Set<UITouch>, during call: () -> Void) {
        for touch in touches {
            begin(touch, isPhaseAlone: true)
            touch.currentPhase = .cancelled
        }
        call()
        end(touches.count)
    }

    /// Calls the closure while all touches read as they are.
    func showAsTheyAre(during call: () -> Void) {
        if entries.isEmpty { return call() }
        var hidden: ContiguousArray<(entry: Entry, shown: UITouch.Reading, wasOver: Bool)> = []
        while let entry = entries.popLast() {
            hidden.append((entry, entry.touch.reading, entry.touch.isOver))
            restore(entry)
        }
        call()
        while let (entry, shown, wasOver) = hidden.popLast() {
            let touch = entry.touch
            begin(touch, isPhaseAlone: entry.isPhaseAlone)
            // One that has come to its end meanwhile is shown as it is from now on.
            if touch.isOver != wasOver { continue }
            if entry.isPhaseAlone { touch.currentPhase = shown.phase } else { touch.reading = shown }
        }
    }

    private func begin(_ touch: UITouch, isPhaseAlone: Bool) {
        entries.append(Entry(touch: touch, own: touch.reading, isPhaseAlone: isPhaseAlone, wasOver: touch.isOver))
    }

    private func end(_ count: Int) {
        for _ in 0..<count { if let entry = entries.popLast() { restore(entry) } }
    }

    private func restore(_ entry: Entry) {
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
