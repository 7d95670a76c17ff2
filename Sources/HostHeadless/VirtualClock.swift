public import TouchHost

/// A clock that stands still until its host moves it. It starts at 0.
@preconcurrency @MainActor
public final class VirtualClock: HostClock {
    /// Refreshes a second of a headless display.
    static let refreshRate = 60.0

    // Unchecked: it is read for each call of the host, and written between them.
    @exclusivity(unchecked) public private(set) var now = 0.0
    /// When the client is to be woken, if it asked for that.
    public private(set) var deadline: Double?

    /// Whether `Timer` and `asyncAfter` of the main thread go by this clock, as touches do; asked when an application is attached.
    public let drivesTimers: Bool

    public nonisolated init(drivesTimers: Bool = true) { self.drivesTimers = drivesTimers }

    public func requestWake(at deadline: Double?) {
        self.deadline = deadline.flatMap { $0.isNaN ? nil : $0 }
    }

    /// Moves the clock on; it never goes back.
    func advance(to time: Double) {
        now = max(now, time)
    }

    func takeWake() {
        deadline = nil
    }
}
