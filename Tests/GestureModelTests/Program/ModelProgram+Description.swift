extension ModelProgram: CustomStringConvertible {
    /// For people: one line a thing.
    var description: String {
        var lines: [String] = []
        for view in views {
            let place = view.parent.map { "in V\($0)" } ?? (view.isWindow ? "window" : "root")
            var line = "V\(view.id) \(place) (\(view.x),\(view.y),\(view.width),\(view.height))"
            if !view.isMultipleTouchEnabled { line += " single-touch" }
            if view.isExclusiveTouch { line += " exclusive" }
            if !view.letsGesturesBegin { line += " lets no gesture begin" }
            lines.append(line)
        }
        for recognizer in recognizers { lines.append(recognizer.description) }
        for relation in relations {
            lines.append("\(relation.kind.rawValue): \(name(relation.recognizer)), \(name(relation.other))")
        }
        if pensSilenceFingers { lines.append("pens silence fingers") }
        for mutation in mutations { lines.append("\(describe(mutation.moment)): \(describe(mutation.change))") }
        for frame in frames {
            lines.append("\(frame.isJoined ? "  with" : "@\(frame.time)")\(frame.isJoined ? " @\(frame.time)" : "") "
                + frame.samples.map(\.description).joined(separator: " "))
        }
        return lines.joined(separator: "\n")
    }

    func name(_ id: Int) -> String { recognizer(id)?.name ?? "recognizer \(id)" }

    func describe(_ moment: Mutation.Moment) -> String {
        switch moment {
        case .frame(let index): "before frame \(index)" + (frames.indices.contains(index) ? " (@\(frames[index].time))" : "")
        case .view(let view, let index): "in callback \(index) of V\(view)"
        case .action(let recognizer, let index): "in action \(index) of \(name(recognizer))"
        case .callback(let recognizer, let index): "in touch callback \(index) of \(name(recognizer))"
        case .reset(let recognizer, let index): "in reset \(index) of \(name(recognizer))"
        case .question(let recognizer, let index): "in question \(index) to the delegate of \(name(recognizer))"
        }
    }

    func describe(_ change: Mutation.Change) -> String {
        switch change {
        case .removeView(let view): "V\(view).removeFromSuperview()"
        case .moveView(let view, let parent): "V\(parent).addSubview(V\(view))"
        case .setHidden(let view, let value): "V\(view).isHidden = \(value)"
        case .releaseView(let view): "V\(view).removeFromSuperview(), and drop it"
        case .releaseRecognizer(let recognizer): "remove \(name(recognizer)) from its view, and drop it"
        case .require(let recognizer, let other): "\(name(recognizer)).require(toFail: \(name(other)))"
        case .setEnabled(let recognizer, let value): "\(name(recognizer)).isEnabled = \(value)"
        case .restart(let recognizer): "\(name(recognizer)).isEnabled = false, then true"
        case .removeRecognizer(let recognizer): "remove \(name(recognizer)) from its view"
        case .addRecognizer(let recognizer, let view): "V\(view).addGestureRecognizer(\(name(recognizer)))"
        case .setState(let recognizer, let state): "\(name(recognizer)).state = .\(state.rawValue)"
        case .setFlag(let recognizer, let flag, let value): "\(name(recognizer)).\(flag.rawValue) = \(value)"
        case .beginIgnoring: "beginIgnoringInteractionEvents()"
        case .endIgnoring: "endIgnoringInteractionEvents()"
        case .setVisible(let value): "the scene becomes \(value ? "visible" : "invisible")"
        }
    }
}

extension ModelProgram.Sample: CustomStringConvertible {
    var description: String {
        switch phase {
        case .began: "\(contact)+(\(x),\(y))\(isPencil ? " pencil" : "")"
        case .moved: "\(contact)~(\(x),\(y))"
        case .ended: "\(contact)-"
        case .cancelled: "\(contact)!"
        }
    }
}

extension ModelProgram.Recognizer: CustomStringConvertible {
    var description: String {
        var line = name + (view.map { " on V\($0)" } ?? " on no view") + ": \(kind)"
        if !isEnabled { line += ", disabled" }
        if !cancels { line += ", cancels F" }
        if delaysBegan { line += ", delaysBegan T" }
        if !delaysEnded { line += ", delaysEnded F" }
        if !requiresExclusiveTouchType { line += ", of any types together" }
        if let acceptsPencils { line += acceptsPencils ? ", pencils only" : ", fingers only" }
        guard let delegate else { return line }
        var answers: [String] = []
        if let answer = delegate.shouldBegin { answers.append("shouldBegin \(answer)") }
        if let answer = delegate.shouldReceiveEvent { answers.append("shouldReceiveEvent \(answer)") }
        if let answer = delegate.shouldReceiveTouch { answers.append("shouldReceive \(answer)") }
        if !delegate.refusedViews.isEmpty { answers.append("refuses touches of \(delegate.refusedViews.map { "V\($0)" })") }
        if let answer = delegate.simultaneously { answers.append("simultaneously \(answer)") }
        return line + ", delegate [\(answers.joined(separator: ", "))]"
    }
}

extension ModelProgram.Kind: CustomStringConvertible {
    var description: String {
        switch self {
        case .tap(let taps, let touches): "tap, taps \(taps), touches \(touches)"
        case .longPress(let time, let touches, let taps): "long press of \(time) ms, touches \(touches), taps \(taps)"
        case .pan(let minimum, let maximum): "pan, minimum \(minimum)" + (maximum.map { ", maximum \($0)" } ?? "")
        case .swipe(let direction, let touches): "swipe \(direction.rawValue), touches \(touches)"
        case .pinch: "pinch"
        case .rotation: "rotation"
        case .edgePan(let edge): "pan from the edge \(edge.rawValue)"
        case .scripted(let script): script.description
        }
    }
}

extension ModelProgram.Script: CustomStringConvertible {
    /// The moments at which it does something, in the words of scenario files.
    var moments: [(name: String, doings: [Doing])] {
        [("touchesBegan", began), ("firstMove", firstMove), ("touchesMoved", moved), ("touchesEnded", ended),
         ("touchesCancelled", cancelled)].filter { !$0.1.isEmpty }
    }

    var description: String {
        var parts = moments.map { "\($0.name): \($0.doings.map(\.rawValue).joined(separator: " "))" }
        if let canPrevent { parts.append("canPrevent \(canPrevent)") }
        if let canBePrevented { parts.append("canBePrevented \(canBePrevented)") }
        return "scripted {\(parts.joined(separator: "; "))}"
    }
}
