/// What is kept from views while recognizers have not decided, and what they hear afterwards (R-DLV-20 … 29).
@MainActor
final class Withholding {
    /// Touches whose landing or end is withheld, in order of landing.
    @exclusivity(unchecked) private var withheld: ContiguousArray<UITouch> = []
    /// Touches that nobody withholds any more and whose views have not been told yet.
    @exclusivity(unchecked) private var released: ContiguousArray<UITouch> = []
    /// Whether the event that is being processed cancels all touches, of one scene or of every one (R-DLV-41).
    private var isCancelling = false
    private var cancelledScene: Int?

    /// Whether views are being told of what was released.
    private var isDelivering = false

    // MARK: G2

    /// Decides for each touch of the event whether its view hears of it now.
    func withhold(_ event: UIEvent, in window: UIWindow) {
        for touch in event.touches where touch.isNews && touch.landingWindow === window {
            touch.isNews = false
            guard !touch.trackers.isEmpty else { continue }
            if touch.currentPhase == .began {
                withholdLanding(of: touch)
            } else if touch.currentPhase == .ended {
                withholdEnd(of: touch)
            }
        }
    }

    private func withholdLanding(of touch: UITouch) {
        guard touch.delivery == .undelivered else { return }
        for recognizer in touch.trackers where recognizer.cancelsTouchesInView && recognizer.wasRecognized {
            // It belongs to a gesture that goes on, or that it has brought to its end (R-DLV-28).
            touch.delivery = .severed
            touch.isPending = false
            GestureTrace.current?.note(.discarded, recognizer, touch)
            return
        }
        for recognizer in touch.trackers where recognizer.delaysTouchesBegan && recognizer.shown == .possible {
            touch.beganHolders.append(recognizer)
            GestureTrace.current?.note(.withheldBegan, recognizer, touch)
        }
        if !touch.beganHolders.isEmpty { keep(touch) }
    }

    private func withholdEnd(of touch: UITouch) {
        guard touch.delivery == .delivered || touch.delivery == .undelivered else { return }
        for recognizer in touch.trackers where recognizer.delaysTouchesEnded && recognizer.shown == .possible {
            touch.endHolders.append(recognizer)
            GestureTrace.current?.note(.withheldEnd, recognizer, touch)
        }
        if !touch.endHolders.isEmpty { keep(touch) }
    }

    private func keep(_ touch: UITouch) {
        touch.isPending = false
        if withheld.contains(where: { $0 === touch }) { return }
        var place = withheld.count
        while place > 0, withheld[place - 1].serial > touch.serial { place -= 1 }
        withheld.insert(touch, at: place)
    }

    // MARK: G4

    /// A recognizer was recognized: takes its touches from their views, if that is what it does (R-DLV-23, R-DLV-24).
    func cancelTouches(of recognizer: UIGestureRecognizer, _ event: UIEvent?) {
        let touches = withheld
        for touch in touches where touch.beganHolders.contains(where: { $0 === recognizer }) {
            discard(touch, by: recognizer)
        }
        guard recognizer.cancelsTouchesInView else { return }
        // Earlier taps, and fingers that were lifted before: each in a call of its own (R-DLV-26).
        for touch in touches where touch.isOver && recognizer.history.contains(touch.serial)
            && !recognizer.ignored.contains(touch.serial) && !recognizer.tracks(touch) {
            cancelInView([touch], by: recognizer, event)
        }
        let tracked = recognizer.tracked
        // Views may do anything, for instance have a touch ignored: it is no longer concerned then (R-GR-46).
        for (index, first) in tracked.enumerated() where recognizer.tracks(first) {
            if first.delivery == .undelivered {
                discard(first, by: recognizer)
            } else if first.delivery == .delivered, let view = first.hitView {
                var own: ContiguousArray<UITouch> = []
                for touch in tracked[index...] where touch.delivery == .delivered && touch.hitView === view && recognizer.tracks(touch) {
                    own.append(touch)
                }
                cancelInView(own, by: recognizer, event)
            }
        }
    }

    private func discard(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        guard touch.delivery == .undelivered else { return }
        touch.delivery = .severed
        forget(touch)
        GestureTrace.current?.note(.discarded, recognizer, touch)
    }

    /// Tells one view that the touches are cancelled. Their phase reads so during the call alone (R-DLV-27).
    private func cancelInView(_ touches: ContiguousArray<UITouch>, by recognizer: UIGestureRecognizer, _ event: UIEvent?) {
        guard let view = touches.first?.hitView else { return }
        var set = Set<UITouch>(minimumCapacity: touches.count)
        for touch in touches where touch.delivery == .undelivered { discard(touch, by: recognizer) }
        for touch in touches where touch.delivery == .delivered {
            touch.delivery = touch.isOver ? .finished : .severed
            set.insert(touch)
            GestureTrace.current?.note(.cancelledInView("\(type(of: view))"), recognizer, touch)
        }
        guard let first = set.first else { return }
        let event = event ?? UIApplication.shared.dispatcher.event ?? first.lateEvent
        for touch in touches { forget(touch) }
        UITouch.presentAsCancelled(touches) { view.receive(.cancelled, set, with: event) }
    }

    // MARK: G6

    /// Finds what nobody withholds any more (R-DLV-23).
    func release(in event: UIEvent?, _ window: UIWindow?) {
        if withheld.isEmpty { return }
        let touches = withheld
        for touch in touches {
            touch.beganHolders.removeAll { $0.shown != .possible }
            touch.endHolders.removeAll { $0.shown != .possible }
            if touch.isNews {
                // Its window's recognizers come first (R-DLV-5): it is that window's turn later, unless somebody keeps the event from it.
                if isReleasable(touch) { GestureArbiter.shared.needsDecision() }
            } else if isCancelling, cancelledScene == nil || touch.scene == cancelledScene,
                      isReleasable(touch) || touch.landingWindow === window {
                cancelRelease(of: touch)
            } else if touch.beganHolders.isEmpty, touch.delivery == .undelivered {
                if touch.endHolders.isEmpty { remove(touch) }
                touch.isPending = false
                if released.contains(where: { $0 === touch }) { continue }
                released.append(touch)
                GestureTrace.current?.note(.released, nil, touch)
            } else if touch.beganHolders.isEmpty, touch.endHolders.isEmpty {
                remove(touch)
                // An end of this very event goes with the others of the view.
                if let event, touch.currentPhase == .ended, event.contains(touch) {
                    touch.isPending = touch.delivery == .delivered
                } else {
                    released.append(touch)
                    GestureTrace.current?.note(.released, nil, touch)
                }
            }
        }
    }

    /// Whether nobody withholds its landing, or its end, any more, though its view has not been told.
    func isReleasable(_ touch: UITouch) -> Bool {
        touch.beganHolders.isEmpty && (touch.endHolders.isEmpty || touch.delivery == .undelivered) && keeps(touch)
    }

    /// Whether its landing or its end is kept from its view, at least until the next cycle.
    func keeps(_ touch: UITouch) -> Bool {
        for candidate in withheld where candidate === touch { return true }
        for candidate in released where candidate === touch { return true }
        return false
    }

    /// Released by the cancelling of all touches: dropped, or over as cancelled (R-DLV-41).
    private func cancelRelease(of touch: UITouch) {
        let isDelivered = touch.delivery == .delivered
        forget(touch)
        if isDelivered {
            touch.currentPhase = .cancelled
            released.append(touch)
        } else {
            touch.delivery = .severed
        }
    }

    /// Tells the views of what was released, oldest first, one call a touch and phase (R-DLV-29, R-DLV-30).
    func deliverReleased(with event: UIEvent?) {
        // An event inside one of these callbacks leaves the rest to the delivery that is going on.
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while let touch = released.first {
            let shownEvent = event ?? touch.lateEvent
            if touch.delivery == .undelivered {
                touch.delivery = .delivered
                show(.began, of: touch, sample: touch.landing, previous: touch.landing.location, shownEvent)
                if touch.delivery == .delivered, let time = touch.lastMove {
                    var moved = touch.sample
                    moved.timestamp = time
                    show(.moved, of: touch, sample: moved, previous: touch.locationBeforeLastMove, shownEvent)
                }
            }
            if touch.isOver, touch.delivery == .delivered, touch.endHolders.isEmpty {
                touch.delivery = .finished
                show(touch.currentPhase, of: touch, sample: touch.sample, previous: touch.sample.location, shownEvent)
            }
            released.removeAll { $0 === touch }
            touch.isPending = false
            if touch.endHolders.isEmpty { touch.lateEvent = nil }
        }
    }

    /// Calls the view with the touch as it was at that time.
    private func show(_ phase: UITouch.Phase, of touch: UITouch, sample: TouchSample, previous: CGPoint, _ event: UIEvent?) {
        guard let view = touch.hitView else { return }
        touch.present(as: phase, at: UITouch.Moment(sample: sample, previousLocation: previous)) { view.receive(phase, [touch], with: event) }
    }

    // MARK: Other ends

    /// The recognizer holds nothing any more.
    func drop(_ recognizer: UIGestureRecognizer) {
        for touch in withheld { drop(recognizer, from: touch) }
    }

    func drop(_ recognizer: UIGestureRecognizer, from touch: UITouch) {
        touch.beganHolders.removeAll { $0 === recognizer }
        touch.endHolders.removeAll { $0 === recognizer }
    }

    /// The touches that are over and whose views have not heard of it, or not of them at all.
    func overdue(where belongs: (UITouch) -> Bool) -> ContiguousArray<UITouch> {
        var result: ContiguousArray<UITouch> = []
        for touch in withheld where touch.isOver && belongs(touch) { result.append(touch) }
        for touch in released where touch.isOver && belongs(touch) && !result.contains(where: { $0 === touch }) { result.append(touch) }
        return result
    }

    /// Keeps the touch no longer; its view was told, or is never to be told.
    func forget(_ touch: UITouch) {
        touch.beganHolders.removeAll()
        touch.endHolders.removeAll()
        touch.isPending = false
        touch.lateEvent = nil
        remove(touch)
        released.removeAll { $0 === touch }
    }

    private func remove(_ touch: UITouch) { withheld.removeAll { $0 === touch } }

    /// All touches are cancelled by the application: those still withheld are over for their views too (R-DLV-41).
    func cancelAll(of scene: UIWindowScene?, _ event: UIEvent?) {
        let touches = withheld
        for touch in touches where scene == nil || touch.scene == scene?.number {
            let isDelivered = touch.delivery == .delivered
            let event = event ?? touch.lateEvent
            forget(touch)
            touch.delivery = isDelivered ? .finished : .severed
            if isDelivered {
                show(.cancelled, of: touch, sample: touch.sample, previous: touch.sample.location, event)
                touch.currentPhase = .cancelled
            }
        }
    }

    /// Processes an event that cancels all touches, of a scene or of every one, and then what is still withheld of them.
    func cancelAll(of scene: UIWindowScene?, _ event: UIEvent, by dispatch: () -> Void) {
        isCancelling = true
        cancelledScene = scene?.number
        dispatch()
        isCancelling = false
        cancelledScene = nil
        cancelAll(of: scene, event)
    }

    /// Forgets everything.
    func removeAll() {
        for touch in withheld + released { touch.lateEvent = nil }
        withheld.removeAll()
        released.removeAll()
    }
}
