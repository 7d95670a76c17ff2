/// When receivers are called: late, in their turn in the event, and when they leave (R-DLV-29 … 33, R-VH-8).
extension Engine {
    // MARK: Late calls

    /// Calls the receivers of what was released, oldest first, one call a contact and phase.
    func deliverReleased() {
        // An event inside one of these callbacks leaves the rest to the delivery in progress.
        guard mayWithhold, !isDelivering else { return }
        isDelivering = true
        while let contact = firstReleased {
            deliverLate(contact)
        }
        isDelivering = false
        forgetGone()
        mayWithhold = false
        for contact in current.landed where self[contact].delivery.isKept { mayWithhold = true }
    }

    private var firstReleased: ContactID? {
        for contact in current.landed where isReleased(contact) { return contact }
        return nil
    }

    private func isReleased(_ contact: ContactID) -> Bool {
        self[contact].delivery.isReleased
    }

    /// Its landing, its move if it has moved, its end if it has ended and is not withheld (R-DLV-29).
    func deliverLate(_ contact: ContactID) {
        let outer = late
        late = contact
        if self[contact].delivery.isUnheard {
            self[contact].delivery.deliverLanding()
            callLate(about: contact, .began)
            if self[contact].hasMoved { callLate(about: contact, .moved) }
        }
        let own = self[contact]
        if own.isOver, own.delivery.isLive || own.delivery.isUnderWay && own.delivery.isReleasable {
            self[contact].delivery.deliverEnd()
            current.event.due.remove(contact)
            if let receiver = own.receiver { client.deliver(receiver, own.kind, own.phase, ContactSet(contact), .late) }
        }
        late = outer
    }

    /// Unless the call before has had it taken away.
    private func callLate(about contact: ContactID, _ phase: ContactPhase) {
        let own = self[contact]
        guard own.delivery.isUnderWay, let receiver = own.receiver else { return }
        client.deliver(receiver, own.kind, phase, ContactSet(contact), .late)
    }

    // MARK: The event's own calls

    /// Calls the receivers of a surface in the order in which the oldest contact of each landed, for each began, moved, ended, cancelled,
    /// with all its contacts of that phase in one call (R-DLV-30, R-EVT-30, R-EVT-31).
    func callReceivers(_ kind: ContactKind, on surface: SurfaceID) {
        if current.event.due.isEmpty { return }
        // Callbacks may change which contacts are due, never which ones are in the event.
        let landed = current.landed
        var served = ContactSet()
        for place in landed.indices {
            let first = landed[place]
            guard !served.contains(first), isInEvent(first, of: kind, on: surface) else { continue }
            guard let receiver = self[first].receiver else { continue }
            var own = ContactSet(), phases = 0
            for other in place..<landed.count {
                let contact = landed[other]
                guard isInEvent(contact, of: kind, on: surface), self[contact].receiver == receiver else { continue }
                own.insert(contact)
                phases |= 1 << self[contact].phase.rawValue
            }
            served.formUnion(own)
            for place in Self.calledPhases.indices {
                let phase = Self.calledPhases[place]
                if phases & 1 << phase.rawValue != 0 { call(receiver, with: phase, of: kind, among: own) }
            }
        }
    }

    /// In the order of R-EVT-30.
    private static let calledPhases: InlineArray<4, ContactPhase> = [.began, .moved, .ended, .cancelled]

    private func call(_ receiver: ReceiverID, with phase: ContactPhase, of kind: ContactKind, among contacts: ContactSet) {
        var called = ContactSet()
        for contact in contacts where current.event.due.contains(contact)
        && self[contact].phase == phase && self[contact].receiver == receiver {
            called.insert(contact)
            current.event.due.remove(contact)
            if phase == .began { self[contact].delivery.deliverLanding() }
            if phase.isEnd { self[contact].delivery.deliverEnd() }
        }
        if !called.isEmpty { client.deliver(receiver, kind, phase, called, .event) }
    }

    /// The end of an event for its contact: what was not delivered, and is not withheld, never is (R-DLV-2).
    func finishDelivery(of contact: ContactID) {
        if current.event.cancelling.contains(contact) { cancelWithheld(among: ContactSet(contact)) }
        if self[contact].delivery.isLanded { _ = current.take(contact) }
        current.event.due.remove(contact)
        current.event.changed.remove(contact)
        current.event.cancelling.remove(contact)
        if !self[contact].isOver { self[contact].phase = .stationary }
    }

    // MARK: Receivers that leave

    func unfinishedContacts(within root: ReceiverID) -> ContactSet {
        var result = ContactSet()
        for contact in current.landed where !self[contact].delivery.isFinished
            && self[contact].receiver != nil && client.isContact(contact, within: root) { result.insert(contact) }
        return result
    }

    /// Calls each receiver with the cancellation of its contacts, though they may still be down, and takes the receiver from them. A
    /// contact whose receiver has had its final call keeps it (R-TCH-4).
    func severReceivers(of contacts: ContactSet) {
        callSeveredReceivers(of: contacts)
        for contact in contacts where !self[contact].delivery.isFinished { self[contact].receiver = nil }
        forgetGone()
    }

    /// Takes a contact from its receiver, which is still the one that was hit.
    func keep(_ contact: ContactID) {
        precondition(self[contact].delivery.isUnheard, "only what a receiver was not called with is kept from it")
        current.sever(contact)
        forgetGone()
    }

    /// Cancels contacts for their receivers, in the order in which the oldest of each landed.
    func callSeveredReceivers(of contacts: ContactSet) {
        let landed = current.landed
        for first in landed where contacts.contains(first) && self[first].delivery.isOwedAnEnd {
            guard let receiver = self[first].receiver else { continue }
            let kind = self[first].kind
            var own = ContactSet()
            for contact in landed where contacts.contains(contact) && self[contact].delivery.isOwedAnEnd
                && self[contact].receiver == receiver && self[contact].kind == kind {
                current.sever(contact)
                own.insert(contact)
            }
            client.deliver(receiver, kind, .cancelled, own, .severed)
        }
        for contact in contacts where !self[contact].delivery.isFinished { current.sever(contact) }
    }
}
