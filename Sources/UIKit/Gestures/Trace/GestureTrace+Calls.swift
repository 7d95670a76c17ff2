internal import GestureEngine

/// What views and responders are called with, and where in the responder chain the calls end.
///
/// A move is called and handed on like the move before: what it has in common with that one is not made again.
extension GestureTrace {
    /// A call of a view or responder that has not returned.
    struct Call {
        /// The responder that is called, by its class; `nil` if it is gone.
        let responder: String?
        let phase: ContactPhase
        let contacts: [Contact]
        /// Where, among ``handed``, the responders begin that it went on to.
        let start: Int
        /// Whether the last responder of the call around it kept that.
        let wasKept: Bool
    }

    /// Responders that calls were handed on to, by their classes.
    struct Chain {
        var types: ContiguousArray<UIResponder.Type> = []
        var names: [String] = []
    }

    /// A view or responder is called.
    func calls(_ responder: UIResponder?, _ phase: ContactPhase, _ contacts: [Contact], _ occasion: Occasion) {
        var name: String?
        // No closure: the main actor's are checked at each call.
        if let responder {
            let type = type(of: responder)
            if lastCalled?.type != ObjectIdentifier(type) { lastCalled = (ObjectIdentifier(type), Self.name(ofClass: type)) }
            name = lastCalled?.name
            if let name { note(.called(name, phase, contacts, occasion)) }
        }
        calls.append(Call(responder: name, phase: phase, contacts: contacts, start: handed.count, wasKept: isKept))
        isKept = true
    }

    /// A responder hands the call that is going on to the next one; `nil` at the end of the chain.
    @inline(__always)
    static func handsOn(to next: UIResponder?) {
        if let trace = current { trace.noteHop(to: next) }
    }

    private func noteHop(to next: UIResponder?) {
        guard !calls.isEmpty else { return }
        isKept = next != nil
        // Not unwrapped into a name of its own, which would count a reference.
        if isKept { handed.append(type(of: next.unsafelyUnwrapped)) }
    }

    /// The last call has returned: it is known where it went on to.
    func callReturned() {
        guard let call = calls.popLast() else { return }
        let wasKept = isKept, end = handed.count
        isKept = call.wasKept
        guard end > call.start else { return }
        if let responder = call.responder {
            if !isLastChain(from: call.start) {
                let types = handed[call.start...]
                lastChain = Chain(types: ContiguousArray(types), names: types.map { Self.name(ofClass: $0) })
            }
            note(.handedOn(from: responder, call.phase, call.contacts, to: lastChain.names, isKept: wasKept))
        }
        handed.removeLast(end - call.start)
    }

    /// Whether what was handed on from there is what the last chain was.
    private func isLastChain(from start: Int) -> Bool {
        guard handed.count - start == lastChain.types.count else { return false }
        for index in start..<handed.count where handed[index] != lastChain.types[index - start] { return false }
        return true
    }

    /// A list of contacts, as a list of its own only where it is not the last one.
    func list(_ contact: Contact) -> [Contact] {
        if lastContacts.count != 1 || lastContacts[0] != contact { lastContacts = [contact] }
        return lastContacts
    }
}
