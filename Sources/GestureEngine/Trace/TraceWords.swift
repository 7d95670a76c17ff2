/// A toolkit's words in the sentences of a trace.
public struct TraceWords: Sendable {
    /// A finger, pen or key.
    public var contact = "contact"
    /// What is called with contacts.
    public var receiver = "receiver"
    /// What receivers are on.
    public var surface = "surface"
    /// What the toolkit calls the settings and methods on which decisions rest. A sentence that rests on one ends with it, in parentheses.
    public var causes: [Cause: String] = [:]

    /// The engine's own words, and no causes.
    public init() {}

    /// A setting or method on which a decision rests.
    public enum Cause: Hashable, Sendable {
        /// Which contacts and events a recognizer takes: by their types, by its own answer, by its delegate's.
        case contactTypes, exclusiveType, recognizerReceivesEvent, delegateReceivesEvent, delegateReceivesContact
        /// Whether a recognizer may begin: by a receiver's answer, by its delegate's.
        case receiverLetsBegin, delegateLetsBegin
        /// What a recognizer keeps from receivers: landings, ends, and contacts once it is recognized.
        case delaysLandings, delaysEnds, cancels
        /// Why looking for a landing's receiver passes one over.
        case takesInput, opacity, animation, bounds, ownHitTest
        /// Which contacts a receiver is called with: several at a time, or only while no other receiver has any.
        case severalContacts, exclusiveReceiver
        /// Which contacts count as parts of a hand that are no fingers: beside a pen, by what their device says, by their size.
        case pens, palms, sizes
    }

    func because(of cause: Cause) -> String { causes[cause].map { " (\($0))" } ?? "" }
}
