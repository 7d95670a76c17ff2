/// A toolkit's words in the sentences of a trace.
public struct TraceWords: Sendable {
    /// A finger, pen or key.
    public var contact = "contact"
    /// Who is called with contacts.
    public var receiver = "receiver"
    /// What receivers are on.
    public var surface = "surface"
    /// What the toolkit calls the settings and methods on which decisions rest. A sentence that rests on one ends with it, in parentheses.
    public var causes: [Cause: String] = [:]

    public init() {}

    /// A setting or method on which a decision rests.
    public enum Cause: Hashable, Sendable {
        case contactTypes, exclusiveType, recognizerReceivesEvent, delegateReceivesEvent, delegateReceivesContact
        case receiverLetsBegin, delegateLetsBegin
        case delaysLandings, delaysEnds, cancels
        case takesInput, opacity, animation, bounds, ownHitTest
        case severalContacts, exclusiveReceiver
    }

    func because(of cause: Cause) -> String { causes[cause].map { " (\($0))" } ?? "" }
}
