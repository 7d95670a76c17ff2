/// How logs are written. An entry of a file is read and written again in the form in which the recorder writes it.
extension LogExpectation {
    /// A call of a view or of a recognizer.
    static func call(_ id: String, _ phase: RecordedTouch.Phase, _ fingers: [Int]) -> String {
        "\(id).\(phase.rawValue){\(fingers.sorted().map(String.init).joined(separator: ","))}"
    }

    /// An action of a recognizer.
    static func action(_ recognizer: String, _ state: RecordedAction.State) -> String { "\(recognizer)!\(state.rawValue)" }

    static func entry(_ node: ScenarioNode, isFirst: Bool, _ decoder: ScenarioDecoder) throws(ScenarioError) -> String {
        let text = try node.string()
        for mark in ["timer@", "step@"] where text.hasPrefix(mark) {
            guard let time = Double(text.dropFirst(mark.count)), time.isFinite else {
                throw node.error("\(text.quoted) has no time in milliseconds")
            }
            guard isFirst else { throw node.error("\(text.quoted) stands first in its list") }
            return mark + time.text
        }
        if let mark = text.firstIndex(of: "!") { return try action(node, text, mark, decoder) }
        if let mark = text.firstIndex(of: "?") { return try question(node, text, mark, decoder) }
        return try call(node, text, decoder)
    }

    private static func known(_ id: String, _ node: ScenarioNode, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        guard decoder.recognizers[id] != nil else { throw node.error("there is no recognizer \(id.quoted)") }
    }

    private static func action(
        _ node: ScenarioNode, _ text: String, _ mark: String.Index, _ decoder: ScenarioDecoder
    ) throws(ScenarioError) -> String {
        try known(String(text[..<mark]), node, decoder)
        guard let state = RecordedAction.State(rawValue: String(text[text.index(after: mark)...])), state.isSent else {
            throw node.error("\(text.quoted) names no action: began, changed, ended or cancelled")
        }
        return action(String(text[..<mark]), state)
    }

    private static func question(
        _ node: ScenarioNode, _ text: String, _ mark: String.Index, _ decoder: ScenarioDecoder
    ) throws(ScenarioError) -> String {
        guard decoder.logsQuestions else { throw node.error("\(text.quoted): questions are logged only with \"delegateQuestions\": true") }
        try known(String(text[..<mark]), node, decoder)
        let rest = text[text.index(after: mark)...]
        let name = String(rest.prefix { $0 != "{" && $0 != "(" }), details = rest.dropFirst(name.count)
        guard let method = Recording.Question.Method(rawValue: name) else {
            throw node.error("\(text.quoted) names no question to a delegate")
        }
        switch method {
        case .shouldReceive:
            guard details.hasPrefix("{"), details.hasSuffix("}"), let finger = Int(details.dropFirst().dropLast()),
                  decoder.fingers.contains(finger) else {
                throw node.error("\(text.quoted) names no finger of the script, as shouldReceive{1} does")
            }
        case .shouldBegin, .shouldReceiveEvent:
            guard details.isEmpty else { throw node.error("\(text.quoted) ends with the question's name") }
        case .shouldRecognizeSimultaneously, .shouldRequireFailure, .shouldBeRequiredToFail:
            guard details.hasPrefix("("), details.hasSuffix(")") else {
                throw node.error("\(text.quoted) names no other recognizer, as \(name)(tap) does")
            }
            try known(String(details.dropFirst().dropLast()), node, decoder)
        }
        return text
    }

    private static func call(_ node: ScenarioNode, _ text: String, _ decoder: ScenarioDecoder) throws(ScenarioError) -> String {
        guard text.hasSuffix("}"), let brace = text.lastIndex(of: "{"), let dot = text[..<brace].lastIndex(of: ".") else {
            throw node.error("\(text.quoted) is no entry like V.began{1,2}, pan!began, timer@450 or step@450")
        }
        let id = String(text[..<dot])
        if decoder.recognizers[id] != nil {
            guard decoder.logsCallbacks else {
                throw node.error("\(text.quoted): recognizers' calls are logged only with \"recognizerCallbacks\": true")
            }
        } else {
            guard let view = decoder.views[id] else { throw node.error("there is no view \(id.quoted)") }
            guard view.handlesTouches else { throw node.error("\(id.quoted) has no calls: it does not handle touches") }
        }
        guard let phase = RecordedTouch.Phase(rawValue: String(text[text.index(after: dot)..<brace])), phase != .stationary else {
            throw node.error("\(text.quoted) names no call: began, moved, ended or cancelled")
        }
        var fingers: [Int] = []
        for part in text[text.index(after: brace)...].dropLast().split(separator: ",", omittingEmptySubsequences: false) {
            guard let finger = Int(part), decoder.fingers.contains(finger), !fingers.contains(finger) else {
                throw node.error("the script has no finger \(String(part).quoted), or it stands twice in \(text.quoted)")
            }
            fingers.append(finger)
        }
        return call(id, phase, fingers)
    }
}
