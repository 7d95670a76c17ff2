internal import GestureEngine

/// The engine's decisions and calls, for the trace: with the names of recognizers, views and responders.
extension GestureClient {
    func note(_ decision: EngineDecision) {
        guard let trace = GestureTrace.current else { return }
        if let id = decision.recognizer, decision.contact == nil, trace.decidesAgain(decision.kind, self[id]) { return }
        noteAnew(decision, in: trace)
    }

    // Apart: a move reads less code.
    @inline(never)
    private func noteAnew(_ decision: EngineDecision, in trace: GestureTrace) {
        let recognizer = decision.recognizer.map { self[$0] }
        var named = decision.named(as: GestureTrace.Names.self, recognizer: { trace.party(self[$0]) },
                                   receiver: { _ in receiverName(decision, recognizer) }, contact: { name($0, in: trace) })
        if case .failed(.itself) = decision.kind, let reason = recognizer?.takeFailureReason() {
            named.ownReason = reason.words
            named.ownThresholds = reason.isUnfinished ? named.recognizer?.thresholdsToBegin ?? [] : reason.thresholds
        }
        if case .refused(.type) = decision.kind, let contact = decision.contact, motion(contact) != nil {
            named.ownReason = "its kind of scrolling is not in allowedScrollTypesMask"
        }
        let noted = trace.note(.decision(named))
        switch decision.kind {
        case .requested(let state): recognizer?.traceName?.requested = (state, noted)
        case .sent(let state): recognizer?.traceName?.sent = (state, noted)
        default: break
        }
    }

    /// A view or responder is about to be called.
    func noteCall(_ phase: ContactPhase, _ contacts: ContactSet, _ occasion: Occasion) {
        guard let trace = GestureTrace.current else { return }
        var key: GestureTrace.CallKey?
        if let touch = firstTouch(of: contacts), let view = touch.hitView, let bits = contacts.bits {
            let known = GestureTrace.CallKey(
                receiver: ObjectIdentifier(view), phase: phase, contacts: bits, edition: touchEdition, occasion: occasion)
            if trace.callsAgain(known) { return }
            key = known
        }
        let members = contacts.sorted { landing($0) < landing($1) }
        let responder: UIResponder? = members.first.flatMap { touch($0)?.hitView ?? press($0)?.responder }
        trace.calls(responder, phase, members.compactMap { name($0, in: trace) }, occasion, key)
    }

    private func landing(_ contact: ContactID) -> Int { touch(contact)?.serial ?? press(contact).map { -$0.serial } ?? 0 }

    private func name(_ contact: ContactID, in trace: GestureTrace) -> GestureTrace.Contact? {
        touch(contact).map { trace.name($0) } ?? press(contact).map { trace.name($0) } ?? motion(contact).map { trace.name($0) }
    }

    /// The view that refused, or that is notified of a cancellation: a decision names no other.
    private func receiverName(_ decision: EngineDecision, _ recognizer: UIGestureRecognizer?) -> String {
        let receiver: UIResponder? = if case .failed = decision.kind {
            recognizer?.askedView
        } else {
            decision.contact.flatMap { touch($0)?.hitView ?? press($0)?.responder }
        }
        return receiver.map { GestureTrace.name(of: $0) } ?? GestureTrace.Names.words.receiver
    }
}
