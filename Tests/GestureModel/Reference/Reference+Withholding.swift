/// What views get of touches that recognizers follow (5.3, 5.4).
extension Reference {
    // MARK: G2

    /// R-DLV-20: a landing is withheld while a tracking recognizer with `delaysTouchesBegan` is still `possible` after G1.
    /// R-DLV-28: one that was accepted, and kept, by a recognizer in `began` or `changed` that cancels is severed without a callback.
    func withholdLandings(_ surface: Int) {
        // R-GR-8: whether ends are withheld is decided now; a flag that changes later in the cycle counts for later events.
        cycle!.delaying = state.recognizers.indices.filter { state.recognizers[$0].delaysEnded }
        func isNews(_ contact: ReferenceState.Contact, _ phase: ReferenceState.Phase) -> Bool {
            contact.isInEvent && contact.phase == phase && state.surface(of: contact) == surface
        }
        cycle!.endings = state.contacts.filter { isNews($0, .ended) && !$0.isSevered }.map(\.serial).filter { serial in
            cycle!.delaying.contains { state.recognizers[$0].tracked.contains(serial) && state.shown($0) == .possible }
        }
        for index in state.contacts.indices where isNews(state.contacts[index], .began) {
            let serial = state.contacts[index].serial
            let tracking = state.priorityOrder.filter { state.recognizers[$0].tracked.contains(serial) }
            if tracking.contains(where: { state.recognizers[$0].cancels && joining.contains(Joining(recognizer: $0, contact: serial)) }) {
                state.contacts[index].isSevered = true
            }
            let holders = tracking.filter { state.recognizers[$0].delaysBegan && state.shown($0) == .possible }
            if !holders.isEmpty { state.contacts[index].landingHolders = holders }
        }
    }

    /// R-DLV-21: an end is withheld while a tracking recognizer with `delaysTouchesEnded` is `possible` after G1, and not settled in G3.
    func withholdEnds(_ surface: Int) {
        for index in state.contacts.indices where state.contacts[index].isInEvent && state.contacts[index].phase == .ended
            && state.surface(of: state.contacts[index]) == surface {
            let serial = state.contacts[index].serial
            let holders = state.priorityOrder.filter {
                let recognizer = state.recognizers[$0]
                return recognizer.tracked.contains(serial) && cycle!.delaying.contains($0) && recognizer.stage == .possible
            }
            if !holders.isEmpty { state.contacts[index].endHolders = holders }
        }
    }

    // MARK: G4, G5

    /// G4, R-DLV-24: before the actions the touches that each recognizer newly recognized in this cycle takes are fixed.
    func takeTouches() {
        while let recognizer = cycle!.recognized.first(where: { !cycle!.took.contains($0) }) { takeTouches(of: recognizer) }
    }

    /// R-DLV-23, R-DLV-24, R-DLV-26. Undelivered touches are dropped silently.
    func takeTouches(of recognizer: Int) {
        if cycle!.took.contains(recognizer) { return }
        cycle!.took.append(recognizer)
        // R-GR-8: whether it cancels is decided here; a change that a callback makes counts for what comes later.
        let cancels = state.recognizers[recognizer].cancels
        while let contacts = nextTaken(by: recognizer, cancels) {
            let delivered = contacts.filter(\.isDelivered).map(\.serial)
            for contact in contacts {
                let index = state.contact(contact.serial)!
                state.contacts[index].isSevered = true
                state.contacts[index].isCancellationOwed = contact.isDelivered
            }
            if !delivered.isEmpty { cycle!.cancellations.append(delivered) }
        }
    }

    /// G5: the views get `touchesCancelled`.
    func cancelInViews() {
        while let serials = cycle!.cancellations.first {
            cycle!.cancellations.removeFirst()
            // R-VH-8: a view that has left since was called then.
            let owed = serials.compactMap(state.contact).filter { state.contacts[$0].isCancellationOwed }
            guard let first = owed.first else { continue }
            for index in owed {
                state.contacts[index].isCancellationOwed = false
                state.contacts[index].isFinished = !state.contacts[index].isLive
            }
            client.deliver(state.contacts[first].view, .cancelled, owed.map { state.contacts[$0].serial })
        }
    }

    /// Landings that it withholds are dropped first (R-DLV-23). Withheld ends of earlier events come next, each by itself (R-DLV-26); then
    /// the touches of one view after the other, in the order in which the oldest that was delivered landed (R-DLV-24).
    private func nextTaken(by recognizer: Int, _ cancels: Bool) -> [ReferenceState.Contact]? {
        let taker = state.recognizers[recognizer]
        let taken = state.contacts.filter { contact in
            // R-DLV-25: touches that it does not track or has ignored go on normally.
            guard taker.history.contains(contact.serial), !taker.ignored.contains(contact.serial), !contact.isSevered else { return false }
            // R-DLV-23: of one that holds the landing, whatever `cancels` is.
            return cancels || !contact.isDelivered && contact.landingHolders?.contains(recognizer) == true
        }
        if let own = taken.first(where: { !$0.isDelivered && $0.landingHolders?.contains(recognizer) == true }) { return [own] }
        if let earlier = taken.first(where: { !$0.isLive && !$0.isInEvent && !ofEvent.contains($0.serial) }) { return [earlier] }
        return taken.first.map { first in first.isDelivered ? taken.filter { $0.view == first.view && $0.isDelivered } : [first] }
    }

    /// R-EVT-31: in the order in which the oldest of their touches landed.
    private func viewsInOrder(_ surface: Int) -> [Int] {
        var views: [Int] = []
        for contact in state.contacts where (contact.isLive || ofEvent.contains(contact.serial)) && state.surface(of: contact) == surface {
            if !views.contains(contact.view) { views.append(contact.view) }
        }
        return views
    }

    // MARK: G6

    /// G6, R-DLV-22, R-DLV-23: a holder that is no longer `possible`, ignored the touch or has been reset since lets it go.
    func release() {
        let recognizers = state.recognizers
        for index in state.contacts.indices {
            let serial = state.contacts[index].serial
            func isHolder(_ recognizer: Int) -> Bool {
                let recognizer = recognizers[recognizer]
                return recognizer.stage == .possible && recognizer.history.contains(serial) && !recognizer.ignored.contains(serial)
            }
            state.contacts[index].landingHolders?.removeAll { !isHolder($0) }
            state.contacts[index].endHolders?.removeAll { !isHolder($0) }
        }
    }

    /// R-DLV-41: what is withheld when the application cancels all touches is delivered as cancelled; landings are dropped.
    func releaseAll(_ surface: Int) {
        // What nothing holds any more on another surface is released now, too.
        for index in state.contacts.indices where state.surface(of: state.contacts[index]) == surface || isReleased(state.contacts[index]) {
            // R-DLV-5: not before its recognizers were called.
            if awaitsRecognizers(state.contacts[index]) { continue }
            if state.contacts[index].landingHolders != nil { state.contacts[index].isSevered = true }
            guard state.contacts[index].endHolders != nil else { continue }
            state.contacts[index].endHolders = []
            state.contacts[index].phase = .cancelled
        }
    }

    private func isReleased(_ contact: ReferenceState.Contact) -> Bool { contact.landingHolders == [] || contact.endHolders == [] }

    // MARK: View stage (R-DLV-30)

    func runViewStage(_ surface: Int) {
        deliverReleased()
        for view in viewsInOrder(surface) {
            for phase in [ReferenceState.Phase.began, .moved, .ended, .cancelled] { deliver(phase, to: view) }
        }
    }

    /// R-DLV-30 step 1: released touches, oldest first, one call per touch and phase.
    func deliverReleased() {
        for serial in state.contacts.map(\.serial) {
            guard let index = state.contact(serial), !state.contacts[index].isSevered, !awaitsRecognizers(state.contacts[index]) else { continue }
            if state.contacts[index].landingHolders == [] {
                deliverLate(serial)
            } else if state.contacts[index].endHolders == [], state.contacts[index].landingHolders == nil {
                deliverEnd(index)
            }
        }
    }

    /// R-DLV-5: whether the event's news of it is still to be handled on its surface.
    private func awaitsRecognizers(_ contact: ReferenceState.Contact) -> Bool {
        contact.isInEvent && pending.dropFirst().contains(state.surface(of: contact))
    }

    /// R-DLV-29: its landing, then its move if it has moved since, then its end unless that is itself withheld.
    private func deliverLate(_ serial: Int) {
        let index = state.contact(serial)!, contact = state.contacts[index]
        state.contacts[index].landingHolders = nil
        // An end that no recognizer holds follows at once: it is not withheld any more.
        if state.contacts[index].endHolders == [] { state.contacts[index].endHolders = nil }
        state.contacts[index].isDelivered = true
        // Brought up to date: the event's own turn has nothing to add.
        state.contacts[index].isInEvent = false
        client.deliver(contact.view, .began, [serial])
        if contact.hasMoved, isOwed(serial) { client.deliver(contact.view, .moved, [serial]) }
        guard !contact.isLive, isOwed(serial), let index = state.contact(serial) else { return }
        // R-DLV-22: one that ignored the touch or has been reset since is not a holder.
        let holders = (state.contacts[index].endHolders ?? []).filter { holder in
            state.recognizers[holder].history.contains(serial) && !state.recognizers[holder].ignored.contains(serial)
        }
        if contact.phase == .ended, !holders.isEmpty { return }
        deliverEnd(index)
    }

    /// R-DLV-32: the final call, late.
    func deliverEnd(_ index: Int) {
        state.contacts[index].endHolders = nil
        state.contacts[index].isSevered = true
        state.contacts[index].isFinished = true
        client.deliver(state.contacts[index].view, state.contacts[index].phase, [state.contacts[index].serial])
    }

    private func isOwed(_ serial: Int) -> Bool { state.contact(serial).map { !state.contacts[$0].isSevered } ?? false }

    /// R-DLV-30 step 2: this event's touches that are neither severed nor withheld.
    private func deliver(_ phase: ReferenceState.Phase, to view: Int) {
        var due: [Int] = []
        for index in state.contacts.indices {
            let contact = state.contacts[index]
            guard contact.isInEvent, contact.view == view, contact.phase == phase, !contact.isSevered else { continue }
            guard contact.landingHolders == nil, phase != .ended || contact.endHolders == nil else { continue }
            due.append(contact.serial)
            if phase == .began { state.contacts[index].isDelivered = true }
            // R-DLV-32: the final callback.
            if phase == .ended || phase == .cancelled { (state.contacts[index].isSevered, state.contacts[index].isFinished) = (true, true) }
        }
        if !due.isEmpty { client.deliver(view, phase, due) }
    }
}
