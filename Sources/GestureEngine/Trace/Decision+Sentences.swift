extension Decision: CustomStringConvertible {
    /// The decision with its subject: "pan, contact 0: accepted".
    public var description: String {
        let subjects = [recognizer.map { "\($0)" }, contact.map { "\($0)" }].compactMap(\.self)
        let said = switch (kind, ownReason) {
        case (.failed(.itself), let reason?): "failed: \(reason)"
        case (.refused(.type), let reason?): "refused: \(reason)"
        default: "\(kind)"
        }
        return subjects.isEmpty ? said : "\(subjects.joined(separator: ", ")): \(said)"
    }
}

/// Decisions as sentences, without their subject: "waits until double tap has failed".
extension Decision.Kind: CustomStringConvertible {
    public var description: String {
        let words = Names.words
        return switch self {
        case .accepted: "accepted"
        case .refused(let refusal): "refused: \(refusal.sentence(words))"
        case .ignored: "ignored from here on, as the recognizer asked"
        case .requested(let state): "asks for \(state)"
        case .waits(let other): "waits until \(other) has failed"
        case .requires(let other): "requires, in this attempt, that \(other) fails"
        case .recognized: "recognized"
        case .failed(let failure): "failed: \(failure)"
        case .sent(let state): "notifies its targets: \(state)"
        case .reset: "reset, its attempt is over"
        case .landingHeld:
            "its landing is kept from its \(words.receiver) until the recognizer has failed\(words.because(of: .delaysLandings))"
        case .endHeld: "its end is kept from its \(words.receiver) until the recognizer has failed\(words.because(of: .delaysEnds))"
        case .released: "released, nothing withholds it any more"
        case .discarded: "taken by the recognizer, its \(words.receiver) is never called with it"
        case .cancelled(let receiver):
            "taken by the recognizer, \(receiver) is notified that it is cancelled\(words.because(of: .cancels))"
        }
    }
}

extension Refusal {
    fileprivate func sentence(_ words: TraceWords) -> String {
        switch self {
        case .kind: "the recognizer follows nothing of this kind"
        case .disabled: "the recognizer is disabled"
        case .waits: "the recognizer waits for another to fail and takes nothing meanwhile"
        case .type: "its type is not among those that the recognizer takes\(words.because(of: .contactTypes))"
        case .otherType: "another type than that of the attempt's first \(words.contact)\(words.because(of: .exclusiveType))"
        case .recognizerRefusedEvent: "the recognizer refused the event\(words.because(of: .recognizerReceivesEvent))"
        case .delegateRefusedEvent: "the delegate refused the event\(words.because(of: .delegateReceivesEvent))"
        case .delegateRefusedContact: "the delegate refused the \(words.contact)\(words.because(of: .delegateReceivesContact))"
        }
    }
}

extension Failure: CustomStringConvertible {
    public var description: String {
        let words = Names.words
        return switch self {
        case .itself: "by its own decision"
        case .ignoredEverything: "it follows nothing any more"
        case .receiverRefused(let receiver): "\(receiver) does not let it begin\(words.because(of: .receiverLetsBegin))"
        case .delegateRefused: "its delegate does not let it begin\(words.because(of: .delegateLetsBegin))"
        case .requirementRecognized(let other): "it had to wait for \(other) to fail, which was recognized"
        case .excluded(let other): "excluded by \(other), neither delegate allows both"
        case .disabled: "it was disabled"
        case .removed: "it was removed from its \(words.receiver)"
        case .leftSurface: "its \(words.receiver) left the \(words.surface)"
        }
    }
}
