extension Decision {
    /// The same, with a client's names in place of the engine's numbers. A contact may have none any more.
    @inlinable public func named<New: TraceNames>(
        as _: New.Type, recognizer: (Names.Recognizer) -> New.Recognizer, receiver: (Names.Receiver) -> New.Receiver,
        contact: (Names.Contact) -> New.Contact?
    ) -> Decision<New> {
        Decision<New>(self.recognizer.map(recognizer), self.contact.flatMap(contact), kind.named(recognizer, receiver))
    }
}

extension Decision.Kind {
    @inlinable func named<New: TraceNames>(
        _ recognizer: (Names.Recognizer) -> New.Recognizer, _ receiver: (Names.Receiver) -> New.Receiver
    ) -> Decision<New>.Kind {
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
    @inlinable func named<New: TraceNames>(
        _ recognizer: (Names.Recognizer) -> New.Recognizer, _ receiver: (Names.Receiver) -> New.Receiver
    ) -> Failure<New> {
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
