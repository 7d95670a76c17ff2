/// The rules of `Documentation/touch-semantics.md` about recognizers that share touches, done slowly: a model to compare the engine with.
///
/// It is written from the specification alone and shares no code with UIKit. It knows recognizers, contacts and views by number, and no
/// places, times or hit testing: the caller says which contact landed on which view.
@MainActor
final class Reference {
    var state: ReferenceState
    let client: any ReferenceClient
    /// What holds during one cycle only.
    var cycle: Cycle?
    /// The recognizers whose attempts ended in the event, without a landing of it as a part of what was recognized (R-GR-32a).
    var outlived: [Int] = []
    /// The landings of the event that recognizers in `began` or `changed` accepted; the recognizers that were so before the event, in the
    /// same attempts.
    var joining: [Joining] = [], joined: [Int] = []
    /// The surfaces on which the event is still to be handled, the one that is handled first: one with an older contact goes before.
    var pending: [Int] = []
    /// The contacts that were down when the event came, or landed, changed or ended in it, also those of which its views have nothing more to get.
    var ofEvent: [Int] = []
    /// Whether contacts were cancelled that no event has taken away yet (R-APP-5).
    var owesFinish = false

    /// The views whose recognizers are being ended because they leave (R-GR-55).
    var leaving: [Int] = []

    struct Joining: Hashable {
        let recognizer: Int, contact: Int
    }

    struct Cycle {
        /// The recognizers whose messages are due, in order.
        var settled: [Int] = []
        /// The recognizers that left `possible` for `began` or `ended` in this cycle, in that order; those of them whose touches are fixed.
        var recognized: [Int] = [], took: [Int] = []
        /// The calls of `touchesCancelled` that are due in G5.
        var cancellations: [[Int]] = []
        /// The recognizers that delayed ends when G2 decided.
        var delaying: [Int] = []
        /// The contacts that ended in the event and whose ends recognizers delayed then.
        var endings: [Int] = []
        /// The recognizers whose attempts have sent `changed` in this cycle.
        var changed: [Int] = []
        /// Whether a request came that G3 has not seen.
        var hasNews = true
    }

    /// A change of a contact.
    struct Sample: Hashable {
        let contact: Int
        let phase: ReferenceState.Phase
        /// The view that a landing hits.
        var view = 0
    }

    init(_ state: ReferenceState, client: any ReferenceClient) {
        self.state = state
        self.client = client
    }

    // MARK: Events

    /// One event (R-DLV-1).
    func deliver(_ samples: [Sample]) {
        turn()
        joining = []
        outlived = []
        // R-GR-32a: what has an attempt and follows no live touch.
        let idle = state.recognizers.indices.filter { state.recognizers[$0].isInAttempt && state.recognizers[$0].tracked.isEmpty }
        prepare(samples)
        while let surface = pending.first {
            runCycle(withEventOn: surface)
            startAnew(idle.filter(outlived.contains), surface)
            runViewStage(surface)
            pending.removeFirst()
        }
        finish()
    }

    /// R-GR-32a: attempts that a landing ended start again with it.
    private func startAnew(_ candidates: [Int], _ surface: Int) {
        let landings = state.contacts.filter { $0.isInEvent && $0.phase == .began && state.surface(of: $0) == surface }
        let recognizers = candidates.filter { recognizer in
            state.recognizers[recognizer].view.map { state.views[$0].surface == surface && state.isInWindow($0) } ?? false
        }
        guard !recognizers.isEmpty, !landings.isEmpty else { return }
        // Once a landing.
        outlived.removeAll { recognizers.contains($0) }
        var received: [Int: Bool] = [:]
        for landing in landings { offer(landing.serial, on: landing.view, &received, to: recognizers) }
        guard recognizers.contains(where: { !state.recognizers[$0].history.isEmpty }) else { return }
        runCycle(withEventOn: surface, startingAnew: recognizers)
    }

    /// The application cancels all touches: an event in which every live one is cancelled (R-APP-4).
    func cancelAll() {
        turn()
        let live = state.contacts.filter(\.isLive).map { Sample(contact: $0.serial, phase: .cancelled) }
        joining = []
        prepare(live, isCancelling: true)
        while let surface = pending.first {
            runCycle(withEventOn: surface)
            releaseAll(surface)
            runViewStage(surface)
            pending.removeFirst()
        }
        finish()
    }

    /// R-DLV-14: what was requested outside of a cycle is decided before the next event or display refresh.
    func turn() {
        var rounds = 0
        while state.isCycleDue, rounds < 16 {
            rounds += 1
            runCycle(withEventOn: nil)
            // R-DLV-12: a cycle without an event is followed by the delivery of released touches.
            deliverReleased()
            state.contacts.removeAll(where: isForgotten)
        }
    }

    /// R-DLV-1 step 1.
    /// - Parameter isCancelling: Whether what is withheld of earlier events is of this one too.
    private func prepare(_ samples: [Sample], isCancelling: Bool = false) {
        for index in state.contacts.indices {
            state.contacts[index].isInEvent = false
            if state.contacts[index].isLive { state.contacts[index].phase = .stationary }
        }
        for sample in samples {
            if sample.phase == .began {
                state.contacts.append(ReferenceState.Contact(serial: sample.contact, view: state.hit(sample.view)))
                state.nextSerial = max(state.nextSerial, sample.contact + 1)
            } else if let index = state.contact(sample.contact), state.contacts[index].isLive {
                state.contacts[index].phase = sample.phase
                state.contacts[index].isInEvent = true
                if sample.phase == .moved { state.contacts[index].hasMoved = true }
            }
        }
        ofEvent = state.contacts.filter { $0.isInEvent || $0.isLive }.map(\.serial)
        pending = []
        for contact in state.contacts where contact.isLive || contact.isInEvent || isCancelling && !contact.isSevered {
            if !pending.contains(state.surface(of: contact)) { pending.append(state.surface(of: contact)) }
        }
        if pending.isEmpty { pending = [0] }
        var received: [Int: Bool] = [:]
        joined = state.recognizers.indices.filter { state.recognizers[$0].isActive }
        for sample in samples where sample.phase == .began { offer(sample.contact, on: sample.view, &received) }
    }

    /// R-DLV-3, R-DLV-4: the recognizers of the view and of those above it are offered the landing, in priority order.
    /// - Parameter some: Those that start again with it (R-GR-32a); `nil` for all.
    private func offer(_ contact: Int, on view: Int, _ received: inout [Int: Bool], to some: [Int]? = nil) {
        let chain = state.chain(from: state.hit(view))
        // Once it is over, or has no view, it is offered to none.
        func mayBeTracked() -> Bool { state.contact(contact).map { state.contacts[$0].isLive && !state.contacts[$0].hasLeft } ?? false }
        if !mayBeTracked() { return }
        let candidates = state.priorityOrder
            .filter { chain.contains(state.recognizers[$0].view!) && some?.contains($0) != false }
            .map { ($0, state.recognizers[$0].addition) }
        for (recognizer, addition) in candidates {
            // R-DLV-4.1; R-DLV-7: one that is removed, or added again, during the touch does not receive it; R-TAP-11.
            func mayTrack() -> Bool {
                let recognizer = state.recognizers[recognizer]
                if recognizer.isWaiting && recognizer.declinesWhileWaiting { return false }
                return recognizer.isEnabled && state.isInWindow(recognizer) && recognizer.addition == addition && mayBeTracked()
            }
            guard mayTrack() else { continue }
            // R-DLV-4.4: once per event, before any question about a touch.
            if received[recognizer] == nil {
                received[recognizer] = client.ask(.receivesEvent(recognizer)) && client.ask(.delegateReceivesEvent(recognizer))
            }
            // R-DLV-4.5.
            guard received[recognizer] == true, mayBeTracked(), client.ask(.receivesTouch(recognizer, contact: contact)), mayTrack() else { continue }
            state.recognizers[recognizer].tracked.append(contact)
            state.recognizers[recognizer].history.append(contact)
            // R-DLV-28, if it keeps it.
            if joined.contains(recognizer) { joining.append(Joining(recognizer: recognizer, contact: contact)) }
        }
    }

    /// What was cancelled without an event leaves as at the end of one.
    func finishCancelled() { if owesFinish { finish() } }

    /// R-DLV-1 step 5: what has ended leaves the event, and nothing tracks it any longer.
    private func finish() {
        owesFinish = false
        ofEvent = []
        for contact in state.contacts where !contact.isLive {
            for index in state.recognizers.indices { state.recognizers[index].tracked.removeAll { $0 == contact.serial } }
        }
        for index in state.contacts.indices {
            state.contacts[index].isInEvent = false
            if state.contacts[index].isLive { state.contacts[index].phase = .stationary }
        }
        state.contacts.removeAll(where: isForgotten)
    }

    /// Whether nothing of a contact is owed to its view any more.
    private func isForgotten(_ contact: ReferenceState.Contact) -> Bool {
        guard !contact.isLive, !contact.isInEvent else { return false }
        if contact.isCancellationOwed { return false }
        return contact.isSevered || contact.landingHolders == nil && contact.endHolders == nil
    }

    // MARK: The cycle (R-DLV-10)

    /// - Parameters:
    ///   - surface: Where the event is handled; `nil` for a cycle without one.
    ///   - startingAnew: The recognizers that alone are called in a second cycle of the event (R-GR-32a).
    func runCycle(withEventOn surface: Int?, startingAnew: [Int]? = nil) {
        cycle = Cycle()
        state.isCycleDue = false
        if let surface {
            callRecognizers(surface, startingAnew)
            askAboutFailure(surface)
            withholdLandings(surface)
        }
        var rounds = 0
        while cycle!.hasNews, rounds < 16 {
            rounds += 1
            resolve()
            takeTouches()
            sendActions()
            cancelInViews()
        }
        if let surface, startingAnew == nil { withholdEnds(surface) }
        release()
        // R-DLV-10: what is left after sixteen rounds is of the next cycle.
        if cycle!.hasNews { state.isCycleDue = true }
        // What is requested in `reset()` comes after the cycle.
        cycle = nil
        resetThoseThatAreOver()
    }

    /// G1: every tracking recognizer, in priority order, gets its touches of this event: began, moved, ended, cancelled (R-EVT-30).
    private func callRecognizers(_ surface: Int, _ some: [Int]?) {
        for recognizer in state.priorityOrder where some?.contains(recognizer) != false {
            for phase in [ReferenceState.Phase.began, .moved, .ended, .cancelled] {
                // A recognizer that is not possible, began or changed gets nothing.
                if ![.possible, .began, .changed].contains(state.shown(recognizer)) { continue }
                let contacts = state.contacts.filter { contact in
                    contact.isInEvent && contact.phase == phase && state.surface(of: contact) == surface
                        && state.recognizers[recognizer].tracked.contains(contact.serial)
                }.map(\.serial).filter { phase == .began || state.recognizers[recognizer].known.contains($0) }
                if phase == .began { state.recognizers[recognizer].known += contacts }
                if !contacts.isEmpty { client.call(recognizer, phase, contacts) }
            }
        }
    }

    /// G4, R-GR-14: the messages of every recognizer whose state changed, in the order in which G3 settled them. R-DLV-10: G3 to G5 are
    /// repeated for what their callbacks request, so an action adds nothing to the messages of this round, neither its own recognizer's nor
    /// another's.
    private func sendActions() {
        for recognizer in cycle!.settled { state.recognizers[recognizer].due = state.recognizers[recognizer].owed.count }
        while let recognizer = cycle!.settled.first {
            cycle!.settled.removeFirst()
            sendDue(recognizer)
        }
    }

    /// Sends all messages of one recognizer.
    func sendOwed(_ recognizer: Int) {
        state.recognizers[recognizer].due = state.recognizers[recognizer].owed.count
        sendDue(recognizer)
    }

    private func sendDue(_ recognizer: Int) {
        // Its messages go on when the one that is being sent has returned.
        guard !state.recognizers[recognizer].isSending else { return }
        state.recognizers[recognizer].isSending = true
        while state.recognizers[recognizer].due > 0 {
            let message = state.recognizers[recognizer].owed.removeFirst()
            state.recognizers[recognizer].due -= 1
            if message == .changed { cycle?.changed.append(recognizer) }
            state.recognizers[recognizer].message = message
            client.send(recognizer, message)
            state.recognizers[recognizer].message = nil
        }
        state.recognizers[recognizer].isSending = false
    }

    /// G7, R-GR-30. R-DLV-10: one whose messages were not all sent in sixteen rounds comes to its end in the next cycle.
    private func resetThoseThatAreOver() {
        func isAtEnd(_ recognizer: Int) -> Bool { state.recognizers[recognizer].isOver && state.recognizers[recognizer].owed.isEmpty }
        // Those that come to their end inside of another's `reset()` are of the next cycle.
        for recognizer in state.priorityOrder.filter({ isAtEnd($0) }) where isAtEnd(recognizer) {
            let attempt = state.recognizers[recognizer]
            // R-GR-32a: whether a landing of this event, which is no part of what was recognized, may have ended it.
            // R-GR-43: one that it ignored is no part of it.
            let own = attempt.history.filter { !attempt.ignored.contains($0) }
            let isPart = state.contacts.contains { $0.isInEvent && $0.phase == .began && own.contains($0.serial) }
            if attempt.stage == .failed || !isPart { outlived.append(recognizer) }
            reset(recognizer)
        }
    }

    /// R-GR-31, R-GR-32: it is `possible` again and follows nothing; then `reset()` is called. Answers about failure are forgotten
    /// (R-GR-41c).
    func reset(_ recognizer: Int) {
        let message = state.recognizers[recognizer].message
        forget(recognizer)
        client.reset(recognizer)
        // R-GR-14: one that is removed in its own action: that goes on.
        if state.recognizers[recognizer].isSending { state.recognizers[recognizer].message = message }
    }

    /// Its attempt is over.
    func forget(_ recognizer: Int) {
        // R-DLV-28: what the attempt accepted before it ended counts no longer.
        joined.removeAll { $0 == recognizer }
        joining.removeAll { $0.recognizer == recognizer }
        cycle?.changed.removeAll { $0 == recognizer }
        let old = state.recognizers[recognizer]
        var new = ReferenceState.Recognizer(view: old.view, addition: old.addition, isEnabled: old.isEnabled)
        new.cancels = old.cancels
        new.declinesWhileWaiting = old.declinesWhileWaiting
        new.delaysBegan = old.delaysBegan
        new.delaysEnded = old.delaysEnded
        new.isSending = old.isSending
        state.recognizers[recognizer] = new
        state.answers.removeAll { $0.waiting == recognizer || $0.other == recognizer }
        state.asked.removeAll { $0.waiting == recognizer || $0.other == recognizer }
    }
}
