public import Foundation

/// Views, layers, recognizers and controllers belong to the main thread (R-GEN-4). This says when code of another one changes them (R-GEN-8),
/// and takes over from it what it frees (R-GEN-9).
///
/// It is public, under another name, because nothing less is inlined in other modules. See `Documentation/threads.md`.
package typealias MainThread = _MainThread

public enum _MainThread {
    // Unchecked, and read without a lock: a thread that reads an older value looks closely.
    /// The thread on which the main queue was seen last.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var seen = pthread_t()

    /// Whether the calling thread is the main one: a comparison, nearly always.
    @inlinable public static var isHere: Bool {
        @inline(__always) get { pthread_self() == seen || look() }
    }

    /// Reports a call that another thread makes: ends a debug build, and says it once in a release build.
    /// - Parameter call: As in `UILabel.setNeedsLayout()`. Made only for the sentence.
    @inlinable @inline(__always)
    public static func check(_ call: @autoclosure () -> String) {
        if pthread_self() != seen, !look() { report(call()) }
    }

    /// The main queue is not always served by the main thread.
    @usableFromInline @inline(never)
    static func look() -> Bool {
        _ = isNoticingActorChecks
        guard MainQueue.isCurrent else { return false }
        seen = pthread_self()
        return true
    }

    // MARK: Calls from elsewhere

    @usableFromInline @inline(never)
    static func report(_ call: @autoclosure () -> String) {
        guard let response else { return }
        saying.lock()
        defer { saying.unlock() }
        guard !isSaid else { return }
        isSaid = true
        let sentence = "\(call()) was called on \(threadName), but belongs to the main thread: "
            + "call it there, as in DispatchQueue.main.async { … } (R-GEN-8, Documentation/threads.md)"
        if response == .trap { fatalError(sentence) }
        say("dactyl: \(sentence)")
    }

    enum Response { case trap, log }

    /// What `DACTYL_VERIFY` says, by the values of `HostSettings.Verification`, which this module can't see; the build, where it says none of them.
    static let response: Response? = switch ProcessInfo.processInfo.environment["DACTYL_VERIFY"] {
    case "0": nil
    case "1": .log
    case "trap": .trap
    default: isDebugBuild ? .trap : .log
    }

    package static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    private static let saying = NSLock()
    nonisolated(unsafe) private static var isSaid = false

    /// The thread's number, and its name if it has another one than the process.
    private static var threadName: String {
        let own = Thread.current.name ?? "", name = ProcessInfo.processInfo.processName.hasPrefix(own) ? "" : own
        let number = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self"))?.split(separator: "/").last ?? "?"
        return "thread \(number)" + (name.isEmpty ? "" : " '\(name)'")
    }

    /// Runs what reads the state of an object, as its description does, on the thread that asks. Another one than the main thread is reported.
    package static func read<Result>(_ call: @autoclosure () -> String, _ body: @MainActor () throws -> Result) rethrows -> Result {
        check(call())
        // As MainActor.assumeIsolated does.
        return try withoutActuallyEscaping(body) { (escaping: @escaping @MainActor () throws -> Result) throws -> Result in
            try unsafeBitCast(escaping, to: (() throws -> Result).self)()
        }
    }

    // MARK: Objects that are freed elsewhere

    /// What is left of an object that is being freed on another thread.
    package struct Remains {
        /// What it retained, and shall be released on the main thread.
        var kept: [AnyObject?]
        /// Takes the object out of the lists of others. It may read numbers and links of the object, and nothing that it retained.
        var work: (@MainActor () -> Void)?

        package init(_ kept: [AnyObject?] = [], work: (@MainActor () -> Void)? = nil) { (self.kept, self.work) = (kept, work) }
    }

    /// Keeps the memory of an object that is being freed on another thread, and what it had, until the main thread has done what is left to do.
    /// What runs on the main thread meanwhile may still have a link to it.
    /// - Parameters:
    ///   - object: Called in its `deinit`, after links to it from below are cleared.
    ///   - remains: Made by a function that has returned, so that this thread keeps nothing of them, and releases nothing last.
    package static func bury(_ object: AnyObject, _ remains: consuming Remains = Remains()) {
        let grave = Grave(object, remains)
        DispatchQueue.main.async { grave.close() }
    }

    private final class Grave: @unchecked Sendable {
        // Its count of unowned references keeps the memory. It is never read.
        private unowned let object: AnyObject
        private var remains: Remains?

        init(_ object: AnyObject, _ remains: consuming Remains) {
            self.object = object
            self.remains = consume remains
        }

        func close() {
            MainActor.assumeIsolated { remains?.work?() }
            remains = nil
        }
    }
}
