extension Trace {
    /// The lines about one recognizer, contact or receiver, in sentences; about everything for `nil`.
    ///
    /// They go by the names that the sentences have. A recognizer's chain has its own lines and those that name it as the reason. `nil` when
    /// nothing of that name took part.
    /// - Complexity: O(n) in the number of lines.
    public func explanation(of subject: String? = nil) -> String? {
        lines(of: subject)?.map { "\($0.sentence(since: origin))\n" }.joined()
    }

    /// The lines that ``explanation(of:)`` has sentences for; `nil` when nothing of that name took part.
    /// - Complexity: O(n) in the number of lines.
    public func lines(of subject: String?) -> [Line]? {
        guard let subject else { return Array(lines) }
        let chosen = places(of: subject), lines = lines
        return chosen.isEmpty ? nil : chosen.map { lines[$0] }
    }

    /// The places among ``lines`` of those that ``lines(of:)`` has, in order.
    /// - Complexity: O(n) in the number of lines.
    package func places(of subject: String) -> [Int] {
        // Each name is compared once.
        var recognizers: [Names.Recognizer: Bool] = [:], contacts: [Names.Contact: Bool] = [:], receivers: [Names.Receiver: Bool] = [:]
        func isMeant<Name: Hashable>(_ name: Name, _ known: inout [Name: Bool], _ compare: (Name) -> Bool) -> Bool {
            if let isMeant = known[name] { return isMeant }
            let isMeant = compare(name)
            known[name] = isMeant
            return isMeant
        }
        let lines = lines
        return lines.indices.filter { index in
            let parties = lines[index].record.parties
            return parties.contacts.contains { isMeant($0, &contacts) { "\($0)" == subject } }
                || parties.receivers.contains { isMeant($0, &receivers) { Names.isName(subject, ofReceiver: $0) } }
                || parties.recognizers.contains { isMeant($0, &recognizers) { Names.isName(subject, of: $0) } }
        }
    }

    /// The recognizers that the lines name, in order of appearance.
    /// - Complexity: O(n) in the number of lines.
    package var recognizers: [Names.Recognizer] {
        var met: Set<Names.Recognizer> = [], result: [Names.Recognizer] = []
        for line in lines { for recognizer in line.record.parties.recognizers where met.insert(recognizer).inserted { result.append(recognizer) } }
        return result
    }

    /// The names that ``explanation(of:)`` knows: recognizers, then contacts, then receivers, each in order of appearance.
    public var subjects: [String] {
        var recognizers = Met<Names.Recognizer>(), contacts = Met<Names.Contact>(), receivers = Met<Names.Receiver>()
        for line in lines {
            let parties = line.record.parties
            for recognizer in parties.recognizers { recognizers.add(recognizer) }
            for contact in parties.contacts { contacts.add(contact) }
            for receiver in parties.receivers { receivers.add(receiver) }
        }
        return recognizers.names + contacts.names + receivers.names
    }

    /// Names in order of appearance. Equal names come once.
    private struct Met<Party: Hashable> {
        private var parties: Set<Party> = [], known: Set<String> = []
        private(set) var names: [String] = []

        mutating func add(_ party: Party) {
            guard parties.insert(party).inserted else { return }
            let name = "\(party)"
            if known.insert(name).inserted { names.append(name) }
        }
    }
}

extension Trace.Line: CustomStringConvertible {
    /// One sentence, after the time in seconds: `0.200  pan on MapView: failed: excluded by pinch on MapView, neither …`.
    public var description: String { sentence(since: 0) }

    fileprivate func sentence(since origin: Double) -> String { "\(Self.seconds(time - origin))  \(record)" }

    private static func seconds(_ time: Double) -> String {
        let milliseconds = (time * 1000).rounded()
        guard milliseconds.magnitude < 1e15 else { return "\(time)" }
        let value = Int(milliseconds)
        let fraction = String(abs(value) % 1000)
        return "\(value < 0 ? "-" : "")\(abs(value) / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }
}

extension Record {
    /// What the record names.
    fileprivate var parties: (recognizers: [Names.Recognizer], contacts: [Names.Contact], receivers: [Names.Receiver]) {
        switch self {
        case .decision(let decision):
            ([decision.recognizer, decision.kind.other].compactMap(\.self), [decision.contact].compactMap(\.self),
             [decision.kind.receiver].compactMap(\.self))
        case .landed(let contact, let receiver): ([], [contact].compactMap(\.self), [receiver].compactMap(\.self))
        case .passedOver(let contact, let receivers, _): ([], [contact].compactMap(\.self), receivers)
        case .unreached(let contact, let receiver, let other, _): ([], [contact].compactMap(\.self), [receiver, other])
        case .notAdmitted(let contact, let receiver, _): ([], [contact], [receiver])
        case .rejected(let contact, _): ([], [contact].compactMap(\.self), [])
        case .called(let receiver, _, let contacts, _): ([], contacts, [receiver])
        case .handedOn(let receiver, _, let contacts, let others, _): ([], contacts, [receiver] + others)
        case .sent(let recognizer, _): ([recognizer], [], [])
        case .controlSent(let control, _): ([], [], [control])
        }
    }
}

extension Decision.Kind {
    /// The recognizer that it names beside its own.
    fileprivate var other: Names.Recognizer? {
        switch self {
        case .waits(let other), .requires(let other), .failed(.excluded(let other)), .failed(.requirementRecognized(let other)): other
        default: nil
        }
    }

    fileprivate var receiver: Names.Receiver? {
        switch self {
        case .cancelled(let receiver), .failed(.receiverRefused(let receiver)): receiver
        default: nil
        }
    }
}
