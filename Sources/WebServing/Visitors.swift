#if Web
internal import NIOConcurrencyHelpers
package import NIOCore

/// The connections of a server: those of pages, which came with the link, and all others.
///
/// Others have separate places, so that connections without the link can't keep a page out. When they are all taken, a new connection takes
/// that of the one that has waited longest, of those from the address that has most of them.
package final class Visitors: Sendable {
    /// How many connections may be open that are no page's.
    package static let strangerLimit = 128

    private struct Stranger {
        let channel: any Channel
        let address: String
    }

    private struct State {
        /// Oldest first.
        var strangers: ContiguousArray<Stranger> = []
        var pages = 0
        var lastNumber = 0
    }

    package init() {}

    private let state = NIOLockedValueBox(State())

    package var connectionCount: Int { state.withLockedValue { $0.strangers.count + $0.pages } }

    /// Counts a connection among the others until it leaves. Costs a look at all of them when there is no room.
    package func enter(_ channel: any Channel) {
        let stranger = Stranger(channel: channel, address: channel.remoteAddress?.ipAddress ?? "")
        let evicted = state.withLockedValue { state -> (any Channel)? in
            state.strangers.append(stranger)
            guard state.strangers.count > Self.strangerLimit else { return nil }
            var counts: [String: Int] = [:]
            for stranger in state.strangers { counts[stranger.address, default: 0] += 1 }
            let most = counts.values.max()
            let index = state.strangers.firstIndex { counts[$0.address] == most } ?? 0
            return state.strangers.remove(at: index).channel
        }
        evicted?.close(promise: nil)
    }

    package func leave(_ channel: any Channel) { state.withLockedValue { $0.strangers.removeAll { $0.channel === channel } } }

    package func hasRoom(limit: Int) -> Bool { state.withLockedValue { $0.pages < limit } }

    /// Returns the page's number.
    package func addPage() -> Int {
        state.withLockedValue { state in
            state.pages += 1
            state.lastNumber += 1
            return state.lastNumber
        }
    }

    package func removePage() { state.withLockedValue { $0.pages -= 1 } }
}
#endif
