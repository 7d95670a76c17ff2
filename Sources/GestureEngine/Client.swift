/// Every call that the engine makes: facts that it needs, questions, calls and notices.
///
/// The engine knows recognizers, contacts and receivers by number; its client knows what they are. The engine retains its client.
///
/// Facts are answered from what the client knows, without running code of an application: they must not call the engine. Questions and calls
/// may: to request a state, to ignore a contact, to disable, remove or add recognizers, to cancel contacts, to sever receivers.
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
    /// Whether the recognizer, or its delegate, may answer a question about requirements with yes. One of which that is certain not to be so is not
    /// asked: of a thousand recognizers that follow one contact half a million pairs would be. By default it may.
    func answersRequirements(_ recognizer: RecognizerID) -> Bool
    /// Why the recognizer does not take contacts of this kind or type, whatever the answers to questions: ``Refusal/kind`` or ``Refusal/type``.
    func refusal(of contact: ContactID, by recognizer: RecognizerID) -> Refusal?
    /// Appends the recognizers that the contact is to be offered to, in the order of R-DLV-3 and R-DLV-6.
    func collectCandidates(for contact: ContactID, into candidates: inout ContiguousArray<RecognizerID>)
    /// The receiver that is asked first whether the recognizer may begin, about a contact that it would take: the innermost of the contact's
    /// (R-GR-21). The client keeps it until the next question.
    func firstToAsk(_ recognizer: RecognizerID, about contact: ContactID) -> ReceiverID?
    /// The receiver that is asked next; `nil` after the recognizer's own.
    func nextToAsk(_ recognizer: RecognizerID, after receiver: ReceiverID) -> ReceiverID?
    /// Whether the recognizer's receiver, the contact's receiver, is the root or is below it.
    func isRecognizer(_ recognizer: RecognizerID, within root: ReceiverID) -> Bool
    /// Whether a contact's receiver is `root` or inside it.
    func isContact(_ contact: ContactID, within root: ReceiverID) -> Bool

    // MARK: Questions

    /// Answers a question of the rules. It may call back and change anything. Once for each question that the rules name.
    func ask(_ question: Question) -> Bool

    // MARK: Calls

    /// The recognizer's own method for contacts of one kind.
    func call(_ recognizer: RecognizerID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet)
    /// Sends its action messages for the state. Until this returns ``Engine/state(of:)`` answers that state.
    func send(_ recognizer: RecognizerID, _ state: RecognizerState)
    /// Its `reset()`: the attempt is over (R-GR-31).
    func reset(_ recognizer: RecognizerID)
    /// The receiver's method for contacts of one kind. A late call has one contact.
    func deliver(_ receiver: ReceiverID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet, _ occasion: Occasion)

    // MARK: Notices: like facts, they must not call the engine

    /// A cycle is due: ``Engine/runDueCycle()`` is to be called soon, and before the next event or refresh (R-DLV-14).
    func cycleIsDue()
    /// An attempt begins: the recognizer is to be kept alive until ``reset(_:)``.
    func attemptBegan(_ recognizer: RecognizerID)
    /// The recognizer follows the contact from now on, or no longer. At ``reset(_:)`` it follows nothing any more, without further news.
    func follows(_ recognizer: RecognizerID, _ contact: ContactID)
    /// A recognizer ignores the rest of a contact: the client stops calling it with that.
    func followsNoLonger(_ recognizer: RecognizerID, _ contact: ContactID)
    /// No call about the contact is owed any more: its number may be given to another.
    func contactIsGone(_ contact: ContactID)
    /// A requirement was not made because it would close a circle (R-GR-41d).
    func requirementIgnored(_ recognizer: RecognizerID, of other: RecognizerID)
    /// A decision; only while ``Engine/isTracing``.
    func note(_ decision: EngineDecision)
}

extension EngineClient {
    public func answersRequirements(_ recognizer: RecognizerID) -> Bool { true }
}
