extension Decision {
    /// The decision with its subject: "pan, contact 0: accepted".
    public var sentence: String {
        switch (recognizer, contact) {
        case (let recognizer?, let contact?): "\(recognizer), contact \(contact.slot): \(kind)"
        case (let recognizer?, nil): "\(recognizer): \(kind)"
        case (nil, let contact?): "contact \(contact.slot): \(kind)"
        case (nil, nil): "\(kind)"
        }
    }
}

/// Decisions as sentences, without their subject: "waits until double tap has failed". Recognizers and receivers go by their descriptions.
extension Decision.Kind: CustomStringConvertible {
    public var description: String {
        switch self {
        case .accepted: "accepted"
        case .refused(let refusal): "refused: \(refusal)"
        case .ignored: "ignored from here on, as the recognizer asked"
        case .requested(let state): "asks for \(state)"
        case .waits(let other): "waits until \(other) has failed"
        case .requires(let other): "requires, in this attempt, that \(other) fails"
        case .recognized: "recognized"
        case .failed(let failure): "failed: \(failure)"
        case .sent(let state): "notifies its targets: \(state)"
        case .reset: "reset, its attempt is over"
        case .landingHeld: "its landing is withheld until the recognizer has failed"
        case .endHeld: "its end is withheld until the recognizer has failed"
        case .released: "released, nothing withholds it any more"
        case .discarded: "taken by the recognizer, its receiver is never called with it"
        case .cancelled(let receiver): "taken by the recognizer, \(receiver) is notified that it is cancelled"
        }
    }
}

extension Refusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .kind: "the recognizer follows nothing of this kind"
        case .disabled: "the recognizer is disabled"
        case .waits: "the recognizer waits for another to fail and takes nothing meanwhile"
        case .type: "its type is not among those that the recognizer takes"
        case .otherType: "another type than that of the attempt's first contact"
        case .recognizerRefusedEvent: "the recognizer refused the event"
        case .delegateRefusedEvent: "the delegate refused the event"
        case .delegateRefusedContact: "the delegate refused the contact"
        }
    }
}

extension Failure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .itself: "by its own decision"
        case .ignoredEverything: "it follows nothing any more"
        case .receiverRefused(let receiver): "\(receiver) does not let it begin"
        case .delegateRefused: "its delegate does not let it begin"
        case .requirementRecognized(let other): "it had to wait for \(other) to fail, which was recognized"
        case .excluded(let other): "excluded by \(other), neither delegate allows both"
        case .disabled: "it was disabled"
        case .removed: "it was removed"
        case .leftSurface: "its receiver left the surface"
        }
    }
}
