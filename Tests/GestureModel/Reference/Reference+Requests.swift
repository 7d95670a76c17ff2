/// What recognizers ask for, and what the application does to them.
extension Reference {
    // MARK: States (6.2, 6.3)

    /// The state setter.
    func request(_ requested: ReferenceState.Stage, of recognizer: Int) {
        let current = state.recognizers[recognizer]
        // R-GR-13: of one that is disabled, or whose view is in no window, it is ignored.
        guard current.isEnabled, state.isInWindow(current) else { return }
        // R-GR-55: of one in a view that is leaving nothing begins.
        if !current.isInAttempt, leaving.contains(where: { isWithin(recognizer, $0) }) { return }
        noteNews()
        // R-GR-20: permission is asked once; while it is being asked, giving up is all that counts.
        if current.isAsking {
            if requested == .failed || requested == .cancelled { fail(recognizer) }
            return
        }
        if current.isWaiting { return remember(requested, recognizer) }
        // A further request is measured by what it was permitted to become, else by what it is.
        switch (current.requests.last ?? current.stage, requested) {
        case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): return
        case (.possible, .began), (.possible, .changed): askToBecome(.began, recognizer)
        case (.possible, .ended): askToBecome(.ended, recognizer)
        case (.possible, .cancelled), (.possible, .failed): fail(recognizer)
        case (_, .possible), (_, .began), (_, .changed): advance(.changed, recognizer)
        case (_, .ended): advance(.ended, recognizer)
        // R-GR-14: what gives up before it was recognized has failed.
        case (_, .cancelled), (_, .failed): current.requests.isEmpty ? advance(.cancelled, recognizer) : fail(recognizer)
        }
    }

    /// R-GR-20 … 22: permission is asked at the moment of the request, of views and then of the delegate; any refusal fails it.
    private func askToBecome(_ stage: ReferenceState.Stage, _ recognizer: Int) {
        state.recognizers[recognizer].isAsking = true
        let isPermitted = viewsPermit(recognizer) && (!state.recognizers[recognizer].isAsking || client.ask(.shouldBegin(recognizer)))
        // What was asked about may be over.
        guard state.recognizers[recognizer].isAsking else { return }
        state.recognizers[recognizer].isAsking = false
        guard isPermitted else { return fail(recognizer) }
        state.recognizers[recognizer].requests = [stage]
        // R-GR-41a: one that goes on already makes it fail at once.
        if state.mustFail(recognizer) { return fail(recognizer) }
        // R-GR-41.
        if state.mustWait(recognizer) { wait(recognizer) }
    }

    /// R-GR-21: of each touch that the recognition would take from its view, the hit view and each ancestor up to and including the
    /// recognizer's view, once each. What has left its view meanwhile is not taken from it (R-VH-8).
    private func viewsPermit(_ recognizer: Int) -> Bool {
        guard state.recognizers[recognizer].cancels else { return true }
        let last = state.recognizers[recognizer].view!
        let taken = state.contacts.filter { state.recognizers[recognizer].tracked.contains($0.serial) && !$0.isSevered }
        var asked: [Int] = []
        for contact in taken {
            guard let index = state.contact(contact.serial), !state.contacts[index].hasLeft else { continue }
            for view in Array(state.chain(from: contact.view).prefix { $0 != last }) + [last] where !asked.contains(view) {
                guard state.recognizers[recognizer].isAsking else { return true }
                asked.append(view)
                if !client.ask(.viewLetsBegin(view: view, recognizer)) { return false }
            }
        }
        return true
    }

    /// A request after the first. R-GR-14: repeated changes within one cycle are merged into one, which may have been sent already.
    private func advance(_ stage: ReferenceState.Stage, _ recognizer: Int) {
        var changed = state.recognizers[recognizer]
        if stage == .changed, cycle?.changed.contains(recognizer) == true { return }
        if changed.requests.isEmpty {
            changed.stage = stage
            if stage != .changed || changed.owed.last != .changed { changed.owed.append(stage) }
        } else if stage != .changed || changed.requests.last != .changed {
            changed.requests.append(stage)
        }
        state.recognizers[recognizer] = changed
    }

    /// R-GR-41b: while it waits a change adds nothing; an end is remembered; giving up fails it silently.
    private func remember(_ stage: ReferenceState.Stage, _ recognizer: Int) {
        switch stage {
        case .ended: if state.recognizers[recognizer].requests.last != .ended { state.recognizers[recognizer].requests.append(.ended) }
        case .cancelled, .failed: fail(recognizer)
        case .possible, .began, .changed: return
        }
    }

    /// It becomes `failed`, and sends nothing.
    func fail(_ recognizer: Int) {
        state.recognizers[recognizer].stage = .failed
        state.recognizers[recognizer].requests = []
        state.recognizers[recognizer].isWaiting = false
        state.recognizers[recognizer].isAsking = false
        noteNews()
    }

    /// R-DLV-14: outside of a cycle one is due.
    func noteNews() {
        if cycle == nil { state.isCycleDue = true } else { cycle!.hasNews = true }
    }

    // MARK: Touch callbacks (6.7)

    /// R-GR-46.
    func ignore(_ contact: Int, by recognizer: Int) {
        guard state.recognizers[recognizer].tracked.contains(contact) else { return }
        state.recognizers[recognizer].tracked.removeAll { $0 == contact }
        state.recognizers[recognizer].ignored.append(contact)
        noteNews()
        // If no tracked touch remains and it is possible, it fails. One that has asked for more is not (R-TAP-11).
        let changed = state.recognizers[recognizer]
        if changed.tracked.isEmpty, changed.stage == .possible, changed.requests.isEmpty { fail(recognizer) }
    }

    /// R-GR-48: what `touchesCancelled` of the base class requests, when no tracked live touch remains.
    func baseTouchesCancelled(_ recognizer: Int) {
        let isFollowing = state.recognizers[recognizer].tracked.contains { serial in
            state.contacts.contains { $0.serial == serial && $0.isLive }
        }
        if isFollowing { return }
        let isActive = [.began, .changed].contains(state.shown(recognizer))
        request(isActive ? .cancelled : .failed, of: recognizer)
    }

    // MARK: What the application does (6.9)

    /// R-GR-52: disabling ends the attempt: what went on is cancelled, what was possible fails; then it is reset.
    func setEnabled(_ isEnabled: Bool, _ recognizer: Int) {
        let wasEnabled = state.recognizers[recognizer].isEnabled
        state.recognizers[recognizer].isEnabled = isEnabled
        if wasEnabled, !isEnabled, state.recognizers[recognizer].isInAttempt { interrupt(recognizer) }
    }

    /// R-GR-52, R-GR-55: what goes on is cancelled, what is possible fails; then it is reset.
    func interrupt(_ recognizer: Int) {
        noteNews()
        if state.recognizers[recognizer].isActive {
            state.recognizers[recognizer].stage = .cancelled
            state.recognizers[recognizer].owed.append(.cancelled)
        } else if state.recognizers[recognizer].stage == .possible {
            fail(recognizer)
        }
        let wasRecognized = cycle?.recognized.contains(recognizer) == true
        // R-GR-45: it was recognized all the same; R-GR-42: so those fail that require it to fail.
        if wasRecognized, state.recognizers[recognizer].stage != .failed {
            for other in state.priorityOrder where isUndecided(other) && state.requirements(of: other).contains(recognizer) { fail(other) }
        }
        // R-GR-53: before the setter returns; inside of one of its own actions right after that, and the cycle resets it.
        if state.recognizers[recognizer].isSending {
            state.recognizers[recognizer].due = state.recognizers[recognizer].owed.count
            return
        }
        // R-DLV-24: the touches that it takes are fixed before its action.
        if wasRecognized { takeTouches(of: recognizer) }
        sendOwed(recognizer)
        if state.recognizers[recognizer].isOver { reset(recognizer) }
    }

    /// R-GR-54: no action is sent; it is reset; those that require it to fail treat it as failed.
    func remove(_ recognizer: Int) {
        guard state.recognizers[recognizer].view != nil else { return }
        state.recognizers[recognizer].view = nil
        guard state.recognizers[recognizer].isInAttempt else { return }
        noteNews()
        // It was not recognized: it excludes nothing.
        cycle?.recognized.removeAll { $0 == recognizer }
        reset(recognizer)
    }

    /// R-GR-3: added to a view it is the last of it; it doesn't get touches that are down already (R-DLV-7).
    func add(_ recognizer: Int, to view: Int) {
        if state.recognizers[recognizer].view == view || state.recognizers[recognizer].isGone { return }
        remove(recognizer)
        // It may go for good in its reset.
        if state.recognizers[recognizer].isGone { return }
        state.recognizers[recognizer].view = view
        state.recognizers[recognizer].addition = state.nextAddition
        state.nextAddition += 1
    }

    /// R-GR-40; R-GR-41d: a requirement that would close a circle is ignored.
    func require(_ waiting: Int, toFail other: Int) {
        if waiting == other || isRequirement(waiting, of: other) { return }
        if state.recognizers[waiting].isGone || state.recognizers[other].isGone { return }
        let pair = ReferenceState.Pair(waiting: waiting, other: other)
        if !state.requirements.contains(pair) { state.requirements.append(pair) }
    }

    /// Whether a recognizer requires another to fail, by way of others too.
    func isRequirement(_ recognizer: Int, of other: Int) -> Bool {
        state.requirements(of: other).contains { $0 == recognizer || isRequirement(recognizer, of: $0) }
    }
}
