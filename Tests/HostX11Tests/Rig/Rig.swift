#if X11
import Foundation
import HostTestSupport

/// A private X server with a ten-finger device, a keyboard and a pointer, of the tools in `Tests/Rigs`. It ends with its owner.
@MainActor
final class Rig {
    nonisolated static let size = (width: 800, height: 600)
    nonisolated static let isAvailable = ["Xorg", "xkbcomp", "python3", "xinput"].allSatisfy(find)
    nonisolated static let skipReason = "Xorg, xkbcomp, xinput and python3 are needed: script/bootstrap test"
    private static var shared: Rig?

    typealias Failure = RigServer.Failure

    private let server: RigServer
    var environment: [String: String] { server.environment }
    var display: String { environment["DISPLAY"] ?? "" }

    /// One for all tests that don't break it.
    static func common() throws -> Rig {
        if let shared { return shared }
        let rig = try Rig()
        shared = rig
        return rig
    }

    init() throws { server = try RigServer("xtouch-server", ["--size", "\(Self.size.width)x\(Self.size.height)"]) }

    /// Ends the server now.
    func end() { server.end() }

    /// Starts one of the rig's tools against this display.
    func start(_ name: String, _ arguments: [String], input: Pipe? = nil, output: Any? = nil) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: name.hasPrefix("/") ? name : RigServer.tool(name))
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
        let process = try start("/usr/bin/env", ["python3", "-B", "-W", "ignore", "-c", script, RigServer.tool("shot"), display]
                                + points.map { "\($0.0),\($0.1)" }, output: output)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map { Int($0, radix: 16) ?? -1 }
    }

    private nonisolated static func find(_ program: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
}
#endif
