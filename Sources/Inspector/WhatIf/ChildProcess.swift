internal import Foundation

/// A process that is waited for.
enum ChildProcess {
    /// Held while a process is started, so that none gets another's ends of pipes.
    static let starting = NSLock()

    struct Trouble: Error, CustomStringConvertible { let description: String }

    /// Starts a program and returns what it prints. What it says on standard error is lost; a status other than 0 is an error, with the last of it.
    static func output(of program: String, _ arguments: [String], _ environment: [String: String], limit: Int) throws -> [UInt8] {
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
        var words = ([program] + arguments).map { strdup($0) } + [nil], variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
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
        var bytes: [UInt8] = [], chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(ends[0], &chunk, chunk.count)
            if count > 0 { bytes += chunk[..<count] } else if count == 0 || errno != EINTR { break }
            if bytes.count > limit { kill(child, SIGKILL) }
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        guard status == 0 else {
            let reason = status & 0x7f != 0 ? "it ended by signal \(status & 0x7f)" : "its status was \(status >> 8 & 0xff)"
            throw Trouble(description: reason)
        }
        return bytes
    }
}
