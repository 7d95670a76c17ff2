/// Which recognizer has to fail before another is recognized (R-GR-40 … 42).
extension Engine {
    /// What was requested in this event may have to wait: for one that an answer named, or that was required since.
    func makeWait() {
        let order = current.order
        for recognizer in order where hasPermission(recognizer) { waitIfObstructed(recognizer) }
    }

    /// An obstacle of a recognizer.
    enum Obstacle {
        case none
        /// This one may still be recognized.
        case unsettled(RecognizerID)
        /// This one was recognized (R-GR-42, R-GR-41a).
        case recognized(RecognizerID)
    }

    /// The first obstacle; a recognizer that was recognized before one that may be.
    func obstacle(of recognizer: RecognizerID) -> Obstacle {
        var result = Obstacle.none
        for other in self[recognizer].requirements { consider(other, for: &result) }
        guard let attempt = attempt(of: recognizer), !self[attempt].required.isEmpty else { return result }
        for other in current.order {
            guard let id = self.attempt(of: other), self[attempt].required.contains(id) else { continue }
            consider(other, for: &result)
        }
        return result
    }

    private func consider(_ other: RecognizerID, for result: inout Obstacle) {
        if case .recognized = result { return }
        // Without an attempt in progress it holds nothing up (R-GR-41a).
        guard let attempt = attempt(of: other), isPresent(other) else { return }
        let stage = self[attempt].stage
        if stage.isUndecided {
            if case .none = result { result = .unsettled(other) }
        } else if stage.wasRecognized {
            result = .recognized(other)
        }
    }

    /// A recognizer that may begin waits for those that it requires to fail (R-GR-41), or fails at once because one of them is active (R-GR-41a).
    func waitIfObstructed(_ recognizer: RecognizerID) {
        switch obstacle(of: recognizer) {
        case .none: return
        case .recognized(let other): fail(recognizer, because: .requirementRecognized(other))
        case .unsettled(let other):
            guard let attempt = attempt(of: recognizer), !self[attempt].stage.isWaiting else { return }
            self[attempt].wait(for: other)
            note(.waits(for: other), of: recognizer)
        }
    }

    /// It was recognized, and its attempt ends before step G3 has come to those that require it to fail: they fail now (R-GR-42).
    func failDependents(of recognizer: RecognizerID) {
        guard let required = attempt(of: recognizer) else { return }
        let order = current.order
        for other in order where hasPermission(other) {
            guard let attempt = attempt(of: other), self[attempt].required.contains(required)
                || self[other].required.value.contains(recognizer) else { continue }
            fail(other, because: .requirementRecognized(recognizer))
        }
    }

    // MARK: Making relations

    /// For good.
    func addRequirement(of recognizer: RecognizerID, on other: RecognizerID) {
        guard !self[recognizer].required.value.contains(other), closesNoCircle(recognizer, requiring: other) else { return }
        current.require(recognizer, toFail: other)
    }

    /// For these attempts, because an answer said so.
    private func addAnsweredRequirement(of recognizer: RecognizerID, on other: RecognizerID) {
        guard let waiting = attempt(of: recognizer), let required = attempt(of: other),
              !self[waiting].required.contains(required),
              !self[recognizer].required.value.contains(other), closesNoCircle(recognizer, requiring: other) else { return }
        self[waiting].required.insert(required)
        self[required].wasRequired.value = true
        note(.requires(other), of: recognizer)
    }

    /// A requirement that would close a circle is not made (R-GR-41d).
    private func closesNoCircle(_ recognizer: RecognizerID, requiring other: RecognizerID) -> Bool {
        guard current.requires(other, failureOf: recognizer) else { return true }
        client.requirementIgnored(recognizer, of: other)
        return false
    }

    // MARK: The four questions

    /// Asks the four questions of each pair that follows a contact in common for the first time in their attempts (R-GR-41c).
    func askForRequirements(_ contacts: ContactSet) {
        if current.event.began.isDisjoint(with: contacts) { return }
        let landed = current.landed
        for contact in landed where current.event.began.contains(contact) && contacts.contains(contact) { askForRequirements(contact) }
    }

    private func askForRequirements(_ contact: ContactID) {
        let followers = followers(of: contact)
        guard followers.count > 1 else { return }
        /// The places of those that may answer with yes. A pair without one of them has nothing to be asked.
        var answering: ContiguousArray<Int> = []
        for place in followers.indices where client.answersRequirements(followers[place]) { answering.append(place) }
        var next = 0
        for place in followers.indices where next < answering.count {
            if answering[next] == place {
                next += 1
                for second in followers[(place + 1)...] { askBoth(followers[place], second) }
            } else {
                for second in answering[next...] { askBoth(followers[place], followers[second]) }
            }
        }
    }

    private func askBoth(_ first: RecognizerID, _ second: RecognizerID) {
        guard areToBeAsked(first, second), let one = attempt(of: first), let other = attempt(of: second) else { return }
        self[one].asked.insert(other)
        self[other].asked.insert(one)
        ask(first, about: second)
        ask(second, about: first)
    }

    /// Recognizers that have failed by now are not asked about. Each pair is asked once.
    private func areToBeAsked(_ first: RecognizerID, _ second: RecognizerID) -> Bool {
        guard let one = attempt(of: first), let other = attempt(of: second) else { return false }
        let stages = (self[one].stage, self[other].stage)
        guard stages.0.isUndecided || stages.0.isActive, stages.1.isUndecided || stages.1.isActive else { return false }
        return !self[one].asked.contains(other)
    }

    private func ask(_ recognizer: RecognizerID, about other: RecognizerID) {
        guard client.answersRequirements(recognizer) else { return }
        // All four are asked: each "yes" makes its relation, a "no" takes none away.
        let waits = client.ask(.requiresFailure(recognizer, of: other))
        let isWaitedFor = client.ask(.isRequiredToFail(recognizer, by: other))
        let delegateWaits = client.ask(.delegateRequiresFailure(recognizer, of: other))
        let delegateIsWaitedFor = client.ask(.delegateIsRequiredToFail(recognizer, by: other))
        if waits || delegateWaits { addAnsweredRequirement(of: recognizer, on: other) }
        if isWaitedFor || delegateIsWaitedFor { addAnsweredRequirement(of: other, on: recognizer) }
    }
}
