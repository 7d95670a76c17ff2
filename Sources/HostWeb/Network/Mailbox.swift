#if Web
import CLinux
import Foundation
import NIOConcurrencyHelpers
import TouchHost

/// What came in from the network and waits for the main actor, behind a descriptor that is readable while anything does.
///
/// A descriptor, and no call to the main queue: the host waits for it together with its own, and takes everything in one turn.
final class Mailbox: Sendable {
    enum Item: Sendable {
        /// A page is there, and may be written to.
        case opened(PageLink)
        /// A page said something, which arrived at that time of the host's clock.
        case message(PageMessage, from: PageLink, at: Double)
        /// The page is gone.
        case closed(PageLink)
    }

    let descriptor: Int32
    // The lock is NIO's: the thread sanitizer sees it, and does not see Synchronization's.
    private let items = NIOLockedValueBox<ContiguousArray<Item>>([])

    init() { descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC)) }

    deinit { close(descriptor) }

    /// From any thread.
    func post(_ item: Item) {
        let isFirst = items.withLockedValue { items in
            items.append(item)
            return items.count == 1
        }
        guard isFirst else { return }
        var one: UInt64 = 1
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    /// Everything, in the order of its arrival.
    func takeAll() -> ContiguousArray<Item> {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        return items.withLockedValue { items in
            defer { items = [] }
            return items
        }
    }
}
#endif
