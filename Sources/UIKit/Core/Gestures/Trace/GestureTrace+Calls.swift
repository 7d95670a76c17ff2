internal import GestureEngine

/// What views and responders are called with, and where in the responder chain the calls end.
///
/// A move is called and handed on like the move before: then the lines of that one are noted again.
extension GestureTrace {
    /// What calls have in common that make the same line.
    struct CallKey: Equatable {
        /// The view: it is there as long as the edition is the same.
        let receiver: ObjectIdentifier
        let phase: ContactPhase
        /// The slots of the contacts, which stand for the same touches as long as the edition is the same.
        let contacts: UInt64
        let edition: Int
        let occasion: Occasion
    }

    /// A call as it was made, with its lines.
    final class KnownCall {
        /// `nil` if none is like it.
        let key: CallKey?
        /// The name of the responder that is called.
        let responder: String
        let phase: ContactPhase
        let contacts: [Contact]
        let occasion: Occasion
        var noted: Noted
        /// The responders that it was handed on to last, whether the last one kept it, and the line about that.
        var chain: ContiguousArray<UIResponder.Type> = []
        var isKept = true
        var handedOn: Noted?

        init(_ key: CallKey?, _ responder: String, _ phase: ContactPhase, _ contacts: [Contact], _ occasion: Occasion, _ noted: Noted) {
            self.key = key
            self.responder = responder
            self.phase = phase
            self.contacts = contacts
            self.occasion = occasion
            self.noted = noted
        }

        var record: Record { .called(responder, phase, contacts, occasion) }
    }

    /// A call of a view or responder that has not returned.
    struct Call {
        /// `nil` if the responder is gone.
        let known: KnownCall?
        /// Where, among ``GestureTrace/handed``, the responders begin that it went on to.
        let start: Int
        /// Whether the last responder of the call around it kept that.
        let wasKept: Bool
    }

    /// More than the views that fingers touch at a time.
    private static let knownCallCount = 16

    /// A view or responder is called as it was before. `false` if it was not, or not lately.
    func callsAgain(_ key: CallKey) -> Bool {
        // The latest first: older ones are of touches that are over.
        var index = knownCalls.count
        while index > 0 {
            index -= 1
            let known = knownCalls[index]
            guard known.key == key else { continue }
            if !note(again: known.noted) { known.noted = note(known.record) }
            begin(known)
            return true
        }
        return false
    }

    /// A view or responder is called.
    func calls(_ responder: UIResponder?, _ phase: ContactPhase, _ contacts: [Contact], _ occasion: Occasion, _ key: CallKey?) {
        guard let responder else { return begin(nil) }
        let name = Self.name(of: responder)
        let known = KnownCall(key, name, phase, contacts, occasion, note(.called(name, phase, contacts, occasion)))
        if key != nil {
            if knownCalls.count == Self.knownCallCount { knownCalls.removeFirst() }
            knownCalls.append(known)
        }
        begin(known)
    }

    private func begin(_ known: KnownCall?) {
        calls.append(Call(known: known, start: Self.handed.count, wasKept: Self.isKept))
        Self.isKept = true
        Self.isCalling = true
    }

    /// A responder hands the present call to the next one; `nil` at the end of the chain.
    @inline(__always)
    static func handsOn(to next: UIResponder?) {
        guard isCalling else { return }
        isKept = next != nil
        // Not unwrapped into another name, which would count a reference.
        if isKept { handed.append(type(of: next.unsafelyUnwrapped)) }
    }

    /// The last call has returned: it is known where it went on to.
    func callReturned() {
        guard let call = calls.popLast() else { return }
        let wasKept = Self.isKept, end = Self.handed.count
        Self.isKept = call.wasKept
        Self.isCalling = !calls.isEmpty
        guard end > call.start else { return }
        if let known = call.known { noteHops(of: known, from: call.start, wasKept) }
        // One by one: several are removed by code for any range.
        for _ in call.start..<end { Self.handed.removeLast() }
    }

    private func noteHops(of known: KnownCall, from start: Int, _ isKept: Bool) {
        if let line = known.handedOn, known.isKept == isKept, Self.isHandedOn(from: start, to: known.chain), note(again: line) { return }
        known.chain = ContiguousArray(Self.handed[start...])
        known.isKept = isKept
        var names: [String] = []
        for type in known.chain { names.append(Self.name(ofClass: type)) }
        known.handedOn = note(.handedOn(from: known.responder, known.phase, known.contacts, to: names, isKept: isKept))
    }

    private static func isHandedOn(from start: Int, to chain: ContiguousArray<UIResponder.Type>) -> Bool {
        guard handed.count - start == chain.count else { return false }
        for index in chain.indices where handed[start + index] != chain[index] { return false }
        return true
    }
}
