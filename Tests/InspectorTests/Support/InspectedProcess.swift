import Foundation
import JSONText
import Testing
@testable import Inspector

/// An app of the package in a process of its own, with an inspector.
final class InspectedProcess {
    struct Trouble: Error, CustomStringConvertible { let description: String }

    let process: pid_t
    private var input: Int32
    private var output: Int32
    private let errorFile: String
    private var buffer: [UInt8] = []
    private var last = 0

    /// Runs `dactyl` with these words, and these variables of Dactyl's alone.
    init(_ words: [String], variables: [String: String] = [:]) throws {
        errorFile = NSTemporaryDirectory() + "/inspected-\(UUID().uuidString)"
        var toChild: [Int32] = [0, 0], fromChild: [Int32] = [0, 0]
        ChildProcess.starting.lock()
        defer { ChildProcess.starting.unlock() }
        try #require(pipe(&toChild) == 0 && pipe(&fromChild) == 0)
        for end in [toChild[1], fromChild[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, errorFile, O_WRONLY | O_CREAT, 0o600)
        for end in [toChild[0], fromChild[1]] { posix_spawn_file_actions_addclose(&actions, end) }
        let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DACTYL_") }.merging(variables) { $1 }
        var argv = ([try Self.program("dactyl")] + words).map { strdup($0) } + [nil], envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var process = pid_t()
        // The threads of tests block signals, which a child would have from them.
        var attributes = posix_spawnattr_t(), none = sigset_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        // A shell's background job ignores SIGINT, and so would the child.
        var usual = sigset_t()
        sigemptyset(&usual)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&usual, signal) }
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        try #require(posix_spawn(&process, argv[0]!, &actions, &attributes, &argv, &envp) == 0)
        self.process = process
        close(toChild[0])
        close(fromChild[1])
        input = toChild[1]
        output = fromChild[0]
    }

    /// What it has written to standard error.
    var errors: String { (try? String(contentsOfFile: errorFile, encoding: .utf8)) ?? "" }

    /// The link of its page, once it is printed.
    func link() throws -> String {
        let end = Date().addingTimeInterval(30)
        while Date() < end {
            if let start = errors.range(of: "http://"), let link = errors[start.lowerBound...].split(whereSeparator: { $0 == " " || $0 == "\n" }).first, errors.hasSuffix("\n") {
                return String(link)
            }
            usleep(20_000)
        }
        throw Trouble(description: "no link came: \(errors)")
    }

    static func program(_ name: String) throws -> String {
        let tests = URL(fileURLWithPath: try #require(CommandLine.arguments.first)).deletingLastPathComponent()
        let program = tests.appendingPathComponent(name)
        try #require(FileManager.default.isExecutableFile(atPath: program.path), "\(name) is not built beside the tests")
        return program.path
    }

    /// Calls a tool over standard input and output.
    func call(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
        last += 1
        let message = JSONValue.object([.init(key: "jsonrpc", value: "2.0"), .init(key: "id", value: .number(last)), .init(key: "method", value: .string(method)),
                                        .init(key: "params", value: parameters)])
        let answer = try answer(to: message.bytes)
        if let error = answer["error"]?["message"]?.string { throw Trouble(description: error) }
        return answer["result"] ?? .null
    }

    /// What a line of input is answered with.
    func answer(to line: [UInt8]) throws -> JSONValue {
        try send(line)
        return try JSONParser.parse(try self.line())
    }

    /// Writes a line of input.
    func send(_ line: [UInt8]) throws {
        let bytes = line + [10]
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { throw Trouble(description: "its input is closed: \(errors)") }
            written += max(0, count)
        }
    }

    /// Writes a line again and again until its input has not been read for a time.
    /// - Returns: How often it was written.
    func sendWhileRead(_ line: [UInt8], most: Int, patience: Double) -> Int {
        let bytes = line + [10], flags = fcntl(input, F_GETFL)
        _ = fcntl(input, F_SETFL, flags | O_NONBLOCK)
        defer { _ = fcntl(input, F_SETFL, flags) }
        var written = 0, last = Date()
        while written < most * bytes.count, Date().timeIntervalSince(last) < patience {
            let rest = bytes[(written % bytes.count)...], count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            if count > 0 {
                written += count
                last = Date()
            } else {
                usleep(5000)
            }
        }
        return written / bytes.count
    }

    /// Ends its input, and returns the answers that come until its output ends.
    func answersAfterInput() throws -> [JSONValue] {
        closeInput()
        var answers: [JSONValue] = []
        while let line = try? line() { answers.append(try JSONParser.parse(line)) }
        return answers
    }

    func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// Leaves its answers without a reader.
    func closeOutput() {
        if output >= 0 { close(output) }
        output = -1
    }

    /// The processes that it has started.
    var children: [pid_t] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        let all = threads.compactMap { try? String(contentsOfFile: "/proc/\(process)/task/\($0)/children", encoding: .utf8) }
        return Set(all.flatMap { $0.split(separator: " ") }.compactMap { pid_t($0) }).sorted()
    }

    /// Bytes of memory that it uses.
    var memory: Int {
        let lines = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8))?.split(separator: "\n") ?? []
        let words = lines.first { $0.hasPrefix("VmRSS:") }?.split(whereSeparator: { " \t".contains($0) }) ?? []
        return words.count > 1 ? (Int(words[1]) ?? 0) << 10 : 0
    }

    /// Waits until it ends by itself.
    func hasEnded(within seconds: Double) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        var info = siginfo_t()
        while Date() < end {
            info.si_signo = 0
            if waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0, info.si_signo == SIGCHLD { return true }
            usleep(20_000)
        }
        return false
    }

    private func line() throws -> [UInt8] {
        let end = Date().addingTimeInterval(60)
        while true {
            if let place = buffer.firstIndex(of: 10) {
                defer { buffer.removeSubrange(...place) }
                return Array(buffer[..<place])
            }
            var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard Date() < end else { throw Trouble(description: "no answer came: \(errors)") }
            guard poll(&entry, 1, 500) > 0 else { continue }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(output, &chunk, chunk.count)
            guard count > 0 else { throw Trouble(description: "the app has ended: \(errors)") }
            buffer += chunk[..<count]
        }
    }

    /// Closes its input, at which one for tools ends by itself, and ends one that has a page.
    /// - Returns: Its status; of a signal, the negative number.
    @discardableResult
    func end(_ signal: Int32? = nil) -> Int32 {
        closeInput()
        if let signal { kill(process, signal) }
        var status: Int32 = 0
        // One that does not end is a failure, and no reason to wait for ever.
        for attempt in 0... {
            let ended = waitpid(process, &status, WNOHANG)
            if ended == process || (ended < 0 && errno != EINTR) { break }
            if attempt == 1500 { kill(process, SIGKILL) }
            usleep(10_000)
        }
        closeOutput()
        unlink(errorFile)
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }
}
