/// Views that leave, recognizers that are gone, and contacts that the application takes away from inside a callback.
extension Reference {
    /// R-VH-8, R-GR-55: the view and those in it leave their window. Views are called first, then the recognizers in them.
    func leave(_ view: Int) {
        guard state.views[view].parent != nil, state.isInWindow(view) else { return }
        let own = state.contacts.filter { state.chain(from: $0.view).contains(view) && !$0.hasLeft && !$0.isFinished }.map(\.serial)
        sever(own)
        for index in own.compactMap(state.contact) where !state.contacts[index].isFinished { state.contacts[index].hasLeft = true }
        leaving.append(view)
        defer { leaving.removeLast() }
        // A call may remove others.
        for recognizer in state.priorityOrder where isWithin(recognizer, view) && state.recognizers[recognizer].isInAttempt {
            callCancelled(recognizer, state.contacts.filter(\.isLive).map(\.serial))
            if state.recognizers[recognizer].isInAttempt { interrupt(recognizer) }
        }
        state.firstGone = min(view, state.firstGone ?? view)
    }

    /// Whether the recognizer's view is that one, or in it.
    func isWithin(_ recognizer: Int, _ view: Int) -> Bool {
        state.recognizers[recognizer].view.map { state.chain(from: $0).contains(view) } ?? false
    }

    /// Each view that is owed an end of some of the contacts is called with their cancellation, in the order in which the oldest landed. It gets
    /// nothing more of any of them.
    private func sever(_ serials: [Int]) {
        func isOwed(_ contact: ReferenceState.Contact) -> Bool {
            serials.contains(contact.serial) && (contact.isCancellationOwed || contact.isDelivered && !contact.isSevered)
        }
        while let first = state.contacts.first(where: isOwed) {
            let own = state.contacts.filter { isOwed($0) && $0.view == first.view }.map(\.serial)
            for index in own.compactMap(state.contact) {
                state.contacts[index].isSevered = true
                state.contacts[index].isCancellationOwed = false
            }
            client.deliver(first.view, .cancelled, own)
        }
        for index in serials.compactMap(state.contact) { state.contacts[index].isSevered = true }
    }

    /// R-GR-55: with those of the contacts that it tracks, and whose landing it got.
    private func callCancelled(_ recognizer: Int, _ serials: [Int]) {
        guard [.possible, .began, .changed].contains(state.reached(recognizer)) else { return }
        let own = state.recognizers[recognizer]
        let contacts = serials.filter { own.tracked.contains($0) && own.known.contains($0) }
        if !contacts.isEmpty { client.call(recognizer, .cancelled, contacts) }
    }

    /// The recognizer is gone, with all its relations. An attempt of it ends without a call.
    func unregister(_ recognizer: Int) {
        if state.recognizers[recognizer].isGone { return }
        let wasInAttempt = state.recognizers[recognizer].isInAttempt
        state.recognizers[recognizer].view = nil
        state.recognizers[recognizer].isGone = true
        state.requirements.removeAll { $0.waiting == recognizer || $0.other == recognizer }
        cycle?.recognized.removeAll { $0 == recognizer }
        guard wasInAttempt else { return }
        noteNews()
        forget(recognizer)
        state.recognizers[recognizer].isGone = true
    }

    /// R-SCR-3: what its view was not called with, it never is.
    func keep(_ serial: Int) {
        guard let index = state.contact(serial), !state.contacts[index].isDelivered else { return }
        state.contacts[index].isSevered = true
    }

    /// R-APP-5, R-DLV-41: all contacts are cancelled at once, the recognizers called first, then the views. What is withheld of those that were
    /// over is over.
    func cancelNow() {
        let live = state.contacts.filter(\.isLive).map(\.serial), all = state.contacts.map(\.serial)
        for index in live.compactMap(state.contact) {
            state.contacts[index].phase = .cancelled
            state.contacts[index].isInEvent = false
        }
        if !live.isEmpty {
            for recognizer in state.priorityOrder {
                // One whose landing it did not get is not reported to it.
                for serial in live where !state.recognizers[recognizer].known.contains(serial) { ignore(serial, by: recognizer) }
                callCancelled(recognizer, live)
            }
            sever(live)
            owesFinish = true
            noteNews()
        }
        for serial in all where !live.contains(serial) {
            guard let index = state.contact(serial), !state.contacts[index].isSevered else { continue }
            if state.contacts[index].landingHolders != nil { state.contacts[index].isSevered = true }
            guard state.contacts[index].landingHolders == nil,
                  state.contacts[index].endHolders != nil || cycle?.endings.contains(serial) == true else { continue }
            state.contacts[index].phase = .cancelled
            deliverEnd(index)
        }
    }

    /// Everything ends without a message: whatever the contacts came from is gone.
    func removeAll() {
        for recognizer in state.priorityOrder where state.recognizers[recognizer].isInAttempt {
            noteNews()
            reset(recognizer)
        }
        state.contacts.removeAll()
    }
}
