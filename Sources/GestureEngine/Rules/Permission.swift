/// Requests of recognizers (R-GR-12 … 14), and the permission to begin (R-GR-20 … 22).
extension Engine {
    /// A recognizer asks for a state.
    func receive(_ state: RecognizerState, from recognizer: RecognizerID) {
        if state == .changed, let attempt = attempt(of: recognizer), self[attempt].stage.isActive {
            // The way of every move of an active gesture: the questions below were asked when it began.
            advance(attempt, to: .changed)
            note(.requested(.changed), of: recognizer)
            return needsDecision()
        }
        // A recognizer that is disabled, or on no surface, decides nothing (R-GR-13).
        guard isPresent(recognizer), attempt(of: recognizer) != nil || !isLeaving(recognizer) else { return }
        let stage = stage(of: recognizer) ?? .undecided
        // Permission is asked once (R-GR-20): one that is asked about can only give up.
        if stage == .asking, state != .failed, state != .cancelled { return }
        if stage.isWaiting {
            remember(state, of: recognizer)
        } else if let next = stage.reached.next(asking: state) {
            let attempt = beginAttempt(of: recognizer)
            note(.requested(next), of: recognizer)
            if next == .failed || next == .cancelled && stage.hasPermission {
                // What gives up before it was recognized has not been (R-GR-14).
                fail(recognizer, because: .itself)
            } else if stage == .undecided {
                askWhether(recognizer, mayReach: next)
            } else {
                advance(attempt, to: next)
            }
        } else {
            return
        }
        needsDecision()
    }

    /// A request of one that was permitted to begin. Changes of one cycle are merged, also into one that was sent in it (R-GR-14).
    private func advance(_ attempt: AttemptID, to state: RecognizerState) {
        if state == .changed, cycle.changedInCycle.contains(attempt) { return }
        self[attempt].advance(to: state)
    }

    /// Whether the recognizer is enabled and on a surface.
    func isPresent(_ recognizer: RecognizerID) -> Bool {
        client.traits(of: recognizer).contains(.enabled) && client.surface(of: recognizer) != nil
    }

    /// A waiting recognizer: only an end is remembered; giving up is silent (R-GR-41b).
    private func remember(_ state: RecognizerState, of recognizer: RecognizerID) {
        guard let attempt = attempt(of: recognizer) else { return }
        switch state {
        case .ended: self[attempt].rememberEnd()
        case .cancelled, .failed: fail(recognizer, because: .itself)
        case .possible, .began, .changed: break
        }
    }

    /// Asks for permission: the receivers of what would be taken, from the inside out, each once; then the delegate. The first refusal ends
    /// the questions, and so does anything else that ends the attempt meanwhile. One that may begin waits for those that it requires to fail.
    private func askWhether(_ recognizer: RecognizerID, mayReach state: RecognizerState) {
        guard let attempt = attempt(of: recognizer) else { return }
        self[attempt].ask()
        let refusal = refusalToBegin(recognizer)
        // The attempt may be over, and another may have begun in its place, which gets another answer.
        guard isAsking(recognizer), let attempt = self.attempt(of: recognizer) else { return }
        if let refusal { return fail(recognizer, because: refusal) }
        self[attempt].permit(state)
        waitIfObstructed(recognizer)
    }

    private func refusalToBegin(_ recognizer: RecognizerID) -> EngineFailure? {
        var asked: ContiguousArray<ReceiverID> = []
        for contact in contactsToTake(recognizer) {
            var next = client.firstToAsk(recognizer, about: contact)
            while let receiver = next, isAsking(recognizer) {
                if !asked.contains(receiver) {
                    asked.append(receiver)
                    guard client.ask(.receiverLetsBegin(receiver, recognizer)) else { return .receiverRefused(receiver) }
                }
                next = client.nextToAsk(recognizer, after: receiver)
            }
        }
        guard isAsking(recognizer) else { return nil }
        return client.ask(.delegateLetsBegin(recognizer)) ? nil : .delegateRefused
    }

    private func isAsking(_ recognizer: RecognizerID) -> Bool { stage(of: recognizer) == .asking }

    /// What the recognizer would take from receivers if it were recognized now, in order of landing (R-GR-21).
    private func contactsToTake(_ recognizer: RecognizerID) -> ContiguousArray<ContactID> {
        var result: ContiguousArray<ContactID> = []
        guard client.traits(of: recognizer).contains(.cancels) else { return result }
        for contact in current.landed where isFollowing(recognizer, contact) && !self[contact].delivery.isDone {
            result.append(contact)
        }
        return result
    }
}
