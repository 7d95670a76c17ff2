extension CoordinationProgram {
    /// The programs with one thing less, the greatest losses first.
    var smaller: [CoordinationProgram] {
        var result: [CoordinationProgram] = []
        func add(_ change: (inout CoordinationProgram) -> Void) {
            var program = self
            change(&program)
            program = program.normalized
            if program != self { result.append(program) }
        }
        if hasSecondSurface { add { $0.hasSecondSurface = false } }
        for index in recognizers.indices.reversed() where recognizers.count > 1 {
            if let program = without(index) { result.append(program.normalized) }
        }
        for index in steps.indices.reversed() { add { $0.steps.remove(at: index) } }
        for index in requirements.indices { add { $0.requirements.remove(at: index) } }
        for exception in exceptions.sorted(by: { Self.text($0) < Self.text($1) }) { add { $0.exceptions.remove(exception) } }
        for index in steps.indices {
            for reaction in steps[index].reactions.indices { add { $0.steps[index].reactions.remove(at: reaction) } }
            guard case .event(let samples) = steps[index].stimulus else { continue }
            for sample in samples.indices where samples.count > 1 {
                add { program in
                    var fewer = samples
                    fewer.remove(at: sample)
                    program.steps[index].stimulus = .event(fewer)
                }
            }
            for sample in samples.indices where samples[sample].view > 0 {
                add { program in
                    var higher = samples
                    higher[sample] = Sample(contact: samples[sample].contact, phase: .began, view: 0)
                    program.steps[index].stimulus = .event(higher)
                }
            }
        }
        for index in recognizers.indices {
            add { $0.recognizers[index].cancels = true }
            add { $0.recognizers[index].delaysBegan = false }
            add { $0.recognizers[index].delaysEnded = true }
            add { $0.recognizers[index].declinesWhileWaiting = false }
            if recognizers[index].view > 0 { add { $0.recognizers[index].view = 0 } }
        }
        return result
    }

    /// Without a recognizer that nothing mentions, the last one; the others keep their numbers.
    private func without(_ index: Int) -> CoordinationProgram? {
        guard index == recognizers.count - 1 else { return nil }
        var program = self
        program.recognizers.remove(at: index)
        program.requirements.removeAll { $0.waiting == index || $0.other == index }
        program.exceptions = program.exceptions.filter { !$0.recognizers.contains(index) }
        for step in program.steps.indices {
            program.steps[step].reactions.removeAll { $0.moment.recognizer == index || $0.change.recognizers.contains(index) }
        }
        program.steps.removeAll { step in
            if case .change(let change) = step.stimulus { change.recognizers.contains(index) } else { false }
        }
        return program
    }
}

extension ReferenceQuestion {
    var recognizers: [Int] {
        switch self {
        case .receivesEvent(let recognizer), .delegateReceivesEvent(let recognizer), .receivesTouch(let recognizer, _),
             .viewLetsBegin(_, let recognizer), .shouldBegin(let recognizer): [recognizer]
        case .requiresFailure(let first, let second), .isRequiredToFail(let first, let second),
             .delegateRequiresFailure(let first, let second), .delegateIsRequiredToFail(let first, let second),
             .canPrevent(let first, let second), .canBePrevented(let first, let second), .simultaneously(let first, let second):
            [first, second]
        }
    }
}

extension CoordinationProgram.Moment {
    var recognizer: Int? {
        switch self {
        case .callback(let recognizer), .action(let recognizer), .reset(let recognizer), .receiving(let recognizer),
             .permission(let recognizer), .failure(let recognizer), .exclusion(let recognizer): recognizer
        case .view: nil
        }
    }
}

extension CoordinationProgram.Change {
    var recognizers: [Int] {
        switch self {
        case .request(let recognizer, _), .ignore(_, let recognizer), .setEnabled(let recognizer, _), .remove(let recognizer),
             .add(let recognizer, _), .setFlag(let recognizer, _, _): [recognizer]
        case .require(let waiting, let other): [waiting, other]
        case .door(.unregister(let recognizer)): [recognizer]
        case .door: []
        }
    }
}
