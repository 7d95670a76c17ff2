extension Record: CustomStringConvertible {
    public var description: String {
        let words = Names.words
        return switch self {
        case .decision(let decision): decision.description
        case .landed(let contact, let receiver): "\(Self.name(contact)): landed \(receiver.map { "in \($0)" } ?? "where nothing is hit")"
        case .passedOver(let contact, let receivers, let reason):
            "\(Self.name(contact)): passes over \(Self.list(receivers)): \(reason.sentence(of: receivers.count, words))"
        case .unreached(let contact, let receiver, let other, let edge):
            "\(Self.name(contact)): \(receiver) would be here, but \(other), which it is in, \(edge)"
        case .notAdmitted(let contact, let receiver, let reason): "\(contact): \(receiver) is not called with it: \(reason.sentence(words))"
        case .rejected(let contact?, let reason): "\(contact): is taken away: \(reason.sentence(words))"
        case .rejected(nil, let reason): "a contact: becomes no \(words.contact): \(reason.sentence(words))"
        case .called(let receiver, let phase, let contacts, let occasion):
            "\(receiver): called with \(phase) of \(Self.list(contacts))\(occasion.remark)"
        case .handedOn(let receiver, let phase, let contacts, let others, let isKept):
            "\(receiver): hands \(phase) of \(Self.list(contacts)) on to \(Self.list(others)), "
                + (isKept ? "which keeps it" : "the end of the chain")
        case .sent(let recognizer, let message): "\(recognizer): \(message)"
        case .controlSent(let control, let message): "\(control): \(message)"
        }
    }

    private static func name(_ contact: Names.Contact?) -> String { contact.map { "\($0)" } ?? "a \(Names.words.contact)" }

    /// How many names a sentence has.
    private static var listed: Int { 12 }

    /// "a, b and 7 more".
    private static func list<Name>(_ names: [Name]) -> String {
        let shown = names.prefix(listed).map { "\($0)" }.joined(separator: ", ")
        return names.count > listed ? "\(shown) and \(names.count - listed) more" : shown
    }
}

extension Occasion {
    fileprivate var remark: String {
        switch self {
        case .event: ""
        case .late: ", late: it was withheld"
        case .taken: ", taken by a recognizer"
        case .severed: ", out of the event's turn"
        }
    }
}

extension PassedOver {
    fileprivate func sentence(of count: Int, _ words: TraceWords) -> String {
        let isMany = count > 1, who = isMany ? "they" : "it", verb = isMany ? "are" : "is"
        return switch self {
        case .takesNoInput: "\(who) take\(isMany ? "" : "s") no input\(words.because(of: .takesInput))"
        case .hidden: "\(who) \(verb) hidden"
        case .transparent: "\(who) \(verb) transparent\(words.because(of: .opacity))"
        case .animated: "\(who) \(verb) being animated\(words.because(of: .animation))"
        case .outside: "the place lies outside of \(isMany ? "them" : "it")\(words.because(of: .bounds))"
        case .degenerate: "\(isMany ? "their transforms have" : "its transform has") no inverse"
        case .refused: "\(isMany ? "their own hit tests" : "its own hit test") found nothing\(words.because(of: .ownHitTest))"
        }
    }
}

extension ReceiverEdge: CustomStringConvertible {
    /// "ends at x = 80".
    public var description: String {
        switch self {
        case .left(let place): "begins at x = \(Rejection.rounded(place))"
        case .top(let place): "begins at y = \(Rejection.rounded(place))"
        case .right(let place): "ends at x = \(Rejection.rounded(place))"
        case .bottom(let place): "ends at y = \(Rejection.rounded(place))"
        }
    }
}

extension NotAdmitted {
    fileprivate func sentence(_ words: TraceWords) -> String {
        switch self {
        case .hasOne: "it has another already\(words.because(of: .severalContacts))"
        case .exclusive: "one \(words.receiver) alone takes input\(words.because(of: .exclusiveReceiver))"
        }
    }
}

extension Rejection {
    fileprivate func sentence(_ words: TraceWords) -> String {
        switch self {
        case .penInRange: "a pen is in range\(words.because(of: .pens))"
        case .penWasInRange(let time, let allowed):
            "a pen was in range \(Self.rounded(time)) s before, and less than \(Self.rounded(allowed)) s are its hand's\(words.because(of: .pens))"
        case .penCame(let time, let allowed):
            "a pen came \(Self.rounded(time)) s after it landed, and less than \(Self.rounded(allowed)) s are its hand's\(words.because(of: .pens))"
        case .palm: "its device takes it for a palm\(words.because(of: .palms))"
        case .handOfPen: "it lies under the hand that holds a pen\(words.because(of: .palms))"
        case .tooLarge(let radius, let allowed): "its radius is \(Self.rounded(radius)), \(Self.rounded(allowed)) allowed\(words.because(of: .sizes))"
        }
    }

    fileprivate static func rounded(_ value: Double) -> String {
        guard value.magnitude < 1e15 else { return "\(value)" }
        let value = (value * 1000).rounded() / 1000
        return value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}

extension Message: CustomStringConvertible {
    public var description: String {
        switch self {
        case .named(let name, let target?): "sends \(name) to \(target)"
        case .named(let name, nil): "sends \(name), which nothing performs"
        case .method(let target): "calls a method of \(target)"
        case .closure(let title): "calls a closure\(title.map { ", \"\($0)\"" } ?? "")"
        }
    }
}
