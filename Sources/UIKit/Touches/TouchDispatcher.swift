internal import TouchHost

/// Makes events of the hosts' samples: finds the view under a landing, keeps the touches' values and hands the event to the application.
///
/// The path of one event is R-DLV-1: preparation here, delivery in `UIApplication.sendEvent`, and the finish here again.
@MainActor
final class TouchDispatcher {
    /// Its owner.
    @exclusivity(unchecked) unowned(unsafe) var application: UIApplication!
    /// The event of the sequence that is going on; one object from the first finger down to the last finger up (R-EVT-2).
    @exclusivity(unchecked) private(set) var event: UIEvent?
    /// Whether an event is being processed.
    @exclusivity(unchecked) private(set) var isDispatching = false
    /// Whether events, or a batch of them, are being processed. What arrives meanwhile, from a loop inside a callback or a timer, waits.
    var isBusy: Bool { isProcessing || isDispatching || arbiter.isRunning || application.hoverDispatcher.isDelivering }
    @exclusivity(unchecked) private var isProcessing = false
    /// Whether touches were cancelled outside of an event, and are still part of the sequence.
    private var owesFinish = false
    @exclusivity(unchecked) private var departed: [UIWindowScene] = []
    @exclusivity(unchecked) private var taps = TapCounter()
    let estimates = EstimatedReports()
    @exclusivity(unchecked) private var lastSerial = 0
    /// The time of the event, or of the timer, that is being processed, or was last.
    @exclusivity(unchecked) private(set) var currentTime = 0.0
    private var arbiter: GestureArbiter { .shared }

    /// The touches of the running event, or of the sequence between two events, in order of landing.
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
            var timestamp = samples[next].contact.timestamp
            for index in next..<end { timestamp = max(timestamp, samples[index].contact.timestamp) }
            application.updateCycle.fireTimers(before: timestamp)
            application.hoverDispatcher.willProcess(samples[next..<end])
            dispatch(timestamp: timestamp, modifiers: samples[end - 1].modifiers, buttons: samples[end - 1].buttons) { event in
                for index in next..<end { apply(samples[index], to: event) }
            }
            application.hoverDispatcher.didProcess(samples[next..<end])
            next = end
        }
    }

    /// The end of the samples that fit into one event: moves of a contact are merged, anything else of a contact stands alone.
    private func endOfEvent(_ samples: ContiguousArray<QueuedSample>, from start: Int) -> Int {
        for index in start..<samples.count {
            let contact = samples[index].contact
            // Only the contact's first sample in the batch need be looked at: whatever followed it was a move.
            for earlier in start..<index where samples[earlier].isSameContact(as: samples[index]) {
                if contact.phase != .moved || samples[earlier].contact.phase != .moved { return index }
                break
            }
        }
        return samples.count
    }

    // MARK: One event

    /// Runs one event: prepared by the closure, delivered if anything changed (R-EVT-25), finished.
    private func dispatch(timestamp: Double, modifiers: KeyModifiers, buttons: Int, prepare: (UIEvent) -> Void) {
        arbiter.runScheduledCycle()
        let event = self.event ?? UIEvent()
        self.event = event
        isDispatching = true
        currentTime = timestamp
        event.hasLandings = false
        event.timestamp = timestamp
        event.modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        event.buttonMask = UIEvent.ButtonMask(rawValue: buttons)
        for touch in event.touches {
            touch.currentPhase = .stationary
            touch.previousLocation = touch.sample.location
        }
        prepare(event)
        var isDelivered = false
        for index in event.touches.indices {
            let touch = event.touches[index]
            touch.slot = index
            if touch.currentPhase != .stationary { isDelivered = true }
        }
        if event.hasLandings { arbiter.offerLandings(of: event) }
        if isDelivered {
            event.isBeingHandled = true
            DeliveryLog.current?.beginEvent(at: timestamp)
            if event.hasLandings {
                application.inputViews.touchesLanded(event)
                application.overlays.touchesLanded(event)
            }
            application.sendEvent(event)
            DeliveryLog.current?.endEvent()
            event.isBeingHandled = false
        }
        finish(event, wasDelivered: isDelivered)
        isDispatching = false
    }

    private func apply(_ sample: QueuedSample, to event: UIEvent) {
        let contact = sample.contact
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
        where touch.contact == sample.contact.id && touch.scene === sample.scene && touch.isLive { return touch }
        return nil
    }

    private func land(_ sample: QueuedSample, in event: UIEvent) {
        let contact = sample.contact
        guard contact.position.isFinite, !application.isIgnoringInteractionEvents,
              event.touches.count < GestureConfiguration.current.maximumContacts,
              let hit = sample.scene.hitTest(sample.location, with: event) else { return }
        lastSerial += 1
        let values = hit.window.sample(of: contact, scale: sample.scene.scale)
        let touch = UITouch(serial: lastSerial, contact: contact.id, scene: sample.scene, window: hit.window, view: hit.view,
                            type: UITouch.TouchType(contact.tool), sample: values)
        touch.taps = taps.count(of: touch, among: event.touches)
        if !admits(touch, among: event.touches) { touch.delivery = .severed }
        touch.isPending = touch.delivery != .severed
        touch.isNews = true
        event.hasLandings = true
        if values.report != nil { estimates.remember(values, of: touch) }
        event.touches.append(touch)
        event.sets.removeAll()
    }

    /// Whether the landing touch will be delivered to its view: R-HIT-20, R-HIT-21, R-HIT-23.
    private func admits(_ touch: UITouch, among touches: ContiguousArray<UITouch>) -> Bool {
        guard let view = touch.hitView else { return false }
        if !view.isMultipleTouchEnabled, touches.contains(where: { $0.isLive && $0.hitView === view }) { return false }
        let isExclusive = view.isExclusiveTouch
        for other in touches where other.isLive && other.landingWindow === touch.landingWindow && other.delivery != .severed {
            guard let otherView = other.hitView, otherView !== view else { continue }
            if isExclusive || otherView.isExclusiveTouch { return false }
        }
        return true
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
                touch.lastChange = values.timestamp
                touch.lastMove = values.timestamp
            }
            return
        }
        if values.timestamp > touch.sample.timestamp { touch.earlierSample = (touch.sample.timestamp, touch.sample.location) }
        touch.sample = values
        touch.lastChange = values.timestamp
        touch.currentPhase = .moved
        touch.lastMove = values.timestamp
        touch.locationBeforeLastMove = touch.previousLocation
        touch.isPending = touch.delivery == .delivered
        touch.isNews = true
        if touch.taps > 0, touch.sample.location.isFarther(
            than: GestureConfiguration.current.touchTapCountMovement, from: touch.landing.location) {
            touch.taps = 0
        }
    }

    private func end(_ touch: UITouch, _ phase: UITouch.Phase, at timestamp: Double) {
        touch.isOver = true
        touch.currentPhase = phase
        touch.sample.timestamp = timestamp
        // The lift is not the report before it again, with its number (R-TCH-24).
        touch.sample.report = nil
        touch.sample.awaiting = []
        touch.lastChange = timestamp
        touch.removeSamples()
        touch.isPending = touch.delivery == .delivered
        touch.isNews = true
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

    /// Ended and cancelled touches leave the event; the tap counter learns of them (R-DLV-1 step 5).
    private func finish(_ event: UIEvent, wasDelivered: Bool) {
        owesFinish = false
        arbiter.finish(event)
        var anyLeft = false, anyEnded = false
        for touch in event.touches {
            // Samples that changed nothing and made no event are kept for the next (R-EVT-10).
            if wasDelivered { touch.removeSamples() }
            touch.isPending = false
            // Whoever keeps an event from its views (R-DLV-2) keeps the whole touch from them.
            if touch.delivery == .undelivered, !arbiter.withholding.keeps(touch) { touch.delivery = .severed }
            if touch.isOver, arbiter.withholding.keeps(touch) { touch.lateEvent = event }
            if touch.isLive {
                anyLeft = true
            } else {
                anyEnded = true
                taps.finished(touch)
            }
        }
        Verifier.current?.didFinish(event, wasDelivered: wasDelivered)
        if anyEnded {
            event.touches.removeAll { !$0.isLive }
            event.sets.removeAll()
        }
        if !anyLeft { self.event = nil }
    }

    // MARK: Cancelling

    /// Cancels every live touch, in all scenes or in one, in an event of its own (R-APP-4). The contacts stay unheard until they lift.
    ///
    /// From inside a callback recognizers and views are told at once, without an event of its own.
    func cancelTouches(in scene: UIWindowScene? = nil, at timestamp: Double) {
        guard let event else { return arbiter.withholding.cancelAll(of: scene, nil) }
        let cancelled = ContiguousArray(event.touches.filter { $0.isLive && (scene == nil || $0.scene === scene) })
        guard !cancelled.isEmpty else { return arbiter.withholding.cancelAll(of: scene, event) }
        let timestamp = max(timestamp, event.timestamp)
        if isDispatching || arbiter.isRunning {
            for touch in cancelled {
                end(touch, .cancelled, at: timestamp)
                touch.isNews = false
            }
            owesFinish = true
            arbiter.cancel(cancelled, event)
            endInViews(cancelled, event)
            arbiter.withholding.cancelAll(of: scene, event)
            arbiter.needsDecision()
            return
        }
        arbiter.withholding.cancelAll(of: scene, event) {
            dispatch(timestamp: timestamp, modifiers: [], buttons: 0) { _ in
                for touch in cancelled where touch.isLive { end(touch, .cancelled, at: timestamp) }
            }
        }
    }

    /// Touches that were cancelled by what a timer led to leave the sequence, as at the end of an event.
    func finishCancelled() {
        guard owesFinish, !isDispatching, let event else { return }
        finish(event, wasDelivered: false)
    }

    /// Forgets what is known of a scene's contacts. Its touches were cancelled before. In the middle of a batch, whose samples may still
    /// name the scene, it is kept until the end.
    func forget(scene: UIWindowScene) {
        estimates.removeAll(of: scene)
        // No tap of one host is repeated on another.
        if application.scenes.isEmpty { taps = TapCounter() }
        if isProcessing { departed.append(scene) }
    }

    // MARK: Views that leave their window

    /// Ends the touches of a view, and of the views in it, that is about to leave its window (R-VH-8): before the hierarchy changes.
    /// Then the recognizers of these views end what they do (R-GR-55).
    func viewWillLeaveWindow(_ view: UIView) {
        // Again, until none is left: a callback may move another touched view in here.
        while true {
            var leaving: ContiguousArray<UITouch> = []
            for touch in touches where leaves(touch, with: view) { leaving.append(touch) }
            for touch in arbiter.withholding.overdue(where: { leaves($0, with: view) })
            where !leaving.contains(where: { $0 === touch }) { leaving.append(touch) }
            if leaving.isEmpty { break }
            tellOwners(of: leaving, in: view)
            // What they did may have ended some of them.
            leaving.removeAll { !leaves($0, with: view) }
            sever(leaving, event)
        }
        arbiter.viewWillLeaveWindow(view, event)
    }

    /// Tells each view from the hit views up to the one that leaves: whoever follows a touch stops before it is cancelled (R-CTL-26).
    private func tellOwners(of touches: ContiguousArray<UITouch>, in view: UIView) {
        for touch in touches {
            var owner = touch.hitView
            while let told = owner, told.isDescendant(of: view) {
                told.touchesWillLeaveWindow()
                owner = told.superview
            }
        }
    }

    private func leaves(_ touch: UITouch, with view: UIView) -> Bool {
        touch.delivery != .finished && touch.hitView.map { $0.isDescendant(of: view) } ?? false
    }

    /// Tells each view that its touches are over, though the fingers may still be down, and takes the view from them. A touch whose
    /// view has had its final callback keeps its view (R-TCH-4).
    private func sever(_ touches: ContiguousArray<UITouch>, _ event: UIEvent?) {
        endInViews(touches, event)
        for touch in touches where touch.delivery != .finished {
            touch.delivery = .severed
            touch.hitView = nil
        }
    }

    /// Tells each view that has heard of them that its touches are cancelled.
    private func endInViews(_ touches: ContiguousArray<UITouch>, _ event: UIEvent?) {
        for (index, first) in touches.enumerated() where first.delivery == .delivered {
            guard let view = first.hitView else { continue }
            let own = touches[index...].filter { $0.hitView === view && $0.delivery == .delivered }
            let phases = own.map(\.currentPhase)
            let event = event ?? first.lateEvent
            for touch in own {
                arbiter.withholding.forget(touch)
                touch.currentPhase = .cancelled
                touch.delivery = .severed
            }
            view.receive(.cancelled, own, with: event)
            for (touch, phase) in zip(own, phases) { touch.restore(phase) }
        }
        for touch in touches where touch.delivery != .finished {
            arbiter.withholding.forget(touch)
            touch.delivery = .severed
        }
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
