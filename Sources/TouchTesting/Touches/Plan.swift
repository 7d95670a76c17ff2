internal import TouchHost

extension TouchStage {
    /// What several contacts do, each at its own pace.
    struct Plan {
        struct Step {
            var contact: Contact
            var phase: TouchHost.Contact.Phase
            var sample: TouchSample
            /// When it happens, in seconds from the start of the plan.
            var time: Double
            /// When the application gets to see it: the end of the display's frame.
            var due: Double
            /// How many samples of the contact come before at the same time: one contact has one sample a report.
            var turn: Int
        }

        private var steps: ContiguousArray<Step> = []
        private var times: [Int: (time: Double, turn: Int)] = [:]

        /// How far the contact is.
        @MainActor func time(of contact: Contact) -> Double { times[contact.id]?.time ?? 0 }

        /// Adds what the contact's sample is now.
        @MainActor
        mutating func append(_ phase: TouchHost.Contact.Phase, of contact: Contact, at time: Double? = nil, in due: Double? = nil) {
            let last = times[contact.id]
            let time = time ?? last?.time ?? 0
            let turn = if let last, last.time == time { last.turn + 1 } else { 0 }
            steps.append(Step(contact: contact, phase: phase, sample: contact.sample, time: time, due: due ?? time, turn: turn))
            times[contact.id] = (time, turn)
        }

        @MainActor mutating func hold(_ contact: Contact, _ seconds: Double) {
            // Nothing passes: what follows is still at this moment, in another report.
            guard seconds > 0 else { return }
            times[contact.id] = (time(of: contact) + seconds, -1)
        }

        /// The longest of the contacts' times.
        var duration: Double {
            var longest = 0.0
            for step in steps { longest = max(longest, step.due) }
            for (_, last) in times { longest = max(longest, last.time) }
            return longest
        }

        /// The steps in order of time. What the application sees at one moment is one group, what happens at one moment in it one report.
        func groups() -> [[[Step]]] {
            let steps = seenInOrder()
            let order = steps.indices.sorted { a, b in
                let first = steps[a], second = steps[b]
                if !Self.isSame(first.due, second.due) { return first.due < second.due }
                if !Self.isSame(first.time, second.time) { return first.time < second.time }
                return first.turn == second.turn ? a < b : first.turn < second.turn
            }
            var groups: [[[Step]]] = []
            var last: Step?
            for index in order {
                let step = steps[index]
                if let last, Self.isSame(last.due, step.due) {
                    if Self.isSame(last.time, step.time), last.turn == step.turn {
                        groups[groups.count - 1][groups[groups.count - 1].count - 1].append(step)
                    } else {
                        groups[groups.count - 1].append([step])
                    }
                } else {
                    groups.append([[step]])
                }
                last = step
            }
            return groups
        }

        /// The steps with what is measured between two of the display's frames brought forward to what the application sees before the second one:
        /// devices report in the order of time.
        private func seenInOrder() -> ContiguousArray<Step> {
            let dues = steps.map(\.due).sorted()
            var result = steps
            for index in result.indices {
                var low = 0, high = dues.count - 1
                while low < high {
                    let middle = (low + high) / 2
                    if dues[middle] < result[index].time - Self.tolerance { low = middle + 1 } else { high = middle }
                }
                result[index].due = dues[low]
            }
            return result
        }

        /// Whether a report is a movement that the application does not see yet.
        static func isWaiting(_ report: [Step]) -> Bool {
            report.allSatisfy { $0.phase == .moved && $0.time < $0.due - tolerance }
        }

        /// Two fingers' times are computed apart.
        private static let tolerance = 1e-9
        private static func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < tolerance }
    }

    /// Several contacts at once: each follows its own block at its own pace, and all start at the same moment.
    ///
    ///     stage.together {
    ///         left.down(at: CGPoint(x: 100, y: 200)).move(to: CGPoint(x: 50, y: 200), duration: 0.3).lift()
    ///         right.down(at: CGPoint(x: 200, y: 200)).move(to: CGPoint(x: 250, y: 200), duration: 0.3).lift()
    ///     }
    ///
    /// Gestures of one line can be in it too: `stage.together { stage.tap(left); stage.tap(right) }`.
    ///
    /// Samples of the same moment reach the application in one event, as from a touchscreen. Nothing is sent before the block ends, so
    /// the block can't look at what its touches have done; afterwards the time of the slowest has passed.
    public func together(_ body: () throws -> Void) rethrows {
        guard isReady() else { return }
        // A block within a block is part of it.
        guard plan == nil else { return try body() }
        plan = Plan()
        defer {
            let collected = plan
            plan = nil
            if let collected { play(collected) }
        }
        try body()
    }

    func play(_ plan: Plan) {
        bringUpToDate()
        let start = now
        for group in plan.groups() {
            let isMovement = group.allSatisfy { $0.allSatisfy { $0.phase == .moved } }
            var frames: [TouchFrame] = []
            for report in group {
                let time = start + report[0].time
                frames.append(TouchFrame(timestamp: time, contacts: ContiguousArray(report.map { step in
                    contact(step.contact, step.phase, step.sample, at: time)
                }), modifiers: heldModifiers))
                if isMovement || Plan.isWaiting(report) { continue }
                host.send(frames)
                frames = []
            }
            if !frames.isEmpty { host.send(frames) }
        }
        let end = start + plan.duration
        if end > now { host.advance(to: end) }
    }
}
