import Foundation
import Glibc

/// A process that a test starts; its output goes to files, so that nothing ever waits for a reader.
///
/// Foundation's `Process` learns of an end through a run loop, which a test has not.
final class Child {
    let id: pid_t
    private let name: String
    private let folder: TemporaryFolder
    private var input: Int32
    private var waitStatus: Int32?

    /// - Parameters:
    ///   - environment: What differs from the test's own: `nil` takes a variable away.
    ///   - workingFolder: Where it starts; its own folder without.
    init(_ path: String, _ arguments: [String] = [], environment: [String: String?] = [:], workingFolder: String? = nil) throws {
        folder = try TemporaryFolder()
        name = (path as NSString).lastPathComponent
        var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DACTYL_") }
        for (name, value) in environment { variables[name] = value }

        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else { throw Trouble("no pipe: \(String(cString: strerror(errno)))") }
        for descriptor in pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        defer { close(pipes[0]) }
        input = pipes[1]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipes[0], 0)
        for (descriptor, name) in [(Int32(1), "out"), (2, "err")] {
            posix_spawn_file_actions_addopen(&actions, descriptor, folder.file(name), O_WRONLY | O_CREAT | O_APPEND, 0o600)
        }
        // Files that another test has open for writing, a program among them, which could then not be started.
        for descriptor in Int32(3)..<1024 { posix_spawn_file_actions_addclose(&actions, descriptor) }
        // Whatever this process ignores or blocks is no business of the child's.
        var attributes = posix_spawnattr_t(), signals = sigset_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        // Changes the folder, and becomes the program.
        let env = "/usr/bin/env"
        var words = ([env, "-C", workingFolder ?? folder.path, path] + arguments).map { strdup($0) } + [nil]
        var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + settings { free(pointer) } }
        var id = pid_t()
        let error = posix_spawn(&id, env, &actions, &attributes, &words, &settings)
        self.id = id
        guard error == 0 else {
            waitStatus = 0
            close(input)
            throw Trouble("cannot start \(path): \(String(cString: strerror(error)))")
        }
    }

    deinit { end() }

    var isRunning: Bool {
        if waitStatus != nil { return false }
        var status: Int32 = 0
        if waitpid(id, &status, WNOHANG) == id { waitStatus = status }
        return waitStatus == nil
    }

    var output: String { text("out") }
    /// The lines of its output that are whole: it may be writing the next one.
    var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
    var errors: String { text("err") }
    /// The lines of standard error.
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

    /// Waits for its end.
    /// - Returns: Its status; a signal's number plus 128 where one ended it, as shells have it.
    func status(within seconds: Double = patience) throws -> Int32 {
        waitUntil(seconds, every: 0.002) { !isRunning }
        guard let waitStatus else {
            end()
            throw Trouble("\(name) did not end within \(seconds) s; it said: \(errors)")
        }
        let signal = waitStatus & 0x7F
        return signal == 0 ? waitStatus >> 8 & 0xFF : signal + 128
    }

    func signal(_ number: Int32) { if isRunning { kill(id, number) } }

    func write(_ line: String) {
        var bytes = Array((line + "\n").utf8)[...]
        while !bytes.isEmpty, isRunning {
            let count = bytes.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
            if count <= 0 { break }
            bytes = bytes.dropFirst(count)
        }
    }

    /// There is no more for it to read.
    func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// Memory that is in use, in bytes; `nil` when the process is gone.
    var residentBytes: Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8),
              let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) }), pages > 0 else { return nil }
        return pages * Int(getpagesize())
    }

    /// Ends it: kindly, then not. There is time for it to end what it started itself, which would otherwise stay behind.
    func end() {
        closeInput()
        signal(SIGTERM)
        if !waitUntil(60, { !isRunning }) {
            signal(SIGKILL)
            waitUntil(60) { !isRunning }
        }
    }

    private func text(_ name: String) -> String { (try? String(contentsOfFile: folder.file(name), encoding: .utf8)) ?? "" }
}

extension Child {
    /// Runs the command with these words.
    static func dactyl(_ words: String..., environment: [String: String?] = [:], workingFolder: String? = nil) throws -> Child {
        try Child(Checkout.dactyl, words, environment: environment, workingFolder: workingFolder)
    }
}
