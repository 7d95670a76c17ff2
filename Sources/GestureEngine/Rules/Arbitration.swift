/// The cycle of R-DLV-10, from top to bottom. The questions that its steps put stand beside it: `Permission` (may it begin?), `Requirements`
/// (must it wait?), `Exclusion` (does another prevent it?), `Withholding` (what is kept from receivers, taken and released).
///
/// Every call of the client may call back and change anything. So each line reads the state again, and names recognizers by their numbers:
/// a number whose attempt is over has no attempt, and nothing is done for it.
extension Engine {
    /// Recognizers that set each other's states for ever are stopped after so many rounds, until the next cycle.
    static let maximumRounds = 16

    /// One cycle: for the contacts of a kind on a surface, or, without, because time passed or a state was set.
    /// - Parameter some: The recognizers that alone are called with the event, because they start again with it (R-GR-32a); `nil` for all.
    func runCycle(_ kind: ContactKind?, on surface: SurfaceID?, startingAnew some: SlotSet<RecognizerID>? = nil) {
        isInCycle = true
        cycle.number += 1
        current.isCycleDue = false
        if let kind, let surface {
            let contacts = contacts(of: kind, on: surface)
            if !current.order.isEmpty {
                callRecognizers(kind, contacts, some)         // G1
                askForRequirements(contacts)                  // R-GR-41c
                makeWait()                                    // R-GR-41
            }
            withhold(contacts, isFirst: some == nil)          // G2
        }
        // What stands in the way of one that waits may have changed without a request: that is to be decided as well (R-GR-41).
        if isAnyWaiting { current.hasRequests = true }
        var rounds = 0
        while current.hasRequests, rounds < Self.maximumRounds {
            // Messages may lead to further requests: they are decided before the attempts end.
            current.hasRequests = false
            rounds += 1
            decideRequests()                                  // G3
            takeContacts()                                    // G4
            sendMessages()
            cancelTaken()                                     // G5
        }
        release(kind, surface)                                // G6
        if rounds > 0 {
            // What a reset asks for is of the next cycle.
            cycle.recognizedInCycle.removeAll()
            cycle.changedInCycle.removeAll()
            resetEnded()                                      // G7
        }
        isInCycle = false
        if current.hasRequests { scheduleCycle() }
    }

    /// Something is to be decided, in this cycle or in one that is due.
    func needsDecision() {
        current.hasRequests = true
        scheduleCycle()
    }

    func scheduleCycle() {
        guard !current.isCycleDue, !isRunning else { return }
        current.isCycleDue = true
        client.cycleIsDue()
    }

    // MARK: G1, recognizers are called

    /// Every recognizer gets its contacts of this event, in priority order; of each phase in one call (R-EVT-30).
    private func callRecognizers(_ kind: ContactKind, _ contacts: ContactSet, _ some: SlotSet<RecognizerID>?) {
        // Callbacks may begin and end attempts.
        let order = current.order
        for recognizer in order where isConcerned(recognizer, contacts) {
            if let some, !some.contains(recognizer) { continue }
            // A callback may ignore contacts that have changed too, or cancel them: each phase is computed again.
            if !current.event.began.isEmpty { callLandings(recognizer, kind, contacts) }
            if !current.event.moved.isEmpty { call(recognizer, kind, .moved, contacts) }
            if !current.event.ended.isEmpty { call(recognizer, kind, .ended, contacts) }
            if !current.event.cancelled.isEmpty { call(recognizer, kind, .cancelled, contacts) }
        }
    }

    private func isConcerned(_ recognizer: RecognizerID, _ contacts: ContactSet) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return !current.attempts[attempt.slot].following.isDisjoint(with: contacts)
    }

    private func callLandings(_ recognizer: RecognizerID, _ kind: ContactKind, _ contacts: ContactSet) {
        guard let attempt = attempt(of: recognizer) else { return }
        let landed = current.event.began.intersection(current.attempts[attempt.slot].following).intersection(contacts)
        // Of a landing that it does not get, because it has come to its end, it gets nothing later either.
        guard !landed.isEmpty, current.attempts[attempt.slot].stage.getsContacts else { return }
        current.attempts[attempt.slot].known.formUnion(landed)
        client.call(recognizer, kind, .began, landed)
    }

    private func call(_ recognizer: RecognizerID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet) {
        guard let attempt = attempt(of: recognizer), current.attempts[attempt.slot].stage.getsContacts else { return }
        var own = contacts
        own.formIntersection(current.attempts[attempt.slot].following)
        own.formIntersection(current.attempts[attempt.slot].known)
        switch phase {
        case .moved: own.formIntersection(current.event.moved)
        case .ended: own.formIntersection(current.event.ended)
        default: own.formIntersection(current.event.cancelled)
        }
        if !own.isEmpty { client.call(recognizer, kind, phase, own) }
    }

    // MARK: G3, which recognizers recognize

    /// Decides all requests in priority order, until nothing changes (R-GR-41 … 45). One decision may make another possible: one that waits
    /// for a recognizer that fails is decided in the next pass.
    private func decideRequests() {
        let order = current.order
        for recognizer in order where goesOnWithMessages(recognizer) { cycle.senders.append(recognizer) }
        var isChanged = true
        // Each pass settles one attempt at least. More passes than attempts come from answers that start attempts again.
        var passes = order.count + Self.maximumRounds
        while isChanged, passes > 0 {
            isChanged = decideOnce()
            passes -= 1
        }
        if isChanged { current.hasRequests = true }
    }

    /// One pass over the attempts in priority order. Answers may begin and end attempts: those that go after the one that was decided are
    /// decided in this pass too, each in its place.
    /// - Returns: Whether an attempt was settled.
    private func decideOnce() -> Bool {
        var order = current.order, next = 0, isChanged = false
        while next < order.count {
            let recognizer = order[next]
            next += 1
            guard hasPermission(recognizer), let attempt = attempt(of: recognizer) else { continue }
            let rank = current.attempts[attempt.slot].rank
            if decide(recognizer) { isChanged = true }
            guard current.order != order else { continue }
            order = current.order
            next = order.firstIndex { self.attempt(of: $0).map { rank.goesBefore(current.attempts[$0.slot].rank) } ?? false } ?? order.count
        }
        return isChanged
    }

    /// Decides about one that has permission to begin, from its request until it is recognized or fails.
    /// - Returns: Whether its attempt was settled. One that waits is looked at again in the next pass.
    private func decide(_ recognizer: RecognizerID) -> Bool {
        switch obstacle(of: recognizer) {
        case .unsettled:
            waitIfObstructed(recognizer)
            return false
        case .recognized(let other): fail(recognizer, .requirementRecognized(other))
        case .none:
            if let other = excluder(of: recognizer) {
                fail(recognizer, .excluded(by: other))
            } else if hasPermission(recognizer) {
                // The questions about exclusion did not end its attempt.
                recognize(recognizer)
            }
        }
        return true
    }

    /// Lets the recognizer go on; those that it excludes fail (R-GR-45).
    private func recognize(_ recognizer: RecognizerID) {
        guard let attempt = attempt(of: recognizer) else { return }
        current.attempts[attempt.slot].recognize()
        cycle.recognizedInCycle.insert(attempt)
        cycle.recognizedInRound.append(recognizer)
        cycle.senders.append(recognizer)
        note(.recognized, recognizer)
        excludeRivals(of: recognizer)
    }

    private func goesOnWithMessages(_ recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return !current.attempts[attempt.slot].stage.isUndecided && !current.attempts[attempt.slot].owed.isEmpty
    }

    /// It is not recognized, for this reason. Nothing happens to one whose attempt is over meanwhile.
    func fail(_ recognizer: RecognizerID, _ reason: EngineFailure) {
        guard let attempt = attempt(of: recognizer), current.attempts[attempt.slot].stage.isUndecided else { return }
        current.attempts[attempt.slot].fail(reason)
        current.hasRequests = true
        note(.failed(reason), recognizer)
    }

    // MARK: G4, what is taken is fixed, and messages are sent

    private func takeContacts() {
        if cycle.recognizedInRound.isEmpty { return }
        for recognizer in cycle.recognizedInRound { takeContacts(of: recognizer) }
        cycle.recognizedInRound.removeAll(keepingCapacity: true)
    }

    private func sendMessages() {
        // What a message asks for, of whichever recognizer, is of the next round.
        for place in cycle.senders.indices { makeDue(cycle.senders[place]) }
        var next = 0
        while next < cycle.senders.count {
            sendDue(cycle.senders[next])
            next += 1
        }
        // One by one: there is hardly ever more than one, and the other way takes a hundred instructions.
        while !cycle.senders.isEmpty { cycle.senders.removeLast() }
    }

    /// What is owed now is sent without another round.
    func makeDue(_ recognizer: RecognizerID) {
        guard let attempt = attempt(of: recognizer), !current.attempts[attempt.slot].stage.isUndecided else { return }
        current.recognizers[recognizer.slot].due = current.attempts[attempt.slot].owed
    }

    /// Sends the messages that are due, each with its state showing (R-GR-14).
    func sendDue(_ recognizer: RecognizerID) {
        guard !current.recognizers[recognizer.slot].isSending else { return }
        current.recognizers[recognizer.slot].isSending = true
        // A message may make more due: by disabling its recognizer (R-GR-53).
        while !current.recognizers[recognizer.slot].due.isEmpty, let attempt = attempt(of: recognizer),
              let message = current.attempts[attempt.slot].takeMessage() {
            current.recognizers[recognizer.slot].due.remove(message)
            current.recognizers[recognizer.slot].message = message
            if message == .changed { cycle.changedInCycle.insert(attempt) }
            note(.sent(message), recognizer)
            client.send(recognizer, message)
        }
        current.recognizers[recognizer.slot].isSending = false
        current.recognizers[recognizer.slot].due.removeAll()
        current.recognizers[recognizer.slot].message = nil
    }

    // MARK: G7, attempts end

    private func resetEnded() {
        // An attempt that ends inside another's reset is handled in the next cycle: the recognizers that wait for it are decided there before
        // its own reset (R-GR-35).
        var ended: ContiguousArray<RecognizerID> = []
        for recognizer in current.order where isAtEnd(recognizer) { ended.append(recognizer) }
        for recognizer in ended where isAtEnd(recognizer) {
            rememberForNewStart(recognizer)                   // R-GR-32a
            reset(recognizer)
        }
    }

    private func isAtEnd(_ recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return current.attempts[attempt.slot].isAtEnd
    }

    /// Ends the attempt: the recognizer gets nothing more of its contacts and is asked to forget them (R-GR-30 … 33).
    func reset(_ recognizer: RecognizerID) {
        guard let attempt = attempt(of: recognizer) else { return }
        note(.reset, recognizer)
        endAttempt(attempt, of: recognizer)
        let message = current.recognizers[recognizer.slot].message
        current.recognizers[recognizer.slot].message = nil
        client.reset(recognizer)
        // One that was removed in a message of its own: the message goes on to the other targets.
        if current.recognizers[recognizer.slot].isSending { current.recognizers[recognizer.slot].message = message }
    }

    func endAttempt(_ attempt: AttemptID, of recognizer: RecognizerID) {
        cycle.recognizedInCycle.remove(attempt)
        restart.recognized.remove(attempt)
        cycle.changedInCycle.remove(attempt)
        current.end(attempt)
    }
}
