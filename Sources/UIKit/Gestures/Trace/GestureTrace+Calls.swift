internal import GestureEngine

/// What views and responders are called with, and where in the responder chain the calls end.
extension GestureTrace {
    /// A call of a view or responder that has not returned.
    struct Call {
        /// The responder that is called, by its class; `nil` if it is gone.
        let responder: String?
        let phase: ContactPhase
        let contacts: [Contact]
        /// The responders that it went on to.
        var others: [String] = []
        /// Whether the last one kept it: otherwise the chain ended there.
        var isKept = true
    }

    /// A view or responder is called.
    func calls(_ responder: UIResponder?, _ phase: ContactPhase, _ contacts: [Contact], _ occasion: Occasion) {
        let name = responder.map { Self.className($0) }
        if let name { note(.called(name, phase, contacts, occasion)) }
        calls.append(Call(responder: name, phase: phase, contacts: contacts))
    }

    /// A responder hands the call that is going on to the next one; `nil` at the end of the chain.
    func handsOn(to next: UIResponder?) {
        guard !calls.isEmpty else { return }
        if let next { calls[calls.count - 1].others.append(Self.className(next)) }
        calls[calls.count - 1].isKept = next != nil
    }

    /// The last call has returned: it is known where it went on to.
    func callReturned() {
        guard let call = calls.popLast(), let responder = call.responder, !call.others.isEmpty else { return }
        note(.handedOn(from: responder, call.phase, call.contacts, to: call.others, isKept: call.isKept))
    }
}
