extension ScenarioDecoder {
    /// Reads when a step inside a callback is performed: `pan!began`, `pan!changed[2]`, `pan!*`, `V.moved`, `V.moved[0]`,
    /// `G.moved` of a scripted recognizer.
    func decodeMoment(_ node: ScenarioNode) throws(ScenarioError) -> [ScenarioReaction.Moment] {
        let text = try node.string(), (name, index) = text.splitIndex
        func unknown() -> ScenarioError {
            node.error("\(text.quoted) names no action or call, as pan!began, pan!changed[2], pan!*, V.moved do")
        }
        if let mark = name.lastIndex(of: "!") {
            let id = String(name[..<mark]), word = String(name[name.index(after: mark)...])
            guard recognizers[id] != nil else { throw node.error("there is no recognizer \(id.quoted)") }
            if word == "*", index == nil {
                return RecordedAction.State.sent.map { ScenarioReaction.Moment(subject: .action(recognizer: id, $0), index: nil) }
            }
            guard let state = RecordedAction.State(rawValue: word), state.isSent else { throw unknown() }
            return [ScenarioReaction.Moment(subject: .action(recognizer: id, state), index: index)]
        }
        guard let dot = name.lastIndex(of: "."), let phase = RecordedTouch.Phase(rawValue: String(name[name.index(after: dot)...])),
              phase != .stationary else { throw unknown() }
        let id = String(name[..<dot])
        if let recognizer = recognizers[id] {
            guard recognizer.kind == .scripted else { throw node.error("\(id.quoted) is no scripted recognizer: steps can't be inside its calls") }
            return [ScenarioReaction.Moment(subject: .callback(recognizer: id, phase), index: index)]
        }
        guard views[id]?.handlesTouches == true else { throw node.error("there is no view \(id.quoted) that handles touches") }
        return [ScenarioReaction.Moment(subject: .call(view: id, phase), index: index)]
    }
}

extension String {
    /// `changed[2]` as `changed` and 2; without a number in brackets the whole text and `nil`.
    var splitIndex: (Substring, Int?) {
        guard hasSuffix("]"), let bracket = firstIndex(of: "["), let number = Int(self[index(after: bracket)...].dropLast()),
              number >= 0 else { return (self[...], nil) }
        return (self[..<bracket], number)
    }
}
