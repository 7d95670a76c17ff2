/// Attempts that a landing ended start again with it (R-GR-32a): of a tap that waited for the next, or for another recognizer's failure.
extension Engine {
    /// An event comes: what was recognized before it takes its landings (R-DLV-28), what follows nothing may be ended by them.
    func rememberAttempts() {
        restart.recognized.removeAll()
        restart.idle.removeAll()
        restart.outlived.removeAll(keepingCapacity: true)
        for recognizer in current.order {
            guard let attempt = attempt(of: recognizer) else { continue }
            if self[attempt].stage.wasRecognized { restart.recognized.insert(attempt) }
            if self[attempt].following.isEmpty { restart.idle.insert(recognizer) }
        }
    }

    /// An attempt is over and about to be reset. It has outlived the landing unless that is a part of what was recognized.
    func rememberForAnotherStart(_ recognizer: RecognizerID) {
        guard restart.idle.contains(recognizer), let attempt = attempt(of: recognizer) else { return }
        if case .failed = self[attempt].stage { return restart.outlived.append(recognizer) }
        // A landing that it ignored does not belong to it (R-GR-43).
        for contact in self[attempt].history where !self[attempt].ignored.contains(contact) {
            if current.event.changed.contains(contact), self[contact].phase == .began { return }
        }
        restart.outlived.append(recognizer)
    }

    /// Offers the landings on a surface again to those whose attempts they ended, and runs the steps of the cycle once more for them.
    func startAgain(_ kind: ContactKind, on surface: SurfaceID) {
        if restart.outlived.isEmpty { return }
        let landings = landings(of: kind, on: surface)
        if landings.isEmpty { return }
        var recognizers = SlotSet<RecognizerID>()
        for recognizer in restart.outlived where client.surface(of: recognizer) == surface { recognizers.insert(recognizer) }
        if recognizers.isEmpty { return }
        // Once a landing.
        restart.outlived.removeAll { recognizers.contains($0) }
        restart.idle.subtract(recognizers)
        offering.forgetAnswers()
        let landed = current.landed
        for contact in landed where landings.contains(contact) { offer(contact, to: recognizers) }
        guard recognizers.contains(where: { !contacts(followedBy: $0).isDisjoint(with: landings) }) else { return }
        current.event.began.formUnion(landings)
        runCycle(kind, on: surface, startingAgain: recognizers)
    }

    private func landings(of kind: ContactKind, on surface: SurfaceID) -> ContactSet {
        var result = ContactSet()
        for contact in current.landed where isInEvent(contact, of: kind, on: surface) && self[contact].phase == .began {
            result.insert(contact)
        }
        return result
    }
}
