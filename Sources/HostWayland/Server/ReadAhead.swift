#if Wayland
import CLinux
import CWayland
import Foundation
import Synchronization

/// Reads what the compositor sends while the main thread has no time for it.
///
/// A compositor keeps a few hundred events for a client that does not read, and ends the client with the next one: with ten fingers on a
/// panel of 120 Hz that is half a second, and after a stall, when the compositor has much to send at once, a few hundredths of one. A
/// callback of an app takes that easily, and any turn on a busy machine. So a thread looks on, 250 times a second while anything comes and
/// not at all while nothing does. What the main thread has not read between two looks it takes into the connection's memory. It
/// dispatches nothing: a ping is answered by the main thread, and an app that stands still counts as such.
@MainActor
final class ReadAhead {
    private let reader: Reader
    private let thread: QuietThread

    /// - Returns: `nil` where the process has no descriptors or threads left: then all is read by the main thread.
    init?(_ display: OpaquePointer) {
        guard let reader = Reader(display) else { return nil }
        guard let thread = QuietThread({ reader.run() }) else { return nil }
        self.reader = reader
        self.thread = thread
    }

    /// Readable when the thread has read something.
    var descriptor: Int32 { reader.news }

    /// The main thread reads now.
    func mainThreadReads() { reader.mainThreadReads() }

    /// Ends the thread. Called once, before the connection is closed.
    func end() {
        eventfd_write(reader.over, 1)
        thread.join()
    }
}

/// What the thread does.
private final class Reader: Sendable {
    /// Milliseconds from one look to the next.
    private static let pause: Int32 = 4
    /// How many looks without news end the looking: a fifth of a second.
    private static let calmLooks = 50
    /// How many reads, of four kilobytes at most, go before the main thread: what is kept for it is bounded.
    private static let mostReadsAhead = 16384

    /// libwayland reads for several threads, each of which names the queue whose events it waits for; this one's has none.
    nonisolated(unsafe) private let display: OpaquePointer
    nonisolated(unsafe) private let queue: OpaquePointer
    let news: Int32
    let over: Int32
    private let reads = Atomic<Int>(0)
    private let hasNews = Atomic<Bool>(false)

    init?(_ display: OpaquePointer) {
        guard let queue = wl_display_create_queue(display) else { return nil }
        self.display = display
        self.queue = queue
        news = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        over = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        guard news >= 0, over >= 0 else { return nil }
    }

    deinit {
        wl_event_queue_destroy(queue)
        for descriptor in [news, over] where descriptor >= 0 { close(descriptor) }
    }

    func mainThreadReads() {
        reads.wrappingAdd(1, ordering: .relaxed)
        guard hasNews.exchange(false, ordering: .acquiringAndReleasing) else { return }
        var count: eventfd_t = 0
        eventfd_read(news, &count)
    }

    func run() {
        var seen = reads.load(ordering: .relaxed), ahead = 0
        while !isOver(orReadableWithin: -1) {
            var calm = 0
            while calm < Self.calmLooks {
                guard !isOver(within: Self.pause) else { return }
                let now = reads.load(ordering: .relaxed)
                if now != seen {
                    (seen, calm, ahead) = (now, 0, 0)
                } else if !isReadable {
                    calm += 1
                } else {
                    calm = 0
                    guard read(since: seen, &ahead) else { return }
                }
            }
        }
    }

    /// Reads until there is nothing left, or the main thread comes to it. `false` when the connection is broken.
    private func read(since before: Int, _ ahead: inout Int) -> Bool {
        while isReadable, reads.load(ordering: .relaxed) == before, ahead < Self.mostReadsAhead {
            ahead += 1
            guard wl_display_prepare_read_queue(display, queue) == 0 else { return true }
            let isWhole = wl_display_read_events(display) >= 0
            eventfd_write(news, 1)
            hasNews.store(true, ordering: .releasing)
            guard isWhole else { return false }
        }
        return true
    }

    /// Not where the compositor has closed the connection: after its end is read libwayland dispatches nothing more, and so not the error that the
    /// compositor gave as its reason.
    private var isReadable: Bool {
        var connection = pollfd(fd: wl_display_get_fd(display), events: Int16(POLLIN), revents: 0)
        return poll(&connection, 1, 0) > 0 && connection.revents & Int16(POLLHUP | POLLERR) == 0
    }

    private func isOver(within milliseconds: Int32) -> Bool {
        var end = pollfd(fd: over, events: Int16(POLLIN), revents: 0)
        return poll(&end, 1, milliseconds) > 0
    }

    /// Waits for the end or for something to read.
    private func isOver(orReadableWithin milliseconds: Int32) -> Bool {
        var both = [over, wl_display_get_fd(display)].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&both, 2, milliseconds)
        return both[0].revents != 0
    }
}
#endif
