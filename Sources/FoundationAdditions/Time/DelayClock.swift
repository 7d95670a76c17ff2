public import Foundation
internal import Synchronization

/// A clock that stands still until it is moved, such as that of a script or a test, on which work of the main thread waits.
package protocol DelayClock: AnyObject {
    /// Seconds.
    var now: TimeInterval { get }
    /// Calls the closure when so many seconds have passed.
    /// - Returns: What takes it back.
    func schedule(after seconds: TimeInterval, _ work: @escaping () -> Void) -> Int
    func cancel(_ token: Int)
}

/// The clock by which timers and delays of the main thread go in place of the run loop's, while there is one.
package enum DelayClocks {
    private static let isSet = Atomic<Bool>(false)
    nonisolated(unsafe) private static var clock: (any DelayClock)?

    /// Only for the main thread. Setting another drops what waited on the one before.
    package static var current: (any DelayClock)? {
        get { MainQueue.isCurrent ? clock : nil }
        set {
            if newValue !== clock {
                ClockedTimers.forgetAll()
                asked = []
            }
            clock = newValue
            isSet.store(newValue != nil, ordering: .sequentiallyConsistent)
        }
    }

    /// Whether there is one, from any thread.
    static var exists: Bool { isSet.load(ordering: .sequentiallyConsistent) }

    /// The last times of Dispatch that the main thread asked for, and what the clock said then.
    nonisolated(unsafe) private static var asked: [(time: DispatchTime, moment: TimeInterval)] = []

    /// Dispatch's time, of which the main thread will make a deadline as a rule.
    package static func askTime() -> DispatchTime {
        let time = DispatchTime.now()
        if exists, let clock = current {
            if asked.count == 8 { asked.removeFirst() }
            asked.append((time, clock.now))
        }
        return time
    }

    /// Seconds from now by the clock that goes: exact from a time that the main thread asked for, however long it did not run since.
    static func delay(until deadline: DispatchTime) -> TimeInterval {
        if let clock = current, let (delay, moment) = made(deadline) { return max(delay - (clock.now - moment), 0) }
        let now = DispatchTime.now()
        return deadline > now ? meant(Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9) : 0
    }

    /// Of which time a deadline was made: it is whole milliseconds later, to the nanosecond, as no other is by chance.
    private static func made(_ deadline: DispatchTime) -> (delay: TimeInterval, moment: TimeInterval)? {
        for (time, moment) in asked.reversed() where deadline >= time {
            let (milliseconds, rest) = (deadline.uptimeNanoseconds - time.uptimeNanoseconds + 1).quotientAndRemainder(dividingBy: 1_000_000)
            if rest <= 2 { return (Double(milliseconds) / 1000, moment) }
        }
        return nil
    }

    /// The delay that was meant by a date or deadline some microseconds after that was made: whole milliseconds, rounded up.
    package static func meant(_ seconds: TimeInterval) -> TimeInterval { seconds > 0 ? (seconds * 1000 - 1e-6).rounded(.up) / 1000 : 0 }
}

/// Where the main actor runs: on the main thread, or, in a program that waits for its end elsewhere, on whichever drains the main queue.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

extension DispatchQueue {
    /// Runs the closure after the deadline. On the main queue it goes by the clock of the script or test that plays, if one does.
    ///
    /// Dispatch has the same with a quality of service and flags. A call that names neither means this one.
    @preconcurrency
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        // On Linux each question for the main queue makes another object.
        guard label == DispatchQueue.main.label, DelayClocks.exists, deadline != .distantFuture else {
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        }
        let delay = DelayClocks.delay(until: deadline)
        if let clock = DelayClocks.current {
            _ = clock.schedule(after: delay, work)
        } else {
            async { DelayClocks.current.map { _ = $0.schedule(after: delay, work) } ?? work() }
        }
    }
}
