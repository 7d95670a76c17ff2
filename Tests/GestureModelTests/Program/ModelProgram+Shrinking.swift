extension ModelProgram {
    /// Programs that are a little smaller, those that take most away first.
    var smaller: [ModelProgram] {
        var result: [ModelProgram] = []
        for index in mutations.indices { result.append(changed { $0.mutations.remove(at: index) }) }
        for recognizer in recognizers { result.append(without(recognizer: recognizer.id)) }
        for contact in contacts { result.append(without(contact: contact)) }
        for view in views.dropFirst() where !view.isWindow { result.append(without(view: view.id)) }
        for index in relations.indices { result.append(changed { $0.relations.remove(at: index) }) }
        for (frame, plan) in frames.enumerated() {
            for (sample, plan) in plan.samples.enumerated() where plan.phase == .moved {
                result.append(changed { $0.frames[frame].samples.remove(at: sample) })
            }
        }
        for (frame, plan) in frames.enumerated() {
            for (sample, plan) in plan.samples.enumerated() where plan.isPencil {
                result.append(changed { $0.frames[frame].samples[sample].isPencil = false })
            }
        }
        if pensSilenceFingers { result.append(changed { $0.pensSilenceFingers = false }) }
        for index in frames.indices where frames[index].isJoined { result.append(changed { $0.frames[index].isJoined = false }) }
        for index in views.indices { result += simplerViews(index) }
        for index in recognizers.indices { result += simplerRecognizers(index) }
        for index in mutations.indices { result += simplerMutations(index) }
        result += shorter
        return result
    }

    private func changed(_ change: (inout ModelProgram) -> Void) -> ModelProgram {
        var result = self
        change(&result)
        return result
    }

    private var contacts: [Int] { frames.flatMap { $0.samples.filter { $0.phase == .began }.map(\.contact) } }

    // MARK: Taking away

    private func without(contact: Int) -> ModelProgram {
        changed { program in
            for index in program.frames.indices { program.frames[index].samples.removeAll { $0.contact == contact } }
        }
    }

    private func without(recognizer id: Int) -> ModelProgram {
        changed { program in
            program.recognizers.removeAll { $0.id == id }
            program.relations.removeAll { $0.recognizer == id || $0.other == id }
            program.mutations.removeAll { $0.moment.recognizer == id || $0.change.recognizers.contains(id) }
        }
    }

    /// What is in the view, and what belongs to it, goes to the view above.
    private func without(view id: Int) -> ModelProgram {
        guard let gone = view(id), let parent = gone.parent else { return self }
        return changed { program in
            program.views.removeAll { $0.id == id }
            for index in program.views.indices where program.views[index].parent == id {
                program.views[index].parent = parent
                program.views[index].x += gone.x
                program.views[index].y += gone.y
            }
            for index in program.recognizers.indices {
                if program.recognizers[index].view == id { program.recognizers[index].view = parent }
                program.recognizers[index].delegate?.refusedViews.removeAll { $0 == id }
            }
            program.mutations.removeAll { $0.moment.view == id || $0.change.views.contains(id) }
        }
    }

    // MARK: Simplifying

    private func simplerViews(_ index: Int) -> [ModelProgram] {
        let view = views[index]
        var result: [ModelProgram] = []
        if !view.isMultipleTouchEnabled { result.append(changed { $0.views[index].isMultipleTouchEnabled = true }) }
        if view.isExclusiveTouch { result.append(changed { $0.views[index].isExclusiveTouch = false }) }
        if !view.letsGesturesBegin { result.append(changed { $0.views[index].letsGesturesBegin = true }) }
        if view.isWindow, !isNeeded(view) { result.append(changed { $0.views.remove(at: index) }) }
        let simplest = View(id: view.id, parent: view.parent)
        if (view.x, view.y, view.width, view.height) != (simplest.x, simplest.y, simplest.width, simplest.height) {
            result.append(changed { program in
                (program.views[index].x, program.views[index].y) = (0, 0)
                (program.views[index].width, program.views[index].height) = (Self.side, Self.side)
            })
        }
        return result
    }

    private func isNeeded(_ view: View) -> Bool {
        views.contains { $0.parent == view.id }
            || recognizers.contains { $0.view == view.id || $0.delegate?.refusedViews.contains(view.id) == true }
            || mutations.contains { $0.moment.view == view.id || $0.change.views.contains(view.id) }
    }

    private func simplerRecognizers(_ index: Int) -> [ModelProgram] {
        let recognizer = recognizers[index]
        var result: [ModelProgram] = []
        func add(_ change: (inout Recognizer) -> Void) { result.append(changed { change(&$0.recognizers[index]) }) }
        if recognizer.delegate != nil { add { $0.delegate = nil } }
        if recognizer.delegate?.shouldBegin != nil { add { $0.delegate?.shouldBegin = nil } }
        if recognizer.delegate?.shouldReceiveTouch != nil { add { $0.delegate?.shouldReceiveTouch = nil } }
        if recognizer.delegate?.shouldReceiveEvent != nil { add { $0.delegate?.shouldReceiveEvent = nil } }
        if recognizer.delegate?.refusedViews.isEmpty == false { add { $0.delegate?.refusedViews = [] } }
        if recognizer.delegate?.simultaneously != nil { add { $0.delegate?.simultaneously = nil } }
        if !recognizer.isEnabled { add { $0.isEnabled = true } }
        if !recognizer.cancels { add { $0.cancels = true } }
        if recognizer.delaysBegan { add { $0.delaysBegan = false } }
        if !recognizer.delaysEnded { add { $0.delaysEnded = true } }
        if !recognizer.requiresExclusiveTouchType { add { $0.requiresExclusiveTouchType = true } }
        if recognizer.acceptsPencils != nil { add { $0.acceptsPencils = nil } }
        if recognizer.view != views[0].id { add { $0.view = views[0].id } }
        guard case .scripted(let script) = recognizer.kind else { return result }
        func addScript(_ change: (inout Script) -> Void) {
            var simpler = script
            change(&simpler)
            add { $0.kind = .scripted(simpler) }
        }
        for path in [\Script.began, \.firstMove, \.moved, \.ended, \.cancelled] as [WritableKeyPath<Script, [Script.Doing]>] {
            for place in script[keyPath: path].indices { addScript { $0[keyPath: path].remove(at: place) } }
        }
        if script.canPrevent != nil { addScript { $0.canPrevent = nil } }
        if script.canBePrevented != nil { addScript { $0.canBePrevented = nil } }
        return result
    }

    private func simplerMutations(_ index: Int) -> [ModelProgram] {
        switch mutations[index].change {
        case .restart(let id): [changed { $0.mutations[index].change = .setEnabled(id, false) }]
        case .releaseView(let id): [changed { $0.mutations[index].change = .removeView(id) }]
        case .releaseRecognizer(let id): [changed { $0.mutations[index].change = .removeRecognizer(id) }]
        default: []
        }
    }

    /// With shorter pauses.
    private var shorter: [ModelProgram] {
        var result: [ModelProgram] = []
        for index in frames.indices {
            let before = index == 0 ? 0 : frames[index - 1].time
            for gap in [10, 100] where frames[index].time - before > gap {
                let excess = frames[index].time - before - gap
                result.append(changed { program in
                    for later in index..<program.frames.count { program.frames[later].time -= excess }
                })
                break
            }
        }
        return result
    }
}

extension ModelProgram.Mutation.Moment {
    var recognizer: Int? {
        switch self {
        case .action(let id, _), .callback(let id, _), .reset(let id, _), .question(let id, _): id
        case .frame, .view: nil
        }
    }

    var view: Int? { if case .view(let id, _) = self { id } else { nil } }
}

extension ModelProgram.Mutation.Change {
    var recognizers: [Int] {
        switch self {
        case .setEnabled(let id, _), .restart(let id), .removeRecognizer(let id), .addRecognizer(let id, _), .setState(let id, _),
             .setFlag(let id, _, _), .releaseRecognizer(let id): [id]
        case .require(let id, let other): [id, other]
        default: []
        }
    }

    var views: [Int] {
        switch self {
        case .removeView(let id), .releaseView(let id), .setHidden(let id, _), .addRecognizer(_, let id): [id]
        case .moveView(let id, let parent): [id, parent]
        default: []
        }
    }
}
