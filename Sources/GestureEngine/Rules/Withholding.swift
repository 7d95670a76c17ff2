/// What is kept from receivers while recognizers have not decided, and what they are called with afterwards (R-DLV-20 … 29).
extension Engine {
    // MARK: G2

    /// Decides for each contact of the event whether its receiver is called now.
    /// - Parameter isFirst: Not in the second cycle of an event (R-GR-32a), in which landings alone are news.
    func withhold(_ contacts: ContactSet, isFirst: Bool) {
        // Moves are never withheld by themselves.
        current.event.moved.subtract(contacts)
        if current.event.began.isEmpty, current.event.ended.isEmpty, current.event.cancelled.isEmpty { return }
        for contact in current.landed where contacts.contains(contact) && isNews(contact) {
            let hasLanded = current.event.began.contains(contact), hasEnded = current.event.ended.contains(contact)
            let isCancelled = current.event.cancelled.contains(contact)
            current.forgetNews(contact)
            if hasLanded { withholdLanding(of: contact, isFirst: isFirst) } else if hasEnded { withholdEnd(of: contact) }
            if isCancelled { dropWithheldPress(contact) }
        }
    }

    private func withholdLanding(of contact: ContactID, isFirst: Bool) {
        guard self[contact].delivery.isUnheard else { return }
        var holders = AttemptSet()
        for recognizer in current.order {
            guard let attempt = attempt(of: recognizer), self[attempt].following.contains(contact) else { continue }
            let traits = client.traits(of: recognizer)
            if isFirst, traits.contains(.cancels), restart.recognized.contains(attempt) {
                // It belongs to a gesture that was active when the event came, whatever has become of it since (R-DLV-28).
                _ = current.take(contact)
                return note(.discarded, of: recognizer, about: contact)
            }
            if traits.contains(.delaysLandings), shown(recognizer) == .possible { holders.insert(attempt) }
        }
        if holders.isEmpty { return }
        self[contact].delivery.holdLanding(by: holders)
        mayWithhold = true
        current.event.due.remove(contact)
        noteHolders(holders, as: .landingHeld, of: contact)
    }

    /// Presses are cancelled by the application alone: one whose beginning is withheld is never delivered (R-KEY-4, R-DLV-41).
    private func dropWithheldPress(_ contact: ContactID) {
        if self[contact].kind == .press, self[contact].delivery.isUnheard { _ = current.take(contact) }
    }

    private func withholdEnd(of contact: ContactID) {
        let delivery = self[contact].delivery
        guard delivery.isLive || delivery.isUnheard else { return }
        var holders = AttemptSet()
        for recognizer in current.order {
            guard let attempt = attempt(of: recognizer), self[attempt].following.contains(contact),
                  client.traits(of: recognizer).contains(.delaysEnds), shown(recognizer) == .possible else { continue }
            holders.insert(attempt)
        }
        if holders.isEmpty { return }
        self[contact].delivery.holdEnd(by: holders)
        mayWithhold = true
        current.event.due.remove(contact)
        noteHolders(holders, as: .endHeld, of: contact)
    }

    private func noteHolders(_ holders: AttemptSet, as kind: EngineDecision.Kind, of contact: ContactID) {
        guard isTracing else { return }
        for recognizer in current.order {
            if let attempt = attempt(of: recognizer), holders.contains(attempt) { note(kind, of: recognizer, about: contact) }
        }
    }

    // MARK: G4, what is taken

    /// A recognizer was recognized: what it takes from receivers, if that is what it does, is fixed here (R-DLV-23, R-DLV-24). The receivers
    /// are called after the actions.
    func takeContacts(of recognizer: RecognizerID) {
        guard let attempt = attempt(of: recognizer) else { return }
        for contact in current.landed where self[contact].delivery.isLandingHeld(by: attempt) {
            take([contact], for: recognizer)
        }
        guard client.traits(of: recognizer).contains(.cancels) else { return }
        let landed = current.landed
        // Earlier taps, and fingers that were lifted before: each in a separate call (R-DLV-26).
        for contact in landed where isWithheld(contact, fromEarlierOf: recognizer) { take([contact], for: recognizer) }
        for (place, first) in landed.enumerated() where isFollowing(recognizer, first) {
            if self[first].delivery.isUnheard {
                take([first], for: recognizer)
            } else if self[first].delivery.isUnderWay {
                take(landed[place...].filter { areOfOneCall(first, $0) && isFollowing(recognizer, $0) }, for: recognizer)
            }
        }
    }

    /// Whether a receiver knows of both and is called with both at once.
    private func areOfOneCall(_ first: ContactID, _ other: ContactID) -> Bool {
        let first = self[first], other = self[other]
        return other.delivery.isUnderWay && other.kind == first.kind && other.receiver == first.receiver
    }

    private func isWithheld(_ contact: ContactID, fromEarlierOf recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        let own = self[attempt], contact = (id: contact, self[contact])
        return contact.1.delivery.isKept && contact.1.isOver && own.history.contains(contact.id)
            && !own.ignored.contains(contact.id) && !own.following.contains(contact.id)
    }

    /// Takes contacts of one call from their receiver. A receiver that was not called with the landing gets no call.
    private func take(_ contacts: some Sequence<ContactID>, for recognizer: RecognizerID) {
        var heard = ContactSet()
        for contact in contacts {
            if current.take(contact) { heard.insert(contact) } else { note(.discarded, of: recognizer, about: contact) }
        }
        if !heard.isEmpty { cycle.taken.append((recognizer, heard)) }
    }

    // MARK: G5, receivers are called with what was taken

    func cancelTaken() {
        while !cycle.taken.isEmpty {
            let (recognizer, contacts) = cycle.taken.removeFirst()
            cancel(contacts, takenBy: recognizer)
        }
    }

    /// A receiver that left in an action has been called already, and has the contacts no longer (R-VH-8).
    private func cancel(_ contacts: ContactSet, takenBy recognizer: RecognizerID) {
        var called = ContactSet(), receiver: ReceiverID?, kind = ContactKind.touch
        for contact in contacts where self[contact].delivery.isTakenAway {
            called.insert(contact)
            (receiver, kind) = (self[contact].receiver, self[contact].kind)
            self[contact].delivery.deliverCancellation(isOver: self[contact].isOver)
            if let receiver { note(.cancelled(receiver), of: recognizer, about: contact) }
        }
        if let receiver { client.deliver(receiver, kind, .cancelled, called, .taken) }
    }

    // MARK: G6

    /// Releases contacts whose last holder has let go (R-DLV-23). The event is that of the contacts of a kind on a surface.
    func releaseWithheld(inEventOf kind: ContactKind?, on surface: SurfaceID?) {
        guard mayWithhold else { return }
        for contact in current.landed where self[contact].delivery.isWithheld {
            dropHolders(of: contact)
            if isNews(contact) {
                // Its surface's recognizers come first (R-DLV-5): they are called later in the event, unless the event is kept from them (R-DLV-2).
                if self[contact].delivery.isReleasable { needsDecision() }
            } else if current.event.cancelling.contains(contact),
                      self[contact].delivery.isReleasable || self[contact].surface == surface {
                current.cancelWithheld(contact)
            } else if self[contact].delivery.isReleasable, !self[contact].delivery.isReleased {
                release(contact, inEventOf: kind, on: surface)
            }
        }
    }

    /// Those that hold nothing any more because they are decided.
    private func dropHolders(of contact: ContactID) {
        for recognizer in current.order where shown(recognizer) != .possible {
            if let attempt = attempt(of: recognizer) { self[contact].delivery.letGo(of: attempt) }
        }
    }

    private func release(_ contact: ContactID, inEventOf kind: ContactKind?, on surface: SurfaceID?) {
        let own = self[contact]
        if own.delivery.isUnderWay, own.phase == .ended, current.event.changed.contains(contact), own.kind == kind, own.surface == surface {
            // An end of this very event goes with the others of the receiver.
            self[contact].delivery.rejoin()
            current.event.due.insert(contact)
        } else {
            self[contact].delivery.release()
            note(.released, of: nil, about: contact)
        }
    }

    /// The application cancels contacts: those of them that are still withheld are over for their receivers too (R-DLV-41).
    func cancelWithheld(among contacts: ContactSet) {
        let landed = current.landed
        for contact in landed where contacts.contains(contact) && self[contact].delivery.isKept {
            current.cancelWithheld(contact)
            if self[contact].delivery.isEndReleased { deliverLate(contact) }
        }
    }
}
