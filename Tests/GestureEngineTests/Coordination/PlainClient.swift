import GestureEngine

/// A client for tests that need no program: it allows everything, writes down what it is called with, and does what the test says.
@MainActor
final class PlainClient: EngineClient {
    private(set) var log: [String] = []
    var decisions: [EngineDecision] = []
    var traits: [RecognizerID: Traits] = [:]
    /// The recognizers of each surface, in priority order.
    var recognizers: [SurfaceID: [RecognizerID]] = [:]
    /// What is done inside a call, by the call's line in the log.
    var reactions: [String: () -> Void] = [:]
    var answers: (Question) -> Bool = { question in
        switch question {
        case .requiresFailure, .isRequiredToFail, .delegateRequiresFailure, .delegateIsRequiredToFail, .delegateAllowsBoth: false
        default: true
        }
    }
    private(set) var isCycleDue = false
    private(set) var gone: [ContactID] = []
    weak var engine: Engine!

    private func note(_ line: String) {
        log.append(line)
        reactions[line]?()
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func traits(of recognizer: RecognizerID) -> Traits { traits[recognizer] ?? [.enabled, .cancels, .delaysEnds, .exclusiveType] }
    func surface(of recognizer: RecognizerID) -> SurfaceID? { recognizers.first { $0.value.contains(recognizer) }?.key }
    func isAttached(_ recognizer: RecognizerID) -> Bool { surface(of: recognizer) != nil }
    func rank(of recognizer: RecognizerID) -> Rank {
        Rank(depth: 0, addition: -(recognizers.values.compactMap { $0.firstIndex(of: recognizer) }.first ?? 0))
    }
    func refusal(of contact: ContactID, by recognizer: RecognizerID) -> Refusal? { nil }
    func collectCandidates(for contact: ContactID, into candidates: inout ContiguousArray<RecognizerID>) {
        candidates += recognizers[engine.surface(of: contact)] ?? []
    }
    func firstToAsk(_ recognizer: RecognizerID, about contact: ContactID?) -> ReceiverID? { nil }
    func nextToAsk(_ recognizer: RecognizerID, after receiver: ReceiverID) -> ReceiverID? { nil }
    func isRecognizer(_ recognizer: RecognizerID, within root: ReceiverID) -> Bool { surface(of: recognizer)?.rawValue == root.rawValue }
    func isContact(_ contact: ContactID, within root: ReceiverID) -> Bool { engine.receiver(of: contact) == root }

    func ask(_ question: Question) -> Bool { answers(question) }

    func call(_ recognizer: RecognizerID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet) {
        note("\(recognizer.slot) \(phase) \(contacts.map(\.slot))")
    }
    func send(_ recognizer: RecognizerID, _ state: RecognizerState) { note("\(recognizer.slot)!\(state)") }
    func reset(_ recognizer: RecognizerID) { note("\(recognizer.slot) reset") }
    func deliver(_ receiver: ReceiverID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet, _ occasion: Occasion) {
        note("V\(receiver.rawValue) \(phase) \(contacts.map(\.slot))\(occasion == .event ? "" : " \(occasion)")")
    }

    func cycleIsDue() { isCycleDue = true }
    func attemptBegan(_ recognizer: RecognizerID) {}
    func follows(_ recognizer: RecognizerID, _ contact: ContactID) {}
    func followsNoLonger(_ recognizer: RecognizerID, _ contact: ContactID) {}
    func contactIsGone(_ contact: ContactID) { gone.append(contact) }
    func requirementIgnored(_ recognizer: RecognizerID, of other: RecognizerID) { note("\(recognizer.slot) can't require \(other.slot)") }
    func note(_ decision: EngineDecision) { decisions.append(decision) }
}

/// An engine and its client, with recognizers on surface 0 in priority order.
@MainActor
struct PlainStage {
    let client = PlainClient()
    let engine: Engine
    let recognizers: [RecognizerID]
    let surface = SurfaceID(rawValue: 0)

    init(recognizers count: Int) {
        let engine = Engine(client: client)
        self.engine = engine
        client.engine = engine
        recognizers = (0..<count).map { _ in engine.register() }
        client.recognizers[surface] = recognizers
    }

    /// An event; the landings hit the receiver that has the number of the surface.
    /// - Returns: What was called, and the contacts that landed.
    @discardableResult
    func event(land: Int = 0, move: [ContactID] = [], end: [ContactID] = [], receiver: Int = 0) -> (log: [String], landed: [ContactID]) {
        engine.runDueCycle()
        for contact in move { engine.move(contact) }
        for contact in end { engine.end(contact, .ended) }
        let landed = (0..<land).map { _ in engine.land(.touch, type: 0, on: surface, receiver: ReceiverID(rawValue: receiver)) }
        engine.offerLandings(of: .touch)
        engine.handleEvent(of: .touch, on: surface)
        engine.finishEvent(of: .touch)
        return (client.takeLog(), landed)
    }
}
