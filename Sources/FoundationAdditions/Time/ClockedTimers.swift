package import Foundation

/// Timers of the main thread that wait on the ``DelayClocks/current`` clock in place of the run loop.
///
/// Only the main thread calls them.
package enum ClockedTimers {
    private struct Entry {
        let timer: Timer
        /// `nil` for a date that never comes.
        var token: Int?
        /// The modes that it was added for.
        var modes: Set<RunLoop.Mode>
        /// Seconds by which the next call comes after its time: a timer may be added when that has passed.
        var late: TimeInterval = 0
    }

    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The timers whose time has come in a mode that they were not added for, in that order.
    nonisolated(unsafe) private static var held: [ObjectIdentifier] = []

    /// A timer that waits for nothing before it was added.
    private struct Made {
        weak var timer: Timer?
        let delay: TimeInterval
        /// What the clock said when it was made.
        let moment: TimeInterval
    }

    /// Those that were made last: the thread may not have run for a while until they are added.
    nonisolated(unsafe) private static var made: [Made] = []

    /// Notes that a timer was made that fires after so many seconds, once it was added.
    package static func note(_ timer: Timer, after delay: TimeInterval) {
        guard DelayClocks.exists, let clock = DelayClocks.current else { return }
        made.removeAll { $0.timer == nil }
        if made.count == 8 { made.removeFirst() }
        made.append(Made(timer: timer, delay: delay, moment: clock.now))
    }

    /// Seconds until the timer fires, below zero when that has passed, if it was noted and its date was not set since.
    private static func noted(_ timer: Timer, _ clock: any DelayClock) -> TimeInterval? {
        guard let place = made.firstIndex(where: { $0.timer === timer }) else { return nil }
        let made = made.remove(at: place)
        return made.delay - (clock.now - made.moment)
    }

    /// Has the timer wait on the clock, if there is one and this is the main thread.
    /// - Parameters:
    ///   - delay: Seconds; `nil` for those that the timer's date says.
    ///   - modes: In which it fires (R-GEN-10).
    /// - Returns: Whether it does.
    package static func take(_ timer: Timer, after delay: TimeInterval? = nil, modes: [RunLoop.Mode] = [.default]) -> Bool {
        guard let clock = DelayClocks.current, timer.isValid else { return false }
        let id = ObjectIdentifier(timer)
        // It may be added for several modes, one after the other.
        guard entries[id] == nil else {
            entries[id]?.modes.formUnion(modes)
            modeChanged()
            return true
        }
        entries[id] = Entry(timer: timer, modes: Set(modes))
        let noted = noted(timer, clock)
        arm(timer, clock, after: delay ?? noted ?? DelayClocks.meant(timer.fireDate.timeIntervalSinceNow))
        return true
    }

    /// The timer is to fire at another date than before.
    package static func setFireDate(_ date: Date, of timer: Timer) {
        timer.fireDate = date
        if MainQueue.isCurrent { made.removeAll { $0.timer === timer } }
        guard MainQueue.isCurrent, let entry = entries[ObjectIdentifier(timer)], let clock = DelayClocks.current else { return }
        entry.token.map(clock.cancel)
        held.removeAll { $0 == ObjectIdentifier(timer) }
        arm(timer, clock, after: DelayClocks.meant(date.timeIntervalSinceNow))
    }

    package static func fireDate(of timer: Timer) -> Date { timer.fireDate }

    package static func invalidate(_ timer: Timer) {
        timer.invalidate()
        guard MainQueue.isCurrent, let entry = entries.removeValue(forKey: ObjectIdentifier(timer)) else { return }
        held.removeAll { $0 == ObjectIdentifier(timer) }
        if let token = entry.token { DelayClocks.current?.cancel(token) }
    }

    /// Has the run loop fire the timer.
    package static func add(_ timer: Timer, to loop: RunLoop, _ mode: RunLoop.Mode) {
        if loop === RunLoop.main || loop === RunLoop.current, take(timer, modes: [mode]) { return }
        loop.add(timer, forMode: mode)
    }

    /// A clock goes: what waits on it never comes.
    static func forgetAll() { (entries, held, made) = ([:], [], []) }

    /// The main run loop may be in another mode: timers that were held for it fire in one of its next turns.
    static func modeChanged() {
        guard !held.isEmpty, let clock = DelayClocks.current else { return }
        for id in held where entries[id].map({ RunLoopTracking.serves($0.modes) }) == true {
            _ = clock.schedule(after: 0) {
                guard let place = held.firstIndex(of: id), let entry = entries[id], RunLoopTracking.serves(entry.modes) else { return }
                held.remove(at: place)
                call(entry.timer)
            }
        }
    }

    /// Longer delays never end: no script lasts a year.
    private static let longest: TimeInterval = 31_536_000

    private static func arm(_ timer: Timer, _ clock: any DelayClock, after delay: TimeInterval) {
        let id = ObjectIdentifier(timer)
        let token = delay < longest ? clock.schedule(after: max(delay, 0)) { fire(timer, id) } : nil
        entries[id]?.token = token
        entries[id]?.late = max(-delay, 0)
    }

    private static func fire(_ timer: Timer, _ id: ObjectIdentifier) {
        guard let entry = entries[id] else { return }
        guard timer.isValid, let clock = DelayClocks.current else {
            entries[id] = nil
            return
        }
        entries[id]?.token = nil
        let interval = timer.timeInterval
        // Before the call, which may set another date or invalidate it.
        if interval > 0 { arm(timer, clock, after: untilNext(interval, late: entry.late)) }
        if RunLoopTracking.serves(entry.modes) {
            call(timer)
        } else if !held.contains(id) {
            held.append(id)
        }
    }

    /// Seconds until the next call of a repeating timer: the times stay multiples of the interval after the first, as `Timer`'s documentation says.
    private static func untilNext(_ interval: TimeInterval, late: TimeInterval) -> TimeInterval {
        guard late > 0 else { return interval }
        // A time that has come but for rounding is not called twice.
        let missed = (late / interval + 1e-9).rounded(.down)
        return min((missed + 1) * interval - late, interval)
    }

    private static func call(_ timer: Timer) {
        timer.fire()
        if !timer.isValid { invalidate(timer) }
    }
}
