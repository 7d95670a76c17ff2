import CLinux
import Foundation

/// A descriptor that is readable from a time on, in seconds of the system's monotonic clock.
@MainActor
final class WakeTimer {
    let descriptor: Int32
    private var armed: Double?

    init() {
        descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
    }

    deinit { close(descriptor) }

    /// Sets or clears the time. One system call, and none when nothing changes.
    func arm(at deadline: Double?) {
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
    func clear() {
        var count: UInt64 = 0
        if read(descriptor, &count, MemoryLayout<UInt64>.size) > 0 { armed = nil }
    }
}
