/// Where a recognizer is in its attempt.
public enum Stage: Hashable, Sendable {
    /// It follows contacts and has asked for nothing.
    case undecided
    /// Whether it may begin is being asked right now; all that it can do itself is give up (R-GR-20).
    case asking
    /// It may begin, and has come to this state since; step G3 of this cycle decides.
    case pending(RecognizerState)
    /// The same, but another has to fail first (R-GR-41). Outwards it is possible.
    case waiting(RecognizerState, for: RecognizerID)
    /// It was recognized and is active: began or changed.
    case active(RecognizerState)
    /// It was recognized and has come to its end: ended or cancelled.
    case over(RecognizerState)
    /// It has failed, for the reason given.
    case failed(EngineFailure)
}

extension Stage {
    /// The state that was reached, though it may be a secret.
    var reached: RecognizerState {
        switch self {
        case .undecided, .asking: .possible
        case .pending(let state), .waiting(let state, _), .active(let state), .over(let state): state
        case .failed: .failed
        }
    }

    /// What the recognizer's state reads (R-GR-16).
    var shown: RecognizerState {
        if case .waiting = self { .possible } else { reached }
    }

    /// Whether it may still be recognized, or fail.
    var isUndecided: Bool {
        switch self {
        case .undecided, .asking, .pending, .waiting: true
        case .active, .over, .failed: false
        }
    }

    /// Whether it was permitted to begin and step G3 has to decide.
    var hasPermission: Bool {
        switch self {
        case .pending, .waiting: true
        default: false
        }
    }

    var isWaiting: Bool { if case .waiting = self { true } else { false } }

    var isActive: Bool { if case .active = self { true } else { false } }

    /// Whether it was recognized, though it may have come to its end since.
    var wasRecognized: Bool {
        switch self {
        case .active, .over: true
        default: false
        }
    }

    /// Whether it is called with contacts (step G1 of R-DLV-10).
    var getsContacts: Bool {
        switch self {
        case .undecided, .asking, .waiting, .active: true
        case .pending(let state): state == .began || state == .changed
        case .over, .failed: false
        }
    }
}

/// A recognizer's attempt: its stage, the messages that are owed to its targets, and the contacts concerned.
///
/// Only the functions here change the stage, each named for what happens and with what must hold before.
public struct Attempt: Hashable, Sendable {
    /// Whose it is; `nil` for a slot that is free.
    public let recognizer: RecognizerID?
    /// Its place among the recognizers (R-DLV-6), as it was when the attempt began.
    public let rank: Rank
    /// How far the attempt is.
    public private(set) var stage = Stage.undecided
    /// The states whose messages are owed.
    public private(set) var owed = OwedMessages()

    /// The contacts that it follows, among them those that end in this event.
    public internal(set) var following = ContactSet()
    /// Those that it follows or followed (R-GR-43), as far as a later question can concern them.
    public internal(set) var history = ContactSet()
    /// Those of them that it ignored (R-GR-46).
    public internal(set) var ignored = ContactSet()
    /// Those with whose landing it was called: it is called with no others (step G1 of R-DLV-10).
    public internal(set) var known = ContactSet()
    /// The type of its first touch (R-GR-7); `nil` before that. Presses and motions have no part in it.
    public internal(set) var firstType: Int?

    /// The attempts that this one requires to fail, by an answer (R-GR-40).
    public internal(set) var required = AttemptSet()
    /// Whether an answer ever made another attempt require this one to fail.
    var wasRequired = Aside(false)
    /// The attempts about which, and to which, the four questions were asked (R-GR-41c).
    public internal(set) var asked = AttemptSet()

    init(of recognizer: RecognizerID, rank: Rank) {
        self.recognizer = recognizer
        self.rank = rank
    }

    /// A slot that is free.
    private init() {
        recognizer = nil
        rank = Rank(depth: 0, addition: 0)
    }

    static let none = Attempt()
}

extension Attempt {
    /// It requested to begin; whether it may is being asked (R-GR-20).
    mutating func ask() {
        precondition(stage == .undecided, "only an attempt that has requested nothing requests")
        stage = .asking
    }

    /// It was permitted to begin: step G3 decides.
    mutating func permit(_ state: RecognizerState) {
        precondition(stage == .asking && (state == .began || state == .ended), "only what was asked is permitted")
        stage = .pending(state)
        owed.insert(state)
    }

    /// It may begin, but another has to fail first (R-GR-41).
    mutating func wait(for other: RecognizerID) {
        guard case .pending(let state) = stage else { preconditionFailure("only an attempt with a permitted, pending request waits") }
        stage = .waiting(state, for: other)
    }

    /// A further state was asked for and is legal: changes are merged (R-GR-14).
    mutating func advance(to state: RecognizerState) {
        switch stage {
        case .pending(.began), .pending(.changed):
            precondition(state != .cancelled, "what gives up before it is recognized fails")
            stage = .pending(state)
        case .active: stage = state == .changed ? .active(.changed) : .over(state)
        default: preconditionFailure("only an attempt that has begun continues")
        }
        precondition(state != .began && state != .possible && state != .failed, "it began before")
        owed.insert(state)
    }

    /// It came to its end while it waits, and will send that when its wait is over (R-GR-41b).
    mutating func rememberEnd() {
        guard case .waiting(let state, let other) = stage else { preconditionFailure("only an attempt that waits is restored") }
        guard state != .ended else { return }
        stage = .waiting(.ended, for: other)
        owed.insert(.ended)
    }

    /// Nothing holds it up (R-GR-45).
    mutating func recognize() {
        precondition(stage.hasPermission, "only an attempt that may begin is recognized")
        let state = stage.reached
        stage = state == .began || state == .changed ? .active(state) : .over(state)
    }

    /// It ends from outside, and says so (R-GR-52).
    mutating func cancel() {
        precondition(stage.isActive, "only what goes on is cancelled")
        stage = .over(.cancelled)
        owed.insert(.cancelled)
    }

    /// It is not recognized, and says nothing.
    mutating func fail(_ reason: EngineFailure) {
        precondition(stage.isUndecided, "what is decided does not fail")
        stage = .failed(reason)
        owed = OwedMessages()
    }

    /// Its recognizer was removed: it ends in whatever stage it is, and sends nothing (R-GR-54).
    mutating func abandon(_ reason: EngineFailure) {
        stage = .failed(reason)
        owed = OwedMessages()
    }

    /// The next message to be sent, if any is due.
    mutating func takeMessage() -> RecognizerState? {
        stage.isUndecided ? nil : owed.takeFirst()
    }

    /// Whether nothing but the reset is left.
    var isAtEnd: Bool {
        switch stage {
        case .over, .failed: owed.isEmpty
        default: false
        }
    }
}
