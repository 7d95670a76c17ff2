/// Where a contact is on its way to its receiver.
///
/// Only the functions here change it, each named for what happens and with what must hold before.
public enum Delivery: Hashable, Sendable {
    /// It landed in this event. Its receiver has not been called.
    case landed
    /// Its landing is withheld (R-DLV-20); its moves and its end wait behind it. Its end may be withheld for its own sake (R-DLV-21).
    case landingHeld(by: AttemptSet, end: AttemptSet)
    /// Its landing is no longer withheld: a late call is due (R-DLV-29).
    case landingReleased(end: AttemptSet)
    /// Its receiver was called with its landing.
    case live
    /// Its end is withheld (R-DLV-21).
    case endHeld(by: AttemptSet)
    /// Its end is no longer withheld: a late call is due.
    case endReleased
    /// A recognizer took it from its receiver, which is called with the cancellation after the actions (R-DLV-24).
    case takenAway
    /// Its receiver had its final call (R-DLV-32).
    case finished
    /// Its receiver gets nothing more: the contact was taken from it.
    case taken
}

extension Delivery {
    // Patterns, not comparisons: these are asked for each contact of each frame, and a comparison copies the sets.
    @inline(__always) var isLanded: Bool { if case .landed = self { true } else { false } }
    @inline(__always) var isLive: Bool { if case .live = self { true } else { false } }
    @inline(__always) var isEndReleased: Bool { if case .endReleased = self { true } else { false } }
    @inline(__always) var isTakenAway: Bool { if case .takenAway = self { true } else { false } }
    @inline(__always) var isFinished: Bool { if case .finished = self { true } else { false } }
    @inline(__always) var isTaken: Bool { if case .taken = self { true } else { false } }

    /// Whether its receiver was called with its landing and not with its end.
    @inline(__always) public var isUnderWay: Bool {
        switch self {
        case .live, .endHeld, .endReleased: true
        default: false
        }
    }

    /// Whether its receiver has had all that it gets, or is about to.
    @inline(__always) var isDone: Bool { isTakenAway || isFinished || isTaken }

    /// Whether its receiver gets a call when the contact is severed.
    @inline(__always) var isOwedAnEnd: Bool { isUnderWay || isTakenAway }

    /// Whether its receiver was never called.
    @inline(__always) public var isUnheard: Bool {
        switch self {
        case .landed, .landingHeld, .landingReleased: true
        default: false
        }
    }

    /// Whether its landing or its end is kept from its receiver, at least until the next cycle.
    @inline(__always) public var isKept: Bool {
        switch self {
        case .landingHeld, .landingReleased, .endHeld, .endReleased: true
        default: false
        }
    }

    /// Whether a recognizer withholds, or withheld, so that step G6 has to look.
    @inline(__always) var isWithheld: Bool {
        switch self {
        case .landingHeld, .endHeld: true
        case .landingReleased(let end): !end.isEmpty
        default: false
        }
    }

    /// Whether the last holder has let go of what is withheld.
    @inline(__always) var isReleasable: Bool {
        switch self {
        case .landingHeld(let holders, _): holders.isEmpty
        case .endHeld(let holders): holders.isEmpty
        case .landingReleased, .endReleased: true
        default: false
        }
    }

    /// Whether a late call is due.
    @inline(__always) var isReleased: Bool {
        switch self {
        case .landingReleased, .endReleased: true
        default: false
        }
    }

    func isLandingHeld(by attempt: AttemptID) -> Bool {
        if case .landingHeld(let holders, _) = self { holders.contains(attempt) } else { false }
    }
}

extension Delivery {
    /// Recognizers keep its landing from its receiver.
    mutating func holdLanding(by holders: AttemptSet) {
        precondition(!holders.isEmpty, "a recognizer withholds")
        switch self {
        case .landed: self = .landingHeld(by: holders, end: AttemptSet())
        // Some that start again with it withhold it too (R-GR-32a).
        case .landingHeld(_, let end), .landingReleased(let end): self = .landingHeld(by: holders, end: end)
        default: preconditionFailure("only a landing that is not delivered is withheld")
        }
    }

    /// Recognizers keep its end from its receiver.
    mutating func holdEnd(by holders: AttemptSet) {
        precondition(!holders.isEmpty, "a recognizer withholds")
        switch self {
        case .live: self = .endHeld(by: holders)
        case .landingHeld(let landing, _): self = .landingHeld(by: landing, end: holders)
        case .landingReleased: self = .landingReleased(end: holders)
        default: preconditionFailure("only an end that is not delivered is withheld")
        }
    }

    /// A recognizer withholds nothing of it any more.
    mutating func letGo(of attempt: AttemptID) {
        switch self {
        case .landingHeld(var landing, var end):
            landing.remove(attempt)
            end.remove(attempt)
            self = .landingHeld(by: landing, end: end)
        case .landingReleased(var end):
            end.remove(attempt)
            self = .landingReleased(end: end)
        case .endHeld(var end):
            end.remove(attempt)
            self = .endHeld(by: end)
        default: break
        }
    }

    /// The last holder has let go: a late call is due (R-DLV-23).
    mutating func release() {
        switch self {
        case .landingHeld(let landing, let end) where landing.isEmpty: self = .landingReleased(end: end)
        case .endHeld(let end) where end.isEmpty: self = .endReleased
        default: preconditionFailure("only what no recognizer withholds is released")
        }
    }

    /// The last holder has let go in the event of the end: it goes with the event's other ends.
    mutating func rejoin() {
        precondition(self == .endHeld(by: AttemptSet()), "only an end that no recognizer withholds goes with the others")
        self = .live
    }

    /// Its receiver is being called with its landing.
    mutating func deliverLanding() {
        switch self {
        case .landed: self = .live
        case .landingReleased(let end): self = end.isEmpty ? .live : .endHeld(by: end)
        default: preconditionFailure("only what is not delivered is delivered")
        }
    }

    /// Its receiver is being called with its end.
    mutating func deliverEnd() {
        precondition(isUnderWay, "only what was delivered ends")
        if case .endHeld(let holders) = self { precondition(holders.isEmpty, "a withheld end is not delivered") }
        self = .finished
    }

    /// A recognizer takes it from its receiver, which is to be called if it knows of it (R-DLV-24).
    mutating func take() {
        precondition(isUnheard || isUnderWay, "what is over is not taken")
        self = isUnderWay ? .takenAway : .taken
    }

    /// Its receiver is being called with the cancellation of what a recognizer took. A contact that is over has had its final call with that.
    mutating func deliverCancellation(isOver: Bool) {
        precondition(isTakenAway, "only what was taken is cancelled in this way")
        self = isOver ? .finished : .taken
    }

    /// Its receiver leaves, or the application takes the contact away.
    mutating func sever() {
        precondition(!isFinished && !isTaken, "what is over is not severed")
        self = .taken
    }
}

extension Delivery {
    /// The application cancels all contacts: a landing that is withheld is dropped, an end becomes due (R-DLV-41).
    mutating func cancelWithheld() {
        switch self {
        case .landingHeld, .landingReleased: self = .taken
        case .endHeld, .endReleased: self = .endReleased
        default: preconditionFailure("only what is withheld is cancelled in this way")
        }
    }
}
