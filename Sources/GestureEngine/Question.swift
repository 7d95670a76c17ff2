/// A question that a rule asks of a recognizer, a delegate or a receiver. The answering code may call the engine.
public enum Question: Hashable, Sendable {
    /// Whether a recognizer, and then its delegate, takes the contacts that land in the event of this one (R-DLV-4). Asked once an event.
    case receivesEvent(RecognizerID, ContactID)
    /// Whether its delegate lets it take the contacts that land in the event (R-DLV-4).
    case delegateReceivesEvent(RecognizerID, ContactID)
    /// Whether its delegate lets it take the contact (R-DLV-4).
    case delegateReceives(RecognizerID, ContactID)
    /// Whether a receiver lets the recognizer begin (R-GR-21).
    case receiverLetsBegin(ReceiverID, RecognizerID)
    /// Whether the recognizer's delegate does (R-GR-20).
    case delegateLetsBegin(RecognizerID)
    /// Whether the first waits for the second to fail, and the second for the first: by the recognizer, by its delegate (R-GR-40).
    case requiresFailure(RecognizerID, of: RecognizerID)
    /// Whether the second waits for the first to fail, by the first's own answer (R-GR-40).
    case isRequiredToFail(RecognizerID, by: RecognizerID)
    /// Whether the first waits for the second to fail, by the first's delegate (R-GR-40).
    case delegateRequiresFailure(RecognizerID, of: RecognizerID)
    /// Whether the second waits for the first to fail, by the first's delegate (R-GR-40).
    case delegateIsRequiredToFail(RecognizerID, by: RecognizerID)
    /// Whether the first excludes the second; whether the first can be excluded by the second; whether the first's delegate allows both
    /// (R-GR-44).
    case canPrevent(RecognizerID, RecognizerID)
    /// Whether the first can be excluded by the second (R-GR-44).
    case canBePrevented(RecognizerID, by: RecognizerID)
    /// Whether the first's delegate lets both recognize together (R-GR-44).
    case delegateAllowsBoth(RecognizerID, with: RecognizerID)
}
