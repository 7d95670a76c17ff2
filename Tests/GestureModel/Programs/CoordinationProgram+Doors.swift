extension CoordinationProgram {
    /// The program of a seed with views that leave, recognizers that go for good, contacts that are kept from their views, and contacts that are
    /// cancelled at once, between its steps and inside callbacks.
    init(seedOfDoors seed: UInt64) {
        self.init(seed: seed)
        var generator = SeededGenerator(seed: ~seed), steps: [Step] = [], landed = 0
        for var step in self.steps {
            if case .event(let samples) = step.stimulus { landed += samples.count { $0.phase == .began } }
            if generator.chance(25) {
                step.reactions.append(Reaction(moment: generator.moment(recognizers.count), change: .door(generator.door(recognizers.count, landed))))
            }
            steps.append(step)
            guard generator.chance(12) else { continue }
            let change: Change = .door(generator.chance(15) ? .removeAll : generator.door(recognizers.count, landed))
            steps.append(Step(stimulus: .change(change)))
        }
        self.steps = steps
    }
}

extension SeededGenerator {
    fileprivate mutating func door(_ recognizers: Int, _ landed: Int) -> CoordinationProgram.Door {
        switch int(0...7) {
        case 0...2: .leave(view: pick([1, 2, 2]))
        case 3: .unregister(int(0...(recognizers - 1)))
        case 4, 5: .keep(contact: int(0...max(0, landed - 1)))
        default: .cancelNow
        }
    }

    fileprivate mutating func moment(_ recognizers: Int) -> CoordinationProgram.Moment {
        let id = int(0...(recognizers - 1))
        return switch int(0...9) {
        case 0, 1: .callback(id)
        case 2, 3: .action(id)
        case 4: .reset(id)
        case 5: .receiving(id)
        case 6: .permission(id)
        case 7: .failure(id)
        case 8: .exclusion(id)
        default: .view(int(0...(CoordinationProgram.views - 1)))
        }
    }
}
