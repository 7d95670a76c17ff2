import GestureEngine
@testable import GestureModel

/// The client of an engine that plays a program: three views, each in the one before; recognizers by their places in the program.
@MainActor
final class ProgramClient: EngineClient {
    /// What a toolkit keeps of its own: the recognizers' properties and views, and which contact is which.
    struct World: Hashable {
        var recognizers: [Recognizer]
        var contacts: [ContactID: Int] = [:]
        /// The outermost of the views that have left their window.
        var firstGone: Int?

        struct Recognizer: Hashable {
            var view: Int?
            var addition: Int
            var traits: Traits
            /// Whether it was unregistered.
            var isGone = false
        }
    }

    var world: World
    private let hasSecondSurface: Bool
    unowned var player: CoordinationPlayer
    /// It owns the client.
    unowned var engine: Engine!
    var isCycleDue = false
    /// Whether contacts were cancelled that no event has taken away yet.
    var owesFinish = false
    /// What the invariants said first.
    private(set) var violation: String?

    init(_ program: CoordinationProgram, _ player: CoordinationPlayer) {
        self.player = player
        hasSecondSurface = program.hasSecondSurface
        world = World(recognizers: program.recognizers.enumerated().map { place, plan in
            var traits: Traits = [.enabled, .exclusiveType]
            if plan.cancels { traits.insert(.cancels) }
            if plan.delaysBegan { traits.insert(.delaysLandings) }
            if plan.delaysEnded { traits.insert(.delaysEnds) }
            if plan.declinesWhileWaiting { traits.insert(.declinesWhileWaiting) }
            return World.Recognizer(view: plan.view, addition: place, traits: traits)
        })
    }

    func contact(_ number: Int) -> ContactID? { engine.contacts.first { world.contacts[$0] == number } }

    // MARK: Changes

    func perform(_ change: CoordinationProgram.Change) {
        switch change {
        case .request(let recognizer, let stage):
            engine.request(RecognizerState(rawValue: stage.rawValue)!, by: RecognizerID(slot: recognizer))
        case .ignore(let number, let recognizer):
            if let contact = contact(number) { engine.ignore(contact, by: RecognizerID(slot: recognizer)) }
        case .setEnabled(let recognizer, let isEnabled):
            let wasEnabled = world.recognizers[recognizer].traits.contains(.enabled)
            set(.enabled, isEnabled, recognizer)
            if wasEnabled, !isEnabled { engine.recognizerWasDisabled(RecognizerID(slot: recognizer)) }
        case .remove(let recognizer): remove(recognizer)
        case .add(let recognizer, let view):
            if world.recognizers[recognizer].view == view || world.recognizers[recognizer].isGone { return }
            remove(recognizer)
            // It may go for good in its reset.
            if world.recognizers[recognizer].isGone { return }
            world.recognizers[recognizer].addition = (world.recognizers.map(\.addition).max() ?? 0) + 1
            world.recognizers[recognizer].view = view
        case .require(let waiting, let other):
            if world.recognizers[waiting].isGone || world.recognizers[other].isGone { return }
            engine.require(RecognizerID(slot: waiting), toFail: RecognizerID(slot: other))
        case .setFlag(let recognizer, .cancels, let value): set(.cancels, value, recognizer)
        case .setFlag(let recognizer, .delaysBegan, let value): set(.delaysLandings, value, recognizer)
        case .setFlag(let recognizer, .delaysEnded, let value): set(.delaysEnds, value, recognizer)
        case .door(let door): perform(door)
        }
    }

    private func perform(_ door: CoordinationProgram.Door) {
        switch door {
        case .leave(let view):
            guard parent(of: view) != nil, isInWindow(view) else { return }
            engine.sever(engine.contacts(within: .view(view)))
            engine.recognizersLeave(within: .view(view))
            world.firstGone = min(view, world.firstGone ?? view)
        case .unregister(let recognizer):
            if world.recognizers[recognizer].isGone { return }
            world.recognizers[recognizer].isGone = true
            world.recognizers[recognizer].view = nil
            engine.unregister(RecognizerID(slot: recognizer))
        case .keep(let number):
            if let contact = contact(number), engine.delivery(of: contact).isUnheard { engine.keepFromReceiver(contact) }
        case .cancelNow:
            var all = ContactSet()
            for contact in engine.contacts {
                all.insert(contact)
                if !engine.isOver(contact) { owesFinish = true }
            }
            engine.cancelNow(all)
        case .removeAll: engine.removeAll()
        }
    }

    func isInWindow(_ view: Int) -> Bool { world.firstGone.map { !isView(view, within: $0) } ?? true }

    /// Each view is in the one before; the root of a second surface is in none.
    private func parent(of view: Int) -> Int? { view == 0 || hasSecondSurface && view == 2 ? nil : view - 1 }

    private func isView(_ view: Int, within root: Int) -> Bool { view == root || parent(of: view).map { isView($0, within: root) } ?? false }

    func surface(of view: Int) -> SurfaceID { hasSecondSurface && view == 2 ? .second : .screen }

    /// What a landing at the place of a view hits.
    func hit(_ view: Int) -> ReceiverID { .view(isInWindow(view) ? view : parent(of: world.firstGone!)!) }

    private func set(_ trait: Traits, _ value: Bool, _ recognizer: Int) {
        if value { world.recognizers[recognizer].traits.insert(trait) } else { world.recognizers[recognizer].traits.remove(trait) }
    }

    private func remove(_ recognizer: Int) {
        guard world.recognizers[recognizer].view != nil else { return }
        world.recognizers[recognizer].view = nil
        engine.recognizerWasRemoved(RecognizerID(slot: recognizer))
    }

    // MARK: Facts

    func traits(of recognizer: RecognizerID) -> Traits { world.recognizers[recognizer.slot].traits }

    func surface(of recognizer: RecognizerID) -> SurfaceID? {
        world.recognizers[recognizer.slot].view.flatMap { isInWindow($0) ? surface(of: $0) : nil }
    }

    func isAttached(_ recognizer: RecognizerID) -> Bool { world.recognizers[recognizer.slot].view != nil }

    func rank(of recognizer: RecognizerID) -> Rank {
        Rank(depth: depth(of: world.recognizers[recognizer.slot].view ?? 0), addition: world.recognizers[recognizer.slot].addition)
    }

    private func depth(of view: Int) -> Int { parent(of: view).map { depth(of: $0) + 1 } ?? 0 }

    func refusal(of contact: ContactID, by recognizer: RecognizerID) -> Refusal? { nil }

    func collectCandidates(for contact: ContactID, into candidates: inout ContiguousArray<RecognizerID>) {
        guard let view = engine.receiver(of: contact) else { return }
        let own = world.recognizers.indices.filter { world.recognizers[$0].view.map { isView(view.rawValue, within: $0) } ?? false }
        candidates += own.map { RecognizerID(slot: $0) }.sorted { rank(of: $0).goesBefore(rank(of: $1)) }
    }

    func firstToAsk(_ recognizer: RecognizerID, about contact: ContactID) -> ReceiverID? { engine.receiver(of: contact) }

    func nextToAsk(_ recognizer: RecognizerID, after receiver: ReceiverID) -> ReceiverID? {
        receiver.rawValue == world.recognizers[recognizer.slot].view ? nil : parent(of: receiver.rawValue).map { .view($0) }
    }

    func isRecognizer(_ recognizer: RecognizerID, within root: ReceiverID) -> Bool {
        world.recognizers[recognizer.slot].view.map { isView($0, within: root.rawValue) } ?? false
    }

    func isContact(_ contact: ContactID, within root: ReceiverID) -> Bool {
        engine.receiver(of: contact).map { isView($0.rawValue, within: root.rawValue) } ?? false
    }

    // MARK: Questions and calls

    func ask(_ question: Question) -> Bool {
        check()
        return player.answer(question.ofReference(world.contacts))
    }

    func call(_ recognizer: RecognizerID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet) {
        check()
        player.note(.callback(recognizer.slot, .init(phase), numbers(contacts)), at: .callback(recognizer.slot))
        if phase == .cancelled { baseTouchesCancelled(recognizer) }
    }

    /// R-GR-48.
    private func baseTouchesCancelled(_ recognizer: RecognizerID) {
        for contact in engine.contacts(followedBy: recognizer) where !engine.isOver(contact) { return }
        let state = engine.state(of: recognizer)
        engine.request(state == .began || state == .changed ? .cancelled : .failed, by: recognizer)
    }

    func send(_ recognizer: RecognizerID, _ state: RecognizerState) {
        check()
        player.note(.action(recognizer.slot, ReferenceState.Stage(rawValue: state.rawValue)!), at: .action(recognizer.slot))
    }

    func reset(_ recognizer: RecognizerID) {
        check()
        player.note(.reset(recognizer.slot), at: .reset(recognizer.slot))
    }

    func deliver(_ receiver: ReceiverID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet, _ occasion: Occasion) {
        check()
        player.note(.view(receiver.rawValue, .init(phase), numbers(contacts)), at: .view(receiver.rawValue))
    }

    private func numbers(_ contacts: ContactSet) -> [Int] { contacts.compactMap { world.contacts[$0] }.sorted() }

    private func check() {
        if violation == nil { violation = engine.violation }
    }

    // MARK: News

    func cycleIsDue() { isCycleDue = true }
    func attemptBegan(_ recognizer: RecognizerID) {}
    func follows(_ recognizer: RecognizerID, _ contact: ContactID) {}
    func followsNoLonger(_ recognizer: RecognizerID, _ contact: ContactID) {}
    func contactIsGone(_ contact: ContactID) { world.contacts[contact] = nil }
    func requirementIgnored(_ recognizer: RecognizerID, of other: RecognizerID) {}
    func note(_ decision: EngineDecision) {}
}

extension Question {
    /// In the words of the reference, with the program's numbers of contacts.
    func ofReference(_ contacts: [ContactID: Int]) -> ReferenceQuestion {
        switch self {
        case .receivesEvent(let recognizer, _): .receivesEvent(recognizer.slot)
        case .delegateReceivesEvent(let recognizer, _): .delegateReceivesEvent(recognizer.slot)
        case .delegateReceives(let recognizer, let contact): .receivesTouch(recognizer.slot, contact: contacts[contact] ?? -1)
        case .receiverLetsBegin(let receiver, let recognizer): .viewLetsBegin(view: receiver.rawValue, recognizer.slot)
        case .delegateLetsBegin(let recognizer): .shouldBegin(recognizer.slot)
        case .requiresFailure(let recognizer, let other): .requiresFailure(recognizer.slot, of: other.slot)
        case .isRequiredToFail(let recognizer, let other): .isRequiredToFail(recognizer.slot, by: other.slot)
        case .delegateRequiresFailure(let recognizer, let other): .delegateRequiresFailure(recognizer.slot, of: other.slot)
        case .delegateIsRequiredToFail(let recognizer, let other): .delegateIsRequiredToFail(recognizer.slot, by: other.slot)
        case .canPrevent(let recognizer, let other): .canPrevent(recognizer.slot, other.slot)
        case .canBePrevented(let recognizer, let other): .canBePrevented(recognizer.slot, by: other.slot)
        case .delegateAllowsBoth(let recognizer, let other): .simultaneously(recognizer.slot, with: other.slot)
        }
    }
}
