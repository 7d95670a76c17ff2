#if Wayland
import KeyboardLayouts

/// When a key that is held is sent again. A compositor says at which pace, and leaves it to its clients.
struct KeyRepeat {
    /// Bounds of what makes sense, in seconds.
    private static let shortestInterval = 0.005, longestDelay = 10.0

    private var delay = 0.5
    /// `nil` where keys are not repeated.
    private var interval: Double?
    private var held: (code: UInt32, text: Keymap.Text, time: Double)?

    /// - Parameter isReported: Whether the compositor says the pace, as it does from version 4 of its seats on; until then no key is repeated.
    init(isReported: Bool) { interval = isReported ? nil : 0.04 }

    /// When the key is due.
    var deadline: Double? { held?.time }

    /// - Parameters:
    ///   - rate: How often in a second; 0 for not at all.
    ///   - delay: Milliseconds from the press to the first time.
    mutating func set(rate: Int, delay: Int) {
        interval = rate > 0 ? max(1 / Double(rate), Self.shortestInterval) : nil
        self.delay = min(max(Double(delay) / 1000, 0), Self.longestDelay)
        if interval == nil { held = nil }
    }

    /// A key went down. The one before it is no longer repeated.
    mutating func press(_ code: UInt32, _ text: Keymap.Text, repeats: Bool, time: Double) {
        held = repeats && interval != nil ? (code: code, text: text, time: time + delay) : nil
    }

    mutating func release(_ code: UInt32) {
        if let held, held.code == code { stop() }
    }

    mutating func stop() { held = nil }

    /// The key, if its time has come. Repetitions that could not be sent in time are not made up for.
    mutating func take(now: Double) -> (code: UInt32, text: Keymap.Text, time: Double)? {
        guard let interval, let due = held, due.time <= now else { return nil }
        held = (code: due.code, text: due.text, time: max(due.time + interval, now))
        return due
    }
}
#endif
