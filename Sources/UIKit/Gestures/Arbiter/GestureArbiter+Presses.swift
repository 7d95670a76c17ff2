/// Which recognizer gets which press (R-PRS-5).
extension GestureArbiter {
    /// Offers a press that begins to the recognizers of its responder's view and of those above.
    func offer(_ press: UIPress, _ event: UIPressesEvent) {
        eventNumber += 1
        var candidates: ContiguousArray<UIGestureRecognizer> = []
        var view = press.targetView
        while let owner = view {
            for recognizer in owner.recognizers.reversed() {
                recognizer.isCandidate = true
                candidates.append(recognizer)
            }
            view = owner.superview
        }
        for recognizer in candidates where recognizer.isCandidate {
            guard recognizer.attachedView?.enclosingWindow === press.window, accepts(press, recognizer, event),
                  recognizer.isEnabled, recognizer.isCandidate else { continue }
            activate(recognizer)
            recognizer.trackedPresses.append(press)
            recognizer.history.append(press.serial)
            press.trackers.append(recognizer)
        }
    }

    /// As for touches (R-DLV-4), with the type of the press in place of the touch's.
    private func accepts(_ press: UIPress, _ recognizer: UIGestureRecognizer, _ event: UIPressesEvent) -> Bool {
        guard recognizer.isEnabled, recognizer.accepts(press.type) else { return false }
        let delegate = recognizer.delegate
        if recognizer.askedEvent != eventNumber {
            recognizer.askedEvent = eventNumber
            recognizer.eventAnswer = recognizer.shouldReceive(event)
                && delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
        }
        return recognizer.eventAnswer && delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
    }

    /// Hands each recognizer its presses of this event, in priority order (R-PRS-6).
    func deliverPresses(of event: UIPressesEvent, in window: UIWindow) {
        // Callbacks may end attempts.
        let recognizers = active
        for recognizer in recognizers where !recognizer.trackedPresses.isEmpty {
            recognizer.lastModifiers = event.modifierFlags
            if let presses = presses(.began, of: recognizer, event, window) { recognizer.receive(.began, presses, with: event) }
            if let presses = presses(.changed, of: recognizer, event, window) { recognizer.receive(.changed, presses, with: event) }
            if let presses = presses(.ended, of: recognizer, event, window) { recognizer.receive(.ended, presses, with: event) }
            if let presses = presses(.cancelled, of: recognizer, event, window) { recognizer.receive(.cancelled, presses, with: event) }
        }
    }

    func askAboutRequirements(_ event: UIPressesEvent, in window: UIWindow) {
        for press in event.changed where press.phase == .began && press.window === window {
            FailureRequirements.ask(among: press.trackers)
        }
        for recognizer in active where recognizer.request != .none { holdBackIfNeeded(recognizer) }
    }

    private func presses(_ phase: UIPress.Phase, of recognizer: UIGestureRecognizer, _ event: UIPressesEvent,
                         _ window: UIWindow) -> Set<UIPress>? {
        guard recognizer.seesTouches else { return nil }
        var own = Set<UIPress>()
        for press in event.changed where press.phase == phase && press.window === window && recognizer.tracks(press) { own.insert(press) }
        return own.isEmpty ? nil : own
    }

    /// The recognizer wants to hear no more of the press, as with touches (R-GR-46).
    func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
        guard recognizer.stopTracking(press) else { return }
        recognizer.ignored.append(press.serial)
        pressWithholding.drop(recognizer, from: press)
        if recognizer.followsNothing, recognizer.request == .none, recognizer.current == .possible {
            fail(recognizer, .ignoredEverything)
        }
        needsDecision()
    }

    /// Presses that are over are tracked no longer. What an overridden `sendEvent` kept from the recognizers they never had (R-DLV-2).
    func finish(_ presses: ContiguousArray<UIPress>) {
        for press in presses {
            if press.isOver, press.beganHolders.isEmpty, press.endHolders.isEmpty { press.lateEvent = nil }
            let isUnheard = press.isPending && press.phase != .changed
            guard press.isOver || isUnheard else { continue }
            let trackers = press.trackers
            for recognizer in trackers {
                _ = recognizer.stopTracking(press)
                if isUnheard, recognizer.followsNothing { abandon(recognizer, .ignoredEverything) }
            }
        }
    }
}

extension UIGestureRecognizer {
    final func accepts(_ type: UIPress.PressType) -> Bool {
        for allowed in allowedPressTypes where allowed.intValue == type.rawValue { return true }
        return false
    }

    final func tracks(_ press: UIPress) -> Bool {
        for tracked in trackedPresses where tracked === press { return true }
        return false
    }

    /// Whether it has neither touch nor press to look at.
    final var followsNothing: Bool { tracked.isEmpty && trackedPresses.isEmpty }

    fileprivate final func stopTracking(_ press: UIPress) -> Bool {
        for index in trackedPresses.indices where trackedPresses[index] === press {
            trackedPresses.remove(at: index)
            press.trackers.removeAll { $0 === self }
            return true
        }
        return false
    }
}

extension UIPress {
    /// The view at which recognizers are looked for: the responder's own, else the window.
    var targetView: UIView? {
        responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded ?? window
    }
}
