/// Contacts land, change and leave.
extension EngineState {
    mutating func land(_ contact: ContactState) -> ContactID {
        var slot = 0
        while slot < contacts.count, contacts[slot].use != .free { slot += 1 }
        if slot == contacts.count { contacts.append(.none) }
        contacts[slot] = contact
        contacts[slot].use = .present
        let id = ContactID(slot: slot)
        landed.append(id)
        event.began.insert(id)
        event.changed.insert(id)
        if contact.delivery.isLanded { event.due.insert(id) }
        return id
    }

    mutating func move(_ contact: ContactID) {
        self[contact].phase = .moved
        self[contact].hasMoved = true
        event.moved.insert(contact)
        event.changed.insert(contact)
        if self[contact].delivery.isLive { event.due.insert(contact) }
    }

    mutating func end(_ contact: ContactID, _ phase: ContactPhase) {
        precondition(phase.isEnd && !self[contact].phase.isEnd, "a contact ends once")
        self[contact].phase = phase
        forgetNews(contact)
        if phase == .ended { event.ended.insert(contact) } else { event.cancelled.insert(contact) }
        event.changed.insert(contact)
        if self[contact].delivery.isLive { event.due.insert(contact) } else { event.due.remove(contact) }
    }

    /// The recognizers were called with what the contact did, or will not be.
    mutating func forgetNews(_ contact: ContactID) {
        event.began.remove(contact)
        event.moved.remove(contact)
        event.ended.remove(contact)
        event.cancelled.remove(contact)
    }

    /// The contact is taken from its receiver.
    /// - Returns: Whether the receiver was called with the landing, so that it needs a cancellation.
    mutating func take(_ contact: ContactID) -> Bool {
        self[contact].delivery.take()
        event.due.remove(contact)
        return self[contact].delivery.isTakenAway
    }

    /// The contact's receiver leaves, or the application takes the contact away: its receiver gets nothing more, whether it is over or not.
    mutating func sever(_ contact: ContactID) {
        if !self[contact].delivery.isTaken { self[contact].delivery.sever() }
        event.due.remove(contact)
    }

    /// The application cancels all contacts, and this one is withheld: its landing is dropped, its end is one by cancellation (R-DLV-41).
    mutating func cancelWithheld(_ contact: ContactID) {
        self[contact].delivery.cancelWithheld()
        event.due.remove(contact)
        if self[contact].delivery.isEndReleased { self[contact].phase = .cancelled }
    }

    /// The contact is no longer there, and nothing of it is owed. Its number stays taken while two attempts have it in common.
    mutating func leave(_ contact: ContactID) {
        landed.removeAll { $0 == contact }
        event.changed.remove(contact)
        event.cancelling.remove(contact)
        self[contact] = .none
        self[contact].use = .remembered
        for attempt in attempts.indices {
            // What it ignored relates it to no other (R-GR-43).
            if attempts[attempt].ignored.contains(contact) { attempts[attempt].history.remove(contact) }
            attempts[attempt].ignored.remove(contact)
            attempts[attempt].known.remove(contact)
        }
        forgetRemembered()
    }

    /// Frees the numbers of contacts that are gone and that relate no recognizers, or only such as another contact that is gone relates.
    mutating func forgetRemembered() {
        for slot in contacts.indices where contacts[slot].use == .remembered {
            let contact = ContactID(slot: slot)
            if isNeeded(contact) { continue }
            contacts[slot] = .none
            for attempt in attempts.indices { attempts[attempt].history.remove(contact) }
        }
    }

    private func isNeeded(_ contact: ContactID) -> Bool {
        let own = followers(of: contact)
        if own.count < 2 { return false }
        for slot in 0..<contact.slot where contacts[slot].use == .remembered && followers(of: ContactID(slot: slot)) == own { return false }
        return true
    }

    private func followers(of contact: ContactID) -> AttemptSet {
        var result = AttemptSet()
        for slot in attempts.indices where attempts[slot].history.contains(contact) { result.insert(AttemptID(slot: slot)) }
        return result
    }
}
