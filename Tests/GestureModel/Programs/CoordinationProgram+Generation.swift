extension CoordinationProgram {
    /// The program of a seed.
    init(seed: UInt64) {
        var planner = CoordinationPlanner(seed: seed)
        self = planner.makeProgram()
    }
}

/// Makes programs at random.
struct CoordinationPlanner {
    private typealias Program = CoordinationProgram
    private var generator: SeededGenerator
    private var program = CoordinationProgram(recognizers: [])
    /// Requirements go without circles: the one that waits has the greater rank.
    private var ranks: [Int] = []
    /// The contacts that are down, and how many have landed.
    private var live: [Int] = [], landed = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func makeProgram() -> CoordinationProgram {
        for _ in 0..<generator.pick([1, 2, 2, 2, 3, 3, 4]) {
            program.recognizers.append(Program.Recognizer(
                view: generator.int(0...(Program.views - 1)), cancels: generator.chance(70), delaysBegan: generator.chance(30),
                delaysEnded: generator.chance(75)))
            ranks.append(generator.int(0...1000))
        }
        addRelations()
        for _ in 0..<generator.int(2...9) { program.steps.append(makeStep()) }
        return program
    }

    private var recognizers: Range<Int> { 0..<program.recognizers.count }

    private mutating func anyRecognizer() -> Int { generator.int(0...(recognizers.count - 1)) }

    private mutating func anyView() -> Int { generator.int(0...(Program.views - 1)) }

    // MARK: Relations

    private mutating func addRelations() {
        for first in recognizers {
            for view in 0..<Program.views { add(.viewLetsBegin(view: view, first), 2) }
            add(.shouldBegin(first), 4)
            add(.receivesEvent(first), 2)
            add(.delegateReceivesEvent(first), 2)
            add(.receivesTouch(first, contact: generator.int(0...3)), 5)
            for second in recognizers where second != first {
                add(.canPrevent(first, second), 8)
                add(.canBePrevented(first, by: second), 8)
                add(.simultaneously(first, with: second), 10)
                if ranks[first] > ranks[second] {
                    if generator.chance(20) { program.requirements.append(Program.Requirement(waiting: first, other: second)) }
                    add(generator.pick([.requiresFailure(first, of: second), .delegateRequiresFailure(first, of: second)]), 8)
                } else if ranks[first] < ranks[second] {
                    add(generator.pick([.isRequiredToFail(first, by: second), .delegateIsRequiredToFail(first, by: second)]), 8)
                }
            }
        }
    }

    private mutating func add(_ exception: ReferenceQuestion, _ percent: Int) {
        if generator.chance(percent) { program.exceptions.insert(exception) }
    }

    // MARK: Steps

    private mutating func makeStep() -> CoordinationProgram.Step {
        var step = Program.Step(stimulus: .cancelAll)
        if live.isEmpty || !generator.chance(4) {
            step.stimulus = !live.isEmpty && generator.chance(18) ? .change(makeChange()) : .event(makeSamples())
        } else {
            live = []
        }
        for id in recognizers where generator.chance(45) {
            let stages: [ReferenceState.Stage] = [.began, .began, .began, .changed, .ended, .ended, .ended, .failed, .failed, .cancelled]
            step.reactions.append(Program.Reaction(moment: .callback(id), change: .request(id, generator.pick(stages))))
            guard generator.chance(10) else { continue }
            let further: ReferenceState.Stage = generator.pick([.changed, .ended, .cancelled])
            step.reactions.append(Program.Reaction(moment: .callback(id), change: .request(id, further)))
        }
        if generator.chance(10), landed > 0 {
            let id = anyRecognizer()
            step.reactions.append(Program.Reaction(moment: .callback(id), change: .ignore(contact: generator.int(0...(landed - 1)), id)))
        }
        if generator.chance(20) { step.reactions.append(Program.Reaction(moment: makeMoment(), change: makeChange())) }
        return step
    }

    private mutating func makeSamples() -> [CoordinationProgram.Sample] {
        var samples: [Program.Sample] = [], unchanged = live
        for _ in 0..<generator.pick([1, 1, 1, 1, 2]) {
            if unchanged.isEmpty || live.count < 4 && generator.chance(25) {
                samples.append(Program.Sample(contact: landed, phase: .began, view: generator.pick([0, 1, 2, 2])))
                live.append(landed)
                landed += 1
            } else {
                let contact = unchanged.remove(at: generator.int(0...(unchanged.count - 1)))
                let phase: ReferenceState.Phase = generator.pick([.moved, .moved, .moved, .ended, .ended, .ended, .cancelled])
                samples.append(Program.Sample(contact: contact, phase: phase))
                if phase != .moved { live.removeAll { $0 == contact } }
            }
        }
        return samples
    }

    private mutating func makeMoment() -> CoordinationProgram.Moment {
        let id = anyRecognizer()
        return switch generator.int(0...11) {
        case 0, 1: .callback(id)
        case 2, 3, 4: .action(id)
        case 5: .reset(id)
        case 6: .receiving(id)
        case 7: .permission(id)
        case 8: .failure(id)
        case 9: .exclusion(id)
        default: .view(anyView())
        }
    }

    private mutating func makeChange() -> CoordinationProgram.Change {
        let id = anyRecognizer()
        switch generator.int(0...11) {
        case 0...3: return .request(id, generator.pick([.began, .changed, .ended, .cancelled, .failed]))
        case 4: return .ignore(contact: generator.int(0...max(0, landed - 1)), id)
        case 5, 6: return .setEnabled(id, false)
        case 7: return .setEnabled(id, true)
        case 8: return .remove(id)
        case 9: return .add(id, to: anyView())
        case 10: return .setFlag(id, generator.pick([.cancels, .delaysBegan, .delaysEnded]), generator.chance(50))
        default:
            let other = anyRecognizer()
            if ranks[id] == ranks[other] { return .setEnabled(id, false) }
            return ranks[id] > ranks[other] ? .require(id, toFail: other) : .require(other, toFail: id)
        }
    }
}
