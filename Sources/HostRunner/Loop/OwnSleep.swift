import CLinux
import Dispatch
import Foundation

/// The descriptors that wake Foundation's run loop besides the display's: the set of its default mode, and the main queue's counter.
///
/// Neither has a public name, so both are found by what they do.
struct RunLoopDescriptors: Equatable {
    let set: Int32
    let mainQueue: Int32

    /// Looks for them; `nil` where that is not certain. Something is put on the main queue for it.
    /// - Parameter member: A descriptor that is a source of the main run loop in its default mode, and so far in no other set.
    @MainActor
    init?(beside member: Int32) {
        guard let set = Self.set(with: member), let mainQueue = Self.counterOfMainQueue() else { return nil }
        (self.set, self.mainQueue) = (set, mainQueue)
    }

    /// - Parameters:
    ///   - set: The set of another mode.
    ///   - mainQueue: The main queue's counter, which all common modes have.
    init(set: Int32, mainQueue: Int32) { (self.set, self.mainQueue) = (set, mainQueue) }

    /// The only epoll that holds the descriptor, besides others.
    static func set(with member: Int32, besides others: [Int32] = []) -> Int32? {
        let sets = descriptors(of: "eventpoll").filter { set in
            guard !others.contains(set), let text = try? String(contentsOfFile: "/proc/self/fdinfo/\(set)", encoding: .utf8) else { return false }
            return text.split(separator: "\n").contains { line in
                let words = line.split(separator: " ")
                return words.count > 1 && words[0] == "tfd:" && Int32(words[1]) == member
            }
        }
        return sets.count == 1 ? sets[0] : nil
    }

    /// The only event counter that becomes readable when something is put on the main queue.
    @MainActor
    private static func counterOfMainQueue() -> Int32? {
        var counters = descriptors(of: "eventfd").map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&counters, nfds_t(counters.count), 0) >= 0 else { return nil }
        let before = counters.map(\.revents)
        DispatchQueue.main.async {}
        guard poll(&counters, nfds_t(counters.count), 0) >= 0 else { return nil }
        let changed = counters.indices.filter { before[$0] == 0 && counters[$0].revents != 0 }
        return changed.count == 1 ? counters[changed[0]].fd : nil
    }

    /// The process's open descriptors of a kind that has no file.
    private static func descriptors(of kind: String) -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")) == "anon_inode:[\(kind)]" ? Int32(name) : nil
        }
    }
}

/// Looks for the run loop's descriptors, before one sleep after another.
@MainActor
struct SleepSearch {
    /// Whether a display has sent anything: before, there is no hurry.
    var isNeeded = false
    /// Each look reads a file for each descriptor of the kind: where they find nothing, they end.
    var looksLeft = 6
    private var seen: RunLoopDescriptors?

    /// The sleep, as soon as two looks have found the same: another thread may have used a counter during one of them.
    mutating func look(beside display: Int32) -> OwnSleep? {
        guard isNeeded, looksLeft > 0 else { return nil }
        looksLeft -= 1
        let found = RunLoopDescriptors(beside: display), last = seen
        seen = found
        guard let found, found == last else { return nil }
        looksLeft = 0
        return OwnSleep(display: display, found)
    }
}

/// A sleep of the main loop outside of Foundation's. Whatever wakes Foundation's ends it.
///
/// Foundation takes four system calls from the moment when it is woken until it calls what woke it. Here a display's event is handled after one,
/// and Foundation goes round when the frame is on its way (decision 0007).
@MainActor
final class OwnSleep {
    private let display: Int32
    private let others: RunLoopDescriptors
    private let all: Int32
    private var events = [epoll_event](repeating: epoll_event(), count: 3)

    /// - Parameter display: The descriptor of the display's set. It is waited for beside the others.
    init?(display: Int32, _ others: RunLoopDescriptors) {
        self.display = display
        self.others = others
        all = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard all >= 0 else { return nil }
        for member in [display, others.set, others.mainQueue] {
            var event = epoll_event()
            event.events = EPOLLIN.rawValue
            event.data.fd = member
            guard epoll_ctl(all, EPOLL_CTL_ADD, member, &event) == 0 else { return nil }
        }
    }

    deinit {
        if all >= 0 { close(all) }
    }

    /// The sleep of another mode, in which the same display and the main queue wake the loop. There may be no third mode that has the display.
    func twin() -> OwnSleep? {
        RunLoopDescriptors.set(with: display, besides: [others.set, all]).flatMap { OwnSleep(display: display, RunLoopDescriptors(set: $0, mainQueue: others.mainQueue)) }
    }

    /// Sleeps. Returns whether the display has sent something; otherwise there is something for others, or a signal came.
    func wait() -> Bool {
        let count = Int(epoll_wait(all, &events, Int32(events.count), -1))
        for index in 0..<max(count, 0) where events[index].data.fd == display { return true }
        return false
    }
}
