#if Wayland
import Foundation

/// A compositor that runs without a screen of its own, with a touchscreen for ten fingers.
final class CompositorProcess {
    enum Kind: String, CaseIterable, CustomStringConvertible {
        /// The rig's own: exact frames, cancels.
        case rig = "wtouch-server"
        /// Whole pixels, a frame for each touch, and never a cancel.
        case sway = "wtouch-sway"
        /// Frames and cancels; times on a clock of its own.
        case kwin = "wtouch-kwin"

        var description: String { rawValue }
        var groupsFrames: Bool { self != .sway }
        var cancels: Bool { self != .sway }

        /// Why it can't run here; `nil` when it can.
        var absence: String? {
            var programs = ["/usr/bin/python3"]
            switch self {
            case .rig: break
            case .sway: programs += ["Xorg", "xinput", "sway", "convert"]
            case .kwin: programs += ["Xorg", "xinput", "kwin_wayland", "dbus-run-session"]
            }
            for program in programs where !FileManager.default.isExecutableFile(atPath: program) && Checkout.program(program) == nil {
                return "\(program) is not installed"
            }
            return nil
        }
    }

    static let rigs = "\(Checkout.root)/Tests/Rigs"

    let kind: Kind
    /// What programs in it need to find it and its devices.
    let environment: [String: String?]
    private let child: Child

    init(_ kind: Kind, width: Int, height: Int, scale: String) throws {
        self.kind = kind
        var words = ["--size", "\(width)x\(height)", "--scale", scale]
        if kind == .kwin { words.append("--maximized") }
        // It ends with its command, and that one with this process, however it ends: its input closes.
        child = try Child("\(Self.rigs)/\(kind.rawValue)", words + ["--", "sh", "-c", "env; echo ready; exec cat"])
        guard waitUntil(patience, { [child] in child.output.contains("ready\n") || !child.isRunning }), child.isRunning else {
            throw Trouble("\(kind) did not start: \(child.errors)")
        }
        var environment: [String: String?] = ["DISPLAY": nil]
        for line in child.output.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = String(parts[0])
            if ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SWAYSOCK"].contains(name) || name.hasPrefix("XTOUCH_") || name.hasPrefix("WTOUCH_") {
                environment[name] = String(parts[1])
            }
        }
        self.environment = environment
    }

    /// The compositor itself.
    var process: pid_t? {
        switch kind {
        case .rig: child.id
        case .sway: child.descendant(named: "sway")
        case .kwin: child.descendant(named: "kwin_wayland")
        }
    }

    /// Takes the display away from everybody.
    func end() { child.end() }
}
#endif
