import Foundation

/// The system's monotonic clock: seconds since the machine started, not counting suspension.
///
/// It only remembers when a wake-up is requested; the main loop, which waits for everything else too, sets the timer.
@preconcurrency @MainActor
public final class SystemClock: HostClock {
    /// When the next wake-up is requested.
    package private(set) var deadline: Double?

    /// Makes a clock without a wake-up.
    public nonisolated init() {}

    /// The value of `ProcessInfo.processInfo.systemUptime`, read without going through it (R-GEN-2).
    public nonisolated static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    public var now: Double { Self.now }

    public func requestWake(at deadline: Double?) {
        self.deadline = deadline.flatMap { $0.isNaN ? nil : $0 }
    }

    /// Whether a wake-up is due. Each request is answered `true` once.
    package func takeWake() -> Bool {
        guard let deadline, now >= deadline else { return false }
        self.deadline = nil
        return true
    }
}
