internal import Foundation
internal import TouchScript

/// Answers that are written as whole lines, by a separate thread: only that one waits for the reader.
final class LineOutput: @unchecked Sendable {
    /// How many answers may be due, and how many bytes may wait, before no further call is taken.
    private static let callLimit = 32, byteLimit = 8 << 20

    private let descriptor: Int32
    /// Guards what follows, and is signalled at each change.
    private let condition = NSCondition()
    private var lines: [[UInt8]] = []
    /// Bytes in the lines, and in the one that is being written.
    private var waiting = 0
    private var due = 0
    private var error: FileError?

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Why nothing can be written any more.
    var failure: FileError? { condition.withLock { error } }

    /// - Parameter onFailure: Called once, on the thread that writes.
    func start(onFailure: @escaping @Sendable () -> Void) {
        let thread = Thread { [self] in
            // A reader that is gone is an error of this write, and no signal for the process.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            while let line = next() {
                do throws(FileError) {
                    try OutputFile.write(line[...], to: descriptor, "standard output")
                    didWrite(line.count)
                } catch {
                    fail(error)
                    return onFailure()
                }
            }
        }
        thread.name = "answers"
        thread.start()
    }

    /// Waits until a further call can be taken.
    /// - Returns: `false` where its answer could not be written.
    func waitForRoom() -> Bool {
        condition.withLock {
            while error == nil, due >= Self.callLimit || waiting >= Self.byteLimit { condition.wait() }
            return error == nil
        }
    }

    /// A call was taken, and ``answer(_:)`` is called once for it.
    func expectAnswer() { condition.withLock { due += 1 } }

    /// From any thread; it waits for nothing.
    /// - Parameter bytes: `nil` for a call that gets no answer.
    func answer(_ bytes: [UInt8]?) {
        condition.withLock {
            due -= 1
            if let bytes, error == nil {
                lines.append(bytes + [UInt8(ascii: "\n")])
                waiting += bytes.count + 1
            }
            condition.broadcast()
        }
    }

    /// Waits until each call that was taken has been answered and the answers have been written, or can't be.
    func waitForAnswers() {
        condition.withLock { while error == nil, due > 0 || waiting > 0 { condition.wait() } }
    }

    private func next() -> [UInt8]? {
        condition.withLock {
            while lines.isEmpty { condition.wait() }
            return lines.removeFirst()
        }
    }

    private func didWrite(_ count: Int) {
        condition.withLock {
            waiting -= count
            condition.broadcast()
        }
    }

    private func fail(_ reason: FileError) {
        condition.withLock {
            error = reason
            lines = []
            waiting = 0
            condition.broadcast()
        }
    }
}
