/// Where a contact stands on its way to its receiver.
///
/// Only the functions here change it, each named for what happens and with what must hold before.
public enum Delivery: Hashable, Sendable {
    /// It landed in this event. Its receiver has not been called.
    case landed
    /// Its landing is withheld (R-DLV-20); its moves and its end wait behind it. Its end may be withheld for its own sake (R-DLV-21).
    case landingHeld(by: AttemptSet, end: AttemptSet)
    /// Nobody withholds its landing any more: a late call is due (R-DLV-29).
    case landingReleased(end: AttemptSet)
    /// Its receiver was called with its landing.
    case live
    /// Its end is withheld (R-DLV-21).
    case endHeld(by: AttemptSet)
    /// Nobody withholds its end any more: a late call is due.
    case endReleased
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
    @inline(__always) var isFinished: Bool { if case .finished = self { true } else { false } }
    @inline(__always) var isTaken: Bool { if case .taken = self { true } else { false } }

    /// Whether its receiver was called with its landing and not with its end.
    @inline(__always) public var isUnderWay: Bool {
        switch self {
        case .live, .endHeld, .endReleased: true
        default: false
        }
    }

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

    /// Whether somebody withholds, or withheld, and step G6 has to look.
    @inline(__always) var isWithheld: Bool {
        switch self {
        case .landingHeld, .endHeld: true
        case .landingReleased(let end): !end.isEmpty
        default: false
        }
    }

    /// Whether nobody withholds any longer what is withheld.
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
        precondition(self == .landed && !holders.isEmpty, "only a landing that is not delivered is withheld")
        self = .landingHeld(by: holders, end: AttemptSet())
    }

    /// Recognizers keep its end from its receiver.
    mutating func holdEnd(by holders: AttemptSet) {
        precondition(!holders.isEmpty, "somebody withholds")
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

    /// Nobody withholds it any more: a late call is due (R-DLV-23).
    mutating func release() {
        switch self {
        case .landingHeld(let landing, let end) where landing.isEmpty: self = .landingReleased(end: end)
        case .endHeld(let end) where end.isEmpty: self = .endReleased
        default: preconditionFailure("only what nobody withholds is released")
        }
    }

    /// Nobody withholds its end, and its event is still going on: it goes with the event's other ends.
    mutating func rejoin() {
        precondition(self == .endHeld(by: AttemptSet()), "only an end that nobody withholds goes with the others")
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

    /// It is taken from its receiver, which is told if it knows of it. A contact that is over has had its final call with that.
    mutating func take(isOver: Bool) {
        precondition(self != .finished && self != .taken, "what is over is not taken")
        self = isUnderWay && isOver ? .finished : .taken
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
