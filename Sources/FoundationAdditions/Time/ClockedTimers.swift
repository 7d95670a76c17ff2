package import Foundation

/// Timers of the main thread that wait on the ``DelayClocks/current`` clock in place of the run loop.
///
/// Only the main thread calls them.
package enum ClockedTimers {
    private struct Entry {
        let timer: Timer
        /// `nil` for a date that never comes.
        var token: Int?
    }

    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Has the timer wait on the clock, if there is one and this is the main thread.
    /// - Parameter delay: Seconds; `nil` for those that the timer's date says.
    /// - Returns: Whether it does.
    package static func take(_ timer: Timer, after delay: TimeInterval? = nil) -> Bool {
        guard let clock = DelayClocks.current, timer.isValid else { return false }
        // It may be added for several modes.
        if entries[ObjectIdentifier(timer)] == nil { arm(timer, clock, after: delay ?? DelayClocks.meant(timer.fireDate.timeIntervalSinceNow)) }
        return true
    }

    /// The timer is to fire at another date than before.
    package static func setFireDate(_ date: Date, of timer: Timer) {
        timer.fireDate = date
        guard MainQueue.isCurrent, let entry = entries[ObjectIdentifier(timer)], let clock = DelayClocks.current else { return }
        entry.token.map(clock.cancel)
        arm(timer, clock, after: DelayClocks.meant(date.timeIntervalSinceNow))
    }

    package static func fireDate(of timer: Timer) -> Date { timer.fireDate }

    package static func invalidate(_ timer: Timer) {
        timer.invalidate()
        guard MainQueue.isCurrent, let entry = entries.removeValue(forKey: ObjectIdentifier(timer)) else { return }
        if let token = entry.token { DelayClocks.current?.cancel(token) }
    }

    /// Has the run loop fire the timer.
    package static func add(_ timer: Timer, to loop: RunLoop, _ mode: RunLoop.Mode) {
        if loop === RunLoop.main || loop === RunLoop.current, take(timer) { return }
        loop.add(timer, forMode: mode)
    }

    /// A clock goes: what waits on it never comes.
    static func forgetAll() { entries = [:] }

    /// Longer delays never end: no script lasts a year.
    private static let longest: TimeInterval = 31_536_000

    private static func arm(_ timer: Timer, _ clock: any DelayClock, after delay: TimeInterval) {
        let id = ObjectIdentifier(timer)
        let token = delay < longest ? clock.schedule(after: max(delay, 0)) { fire(timer, id) } : nil
        entries[id] = Entry(timer: timer, token: token)
    }

    private static func fire(_ timer: Timer, _ id: ObjectIdentifier) {
        guard entries[id] != nil else { return }
        guard timer.isValid, let clock = DelayClocks.current else {
            entries[id] = nil
            return
        }
        entries[id]?.token = nil
        let interval = timer.timeInterval
        // Before the call, which may set another date or invalidate it.
        if interval > 0 { arm(timer, clock, after: interval) }
        timer.fire()
        if !timer.isValid { invalidate(timer) }
    }
}
