/// Coordinates recognizers that share contacts: which recognizer follows which contact, which may begin, which waits for another, which
/// excludes another, what receivers are called with, and when attempts end. The rules are in `Documentation/touch-semantics.md`.
///
/// The client reports what happened; the engine asks, calls and notifies its client. The engine has no views, no clock and no application.
/// Unless a method says otherwise it may be called from inside the client's calls; what it requests there is decided in the running cycle.
@MainActor
public final class Engine {
    /// All that it knows. To be read at any time, and put back between events.
    public var state: EngineState {
        get { current.trimmed }
        set {
            precondition(!isRunning && !isDelivering, "the state is put back between events")
            current = newValue
            mayWithhold = true
        }
    }

    /// The first broken invariant of the state, as a sentence (``EngineState/violation``). It may be read at any time, also from inside the client's calls.
    public var violation: String? { current.violation }
    /// The same between two events (``EngineState/violationBetweenEvents``).
    public var violationBetweenEvents: String? { current.violationBetweenEvents }

    // Some are stored without checks of exclusive access: none is read while it is being changed, since every rule reads again after a call.
    // Unchecked: EngineBenchmark takes 5 % more instructions with checks.
    /// Whether ``EngineClient/note(_:)`` is called.
    @exclusivity(unchecked) public var isTracing = false

    let client: any EngineClient
    // Unchecked: EngineBenchmark takes 78 % more instructions with checks.
    @exclusivity(unchecked) var current = EngineState()
    /// Whether a cycle is running.
    public var isRunning: Bool { isInCycle }
    /// Whether a cycle is running, or receivers are being called late: events that come meanwhile are to wait.
    public var isBusy: Bool { isInCycle || isDelivering }
    /// Whether a landing is being offered: the candidates' numbers are in use, also of one that a question takes from its receiver.
    public var isOffering: Bool { !offering.candidates.isEmpty }
    var isInCycle = false
    var isDelivering = false
    /// Whether anything may be withheld or released: it saves looking for that in every frame.
    var mayWithhold = false
    // Unchecked: EngineBenchmark takes 26 % more instructions with checks.
    /// What holds during one cycle.
    @exclusivity(unchecked) var cycle = CycleScratch()
    /// What holds while landings are offered.
    var offering = OfferScratch()
    // Unchecked: EngineBenchmark takes 2.5 % more instructions with checks.
    /// What holds from the preparation of an event to its end.
    @exclusivity(unchecked) var restart = RestartScratch()
    /// The contact that is being delivered late: it stays, whatever happens meanwhile.
    var late: ContactID?

    /// The roots whose recognizers are being ended because they leave, the outermost call first.
    var leaving: ContiguousArray<ReceiverID> = []

    /// The client is retained: it must not retain the engine.
    public init(client: any EngineClient) { self.client = client }

    /// The scratch memory of one cycle. It is empty between two cycles, and no part of the state: it is kept so that no cycle allocates.
    struct CycleScratch {
        /// Numbers the cycles.
        var number = 0
        /// The recognizers that were recognized in this round and of which nothing was taken yet (step G4), in that order.
        var recognizedInRound: ContiguousArray<RecognizerID> = []
        /// The attempts that were recognized in any round of this cycle: they still exclude others when they have ended.
        var recognizedInCycle = AttemptSet()
        /// The attempts whose message of changed was sent in this cycle: further changes are merged into it (R-GR-14).
        var changedInCycle = AttemptSet()
        /// What was taken from receivers that are to be called after the actions, and by which recognizer: a call each.
        var taken: ContiguousArray<(recognizer: RecognizerID, contacts: ContactSet)> = []
        /// The recognizers with messages to be sent in this round: those that were active before, then those recognized in it.
        var senders: ContiguousArray<RecognizerID> = []
    }

    /// Scratch memory from the preparation of an event to its end. What its landings find: the attempts that were recognized before it (R-DLV-28),
    /// those that a landing may end, and those that one has ended (R-GR-32a).
    struct RestartScratch {
        /// The attempts that were recognized when the event came.
        var recognized = AttemptSet()
        /// The recognizers with an attempt that followed nothing when the event came.
        var idle = SlotSet<RecognizerID>()
        /// Those of them whose attempts are over, without a landing of this event as a part of what was recognized.
        var outlived: ContiguousArray<RecognizerID> = []
    }

    /// Scratch memory while landings are offered, one after the other: their candidates, and what these said about the event.
    struct OfferScratch {
        /// `nil` for one that was removed meanwhile (R-DLV-7).
        var candidates: ContiguousArray<RecognizerID?> = []
        var collected: ContiguousArray<RecognizerID> = []
        private var answers: ContiguousArray<(recognizer: RecognizerID, kind: ContactKind, refusal: Refusal?)> = []
        /// The recognizers that have given one: of a thousand others no answer is looked for.
        private var answering = SlotSet<RecognizerID>()
        /// Where the last answer of a recognizer is, by its slot.
        private var places: ContiguousArray<Int> = []

        /// What the recognizer and its delegate have said about the event.
        func answer(of recognizer: RecognizerID, about kind: ContactKind) -> (recognizer: RecognizerID, kind: ContactKind, refusal: Refusal?)? {
            guard answering.contains(recognizer) else { return nil }
            let last = answers[places[recognizer.slot]]
            if last.kind == kind { return last }
            for answer in answers where answer.recognizer == recognizer && answer.kind == kind { return answer }
            return nil
        }

        mutating func note(_ answer: (recognizer: RecognizerID, kind: ContactKind, refusal: Refusal?)) {
            while places.count <= answer.recognizer.slot { places.append(0) }
            places[answer.recognizer.slot] = answers.count
            answering.insert(answer.recognizer)
            answers.append(answer)
        }

        mutating func forgetAnswers() {
            answers.removeAll(keepingCapacity: true)
            answering.removeAll()
        }
    }
}

// MARK: - Recognizers

extension Engine {
    /// Registers a recognizer.
    public func register() -> RecognizerID { current.register() }

    /// The recognizer is gone, with all its relations. An attempt of it ends without a call.
    public func unregister(_ recognizer: RecognizerID) {
        forget(recognizer)
        current.unregister(recognizer)
    }

    /// What the recognizer's state reads (R-GR-14, R-GR-16).
    public func state(of recognizer: RecognizerID) -> RecognizerState { shown(recognizer) }

    /// The stage of its attempt; `nil` without one.
    public func stage(of recognizer: RecognizerID) -> Stage? { attempt(of: recognizer).map { self[$0].stage } }

    /// The recognizers that it requires to fail whatever the attempt, in the order in which that was said (R-GR-40).
    public func requirements(of recognizer: RecognizerID) -> ContiguousArray<RecognizerID> { self[recognizer].requirements }

    /// Whether an attempt is in progress.
    public func isInAttempt(_ recognizer: RecognizerID) -> Bool { attempt(of: recognizer) != nil }

    /// Whether it asked to begin in this attempt, and was not refused.
    public func hasAskedToBegin(_ recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        switch self[attempt].stage {
        case .pending, .waiting, .active, .over: return true
        case .undecided, .asking, .failed: return false
        }
    }

    /// Whether it was called with the landing of the contact.
    public func knows(_ recognizer: RecognizerID, _ contact: ContactID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return self[attempt].known.contains(contact)
    }

    /// The contacts that it follows; those that end in this event are among them until the event is over.
    public func contacts(followedBy recognizer: RecognizerID) -> ContactSet {
        guard let attempt = attempt(of: recognizer) else { return ContactSet() }
        return self[attempt].following
    }

    /// The recognizers with an attempt in progress, in priority order (R-DLV-6).
    public var recognizersInAttempt: ContiguousArray<RecognizerID> { current.order }

    /// Makes a recognizer wait until the other has failed, as long as both are registered (R-GR-40). A circle is not made (R-GR-41d).
    public func require(_ recognizer: RecognizerID, toFail other: RecognizerID) { addRequirement(of: recognizer, on: other) }

    /// Takes back ``require(_:toFail:)``, for tools that ask what would have happened without it. An attempt that is in progress is left as it is.
    package func release(_ recognizer: RecognizerID, from other: RecognizerID) {
        if attempt(of: recognizer) == nil { current.release(recognizer, from: other) }
    }

    /// The recognizer asks for a state (R-GR-12).
    public func request(_ state: RecognizerState, by recognizer: RecognizerID) { receive(state, from: recognizer) }

    /// The recognizer does not follow the contact any more (R-GR-46).
    public func ignore(_ contact: ContactID, by recognizer: RecognizerID) { stopFollowing(contact, by: recognizer) }

    /// The recognizer was disabled: an active attempt is cancelled, with its message before this returns, another one fails (R-GR-52, R-GR-53).
    public func recognizerWasDisabled(_ recognizer: RecognizerID) {
        if isInAttempt(recognizer) { interrupt(recognizer, because: .disabled) }
    }

    /// The recognizer was removed from its receiver: its attempt ends without a message (R-GR-54).
    public func recognizerWasRemoved(_ recognizer: RecognizerID) {
        for place in offering.candidates.indices where offering.candidates[place] == recognizer { offering.candidates[place] = nil }
        abandon(recognizer, because: .removed)
    }

    /// The recognizer's receiver is gone, or on no surface, without news of it: its attempt ends without a message.
    public func recognizerLost(_ recognizer: RecognizerID) { abandon(recognizer, because: .leftSurface) }
}

// MARK: - Contacts

extension Engine {
    /// A contact lands. The event that it is part of is prepared: ``offerLandings(of:)`` comes when all its contacts are up to date.
    /// - Parameter isAdmitted: Whether the receiver may get it; otherwise recognizers alone do (R-HIT-20 … 23).
    public func land(_ kind: ContactKind, type: Int, on surface: SurfaceID, receiver: ReceiverID?, isAdmitted: Bool = true) -> ContactID {
        let isDue = isAdmitted && receiver != nil
        return current.land(ContactState(kind, type: type, surface, receiver, isDue ? .landed : .taken))
    }

    /// A contact moved, or changed otherwise.
    public func move(_ contact: ContactID) { current.move(contact) }

    /// A contact lifts, or is cancelled by the system.
    public func end(_ contact: ContactID, _ phase: ContactPhase) { current.end(contact, phase) }

    /// Whether the contact's landing or end is kept from its receiver.
    public func isKept(_ contact: ContactID) -> Bool { self[contact].delivery.isKept }

    /// Whether the contact was lifted or cancelled.
    public func isOver(_ contact: ContactID) -> Bool { self[contact].isOver }

    /// What the contact is on.
    public func surface(of contact: ContactID) -> SurfaceID { self[contact].surface }

    /// The receiver of the contact's calls; `nil` once that one has left.
    public func receiver(of contact: ContactID) -> ReceiverID? { self[contact].receiver }

    /// Where the contact is on its way to its receiver.
    public func delivery(of contact: ContactID) -> Delivery { self[contact].delivery }

    /// The recognizers that follow the contact, in priority order (R-TCH-14).
    public func followers(of contact: ContactID) -> [RecognizerID] {
        current.order.filter { recognizer in
            attempt(of: recognizer).map { self[$0].following.contains(contact) } ?? false
        }
    }

    /// All contacts that are present, those that are withheld after their end too, in order of landing.
    public var contacts: ContiguousArray<ContactID> { current.landed }
}

// MARK: - Events

extension Engine {
    /// The contacts of the kind that landed since the last event are offered to their candidates (R-DLV-3, R-DLV-4).
    public func offerLandings(of kind: ContactKind) { offerAll(of: kind) }

    /// Handles what the contacts of a kind on a surface did: the recognizers, then the receivers (R-DLV-1 step 4). Nothing happens while a
    /// cycle is running.
    public func handleEvent(of kind: ContactKind, on surface: SurfaceID) {
        guard !isRunning else { return }
        runCycle(kind, on: surface)
        startAgain(kind, on: surface)
        deliverReleased()
        callReceivers(kind, on: surface)
    }

    /// The event is over, on all surfaces. What was not handled never is (R-DLV-2); contacts that have ended are gone, but for those of
    /// which something is still owed.
    public func finishEvent(of kind: ContactKind) { finish(kind) }

    /// Runs a cycle without an event: after a recognizer's deadline, or after states were set for another reason
    /// (R-DLV-12).
    public func runCycle() {
        guard !isRunning else { return }
        runCycle(nil, on: nil)
        deliverReleased()
    }

    /// Whether a cycle is due (``EngineClient/cycleIsDue()``).
    public var isCycleDue: Bool { current.isCycleDue }

    /// Runs the cycle that ``EngineClient/cycleIsDue()`` announced, if it was not run since (R-DLV-14).
    public func runDueCycle() { if current.isCycleDue { runCycle() } }
}

// MARK: - Ends from outside

extension Engine {
    /// The application cancels contacts with the event that is being prepared: what is withheld of them is over too (R-DLV-41). Those that
    /// are down are ended by ``end(_:_:)``.
    public func beginCancelling(_ contacts: ContactSet) { current.event.cancelling.formUnion(contacts) }

    /// The application cancels contacts from inside a callback: recognizers and receivers are called at once (R-DLV-41). Those that were
    /// down are part of the next ``finishEvent(of:)``.
    public func cancelNow(_ contacts: ContactSet) { cancel(contacts) }

    /// The contacts whose receivers are the root or below it, and have not had their final call.
    public func contacts(within root: ReceiverID) -> ContactSet { unfinishedContacts(within: root) }

    /// The receivers of the contacts leave: they are called with a cancellation, and have the contacts no longer (R-VH-8).
    public func sever(_ contacts: ContactSet) { severReceivers(of: contacts) }

    /// The receiver, which has not been called with the contact yet, never is. It stays the contact's receiver until it leaves (R-VH-8).
    public func keepFromReceiver(_ contact: ContactID) { keep(contact) }

    /// The root is about to leave its surface: the recognizers in it are called with a cancellation, and end (R-GR-55).
    public func recognizersLeave(within root: ReceiverID) { endRecognizers(within: root) }

    /// Everything ends without a message: whatever the contacts came from is gone.
    public func removeAll() { abandonEverything() }
}
