extension CoordinationWorld {
    private typealias Program = CoordinationProgram

    /// The steps that are tried in a state, twelve at most: with two contacts down nothing lands, and with fewer not so much moves.
    ///
    /// 1. A contact lands, while fewer than two are down.
    /// 2. The older of the contacts moves; 3. the younger moves.
    /// 4. The older lifts; 5. the younger lifts; 6. both lift in one event.
    /// 7. The first recognizer's time comes, between events: a discrete one ends, a continuous one begins; 8. the second's time comes.
    /// 9. The first gives up, between events; 10. the second gives up.
    /// 11. The application cancels all contacts.
    /// 12, 13. Two of these with the mutation inside a callback.
    ///
    /// A recognizer that the mutation has disabled or removed is enabled or added again, in place of 7 to 10.
    func steps(in state: ReferenceState) -> [CoordinationProgram.Step] {
        var result: [Program.Step] = []
        let live = state.contacts.filter(\.isLive)
        if live.count < 2 { result.append(landing(live.count, state)) }
        for contact in live {
            result.append(event([contact.serial], .moved, state))
            result.append(event([contact.serial], .ended, state))
        }
        if live.count == 2 { result.append(event(live.map(\.serial), .ended, state)) }
        for id in kinds.indices where state.recognizers[id].isEnabled && state.recognizers[id].view != nil {
            result.append(time(of: id))
            if state.recognizers[id].isInAttempt { result.append(.init(stimulus: .change(.request(id, .failed)))) }
        }
        if !state.contacts.isEmpty { result.append(.init(stimulus: .cancelAll)) }
        for id in kinds.indices {
            if !state.recognizers[id].isEnabled {
                result.append(.init(stimulus: .change(.setEnabled(id, true))))
            } else if state.recognizers[id].view == nil {
                result.append(.init(stimulus: .change(.add(id, to: program.recognizers[id].view))))
            }
        }
        if let mutation { result += mutation.occasions.compactMap { step(on: $0, with: mutation, live, state) } }
        return result
    }

    private func landing(_ down: Int, _ state: ReferenceState) -> CoordinationProgram.Step {
        .init(stimulus: .event([Program.Sample(contact: state.nextSerial, phase: .began, view: landings[down])]))
    }

    private func event(_ contacts: [Int], _ phase: ReferenceState.Phase, _ state: ReferenceState) -> CoordinationProgram.Step {
        var step = Program.Step(stimulus: .event(contacts.map { Program.Sample(contact: $0, phase: phase) }))
        for id in kinds.indices where state.recognizers[id].tracked.contains(where: contacts.contains) {
            if let stage = request(of: id, contacts, phase, state) {
                step.reactions.append(Program.Reaction(moment: .callback(id), change: .request(id, stage)))
            }
        }
        return step
    }

    /// What a recognizer asks for by its kind when it is called with contacts.
    private func request(of id: Int, _ contacts: [Int], _ phase: ReferenceState.Phase, _ state: ReferenceState) -> ReferenceState.Stage? {
        let recognizer = state.recognizers[id]
        if phase == .moved { return kinds[id] == .continuous ? .changed : nil }
        // Others are still down.
        if !recognizer.tracked.allSatisfy(contacts.contains) { return nil }
        return kinds[id] == .discrete || recognizer.isActive || recognizer.isWaiting ? .ended : .failed
    }

    private func time(of id: Int) -> CoordinationProgram.Step {
        .init(stimulus: .change(.request(id, kinds[id] == .discrete ? .ended : .began)))
    }

    /// - Returns: `nil` where the step can't happen.
    private func step(on occasion: Occasion, with mutation: Mutation, _ live: [ReferenceState.Contact],
                      _ state: ReferenceState) -> CoordinationProgram.Step? {
        var step: Program.Step, contact = live.first?.serial ?? state.nextSerial
        switch occasion {
        case .landing:
            if live.count == 2 { return nil }
            step = landing(live.count, state)
            contact = state.nextSerial
        case .move, .lift:
            if live.isEmpty { return nil }
            step = event([contact], occasion == .move ? .moved : .ended, state)
        case .time(let id):
            guard state.recognizers[id].isEnabled, state.recognizers[id].view != nil else { return nil }
            step = time(of: id)
        }
        var change = mutation.change
        if case .ignore(_, let id) = change { change = .ignore(contact: contact, id) }
        step.reactions.append(Program.Reaction(moment: mutation.moment, change: change))
        return step
    }
}
