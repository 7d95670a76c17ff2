internal import GestureEngine
internal import UIKit

/// The states that each recognizer notified its targets of.
struct RecognizerOutcomes {
    /// In the order in which the trace met them; runs of `changed` count once.
    private(set) var all: [(party: GestureTrace.Party, states: [RecognizerState])] = []

    init(_ lines: some Sequence<GestureTrace.Line>) {
        for line in lines {
            guard case .decision(let decision) = line.record, let party = decision.recognizer else { continue }
            let index = all.firstIndex { $0.party.number == party.number } ?? all.count
            if index == all.count { all.append((party, [])) }
            guard case .sent(let state) = decision.kind else { continue }
            if state != .changed || all[index].states.last != .changed { all[index].states.append(state) }
        }
    }
}
