/// Recognizers come, require one another, and go.
extension EngineState {
    mutating func register() -> RecognizerID {
        var slot = min(firstFree.value.recognizer, recognizers.count)
        while slot < recognizers.count, recognizers[slot].isRegistered { slot += 1 }
        if slot == recognizers.count { recognizers.append(Participant()) }
        firstFree.value.recognizer = slot + 1
        recognizers[slot].isRegistered = true
        return RecognizerID(slot: slot)
    }

    /// The recognizer is gone, and with it what it requires and what requires it. It has no attempt.
    mutating func unregister(_ recognizer: RecognizerID) {
        precondition(attempt(of: recognizer) == nil, "a recognizer goes after its attempt")
        let gone = self[recognizer]
        self[recognizer] = Participant()
        firstFree.value.recognizer = min(firstFree.value.recognizer, recognizer.slot)
        for required in gone.requirements { self[required].dependents -= 1 }
        if gone.dependents == 0 { return }
        for slot in recognizers.indices { _ = recognizers[slot].release(recognizer) }
    }

    /// The recognizer requires the other for good.
    mutating func require(_ recognizer: RecognizerID, toFail other: RecognizerID) {
        self[recognizer].require(other)
        self[other].dependents += 1
    }

    /// The recognizer does not require the other for good any more.
    mutating func release(_ recognizer: RecognizerID, from other: RecognizerID) {
        if self[recognizer].release(other) { self[other].dependents -= 1 }
    }

    /// Whether a recognizer requires another, by way of others too: for good, or in these attempts. Linear in the recognizers on the way, 64 of
    /// whose requirements are looked at together.
    func requires(_ recognizer: RecognizerID, failureOf goal: RecognizerID) -> Bool {
        if recognizer == goal { return true }
        // Nothing requires it: most requirements are made before anything else is made of either.
        if self[goal].dependents == 0, attempt(of: goal) == nil { return false }
        var ways: ContiguousArray<RecognizerID> = [recognizer], seen = SlotSet(recognizer), next = 0
        func note(_ other: RecognizerID) {
            guard !seen.contains(other) else { return }
            seen.insert(other)
            ways.append(other)
        }
        while next < ways.count, !seen.contains(goal) {
            let current = ways[next]
            next += 1
            for other in self[current].required.value.subtracting(seen) { note(other) }
            guard let attempt = attempt(of: current) else { continue }
            for required in self[attempt].required {
                if let other = self[required].recognizer { note(other) }
            }
        }
        return seen.contains(goal)
    }
}
