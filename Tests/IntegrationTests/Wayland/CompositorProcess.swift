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
        /// That of GNOME: groups as they come about, moves at the pace of its screen, no frame after a last lift, and never a cancel.
        case mutter = "wtouch-mutter"
        /// Frames, but none after a last lift; a cancel, which it keeps to itself in version 10.
        case weston = "wtouch-weston"

        var description: String { rawValue }
        var groupsFrames: Bool { self != .sway && self != .mutter }
        /// Whether it ends a group of lifts, which are one event then however they are read.
        var groupsLifts: Bool { groupsFrames && self != .weston }
        /// Whether apps get a cancel when the rig's fingers are taken away.
        var cancels: Bool { self == .rig || self == .kwin }
        /// Whether the rig's fingers have a device that can be unplugged, whose touches are cancelled then.
        var unplugs: Bool { self != .kwin }
        /// Whether the rig can close an app's window.
        var closesWindows: Bool { self != .kwin && self != .weston }
        /// The tool that plays fingers on it.
        var player: String { self == .sway ? "xtouch" : "wtouch" }

        /// How it is started so that an app fills the screen.
        fileprivate var options: [String] {
            switch self {
            case .rig, .sway: []
            case .kwin: ["--maximized"]
            case .mutter: ["--fill"]
            // Without a mouse there is no pointer on pictures.
            case .weston: ["--caps", "touch,keyboard"]
            }
        }

        /// Why it can't run here; `nil` when it can.
        var absence: String? {
            var programs = ["/usr/bin/python3"]
            switch self {
            case .rig: break
            case .sway: programs += ["Xorg", "xinput", "sway", "convert"]
            case .kwin: programs += ["Xorg", "xinput", "kwin_wayland", "dbus-run-session"]
            case .mutter, .weston:
                guard let rig = try? Child("\(CompositorProcess.rigs)/\(rawValue)", ["--missing"]), let status = try? rig.status() else {
                    return "\(rawValue) cannot be started"
                }
                return status == 0 ? nil : rig.output.split(separator: "\n").first.map(String.init) ?? rig.errors
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
        let words = ["--size", "\(width)x\(height)", "--scale", scale] + kind.options
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
        case .mutter: child.descendant(named: "mutter")
        case .weston: child.descendant(named: "weston")
        }
    }

    /// Takes the display away from everybody.
    func end() { child.end() }
}
#endif
