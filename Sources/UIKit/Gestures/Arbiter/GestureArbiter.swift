/// Decides everything about recognizers that more than one of them, or a view, has to do with: who gets which touch, who may begin,
/// who waits for whom, who excludes whom, what the views hear, when attempts end.
///
/// Recognizers only look at touches and ask for a state. One run of ``runCycle(_:in:)`` answers: the steps G1 … G7 of R-DLV-10.
/// The decision table is in `Documentation/gestures/coordination.md`.
@MainActor
final class GestureArbiter {
    static let shared = GestureArbiter()

    /// The recognizers with an attempt in progress, in priority order (R-DLV-6).
    @exclusivity(unchecked) var active: ContiguousArray<UIGestureRecognizer> = []
    /// Numbers the cycles.
    @exclusivity(unchecked) private(set) var cycle = 0
    /// Whether a cycle is running.
    @exclusivity(unchecked) private(set) var isRunning = false
    /// Whether somebody asked for a state since the last decision.
    @exclusivity(unchecked) private var hasRequests = false
    @exclusivity(unchecked) private var isScheduled = false
    /// Those recognized since the last step G4.
    @exclusivity(unchecked) private var recognized: ContiguousArray<UIGestureRecognizer> = []
    /// Those whose messages are to be sent, in the order in which they were settled.
    @exclusivity(unchecked) private var settled: ContiguousArray<UIGestureRecognizer> = []
    /// Those that the one that is being recognized may exclude, and those that are being reset; kept for their memory.
    @exclusivity(unchecked) private var rivals: ContiguousArray<UIGestureRecognizer> = []
    @exclusivity(unchecked) private var over: ContiguousArray<UIGestureRecognizer> = []
    /// What is kept from views.
    let withholding = Withholding()
    /// What is kept from the responders of presses.
    let pressWithholding = PressWithholding()
    var eventNumber = 0
    /// Candidates for a landing touch; kept for its memory.
    var candidates: ContiguousArray<UIGestureRecognizer> = []

    // MARK: The cycle

    /// Runs one cycle (R-DLV-10): for an event in a window, or, without one, because time passed or a state was set (R-DLV-12, R-DLV-14).
    /// The view stage follows.
    func runCycle(_ event: UIEvent?, in window: UIWindow?, presses: UIPressesEvent? = nil) {
        // What callbacks ask for is decided by the cycle that is running.
        guard !isRunning else { return }
        isRunning = true
        isScheduled = false
        cycle += 1
        if let event, let window {
            deliverTouches(of: event, in: window)                        // G1
            if event.hasLandings { askAboutRequirements(event, in: window) }
            withholding.withhold(event, in: window)                      // G2
        }
        if let presses, let window {
            deliverPresses(of: presses, in: window)                      // G1
            askAboutRequirements(presses, in: window)
            pressWithholding.withhold(presses, in: window)               // G2
        }
        var rounds = 0
        while hasRequests, rounds < Self.maximumRounds {
            // Messages may lead to further requests: they are decided before the attempts end.
            hasRequests = false
            rounds += 1
            resolve()                                                    // G3
            for recognizer in recognized {                               // G4
                withholding.cancelTouches(of: recognizer, event)
                pressWithholding.cancelPresses(of: recognizer)
            }
            recognized.removeAll(keepingCapacity: true)
            sendActions()                                                // G5
        }
        withholding.release(in: event, window)                           // G6
        pressWithholding.release()
        if rounds > 0 { resetSettled() }                                 // G7
        isRunning = false
        if hasRequests { schedule() }
        pressWithholding.deliverReleased()
    }

    /// Recognizers that set each other's states for ever are stopped here, until the next cycle.
    private static let maximumRounds = 16

    /// Runs a cycle that no event started, and delivers what it released.
    func runCycle() {
        guard !isRunning else { return }
        runCycle(nil, in: nil)
        let dispatcher = UIApplication.shared.dispatcher
        withholding.deliverReleased(with: dispatcher.event)
        dispatcher.finishCancelled()
    }

    /// Runs the cycle that was scheduled, if one was: before an event and before a refresh (R-DLV-14).
    func runScheduledCycle() { if isScheduled { runCycle() } }

    /// Something changed outside of the recognizers' own requests.
    func needsDecision() {
        hasRequests = true
        schedule()
    }

    func schedule() {
        guard !isScheduled, !isRunning else { return }
        isScheduled = true
        UIApplication.shared.updateCycle.performInNextTurn { [self] in runScheduledCycle() }
    }

    /// Takes the touches of a recognizer from their views now, if that was to be done in this cycle.
    func finishRecognition(of recognizer: UIGestureRecognizer) {
        let event = UIApplication.shared.dispatcher.event
        for other in recognized where other === recognizer {
            withholding.cancelTouches(of: recognizer, event)
            pressWithholding.cancelPresses(of: recognizer)
        }
    }

    private func askAboutRequirements(_ event: UIEvent, in window: UIWindow) {
        for touch in event.touches where touch.isNews && touch.currentPhase == .began && touch.landingWindow === window {
            FailureRequirements.ask(among: touch.trackers)
        }
        for recognizer in active where recognizer.request != .none { holdBackIfNeeded(recognizer) }
    }

    // MARK: Requests

    /// A recognizer asks for a state (R-GR-12).
    func request(_ state: State, by recognizer: UIGestureRecognizer) {
        if state == .changed, recognizer.isActive {
            // The way of every move of a gesture that goes on; what is asked below was asked when it began.
            if recognizer.transitions.last != .changed { recognizer.transitions.append(.changed) }
            recognizer.current = .changed
            if !recognizer.isSending { recognizer.shown = .changed }
            GestureTrace.current?.note(.requested(.changed), recognizer)
            return needsDecision()
        }
        // Whoever is disabled, or attached to nothing that is in a window, has nothing to tell.
        guard recognizer.isEnabled, recognizer.attachedView?.enclosingWindow != nil else { return }
        // Permission is asked once (R-GR-20): who is asked can do nothing about the state but refuse it.
        guard !recognizer.isAsking || state == .failed || state == .cancelled else { return }
        let isRecognizing = recognizer.current == .possible && recognizer.request == .none
        if recognizer.request == .waiting {
            // R-GR-41b: only an end is remembered; giving up is silent.
            switch state {
            case .ended where recognizer.current != .ended:
                recognizer.current = .ended
                recognizer.transitions.append(.ended)
            case .cancelled, .failed: fail(recognizer, .itself(recognizer.takeFailureReason()))
            default: break
            }
        } else if let next = Self.transition(from: recognizer.current, to: state) {
            activate(recognizer)
            GestureTrace.current?.note(.requested(next), recognizer)
            if next == .failed {
                fail(recognizer, .itself(recognizer.takeFailureReason()))
            } else if !isRecognizing || mayBegin(recognizer) {
                recognizer.current = next
                if recognizer.transitions.last != next { recognizer.transitions.append(next) }
                if isRecognizing {
                    recognizer.request = .pending
                    holdBackIfNeeded(recognizer)
                }
                if !recognizer.isSending { recognizer.showState() }
            }
        } else {
            return
        }
        hasRequests = true
        schedule()
    }

    typealias State = UIGestureRecognizer.State

    /// What becomes of a request: R-GR-12. `nil`: nothing.
    static func transition(from current: State, to requested: State) -> State? {
        switch (current, requested) {
        case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): nil
        case (.possible, .began), (.possible, .changed): .began
        case (.possible, .ended): .ended
        case (.possible, .cancelled), (.possible, .failed): .failed
        case (_, .possible), (_, .began), (_, .changed): .changed
        case (_, .ended): .ended
        case (_, .cancelled), (_, .failed): .cancelled
        }
    }

    /// Asks for permission: the views from the hit view to the recognizer's own, then the delegate (R-GR-20 … 22).
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isAsking = true
        defer { recognizer.isAsking = false }
        var view = recognizer.tracked.first?.hitView ?? recognizer.trackedPresses.first?.targetView ?? recognizer.attachedView
        // Whoever is asked may end the attempt: then nothing more is to be permitted.
        while let asked = view, recognizer.current == .possible, recognizer.isInAttempt {
            guard asked.gestureRecognizerShouldBegin(recognizer) else {
                fail(recognizer, .viewRefused("\(type(of: asked))"))
                return false
            }
            view = asked === recognizer.attachedView ? nil : asked.superview
        }
        guard recognizer.current == .possible, recognizer.isInAttempt else { return false }
        guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
            fail(recognizer, .delegateRefused)
            return false
        }
        return recognizer.current == .possible && recognizer.isInAttempt
    }

    /// One that was permitted waits for those that it requires to fail (R-GR-41), or fails at once because one of them goes on (R-GR-41a).
    func holdBackIfNeeded(_ recognizer: UIGestureRecognizer) {
        switch FailureRequirements.obstacle(of: recognizer) {
        case .none: return
        case .recognized(let other): fail(recognizer, .requirementRecognized(GestureTrace.Party(other)))
        case .unsettled(let other):
            if recognizer.request == .waiting { return }
            // R-GR-41b: one that has given up already does so silently.
            guard recognizer.current != .cancelled else { return fail(recognizer, .itself(recognizer.takeFailureReason())) }
            recognizer.request = .waiting
            recognizer.showState()
            GestureTrace.current?.note(.waits(for: GestureTrace.Party(other)), recognizer)
        }
    }

    func fail(_ recognizer: UIGestureRecognizer, _ reason: GestureTrace.Failure) {
        // Whoever was asked about it may have disabled or removed it: its attempt is over then.
        guard recognizer.isInAttempt else { return }
        recognizer.current = .failed
        recognizer.request = .none
        recognizer.transitions.removeAll(keepingCapacity: true)
        if !recognizer.isSending { recognizer.showState() }
        hasRequests = true
        GestureTrace.current?.note(.failed(reason), recognizer)
    }

    // MARK: G3, who is recognized

    /// Decides all requests in priority order, until nothing changes (R-GR-41 … 45).
    private func resolve() {
        for recognizer in active where recognizer.request == .none && !recognizer.transitions.isEmpty { settled.append(recognizer) }
        var isChanged = true
        while isChanged {
            isChanged = false
            for recognizer in active where recognizer.request != .none {
                switch FailureRequirements.obstacle(of: recognizer) {
                case .unsettled:
                    holdBackIfNeeded(recognizer)
                    continue
                case .recognized(let other):
                    fail(recognizer, .requirementRecognized(GestureTrace.Party(other)))
                case .none:
                    if let other = excluder(of: recognizer) {
                        fail(recognizer, .excluded(by: GestureTrace.Party(other)))
                    } else if recognizer.request != .none {
                        recognize(recognizer)
                    }
                }
                isChanged = true
            }
        }
    }

    /// One that goes on, or was recognized earlier in this cycle, and prevents the recognizer (R-GR-45).
    private func excluder(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
        for other in active where other !== recognizer && other.request == .none {
            guard other.isActive || other.recognizedInCycle == cycle, other.isRelated(to: recognizer) else { continue }
            // Whoever was asked may have ended the other's attempt.
            if other.prevents(recognizer), other.isActive || other.recognizedInCycle == cycle { return other }
        }
        return nil
    }

    /// Lets the recognizer go on; those it prevents fail (R-GR-45).
    private func recognize(_ recognizer: UIGestureRecognizer) {
        recognizer.request = .none
        recognizer.recognizedInCycle = cycle
        recognizer.showState()
        recognized.append(recognizer)
        settled.append(recognizer)
        GestureTrace.current?.note(.recognized, recognizer)
        for other in active where other !== recognizer && other.isUndecided && recognizer.isRelated(to: other) { rivals.append(other) }
        for other in rivals where other.isInAttempt && other.isUndecided && isRecognized(recognizer) {
            if recognizer.prevents(other), isRecognized(recognizer), other.isUndecided {
                fail(other, .excluded(by: GestureTrace.Party(recognizer)))
            }
        }
        rivals.removeAll(keepingCapacity: true)
    }

    /// Whether a recognition of this round stands: one that is disabled meanwhile was recognized, one that is removed was not.
    private func isRecognized(_ recognizer: UIGestureRecognizer) -> Bool { recognized.contains { $0 === recognizer } }

    /// The recognition of one that is removed does not count (R-GR-54).
    func withdraw(_ recognizer: UIGestureRecognizer) { recognized.removeAll { $0 === recognizer } }

    // MARK: G5 and G7, messages and ends

    private func sendActions() {
        var next = 0
        while next < settled.count {
            settled[next].sendActions()
            next += 1
        }
        settled.removeAll(keepingCapacity: true)
    }

    private func resetSettled() {
        // What comes to its end inside of another's `reset()` is of the next cycle, in which its dependents are told first (R-GR-35).
        for recognizer in active where recognizer.isOver { over.append(recognizer) }
        if over.isEmpty { return }
        for recognizer in over where recognizer.isOver { reset(recognizer) }
        over.removeAll(keepingCapacity: true)
    }

    /// Ends the attempt: the recognizer hears nothing more of its touches and is told to forget them (R-GR-30 … 33).
    func reset(_ recognizer: UIGestureRecognizer) {
        guard recognizer.isInAttempt else { return }
        GestureTrace.current?.note(.reset, recognizer)
        let message = recognizer.shown
        forgetAttempt(of: recognizer)
        Verifier.current?.willReset(recognizer)
        recognizer.reset()
        // One that was removed in a message of its own: the message goes on to the other targets.
        if recognizer.isSending { recognizer.shown = message }
    }
}
