internal import Dispatch
internal import Foundation
internal import Synchronization

/// Work for the main actor that comes from other threads.
///
/// It is not run on the main queue itself: on a virtual display what it does may wait for the main queue, which does not run within itself.
package final class MainMailbox: Sendable {
    package typealias Work = @MainActor @Sendable () -> Void

    private let waiting = Mutex<[Work]>([])
    /// Called on the main actor when something has come.
    private let wake: @MainActor @Sendable () -> Void

    package init(wake: @escaping @MainActor @Sendable () -> Void) { self.wake = wake }

    /// From any thread.
    package func post(_ work: @escaping Work) {
        waiting.withLock { $0.append(work) }
        // Also ends a sleep of the run loop.
        DispatchQueue.main.async { [wake] in MainActor.assumeIsolated { wake() } }
    }

    /// Takes what has come, in its order.
    package func takeAll() -> [Work] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
