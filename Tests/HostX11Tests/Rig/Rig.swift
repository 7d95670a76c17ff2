#if X11
import Foundation

/// A private X server with a ten-finger device, a keyboard and a pointer, of the tools in `Tests/Rigs`. It ends with its owner.
@MainActor
final class Rig {
    nonisolated static let size = (width: 800, height: 600)
    nonisolated static let isAvailable = ["Xorg", "xkbcomp", "python3", "xinput"].allSatisfy(find)
    nonisolated static let skipReason = "Xorg, xkbcomp, xinput and python3 are needed: script/bootstrap test"
    private static var shared: Rig?

    let environment: [String: String]
    var display: String { environment["DISPLAY"] ?? "" }
    private let server = Process()
    private let input = Pipe()

    /// One for all tests that don't break it.
    static func common() throws -> Rig {
        if let shared { return shared }
        let rig = try Rig()
        shared = rig
        return rig
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init() throws {
        let output = Pipe()
        server.executableURL = URL(fileURLWithPath: Self.tool("xtouch-server"))
        // What keeps the server is `cat`, which ends when this process does, however it does.
        server.arguments = ["--size", "\(Self.size.width)x\(Self.size.height)", "--", "sh", "-c", "env; echo ready; exec cat"]
        server.standardInput = input
        server.standardOutput = output
        // Or the tools that are started later would keep it open.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try server.runUnblocked()
        var text = Data()
        while !text.hasSuffix("ready\n") {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { throw Failure(description: "xtouch-server did not start") }
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
    func end() {
        input.fileHandleForWriting.closeFile()
        server.waitUntilExit()
    }

    /// Starts one of the rig's tools against this display.
    func start(_ name: String, _ arguments: [String], input: Pipe? = nil, output: Any? = nil) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: name.hasPrefix("/") ? name : Self.tool(name))
        process.arguments = arguments
        process.environment = environment
        if let input {
            process.standardInput = input
            // Or the tools that are started later would keep it open.
            _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        if let output { process.standardOutput = output }
        try process.runUnblocked()
        return process
    }

    /// The colour of a point on the screen, as 0xRRGGBB.
    func pixels(_ points: [(Int, Int)]) throws -> [Int] {
        let script = """
            import sys
            from importlib.machinery import SourceFileLoader
            x = SourceFileLoader("shot", sys.argv[1]).load_module().X(sys.argv[2])
            for p in sys.argv[3:]:
                a, b = map(int, p.split(","))
                print(x.image(x.root, a, b, 1, 1).hex())
            """
        let output = Pipe()
        let process = try start("/usr/bin/env", ["python3", "-B", "-W", "ignore", "-c", script, Self.tool("shot"), display]
                                + points.map { "\($0.0),\($0.1)" }, output: output)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map { Int($0, radix: 16) ?? -1 }
    }

    /// Where the tools are.
    static var folder: String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Rigs").path
    }

    private static func tool(_ name: String) -> String { "\(folder)/\(name)" }

    private nonisolated static func find(_ program: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
}

extension Process {
    /// Tests run on threads that block all signals, and a child would inherit that and ignore SIGTERM.
    fileprivate func runUnblocked() throws {
        var none = sigset_t(), old = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &old)
        defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
        try run()
    }
}

extension Data {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count) == Data(text.utf8) }
}
#endif
