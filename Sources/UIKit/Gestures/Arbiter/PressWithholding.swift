/// What recognizers hear of presses, and what is kept from the responders meanwhile (R-PRS-5): for presses what ``Withholding`` is for
/// touches, under the same rules.
@MainActor
final class PressWithholding {
    /// Presses whose beginning or end is withheld, in order of pressing.
    @exclusivity(unchecked) private var withheld: ContiguousArray<UIPress> = []
    /// Presses that nobody withholds any more and whose responders have not been told yet.
    @exclusivity(unchecked) private var released: ContiguousArray<UIPress> = []

    // MARK: G2

    /// Decides for each press of the event whether its responder hears of it now.
    func withhold(_ event: UIPressesEvent, in window: UIWindow) {
        for press in event.changed where press.window === window && !press.trackers.isEmpty {
            press.lateEvent = event
            switch press.phase {
            case .began: withholdBeginning(of: press)
            case .ended: withholdEnd(of: press)
            // Its responder hears of the end at once, or of nothing (R-DLV-41).
            case .cancelled:
                if !press.beganHolders.isEmpty { sever(press) }
            default: break
            }
        }
    }

    private func withholdBeginning(of press: UIPress) {
        for recognizer in press.trackers where recognizer.cancelsTouchesInView && recognizer.wasRecognized { return sever(press) }
        for recognizer in press.trackers where recognizer.delaysTouchesBegan && recognizer.shown == .possible {
            press.beganHolders.append(recognizer)
        }
        if !press.beganHolders.isEmpty { keep(press) }
    }

    private func withholdEnd(of press: UIPress) {
        guard press.delivery == .delivered || !press.beganHolders.isEmpty else { return }
        for recognizer in press.trackers where recognizer.delaysTouchesEnded && recognizer.shown == .possible {
            press.endHolders.append(recognizer)
        }
        if !press.endHolders.isEmpty { keep(press) }
    }

    private func keep(_ press: UIPress) {
        press.isPending = false
        if !withheld.contains(where: { $0 === press }) { withheld.append(press) }
    }

    private func sever(_ press: UIPress) {
        forget(press)
        press.delivery = .severed
    }

    // MARK: G4

    /// A recognizer was recognized: takes its presses from their responders, if that is what it does.
    func cancelPresses(of recognizer: UIGestureRecognizer) {
        let presses = withheld
        for press in presses where press.beganHolders.contains(where: { $0 === recognizer }) { sever(press) }
        guard recognizer.cancelsTouchesInView else { return }
        for press in presses where press.isOver && recognizer.history.contains(press.serial)
            && !recognizer.ignored.contains(press.serial) && !recognizer.tracks(press) { cancel(press) }
        let tracked = recognizer.trackedPresses
        for press in tracked { cancel(press) }
    }

    /// Its responder has had a beginning and gets a cancellation, or never hears of it.
    private func cancel(_ press: UIPress) {
        guard press.delivery == .delivered else {
            if press.delivery == .undelivered { sever(press) }
            return
        }
        let event = press.lateEvent
        forget(press)
        press.delivery = press.isOver ? .finished : .severed
        show(.cancelled, of: press, event)
    }

    // MARK: G6

    /// Finds what nobody withholds any more.
    func release() {
        if withheld.isEmpty { return }
        let presses = withheld
        for press in presses {
            press.beganHolders.removeAll { $0.shown != .possible }
            press.endHolders.removeAll { $0.shown != .possible }
            guard press.beganHolders.isEmpty, press.endHolders.isEmpty || press.delivery == .undelivered else { continue }
            if press.endHolders.isEmpty { withheld.removeAll { $0 === press } }
            if !released.contains(where: { $0 === press }) { released.append(press) }
        }
    }

    /// Tells the responders of what was released, oldest first.
    func deliverReleased() {
        while let press = released.first {
            released.removeFirst()
            if press.delivery == .undelivered {
                press.delivery = .delivered
                show(.began, of: press, press.lateEvent)
            }
            if press.isOver, press.delivery == .delivered, press.endHolders.isEmpty {
                press.delivery = .finished
                show(.ended, of: press, press.lateEvent)
            }
            if press.endHolders.isEmpty { press.lateEvent = nil }
        }
    }

    /// Calls the responder with the press in that phase.
    private func show(_ phase: UIPress.Phase, of press: UIPress, _ event: UIPressesEvent?) {
        let now = press.phase
        press.phase = phase
        switch phase {
        case .began:
            press.responder?.receive(.began, [press], with: event)
            KeyTyping.typeIfUnhandled(press)
        case .ended: press.responder?.receive(.ended, [press], with: event)
        default: press.responder?.receive(.cancelled, [press], with: event)
        }
        press.phase = now
    }

    // MARK: Other ends

    /// The recognizer's attempt is over: it follows and holds nothing any more.
    func forgetAttempt(of recognizer: UIGestureRecognizer) {
        for press in recognizer.trackedPresses { press.trackers.removeAll { $0 === recognizer } }
        recognizer.trackedPresses.removeAll()
        for press in withheld { drop(recognizer, from: press) }
    }

    func drop(_ recognizer: UIGestureRecognizer, from press: UIPress) {
        press.beganHolders.removeAll { $0 === recognizer }
        press.endHolders.removeAll { $0 === recognizer }
    }

    private func forget(_ press: UIPress) {
        press.beganHolders.removeAll()
        press.endHolders.removeAll()
        press.isPending = false
        press.lateEvent = nil
        withheld.removeAll { $0 === press }
        released.removeAll { $0 === press }
    }

    /// Forgets everything: the host is gone.
    func removeAll() {
        for press in withheld + released { press.lateEvent = nil }
        withheld.removeAll()
        released.removeAll()
    }
}
