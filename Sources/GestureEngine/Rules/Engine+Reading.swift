/// What rules need to know of the state. They are the engine's and not the state's: a method of a value that is stored in a class is called
/// with a copy of it, unless it is inlined.
extension Engine {
    // MARK: What numbers stand for

    @inline(__always)
    subscript(_ recognizer: RecognizerID) -> EngineState.Participant {
        _read { yield current.recognizers[recognizer.slot] }
        _modify { yield &current.recognizers[recognizer.slot] }
    }

    @inline(__always)
    subscript(_ attempt: AttemptID) -> Attempt {
        _read { yield current.attempts[attempt.slot] }
        _modify { yield &current.attempts[attempt.slot] }
    }

    @inline(__always)
    subscript(_ contact: ContactID) -> ContactState {
        _read { yield current.contacts[contact.slot] }
        _modify { yield &current.contacts[contact.slot] }
    }

    // MARK: Questions about the state

    /// The recognizer's attempt, if one is in progress.
    @inline(__always)
    func attempt(of recognizer: RecognizerID) -> AttemptID? { self[recognizer].attempt }

    /// What the recognizer's state reads: during its message what that is about (R-GR-14), else R-GR-16.
    func shown(_ recognizer: RecognizerID) -> RecognizerState {
        if let message = self[recognizer].message { return message }
        guard let attempt = self[recognizer].attempt else { return .possible }
        return self[attempt].stage.shown
    }

    func isUndecided(_ recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return self[attempt].stage.isUndecided
    }

    /// Whether it was permitted to begin and step G3 has to decide.
    func hasPermission(_ recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return self[attempt].stage.hasPermission
    }

    func isFollowing(_ recognizer: RecognizerID, _ contact: ContactID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        return self[attempt].following.contains(contact)
    }

    /// Whether two recognizers follow, or followed in their attempts, a common contact that neither has ignored (R-GR-43).
    func areRelated(_ first: RecognizerID, _ second: RecognizerID) -> Bool {
        guard let first = attempt(of: first), let second = attempt(of: second) else { return false }
        var common = self[first].history.intersection(self[second].history)
        common.subtract(self[first].ignored)
        common.subtract(self[second].ignored)
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
            if self[contact].kind == kind, self[contact].surface == surface { result.insert(contact) }
        }
        return result
    }

    /// Whether the contact is one of a kind on a surface, and down or ending in this event.
    @inline(__always)
    func isInEvent(_ contact: ContactID, of kind: ContactKind, on surface: SurfaceID) -> Bool {
        self[contact].kind == kind && self[contact].surface == surface
            && (!self[contact].phase.isEnd || current.event.changed.contains(contact))
    }

    // MARK: Tracing

    /// Sends a decision to the client, if the client traces.
    @inline(__always)
    func note(_ kind: EngineDecision.Kind, of recognizer: RecognizerID?, about contact: ContactID? = nil) {
        if isTracing { client.note(EngineDecision(recognizer, contact, kind)) }
    }
}
