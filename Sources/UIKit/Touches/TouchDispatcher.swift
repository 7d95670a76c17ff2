internal import TouchHost

/// Makes events of the hosts' samples: finds the view under a landing, keeps the touches' values and hands the event to the application.
///
/// The path of one event is R-DLV-1: preparation here, delivery in `UIApplication.sendEvent`, and the finish here again.
@MainActor
final class TouchDispatcher {
    /// Its owner.
    private var owner = Backlink<UIApplication>()
    var application: UIApplication! {
        get { owner.object }
        set { owner.object = newValue }
    }
    /// The event of the sequence that is going on; one object from the first finger down to the last finger up (R-EVT-2).
    private(set) var event: UIEvent?
    /// Whether an event is being processed.
    private(set) var isDispatching = false
    /// Whether events, or a batch of them, are being processed. What arrives meanwhile, from a loop inside a callback or a timer, waits.
    var isBusy: Bool {
        isProcessing || isDispatching || otherDeliveries > 0 || gestures.isBusy
    }
    /// How many events without touches are being delivered, of a hovering pointer or of a touchpad. They count themselves.
    var otherDeliveries = 0
    private var isProcessing = false
    /// Whether touches were cancelled outside of an event, and are still part of the sequence.
    var owesFinish = false
    /// Whether a touch of the running event is over.
    private var hasEnds = false
    // Unchecked: DeliveryBenchmark takes 1.3 % more instructions with checks.
    @exclusivity(unchecked) private var departed: [UIWindowScene] = []
    var taps = TapCounter()
    let estimates = EstimatedReports()
    // Unchecked: every sample asks.
    @exclusivity(unchecked) var palms = PalmFilter()
    // Unchecked: DeliveryBenchmark takes 0.9 % more instructions with checks.
    @exclusivity(unchecked) var pencilButtons = PencilButtons()
    /// The number of the touch that landed last.
    private(set) var lastSerial = 0
    /// The time of the event, or of the timer, that is being processed, or was last.
    private(set) var currentTime = 0.0
    let gestures = GestureCoordinator.shared

    /// The touches of the running event, or of the sequence between two events, in the order of ``UIEvent/touches``.
    var touches: ContiguousArray<UITouch> { event?.touches ?? [] }

    // MARK: Batches

    /// Processes samples in the order in which they arrived, in as few events as R-EVT-21 allows.
    func process(_ samples: ContiguousArray<QueuedSample>) {
        precondition(!isDispatching)
        isProcessing = true
        defer {
            isProcessing = false
            departed.removeAll()
        }
        var next = 0
        while next < samples.count {
            let end = endOfEvent(samples, from: next)
            // The buttons are the pointer's, whichever device has the last sample (R-EVT-5).
            var timestamp = samples[next].contact.timestamp, buttons = samples[end - 1].buttons
            for index in next..<end {
                timestamp = max(timestamp, samples[index].contact.timestamp)
                if samples[index].contact.tool == .pointer { buttons = samples[index].buttons }
            }
            application.updateCycle.fireTimers(before: timestamp)
            application.hoverDispatcher.willProcess(samples[next..<end])
            dispatch(timestamp: timestamp, modifiers: samples[end - 1].modifiers, buttons: buttons) { event in
                for index in next..<end { apply(samples[index], to: event) }
            }
            application.hoverDispatcher.didProcess(samples[next..<end])
            next = end
        }
    }

    /// The end of the samples that fit into one event: moves of a contact are merged, anything else of a contact stands alone. So does a
    /// cancellation that no host sends: of a palm, and of the fingers that a pen takes away.
    private func endOfEvent(_ samples: ContiguousArray<QueuedSample>, from start: Int) -> Int {
        for index in start..<samples.count {
            let contact = samples[index].contact
            // Only the contact's first sample in the batch need be looked at: whatever followed it was a move.
            for earlier in start..<index where samples[earlier].isSameContact(as: samples[index]) {
                if contact.phase != .moved || samples[earlier].contact.phase != .moved { return index }
                if PalmFilter.saysMore(contact), becomesPalm(samples[index], after: samples[earlier]) { return index }
                break
            }
            if contact.tool == .pencil, contact.phase == .began, takesFingers(samples, from: start, landing: index) { return index }
        }
        return samples.count
    }

    /// Whether a touch turns out to be a palm with the sample (R-PALM-3, R-PALM-4), and not before in the event.
    private func becomesPalm(_ sample: QueuedSample, after first: QueuedSample) -> Bool {
        let scale = sample.scene.scale
        guard let event, palms.whyPalm(sample.contact, scale: scale) != nil, palms.whyPalm(first.contact, scale: scale) == nil else { return false }
        // A palm that never was a touch parts no event.
        return liveTouch(of: sample, in: event) != nil
    }

    /// Whether a pen comes into range with the sample at `landing` and takes away a finger of which the event has a sample already (R-PALM-2).
    private func takesFingers(_ samples: ContiguousArray<QueuedSample>, from start: Int, landing: Int) -> Bool {
        if palms.hasPens { return false }
        let time = samples[landing].contact.timestamp
        for index in start..<landing {
            let contact = samples[index].contact
            // It is that pen with which the pens come into range.
            if contact.tool == .pencil, contact.phase == .began { return false }
            switch contact.phase {
            case .began:
                if contact.tool == .finger, palms.isOfHand(contact.timestamp, ofPenAt: time),
                   palms.whyRejected(contact, scale: samples[index].scene.scale) == nil { return true }
            case .moved:
                if let event, let touch = liveTouch(of: samples[index], in: event), palms.landedBeforePen(touch, at: time) { return true }
            // It is over before the pen comes.
            case .ended, .cancelled: break
            }
        }
        return false
    }

    // MARK: One event

    /// Runs one event: prepared by the closure, delivered if anything changed (R-EVT-25), finished.
    func dispatch(timestamp: Double, modifiers: KeyModifiers, buttons: Int, prepare: (UIEvent) -> Void) {
        gestures.runDueCycle()
        let event = self.event ?? UIEvent()
        self.event = event
        isDispatching = true
        currentTime = timestamp
        event.hasLandings = false
        hasEnds = false
        event.timestamp = timestamp
        event.modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        event.buttonMask = UIEvent.ButtonMask(rawValue: buttons)
        for touch in event.touches {
            touch.phaseBefore = touch.currentPhase
            touch.previousLocationBefore = touch.previousLocation
            touch.currentPhase = .stationary
            touch.previousLocation = touch.sample.location
        }
        prepare(event)
        var isDelivered = false
        for touch in event.touches where touch.currentPhase != .stationary { isDelivered = true }
        if hasEnds, event.touches.count > 1 { putEndsBehind(event) }
        // Recognizers are asked about the event, and may ask it (R-EVT-16).
        event.isBeingHandled = isDelivered
        if event.hasLandings { gestures.offerLandings(of: event) }
        if isDelivered {
            DeliveryLog.current?.beginEvent(at: timestamp)
            if event.hasLandings {
                application.inputViews.touchesLanded(event)
                application.overlays.touchesLanded(event)
            }
            application.sendEvent(event)
            DeliveryLog.current?.endEvent()
            event.isBeingHandled = false
        } else {
            for touch in event.touches {
                touch.currentPhase = touch.phaseBefore
                touch.previousLocation = touch.previousLocationBefore
            }
        }
        finish(event, wasDelivered: isDelivered)
        isDispatching = false
        tellPencilButtons()
    }

    /// Windows are served in the order of their oldest live touch (R-EVT-32): a touch that is over stands behind those that are down, unless
    /// its window has none of these.
    private func putEndsBehind(_ event: UIEvent) {
        var index = 0
        for _ in 0..<event.touches.count {
            let touch = event.touches[index]
            if touch.isOver, hasLiveTouch(in: touch.landingWindow, event) {
                event.touches.remove(at: index)
                event.touches.append(touch)
            } else {
                index += 1
            }
        }
    }

    private func hasLiveTouch(in window: UIWindow?, _ event: UIEvent) -> Bool {
        for touch in event.touches where touch.isLive && touch.landingWindow === window { return true }
        return false
    }

    private func apply(_ sample: QueuedSample, to event: UIEvent) {
        let contact = sample.contact
        if contact.tool == .pencil { penChanges(sample, event) }
        let touch = liveTouch(of: sample, in: event)
        switch contact.phase {
        case .began:
            if let touch {
                // A host that gives a live contact's number again has lost the old one.
                end(touch, .cancelled, at: contact.timestamp)
            }
            land(sample, in: event)
        case .moved:
            guard let touch, contact.position.isFinite else { return }
            if PalmFilter.saysMore(contact), let reason = palms.whyPalm(contact, scale: sample.scene.scale) { return takeAway(touch, reason, at: contact.timestamp) }
            move(touch, to: sample)
        case .ended:
            if let touch { end(touch, .ended, at: contact.timestamp) }
        case .cancelled:
            if let touch { end(touch, .cancelled, at: contact.timestamp) }
        }
    }

    // Loops, not `first(where:)` and its like, on the touch path: a closure of the main actor checks its isolation at every call.
    private func liveTouch(of sample: QueuedSample, in event: UIEvent) -> UITouch? {
        for touch in event.touches
        where touch.contact == sample.contact.id && touch.scene == sample.scene.number && touch.isLive { return touch }
        return nil
    }

    private func land(_ sample: QueuedSample, in event: UIEvent) {
        let contact = sample.contact
        guard contact.position.isFinite, !application.isIgnoringInteractionEvents,
              event.touches.count < GestureConfiguration.current.maximumContacts else { return }
        if let reason = palms.whyRejected(contact, scale: sample.scene.scale) {
            GestureTrace.current?.rejected(nil, reason)
            return
        }
        // An override may have begun to ignore events, or taken the scene from the foreground (R-APP-5, R-APP-1).
        let interruptions = sample.scene.interruptions
        guard let hit = hitTest(sample, event), sample.scene.interruptions == interruptions else { return }
        lastSerial += 1
        let values = hit.window.sample(of: contact, scale: sample.scene.scale)
        let touch = UITouch(serial: lastSerial, contact: contact.id, scene: sample.scene.number, window: hit.window, view: hit.view,
                            type: type(of: contact.tool), sample: values)
        if touch.type == .direct {
            FingerForce.isMeasured = values.force != nil
            if hit.window.keepsTouchHistories { touch.history = TouchHistory((values.timestamp, values.location)) }
        }
        touch.isFinger = contact.tool == .finger
        touch.taps = taps.count(of: touch, among: event.touches)
        let refusal = whyNotAdmitted(touch, among: event.touches)
        if let trace = GestureTrace.current { trace.landed(touch, refusal) }
        touch.isSeveredAtLanding = refusal != nil
        gestures.land(touch, isAdmitted: refusal == nil)
        event.hasLandings = true
        if values.report != nil { estimates.remember(values, of: touch) }
        event.touches.append(touch)
    }

    /// An app that does not support indirect input gets pointers as fingers (R-HOV-11).
    private func type(of tool: Contact.Tool) -> UITouch.TouchType {
        tool == .pointer && !application.supportsIndirectInput ? .direct : UITouch.TouchType(tool)
    }

    private func move(_ touch: UITouch, to sample: QueuedSample) {
        guard let window = touch.landingWindow else { return }
        let values = window.sample(of: sample.contact, scale: sample.scene.scale)
        let changed = values.differs(from: touch.sample)
        if touch.samples.isEmpty { touch.locationBeforeSamples = touch.sample.location }
        if touch.samples.count < GestureConfiguration.current.maximumCoalescedSamples {
            touch.samples.append(values)
        } else {
            touch.samples[touch.samples.count - 1] = values
        }
        if values.report != nil { estimates.remember(values, of: touch) }
        guard changed else {
            // A repeated sample is the last one of a touch that moved in this event, and so the touch's own (R-EVT-10).
            if touch.currentPhase == .moved {
                touch.sample = values
                touch.history?.append((values.timestamp, values.location))
                touch.lastChange = values.timestamp
                touch.lastMove = values.timestamp
            }
            return
        }
        if values.timestamp > touch.sample.timestamp { touch.earlierSample = (touch.sample.timestamp, touch.sample.location) }
        touch.sample = values
        touch.history?.append((values.timestamp, values.location))
        touch.lastChange = values.timestamp
        touch.currentPhase = .moved
        touch.lastMove = values.timestamp
        touch.locationBeforeLastMove = touch.previousLocation
        gestures.move(touch)
        if touch.taps > 0, touch.sample.location.isFarther(
            than: GestureConfiguration.current.touchTapCountMovement, from: touch.landing.location) {
            touch.taps = 0
        }
    }

    /// The touch is over, in the event that is being prepared.
    func end(_ touch: UITouch, _ phase: UITouch.Phase, at timestamp: Double) {
        touch.end(phase, at: timestamp)
        hasEnds = true
        // At once, and in the order of the ends: a landing of the same event counts on from it (R-TCH-31).
        taps.finished(touch)
        gestures.end(touch)
    }

    /// Runs what a recognizer's timer does, under its time (R-DLV-12).
    func timerTurn(at time: Double, _ body: () -> Void) {
        let isOwnTurn = !isDispatching
        if isOwnTurn {
            currentTime = time
            DeliveryLog.current?.beginEvent(at: time)
        }
        body()
        if isOwnTurn { DeliveryLog.current?.endTimerTurn() }
    }

    /// Ended and cancelled touches leave the event (R-DLV-1 step 5).
    func finish(_ event: UIEvent, wasDelivered: Bool) {
        owesFinish = false
        gestures.finish(event)
        var anyLeft = false, anyEnded = false
        for touch in event.touches {
            // Samples that changed nothing are kept for the touch's next move (R-EVT-10): `maximumCoalescedSamples` of them at most.
            if wasDelivered, touch.currentPhase != .stationary { touch.removeSamples() }
            if touch.isLive {
                anyLeft = true
            } else {
                anyEnded = true
                // Its view receives it later.
                if touch.engineID != nil { touch.lateEvent = event }
            }
        }
        Verifier.current?.didFinish(event, wasDelivered: wasDelivered)
        if anyEnded { event.touches.removeAll { !$0.isLive } }
        if !anyLeft { self.event = nil }
    }

    /// Forgets what is known of a scene's contacts. Its touches were cancelled before. In the middle of a batch, whose samples may still
    /// name the scene, it is kept until the end.
    func forget(scene: UIWindowScene) {
        estimates.removeAll(of: scene)
        palms.removeAll()
        // The pencil goes with the scene, and lets its buttons go (R-PEN-3).
        pencilButtons.follow(0, at: currentTime, in: nil)
        if !isBusy { tellPencilButtons() }
        // No tap of one host is repeated on another.
        if application.scenes.isEmpty { taps = TapCounter() }
        if isProcessing { departed.append(scene) }
    }
}

extension UITouch.TouchType {
    fileprivate init(_ tool: Contact.Tool) {
        self = switch tool {
        case .finger: .direct
        case .indirect: .indirect
        case .pencil: .pencil
        case .pointer: .indirectPointer
        }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// Whether the distance is greater than the limit, by the tolerance of R-GEN-5.
    func isFarther(than limit: CGFloat, from other: CGPoint) -> Bool {
        // By squares: `hypot` takes longer than the rest of what a recognizer does with a move.
        let dx = x - other.x, dy = y - other.y, reach = limit + GestureConfiguration.comparisonTolerance
        return dx * dx + dy * dy > reach * reach || reach < 0
    }
}
