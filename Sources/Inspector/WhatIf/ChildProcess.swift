internal import CLinux
internal import Foundation
internal import TouchHost

/// A process that is waited for.
package enum ChildProcess {
    /// The variable that names the process with which an app is to end.
    static let parentVariable = "DACTYL_PARENT"
    /// Seconds that a process may take.
    static let timeLimit = 120.0

    /// Ends this process with the one that started it, where that is what its environment asks for: when the inspected app ends, whatever ends it,
    /// so do the apps in which it plays touches again.
    package static func endWithParent(_ environment: [String: String]) {
        guard let parent = environment[parentVariable].flatMap({ pid_t($0) }) else { return }
        // It is not for programs that the app starts.
        unsetenv(parentVariable)
        _ = dactyl_signal_at_parents_end(SIGKILL)
        // It may have ended before that.
        if getppid() != parent { exit(128 + SIGKILL) }
    }

    /// Held while a process is started, so that none gets another's ends of pipes.
    static let starting = NSLock()

    struct Trouble: Error, CustomStringConvertible { let description: String }

    /// Starts a program and returns what it prints. What it says on standard error is lost; a status other than 0 is an error.
    /// - Parameters:
    ///   - files: Descriptors that it gets, as its numbers 3, 4 …; they must be higher than those.
    ///   - limit: Bytes that it may print.
    ///   - seconds: How long it may take.
    static func output(of program: String, _ arguments: [String], _ environment: [String: String], files: [Int32] = [], limit: Int,
                       seconds: Double = timeLimit) throws -> [UInt8] {
        var ends: [Int32] = [-1, -1]
        // Another child that is started meanwhile must not hold this one's end of the pipe.
        starting.lock()
        guard pipe(&ends) == 0 else {
            starting.unlock()
            throw Trouble(description: String(cString: strerror(errno)))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        for (index, file) in files.enumerated() { posix_spawn_file_actions_adddup2(&actions, file, STDERR_FILENO + 1 + Int32(index)) }
        var words = ([program] + arguments).map { strdup($0) } + [nil], variables = environment.map { strdup("\($0.key)=\($0.value)") }
            + [strdup("\(parentVariable)=\(getpid())"), nil]
        defer { for pointer in words + variables { free(pointer) } }
        var child: pid_t = 0
        // Threads of dispatch queues block signals, which a child would have from them.
        var attributes = posix_spawnattr_t(), none = sigset_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let error = posix_spawn(&child, program, &actions, &attributes, &words, &variables)
        close(ends[1])
        starting.unlock()
        guard error == 0 else { throw Trouble(description: String(cString: strerror(error))) }
        let (bytes, reason) = read(ends[0], limit: limit, until: SystemClock.now + seconds)
        if reason != nil { kill(child, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        if let reason { throw Trouble(description: reason == .late ? "it had not ended after \(seconds) s" : "it printed more than \(limit) bytes") }
        guard status == 0 else {
            let reason = status & 0x7f != 0 ? "it ended by signal \(status & 0x7f)" : "its status was \(status >> 8 & 0xff)"
            throw Trouble(description: reason)
        }
        return bytes
    }

    private enum Excess { case late, long }

    /// Reads to the end.
    /// - Returns: What came, and why it did not come to the end.
    private static func read(_ file: Int32, limit: Int, until deadline: Double) -> ([UInt8], Excess?) {
        var bytes: [UInt8] = [], chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let left = deadline - SystemClock.now
            guard left > 0 else { return (bytes, .late) }
            var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            // A second at most: the number is small whatever the time is.
            guard poll(&entry, 1, Int32(min(left, 1) * 1000) + 1) > 0 else { continue }
            let count = Foundation.read(file, &chunk, chunk.count)
            if count > 0 { bytes += chunk[..<count] } else if count == 0 || errno != EINTR { return (bytes, nil) }
            if bytes.count > limit { return (bytes, .long) }
        }
    }
}
