#if Wayland || KMS
/// When a key that is held is sent again. A compositor says at which pace, and leaves it to its clients; a bare display says nothing.
package struct KeyRepeat {
    /// Bounds of what makes sense, in seconds.
    private static let shortestInterval = 0.005, longestDelay = 10.0

    private var delay = 0.5
    /// `nil` where keys are not repeated.
    private var interval: Double?
    private var held: (code: UInt32, text: Keymap.Text, time: Double)?

    /// - Parameter isReported: Whether the system below says the pace; until it does, no key is repeated.
    package init(isReported: Bool) { interval = isReported ? nil : 0.04 }

    /// When the key is due.
    package var deadline: Double? { held?.time }

    /// - Parameters:
    ///   - rate: How often in a second; 0 for not at all.
    ///   - delay: Milliseconds from the press to the first time.
    package mutating func set(rate: Int, delay: Int) {
        interval = rate > 0 ? max(1 / Double(rate), Self.shortestInterval) : nil
        self.delay = min(max(Double(delay) / 1000, 0), Self.longestDelay)
        if interval == nil { held = nil }
    }

    /// A key went down. Where it repeats, the one before it no longer does; a modifier key changes nothing of it, as on X11.
    package mutating func press(_ code: UInt32, _ text: Keymap.Text, repeats: Bool, time: Double) {
        if repeats, interval != nil { held = (code: code, text: text, time: time + delay) }
    }

    package mutating func release(_ code: UInt32) {
        if let held, held.code == code { stop() }
    }

    package mutating func stop() { held = nil }

    /// Modifiers or the layout are others than before: the key types what it means now.
    /// - Parameter text: What a key types.
    package mutating func retype(_ text: (_ code: UInt32) -> Keymap.Text?) {
        if let held, let text = text(held.code) { self.held?.text = text }
    }

    /// The key, if its time has come. Repetitions that could not be sent in time are not made up for.
    package mutating func take(now: Double) -> (code: UInt32, text: Keymap.Text, time: Double)? {
        guard let interval, let due = held, due.time <= now else { return nil }
        held = (code: due.code, text: due.text, time: max(due.time + interval, now))
        return due
    }
}
#endif
