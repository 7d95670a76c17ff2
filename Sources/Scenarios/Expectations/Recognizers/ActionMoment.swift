/// Which action of a recognizer an expectation is about: `began`, `changed[2]`, `last_changed`, `ended`.
struct ActionMoment: Sendable {
    let text: String
    private let state: RecordedAction.State
    private let index: Int
    private let isLast: Bool

    init(_ node: ScenarioNode) throws(ScenarioError) {
        text = try node.string()
        isLast = text.hasPrefix("last_")
        let (word, index) = String(isLast ? text.dropFirst(5) : text[...]).splitIndex
        guard let state = RecordedAction.State(rawValue: String(word)), state.isSent, !(isLast && index != nil) else {
            throw node.error("\(text.quoted) names no action: began, changed, changed[2], last_changed, ended, cancelled")
        }
        self.state = state
        self.index = index ?? 0
    }

    func find(in actions: [RecordedAction]) -> RecordedAction? {
        let matching = actions.filter { $0.state == state }
        if isLast { return matching.last }
        return index < matching.count ? matching[index] : nil
    }
}

/// The states of a recognizer's actions as an expectation gives them, `changed*` and `changed+` standing for several.
struct StatePattern: Sendable, CustomStringConvertible {
    private let entries: [Entry]

    private struct Entry: Equatable {
        let state: RecordedAction.State
        let minimum: Int
        let isRepeated: Bool
        let text: String
    }

    init(_ node: ScenarioNode) throws(ScenarioError) {
        var entries: [Entry] = []
        for element in try node.elements(atMost: 100_000) {
            let text = try element.string()
            let isRepeated = text == "changed*" || text == "changed+"
            guard let state = RecordedAction.State(rawValue: isRepeated ? String(text.dropLast()) : text), state.isSent else {
                throw element.error("\(text.quoted) is none of began, changed, changed*, changed+, ended, cancelled")
            }
            entries.append(Entry(state: state, minimum: text == "changed*" ? 0 : 1, isRepeated: isRepeated, text: text))
        }
        self.entries = entries
    }

    func matches(_ states: [RecordedAction.State]) -> Bool {
        var index = 0, position = 0
        while position < entries.count {
            // Neighbouring entries of one state are one run: so many at least, and more only if one of them may be repeated.
            let state = entries[position].state
            let run = entries[position...].prefix { $0.state == state }
            let count = states[index...].prefix { $0 == state }.count
            let minimum = run.reduce(0) { $0 + $1.minimum }
            guard count == minimum || count > minimum && run.contains(where: \.isRepeated) else { return false }
            index += count
            position = run.endIndex
        }
        return index == states.count
    }

    var description: String { entries.isEmpty ? "none" : entries.map(\.text).joined(separator: " ") }

    static func text(_ states: [RecordedAction.State]) -> String {
        states.isEmpty ? "none" : states.map(\.rawValue).joined(separator: " ")
    }
}
