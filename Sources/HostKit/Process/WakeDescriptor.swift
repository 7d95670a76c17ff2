internal import CLinux
internal import Foundation
internal import Synchronization

/// A descriptor that any thread makes readable, to wake the main loop. It is closed with its last reference.
package final class WakeDescriptor: Sendable {
    /// -1 where the process has no descriptors left.
    package let descriptor: Int32
    /// Set after the descriptor was written to, so the call that finds it set has a count to read.
    private let isSet = Atomic(false)

    package init() { descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC)) }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// From any thread.
    package func wake() {
        eventfd_write(descriptor, 1)
        isSet.store(true, ordering: .releasing)
    }

    /// Makes the descriptor unreadable again. No system call where nothing has woken it.
    package func clear() {
        guard isSet.exchange(false, ordering: .acquiringAndReleasing) else { return }
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
    }
}
