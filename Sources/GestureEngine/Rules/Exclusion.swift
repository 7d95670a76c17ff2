/// Which recognizer prevents which (R-GR-43 … 45).
extension Engine {
    /// A recognizer that is active, or was recognized earlier in this cycle, and prevents this one.
    func excluder(of recognizer: RecognizerID) -> RecognizerID? {
        let order = current.order
        for other in order where other != recognizer && goesOn(other) && areRelated(other, recognizer) {
            // The answer may come with the end of the other's attempt, or settle the recognizer's own.
            if prevents(other, recognizer), goesOn(other) { return other }
            guard isUndecided(recognizer) else { return nil }
        }
        return nil
    }

    private func goesOn(_ recognizer: RecognizerID) -> Bool {
        guard let attempt = attempt(of: recognizer) else { return false }
        let stage = self[attempt].stage
        return stage.isActive || stage.wasRecognized && cycle.recognizedInCycle.contains(attempt)
    }

    /// Those that a recognition prevents fail, as long as it stands: one that is disabled meanwhile was recognized, one that is removed was
    /// not.
    func excludeRivals(of recognizer: RecognizerID) {
        var rivals: ContiguousArray<RecognizerID> = []
        for other in current.order where other != recognizer && isUndecided(other) && areRelated(recognizer, other) {
            rivals.append(other)
        }
        for other in rivals where isUndecided(other) && cycle.recognizedInRound.contains(recognizer) {
            if prevents(recognizer, other), cycle.recognizedInRound.contains(recognizer) { fail(other, because: .excluded(by: recognizer)) }
        }
    }

    /// The three conditions of R-GR-44, in its order: the first that decides ends the questions.
    private func prevents(_ first: RecognizerID, _ second: RecognizerID) -> Bool {
        client.ask(.canPrevent(first, second)) && client.ask(.canBePrevented(second, by: first))
            && !client.ask(.delegateAllowsBoth(first, with: second)) && !client.ask(.delegateAllowsBoth(second, with: first))
    }
}
