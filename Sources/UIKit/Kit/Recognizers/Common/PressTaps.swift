/// Presses of keys as a tap recognizer counts them: like taps of one finger, without places (R-PRS-5).
struct PressTaps {
    private(set) var taps = 0
    private var start: TimeInterval?
    private var lastEnd: TimeInterval?

    var isEmpty: Bool { start == nil && taps == 0 }

    /// A key goes down. `false`: while another is down, which makes no tap.
    mutating func press(at time: TimeInterval) -> Bool {
        guard start == nil else { return false }
        start = time
        return true
    }

    /// The key goes up.
    mutating func release(at time: TimeInterval) {
        guard start != nil else { return }
        start = nil
        lastEnd = time
        taps += 1
    }

    /// When the time for what comes next is over; `nil` without a press.
    @MainActor func end(ofTapsWithin duration: TimeInterval) -> TimeInterval? {
        if let start { return start + duration }
        return lastEnd.map { $0 + GestureConfiguration.current.tapMaxInterval }
    }
}
