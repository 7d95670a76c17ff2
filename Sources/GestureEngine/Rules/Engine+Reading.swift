/// What rules need to know of the state. They are the engine's and not the state's: a method of a value that is stored in a class is called
/// with a copy of it, unless it is inlined.
extension Engine {
    /// The recognizer's attempt, if one is in progress.
    @inline(__always)
    func attempt(of recognizer: RecognizerID) -> AttemptID? { current.recognizers[recognizer.slot].attempt }

    /// What the recognizer's state reads: during its message what that is about (R-GR-14), else R-GR-16.
    func shown(_ recognizer: RecognizerID) -> RecognizerState {
        if let message = current.recognizers[recognizer.slot].message { return message }
        guard let attempt = current.recognizers[recognizer.slot].attempt else { return .possible }
        return current.attempts[attempt.slot].stage.shown
    }

    func isUndecided(_ recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return current.attempts[attempt.slot].stage.isUndecided
    }

    /// Whether it was permitted to begin and step G3 has to decide.
    func hasPermission(_ recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return current.attempts[attempt.slot].stage.hasPermission
    }

    func isFollowing(_ recognizer: RecognizerID, _ contact: ContactID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return current.attempts[attempt.slot].following.contains(contact)
    }

    /// Whether two recognizers follow, or followed in their attempts, a common contact that neither has ignored (R-GR-43).
    func areRelated(_ first: RecognizerID, _ second: RecognizerID) -> Bool {
        guard let first = attempt(of: first), let second = attempt(of: second) else { return false }
        var common = current.attempts[first.slot].history.intersection(current.attempts[second.slot].history)
        common.subtract(current.attempts[first.slot].ignored)
        common.subtract(current.attempts[second.slot].ignored)
        return !common.isEmpty
    }

    /// Whether a recognizer waits for another to fail.
    var isAnyWaiting: Bool {
        for slot in current.attempts.indices where current.attempts[slot].stage.isWaiting { return true }
        return false
    }

    /// Whether the contact changed in this event and its recognizers have not been called with that.
    func isNews(_ contact: ContactID) -> Bool {
        current.event.began.contains(contact) || current.event.moved.contains(contact)
            || current.event.ended.contains(contact) || current.event.cancelled.contains(contact)
    }

    /// The contacts of a kind on a surface.
    func contacts(of kind: ContactKind, on surface: SurfaceID) -> ContactSet {
        var result = ContactSet()
        for place in current.landed.indices {
            let contact = current.landed[place]
            if current.contacts[contact.slot].kind == kind, current.contacts[contact.slot].surface == surface { result.insert(contact) }
        }
        return result
    }

    /// Whether the contact is one of a kind on a surface, and down or ending in this event.
    @inline(__always)
    func isOn(_ contact: ContactID, _ kind: ContactKind, _ surface: SurfaceID) -> Bool {
        current.contacts[contact.slot].kind == kind && current.contacts[contact.slot].surface == surface
            && (!current.contacts[contact.slot].phase.isEnd || current.event.changed.contains(contact))
    }
}
