/// One line of a trace: a decision of the engine, or what only its client sees, which makes these records and names what they are about.
public enum Record<Names: TraceNames>: Hashable, Sendable {
    /// The engine decided about a recognizer or a contact.
    case decision(Decision<Names>)
    /// The contact landed in this receiver; `nil` for none. A landing without a receiver may have no contact.
    case landed(Names.Contact?, in: Names.Receiver?)
    /// Looking for the receiver of the landing, the client passed over these, one after the other, for the same reason.
    case passedOver(Names.Contact?, [Names.Receiver], PassedOver)
    /// A receiver would be here, but lies in another that ends before: nothing outside of a receiver is hit (R-HIT-2).
    case unreached(Names.Contact?, Names.Receiver, beyond: Names.Receiver, ReceiverEdge)
    /// The receiver is not called with the contact, which recognizers alone get (R-HIT-20 … 23).
    case notAdmitted(Names.Contact, to: Names.Receiver, NotAdmitted)
    /// The contact takes no part in anything, or is taken away after it did: it is a part of a hand that means nothing. One that took no part
    /// has no name.
    case rejected(Names.Contact?, Rejection)
    /// The receiver is called.
    case called(Names.Receiver, ContactPhase, [Names.Contact], Occasion)
    /// The receiver passed the call to these, one after the other. The last one kept it, unless the chain ended there.
    case handedOn(from: Names.Receiver, ContactPhase, [Names.Contact], to: [Names.Receiver], isKept: Bool)
    /// A recognizer sent an action.
    case sent(Names.Recognizer, Message)
    /// A receiver, as a control, sent an action.
    case controlSent(Names.Receiver, Message)
}

extension Record {
    /// Whether it says what a receiver was called with. Every move adds such a record.
    public var isCall: Bool {
        switch self {
        case .called, .handedOn: true
        default: false
        }
    }
}

/// Why a receiver was not the one in which a contact landed.
public enum PassedOver: Hashable, Sendable {
    /// It takes no input.
    case takesNoInput
    /// It is hidden.
    case hidden
    /// It is transparent enough to be passed over.
    case transparent
    /// It is being animated, and takes no input meanwhile.
    case animated
    /// The place lies outside of it.
    case outside
    /// Its coordinates can't be computed.
    case degenerate
    /// Its own hit test answered with nothing.
    case refused
}

/// An edge of a receiver, at one of its coordinates.
public enum ReceiverEdge: Hashable, Sendable {
    /// Where it begins across and down.
    case left(Double), top(Double)
    /// Where it ends across and down.
    case right(Double), bottom(Double)
}

/// Why a receiver is not called with a contact that landed in it.
public enum NotAdmitted: Hashable, Sendable {
    /// It takes one contact at a time, and has one.
    case hasOne
    /// It, or a receiver that has a contact, takes contacts only while no other has any.
    case exclusive
}

/// Why a contact takes no part, or no part any more.
public enum Rejection: Hashable, Sendable {
    /// A pen is in range.
    case penInRange
    /// A pen was in range, so many seconds before; so many are allowed for.
    case penWasInRange(before: Double, allowed: Double)
    /// A pen came, so many seconds after the landing; so many are allowed for.
    case penCame(after: Double, allowed: Double)
    /// Its device takes it for a palm.
    case palm
    /// Its host found it under the hand that holds a pen.
    case handOfPen
    /// It is larger than a finger.
    case tooLarge(radius: Double, allowed: Double)
}

/// An action, as it was sent.
public enum Message: Hashable, Sendable {
    /// A message with a name, and the object that got it; `nil` if nothing performs it.
    case named(String, to: String?)
    /// A method without a name.
    case method(of: String)
    /// A closure, with its title if it has one.
    case closure(String?)
}
