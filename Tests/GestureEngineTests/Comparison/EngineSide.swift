import GestureEngine
@testable import GestureModel

/// The engine alone as one side of the comparison: its client answers and notes what the program says, and has no views but three numbers.
@MainActor
class EngineSide: CoordinationSide {
    /// What all contacts are: the rules are the same (R-PRS-5).
    class var kind: ContactKind { .touch }
    let player: CoordinationPlayer
    private let client: ProgramClient
    let engine: Engine

    required convenience init(playing program: CoordinationProgram) { self.init(program, from: nil) }

    /// - Parameter snapshot: Where to go on; `nil` for the beginning.
    required init(_ program: CoordinationProgram, from snapshot: EngineSnapshot?) {
        player = CoordinationPlayer(program)
        client = ProgramClient(program, player)
        engine = Engine(client: client)
        client.engine = engine
        if let snapshot {
            client.world = snapshot.world
            engine.state = snapshot.state
        } else {
            for _ in program.recognizers { _ = engine.register() }
            for relation in program.requirements {
                engine.require(RecognizerID(slot: relation.waiting), toFail: RecognizerID(slot: relation.other))
            }
        }
        player.side = self
    }

    var snapshot: EngineSnapshot { EngineSnapshot(state: engine.state, world: client.world) }

    func end() { client.engine = nil }

    var fault: String? { client.violation ?? engine.violationBetweenEvents }

    // MARK: What is done to it

    func deliver(_ samples: [CoordinationProgram.Sample]) {
        engine.runDueCycle()
        var ended = ContactSet()
        for sample in samples {
            if sample.phase == .began {
                let receiver = client.hit(sample.view)
                client.world.contacts[engine.land(Self.kind, type: 0, on: client.surface(of: receiver.rawValue), receiver: receiver)] = sample.contact
            } else if let contact = client.contact(sample.contact), !engine.isOver(contact) {
                change(contact, sample.phase)
                ended.insert(contact)
            }
        }
        finishEvent(ended)
    }

    private func change(_ contact: ContactID, _ phase: ReferenceState.Phase) {
        switch phase {
        case .moved: engine.move(contact)
        case .ended: engine.end(contact, .ended)
        case .cancelled: engine.end(contact, .cancelled)
        case .began, .stationary: break
        }
    }

    /// - Parameter others: Contacts that are of the event though they are over.
    private func finishEvent(_ others: ContactSet) {
        // A surface with an older contact goes before.
        var surfaces: [SurfaceID] = []
        for contact in engine.contacts where !engine.isOver(contact) || others.contains(contact) {
            if !surfaces.contains(engine.surface(of: contact)) { surfaces.append(engine.surface(of: contact)) }
        }
        engine.offerLandings(of: Self.kind)
        for surface in surfaces.isEmpty ? [.screen] : surfaces { engine.handleEvent(of: Self.kind, on: surface) }
        engine.finishEvent(of: Self.kind)
        client.owesFinish = false
    }

    func cancelAll() {
        engine.runDueCycle()
        var all = ContactSet()
        for contact in engine.contacts { all.insert(contact) }
        engine.beginCancelling(all)
        for contact in engine.contacts where !engine.isOver(contact) { engine.end(contact, .cancelled) }
        finishEvent(all)
    }

    func turn() {
        for _ in 0..<16 where client.isCycleDue {
            client.isCycleDue = false
            engine.runDueCycle()
        }
        if client.owesFinish { engine.finishEvent(of: Self.kind) }
        client.owesFinish = false
    }

    func perform(_ change: CoordinationProgram.Change) { client.perform(change) }

    var states: [ReferenceState.Stage] {
        player.program.recognizers.indices.map { ReferenceState.Stage(rawValue: engine.state(of: RecognizerID(slot: $0)).rawValue)! }
    }

    var tracked: [[Int]] {
        player.program.recognizers.indices.map { recognizer in
            engine.contacts(followedBy: RecognizerID(slot: recognizer)).filter { !engine.isOver($0) }.compactMap { client.world.contacts[$0] }.sorted()
        }
    }
}

/// The same with presses in place of touches.
final class EnginePressSide: EngineSide {
    override class var kind: ContactKind { .press }
}

/// The same with motions of wheels and touchpads that receivers are called with: the rules know no difference.
final class EngineIndirectSide: EngineSide {
    override class var kind: ContactKind { .indirect }
}

/// All that is there between two steps: to go on from it, and to know what was there before.
struct EngineSnapshot: Hashable {
    let state: EngineState
    let world: ProgramClient.World
}

extension SurfaceID {
    static let screen = SurfaceID(rawValue: 0)
    static let second = SurfaceID(rawValue: 1)
}

extension ReceiverID {
    static func view(_ number: Int) -> ReceiverID { ReceiverID(rawValue: number) }
}

extension ReferenceState.Phase {
    init(_ phase: ContactPhase) { self = Self(rawValue: phase.rawValue)! }
}
