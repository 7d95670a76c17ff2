/// All that the engine knows. Between two events it is a value: it can be copied, compared, hashed and put back.
///
/// Arrays hold recognizers, attempts and contacts by their slots. An entry that is over leaves a blank behind: nothing but what still matters
/// is in a state, and states that behave alike are mostly equal.
public struct EngineState: Hashable, Sendable {
    /// By ``RecognizerID``.
    var recognizers: ContiguousArray<Participant> = []
    /// By ``AttemptID``.
    var attempts: ContiguousArray<Attempt> = []
    /// The recognizers with an attempt in progress, in priority order (R-DLV-6).
    var order: ContiguousArray<RecognizerID> = []
    /// By ``ContactID``.
    var contacts: ContiguousArray<ContactState> = []
    /// The contacts that are present, in order of landing.
    var landed: ContiguousArray<ContactID> = []
    var event = EventState()
    /// Below these places no recognizer's and no attempt's slot is free.
    var firstFree = Aside((recognizer: 0, attempt: 0))
    /// Whether something was asked for that step G3 has not seen.
    var hasRequests = false
    /// Whether a cycle is due without an event (R-DLV-14).
    var isCycleDue = false

    /// The state without contacts and recognizers.
    public init() {}

    /// A recognizer, in and out of attempts.
    struct Participant: Hashable, Sendable {
        var isRegistered = false
        /// The attempt in progress.
        var attempt: AttemptID?
        /// The recognizers that it requires to fail, permanently, in the order in which they were named (R-GR-40).
        private(set) var requirements: ContiguousArray<RecognizerID> = []
        /// The same as a set.
        private(set) var required = Aside(SlotSet<RecognizerID>())
        /// How many require it for good: most go without a look at the others.
        var dependents = 0
        /// Whether its messages are being sent, and which: ``message`` is what its state reads then.
        var isSending = false
        var message: RecognizerState?
        /// The messages that are sent without another round: what was owed when step G4 began (R-DLV-10).
        var due = OwedMessages()

        mutating func require(_ other: RecognizerID) {
            requirements.append(other)
            required.value.insert(other)
        }

        /// - Returns: Whether it was required.
        mutating func release(_ other: RecognizerID) -> Bool {
            guard required.value.contains(other) else { return false }
            requirements.removeAll { $0 == other }
            required.value.remove(other)
            return true
        }
    }

    /// What holds while an event is being handled; nothing between two.
    struct EventState: Hashable, Sendable {
        /// The contacts that changed and that the recognizers have not been called with, by what they do.
        var began = ContactSet(), moved = ContactSet(), ended = ContactSet(), cancelled = ContactSet()
        /// The contacts that changed.
        var changed = ContactSet()
        /// The contacts whose receivers are still owed a call of this event.
        var due = ContactSet()
        /// The contacts that the application cancels with this event (R-DLV-41).
        var cancelling = ContactSet()

        /// Contacts moved, and nothing else happened.
        mutating func finishMoves() {
            moved.removeAll()
            changed.removeAll()
            due.removeAll()
        }
    }
}

extension EngineState {
    /// Without blanks at the ends of the arrays. In a running engine they stay: a loop may be going through the array.
    var trimmed: EngineState {
        var result = self
        while let last = result.recognizers.last, !last.isRegistered { result.recognizers.removeLast() }
        while let last = result.attempts.last, last.recognizer == nil { result.attempts.removeLast() }
        while let last = result.contacts.last, last.use == .free { result.contacts.removeLast() }
        return result
    }
}

// MARK: - What numbers stand for

extension EngineState {
    /// A recognizer, also one that is registered no longer.
    @inline(__always)
    subscript(_ recognizer: RecognizerID) -> Participant {
        _read { yield recognizers[recognizer.slot] }
        _modify { yield &recognizers[recognizer.slot] }
    }

    /// An attempt, which may be over: its number is then free.
    @inline(__always)
    subscript(_ attempt: AttemptID) -> Attempt {
        _read { yield attempts[attempt.slot] }
        _modify { yield &attempts[attempt.slot] }
    }

    /// A contact, which may be gone: its number is then free, or remembered.
    @inline(__always)
    subscript(_ contact: ContactID) -> ContactState {
        _read { yield contacts[contact.slot] }
        _modify { yield &contacts[contact.slot] }
    }

    /// The recognizer's attempt, if one is in progress.
    func attempt(of recognizer: RecognizerID) -> AttemptID? { self[recognizer].attempt }
}
