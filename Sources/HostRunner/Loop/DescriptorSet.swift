import CLinux
import Foundation

/// File descriptors that are waited for together, behind one that is readable while any of them is.
@MainActor
final class DescriptorSet {
    let descriptor: Int32
    private var events: [epoll_event]

    init() {
        descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        events = Array(repeating: epoll_event(), count: 8)
    }

    deinit { close(descriptor) }

    func insert(_ member: Int32) {
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.fd = member
        epoll_ctl(descriptor, EPOLL_CTL_ADD, member, &event)
    }

    /// A descriptor that was closed has left by itself; naming it does no harm.
    func remove(_ member: Int32) {
        var event = epoll_event()
        epoll_ctl(descriptor, EPOLL_CTL_DEL, member, &event)
    }

    /// Hands over the members that are readable now, without waiting. Returns whether there were any.
    func handleReadable(_ handle: (Int32) -> Void) -> Bool {
        let count = Int(epoll_wait(descriptor, &events, Int32(events.count), 0))
        guard count > 0 else { return false }
        // Handling may come here again from a nested run loop, which overwrites the rest: members still readable
        // are found the next time, and reading one that no longer is does no harm.
        for index in 0..<count { handle(events[index].data.fd) }
        return true
    }
}
