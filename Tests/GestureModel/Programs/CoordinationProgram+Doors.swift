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

extension CoordinationProgram {
    /// The program of a seed with doors, in which a second surface has the deepest view and a third of the events have more contacts: those of both
    /// surfaces are in one event.
    init(seedOfSurfaces seed: UInt64) {
        self.init(seedOfDoors: seed)
        hasSecondSurface = true
        keepSecondSurface()
        var generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15)
        for index in steps.indices where index < steps.count - 1 && generator.chance(35) { joinEvents(at: index) }
    }

    /// The root of a surface leaves no view: the other view does.
    private mutating func keepSecondSurface() {
        for index in steps.indices {
            if case .change(.door(.leave)) = steps[index].stimulus { steps[index].stimulus = .change(.door(.leave(view: 1))) }
            for place in steps[index].reactions.indices {
                if case .door(.leave) = steps[index].reactions[place].change { steps[index].reactions[place].change = .door(.leave(view: 1)) }
            }
        }
    }

    /// The next event's contacts change in this one, those that both know with what came last. What happens between is left out.
    private mutating func joinEvents(at index: Int) {
        guard case .event(let first) = steps[index].stimulus, case .event(let second) = steps[index + 1].stimulus else { return }
        let known = Set(second.map(\.contact))
        guard !first.contains(where: { known.contains($0.contact) }) else { return }
        steps[index] = Step(stimulus: .event(first + second), reactions: steps[index].reactions + steps[index + 1].reactions)
        steps.remove(at: index + 1)
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
