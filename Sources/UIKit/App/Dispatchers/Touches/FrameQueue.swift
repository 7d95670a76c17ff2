internal import TouchHost

/// What the hosts sent and no event has carried yet (R-EVT-20).
///
/// Frames that find the display idle are delivered as soon as everything readable was read. Those that arrive while a frame is being shown
/// wait for its end and then go into as few events as possible, each of them whole (R-EVT-21).
@MainActor
final class FrameQueue {
    // Unchecked: DeliveryBenchmark takes 3 % more instructions with checks.
    @exclusivity(unchecked) private var waiting = FrameBatch()
    // Unchecked: DeliveryBenchmark takes 3 % more instructions with checks.
    /// A second buffer, which is empty, so that delivering allocates nothing and callbacks may add to the queue.
    @exclusivity(unchecked) private var spare = FrameBatch()

    private var resampler = MoveResampler()

    var isEmpty: Bool { waiting.isEmpty }

    /// Whether what waits are moves of fingers alone, which can wait for the next frame (R-EVT-26).
    var hasMovesAlone: Bool {
        for contact in waiting.contacts where !MoveResampler.mayWait(contact) { return false }
        return !waiting.isEmpty
    }

    func append(_ frame: borrowing TouchFrame, scene: UIWindowScene) { waiting.append(frame, scene: scene) }

    /// Delivers everything, and what is added meanwhile.
    func deliver(to dispatcher: TouchDispatcher) {
        while !waiting.isEmpty, !dispatcher.isBusy {
            // In a local variable: the value of a property is counted while it is passed on.
            var delivered = FrameBatch()
            swap(&delivered, &waiting)
            swap(&waiting, &spare)
            if GestureConfiguration.current.resamplesMoves { resampler.note(delivered) }
            dispatcher.process(delivered)
            delivered.removeAll()
            swap(&delivered, &spare)
        }
    }

    /// Delivers the fingers' moves that belong to a frame of the display which began at that time, each with its place in it. Those of later
    /// frames wait on.
    func deliverFrame(at tick: Double, to dispatcher: TouchDispatcher) {
        guard !dispatcher.isBusy else { return }
        var delivered = FrameBatch()
        swap(&delivered, &spare)
        resampler.resample(&waiting, into: &delivered, tick: tick)
        if !delivered.isEmpty { dispatcher.process(delivered) }
        delivered.removeAll()
        swap(&delivered, &spare)
    }

    /// Asks for the frame that the moves wait for.
    func requestFrame() {
        for frame in waiting.frames { frame.scene.requestTick() }
    }

    func removeAll(of scene: UIWindowScene) { waiting.keep { $0.scene !== scene } }
}
