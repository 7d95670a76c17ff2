/// Which recognizers follow which contact: what happens at a landing (R-DLV-3, R-DLV-4, R-DLV-7), and how following ends.
extension Engine {
    func offerAll(of kind: ContactKind) {
        if current.event.began.isEmpty { return }
        rememberAttempts()
        offering.forgetAnswers()
        abandonLost()
        let landed = current.landed
        for contact in landed where current.event.began.contains(contact) && self[contact].kind == kind {
            offer(contact)
        }
    }

    /// Ends attempts of recognizers whose view has left without notice, so that a landing is not offered to them.
    private func abandonLost() {
        let order = current.order
        for recognizer in order where isInAttempt(recognizer) && !client.isAttached(recognizer) { abandon(recognizer, because: .leftSurface) }
    }

    /// Offers a contact to those that are candidates at this moment.
    /// - Parameter some: Those that start again with it (R-GR-32a); `nil` for all.
    func offer(_ contact: ContactID, to some: SlotSet<RecognizerID>? = nil) {
        let first = offering.candidates.count
        client.collectCandidates(for: contact, into: &offering.collected)
        for recognizer in offering.collected where some?.contains(recognizer) != false { offering.candidates.append(recognizer) }
        offering.collected.removeAll(keepingCapacity: true)
        let end = offering.candidates.count
        // An answer may have ended the contact, or taken its receiver from the surface: the others are not asked about it.
        for place in first..<end where hasReceiver(contact) {
            guard let recognizer = offering.candidates[place],
                  client.surface(of: recognizer) == self[contact].surface else { continue }
            if let refusal = refusal(of: contact, by: recognizer) {
                note(.refused(refusal), of: recognizer, about: contact)
            } else if offering.candidates[place] != nil {
                // A delegate may have disabled or removed it meanwhile, taken its view from the surface, or ended the contact.
                follow(contact, by: recognizer)
            }
        }
        offering.candidates.removeSubrange(first...)
    }

    /// Whether the contact is down and its receiver is there. In the middle of an offer it may have been cancelled (R-APP-5), or its receiver may
    /// have left (R-VH-8).
    private func hasReceiver(_ contact: ContactID) -> Bool {
        self[contact].receiver != nil && !self[contact].isOver
    }

    private func refusal(of contact: ContactID, by recognizer: RecognizerID) -> Refusal? {
        if let refusal = client.refusal(of: contact, by: recognizer), refusal == .kind { return refusal }
        let traits = client.traits(of: recognizer)
        if !traits.contains(.enabled) { return .disabled }
        if declines(recognizer, with: traits) { return .waits }
        if let refusal = client.refusal(of: contact, by: recognizer) { return refusal }
        if traits.contains(.exclusiveType), self[contact].kind == .touch, let attempt = attempt(of: recognizer),
           let type = self[attempt].firstType, type != self[contact].type { return .otherType }
        if let refusal = refusalOfEvent(of: contact, by: recognizer) { return refusal }
        // What it answered about the event may have ended the contact: nothing follows that.
        guard hasReceiver(contact) else { return nil }
        return client.ask(.delegateReceives(recognizer, contact)) ? nil : .delegateRefusedContact
    }

    /// What a recognizer and its delegate think of the event: they are asked once.
    private func refusalOfEvent(of contact: ContactID, by recognizer: RecognizerID) -> Refusal? {
        let kind = self[contact].kind
        if let answer = offering.answer(of: recognizer, about: kind) { return answer.refusal }
        var refusal: Refusal?
        if !client.ask(.receivesEvent(recognizer, contact)) {
            refusal = .recognizerRefusedEvent
        } else if !client.ask(.delegateReceivesEvent(recognizer, contact)) {
            refusal = .delegateRefusedEvent
        }
        offering.note((recognizer, kind, refusal))
        return refusal
    }

    private func declines(_ recognizer: RecognizerID, with traits: Traits) -> Bool {
        guard traits.contains(.declinesWhileWaiting), let attempt = attempt(of: recognizer) else { return false }
        return self[attempt].stage.isWaiting
    }

    private func follow(_ contact: ContactID, by recognizer: RecognizerID) {
        let traits = client.traits(of: recognizer)
        guard traits.contains(.enabled), !declines(recognizer, with: traits), hasReceiver(contact),
              client.surface(of: recognizer) == self[contact].surface else { return }
        current.follow(contact, in: beginAttempt(of: recognizer))
        client.follows(recognizer, contact)
        note(.accepted, of: recognizer, about: contact)
    }

    /// The attempt in progress, or a new one.
    @discardableResult
    func beginAttempt(of recognizer: RecognizerID) -> AttemptID {
        if let attempt = attempt(of: recognizer) { return attempt }
        let attempt = current.begin(recognizer, rank: client.rank(of: recognizer))
        client.attemptBegan(recognizer)
        return attempt
    }

    // MARK: The end of following

    /// The recognizer ignores the rest of the contact (R-GR-46).
    func stopFollowing(_ contact: ContactID, by recognizer: RecognizerID) {
        guard let attempt = attempt(of: recognizer), self[attempt].following.contains(contact) else { return }
        self[attempt].following.remove(contact)
        self[attempt].ignored.insert(contact)
        self[contact].delivery.letGo(of: attempt)
        client.followsNoLonger(recognizer, contact)
        note(.ignored, of: recognizer, about: contact)
        // A waiting recognizer has its contacts behind it (R-TAP-11).
        if self[attempt].following.isEmpty, self[attempt].stage.reached == .possible {
            fail(recognizer, because: .ignoredEverything)
        }
        // What it withheld may be free: step G6 looks, of this cycle or of the next.
        needsDecision()
    }

    /// The end of an event: contacts that are over are followed no longer. Nor are contacts whose event was kept from the recognizers
    /// (R-DLV-2).
    func finish(_ kind: ContactKind) {
        if finishMoves(of: kind) { return }
        let landed = current.landed
        for contact in landed where self[contact].kind == kind && self[contact].use == .present {
            let isUnheard = isNews(contact) && !current.event.moved.contains(contact)
            current.forgetNews(contact)
            if self[contact].isOver || isUnheard { giveUp(contact, isUnheard: isUnheard) }
            finishDelivery(of: contact)
        }
        restart.idle.removeAll()
        restart.outlived.removeAll(keepingCapacity: true)
        forgetGone()
    }

    /// The end of an event in which contacts of the kind moved, and nothing else.
    /// - Returns: Whether that was all.
    private func finishMoves(of kind: ContactKind) -> Bool {
        for place in current.landed.indices {
            let contact = current.landed[place]
            guard self[contact].kind == kind else { return false }
            switch self[contact].phase {
            case .moved: self[contact].phase = .stationary
            case .stationary: break
            case .began, .ended, .cancelled: return false
            }
        }
        current.event.finishMoves()
        return true
    }

    private func giveUp(_ contact: ContactID, isUnheard: Bool) {
        let order = current.order
        for recognizer in order {
            guard let attempt = attempt(of: recognizer), self[attempt].following.contains(contact) else { continue }
            self[attempt].following.remove(contact)
            client.followsNoLonger(recognizer, contact)
            if isUnheard, self[attempt].following.isEmpty { abandon(recognizer, because: .ignoredEverything) }
        }
    }

    /// Contacts that are over, and of which nothing is owed, are gone.
    func forgetGone() {
        var place = 0
        while place < current.landed.count {
            let contact = current.landed[place]
            let isOver = self[contact].isOver && !current.event.changed.contains(contact)
            if isOver, contact != late, !self[contact].delivery.isKept, !self[contact].delivery.isTakenAway {
                current.leave(contact)
                client.contactIsGone(contact)
            } else {
                place += 1
            }
        }
    }
}
