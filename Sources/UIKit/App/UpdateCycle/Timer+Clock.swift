internal import FoundationAdditions

// A file that imports UIKit alone sees these and not Foundation's of the same names, as UIKit passes Foundation on. One that imports Foundation, too, sees
// Foundation's, which the attribute prefers: its timers run on the real run loop.

extension Timer {
    /// A timer that calls the closure, for the first time after `interval` seconds, once it was added to a run loop. Foundation's of Linux fires at once.
    @_disfavoredOverload
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
        ClockedTimers.note(self, after: interval)
    }

    /// A timer that calls the closure and runs on the run loop of this thread; on the main thread by the clock of the script or test that plays, if one does
    /// (R-GEN-6).
    @_disfavoredOverload
    @discardableResult
    public class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        if !ClockedTimers.take(timer, after: interval) { ClockedTimers.add(timer, to: .current, .default) }
        return timer
    }

    /// Ends the timer: it never fires again.
    @_disfavoredOverload
    public func invalidate() { ClockedTimers.invalidate(self) }

    /// When the timer fires next.
    @_disfavoredOverload
    public var fireDate: Date {
        get { ClockedTimers.fireDate(of: self) }
        set { ClockedTimers.setFireDate(newValue, of: self) }
    }
}

extension DispatchTime {
    /// The time now. What is put off until a time after it waits by the clock of the script or test that plays, if one does (R-GEN-6).
    @_disfavoredOverload
    public static func now() -> DispatchTime { DelayClocks.askTime() }
}

extension RunLoop.Mode {
    /// The mode of the main run loop while a scroll view follows a finger, and until the content has come to rest after it (R-GEN-10). It is one of the common
    /// modes.
    public static var tracking: RunLoop.Mode { RunLoopTracking.mode }
}

extension RunLoop {
    /// Has the loop fire a timer while it is in a mode; that of the main thread by the clock of the script or test that plays, if one does (R-GEN-6).
    @_disfavoredOverload
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { ClockedTimers.add(timer, to: self, mode) }
}

extension UpdateCycle: @preconcurrency DelayClock {
    func schedule(after seconds: Double, _ work: @escaping () -> Void) -> Int { schedule(at: now + seconds) { work() } }
}
