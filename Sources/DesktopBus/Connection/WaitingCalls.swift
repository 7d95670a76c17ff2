internal import Synchronization

/// How many calls of other programs wait for the main thread.
final class WaitingCalls: Sendable {
    private let count = Mutex(0)
    private let most: Int

    init(most: Int) { self.most = most }

    /// - Returns: Whether there is room for one more.
    func add() -> Bool {
        count.withLock { count in
            guard count < most else { return false }
            count += 1
            return true
        }
    }

    func remove() { count.withLock { $0 -= 1 } }
}
