/// Smooths the rate at which a quantity changes: each sample is the change since the one before over the time it took (R-PAN-11).
///
/// The first sample counts fully, each later one with a given weight against all before it. A movement that took no time waits for the
/// next one and is counted with it.
struct VelocityFilter {
    /// Units of the quantity a second; 0 before any sample.
    private(set) var value = 0.0
    private var hasValue = false
    private var lastTime: TimeInterval = 0
    /// Changes that took no time yet.
    private var pending = 0.0

    /// Lets the next sample's time begin here: the fingers are others now, or none of their movement counted so far. The value stays.
    mutating func restart(at time: TimeInterval) {
        lastTime = time
        pending = 0
    }

    /// - Parameters:
    ///   - change: By how much the quantity has grown since the last call.
    ///   - weight: The share of this sample in the new value, 0 … 1.
    mutating func add(_ change: Double, at time: TimeInterval, weight: Double) {
        pending += change
        let duration = time - lastTime
        guard duration > GestureConfiguration.comparisonTolerance else { return }
        let sample = pending / duration
        value = hasValue ? weight * sample + (1 - weight) * value : sample
        hasValue = true
        restart(at: time)
    }
}
