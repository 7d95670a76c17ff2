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
        recognizers[recognizer.slot].attempt = AttemptID(slot: slot)
        var place = order.count
        while place > 0, let other = attempt(of: order[place - 1]), rank.goesBefore(attempts[other.slot].rank) { place -= 1 }
        order.insert(recognizer, at: place)
        return AttemptID(slot: slot)
    }

    /// Takes every trace of an attempt away.
    mutating func end(_ attempt: AttemptID) {
        guard let recognizer = attempts[attempt.slot].recognizer else { preconditionFailure("what ends had begun") }
        for contact in landed where contacts[contact.slot].delivery.isWithheld { contacts[contact.slot].delivery.letGo(of: attempt) }
        for other in attempts[attempt.slot].asked { attempts[other.slot].asked.remove(attempt) }
        if attempts[attempt.slot].wasRequired.value {
            for other in attempts.indices { attempts[other].required.remove(attempt) }
        }
        firstFree.value.attempt = min(firstFree.value.attempt, attempt.slot)
        let hadRemembered = !attempts[attempt.slot].history.isEmpty
        attempts[attempt.slot] = .none
        recognizers[recognizer.slot].attempt = nil
        for place in order.indices where order[place] == recognizer {
            order.remove(at: place)
            break
        }
        if hadRemembered { forgetRemembered() }
    }

    /// The recognizer follows the contact from now on (R-DLV-4).
    mutating func follow(_ contact: ContactID, _ attempt: AttemptID) {
        if attempts[attempt.slot].firstType == nil, contacts[contact.slot].kind == .touch {
            attempts[attempt.slot].firstType = contacts[contact.slot].type
        }
        attempts[attempt.slot].following.insert(contact)
        attempts[attempt.slot].history.insert(contact)
    }
}
