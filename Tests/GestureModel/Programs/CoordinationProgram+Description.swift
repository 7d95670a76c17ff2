extension CoordinationProgram: CustomStringConvertible {
    /// For people: one line a thing.
    var description: String {
        var lines = hasSecondSurface ? ["V2 is on a second surface"] : []
        for (id, recognizer) in recognizers.enumerated() {
            var line = "\(Self.name(id)) on V\(recognizer.view)"
            if !recognizer.cancels { line += ", cancels F" }
            if recognizer.delaysBegan { line += ", delaysBegan T" }
            if !recognizer.delaysEnded { line += ", delaysEnded F" }
            if recognizer.declinesWhileWaiting { line += ", declines T" }
            lines.append(line)
        }
        for relation in requirements { lines.append("\(Self.name(relation.waiting)) requires \(Self.name(relation.other)) to fail") }
        for question in exceptions { lines.append("\(Self.text(question)): \(!question.usual)") }
        for (index, step) in steps.enumerated() { lines.append("\(index + 1). \(Self.text(step))") }
        return lines.joined(separator: "\n")
    }

    static func name(_ recognizer: Int) -> String { String(UnicodeScalar(UInt8(65 + recognizer))) }

    static func text(_ step: Step) -> String {
        let stimulus = switch step.stimulus {
        case .event(let samples): samples.map(text).joined(separator: " ")
        case .change(let change): text(change)
        case .cancelAll: "all touches are cancelled"
        }
        return ([stimulus] + step.reactions.map { "in \(text($0.moment)): \(text($0.change))" }).joined(separator: "; ")
    }

    static func text(_ sample: Sample) -> String {
        switch sample.phase {
        case .began: "\(sample.contact)+V\(sample.view)"
        case .moved, .stationary: "\(sample.contact)~"
        case .ended: "\(sample.contact)-"
        case .cancelled: "\(sample.contact)!"
        }
    }

    static func text(_ moment: Moment) -> String {
        switch moment {
        case .callback(let recognizer): "\(name(recognizer))'s touch callback"
        case .action(let recognizer): "\(name(recognizer))'s action"
        case .reset(let recognizer): "\(name(recognizer)).reset()"
        case .receiving(let recognizer): "\(name(recognizer))'s question whether it receives"
        case .permission(let recognizer): "\(name(recognizer))'s question whether it begins"
        case .failure(let recognizer): "\(name(recognizer))'s question about failure"
        case .exclusion(let recognizer): "\(name(recognizer))'s question about exclusion"
        case .view(let view): "V\(view)'s touch callback"
        }
    }

    static func text(_ change: Change) -> String {
        switch change {
        case .request(let recognizer, let stage): "\(name(recognizer)).state = .\(stage)"
        case .ignore(let contact, let recognizer): "\(name(recognizer)).ignore(\(contact))"
        case .setEnabled(let recognizer, let isEnabled): "\(name(recognizer)).isEnabled = \(isEnabled)"
        case .remove(let recognizer): "remove \(name(recognizer))"
        case .add(let recognizer, let view): "add \(name(recognizer)) to V\(view)"
        case .require(let waiting, let other): "\(name(waiting)).require(toFail: \(name(other)))"
        case .setFlag(let recognizer, let flag, let value): "\(name(recognizer)).\(flag.rawValue) = \(value)"
        case .door(.leave(let view)): "V\(view) leaves"
        case .door(.unregister(let recognizer)): "\(name(recognizer)) is gone"
        case .door(.keep(let contact)): "\(contact) is kept from its view"
        case .door(.cancelNow): "all are cancelled at once"
        case .door(.removeAll): "everything is gone"
        }
    }

    static func text(_ question: ReferenceQuestion) -> String {
        switch question {
        case .receivesEvent(let recognizer): "\(name(recognizer))?shouldReceive(event)"
        case .delegateReceivesEvent(let recognizer): "\(name(recognizer))?delegate.shouldReceive(event)"
        case .receivesTouch(let recognizer, let contact): "\(name(recognizer))?delegate.shouldReceive{\(contact)}"
        case .viewLetsBegin(let view, let recognizer): "V\(view)?shouldBegin(\(name(recognizer)))"
        case .shouldBegin(let recognizer): "\(name(recognizer))?delegate.shouldBegin"
        case .requiresFailure(let recognizer, let other): "\(name(recognizer))?shouldRequireFailure(\(name(other)))"
        case .isRequiredToFail(let recognizer, let other): "\(name(recognizer))?shouldBeRequiredToFail(\(name(other)))"
        case .delegateRequiresFailure(let recognizer, let other): "\(name(recognizer))?delegate.shouldRequireFailure(\(name(other)))"
        case .delegateIsRequiredToFail(let recognizer, let other): "\(name(recognizer))?delegate.shouldBeRequiredToFail(\(name(other)))"
        case .canPrevent(let recognizer, let other): "\(name(recognizer))?canPrevent(\(name(other)))"
        case .canBePrevented(let recognizer, let other): "\(name(recognizer))?canBePrevented(\(name(other)))"
        case .simultaneously(let recognizer, let other): "\(name(recognizer))?delegate.simultaneously(\(name(other)))"
        }
    }
}

extension CoordinationEntry: CustomStringConvertible {
    var description: String {
        func set(_ contacts: [Int]) -> String { "{\(contacts.map(String.init).joined(separator: ","))}" }
        let text = switch kind {
        case .question(let question): CoordinationProgram.text(question)
        case .callback(let recognizer, let phase, let contacts): "\(CoordinationProgram.name(recognizer)).\(phase)\(set(contacts))"
        case .action(let recognizer, let stage): "\(CoordinationProgram.name(recognizer))!\(stage)"
        case .reset(let recognizer): "\(CoordinationProgram.name(recognizer)).reset"
        case .view(let view, let phase, let contacts): "V\(view).\(phase)\(set(contacts))"
        case .settled(let tracked): "| " + tracked.map(set).joined()
        case .fault(let sentence): "can't be: \(sentence)"
        }
        return "\(text) [\(states.map { "\($0)" }.joined(separator: " "))]"
    }
}
