import Foundation

/// Writes a line to standard error, for the person who started the process. Never fails.
///
/// Standard error may be full, closed, a pipe without a reader or a terminal that is gone. The line is lost then, and nothing else happens:
/// `FileHandle` ends the process over it. Takes as long as the reader lets it wait, but for a descriptor that does not block.
package func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    withoutBrokenPipes {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var entry = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
                guard poll(&entry, 1, patience) > 0 else { return }
            } else if errno != EINTR {
                return
            }
        }
    }
}

/// How long a descriptor that does not block is waited for, in milliseconds.
private let patience: Int32 = 100

/// Gives standard input, output and error a place where they have none, so that no file that is opened later takes theirs and has
/// diagnostics written into it. To be called first in a process.
package func openStandardFiles() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
        // The lowest free number is taken, and that is this one.
        _ = open("/dev/null", O_RDWR)
    }
}

/// Calls the closure with SIGPIPE kept from this thread; what the closure causes is taken back.
private func withoutBrokenPipes(_ body: () -> Void) {
    var signals = sigset_t(), before = sigset_t(), pending = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigpending(&pending)
    let isPending = sigismember(&pending, SIGPIPE) == 1
    guard pthread_sigmask(SIG_BLOCK, &signals, &before) == 0 else { return body() }
    body()
    if !isPending {
        var now = timespec()
        while sigtimedwait(&signals, nil, &now) < 0, errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
}
