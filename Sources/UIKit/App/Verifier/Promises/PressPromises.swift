internal import TouchHost

/// A call of a responder with a press.
struct ToldPress {
    var told: Told
    /// Whether the press's responder is the one that is called.
    var isResponders = true
}

/// What responders are promised of each press of a call.
enum PressPromises {
    static let all = [isOwn] + lives.map { promise in Promise<ToldPress>(promise.rule, promise.says) { promise.fault($0.told) } }

    static let lives = [
        LifePromises.nothingAfter("R-PRS-6", "A responder receives nothing of a press after its end or cancellation."),
        LifePromises.beginsOnce("R-KEY-2", "A press begins once for its responder."),
        LifePromises.nothingBefore("R-PRS-6", "A responder receives nothing of a press before it began."),
        LifePromises.readsPhase("R-PRS-6", "A press reads the phase of the call."),
    ]

    static let isOwn = Promise<ToldPress>("R-PRS-4", "A press goes to the responder that it had when it began.") {
        $0.isResponders ? nil : "\($0.told.sentence), which is another responder's"
    }
}
