extension Decision {
    /// The same decision with other names for what it mentions: a client's names in place of the engine's numbers.
    public func named<NewRecognizer, NewReceiver>(
        recognizer: (Recognizer) -> NewRecognizer, receiver: (Receiver) -> NewReceiver
    ) -> Decision<NewRecognizer, NewReceiver> {
        Decision<NewRecognizer, NewReceiver>(self.recognizer.map(recognizer), contact, kind.named(recognizer, receiver))
    }
}

extension Decision.Kind {
    func named<NewRecognizer, NewReceiver>(
        _ recognizer: (Recognizer) -> NewRecognizer, _ receiver: (Receiver) -> NewReceiver
    ) -> Decision<NewRecognizer, NewReceiver>.Kind {
        switch self {
        case .accepted: .accepted
        case .refused(let refusal): .refused(refusal)
        case .ignored: .ignored
        case .requested(let state): .requested(state)
        case .waits(let other): .waits(for: recognizer(other))
        case .requires(let other): .requires(recognizer(other))
        case .recognized: .recognized
        case .failed(let failure): .failed(failure.named(recognizer, receiver))
        case .sent(let state): .sent(state)
        case .reset: .reset
        case .landingHeld: .landingHeld
        case .endHeld: .endHeld
        case .released: .released
        case .discarded: .discarded
        case .cancelled(let view): .cancelled(receiver(view))
        }
    }
}

extension Failure {
    func named<NewRecognizer, NewReceiver>(
        _ recognizer: (Recognizer) -> NewRecognizer, _ receiver: (Receiver) -> NewReceiver
    ) -> Failure<NewRecognizer, NewReceiver> {
        switch self {
        case .itself: .itself
        case .ignoredEverything: .ignoredEverything
        case .receiverRefused(let view): .receiverRefused(receiver(view))
        case .delegateRefused: .delegateRefused
        case .requirementRecognized(let other): .requirementRecognized(recognizer(other))
        case .excluded(let other): .excluded(by: recognizer(other))
        case .disabled: .disabled
        case .removed: .removed
        case .leftSurface: .leftSurface
        }
    }
}
