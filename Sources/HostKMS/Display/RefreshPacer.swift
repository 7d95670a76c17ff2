#if KMS
/// When the display refreshes, computed from the refreshes that it reported.
///
/// Some displays, as in virtual machines, do not wait for a refresh before they show a picture. Ticks keep to the pace of the mode all
/// the same.
struct RefreshPacer {
    /// Seconds from one refresh to the next.
    let period: Double
    /// When a picture came on the screen last.
    private(set) var last = 0.0
    private var lastTick = -Double.infinity

    init(rate: Double) { period = 1 / min(max(rate, 1), 1000) }

    /// A picture came on the screen at that time.
    mutating func note(refresh time: Double, now: Double) { last = min(time, now) }

    /// The time of the refresh at which a tick that is requested now is due; it may have passed.
    /// - Parameter hasFlipped: Whether a picture has just come on the screen.
    func due(now: Double, hasFlipped: Bool) -> Double {
        let next = hasFlipped ? last : last + (max(0, now - last) / period).rounded(.up) * period
        return next - lastTick < period * 0.75 ? lastTick + period : next
    }

    /// Sends the tick of that refresh. Returns its time, which never goes back and is never later than now.
    mutating func tick(_ due: Double, now: Double) -> Double {
        lastTick = max(lastTick, min(due, now))
        return lastTick
    }
}
#endif
