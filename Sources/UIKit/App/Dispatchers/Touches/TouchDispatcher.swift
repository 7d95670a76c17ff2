internal import TouchHost

/// Makes events of the hosts' frames: finds the view under a landing, keeps the touches' values and hands the event to the application.
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

    /// Processes frames in the order in which they arrived, in as few events as R-EVT-21 allows.
    func process(_ batch: FrameBatch) {
        precondition(!isDispatching)
        isProcessing = true
        defer {
            isProcessing = false
            departed.removeAll()
        }
        var next = 0
        while next < batch.frames.count {
            let end = endOfEvent(batch, from: next)
            processEvent(batch, next..<end)
            next = end
        }
    }

    private func processEvent(_ batch: FrameBatch, _ frames: Range<Int>) {
        // The buttons are the pointer's, whichever device has the last sample (R-EVT-5).
        var timestamp = -Double.infinity, buttons = batch.frames[frames.upperBound - 1].buttons
        for frame in frames {
            for contact in batch.frames[frame].contacts {
                timestamp = max(timestamp, batch.contacts[contact].timestamp)
                if batch.contacts[contact].tool == .pointer { buttons = batch.frames[frame].buttons }
            }
        }
        // Once: each look at the application counts it.
        guard let application else { return }
        application.updateCycle.fireTimers(before: timestamp)
        let hovers = application.hoverDispatcher
        hovers.willProcess(batch, frames)
        dispatch(timestamp: timestamp, modifiers: batch.frames[frames.upperBound - 1].modifiers, buttons: buttons) { event in
            for frame in frames { apply(batch.frames[frame], of: batch, to: event) }
        }
        hovers.didProcess(batch, frames)
    }

    /// The end of the frames that fit into one event (R-EVT-21): frames are whole in it, and a contact has several samples in it only where all of
    /// them are moves. A cancellation that no host sends begins an event, too: of a palm, and of the fingers that a pen takes away.
    private func endOfEvent(_ batch: FrameBatch, from start: Int) -> Int {
        var next = start + 1
        while next < batch.frames.count, joins(batch, next, eventFrom: start) { next += 1 }
        return next
    }

    private func joins(_ batch: FrameBatch, _ frame: Int, eventFrom start: Int) -> Bool {
        for index in batch.frames[frame].contacts {
            if let earlier = firstSample(batch, of: index, in: frame, eventFrom: start) {
                if batch.contacts[index].phase != .moved || batch.contacts[earlier].phase != .moved { return false }
                if PalmFilter.saysMore(batch.contacts[index]),
                   becomesPalm(batch.contacts[index], in: batch.frames[frame].scene, after: batch.contacts[earlier]) { return false }
            }
            if batch.contacts[index].tool == .pencil, batch.contacts[index].phase == .began,
               takesFingers(batch, start..<frame, at: batch.contacts[index].timestamp) { return false }
        }
        return true
    }

    /// The first sample of a contact in the event. Only that need be looked at: all that followed it were moves.
    @inline(__always)
    private func firstSample(_ batch: FrameBatch, of contact: Int, in frame: Int, eventFrom start: Int) -> Int? {
        for earlier in start..<frame where batch.frames[earlier].scene === batch.frames[frame].scene {
            for index in batch.frames[earlier].contacts where batch.contacts[index].id == batch.contacts[contact].id { return index }
        }
        return nil
    }

    /// Whether a touch turns out to be a palm with the sample (R-PALM-3, R-PALM-4), and not before in the event.
    private func becomesPalm(_ contact: Contact, in scene: UIWindowScene, after first: Contact) -> Bool {
        let scale = scene.scale
        guard let event, palms.whyPalm(contact, scale: scale) != nil, palms.whyPalm(first, scale: scale) == nil else { return false }
        // A palm that never was a touch parts no event.
        return liveTouch(of: contact, in: scene, event) != nil
    }

    /// Whether a pen that comes into range at that time takes away a finger of which the event has a sample already (R-PALM-2).
    private func takesFingers(_ batch: FrameBatch, _ frames: Range<Int>, at time: Double) -> Bool {
        if palms.hasPens { return false }
        for frame in frames {
            for index in batch.frames[frame].contacts where batch.contacts[index].tool == .pencil && batch.contacts[index].phase == .began {
                // That pen brings the pens into range.
                return false
            }
        }
        for frame in frames {
            let scene = batch.frames[frame].scene
            for index in batch.frames[frame].contacts where takes(batch.contacts[index], in: scene, penAt: time) { return true }
        }
        return false
    }

    private func takes(_ contact: Contact, in scene: UIWindowScene, penAt time: Double) -> Bool {
        switch contact.phase {
        case .began:
            return contact.tool == .finger && palms.isOfHand(contact.timestamp, ofPenAt: time)
                && palms.whyRejected(contact, scale: scene.scale) == nil
        case .moved:
            guard let event, let touch = liveTouch(of: contact, in: scene, event) else { return false }
            return palms.landedBeforePen(touch, at: time)
        // It is over before the pen comes.
        case .ended, .cancelled: return false
        }
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
        // Once: each look at the application counts it.
        if isDelivered, let application {
            DeliveryLog.current?.beginEvent(at: timestamp)
            if event.hasLandings {
                application.inputViews.touchesLanded(event)
                application.overlays.touchesLanded(event)
            }
            if let reader = application.screenReader { reader.deliver(event) } else { application.sendEvent(event) }
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

    private func apply(_ frame: FrameBatch.Frame, of batch: FrameBatch, to event: UIEvent) {
        let scene = frame.scene
        // A report is one instant: its fingers are judged by the pens that are in range with it, whichever stands first.
        if batch.mayHavePencils {
            for index in frame.contacts where batch.contacts[index].tool == .pencil { penChanges(batch.contacts[index], frame, event) }
        }
        for index in frame.contacts { apply(batch.contacts[index], in: scene, to: event) }
    }

    private func apply(_ contact: Contact, in scene: UIWindowScene, to event: UIEvent) {
        let touch = liveTouch(of: contact, in: scene, event)
        switch contact.phase {
        case .began:
            if let touch {
                // A host that gives a live contact's number again has lost the old one.
                end(touch, .cancelled, at: contact.timestamp)
            }
            land(contact, in: scene, event)
        case .moved:
            guard let touch, contact.position.isFinite else { return }
            if PalmFilter.saysMore(contact), let reason = palms.whyPalm(contact, scale: scene.scale) {
                return takeAway(touch, reason, at: contact.timestamp)
            }
            move(touch, to: contact, scale: scene.scale)
        case .ended:
            if let touch { end(touch, .ended, at: contact.timestamp) }
        case .cancelled:
            if let touch { end(touch, .cancelled, at: contact.timestamp) }
        }
    }

    // Loops, not `first(where:)` and its like, on the touch path: a closure of the main actor checks its isolation at every call.
    private func liveTouch(of contact: Contact, in scene: UIWindowScene, _ event: UIEvent) -> UITouch? {
        for touch in event.touches where touch.contact == contact.id && touch.scene == scene.number && touch.isLive { return touch }
        return nil
    }

    private func land(_ contact: Contact, in scene: UIWindowScene, _ event: UIEvent) {
        guard contact.position.isFinite, !application.isIgnoringInteractionEvents,
              event.touches.count < GestureConfiguration.current.maximumContacts else { return }
        if let reason = palms.whyRejected(contact, scale: scene.scale) {
            GestureTrace.current?.rejected(nil, reason)
            return
        }
        // An override may have begun to ignore events, or taken the scene from the foreground (R-APP-5, R-APP-1).
        let interruptions = scene.interruptions
        guard let hit = hitTest(contact, scene, event), scene.interruptions == interruptions else { return }
        lastSerial += 1
        let values = hit.window.sample(of: contact, scale: scene.scale)
        let touch = UITouch(serial: lastSerial, contact: contact.id, scene: scene.number, window: hit.window, view: hit.view,
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
        if hit.window.isOfReader { event.hasReaderTouches = true }
        if values.report != nil { estimates.remember(values, of: touch) }
        event.touches.append(touch)
    }

    /// An app that does not support indirect input gets pointers as fingers (R-HOV-11).
    private func type(of tool: Contact.Tool) -> UITouch.TouchType {
        tool == .pointer && !application.supportsIndirectInput ? .direct : UITouch.TouchType(tool)
    }

    private func move(_ touch: UITouch, to contact: Contact, scale: Double) {
        guard let window = touch.landingWindow else { return }
        let values = window.sample(of: contact, scale: scale)
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

    /// Forgets what is known of a scene's contacts. Its touches were cancelled before. In the middle of a batch, whose frames may still
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
