#if X11
import Foundation

/// A private X server with a touchscreen for ten fingers, a keyboard and a pointer.
final class XServer {
    /// The name of the display.
    let display: String
    let width: Int
    let height: Int
    /// What programs in it need to find it and its devices.
    let environment: [String: String?]
    private let child: Child

    /// Why a server is impossible here; `nil` when it is possible.
    static let absence: String? = {
        guard FileManager.default.isExecutableFile(atPath: "\(rigs)/xtouch-server") else { return "Tests/Rigs has no xtouch-server" }
        for program in ["Xorg", "xinput"] where Checkout.program(program) == nil {
            return "\(program) is not installed (script/bootstrap test)"
        }
        guard FileManager.default.isExecutableFile(atPath: python) else { return "\(python) is not installed (script/bootstrap test)" }
        return nil
    }()

    static let rigs = "\(Checkout.root)/Tests/Rigs"
    static let python = "/usr/bin/python3"

    init(width: Int = 1280, height: Int = 800) throws {
        self.width = width
        self.height = height
        // The server ends with its command, and that one with this process, however it ends: its input closes.
        child = try Child("\(Self.rigs)/xtouch-server", ["--size", "\(width)x\(height)", "--", "sh", "-c", "env; echo ready; exec cat"])
        guard waitUntil(patience, { [child] in child.output.contains("ready\n") || !child.isRunning }), child.isRunning else {
            throw Trouble("the X server did not start: \(child.errors)")
        }
        var environment: [String: String?] = ["WAYLAND_DISPLAY": nil]
        for line in child.output.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            if parts.count == 2, parts[0] == "DISPLAY" || parts[0].hasPrefix("XTOUCH_") { environment[String(parts[0])] = String(parts[1]) }
        }
        guard let display = environment["DISPLAY"] ?? nil else { throw Trouble("the X server did not report its name") }
        self.display = display
        self.environment = environment
    }

    /// The server itself.
    var process: pid_t? { child.descendant(named: "Xorg") }

    /// Takes the display away from everybody.
    func end() { child.end() }
}
#endif
