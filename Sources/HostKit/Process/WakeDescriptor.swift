internal import CLinux
internal import Foundation

/// A descriptor that any thread makes readable, to wake the main loop. It is closed with its last reference.
package final class WakeDescriptor: Sendable {
    /// -1 where the process has no descriptors left.
    package let descriptor: Int32

    package init() { descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC)) }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// From any thread.
    package func wake() { eventfd_write(descriptor, 1) }

    /// Makes the descriptor unreadable again.
    package func clear() {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
    }
}
