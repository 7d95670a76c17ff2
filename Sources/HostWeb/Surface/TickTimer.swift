#if Web
import CLinux
import Foundation

/// A time to come back at: for ticks where pages don't answer (an animation goes on, slowly, while no page is visible), and for the next frame.
@MainActor
final class TickTimer {
    /// How long a page has to report its refresh, in seconds.
    static let patience = 0.1

    let descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
    private(set) var isArmed = false

    func arm(at time: Double) {
        isArmed = true
        var setting = itimerspec()
        setting.it_value = timespec(tv_sec: Int(time), tv_nsec: Int((time - time.rounded(.down)) * 1e9))
        timerfd_settime(descriptor, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    }

    func disarm() {
        isArmed = false
        var setting = itimerspec()
        timerfd_settime(descriptor, 0, &setting, nil)
    }

    /// Whether the time has come.
    func takeExpiry() -> Bool {
        var count: UInt64 = 0
        return read(descriptor, &count, MemoryLayout<UInt64>.size) > 0 && isArmed
    }

    func close() { _ = Glibc.close(descriptor) }
}
#endif
