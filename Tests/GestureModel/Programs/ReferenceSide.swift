/// The reference model as one side of the comparison.
@MainActor
final class ReferenceSide: CoordinationSide, ReferenceClient {
    let player: CoordinationPlayer
    private(set) var reference: Reference!

    /// - Parameter state: Where to go on; `nil` for the beginning.
    init(_ program: CoordinationProgram, from state: ReferenceState? = nil) {
        player = CoordinationPlayer(program)
        reference = Reference(state ?? Self.initialState(program), client: self)
        player.side = self
    }

    convenience init(playing program: CoordinationProgram) { self.init(program) }

    func end() { _ = finish() }

    /// Breaks the circle of the two that know each other.
    func finish() -> ReferenceState {
        let state = reference.state
        reference = nil
        return state
    }

    private static func initialState(_ program: CoordinationProgram) -> ReferenceState {
        var state = ReferenceState(views: [.init(parent: nil), .init(parent: 0), program.hasSecondSurface ? .init(parent: nil, surface: 1) : .init(parent: 1)],
                                   recognizers: [])
        for plan in program.recognizers {
            var recognizer = ReferenceState.Recognizer(view: plan.view, addition: state.nextAddition)
            recognizer.cancels = plan.cancels
            recognizer.delaysBegan = plan.delaysBegan
            recognizer.delaysEnded = plan.delaysEnded
            recognizer.declinesWhileWaiting = plan.declinesWhileWaiting
            state.recognizers.append(recognizer)
            state.nextAddition += 1
        }
        state.requirements = program.requirements.map { ReferenceState.Pair(waiting: $0.waiting, other: $0.other) }
        return state
    }

    // MARK: What is done to it

    func deliver(_ samples: [CoordinationProgram.Sample]) { reference.deliver(samples) }

    func cancelAll() { reference.cancelAll() }

    func turn() {
        reference.turn()
        reference.finishCancelled()
    }

    func perform(_ change: CoordinationProgram.Change) {
        switch change {
        case .request(let recognizer, let stage): reference.request(stage, of: recognizer)
        case .ignore(let contact, let recognizer): reference.ignore(contact, by: recognizer)
        case .setEnabled(let recognizer, let isEnabled): reference.setEnabled(isEnabled, recognizer)
        case .remove(let recognizer): reference.remove(recognizer)
        case .add(let recognizer, let view): reference.add(recognizer, to: view)
        case .require(let waiting, let other): reference.require(waiting, toFail: other)
        case .setFlag(let recognizer, .cancels, let value): reference.state.recognizers[recognizer].cancels = value
        case .setFlag(let recognizer, .delaysBegan, let value): reference.state.recognizers[recognizer].delaysBegan = value
        case .setFlag(let recognizer, .delaysEnded, let value): reference.state.recognizers[recognizer].delaysEnded = value
        case .door(.leave(let view)): reference.leave(view)
        case .door(.unregister(let recognizer)): reference.unregister(recognizer)
        case .door(.keep(let contact)): reference.keep(contact)
        case .door(.cancelNow): reference.cancelNow()
        case .door(.removeAll): reference.removeAll()
        }
    }

    var states: [ReferenceState.Stage] { reference.state.recognizers.indices.map(reference.state.shown) }

    var tracked: [[Int]] {
        reference.state.recognizers.map { recognizer in
            recognizer.tracked.filter { serial in reference.state.contacts.contains { $0.serial == serial && $0.isLive } }
        }
    }

    // MARK: What it does

    func ask(_ question: ReferenceQuestion) -> Bool { player.answer(question) }

    func call(_ recognizer: Int, _ phase: ReferenceState.Phase, _ contacts: [Int]) {
        player.note(.callback(recognizer, phase, contacts), at: .callback(recognizer))
        if phase == .cancelled { reference.baseTouchesCancelled(recognizer) }
    }

    func send(_ recognizer: Int, _ state: ReferenceState.Stage) { player.note(.action(recognizer, state), at: .action(recognizer)) }

    func reset(_ recognizer: Int) { player.note(.reset(recognizer), at: .reset(recognizer)) }

    func deliver(_ view: Int, _ phase: ReferenceState.Phase, _ contacts: [Int]) {
        player.note(.view(view, phase, contacts), at: .view(view))
    }
}
