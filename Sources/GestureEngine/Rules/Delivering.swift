/// When receivers are called: late, in their turn in the event, and when they leave (R-DLV-29 … 33, R-VH-8).
extension Engine {
    // MARK: Late calls

    /// Calls the receivers of what was released, oldest first, one call a contact and phase.
    func deliverReleased() {
        // An event inside one of these callbacks leaves the rest to the delivery that is going on.
        guard mayWithhold, !isDelivering else { return }
        isDelivering = true
        while let contact = firstReleased {
            deliverLate(contact)
        }
        isDelivering = false
        forgetGone()
        mayWithhold = false
        for contact in current.landed where current.contacts[contact.slot].delivery.isKept { mayWithhold = true }
    }

    private var firstReleased: ContactID? {
        for contact in current.landed where isReleased(contact) { return contact }
        return nil
    }

    private func isReleased(_ contact: ContactID) -> Bool {
        current.contacts[contact.slot].delivery.isReleased
    }

    /// Its landing, its move if it has moved, its end if it has ended and is not withheld (R-DLV-29).
    func deliverLate(_ contact: ContactID) {
        let outer = late
        late = contact
        if current.contacts[contact.slot].delivery.isUnheard {
            current.contacts[contact.slot].delivery.deliverLanding()
            callLate(contact, .began)
            if current.contacts[contact.slot].hasMoved { callLate(contact, .moved) }
        }
        let own = current.contacts[contact.slot]
        if own.isOver, own.delivery.isLive || own.delivery.isUnderWay && own.delivery.isReleasable {
            current.contacts[contact.slot].delivery.deliverEnd()
            current.event.due.remove(contact)
            if let receiver = own.receiver { client.deliver(receiver, own.kind, own.phase, ContactSet(contact), .late) }
        }
        late = outer
    }

    /// Unless the call before has had it taken away.
    private func callLate(_ contact: ContactID, _ phase: ContactPhase) {
        let own = current.contacts[contact.slot]
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
            guard !served.contains(first), isOn(first, kind, surface) else { continue }
            guard let receiver = current.contacts[first.slot].receiver else { continue }
            var own = ContactSet(), phases = 0
            for other in place..<landed.count {
                let contact = landed[other]
                guard isOn(contact, kind, surface), current.contacts[contact.slot].receiver == receiver else { continue }
                own.insert(contact)
                phases |= 1 << current.contacts[contact.slot].phase.rawValue
            }
            served.formUnion(own)
            for place in Self.calledPhases.indices {
                let phase = Self.calledPhases[place]
                if phases & 1 << phase.rawValue != 0 { callReceiver(receiver, kind, phase, own) }
            }
        }
    }

    /// In the order of R-EVT-30.
    private static let calledPhases: InlineArray<4, ContactPhase> = [.began, .moved, .ended, .cancelled]

    private func callReceiver(_ receiver: ReceiverID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet) {
        var called = ContactSet()
        for contact in contacts where current.event.due.contains(contact)
        && current.contacts[contact.slot].phase == phase && current.contacts[contact.slot].receiver == receiver {
            called.insert(contact)
            current.event.due.remove(contact)
            if phase == .began { current.contacts[contact.slot].delivery.deliverLanding() }
            if phase.isEnd { current.contacts[contact.slot].delivery.deliverEnd() }
        }
        if !called.isEmpty { client.deliver(receiver, kind, phase, called, .event) }
    }

    /// The end of an event for its contact: what was not delivered, and is not withheld, never is (R-DLV-2).
    func finishDelivery(of contact: ContactID) {
        if current.event.cancelling.contains(contact) { cancelWithheld(ContactSet(contact)) }
        if current.contacts[contact.slot].delivery.isLanded { _ = current.take(contact) }
        current.event.due.remove(contact)
        current.event.changed.remove(contact)
        current.event.cancelling.remove(contact)
        if !current.contacts[contact.slot].isOver { current.contacts[contact.slot].phase = .stationary }
    }

    // MARK: Receivers that leave

    func unfinishedContacts(within root: ReceiverID) -> ContactSet {
        var result = ContactSet()
        for contact in current.landed where !current.contacts[contact.slot].delivery.isFinished
            && current.contacts[contact.slot].receiver != nil && client.isContact(contact, within: root) { result.insert(contact) }
        return result
    }

    /// Calls each receiver with the cancellation of its contacts, though they may still be down, and takes the receiver from them. A
    /// contact whose receiver has had its final call keeps it (R-TCH-4).
    func severReceivers(_ contacts: ContactSet) {
        callSevered(contacts)
        for contact in contacts where !current.contacts[contact.slot].delivery.isFinished { current.contacts[contact.slot].receiver = nil }
        forgetGone()
    }

    /// Takes a contact from its receiver, which is still the one that was hit.
    func keep(_ contact: ContactID) {
        precondition(current.contacts[contact.slot].delivery.isUnheard, "only what a receiver was not called with is kept from it")
        current.sever(contact)
        forgetGone()
    }

    /// Cancels contacts for their receivers, in the order in which the oldest of each landed.
    func callSevered(_ contacts: ContactSet) {
        let landed = current.landed
        for first in landed where contacts.contains(first) && current.contacts[first.slot].delivery.isOwedAnEnd {
            guard let receiver = current.contacts[first.slot].receiver else { continue }
            let kind = current.contacts[first.slot].kind
            var own = ContactSet()
            for contact in landed where contacts.contains(contact) && current.contacts[contact.slot].delivery.isOwedAnEnd
                && current.contacts[contact.slot].receiver == receiver && current.contacts[contact.slot].kind == kind {
                current.sever(contact)
                own.insert(contact)
            }
            client.deliver(receiver, kind, .cancelled, own, .severed)
        }
        for contact in contacts where !current.contacts[contact.slot].delivery.isFinished { current.sever(contact) }
    }
}
