#if Web
import HostKit
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

    private let wake = WakeDescriptor()
    var descriptor: Int32 { wake.descriptor }
    // The lock is NIO's: the thread sanitizer sees it, and does not see Synchronization's.
    private let items = NIOLockedValueBox<ContiguousArray<Item>>([])

    /// From any thread.
    func post(_ item: Item) {
        let isFirst = items.withLockedValue { items in
            items.append(item)
            return items.count == 1
        }
        if isFirst { wake.wake() }
    }

    /// Everything, in the order of its arrival.
    func takeAll() -> ContiguousArray<Item> {
        wake.clear()
        return items.withLockedValue { items in
            defer { items = [] }
            return items
        }
    }
}
#endif
