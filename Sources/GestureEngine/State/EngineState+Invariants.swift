extension EngineState {
    /// What can't be, in a sentence; `nil` if everything is as it must be. For tests and for checks at run time: it may be called
    /// whenever the client is called, and between events.
    ///
    /// - Complexity: O(attempts · contacts).
    public var violation: String? {
        for slot in attempts.indices {
            if attempts[slot].recognizer != nil, let violation = violation(of: attempts[slot], AttemptID(slot: slot)) { return violation }
        }
        for contact in landed {
            if let violation = violation(of: self[contact], contact) { return violation }
        }
        return violationOfOrder
    }

    /// The same between two events, when nothing may be left over from one.
    public var violationBetweenEvents: String? {
        if let violation { return violation }
        if event != EventState() { return "an event is over and something of it is left" }
        for contact in landed where self[contact].isOver && !self[contact].delivery.isKept {
            return "contact \(contact.slot) is over, nothing of it is owed, and it is still there"
        }
        for contact in landed where self[contact].delivery.isTakenAway {
            return "contact \(contact.slot) was taken, and its receiver was not called"
        }
        for slot in recognizers.indices where recognizers[slot].isSending || !recognizers[slot].due.isEmpty {
            return "recognizer \(slot) sends messages between events"
        }
        for attempt in attempts {
            guard let recognizer = attempt.recognizer else { continue }
            if attempt.stage == .asking { return "recognizer \(recognizer.slot) is asking between events" }
            if !isCycleDue, attempt.isAtEnd { return "the attempt of recognizer \(recognizer.slot) is over and was not reset" }
            if !isCycleDue, !attempt.stage.isUndecided, !attempt.owed.isEmpty { return "recognizer \(recognizer.slot) owes messages" }
        }
        return nil
    }

    private func violation(of attempt: Attempt, _ id: AttemptID) -> String? {
        guard let recognizer = attempt.recognizer else { return nil }
        var name: String { "recognizer \(recognizer.slot)" }
        if self.attempt(of: recognizer) != id { return "\(name) has another attempt than \(id.slot)" }
        for contact in attempt.following {
            if self[contact].use != .present { return "\(name) follows contact \(contact.slot), which is not there" }
            if !attempt.history.contains(contact) { return "\(name) follows contact \(contact.slot), which it never accepted" }
            if attempt.ignored.contains(contact) { return "\(name) follows contact \(contact.slot), which it ignored" }
        }
        for contact in attempt.history where self[contact].use == .free {
            return "\(name) remembers contact \(contact.slot), whose number is free"
        }
        for other in attempt.required where self[other].recognizer == nil { return "\(name) requires an attempt that is over" }
        switch attempt.stage {
        case .undecided, .asking, .failed:
            if !attempt.owed.isEmpty { return "\(name) owes messages without having begun" }
        case .pending(let state), .waiting(let state, _):
            if state == .possible || state == .failed { return "\(name) may begin, and is to become \(state)" }
            if attempt.owed.isEmpty { return "\(name) may begin, and would say nothing" }
        case .active(let state):
            if state != .began && state != .changed { return "\(name) goes on as \(state)" }
        case .over(let state):
            if state != .ended && state != .cancelled { return "\(name) ended as \(state)" }
        }
        return nil
    }

    private func violation(of contact: ContactState, _ id: ContactID) -> String? {
        if contact.use != .present { return "contact \(id.slot) is in the order of landing and not there" }
        switch contact.delivery {
        case .landed:
            if !event.changed.contains(id) { return "contact \(id.slot) was neither delivered nor withheld" }
        case .landingHeld(let holders, let ends):
            return violation(ofHolders: holders.union(ends), contact, id)
        case .landingReleased(let holders), .endHeld(let holders):
            return violation(ofHolders: holders, contact, id)
        case .endReleased:
            if !contact.isOver { return "contact \(id.slot) has an end to be delivered, and goes on" }
        case .live, .takenAway, .finished, .taken: break
        }
        if event.due.contains(id), contact.delivery != .landed, contact.delivery != .live {
            return "contact \(id.slot) is to be delivered in this event, and can't be"
        }
        return nil
    }

    private func violation(ofHolders holders: AttemptSet, _ contact: ContactState, _ id: ContactID) -> String? {
        if event.due.contains(id) { return "contact \(id.slot) is withheld and to be delivered" }
        for holder in holders {
            let attempt = self[holder]
            guard attempt.recognizer != nil else { return "contact \(id.slot) is withheld by an attempt that is over" }
            if !attempt.history.contains(id) || attempt.ignored.contains(id) {
                return "contact \(id.slot) is withheld by a recognizer that does not follow it"
            }
        }
        return nil
    }

    private var violationOfOrder: String? {
        var count = 0
        for participant in recognizers where participant.attempt != nil { count += 1 }
        if count != order.count { return "\(count) recognizers have attempts, \(order.count) are in the order" }
        for recognizer in order where attempt(of: recognizer) == nil { return "recognizer \(recognizer.slot) is in the order without an attempt" }
        for place in order.indices.dropFirst() {
            guard let first = attempt(of: order[place - 1]), let second = attempt(of: order[place]) else { continue }
            if self[second].rank.goesBefore(self[first].rank) { return "recognizer \(order[place].slot) stands too late" }
        }
        return nil
    }
}
