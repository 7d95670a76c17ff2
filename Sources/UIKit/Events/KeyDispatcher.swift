internal import TouchHost

/// Makes presses of keys and sends them to the first responder (R-PRS-4).
@MainActor
final class KeyDispatcher {
    /// Its owner.
    @exclusivity(unchecked) unowned(unsafe) var application: UIApplication!
    /// Keys that are down, by usage, in order of pressing.
    private var live: ContiguousArray<UIPress> = []

    func receive(_ key: KeyEvent) {
        let code = UIKeyboardHIDUsage(rawValue: key.usage)
        let running = live.first { $0.key?.keyCode == code }
        let press: UIPress
        if key.isPressed {
            // Auto-repeat makes no further press (R-KEY-2).
            guard running == nil, let window = application.keyWindow else { return }
            press = UIPress(key: UIKey(key), timestamp: key.timestamp, responder: window.firstResponder ?? window, window: window)
            live.append(press)
        } else {
            guard let running else { return }
            press = running
            press.phase = .ended
            press.timestamp = key.timestamp
        }
        send([press], at: key.timestamp, modifiers: key.modifiers)
        live.removeAll { $0.phase == .ended }
    }

    /// Live presses are cancelled when the application becomes inactive (R-KEY-4).
    func cancelAll(at timestamp: Double) {
        guard !live.isEmpty else { return }
        let cancelled = live
        live.removeAll()
        for press in cancelled {
            press.phase = .cancelled
            press.timestamp = timestamp
        }
        send(cancelled, at: timestamp, modifiers: [])
    }

    private func send(_ presses: ContiguousArray<UIPress>, at timestamp: Double, modifiers: KeyModifiers) {
        let event = UIPressesEvent()
        event.timestamp = timestamp
        event.modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        for press in live where !presses.contains(where: { $0 === press }) { press.phase = .stationary }
        event.allPresses = Set(live).union(presses)
        event.changed = presses
        application.sendEvent(event)
    }
}
