/// The steps that are tried in a state: twelve kinds.
struct CoordinationAlphabet {
    private typealias Program = CoordinationProgram
    private let state: ReferenceState

    init(_ state: ReferenceState) { self.state = state }

    /// 1 … 4: a contact lands, moves, lifts, is cancelled; every recognizer that gets it does each of its doings in its callback.
    /// 5: the application cancels all; 6: a request between events; 7, 8: disabling and enabling; 9: removing, or adding again; and in an
    /// event that recognizes something, 10: disabling in an action, 11: a request in a view's callback, 12: a request in a reset.
    var steps: [CoordinationProgram.Step] {
        var result: [Program.Step] = []
        let live = state.contacts.filter(\.isLive)
        if live.count < 2 {
            for view in 0..<2 {
                let getting = state.recognizers.indices.filter { id in
                    state.recognizers[id].view.map { $0 <= view } ?? false && state.recognizers[id].isEnabled
                }
                addEvents(Program.Sample(contact: state.nextSerial, phase: .began, view: view), getting, &result)
            }
        }
        for contact in live {
            let getting = state.recognizers.indices.filter { state.recognizers[$0].tracked.contains(contact.serial) }
            for phase in [ReferenceState.Phase.moved, .ended, .cancelled] {
                addEvents(Program.Sample(contact: contact.serial, phase: phase), getting, &result)
            }
        }
        if !live.isEmpty { result.append(.init(stimulus: .cancelAll)) }
        for id in state.recognizers.indices {
            for stage in [ReferenceState.Stage.began, .ended, .failed] { result.append(.init(stimulus: .change(.request(id, stage)))) }
            result.append(.init(stimulus: .change(.setEnabled(id, !state.recognizers[id].isEnabled))))
            result.append(.init(stimulus: .change(state.recognizers[id].view == nil ? .add(id, to: 0) : .remove(id))))
        }
        return result
    }

    private func addEvents(_ sample: CoordinationProgram.Sample, _ getting: [Int], _ result: inout [CoordinationProgram.Step]) {
        var combinations: [[Program.Reaction]] = [[]]
        for id in getting {
            let doings: [Program.Change?] = [nil, .request(id, .began), .request(id, .ended), .request(id, .failed),
                                             .ignore(contact: sample.contact, id)]
            combinations = combinations.flatMap { reactions in
                doings.map { doing in reactions + (doing.map { [Program.Reaction(moment: .callback(id), change: $0)] } ?? []) }
            }
        }
        for reactions in combinations {
            result.append(.init(stimulus: .event([sample]), reactions: reactions))
            // What is recognized has an action, and a reset; the other one may be there too.
            guard reactions.count == 1, case .request(let id, .ended) = reactions[0].change else { continue }
            for other in state.recognizers.indices {
                let more: [Program.Reaction] = [.init(moment: .action(id), change: .setEnabled(other, false)),
                                                .init(moment: .view(0), change: .request(other, .failed)),
                                                .init(moment: .reset(id), change: .request(other, .began))]
                for reaction in more { result.append(.init(stimulus: .event([sample]), reactions: reactions + [reaction])) }
            }
        }
    }
}
