import Foundation

/// A display server of the tools in `Tests/Rigs`, in a process of its own. It ends with its owner, and with this process.
@MainActor
public final class RigServer {
    /// A tool did not do what it is there for.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String

        public init(description: String) { self.description = description }
    }

    /// What the server's clients find it by.
    public let environment: [String: String]
    public let process = Process()
    private let input = Pipe()

    /// Starts a server and waits until it is ready.
    /// - Parameter isQuiet: Whether nothing is shown of what it writes to standard error.
    public init(_ name: String, _ arguments: [String], isQuiet: Bool = false) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.tool(name))
        // What keeps the server is `cat`, which ends when this process does, however it does.
        process.arguments = arguments + ["--", "sh", "-c", "env; echo ready; exec cat"]
        process.standardInput = input
        process.standardOutput = output
        if isQuiet { process.standardError = FileHandle.nullDevice }
        // Or the tools that are started later would keep it open.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try process.runUnblocked()
        var text = Data()
        while text.suffix(6) != Data("ready\n".utf8) {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { throw Failure(description: "\(name) did not start") }
            text.append(part)
        }
        var environment: [String: String] = [:]
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            guard let equals = line.firstIndex(of: "=") else { continue }
            environment[String(line[..<equals])] = String(line[line.index(after: equals)...])
        }
        self.environment = environment
    }

    /// Ends the server now.
    public func end() {
        input.fileHandleForWriting.closeFile()
        process.waitUntilExit()
    }

    public func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Why a server can't run here, as it says itself; `nil` when it can.
    public nonisolated static func absence(of name: String) -> String? {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: tool(name))
        process.arguments = ["--missing"]
        process.standardOutput = output
        guard (try? process.runUnblocked()) != nil else { return "python3 is not installed" }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? nil : text.split(separator: "\n").first.map(String.init) ?? "it can't be started"
    }

    /// Where the tools are.
    public nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Rigs").path

    /// The path of one of the tools.
    public nonisolated static func tool(_ name: String) -> String { "\(folder)/\(name)" }
}

extension Process {
    /// Tests run on threads that block all signals, and a child would inherit that and ignore SIGTERM.
    public func runUnblocked() throws {
        var none = sigset_t(), old = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &old)
        defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
        try run()
    }
}
