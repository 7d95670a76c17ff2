internal import TouchHost

/// Makes scroll and transform events of the hosts' samples and sends them through the application (R-IND-1).
///
/// Samples that arrive while a frame is on its way to the screen wait for its end, and changes of one motion are merged (R-IND-3).
@MainActor
final class IndirectDispatcher {
    /// Its owner.
    @exclusivity(unchecked) private var owner = Backlink<UIApplication>()
    var application: UIApplication! {
        get { owner.object }
        set { owner.object = newValue }
    }
    /// Whether an event is being delivered. What arrives meanwhile waits.
    private(set) var isDelivering = false
    /// The motions in progress, in order of their beginning.
    private var motions: ContiguousArray<IndirectMotion> = []
    /// Those that were cancelled from inside a callback: the engine still knows them.
    private var abandoned: ContiguousArray<IndirectMotion> = [] { didSet { updateWork() } }
    private var waiting: ContiguousArray<(sample: IndirectSample, scene: UIWindowScene)> = [] { didSet { updateWork() } }
    // Unchecked: DeliveryBenchmark takes 1.3 % more instructions with checks, of each.
    /// Whether anything waits, and whether a motion is to be ended: every turn asks.
    @exclusivity(unchecked) private(set) var hasWaiting = false
    @exclusivity(unchecked) private var hasWork = false
    private var fingers = SimulatedFingers()
    /// What fingers on a touchpad have stopped.
    private var held: ContiguousArray<UIScrollView> = []
    private let gestures = GestureCoordinator.shared

    private func updateWork() {
        hasWaiting = !waiting.isEmpty
        hasWork = hasWaiting || !abandoned.isEmpty
    }

    private var isBusy: Bool { isDelivering || application.dispatcher.isBusy }

    // MARK: Samples

    func receive(_ sample: IndirectSample, in scene: UIWindowScene) {
        guard sample.position.isFinite, sample.movement.isFinite, sample.timestamp.isFinite, sample.rotation.isFinite, sample.scale.isFinite,
              sample.scale > 0 else { return }
        guard application.supportsIndirectInput else {
            if sample.kind == .hold { return }
            for frame in fingers.frames(for: sample, scale: scene.scale) { application.frames.append(frame, scene: scene) }
            return
        }
        if !application.frames.isEmpty { application.deliverSamples() }
        var sample = sample
        if let last = waiting.last, last.scene === scene, sample.continues(last.sample) {
            sample.absorb(last.sample)
            waiting[waiting.count - 1] = (sample, scene)
        } else if waiting.count < GestureConfiguration.current.maximumCoalescedSamples {
            waiting.append((sample, scene))
        }
    }

    /// Delivers what waits, unless something is in the middle of an event.
    @inline(__always)
    func deliver() {
        if hasWork { deliverAll() }
    }

    private func deliverAll() {
        while let motion = abandoned.first, !isBusy {
            abandoned.removeFirst()
            end(motion, .cancelled, at: motion.timestamp)
        }
        while !waiting.isEmpty, !isBusy {
            let (sample, scene) = waiting.removeFirst()
            process(sample, scene)
        }
    }

    private func process(_ sample: IndirectSample, _ scene: UIWindowScene) {
        if sample.kind == .hold { return hold(sample, scene) }
        let known = motions.firstIndex { $0.device == sample.device && $0.kind == sample.kind && $0.scene === scene }
        switch (sample.kind, sample.phase) {
        case (.wheel, _): begin(sample, scene)
        case (_, .began):
            // A host that begins a motion again has lost the old one.
            if let known { end(motions.remove(at: known), .cancelled, at: sample.timestamp) }
            begin(sample, scene)
        case (_, .changed):
            guard let known else { return }
            let motion = motions[known]
            motion.take(sample)
            send(IndirectEvent(sample, motion: motion)) { gestures.move(motion) }
        case (_, .ended), (_, .cancelled):
            guard let known else { return }
            end(motions.remove(at: known), sample.phase, at: sample.timestamp, modifiers: sample.modifiers)
        }
    }

    /// Fingers that are laid on a touchpad stop the content that moves under the pointer, as a finger does that lands there (R-IND-13).
    private func hold(_ sample: IndirectSample, _ scene: UIWindowScene) {
        application.updateCycle.fireTimers(before: sample.timestamp)
        application.dispatcher.timerTurn(at: sample.timestamp) {
            releaseHeld()
            guard sample.phase == .began, scene.activationState == .foregroundActive, !application.isIgnoringInteractionEvents else { return }
            let location = CGPoint(x: sample.position.x / scene.scale, y: sample.position.y / scene.scale)
            var next = scene.hitTest(location, with: IndirectEvent(sample))?.view
            while let view = next {
                if let scrollView = view as? UIScrollView, scrollView.isMoving {
                    held.append(scrollView)
                    scrollView.fingerLanded()
                }
                next = view.superview
            }
        }
    }

    /// The fingers have left, or go on to scroll: content goes back between its ends, or to a page.
    private func releaseHeld() {
        let before = held
        held = []
        for scrollView in before { scrollView.fingersWent() }
    }

    /// A motion begins over what is under the pointer. Nothing receives it where nothing is, or while events are ignored (R-APP-5).
    private func begin(_ sample: IndirectSample, _ scene: UIWindowScene) {
        application.updateCycle.fireTimers(before: sample.timestamp)
        let event = IndirectEvent(sample), location = CGPoint(x: sample.position.x / scene.scale, y: sample.position.y / scene.scale)
        // An override of the hit test may have begun to ignore events, or taken the scene from the foreground.
        let interruptions = scene.interruptions
        guard scene.activationState == .foregroundActive, !application.isIgnoringInteractionEvents,
              let hit = scene.hitTest(location, with: event), scene.interruptions == interruptions else { return }
        let motion = IndirectMotion(sample, in: scene, hit: hit)
        event.motion = motion
        // A turn of a wheel begins and ends in one event (R-IND-5).
        if sample.kind != .wheel { motions.append(motion) }
        send(event) { gestures.land(motion) }
    }

    private func end(_ motion: IndirectMotion, _ phase: IndirectSample.Phase, at time: Double, modifiers: KeyModifiers = []) {
        guard motion.engineID != nil else { return }
        motion.end(at: time)
        let last = IndirectSample(device: motion.device, kind: motion.kind, phase: phase, timestamp: motion.timestamp, position: .zero,
                                  modifiers: modifiers)
        send(IndirectEvent(last, motion: motion)) { gestures.end(motion, isCancelled: phase == .cancelled) }
    }

    /// Sends one event. Timers that were due before it come first (R-GEN-3, R-DLV-14).
    private func send(_ event: IndirectEvent, _ prepare: () -> Void) {
        application.updateCycle.fireTimers(before: event.timestamp)
        gestures.runDueCycle()
        let wasDelivering = isDelivering
        isDelivering = true
        application.dispatcher.otherDeliveries += 1
        application.dispatcher.timerTurn(at: event.timestamp) {
            prepare()
            gestures.offerLandings(of: event)
            application.sendEvent(event)
            gestures.finish(event)
        }
        isDelivering = wasDelivering
        application.dispatcher.otherDeliveries -= 1
    }

    // MARK: Interruptions

    /// Ends all motions, in all scenes or in one, as cancelled: as R-APP-3 has it for touches. From inside a callback the recognizers are
    /// cancelled by the cycle that runs.
    func cancelAll(in scene: UIWindowScene? = nil, at time: Double) {
        waiting.removeAll { scene == nil || $0.scene === scene }
        held = []
        let cancelled = motions.filter { scene == nil || $0.scene === scene }
        motions.removeAll { scene == nil || $0.scene === scene }
        for motion in cancelled {
            guard isBusy else {
                end(motion, .cancelled, at: time)
                continue
            }
            for recognizer in gestures.recognizers(following: motion.engineID) { recognizer.state = .cancelled }
            abandoned.append(motion)
        }
    }
}
