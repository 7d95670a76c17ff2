internal import TouchHost

/// Makes presses of keys and sends them to the first responder (R-PRS-4).
@MainActor
final class KeyDispatcher {
    /// Its owner.
    private var owner = Backlink<UIApplication>()
    var application: UIApplication! {
        get { owner.object }
        set { owner.object = newValue }
    }
    /// Keys that are down, by usage, in order of pressing.
    private var live: ContiguousArray<UIPress> = []
    /// Keys that are down and were commands (R-KEY-3).
    private var commands: ContiguousArray<UIKeyboardHIDUsage> = []
    private var readerKey = ReaderKey()
    /// What keys did while recognizers were being called: a press that began then would reach no responder (R-PRS-4).
    private var waiting: ContiguousArray<KeyEvent> = []

    /// Whether keys wait for a turn in which another responder may be the first.
    var hasWaiting: Bool { !waiting.isEmpty }

    func receive(_ key: KeyEvent) {
        waiting.append(key)
        guard GestureCoordinator.shared.isRunning else { return handleWaiting() }
        application.updateCycle.performInNextTurn { [self] in handleWaiting() }
    }

    /// Handles the keys that came while recognizers were being called, once that is over. The next turn may be one of a nested run loop, while
    /// that goes on.
    func handleWaiting() {
        while !waiting.isEmpty, !GestureCoordinator.shared.isRunning { handle(waiting.removeFirst()) }
    }

    private func handle(_ key: KeyEvent) {
        // Timers that were due before the key come first (R-GEN-3, R-DLV-14).
        application.updateCycle.fireTimers(before: key.timestamp)
        GestureCoordinator.shared.runDueCycle()
        let code = UIKeyboardHIDUsage(rawValue: key.usage)
        let running = live.first { $0.key?.keyCode == code }
        let press: UIPress
        if key.isPressed {
            if readerKey.press(key) { return application.setReading(application.screenReader == nil) }
            // Panels without a keyboard have such keys too (R-KBD-1).
            if !ReaderKey.isOne(code) { application.inputViews.keyWasPressed(at: key.timestamp) }
            // Auto-repeat makes no further press (R-KEY-2). A key that was typed is typed again.
            if let running {
                // A menu that has opened since takes every key (R-MNU-7).
                if !application.overlays.takesAllKeys { KeyTyping.repeat(running, UIKey(key)) }
                return
            }
            // A scene that is not active takes no keys, as it takes no touches (R-KEY-4, R-APP-1).
            guard !key.isRepeat, !commands.contains(code), let window = application.keyWindow,
                  window.windowScene?.activationState == .foregroundActive else { return }
            press = UIPress(key: UIKey(key), timestamp: key.timestamp, responder: window.firstResponder ?? window, window: window)
            let event = makeEvent([press], at: key.timestamp, modifiers: key.modifiers)
            // Noted before it is performed: what a command does may make the application inactive, which forgets the keys that are down (R-KEY-4).
            commands.append(code)
            // A key that a menu takes reaches no other receiver, as a command's does not.
            if let key = press.key, application.overlays.takes(key)
                || KeyCommands.perform(key, from: press.responder ?? window, for: event)
                || EditKeys.perform(key, from: press.responder ?? window, for: event) {
                return
            }
            commands.removeAll { $0 == code }
            live.append(press)
            GestureCoordinator.shared.begin(press, event)
            send(event)
        } else {
            commands.removeAll { $0 == code }
            guard let running else { return }
            press = running
            end(press, .ended, at: key.timestamp)
            send(makeEvent([press], at: key.timestamp, modifiers: key.modifiers))
        }
        live.removeAll { $0.phase == .ended }
    }

    /// Live presses are cancelled when the application becomes inactive (R-KEY-4). From inside a recognizer's callback, or a late call, that
    /// waits for the next turn: recognizers and responders could not be called here.
    func cancelAll(at timestamp: Double) {
        commands.removeAll()
        // Their releases will not come.
        waiting.removeAll()
        // A press that ends in the event that is being handled is not live.
        let cancelled: ContiguousArray<UIPress> = live.filter { !GestureCoordinator.shared.isOver($0) }
        live.removeAll()
        if cancelled.isEmpty { return }
        guard GestureCoordinator.shared.isBusy else { return cancel(cancelled, at: timestamp) }
        application.updateCycle.performInNextTurn { [self] in cancel(cancelled, at: timestamp) }
    }

    private func cancel(_ cancelled: ContiguousArray<UIPress>, at timestamp: Double) {
        for press in cancelled { end(press, .cancelled, at: timestamp) }
        send(makeEvent(cancelled, at: timestamp, modifiers: []))
    }

    private func end(_ press: UIPress, _ phase: UIPress.Phase, at timestamp: Double) {
        press.phase = phase
        press.timestamp = timestamp
        GestureCoordinator.shared.end(press)
    }

    private func makeEvent(_ presses: ContiguousArray<UIPress>, at timestamp: Double, modifiers: KeyModifiers) -> UIPressesEvent {
        let event = UIPressesEvent()
        event.timestamp = timestamp
        event.modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        for press in live where !presses.contains(where: { $0 === press }) { press.phase = .stationary }
        event.allPresses = Set(live).union(presses)
        event.changed = presses
        return event
    }

    private func send(_ event: UIPressesEvent) {
        application.sendEvent(event)
        GestureCoordinator.shared.finish(event)
    }
}
