/// What a `scripted` recognizer does in its touch callbacks, and what it answers about others.
struct RecognizerScript: Sendable {
    /// Several doings in one callback are done in order.
    var doings: [Moment: [Doing]] = [:]
    var canPrevent: Bool?
    var canBePrevented: Bool?

    enum Moment: String, CaseIterable, Sendable {
        case touchesBegan
        /// The first move of the attempt; without it the move is as any other.
        case firstMove
        case touchesMoved
        /// When the last of its touches is up.
        case touchesEnded
        case touchesCancelled
    }

    enum Doing: String, CaseIterable, Sendable {
        /// Requests for a state.
        case possible, began, changed, ended, cancelled, failed
        /// Requests began, once an attempt.
        case begin
        /// Requests ended if the attempt has asked to begin, and failed otherwise.
        case finish
        /// Ignores the touches of the callback.
        case ignore
    }

    init() {}

    /// Reads the keys that only a `scripted` recognizer has.
    init(_ object: ScenarioObject) throws(ScenarioError) {
        if let node = object["begin_on"] {
            guard !object.has("on") else { throw node.error("either 'begin_on' or 'on'") }
            let moment = try node.word(Moment.self)
            guard moment == .touchesBegan || moment == .firstMove else { throw node.error("begin_on is touchesBegan or firstMove") }
            doings = [moment: [.begin], .touchesEnded: [.finish]]
            doings[.touchesMoved] = [.changed]
        }
        for (name, node) in try object["on"]?.object().members ?? [] {
            guard let moment = Moment(rawValue: name) else {
                throw node.error("\(name.quoted) is none of \(Moment.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            doings[moment] = try node.oneOrMore(Doing.self)
        }
        canPrevent = try object["canPrevent"]?.bool()
        canBePrevented = try object["canBePrevented"]?.bool()
    }

    static let keys = ["begin_on", "on", "canPrevent", "canBePrevented"]
}

extension ScenarioNode {
    /// One word, or a list of words.
    func oneOrMore<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) throws(ScenarioError) -> [Word] where Word.RawValue == String {
        try oneOrMore(of: type.allCases.map(\.rawValue)).compactMap { Word(rawValue: $0) }
    }

    /// One word, or a list of words, of those that are known.
    func oneOrMore(of known: [String]) throws(ScenarioError) -> [String] {
        let nodes = if case .array = value { try elements(atMost: 100) } else { [self] }
        var words: [String] = []
        for node in nodes {
            let word = try node.string()
            guard known.contains(word) else { throw node.error("\(word.quoted) is none of \(known.joined(separator: ", "))") }
            words.append(word)
        }
        return words
    }
}
