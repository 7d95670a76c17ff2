internal import CLinux
internal import Foundation

/// A descriptor that is readable from a time on, in seconds of the system's monotonic clock.
@MainActor
package final class WakeTimer {
    /// -1 once it is closed.
    package private(set) var descriptor: Int32
    private var armed: Double?
    package var isArmed: Bool { armed != nil }

    package init() {
        descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Closes the descriptor.
    package func end() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    /// Sets or clears the time. One system call, and none when nothing changes.
    package func arm(at deadline: Double?) {
        guard armed != deadline else { return }
        armed = deadline
        var setting = itimerspec()
        if let deadline {
            // Rounded up, so that the time has come when the timer fires. All zeroes would mean never.
            let nanoseconds = Int(max(1, (min(deadline, 4e9) * 1e9).rounded(.up)))
            setting.it_value = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
        }
        timerfd_settime(descriptor, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    }

    /// Makes the descriptor unreadable again.
    /// - Returns: Whether the time had come.
    @discardableResult
    package func clear() -> Bool {
        guard armed != nil else { return false }
        var count: UInt64 = 0
        guard read(descriptor, &count, MemoryLayout<UInt64>.size) > 0 else { return false }
        armed = nil
        return true
    }
}
