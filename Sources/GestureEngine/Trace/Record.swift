/// One line of a trace: a decision of the engine, or something that only its client sees.
public enum Record<Recognizer: Hashable & Sendable, Receiver: Hashable & Sendable>: Hashable, Sendable {
    /// A decision of the rules.
    case decision(Decision<Recognizer, Receiver>)
    /// Looking for the receiver of a landing, the client passed over this one.
    case passedOver(Receiver, PassedOver)
    /// The contact landed on this receiver; `nil` for nothing.
    case landed(ContactID, Receiver?)
    /// The receiver was called.
    case delivered(Receiver, ContactPhase, [ContactID], Occasion)
    /// The receiver did not handle the call: the next one was called.
    case handedOn(from: Receiver, to: Receiver)
    /// An action was sent to a target, both by their names.
    case action(Recognizer, target: String, name: String)

    /// Why a receiver was not the one that was hit.
    public enum PassedOver: Hashable, Sendable {
        /// It is hidden, is transparent, or takes no input.
        case hidden, transparent, takesNoInput
        /// The place lies outside of it.
        case outside
        /// Its own hit test answered with nothing.
        case refused
    }
}

extension Record: CustomStringConvertible {
    public var description: String {
        switch self {
        case .decision(let decision): decision.sentence
        case .passedOver(let receiver, let reason): "\(receiver) is passed over: \(reason)"
        case .landed(let contact, let receiver?): "contact \(contact.slot): landed on \(receiver)"
        case .landed(let contact, nil): "contact \(contact.slot): landed on nothing"
        case .delivered(let receiver, let phase, let contacts, let occasion):
            "\(receiver): called with \(phase) of \(contacts.map { "contact \($0.slot)" }.joined(separator: ", "))"
                + (occasion == .event ? "" : ", \(occasion)")
        case .handedOn(let receiver, let next): "\(receiver): hands the call on to \(next)"
        case .action(let recognizer, let target, let name): "\(recognizer): sends \(name) to \(target)"
        }
    }
}

extension Record.PassedOver: CustomStringConvertible {
    public var description: String {
        switch self {
        case .hidden: "it is hidden"
        case .transparent: "it is transparent"
        case .takesNoInput: "it takes no input"
        case .outside: "the place lies outside of it"
        case .refused: "its own hit test found nothing"
        }
    }
}
