internal import GestureEngine

/// The engine's decisions, for the trace: with the names of recognizers and views.
extension GestureClient {
    func note(_ decision: EngineDecision) {
        guard let trace = GestureTrace.current else { return }
        let recognizer = decision.recognizer.map { self[$0] }
        let touch = decision.contact.flatMap { self.touch($0) }
        trace.note(kind(of: decision, recognizer, touch), recognizer, touch, decision.contact.flatMap { press($0) },
                   motion: decision.contact.flatMap { motion($0) })
    }

    private func kind(of decision: EngineDecision, _ recognizer: UIGestureRecognizer?, _ touch: UITouch?) -> GestureTrace.Kind {
        switch decision.kind {
        case .accepted: .accepted
        case .refused(let refusal): .refused(GestureTrace.Refusal(refusal, isMotion: decision.contact.map { motion($0) != nil } ?? false))
        case .ignored: .ignored
        case .requested(let state): .requested(UIGestureRecognizer.State(state))
        case .waits(let other): .waits(for: GestureTrace.Party(self[other]))
        case .requires(let other): .requires(GestureTrace.Party(self[other]))
        case .recognized: .recognized
        case .failed(let failure): .failed(self.failure(failure, recognizer))
        case .sent(let state): .sent(UIGestureRecognizer.State(state))
        case .reset: .reset
        case .landingHeld: .withheldBegan
        case .endHeld: .withheldEnd
        case .released: .released
        case .discarded: .discarded
        case .cancelled: .cancelledInView(receiverName(touch, decision.contact))
        }
    }

    private func failure(_ failure: EngineFailure, _ recognizer: UIGestureRecognizer?) -> GestureTrace.Failure {
        switch failure {
        case .itself: .itself(recognizer?.takeFailureReason())
        case .ignoredEverything: .ignoredEverything
        case .receiverRefused: .viewRefused(recognizer?.askedView.map { "\(type(of: $0))" } ?? "")
        case .delegateRefused: .delegateRefused
        case .requirementRecognized(let other): .requirementRecognized(GestureTrace.Party(self[other]))
        case .excluded(let other): .excluded(by: GestureTrace.Party(self[other]))
        case .disabled: .disabled
        case .removed: .removed
        case .leftSurface: .viewLeftWindow
        }
    }

    private func receiverName(_ touch: UITouch?, _ contact: ContactID?) -> String {
        if let view = touch?.hitView { return "\(type(of: view))" }
        return contact.flatMap { press($0)?.responder }.map { "\(type(of: $0))" } ?? ""
    }
}

extension GestureTrace.Refusal {
    fileprivate init(_ refusal: Refusal, isMotion: Bool) {
        self = switch refusal {
        case .kind: .takesNoTouches
        case .disabled: .disabled
        case .type: isMotion ? .scrollType : .touchType
        case .waits: .waits
        case .otherType: .otherTouchType
        case .recognizerRefusedEvent: .recognizerRefusedEvent
        case .delegateRefusedEvent: .delegateRefusedEvent
        case .delegateRefusedContact: .delegateRefusedTouch
        }
    }
}
