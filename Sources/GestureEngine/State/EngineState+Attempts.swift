/// Attempts begin and end.
extension EngineState {
    /// Starts an attempt of a recognizer that has none.
    mutating func begin(_ recognizer: RecognizerID, rank: Rank) -> AttemptID {
        precondition(attempt(of: recognizer) == nil, "one attempt at a time")
        var slot = min(firstFree.value.attempt, attempts.count)
        while slot < attempts.count, attempts[slot].recognizer != nil { slot += 1 }
        if slot == attempts.count { attempts.append(.none) }
        firstFree.value.attempt = slot + 1
        attempts[slot] = Attempt(of: recognizer, rank: rank)
        self[recognizer].attempt = AttemptID(slot: slot)
        var place = order.count
        while place > 0, let other = attempt(of: order[place - 1]), rank.goesBefore(self[other].rank) { place -= 1 }
        order.insert(recognizer, at: place)
        return AttemptID(slot: slot)
    }

    /// Takes every trace of an attempt away.
    mutating func end(_ attempt: AttemptID) {
        guard let recognizer = self[attempt].recognizer else { preconditionFailure("what ends had begun") }
        for contact in landed where self[contact].delivery.isWithheld { self[contact].delivery.letGo(of: attempt) }
        for other in self[attempt].asked { self[other].asked.remove(attempt) }
        if self[attempt].wasRequired.value {
            for other in attempts.indices { attempts[other].required.remove(attempt) }
        }
        firstFree.value.attempt = min(firstFree.value.attempt, attempt.slot)
        let hadRemembered = !self[attempt].history.isEmpty
        self[attempt] = .none
        self[recognizer].attempt = nil
        for place in order.indices where order[place] == recognizer {
            order.remove(at: place)
            break
        }
        if hadRemembered { forgetRemembered() }
    }

    /// The recognizer follows the contact from now on (R-DLV-4).
    mutating func follow(_ contact: ContactID, in attempt: AttemptID) {
        if self[attempt].firstType == nil, self[contact].kind == .touch {
            self[attempt].firstType = self[contact].type
        }
        self[attempt].following.insert(contact)
        self[attempt].history.insert(contact)
    }
}
