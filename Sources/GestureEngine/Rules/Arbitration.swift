/// The cycle of R-DLV-10, from top to bottom. The questions that its steps put are in files beside it: `Permission` (may it begin?), `Requirements`
/// (must it wait?), `Exclusion` (does another prevent it?), `Withholding` (what is kept from receivers, taken and released).
///
/// Every call of the client may call back and change anything. So each line reads the state again, and names recognizers by their numbers:
/// a number whose attempt is over has no attempt, and nothing is done for it.
extension Engine {
    /// Recognizers that set each other's states for ever are stopped after so many rounds, until the next cycle.
    static let maximumRounds = 16

    /// One cycle: for the contacts of a kind on a surface, or, without, because time passed or a state was set.
    /// - Parameter some: The recognizers that alone are called with the event, because they start again with it (R-GR-32a); `nil` for all.
    func runCycle(_ kind: ContactKind?, on surface: SurfaceID?, startingAgain some: SlotSet<RecognizerID>? = nil) {
        isInCycle = true
        cycle.number += 1
        current.isCycleDue = false
        if let kind, let surface {
            let contacts = contacts(of: kind, on: surface)
            if !current.order.isEmpty {
                callRecognizers(with: contacts, of: kind, only: some)         // G1
                askForRequirements(contacts)                  // R-GR-41c
                makeWait()                                    // R-GR-41
            }
            withhold(contacts, isFirst: some == nil)          // G2
        }
        // The obstacles of a waiting recognizer may have changed without a request: that is to be decided as well (R-GR-41).
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
        releaseWithheld(inEventOf: kind, on: surface)                              // G6
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
    private func callRecognizers(with contacts: ContactSet, of kind: ContactKind, only some: SlotSet<RecognizerID>?) {
        // Callbacks may begin and end attempts.
        let order = current.order
        for recognizer in order where isConcerned(recognizer, by: contacts) {
            if let some, !some.contains(recognizer) { continue }
            // A callback may ignore contacts that have changed too, or cancel them: each phase is computed again.
            if !current.event.began.isEmpty { callWithLandings(recognizer, of: kind, among: contacts) }
            if !current.event.moved.isEmpty { call(recognizer, with: .moved, of: kind, among: contacts) }
            if !current.event.ended.isEmpty { call(recognizer, with: .ended, of: kind, among: contacts) }
            if !current.event.cancelled.isEmpty { call(recognizer, with: .cancelled, of: kind, among: contacts) }
        }
    }

    private func isConcerned(_ recognizer: RecognizerID, by contacts: ContactSet) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return !self[attempt].following.isDisjoint(with: contacts)
    }

    private func callWithLandings(_ recognizer: RecognizerID, of kind: ContactKind, among contacts: ContactSet) {
        guard let attempt = attempt(of: recognizer) else { return }
        let landed = current.event.began.intersection(self[attempt].following).intersection(contacts)
        // Of a landing that it does not get, because it has come to its end, it gets nothing later either.
        guard !landed.isEmpty, self[attempt].stage.getsContacts else { return }
        self[attempt].known.formUnion(landed)
        client.call(recognizer, kind, .began, landed)
    }

    private func call(_ recognizer: RecognizerID, with phase: ContactPhase, of kind: ContactKind, among contacts: ContactSet) {
        guard let attempt = attempt(of: recognizer), self[attempt].stage.getsContacts else { return }
        var own = contacts
        own.formIntersection(self[attempt].following)
        own.formIntersection(self[attempt].known)
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
            let rank = self[attempt].rank
            if decide(recognizer) { isChanged = true }
            guard current.order != order else { continue }
            order = current.order
            next = order.firstIndex { self.attempt(of: $0).map { rank.goesBefore(self[$0].rank) } ?? false } ?? order.count
        }
        return isChanged
    }

    /// Decides about one that has permission to begin, from its request until it is recognized or fails.
    /// - Returns: Whether its attempt was settled. A waiting recognizer is looked at again in the next pass.
    private func decide(_ recognizer: RecognizerID) -> Bool {
        switch obstacle(of: recognizer) {
        case .unsettled:
            waitIfObstructed(recognizer)
            return false
        case .recognized(let other): fail(recognizer, because: .requirementRecognized(other))
        case .none:
            if let other = excluder(of: recognizer) {
                fail(recognizer, because: .excluded(by: other))
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
        self[attempt].recognize()
        cycle.recognizedInCycle.insert(attempt)
        cycle.recognizedInRound.append(recognizer)
        cycle.senders.append(recognizer)
        note(.recognized, of: recognizer)
        excludeRivals(of: recognizer)
    }

    private func goesOnWithMessages(_ recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return !self[attempt].stage.isUndecided && !self[attempt].owed.isEmpty
    }

    /// It is not recognized, for this reason. Nothing happens to one whose attempt is over meanwhile.
    func fail(_ recognizer: RecognizerID, because reason: EngineFailure) {
        guard let attempt = attempt(of: recognizer), self[attempt].stage.isUndecided else { return }
        self[attempt].fail(reason)
        current.hasRequests = true
        note(.failed(reason), of: recognizer)
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
        guard let attempt = attempt(of: recognizer), !self[attempt].stage.isUndecided else { return }
        self[recognizer].due = self[attempt].owed
    }

    /// Sends the messages that are due, each with its state showing (R-GR-14).
    func sendDue(_ recognizer: RecognizerID) {
        guard !self[recognizer].isSending else { return }
        self[recognizer].isSending = true
        // A message may make more due: by disabling its recognizer (R-GR-53).
        while !self[recognizer].due.isEmpty, let attempt = attempt(of: recognizer),
              let message = self[attempt].takeMessage() {
            self[recognizer].due.remove(message)
            self[recognizer].message = message
            if message == .changed { cycle.changedInCycle.insert(attempt) }
            note(.sent(message), of: recognizer)
            client.send(recognizer, message)
        }
        self[recognizer].isSending = false
        self[recognizer].due.removeAll()
        self[recognizer].message = nil
    }

    // MARK: G7, attempts end

    private func resetEnded() {
        // An attempt that ends inside another's reset is handled in the next cycle: the recognizers that wait for it are decided there before
        // its own reset (R-GR-35).
        var ended: ContiguousArray<RecognizerID> = []
        for recognizer in current.order where isAtEnd(recognizer) { ended.append(recognizer) }
        for recognizer in ended where isAtEnd(recognizer) {
            rememberForAnotherStart(recognizer)                   // R-GR-32a
            reset(recognizer)
        }
    }

    private func isAtEnd(_ recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return self[attempt].isAtEnd
    }

    /// Ends the attempt: the recognizer gets nothing more of its contacts and is asked to forget them (R-GR-30 … 33).
    func reset(_ recognizer: RecognizerID) {
        guard let attempt = attempt(of: recognizer) else { return }
        note(.reset, of: recognizer)
        endAttempt(attempt, of: recognizer)
        let message = self[recognizer].message
        self[recognizer].message = nil
        client.reset(recognizer)
        // A recognizer that was removed in one of its messages: the other targets still receive the message.
        if self[recognizer].isSending { self[recognizer].message = message }
    }

    func endAttempt(_ attempt: AttemptID, of recognizer: RecognizerID) {
        cycle.recognizedInCycle.remove(attempt)
        restart.recognized.remove(attempt)
        cycle.changedInCycle.remove(attempt)
        current.end(attempt)
    }
}
