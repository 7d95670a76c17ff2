import GestureEngine

/// Contacts on a receiver that three recognizers follow.
@MainActor
final class Course {
    let client = Client()
    private let engine: Engine
    private var contacts: ContiguousArray<ContactID> = []
    private let surface = SurfaceID(rawValue: 1)

    init(contacts count: Int, isPanning: Bool) {
        engine = Engine(client: client)
        client.engine = engine
        for _ in 0..<3 { client.recognizers.append(engine.register()) }
        for _ in 0..<count { contacts.append(engine.land(.touch, type: 0, on: surface, receiver: ReceiverID(rawValue: 1))) }
        handle()
        if isPanning {
            client.panning = client.recognizers[0]
            move()
        }
        client.called = 0
    }

    func move() {
        for index in contacts.indices { engine.move(contacts[index]) }
        handle()
    }

    private func handle() {
        engine.runDueCycle()
        engine.offerLandings(of: .touch)
        engine.handleEvent(of: .touch, on: surface)
        engine.finishEvent(of: .touch)
    }
}

/// A client that allows everything; recognizers that go on together.
@MainActor
final class Client: EngineClient {
    // The two keep each other, for as long as the benchmark runs.
    @exclusivity(unchecked) var engine: Engine!
    var recognizers: ContiguousArray<RecognizerID> = []
    @exclusivity(unchecked) var panning: RecognizerID?
    @exclusivity(unchecked) var called = 0, sent = 0, delivered = 0

    func traits(of recognizer: RecognizerID) -> Traits { [.enabled, .delaysEnds] }
    func surface(of recognizer: RecognizerID) -> SurfaceID? { SurfaceID(rawValue: 1) }
    func isAttached(_ recognizer: RecognizerID) -> Bool { true }
    func rank(of recognizer: RecognizerID) -> Rank { Rank(depth: 0, addition: recognizer.slot) }
    func refusal(of contact: ContactID, by recognizer: RecognizerID) -> Refusal? { nil }
    func collectCandidates(for contact: ContactID, into candidates: inout ContiguousArray<RecognizerID>) {
        for recognizer in recognizers { candidates.append(recognizer) }
    }
    func firstToAsk(_ recognizer: RecognizerID, about contact: ContactID) -> ReceiverID? { ReceiverID(rawValue: 1) }
    func nextToAsk(_ recognizer: RecognizerID, after receiver: ReceiverID) -> ReceiverID? { nil }
    func isRecognizer(_ recognizer: RecognizerID, within root: ReceiverID) -> Bool { true }
    func isContact(_ contact: ContactID, within root: ReceiverID) -> Bool { true }

    func ask(_ question: Question) -> Bool {
        switch question {
        case .requiresFailure, .isRequiredToFail, .delegateRequiresFailure, .delegateIsRequiredToFail: false
        default: true
        }
    }

    func call(_ recognizer: RecognizerID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet) {
        called += 1
        if recognizer == panning { engine.request(.changed, by: recognizer) }
    }
    func send(_ recognizer: RecognizerID, _ state: RecognizerState) { sent += 1 }
    func reset(_ recognizer: RecognizerID) {}
    func deliver(_ receiver: ReceiverID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet, _ occasion: Occasion) {
        delivered += 1
    }

    func cycleIsDue() {}
    func attemptBegan(_ recognizer: RecognizerID) {}
    func follows(_ recognizer: RecognizerID, _ contact: ContactID) {}
    func followsNoLonger(_ recognizer: RecognizerID, _ contact: ContactID) {}
    func contactIsGone(_ contact: ContactID) {}
    func requirementIgnored(_ recognizer: RecognizerID, of other: RecognizerID) {}
    func note(_ decision: EngineDecision) {}
}
