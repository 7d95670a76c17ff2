internal import TouchHost

/// A call of a receiver with a touch or a press.
struct Told {
    let contact: ContactName
    let receiver: NamedReceiver
    /// The phase of the call.
    let phase: UITouch.Phase
    /// The phase that the contact itself reads.
    var reads: UITouch.Phase
    /// What the receiver received of it before.
    var stage: LifeStage

    /// "Spot was notified that touch 3 moved".
    var sentence: String { "\(receiver) was notified that \(contact) \(phase.verb)" }
}

/// What is promised of every life to every receiver: it begins once, ends once, and nothing is before or after.
enum LifePromises {
    static func beginsOnce(_ rule: String, _ says: String) -> Promise<Told> {
        Promise(rule, says) { $0.phase == .began && $0.stage == .begun ? "\($0.sentence), again" : nil }
    }

    static func nothingBefore(_ rule: String, _ says: String) -> Promise<Told> {
        Promise(rule, says) { $0.phase != .began && $0.stage == .unheard ? "\($0.sentence), and not that it began" : nil }
    }

    static func nothingAfter(_ rule: String, _ says: String) -> Promise<Told> {
        Promise(rule, says) { $0.stage == .over ? "\($0.sentence), after its end" : nil }
    }

    static func readsPhase(_ rule: String, _ says: String) -> Promise<Told> {
        Promise(rule, says) { $0.reads != $0.phase ? "\($0.sentence), and it reads \($0.reads)" : nil }
    }
}

/// A call with a set of touches or presses.
struct ToldSet {
    let receiver: NamedReceiver
    let phase: UITouch.Phase
    let isEmpty: Bool
}

/// What is promised of each call.
enum SetPromises {
    static let all = [isNotEmpty]

    static let isNotEmpty = Promise<ToldSet>("R-EVT-30", "No receiver is called with an empty set.") { told in
        told.isEmpty ? "\(told.receiver) was notified that nothing \(told.phase.verb)" : nil
    }
}
