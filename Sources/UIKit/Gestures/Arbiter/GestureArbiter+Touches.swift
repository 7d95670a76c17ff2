/// Which recognizer gets which touch: acceptance at landing, the callbacks of an event, and the ways in which tracking ends.
extension GestureArbiter {
    // MARK: Landing

    /// Offers the touches that landed in this event to the recognizers of their views and of those above (R-DLV-3, R-DLV-4).
    func offerLandings(of event: UIEvent) {
        eventNumber += 1
        // Whose view is gone, though it has never decided, has nothing to wait for.
        for recognizer in active where recognizer.attachedView == nil { abandon(recognizer, .viewLeftWindow) }
        for touch in event.touches where touch.currentPhase == .began && touch.isNews {
            GestureTrace.current?.note(.landed(view: touch.hitView.map { "\(type(of: $0))" } ?? "nothing"), nil, touch)
            candidates.removeAll(keepingCapacity: true)
            var view = touch.hitView
            while let owner = view {
                // Within one view the last added goes first (R-DLV-6).
                for recognizer in owner.recognizers.reversed() {
                    recognizer.isCandidate = true
                    candidates.append(recognizer)
                }
                view = owner.parent
            }
            // Delegates may add and remove recognizers: those of the moment of the landing count (R-DLV-7).
            for recognizer in candidates where recognizer.isCandidate {
                guard recognizer.attachedView?.enclosingWindow === touch.landingWindow else { continue }
                if let refusal = refusal(of: touch, by: recognizer, event) {
                    GestureTrace.current?.note(.refused(refusal), recognizer, touch)
                } else {
                    track(touch, by: recognizer)
                }
            }
        }
        candidates.removeAll(keepingCapacity: true)
    }

    private func refusal(of touch: UITouch, by recognizer: UIGestureRecognizer, _ event: UIEvent) -> GestureTrace.Refusal? {
        guard recognizer.followsTouches else { return .takesNoTouches }
        guard recognizer.isEnabled else { return .disabled }
        guard recognizer.allowedTypes & 1 << UInt64(touch.type.rawValue) != 0 else { return .touchType }
        if recognizer.requiresExclusiveTouchType, !recognizer.history.isEmpty, recognizer.attemptType != touch.type {
            return .otherTouchType
        }
        let delegate = recognizer.delegate
        if recognizer.askedEvent != eventNumber {
            recognizer.askedEvent = eventNumber
            recognizer.eventAnswer = recognizer.shouldReceive(event)
            if !recognizer.eventAnswer { return .recognizerRefusedEvent }
            recognizer.eventAnswer = delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
        }
        if !recognizer.eventAnswer { return .delegateRefusedEvent }
        return delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true ? nil : .delegateRefusedTouch
    }

    private func track(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        // A delegate may have disabled or removed it meanwhile, or ended the touch.
        guard recognizer.isEnabled, recognizer.isCandidate, touch.hitView != nil, touch.isLive else { return }
        activate(recognizer)
        if recognizer.history.isEmpty { recognizer.attemptType = touch.type }
        recognizer.tracked.append(touch)
        recognizer.history.append(touch.serial)
        touch.trackers.append(recognizer)
        GestureTrace.current?.note(.accepted, recognizer, touch)
    }

    /// Starts an attempt, unless one is in progress: from now on the recognizer is among those that cycles look at.
    func activate(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.isInAttempt else { return }
        recognizer.isInAttempt = true
        recognizer.depth = recognizer.attachedView?.depth ?? 0
        var place = active.count
        while place > 0, recognizer.goesBefore(active[place - 1]) { place -= 1 }
        active.insert(recognizer, at: place)
    }

    // MARK: G1, the callbacks of an event

    /// Hands each recognizer its touches of this event, in priority order (R-DLV-5, R-EVT-30).
    func deliverTouches(of event: UIEvent, in window: UIWindow) {
        // Callbacks may end attempts.
        let recognizers = active
        for recognizer in recognizers {
            guard let first = recognizer.tracked.first, first.landingWindow === window else { continue }
            recognizer.lastModifiers = event.modifierFlags
            recognizer.lastButtons = event.buttonMask
            var news = TouchNews(of: recognizer)
            if news.hasEnds { rememberCentroid(of: recognizer) }
            if let touches = news.touches(.began, event), !recognizer.seesTouches {
                for touch in touches { recognizer.missedLandings.append(touch.serial) }
            } else if let touches = news.touches(.began, event) {
                recognizer.lastLanding = recognizer.tracked[recognizer.tracked.count - 1].serial
                recognizer.receive(.began, touches, with: event)
                // A callback may ignore touches that have changed too, or cancel them.
                news = TouchNews(of: recognizer)
            }
            if let touches = news.touches(.moved, event), recognizer.seesTouches {
                recognizer.receive(.moved, touches, with: event)
                if news.hasEnds { news = TouchNews(of: recognizer) }
            }
            if let touches = news.touches(.ended, event), recognizer.seesTouches {
                recognizer.receive(.ended, touches, with: event)
                news = TouchNews(of: recognizer)
            }
            if let touches = news.touches(.cancelled, event), recognizer.seesTouches { recognizer.receive(.cancelled, touches, with: event) }
        }
    }

    /// When the last fingers go, the centroid stays where they were (R-GR-51).
    private func rememberCentroid(of recognizer: UIGestureRecognizer) {
        var x = 0.0, y = 0.0, count = 0.0
        for touch in recognizer.tracked {
            if touch.isLive { return }
            x += touch.sample.location.x
            y += touch.sample.location.y
            count += 1
        }
        recognizer.lastCentroid = CGPoint(x: x / count, y: y / count)
    }

    /// Better values of a touch came in (R-GR-49a).
    func revise(_ touches: Set<UITouch>, of original: UITouch) {
        let recognizers = active
        for recognizer in recognizers where recognizer.history.contains(original.serial) && !recognizer.ignored.contains(original.serial) {
            recognizer.touchesEstimatedPropertiesUpdated(touches)
        }
        if !recognizers.isEmpty { runScheduledCycle() }
    }

    // MARK: The end of tracking

    /// The recognizer wants to hear no more of the touch (R-GR-46).
    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        // R-GR-51: it may be the last one.
        let centroid = recognizer.centroid
        guard recognizer.stopTracking(touch) else { return }
        recognizer.lastCentroid = centroid
        recognizer.ignored.append(touch.serial)
        withholding.drop(recognizer, from: touch)
        GestureTrace.current?.note(.ignored, recognizer, touch)
        // One that waits has its touches behind it (R-TAP-11).
        if recognizer.followsNothing, recognizer.request == .none, recognizer.current == .possible {
            fail(recognizer, .ignoredEverything)
            schedule()
        } else if withholding.isReleasable(touch) {
            schedule()
        }
    }

    /// `isEnabled` became false: what is going on is cancelled, with a message before the setter returns, or fails without (R-GR-52).
    func disable(_ recognizer: UIGestureRecognizer) {
        guard recognizer.isInAttempt else { return }
        interrupt(recognizer, .disabled)
    }

    /// Ends an attempt from outside: cancelled with its message, or failed. From inside the recognizer's own message the rest follows
    /// when that has returned (R-GR-53).
    private func interrupt(_ recognizer: UIGestureRecognizer, _ reason: GestureTrace.Failure) {
        if recognizer.isUndecided {
            fail(recognizer, reason)
        } else if recognizer.isActive {
            recognizer.current = .cancelled
            recognizer.transitions.append(.cancelled)
            if !recognizer.isSending { recognizer.showState() }
        }
        if recognizer.isSending {
            // The cycle that sends the message also ends the attempt.
            needsDecision()
            return
        }
        finishRecognition(of: recognizer)
        recognizer.sendActions()
        reset(recognizer)
        needsDecision()
    }

    /// The recognizer is no longer anybody's: its attempt ends without a message (R-GR-54).
    func abandon(_ recognizer: UIGestureRecognizer, _ reason: GestureTrace.Failure) {
        guard recognizer.isInAttempt else { return }
        fail(recognizer, reason)
        reset(recognizer)
        withdraw(recognizer)
        needsDecision()
    }

    /// Takes every trace of the attempt away.
    func forgetAttempt(of recognizer: UIGestureRecognizer) {
        recognizer.current = .possible
        recognizer.request = .none
        recognizer.transitions.removeAll(keepingCapacity: true)
        recognizer.showState()
        for touch in recognizer.tracked { touch.trackers.removeAll { $0 === recognizer } }
        recognizer.tracked.removeAll(keepingCapacity: true)
        recognizer.history.removeAll(keepingCapacity: true)
        recognizer.ignored.removeAll(keepingCapacity: true)
        if !recognizer.missedLandings.isEmpty { recognizer.missedLandings.removeAll() }
        recognizer.isInAttempt = false
        recognizer.recognizedInCycle = 0
        recognizer.lastCentroid = .zero
        recognizer.deadline = nil
        FailureRequirements.endAttempt(of: recognizer)
        withholding.drop(recognizer)
        pressWithholding.forgetAttempt(of: recognizer)
        active.removeAll { $0 === recognizer }
    }

    /// Touches that are over are tracked no longer; those that an overridden `sendEvent` kept from the recognizers never were (R-DLV-2).
    func finish(_ event: UIEvent) {
        for touch in event.touches {
            let isUnheard = touch.isNews && touch.currentPhase != .moved
            touch.isNews = false
            guard !touch.isLive || isUnheard, !touch.trackers.isEmpty else { continue }
            let trackers = touch.trackers
            for recognizer in trackers {
                _ = recognizer.stopTracking(touch)
                if isUnheard, recognizer.followsNothing { abandon(recognizer, .ignoredEverything) }
            }
        }
    }

    /// A view is about to leave its window: the recognizers in it are told, without a change of the touches' phases, and end (R-GR-55).
    func viewWillLeaveWindow(_ view: UIView, _ event: UIEvent?) {
        let recognizers = active
        for recognizer in recognizers {
            guard recognizer.isInAttempt, let owner = recognizer.attachedView, owner.isDescendant(of: view) else { continue }
            var live = Set<UITouch>()
            for touch in recognizer.tracked where touch.isLive && recognizer.knows(touch) { live.insert(touch) }
            if !live.isEmpty, let event, recognizer.seesTouches { recognizer.receive(.cancelled, live, with: event) }
            if recognizer.isInAttempt { interrupt(recognizer, .viewLeftWindow) }
        }
    }

    /// Touches are cancelled from inside a callback, without an event of their own: the recognizers hear of it at once.
    func cancel(_ touches: ContiguousArray<UITouch>, _ event: UIEvent) {
        let recognizers = active
        for recognizer in recognizers {
            var own = Set<UITouch>()
            for touch in touches where recognizer.tracked.contains(where: { $0 === touch }) {
                // Of what it has not heard yet it never hears.
                if recognizer.knows(touch) { own.insert(touch) } else { ignore(touch, by: recognizer) }
            }
            guard !own.isEmpty, recognizer.seesTouches else { continue }
            rememberCentroid(of: recognizer)
            recognizer.receive(.cancelled, own, with: event)
        }
    }

    /// Ends everything without a message: the host is gone.
    func removeAll() {
        for recognizer in active { abandon(recognizer, .viewLeftWindow) }
        withholding.removeAll()
        pressWithholding.removeAll()
    }

    /// A recognizer's deadline is reached (R-DLV-12).
    func deadlineReached(of recognizer: UIGestureRecognizer, at time: TimeInterval) {
        recognizer.deadlineToken = nil
        recognizer.deadlineTime = nil
        guard recognizer.isInAttempt else { return }
        guard recognizer.attachedView?.enclosingWindow != nil else { return abandon(recognizer, .viewLeftWindow) }
        UIApplication.shared.dispatcher.timerTurn(at: time) {
            recognizer.deadlineReached(at: time)
            runCycle()
        }
    }
}

extension UIGestureRecognizer {
    /// Whether touches are given to it: not when it has come to its end (R-DLV-10), also while its message still shows an earlier state.
    final var seesTouches: Bool {
        isInAttempt && (request == .waiting || current == .possible || current == .began || current == .changed)
    }

    /// Whether it has heard of the touch's landing.
    final func knows(_ touch: UITouch) -> Bool {
        touch.serial <= lastLanding && (missedLandings.isEmpty || !missedLandings.contains(touch.serial))
    }

    final func tracks(_ touch: UITouch) -> Bool {
        for candidate in tracked where candidate === touch { return true }
        return false
    }

    /// Priority order (R-DLV-6).
    fileprivate final func goesBefore(_ other: UIGestureRecognizer) -> Bool {
        depth != other.depth ? depth > other.depth : attachment > other.attachment
    }

    fileprivate final func stopTracking(_ touch: UITouch) -> Bool {
        for index in tracked.indices where tracked[index] === touch {
            tracked.remove(at: index)
            touch.trackers.removeAll { $0 === self }
            return true
        }
        return false
    }
}

extension UIView {
    /// How many views stand above.
    fileprivate final var depth: Int {
        var count = 0
        var view = parent
        while let ancestor = view {
            count += 1
            view = ancestor.parent
        }
        return count
    }
}
