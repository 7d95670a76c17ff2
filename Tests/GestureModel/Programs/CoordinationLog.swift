/// What one side did with a program: every call that left it, in order, with what the recognizers' `state` read then.
struct CoordinationEntry: Hashable {
    var kind: Kind
    var states: [ReferenceState.Stage]

    enum Kind: Hashable {
        case question(ReferenceQuestion)
        case callback(Int, ReferenceState.Phase, [Int])
        case action(Int, ReferenceState.Stage)
        case reset(Int)
        case view(Int, ReferenceState.Phase, [Int])
        /// The step is over. The contacts that each recognizer tracks.
        case settled([[Int]])
        /// What the side itself says can't be.
        case fault(String)
    }
}

/// What is done to one side of the comparison.
@MainActor
protocol CoordinationSide: AnyObject {
    /// What is compared with the rules is made for each program.
    init(playing program: CoordinationProgram) throws
    var player: CoordinationPlayer { get }
    /// Nothing is done to it any more.
    func end()
    func deliver(_ samples: [CoordinationProgram.Sample])
    /// The application cancels all touches.
    func cancelAll()
    /// The display's refresh.
    func turn()
    func perform(_ change: CoordinationProgram.Change)
    var states: [ReferenceState.Stage] { get }
    var tracked: [[Int]] { get }
    /// What can't be, in a sentence, if anything of that was seen so far.
    var fault: String? { get }
}

extension CoordinationSide {
    var fault: String? { nil }
}

/// Performs the steps of a program on one side, answers its questions, and writes down what it does.
@MainActor
final class CoordinationPlayer {
    let program: CoordinationProgram
    /// It owns the player.
    unowned var side: (any CoordinationSide)?
    private(set) var log: [CoordinationEntry] = []
    /// Where the entries of each step begin.
    private(set) var starts: [Int] = []
    private var reactions: [CoordinationProgram.Reaction] = []
    /// What was done inside callbacks, each with its moment in the words of scenario files; `nil` if they have none for it.
    var performed: [(change: CoordinationProgram.Change, moment: CoordinationProgram.Moment, during: String?)] {
        done.map { ($0.change, $0.moment, during($0.entry)) }
    }
    /// What was done inside callbacks, and the entry before it.
    private var done: [(change: CoordinationProgram.Change, moment: CoordinationProgram.Moment, entry: Int)] = []
    /// More means that it goes on for ever.
    private static let limit = 400

    init(_ program: CoordinationProgram) {
        self.program = program
    }

    func play() {
        for step in program.steps { play(step) }
    }

    func play(_ step: CoordinationProgram.Step) {
        guard let side else { return }
        starts.append(log.count)
        reactions = step.reactions
        switch step.stimulus {
        case .event(let samples): side.deliver(samples)
        case .change(let change): side.perform(change)
        case .cancelAll: side.cancelAll()
        }
        side.turn()
        reactions = []
        if let fault = side.fault { note(.fault(fault)) }
        note(.settled(side.tracked))
    }

    /// - Parameter moment: What is done inside happens after the entry was written.
    func note(_ kind: CoordinationEntry.Kind, at moment: CoordinationProgram.Moment? = nil) {
        guard let side, log.count < Self.limit else { return }
        log.append(CoordinationEntry(kind: kind, states: side.states))
        guard let moment else { return }
        while let index = reactions.firstIndex(where: { $0.moment == moment }) {
            let change = reactions.remove(at: index).change
            done.append((change, moment, log.count - 1))
            side.perform(change)
        }
    }

    func answer(_ question: ReferenceQuestion) -> Bool {
        note(.question(question), at: question.moment)
        return question.usual != program.exceptions.contains(question)
    }

    /// An entry in the words of scenario files, which count those of a kind.
    private func during(_ entry: Int) -> String? {
        let log = log[...entry]
        switch log[entry].kind {
        case .action(let recognizer, let stage):
            let place = log.count { if case .action(recognizer, stage) = $0.kind { true } else { false } }
            return "\(CoordinationProgram.name(recognizer))!\(stage)[\(place - 1)]"
        case .callback(let recognizer, let phase, _):
            let place = log.count { if case .callback(recognizer, phase, _) = $0.kind { true } else { false } }
            return "\(CoordinationProgram.name(recognizer)).\(phase)[\(place - 1)]"
        case .view(let view, let phase, _):
            let place = log.count { if case .view(view, phase, _) = $0.kind { true } else { false } }
            return "V\(view).\(phase)[\(place - 1)]"
        case .question, .reset, .settled, .fault: return nil
        }
    }

    /// The entries of a step.
    func entries(ofStep index: Int) -> ArraySlice<CoordinationEntry> {
        log[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : log.count)]
    }
}
