internal import Foundation
internal import Synchronization

/// What the signal handler writes to. A handler may not touch anything that has to be initialised first, and these need no initialisation
/// at run time.
nonisolated(unsafe) private var signalDescriptor: Int32 = -1
private let caught = Atomic<Int32>(0)

/// Turns SIGTERM, SIGINT and SIGHUP into a readable descriptor, and into a number that can be asked for at any time.
///
/// By handlers and not by blocking the signals: a blocked signal stays blocked in every child process, and an application's
/// own handlers would never be called. Each signal is caught once, so that a second one ends a process that hangs. One that was
/// being ignored, as under `nohup`, stays ignored. One object at a time catches them.
@MainActor
package final class TerminationSignals {
    /// Readable when one has come; -1 where the process has no descriptors left.
    package let descriptor: Int32
    private let input: Int32
    private var previous: [(number: Int32, action: sigaction)] = []

    package init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
        }
        (descriptor, input) = (ends[0], ends[1])
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        close(input)
    }

    /// The first signal that has come since ``start()``. A look at memory, and no more.
    package var number: Int32? {
        let number = caught.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    package func start() {
        guard previous.isEmpty else { return }
        signalDescriptor = input
        caught.store(0, ordering: .relaxed)
        for number in [SIGTERM, SIGINT, SIGHUP] {
            var old = sigaction()
            guard sigaction(number, nil, &old) == 0, !Self.isIgnored(old) else { continue }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                let saved = errno
                _ = caught.compareExchange(expected: 0, desired: number, ordering: .relaxed)
                var one: UInt8 = 1
                _ = write(signalDescriptor, &one, 1)
                errno = saved
            }
            action.sa_flags = SA_RESTART | Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
            sigaction(number, &action, nil)
            previous.append((number, old))
        }
    }

    /// Gives the signals back.
    package func stop() {
        for (number, action) in previous {
            var action = action
            sigaction(number, &action, nil)
        }
        previous = []
        if signalDescriptor == input { signalDescriptor = -1 }
    }

    /// Makes the descriptor unreadable again.
    package func clear() {
        var bytes: (UInt64, UInt64) = (0, 0)
        _ = read(descriptor, &bytes, MemoryLayout.size(ofValue: bytes))
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
