import CLinux
import Foundation
import Synchronization

/// Has a closure called on the main thread when programs wait for memory: 0.2 s of 2 s, by the kernel's account. Where the kernel keeps none
/// it is never called. A thread sleeps until then; it costs nothing while nothing is wrong.
enum MemoryPressure {
    static func observe(_ action: @escaping @MainActor @Sendable () -> Void) {
        let file = open("/proc/pressure/memory", O_RDWR | O_NONBLOCK | O_CLOEXEC)
        if file >= 0 { observe(file, action) }
    }

    /// Microseconds of waiting, and of what time (R-VC-3).
    private static let trigger = "some 200000 2000000"

    /// - Parameter file: The kernel's account, which becomes urgent data to read when the trigger that is written to it holds. It is closed at the end.
    static func observe(_ file: Int32, _ action: @escaping @MainActor @Sendable () -> Void) {
        guard trigger.withCString({ write(file, $0, trigger.utf8.count + 1) }) > 0 else {
            close(file)
            return
        }
        let thread = Thread {
            while true {
                var wait = pollfd(fd: file, events: Int16(POLLPRI), revents: 0)
                let count = poll(&wait, 1, -1)
                if count < 0, errno == EINTR { continue }
                guard count > 0, wait.revents & Int16(POLLERR) == 0, wait.revents & Int16(POLLPRI) != 0 else { break }
                DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
            }
            close(file)
        }
        thread.name = "memory pressure"
        thread.stackSize = 64 * 1024
        thread.start()
    }
}
