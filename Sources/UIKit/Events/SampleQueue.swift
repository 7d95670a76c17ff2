internal import TouchHost

/// One sample of a contact, waiting to become part of an event.
struct QueuedSample {
    var contact: Contact
    private let sceneLink: Backlink<UIWindowScene>
    var scene: UIWindowScene { sceneLink.object.unsafelyUnwrapped }
    var modifiers: KeyModifiers
    var buttons: Int

    init(contact: Contact, scene: UIWindowScene, modifiers: KeyModifiers, buttons: Int) {
        self.contact = contact
        sceneLink = Backlink(scene)
        self.modifiers = modifiers
        self.buttons = buttons
    }

    /// The location in the scene's points.
    @MainActor var location: CGPoint {
        CGPoint(x: contact.position.x / scene.scale, y: contact.position.y / scene.scale)
    }

    func isSameContact(as other: QueuedSample) -> Bool { contact.id == other.contact.id && scene === other.scene }
}

/// What the hosts sent and no event has carried yet (R-EVT-20).
///
/// Samples that find the display idle are delivered as soon as everything readable was read. Those that arrive while a frame is being shown
/// wait for its end and then go into as few events as possible.
@MainActor
final class SampleQueue {
    /// A flood's memory is given back; what a fast device needs between two frames is kept.
    private static let keptCapacity = 1024

    // Unchecked: DeliveryBenchmark takes 3 % more instructions with checks.
    @exclusivity(unchecked) private var waiting: ContiguousArray<QueuedSample> = []
    // Unchecked: DeliveryBenchmark takes 3 % more instructions with checks.
    /// Those being delivered: a second buffer, so that delivering allocates nothing and callbacks may add to the queue.
    @exclusivity(unchecked) private var delivering: ContiguousArray<QueuedSample> = []

    private var resampler = MoveResampler()

    var isEmpty: Bool { waiting.isEmpty }

    /// Whether what waits are moves of fingers alone, which can wait for the next frame (R-EVT-26).
    var hasMovesAlone: Bool {
        for sample in waiting where !MoveResampler.mayWait(sample) { return false }
        return !waiting.isEmpty
    }

    func append(_ frame: borrowing TouchFrame, scene: UIWindowScene) {
        for contact in frame.contacts {
            waiting.append(QueuedSample(contact: contact, scene: scene, modifiers: frame.modifiers, buttons: frame.buttons))
        }
    }

    /// Delivers everything, and what is added meanwhile.
    func deliver(to dispatcher: TouchDispatcher) {
        while !waiting.isEmpty, !dispatcher.isBusy {
            swap(&waiting, &delivering)
            if GestureConfiguration.current.resamplesMoves { resampler.note(delivering) }
            dispatcher.process(delivering)
            delivering.removeAll(keepingCapacity: delivering.capacity <= Self.keptCapacity)
        }
    }

    /// Delivers the fingers' moves that belong to a frame which began at that time, each with its place in it. Those of later frames wait on.
    func deliverFrame(at tick: Double, to dispatcher: TouchDispatcher) {
        guard !dispatcher.isBusy else { return }
        resampler.resample(&waiting, into: &delivering, tick: tick)
        if !delivering.isEmpty { dispatcher.process(delivering) }
        delivering.removeAll(keepingCapacity: delivering.capacity <= Self.keptCapacity)
    }

    /// Asks for the frame that the moves wait for.
    func requestFrame() {
        for sample in waiting { sample.scene.requestTick() }
    }

    func removeAll(of scene: UIWindowScene) { waiting.removeAll { $0.scene === scene } }
}
