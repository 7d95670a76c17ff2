import Dispatch
import Foundation
import Glibc
import Synchronization

/// Sees how long the machine let nothing run that was to: threads, two for each processor, wake every millisecond and note how late they were.
///
/// Compositors end a client that does not read for a while, and the machine below a virtual one takes processors away without a word. A test
/// of the client then says nothing.
final class MachineWatch {
    private final class Watcher: Sendable {
        let longest = Atomic<Int>(0)
        let isOver = Atomic<Bool>(false)

        func run() {
            var last = DispatchTime.now().uptimeNanoseconds
            while !isOver.load(ordering: .relaxed) {
                usleep(1000)
                let now = DispatchTime.now().uptimeNanoseconds, stall = Int(now - last)
                if stall > longest.load(ordering: .relaxed) { longest.store(stall, ordering: .relaxed) }
                last = now
            }
        }
    }

    private let watchers = (0..<ProcessInfo.processInfo.activeProcessorCount * 2).map { _ in Watcher() }

    init() {
        for watcher in watchers { Thread.detachNewThread { watcher.run() } }
    }

    deinit { for watcher in watchers { watcher.isOver.store(true, ordering: .relaxed) } }

    /// Seconds.
    var longestStall: Double { Double(watchers.map { $0.longest.load(ordering: .relaxed) }.max() ?? 0) / 1e9 }
}
