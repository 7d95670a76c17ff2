/// What the engine needs to know, asks and tells: every way out of it.
///
/// The engine knows recognizers, contacts and receivers by number; its client knows what they are. The engine retains its client.
///
/// Facts are answered at once from what the client knows, and nobody else is asked: they must not come back into the engine. All other
/// calls may: to ask for a state, to ignore a contact, to disable, remove or add recognizers, to end contacts, to take receivers away.
@MainActor
public protocol EngineClient: AnyObject {
    // MARK: Facts

    /// What the recognizer is set to do now.
    func traits(of recognizer: RecognizerID) -> Traits
    /// The surface that the recognizer's receiver is on; `nil` if it has none or that is on none.
    func surface(of recognizer: RecognizerID) -> SurfaceID?
    /// Whether the recognizer still belongs to a receiver.
    func isAttached(_ recognizer: RecognizerID) -> Bool
    /// Its place among all recognizers; asked when an attempt begins.
    func rank(of recognizer: RecognizerID) -> Rank
    /// Why the recognizer does not take contacts of this kind or type, whatever anybody says: ``Refusal/kind`` or ``Refusal/type``.
    func refusal(of contact: ContactID, by recognizer: RecognizerID) -> Refusal?
    /// Appends the recognizers that the contact is to be offered to, in the order of R-DLV-3 and R-DLV-6.
    func collectCandidates(for contact: ContactID, into candidates: inout ContiguousArray<RecognizerID>)
    /// Who is asked first whether the recognizer may begin: the innermost receiver of the contact, which is the first that the recognizer
    /// follows; without one its own (R-GR-21). The client keeps it until the next question.
    func firstToAsk(_ recognizer: RecognizerID, about contact: ContactID?) -> ReceiverID?
    /// Who is asked after that; `nil` after the recognizer's own.
    func nextToAsk(_ recognizer: RecognizerID, after receiver: ReceiverID) -> ReceiverID?
    /// Whether the recognizer's receiver, the contact's receiver, is the root or stands below it.
    func isRecognizer(_ recognizer: RecognizerID, within root: ReceiverID) -> Bool
    func isContact(_ contact: ContactID, within root: ReceiverID) -> Bool

    // MARK: Questions

    func ask(_ question: Question) -> Bool

    // MARK: Calls

    /// The recognizer's own method for contacts of one kind.
    func call(_ recognizer: RecognizerID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet)
    /// Its action: its targets are told of the state, which is also what ``Engine/state(of:)`` says meanwhile.
    func send(_ recognizer: RecognizerID, _ state: RecognizerState)
    /// Its `reset()`: the attempt is over (R-GR-31).
    func reset(_ recognizer: RecognizerID)
    /// The receiver's method for contacts of one kind. A late call has one contact.
    func deliver(_ receiver: ReceiverID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet, _ occasion: Occasion)

    // MARK: News: as facts, they must not come back into the engine

    /// A cycle is due: ``Engine/runDueCycle()`` is to be called soon, and before the next event or refresh (R-DLV-14).
    func cycleIsDue()
    /// An attempt begins: the recognizer is to be kept alive until ``reset(_:)``.
    func attemptBegan(_ recognizer: RecognizerID)
    /// The recognizer follows the contact from now on, or no longer. At ``reset(_:)`` it follows nothing any more, without further news.
    func follows(_ recognizer: RecognizerID, _ contact: ContactID)
    func followsNoLonger(_ recognizer: RecognizerID, _ contact: ContactID)
    /// Nothing of the contact is owed to anybody any more: its number may be given to another.
    func contactIsGone(_ contact: ContactID)
    /// A requirement was not made because it would close a circle (R-GR-41d).
    func requirementIgnored(_ recognizer: RecognizerID, of other: RecognizerID)
    /// A decision; only while ``Engine/isTracing``.
    func note(_ decision: EngineDecision)
}
