#if Wayland
import Foundation
import HostTestSupport

/// A private compositor of the tools in `Tests/Rigs`. It ends with its owner, and with this process.
@MainActor
final class Compositor {
    nonisolated static let isAvailable = ["/usr/bin/python3", "/usr/share/X11/xkb/rules/evdev"].allSatisfy(FileManager.default.fileExists)
    nonisolated static let skipReason = "python3 and xkb-data are needed: script/bootstrap test"

    typealias Failure = RigServer.Failure

    private let server: RigServer
    var environment: [String: String] { server.environment }
    private var control: Int32 = -1
    private var received: [UInt8] = []

    init(_ arguments: String...) throws {
        server = try RigServer("wtouch-server", arguments, isQuiet: true)
        control = try Self.connect(environment["WTOUCH_CTL"] ?? "")
    }

    isolated deinit { end() }

    /// Ends the server now.
    func end() {
        guard control >= 0 else { return }
        close(control)
        control = -1
        server.end()
    }

    /// Ends the server without a message.
    func kill() {
        server.signal(SIGKILL)
        server.process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: environment["XDG_RUNTIME_DIR"] ?? "")
    }

    func signal(_ number: Int32) { server.signal(number) }

    /// Sends lines of the server's own language; `;` separates them too.
    func send(_ lines: String) {
        let bytes = Array((lines.replacing(";", with: "\n") + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(control, $0.baseAddress, $0.count) }
    }

    /// An answer, if one has come: they come in the order of the questions.
    func answer() throws -> [String: Any]? {
        var part = [UInt8](repeating: 0, count: 65536)
        let count = recv(control, &part, part.count, Int32(MSG_DONTWAIT))
        if count > 0 { received += part[..<count] }
        guard let end = received.firstIndex(of: 10) else { return nil }
        let line = Data(received[..<end])
        received.removeSubrange(...end)
        let object = try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
        if let error = object["error"] { throw Failure(description: "\(error)") }
        return object
    }

    /// Whether all that the server sent was read before so many seconds are over, without anything being handled here.
    func isReadEmpty(within seconds: Double) throws -> Bool {
        let end = Date().timeIntervalSinceReferenceDate + seconds
        while Date().timeIntervalSinceReferenceDate < end {
            send("stats")
            var state: [String: Any]?
            while state == nil {
                state = try answer()
                usleep(1000)
            }
            if state?["unsent"] as? Int == 0 { return true }
            usleep(10_000)
        }
        return false
    }

    private static func connect(_ path: String) throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { throw Failure(description: "the server's control socket does not answer") }
        return descriptor
    }
}
#endif
