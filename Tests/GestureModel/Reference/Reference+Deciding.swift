/// Failure requirements and exclusion (6.5, 6.6): which recognizer goes on, which waits, which fails.
extension Reference {
    // MARK: G3

    /// G3: decides all requests in priority order, and repeats until nothing changes.
    func resolve() {
        cycle!.hasNews = false
        // G4: what goes on already needs no deciding, and has its messages sent first.
        for recognizer in state.priorityOrder where !state.recognizers[recognizer].owed.isEmpty { settle(recognizer) }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for recognizer in state.priorityOrder where decide(recognizer) { hasChanged = true }
        }
    }

    /// Its messages are sent after those of the recognizers before it.
    private func settle(_ recognizer: Int) {
        if !cycle!.settled.contains(recognizer) { cycle!.settled.append(recognizer) }
    }

    /// - Returns: Whether something was decided.
    private func decide(_ recognizer: Int) -> Bool {
        guard isUndecided(recognizer) else { return false }
        // R-GR-42: when one that it requires to fail is recognized, it fails.
        if state.mustFail(recognizer) {
            fail(recognizer)
            return true
        }
        // R-GR-41: while one that it requires to fail is unsettled, it waits.
        if state.mustWait(recognizer) {
            wait(recognizer)
            return !isUndecided(recognizer)
        }
        // R-GR-45, first item: one that goes on, or was recognized earlier in this cycle, may prevent it.
        for other in state.priorityOrder where state.areRelated(recognizer, other) && goesOn(other) {
            let isPrevented = prevents(other, recognizer)
            // What is asked about may be over.
            guard isUndecided(recognizer) else { return true }
            if isPrevented, goesOn(other) {
                fail(recognizer)
                return true
            }
        }
        recognize(recognizer)
        return true
    }

    /// Whether it was permitted to begin, and step G3 has to decide.
    func isUndecided(_ recognizer: Int) -> Bool {
        state.recognizers[recognizer].stage == .possible && !state.recognizers[recognizer].requests.isEmpty
    }

    private func goesOn(_ recognizer: Int) -> Bool {
        let isOver = state.recognizers[recognizer].isOver
        return state.recognizers[recognizer].isActive || isOver && cycle!.recognized.contains(recognizer)
    }

    /// R-GR-41: it waits.
    func wait(_ recognizer: Int) { state.recognizers[recognizer].isWaiting = true }

    /// R-GR-45, second item: it is recognized, and every related one in `possible` that it prevents fails.
    private func recognize(_ recognizer: Int) {
        let requests = state.recognizers[recognizer].requests
        state.recognizers[recognizer].stage = requests.last!
        state.recognizers[recognizer].owed += requests
        state.recognizers[recognizer].requests = []
        state.recognizers[recognizer].isWaiting = false
        cycle!.recognized.append(recognizer)
        settle(recognizer)
        let related = state.priorityOrder.filter { state.areRelated(recognizer, $0) }
        for other in related where state.recognizers[other].stage == .possible && state.recognizers[other].isInAttempt {
            // It may be removed meanwhile: then it was not recognized.
            guard cycle!.recognized.contains(recognizer) else { return }
            let isPrevented = prevents(recognizer, other), changed = state.recognizers[other]
            if isPrevented, cycle!.recognized.contains(recognizer), changed.stage == .possible, changed.isInAttempt { fail(other) }
        }
    }

    /// R-GR-44: whether the first prevents the second. The questions are asked in this order and stop at the first that decides.
    private func prevents(_ first: Int, _ second: Int) -> Bool {
        client.ask(.canPrevent(first, second)) && client.ask(.canBePrevented(second, by: first))
            && !client.ask(.simultaneously(first, with: second)) && !client.ask(.simultaneously(second, with: first))
    }

    // MARK: Questions about failure

    /// R-GR-41c: when two recognizers first track a common touch in their attempts, after the event's G1, the four questions are asked,
    /// once per ordered pair.
    func askAboutFailure(_ surface: Int) {
        let hasLandings = state.contacts.contains { $0.isInEvent && $0.phase == .began && state.surface(of: $0) == surface }
        // Touch by touch, in the order of landing; the pairs of each in priority order.
        for contact in state.contacts.filter({ state.surface(of: $0) == surface }).map(\.serial) where hasLandings {
            // They do not begin to track one that the application has cancelled meanwhile.
            guard state.contact(contact).map({ state.contacts[$0].phase != .cancelled || state.contacts[$0].isInEvent }) ?? false else { continue }
            let order = state.priorityOrder.filter { state.recognizers[$0].tracked.contains(contact) }
            for (place, first) in order.enumerated() {
                for second in order[(place + 1)...] where areDue(first, second) {
                    state.asked.append(ReferenceState.Pair(waiting: first, other: second))
                    ask(first, about: second)
                    ask(second, about: first)
                }
            }
        }
        // R-GR-41: what was requested in this event may have to wait for one that an answer named, or that was required since.
        for recognizer in state.priorityOrder where isUndecided(recognizer) {
            if state.mustFail(recognizer) { fail(recognizer) } else if state.mustWait(recognizer) { wait(recognizer) }
        }
    }

    /// Those that have failed by then are not asked about.
    private func areDue(_ first: Int, _ second: Int) -> Bool {
        for recognizer in [state.recognizers[first], state.recognizers[second]] {
            if recognizer.isOver || !recognizer.isInAttempt { return false }
        }
        return !state.asked.contains { ($0.waiting, $0.other) == (first, second) || ($0.waiting, $0.other) == (second, first) }
    }

    private func ask(_ recognizer: Int, about other: Int) {
        // Any yes establishes the relation; a no does not veto another's yes (R-GR-40).
        if client.ask(.requiresFailure(recognizer, of: other)) { addAnswer(recognizer, other) }
        if client.ask(.isRequiredToFail(recognizer, by: other)) { addAnswer(other, recognizer) }
        if client.ask(.delegateRequiresFailure(recognizer, of: other)) { addAnswer(recognizer, other) }
        if client.ask(.delegateIsRequiredToFail(recognizer, by: other)) { addAnswer(other, recognizer) }
    }

    private func addAnswer(_ waiting: Int, _ other: Int) {
        // R-GR-41d.
        if isRequirement(waiting, of: other) { return }
        let pair = ReferenceState.Pair(waiting: waiting, other: other)
        let isInAttempt = state.recognizers[waiting].isInAttempt && state.recognizers[other].isInAttempt
        if isInAttempt, !state.answers.contains(pair) { state.answers.append(pair) }
    }
}
