internal import Dispatch
internal import Foundation
internal import Synchronization

/// Work for the main actor that comes from other threads.
///
/// It is not run on the main queue itself: on a virtual display what it does may wait for the main queue, which does not run within itself.
package final class MainMailbox: Sendable {
    package typealias Work = @MainActor @Sendable () -> Void

    private let waiting = Mutex<[Work]>([])
    /// Called when something has come.
    @MainActor package var onArrival: (@MainActor () -> Void)?

    private let wake: (@Sendable () -> Void)?

    /// - Parameter wake: Called in the thread that posts, in place of ``onArrival``: for a main loop that waits for a descriptor.
    package init(wake: (@Sendable () -> Void)? = nil) { self.wake = wake }

    /// From any thread.
    package func post(_ work: @escaping Work) {
        waiting.withLock { $0.append(work) }
        if let wake { return wake() }
        // Also ends a sleep of the run loop.
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { onArrival?() } }
    }

    /// Does what has come, in its order, and what comes meanwhile.
    /// - Returns: Whether there was something to do.
    @MainActor @discardableResult
    package func doAll() -> Bool {
        var hasDone = false
        while case let works = takeAll(), !works.isEmpty {
            // The wake-up for what comes while this lets time pass runs in that time, and ends no sleep after it.
            for work in works { work() }
            hasDone = true
        }
        return hasDone
    }

    private func takeAll() -> [Work] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
