internal import TouchHost

/// What views are called with, and what is left when an event has been dealt with.
extension Verifier {
    /// A window is about to deliver an event to its recognizers and views.
    func willServe(_ event: UIEvent, in window: UIWindow) {
        turn += 1
        served.append(ObjectIdentifier(window))
        // Nothing is promised of events that code sends by itself, as it may in the hit test of the event that is being made.
        let dispatcher = UIApplication.shared.dispatcher
        guard dispatcher.isDispatching, event.isBeingHandled, dispatcher.event === event else { return }
        var isChanged = false
        for touch in event.touches where touch.currentPhase != .stationary { isChanged = true }
        let told = ServedEvent(window: NamedReceiver(type: type(of: window)), hasChanges: isChanged,
                               isOfSequence: self.event == nil || self.event == ObjectIdentifier(event))
        report(EventPromises.all.violation(of: told, at: now))
        self.event = ObjectIdentifier(event)
    }

    /// A view is about to be called.
    func willCall(_ view: UIView, _ phase: UITouch.Phase, _ called: Set<UITouch>) {
        let receiver = NamedReceiver(type: type(of: view)), now = now
        report(SetPromises.all.violation(of: ToldSet(receiver: receiver, phase: phase, isEmpty: called.isEmpty), at: now))
        for touch in called.sorted(by: { $0.serial < $1.serial }) {
            var record = touches[touch]
            var subject = ToldView(told: Told(contact: ContactName(serial: touch.serial), receiver: receiver, phase: phase, reads: touch.phase,
                                              stage: record.stage))
            subject.isViewInWindow = view.enclosingWindow != nil
            subject.isViewsTouch = touch.view === view
            subject.isWindowsTouch = touch.window === view.enclosingWindow
            subject.isSameObject = record.touch === touch
            (subject.time, subject.earlierTime, subject.hasHostBrokenTime) = (touch.timestamp, record.time, hosts.hasBrokenTime)
            report(ViewPromises.all.violation(of: subject, at: now))
            record.view = receiver
            record.stage = record.stage.after(phase)
            record.time = touch.timestamp
            if record.stage == .over { record.end = phase }
            if phase == .moved { record.movedIn = turn }
            touches[touch] = record
        }
    }

    /// An event has been dealt with; touches that are over are still among its own.
    /// - Parameter wasDelivered: Whether it went through the windows.
    func didFinish(_ event: UIEvent, wasDelivered: Bool) {
        let now = now
        var isAnyDown = false
        for touch in event.touches {
            if touch.isLive {
                isAnyDown = true
                continue
            }
            let record = touches[touch]
            var finished = FinishedTouch(touch: ContactName(serial: touch.serial), view: record.view, stage: record.stage)
            finished.reads = touch.phase
            finished.isWithheld = touch.lateEvent != nil
            finished.isSuppressed = wasDelivered && !(touch.window.map { served.contains(ObjectIdentifier($0)) } ?? true)
            finished.recognizerCount = touch.gestureRecognizers?.count ?? 0
            report(FinishPromises.all.violation(of: finished, at: now))
        }
        for life in recognizers {
            guard let sent = life.sent else { continue }
            report(SettledPromises.all.violation(of: SentAction(recognizer: life.receiver, state: sent), at: now))
        }
        served.removeAll(keepingCapacity: true)
        if !isAnyDown { self.event = nil }
    }
}
