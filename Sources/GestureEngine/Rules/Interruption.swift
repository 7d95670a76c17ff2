/// Attempts that end from outside: disabled, removed, receivers that leave (R-GR-52 … 55).
extension Engine {
    /// Ends an attempt: an active one is cancelled with its message, an undecided one fails. From inside the recognizer's own message the
    /// rest follows when that has returned (R-GR-53).
    func interrupt(_ recognizer: RecognizerID, because reason: EngineFailure) {
        guard let attempt = attempt(of: recognizer) else { return }
        if self[attempt].stage.isUndecided {
            fail(recognizer, because: reason)
        } else {
            // It was recognized all the same (R-GR-45).
            if cycle.recognizedInCycle.contains(attempt) { failDependents(of: recognizer) }
            if self[attempt].stage.isActive { self[attempt].cancel() }
        }
        makeDue(recognizer)
        // The cycle that sends the message also ends the attempt.
        if self[recognizer].isSending { return needsDecision() }
        // What it takes is fixed before its message (R-DLV-24), if that was to be done in this round.
        if cycle.recognizedInRound.contains(recognizer) { takeContacts(of: recognizer) }
        sendDue(recognizer)
        reset(recognizer)
        needsDecision()
    }

    /// The recognizer was removed: its attempt ends without a message, and it was not recognized (R-GR-54).
    func abandon(_ recognizer: RecognizerID, because reason: EngineFailure) {
        guard let attempt = attempt(of: recognizer) else { return }
        self[attempt].abandon(reason)
        note(.failed(reason), of: recognizer)
        reset(recognizer)
        cycle.recognizedInRound.removeAll { $0 == recognizer }
        needsDecision()
    }

    /// The recognizer is gone, so that no call can be made: its attempt ends silently.
    func forget(_ recognizer: RecognizerID) {
        for place in offering.candidates.indices where offering.candidates[place] == recognizer { offering.candidates[place] = nil }
        cycle.recognizedInRound.removeAll { $0 == recognizer }
        guard let attempt = attempt(of: recognizer) else { return }
        endAttempt(attempt, of: recognizer)
        needsDecision()
    }

    /// The recognizers in a root that leaves its surface get a cancellation of what they know, and end (R-GR-55).
    func endRecognizers(within root: ReceiverID) {
        leaving.append(root)
        defer { leaving.removeLast() }
        let order = current.order
        for recognizer in order {
            guard isInAttempt(recognizer), client.isRecognizer(recognizer, within: root) else { continue }
            callWithCancellation(recognizer, of: liveTouches)
            if isInAttempt(recognizer) { interrupt(recognizer, because: .leftSurface) }
        }
    }

    /// Whether the recognizer is in a root whose recognizers are being ended: no attempt of it begins.
    func isLeaving(_ recognizer: RecognizerID) -> Bool {
        for root in leaving where client.isRecognizer(recognizer, within: root) { return true }
        return false
    }

    private var liveTouches: ContactSet {
        var result = ContactSet()
        for contact in current.landed where self[contact].kind == .touch && !self[contact].isOver {
            result.insert(contact)
        }
        return result
    }

    /// Calls the recognizer with those of the touches that it follows and knows, if there are any.
    private func callWithCancellation(_ recognizer: RecognizerID, of contacts: ContactSet) {
        guard let attempt = attempt(of: recognizer), self[attempt].stage.getsContacts else { return }
        let own = contacts.intersection(self[attempt].following).intersection(self[attempt].known)
        if !own.isEmpty { client.call(recognizer, .touch, .cancelled, own) }
    }

    /// Contacts are cancelled from inside a callback, without a further event.
    func cancel(_ contacts: ContactSet) {
        var ended = ContactSet()
        for contact in current.landed where contacts.contains(contact) && !self[contact].isOver {
            current.end(contact, .cancelled)
            current.forgetNews(contact)
            ended.insert(contact)
        }
        if !ended.isEmpty {
            let order = current.order
            for recognizer in order {
                // A contact whose landing it was not called with is not reported to it at all.
                for contact in ended where !knows(recognizer, contact) { stopFollowing(contact, by: recognizer) }
                callWithCancellation(recognizer, of: ended)
            }
            callSeveredReceivers(of: ended)
        }
        cancelWithheld(among: contacts)
        if ended.isEmpty { forgetGone() } else { needsDecision() }
    }

    /// Everything ends without a message.
    func abandonEverything() {
        let order = current.order
        for recognizer in order { abandon(recognizer, because: .leftSurface) }
        while let contact = current.landed.last {
            current.forgetNews(contact)
            current.event.due.remove(contact)
            current.leave(contact)
            client.contactIsGone(contact)
        }
    }
}
