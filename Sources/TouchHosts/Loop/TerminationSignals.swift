import CLinux
import Foundation

/// What the signal handler writes to. A handler may not touch anything that has to be initialised first, and this needs no
/// initialisation at run time.
nonisolated(unsafe) private var signalDescriptor: Int32 = -1

/// Turns SIGTERM, SIGINT and SIGHUP into a readable descriptor.
///
/// By handlers and not by blocking the signals: a blocked signal stays blocked in every child process, and an application's
/// own handlers would never be called. Each signal is caught once, so that a second one ends a process that hangs. One that was
/// being ignored, as under `nohup`, stays ignored.
@MainActor
final class TerminationSignals {
    let descriptor: Int32
    private var previous: [(number: Int32, action: sigaction)] = []

    init() {
        descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    }

    deinit { close(descriptor) }

    func start() {
        guard previous.isEmpty else { return }
        signalDescriptor = descriptor
        for number in [SIGTERM, SIGINT, SIGHUP] {
            var old = sigaction()
            guard sigaction(number, nil, &old) == 0, !Self.isIgnored(old) else { continue }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in
                let saved = errno
                var one: UInt64 = 1
                _ = write(signalDescriptor, &one, MemoryLayout<UInt64>.size)
                errno = saved
            }
            action.sa_flags = SA_RESTART | Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
            sigaction(number, &action, nil)
            previous.append((number, old))
        }
    }

    /// Gives the signals back.
    func stop() {
        for (number, action) in previous {
            var action = action
            sigaction(number, &action, nil)
        }
        previous = []
        if signalDescriptor == descriptor { signalDescriptor = -1 }
    }

    func clear() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
