/// One decision of the engine, with its reason.
public struct Decision<Names: TraceNames>: Hashable, Sendable {
    /// The recognizer that it concerns; `nil` for what concerns a contact alone.
    public let recognizer: Names.Recognizer?
    /// The contact that it concerns; `nil` for what concerns a recognizer as a whole.
    public let contact: Names.Contact?
    /// What was decided.
    public let kind: Kind
    /// Why a recognizer failed by its own decision, or takes no contacts of this type, in the words of its toolkit.
    public var ownReason: String?
    /// The names of the toolkit's numbers on which ``ownReason`` rests; empty where it rests on none.
    public var ownThresholds: [String]

    /// A decision without a reason in the toolkit's words (``ownReason``).
    @inlinable public init(_ recognizer: Names.Recognizer?, _ contact: Names.Contact?, _ kind: Kind) {
        self.recognizer = recognizer
        self.contact = contact
        self.kind = kind
        ownThresholds = []
    }

    /// What can be decided.
    public enum Kind: Hashable, Sendable {
        /// The recognizer follows the contact (R-DLV-4).
        case accepted
        /// The recognizer does not take the contact, for the reason given.
        case refused(Refusal)
        /// It stopped following the contact (R-GR-46).
        case ignored
        /// It asked for this state (R-GR-12).
        case requested(RecognizerState)
        /// It has to wait until the other has failed (R-GR-41).
        case waits(for: Names.Recognizer)
        /// One of the four questions made the other a requirement for this attempt (R-GR-40).
        case requires(Names.Recognizer)
        /// It was recognized: its attempt continues.
        case recognized
        /// Its attempt failed, for the reason given.
        case failed(Failure<Names>)
        /// Its action messages for the state are sent.
        case sent(RecognizerState)
        /// The attempt is over (R-GR-30).
        case reset
        /// The receiver does not get the landing yet (R-DLV-20).
        case landingHeld
        /// The receiver does not get the end yet (R-DLV-21).
        case endHeld
        /// The contact is no longer withheld (R-DLV-23).
        case released
        /// The receiver never gets the contact (R-DLV-23, R-DLV-24, R-DLV-28).
        case discarded
        /// The receiver is called with the contact's cancellation (R-DLV-24).
        case cancelled(Names.Receiver)
    }
}

/// Why a recognizer does not follow a contact, in the order of R-DLV-4.
public enum Refusal: Hashable, Sendable {
    /// It follows nothing of this kind.
    case kind
    /// It is disabled, or takes no contacts of this type.
    case disabled, type
    /// It waits for another to fail, and takes nothing meanwhile (R-TAP-11).
    case waits
    /// Another type than the attempt's first touch.
    case otherType
    /// Its own answer, or its delegate's, refused.
    case recognizerRefusedEvent, delegateRefusedEvent, delegateRefusedContact
}

/// Why a recognizer failed.
public enum Failure<Names: TraceNames>: Hashable, Sendable {
    /// It gave up, for the recognizer's reason.
    case itself
    /// It follows nothing any more (R-GR-46).
    case ignoredEverything
    /// A receiver refused (R-GR-21).
    case receiverRefused(Names.Receiver)
    /// The delegate refused (R-GR-20).
    case delegateRefused
    /// The one that it waited for was recognized (R-GR-42).
    case requirementRecognized(Names.Recognizer)
    /// The other goes first (R-GR-44, R-GR-45).
    case excluded(by: Names.Recognizer)
    /// It was disabled.
    case disabled
    /// It was removed from its receiver.
    case removed
    /// Its receiver left the surface (R-GR-55).
    case leftSurface
}

/// A reason to fail, in the engine's own numbers.
public typealias EngineFailure = Failure<EngineNumbers>
/// A decision in the engine's own numbers.
public typealias EngineDecision = Decision<EngineNumbers>
