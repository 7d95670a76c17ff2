import Foundation

/// Fingers of the tools in `Tests/Rigs` that play line after line, each when it is asked for. Their owner keeps them where they are.
@MainActor
public final class RigFingers {
    private let process = Process()
    private let output = Pipe()
    private let input = Pipe()
    private var text = ""
    private var started = 0

    /// Starts a player, and waits until it can play.
    /// - Parameters:
    ///   - tool: The tool that plays on that server: `xtouch` or `wtouch`.
    ///   - environment: What the server's clients find it by.
    public init(_ tool: String, environment: [String: String]) throws {
        process.executableURL = URL(fileURLWithPath: RigServer.tool(tool))
        process.arguments = ["--lines"]
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        // Or the tools that are started later would keep it open.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try process.runUnblocked()
        try wait("ready", 1)
    }

    isolated deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Plays a script, and waits until the server has handled it.
    public func play(_ script: String) throws {
        start(script)
        try wait("done", started)
    }

    /// Plays a script while other things are done.
    public func start(_ script: String) {
        input.fileHandleForWriting.write(Data((script + "\n").utf8))
        started += 1
    }

    /// Whether the server has handled what was started.
    public func isDone() throws -> Bool {
        var descriptor = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while poll(&descriptor, 1, 0) > 0 { try read() }
        return count("done") >= started
    }

    private func wait(_ word: String, _ times: Int) throws {
        while count(word) < times { try read() }
    }

    private func count(_ word: String) -> Int { text.split(separator: "\n").count { $0 == word } }

    private func read() throws {
        let part = output.fileHandleForReading.availableData
        guard !part.isEmpty else { throw RigServer.Failure(description: "the fingers did not play") }
        text += String(decoding: part, as: UTF8.self)
    }
}
